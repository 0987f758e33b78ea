import { one, type Shape, shape } from "./json-shapes.ts";

const FAMILIES = "+LD-FAMILY-BUSINESS +LD-FAMILY-INSTITUTION +LD-FAMILY-ORGANIZATION +LD-FAMILY-PERSON";
const LOCALIZED = ":text ~LD-TEXT-TAGGED ~LD-TEXT-PLAIN ~LD-FORMS ~LD-ONE-OR-MANY";
const MAY_BE_ONE = "~LD-ONE-OR-MANY";
const WEEK = "LD-HOURS :hours +LD-HOURS-CLOSED +LD-HOURS-ALLDAY +LD-HOURS-NIGHT";

const SUBJECT = `
@type LD-TYPE ${FAMILIES} +LD-SUSPENDED
@id LD-IRI +LD-SUSPENDED
name LD-NAMES ~LD-TEXT-PLAIN
alternateName LD-NAMES ~LD-TEXT-PLAIN
legalName LD-LEGAL-NAME +LD-FAMILY-PERSON
vatID LD-LEGAL-NAME
identifier LD-IDENTIFIER :identifier
description LD-DESCRIPTION ${LOCALIZED}
disambiguatingDescription LD-DESCRIPTION ${LOCALIZED}
slogan LD-SLOGAN ${LOCALIZED} +LD-FAMILY-PERSON
url LD-URL
sameAs LD-SAME-AS
logo LD-LOGO :media +LD-FAMILY-PERSON
image LD-IMAGE :media
telephone LD-PHONE-EMAIL +GATE-CONTACT-PRIVATE
email LD-PHONE-EMAIL +GATE-CONTACT-PRIVATE
foundingDate LD-FOUNDING
numberOfEmployees LD-EMPLOYEES :employees
knowsLanguage LD-KNOWS-LANGUAGE ${MAY_BE_ONE}
address LD-ADDRESS :address +GATE-LOCALITY
geo LD-GEO :geo ${FAMILIES} +GATE-LOCALITY
openingHoursSpecification ${WEEK} ${FAMILIES}
specialOpeningHoursSpecification LD-HOURS-SPECIAL :special +LD-HOURS-ALLDAY ${FAMILIES}
timeZone LD-TIME-ZONE ${FAMILIES}
visits LD-VISITS ${FAMILIES}
location LD-PLACE :place +LD-PLACE-PRIMARY ${FAMILIES}
workLocation LD-PLACE :place +LD-PLACE-PRIMARY ${FAMILIES}
areaServed LD-AREA :area ${FAMILIES}
paymentAccepted LD-PAYMENT ${FAMILIES} ~LD-FORMS
currenciesAccepted LD-PAYMENT ${FAMILIES}
contactPoint LD-CONTACT :contact +GATE-CONTACT-PRIVATE
hasCredential LD-CREDENTIAL :credential +GATE-CREDENTIAL
memberOf LD-MEMBER :issuer +GATE-CREDENTIAL
award LD-AWARD ~LD-TEXT-PLAIN +GATE-CREDENTIAL
makesOffer LD-OFFER-ORDER :offer
potentialAction LD-ACTION-ORDER :action +GATE-ACTION-DISABLED
subjectOf LD-FAQ :faq +LD-FAQ-EMBEDDED ~LD-FORMS ~LD-TEXT-PLAIN
category LD-CATEGORY
naceCode LD-CATEGORY
capacity LD-CAPACITY :capacity +GATE-CAPACITY
policy LD-POLICY :policy
routing LD-ROUTING :routing
agentPolicy LD-AGENT-POLICY :agentPolicy
voice LD-VOICE :voice
brandKit LD-BRAND-KIT`;

const PAGE = `
@type
@id LD-IRI
url
name
inLanguage LD-PAGE-LANGUAGE ${MAY_BE_ONE} ~LD-FORMS
dateCreated
dateModified
mainEntity :reference
isPartOf LD-SITE :site
schemaVersion LD-VERSION
revision
status
lastConfirmed
verification LD-VERIFICATION :verification
provenance LD-PROVENANCE :provenance +GATE-PROVENANCE`;

const PLACE = `
@type
@id LD-IRI
name ${LOCALIZED}
address LD-ADDRESS :address +GATE-LOCALITY
geo LD-GEO :geo +GATE-LOCALITY
openingHoursSpecification ${WEEK}
specialOpeningHoursSpecification LD-HOURS-SPECIAL :special +LD-HOURS-ALLDAY
timeZone LD-TIME-ZONE
visits LD-VISITS`;

const OFFER = `
@type
@id LD-IRI
itemOffered LD-OFFER-ITEM :item
priceSpecification LD-PRICE-NODE :price +LD-PRICE-KIND
availability LD-OFFER-AVAILABILITY
areaServed LD-OFFER-AREA :area
priceKind LD-PRICE-KIND
audience
typicalLeadTime LD-OFFER-LEAD :lead
category
potentialAction LD-OFFER-ACTION :reference ~LD-ONE-NODE +GATE-ACTION-DISABLED ${MAY_BE_ONE}`;

const CONTACT = `
@type
@id LD-IRI
name ~LD-TEXT-PLAIN
contactType
telephone
email
availableLanguage ${MAY_BE_ONE}
hoursAvailable LD-HOURS :hours +LD-CONTACT-HOURS +LD-HOURS-CLOSED +LD-HOURS-ALLDAY +LD-HOURS-NIGHT
timeZone LD-CONTACT-HOURS`;

const POLICY = `
policyType
percent
free
freeWithinKm
period
price :price
summary ${LOCALIZED}`;

export const JSONLD_SHAPES: Readonly<Record<string, Shape>> = {
  document: shape("LD-DOCUMENT", "LD-DOCUMENT", "@context LD-CONTEXT :context\n@graph LD-DOCUMENT :graph"),
  context: one("LD-CONTEXT", "daawid"),
  reference: shape("LD-ONE-NODE", "LD-IRI", "@id LD-IRI"),
  text: shape("LD-TEXT-TAGGED", "LD-TEXT-TAGGED", "@value =\n@language LD-TEXT-TAGGED"),
  page: shape("LD-PAGE-ORDER", "LD-PAGE-ORDER", PAGE),
  site: one("LD-SITE", "@type @id name url"),
  verification: shape(
    "LD-VERIFICATION",
    "LD-VERIFICATION",
    "level +LD-SUSPENDED\ncontactConfirmedAt\nlapsedAt\ndomain LD-DOMAIN :domain",
  ),
  domain: one("LD-DOMAIN", "host domainStatus method verifiedAt lastCheckedAt"),
  provenance: shape(
    "LD-PROVENANCE",
    "LD-PROVENANCE",
    `path LD-PROVENANCE-PATH ${MAY_BE_ONE}\nsource\nobservedAt\nreference`,
  ),
  subject: shape("LD-SUBJECT-ORDER", "LD-SUBJECT-ORDER", SUBJECT),
  identifier: one("LD-IDENTIFIER", "@type propertyID value"),
  media: shape(
    "LD-MEDIA",
    "LD-MEDIA",
    `@type\n@id LD-IRI\nurl\nencodingFormat\nwidth\nheight\ncaption ${LOCALIZED}`,
  ),
  employees: one("LD-EMPLOYEES", "@type minValue maxValue"),
  address: shape(
    "LD-ADDRESS",
    "LD-ADDRESS",
    "@type\nstreetAddress ~LD-TEXT-PLAIN\npostalCode\naddressLocality ~LD-TEXT-PLAIN\naddressRegion\naddressCountry",
  ),
  geo: one("LD-GEO", "@type latitude longitude"),
  hours: shape("LD-HOURS", "LD-HOURS", `@type\ndayOfWeek ${MAY_BE_ONE}\nopens\ncloses`),
  special: one("LD-HOURS-SPECIAL", "@type validFrom validThrough opens closes"),
  place: shape("LD-PLACE", "LD-PLACE", PLACE),
  worldwide: one("LD-AREA", "@type name"),
  circle: shape(
    "LD-AREA-RADIUS",
    "LD-AREA-RADIUS",
    "@type\ngeoMidpoint :geo +GATE-LOCALITY\naddress LD-ADDRESS :address +LD-AREA-RADIUS\ngeoRadius",
  ),
  areaPlace: shape("LD-AREA-PLACES", "LD-AREA-PLACES", "@type\nname ~LD-TEXT-PLAIN"),
  contact: shape("LD-CONTACT", "LD-CONTACT", CONTACT),
  credential: shape(
    "LD-CREDENTIAL",
    "LD-CREDENTIAL",
    "@type\n@id LD-IRI\nname ~LD-TEXT-PLAIN\ncredentialCategory\nrecognizedBy :issuer\nexpires\nverifiedAt",
  ),
  issuer: shape("=", "=", "@type\nname ~LD-TEXT-PLAIN\nurl"),
  offer: shape("LD-OFFER-ORDER", "LD-OFFER-ORDER", OFFER),
  item: shape(
    "LD-OFFER-ITEM",
    "LD-OFFER-ITEM",
    `@type\nname ${LOCALIZED}\ndescription ${LOCALIZED}\nimage LD-OFFER-IMAGE :reference ~LD-ONE-NODE`,
  ),
  price: shape(
    "LD-PRICE-NODE",
    "LD-PRICE-NODE",
    "@type +LD-PRICE-UNIT\nprice LD-PRICE-KIND\nminPrice LD-PRICE-KIND\nmaxPrice LD-PRICE-KIND\npriceCurrency\nunitCode LD-PRICE-UNIT\nvalueAddedTaxIncluded",
  ),
  lead: one("LD-OFFER-LEAD", "min max"),
  action: shape(
    "LD-ACTION-ORDER",
    "LD-ACTION-ORDER",
    `@type LD-ACTION-TYPE\n@id LD-IRI\nname ${LOCALIZED}\nactionType\nrequiresUserConfirmation LD-ACTION-CONFIRM\nexpectedResponse\ntarget LD-ACTION-TARGET :target`,
  ),
  target: one("LD-ACTION-TARGET", "@type urlTemplate httpMethod contentType actionPlatform"),
  faq: shape("=", "=", `@type\ninLanguage ${MAY_BE_ONE}\nmainEntity :question`),
  question: shape("=", "=", "@type\nname\nacceptedAnswer :answer"),
  answer: shape("=", "=", "@type\ntext"),
  capacity: shape(
    "LD-CAPACITY",
    "LD-CAPACITY",
    `capacityStatus\nnextAvailableFrom\nleadTime LD-OFFER-LEAD :lead +LD-CAPACITY\nnote ${LOCALIZED}\nasOf\nexpiresAt`,
  ),
  policy: shape("LD-POLICY", "LD-POLICY", POLICY),
  routing: shape("LD-ROUTING", "LD-ROUTING", "audience\nintent\nrouteTo :reference ~LD-ONE-NODE\ndecline"),
  agentPolicy: one("LD-AGENT-POLICY", "agentRequests unsolicitedOutreach agentsMustDisclose"),
  voice: shape(
    "LD-VOICE",
    "LD-VOICE",
    "preferredName ~LD-TEXT-PLAIN\navoidName ~LD-TEXT-PLAIN\nformality\ntone\nemphasis LD-VOICE-EMPHASIS :text ~LD-TEXT-TAGGED ~LD-TEXT-PLAIN ~LD-FORMS",
  ),
};
