import { one, type Shape, shape } from "./json-shapes.ts";

const LISTS = "+VIEW-DROPPED +VIEW-EMPTY-LISTS";

const ENTRY = `
schemaVersion VIEW-VERSION
id
slug
url VIEW-URL
kind
status
listed
revision
createdAt
updatedAt
lastConfirmedAt
defaultLanguage VIEW-LANGUAGE
language VIEW-LANGUAGE
availableLanguages VIEW-LANGUAGE
verification :verification
domains :domain
displayName
alternateNames
summary VIEW-TEXT
description VIEW-TEXT
categories
naceCodes
foundingYear
employees :range
languagesSpoken
profiles
primaryLocationId
locations :location +VIEW-SECTION-LOCATIONS +GATE-LOCALITY
serviceArea :area
offerings :offering
capacity :capacity +GATE-CAPACITY +VIEW-DROPPED
contactPoints :contactPoint ${LISTS} +GATE-CONTACT-PRIVATE
routing :route
agentPolicy :agentPolicy
actions :action ${LISTS} +GATE-ACTION-DISABLED
policies :policy
credentials :credential ${LISTS} +GATE-CREDENTIAL
faqs :faq
voice :voice
brand VIEW-BRAND :brand
media VIEW-MEDIA :media
operator :operator
provenance VIEW-PROVENANCE :provenance +GATE-PROVENANCE
links VIEW-LINKS :links`;

const ACTION = `
id
type
name VIEW-TEXT
offeringIds
requireFields
questions :question
serviceAreaOnly
expectedResponse
handoffUrl
tool VIEW-ACTION-TOOL
inputSchema VIEW-INPUT-ROOT :input +VIEW-ACTION-TOOL
rest VIEW-ACTION-REST +VIEW-ACTION-TOOL
form VIEW-ACTION-FORM +VIEW-ACTION-TOOL`;

const PROPERTIES = `
entry VIEW-INPUT-ENTRY :property
actionId VIEW-INPUT-ACTION-ID :property
requester VIEW-INPUT-REQUESTER :property
answers VIEW-INPUT-ANSWERS :answers
idempotencyKey VIEW-INPUT-IDEMPOTENCY :property
offeringId VIEW-INPUT-OFFERING :property +VIEW-INPUT-KIND
description VIEW-INPUT-KIND :property
topic VIEW-INPUT-KIND :property
purpose VIEW-INPUT-KIND :property
preferredTimes VIEW-INPUT-TIMES :property +VIEW-INPUT-KIND
preferredSlots VIEW-INPUT-TIMES :property +VIEW-INPUT-KIND
postalCode VIEW-INPUT-KIND :property
desiredTiming VIEW-INPUT-KIND :property
budget VIEW-INPUT-BUDGET :property +VIEW-INPUT-KIND
subject VIEW-INPUT-KIND :property
message VIEW-INPUT-KIND :property`;

/** The members of a property, `properties` of it being of the given shape. */
function property(properties: string): Shape {
  return shape(
    "VIEW-INPUT-PROPERTY",
    "=",
    `title\ntype +VIEW-INPUT-PROPERTY\nenum\nconst\noneOf :option\nitems :property\nproperties :${properties}\nrequired\nminItems\nmaxItems\nadditionalProperties`,
  );
}

const REQUIRED =
  "required VIEW-INPUT-REQUIRED +VIEW-INPUT-ACTION-ID +VIEW-INPUT-ANSWERS +VIEW-INPUT-KIND +VIEW-INPUT-HANDOFF";

const INPUT: Readonly<Record<string, Shape>> = {
  input: shape(
    "VIEW-INPUT-ROOT",
    "VIEW-INPUT-ROOT",
    `$schema\ntype\nproperties VIEW-INPUT-ORDER :properties +VIEW-INPUT-HANDOFF\n${REQUIRED}`,
  ),
  properties: shape("VIEW-INPUT-ORDER", "VIEW-INPUT-KIND", PROPERTIES),
  property: property("nested"),
  nested: shape("=", "=", "* = :property"),
  answers: property("answer"),
  answer: shape("VIEW-INPUT-ANSWERS", "VIEW-INPUT-QUESTION", "* VIEW-INPUT-QUESTION :property"),
  option: shape("=", "=", "const\ntitle"),
};

function part(table: string): Shape {
  return shape("VIEW-PARTS", "VIEW-SAME", table);
}

/** A part without members that a clause changes. */
function plain(keys: string): Shape {
  return part(keys.trim().split(/ +/).join("\n"));
}

const OPERATOR: Readonly<Record<string, Shape>> = {
  operator: part(
    "legalName\nlegalForm\ninLiquidation\naddress :address\ncontact :contact\nregister :register\nvatId\neconomicId\nrepresentatives :representative\nsupervisoryAuthority :link\nprofession :profession\ndisputeResolution :dispute\nprivacy :privacy",
  ),
  contact: plain("email phone phoneFormatted"),
  register: plain("name authority number country"),
  representative: part("name\nrole\nwording\nthrough :through"),
  through: plain("name wording"),
  link: plain("name url"),
  profession: part("title\ngrantedIn\nchamber\nrules :link"),
  dispute: part("participation\nbody :body"),
  body: part("name\naddress :address\nurl"),
  privacy: plain("url contactEmail"),
};

export const VIEW_SHAPES: Readonly<Record<string, Shape>> = {
  ...INPUT,
  ...OPERATOR,
  entry: shape("VIEW-ORDER", "VIEW-SAME", ENTRY),
  verification: plain("level contactConfirmedAt lapsedAt"),
  domain: plain("host status method verifiedAt lastCheckedAt"),
  range: plain("min max"),
  location: part(
    "id\nname VIEW-TEXT\ndisplay\naddress :address +GATE-LOCALITY\ngeo :geo +GATE-LOCALITY\ntimeZone\nvisits\nhours :hours",
  ),
  address: plain("street extra postalCode locality region country"),
  geo: plain("latitude longitude"),
  hours: part("weekly :week\nexceptions :exception"),
  week: part(["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => `${day} :interval`).join("\n")),
  interval: plain("opens closes"),
  exception: part("from\nto\nintervals :interval\nnote VIEW-TEXT"),
  area: part("anywhere\nradius :radius\nplaces :areaPlace"),
  radius: plain("km around"),
  areaPlace: plain("type name country"),
  offering: part(
    "id\ntype\nname VIEW-TEXT\nshortName VIEW-TEXT\ndescription VIEW-TEXT\ncategory\naudience\nprice :price\navailability\ntypicalLeadTime :range +VIEW-TEXT\nserviceArea :area\nmedia VIEW-BRAND",
  ),
  price: part("kind\namount\nmin\nmax\ncurrency\nvatIncluded\nunit\nnote VIEW-TEXT"),
  capacity: part("status\nnextAvailableFrom\nleadTime :range +VIEW-TEXT\nnote VIEW-TEXT\nasOf\nexpiresAt"),
  contactPoint: part(
    "id\nname\npurposes\nphone\nphoneFormatted\nemail\nlanguages\nhours :week\ntimeZone\nresponseTime",
  ),
  route: part("audience\nintent\nrouteTo\ndecline\nnote VIEW-TEXT"),
  agentPolicy: plain("agentRequests unsolicitedOutreach agentsMustDisclose"),
  action: part(ACTION),
  question: part("key\nlabel VIEW-TEXT\ntype\nrequired\noptions :choice"),
  choice: part("value\nlabel VIEW-TEXT"),
  policy: part(
    "type\nmethods\ncurrencies\npercent\nfree\nfreeWithinKm\nperiod\nprice :price\nsummary VIEW-TEXT",
  ),
  credential: part("id\ntype\nname\nissuer :link\nverification\nverifiedAt\nvalidThrough"),
  faq: part("question VIEW-TEXT\nanswer VIEW-TEXT"),
  voice: part("preferredName\navoidNames\nformality\ntone\ntagline VIEW-TEXT\nemphasis VIEW-TEXT"),
  brand: shape(
    "VIEW-PARTS",
    "VIEW-BRAND",
    "logo\nimagery\ncolors VIEW-SAME :colors\nfonts :fonts\ncorners VIEW-SAME",
  ),
  colors: shape("=", "=", "primary\nonPrimary\naccent\nonAccent\nsurface\ntext"),
  fonts: shape("VIEW-PARTS", "=", "heading :font\nbody :font"),
  font: shape("VIEW-PARTS", "=", "family\ngeneric"),
  media: shape("VIEW-MEDIA", "VIEW-MEDIA", "id\nurl\ntype\nwidth\nheight\ncaption VIEW-TEXT\nalt VIEW-TEXT"),
  provenance: shape("VIEW-PARTS", "VIEW-PROVENANCE", "paths\nsource\nsourceName\nobservedAt\nreference"),
  links: shape(
    "VIEW-LINKS",
    "VIEW-LINKS",
    "html\nmarkdown VIEW-LINK-MARKDOWN\njsonLd\nlegal VIEW-LINK-LEGAL\nprivacy VIEW-LINK-PRIVACY",
  ),
  brandKit: shape(
    "VIEW-BRAND-KIT",
    "VIEW-BRAND-KIT",
    "logo :media +VIEW-MEDIA\nimagery :media +VIEW-MEDIA\ncolors :colors\nfonts VIEW-BRAND-FONT :kitFonts +VIEW-BRAND-KIT\ncorners",
  ),
  kitFonts: shape("VIEW-BRAND-KIT", "VIEW-BRAND-FONT", "heading :kitFont\nbody :kitFont"),
  kitFont: one("VIEW-BRAND-FONT", "family stack cssUrl"),
};
