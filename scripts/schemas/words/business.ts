import type { Words } from "./words.ts";

const picture = {
  id: "The identity of the picture.",
  width: "Pixels across.",
  height: "Pixels from top to bottom.",
  caption: "What is shown below it.",
  alt: "What is read instead of it.",
};

const brand = {
  colors: "Its colours.",
  fonts: "Its fonts.",
  corners: "How corners are drawn.",
};

/** Voice, brand, pictures and the operator. */
export const BUSINESS: Words = {
  Voice: {
    about: "How the business wishes to be named and to sound.",
    members: {
      preferredName: "The name it wishes to be called by.",
      avoidNames: "Names it does not wish to be called by.",
      formality: "How it addresses its customers.",
      tone: "How it sounds.",
      tagline: "Its slogan.",
      emphasis: "What it likes to see mentioned.",
    },
  },
  Brand: {
    about: "What the business looks like.",
    members: { logo: "Its logo, by its ID.", imagery: "Its pictures, by their IDs.", ...brand },
  },
  BrandKitView: {
    about: "What a business looks like, ready to use: each part only when the owner gave it.",
    members: { logo: "Its logo.", imagery: "Its pictures.", ...brand },
  },
  Colors: {
    about: "Colours by their use.",
    members: {
      primary: "The main colour.",
      onPrimary: "What is written on the main colour.",
      accent: "The second colour.",
      onAccent: "What is written on the second colour.",
      surface: "The background.",
      text: "What is written on the background.",
    },
  },
  Fonts: {
    about: "Fonts by their use.",
    members: { heading: "The font of headings.", body: "The font of running text." },
  },
  FontsView: {
    about: "Fonts by their use, with their style sheets.",
    members: { heading: "The font of headings.", body: "The font of running text." },
  },
  Font: {
    about: "A font by the name of its family.",
    members: { family: "The name of the family.", generic: "What stands in where it is missing." },
  },
  FontView: {
    about: "A font, and the style sheet that brings it.",
    members: {
      family: "The name of the family.",
      stack: "The value of font-family in a style sheet.",
      cssUrl: "The style sheet with the font's @font-face rules.",
    },
  },
  Media: {
    about: "A picture.",
    members: { ...picture, file: "Its file; joined to the registry's media address it is the picture's." },
  },
  MediaView: {
    about: "A picture, and where it is.",
    members: { ...picture, url: "The address of the picture.", type: "The media type of the file." },
  },
  Operator: {
    about: "The legal details of whoever runs the business.",
    members: {
      legalName: "The name in the register or in law.",
      legalForm: "The legal form.",
      inLiquidation: "Always true: the company is being wound up.",
      address: "The address for legal matters. It is never shortened.",
      contact: "How to reach the operator in legal matters.",
      register: "Where the operator is registered.",
      vatId: "The VAT ID.",
      economicId: "The economic ID; in Germany alone.",
      representatives: "Who stands for the operator.",
      supervisoryAuthority: "The authority that watches over the business.",
      profession: "The regulated profession.",
      disputeResolution: "Whether it takes part in the settlement of consumer disputes.",
      privacy: "The business's own privacy notice.",
    },
  },
  OperatorContact: {
    about:
      "How to reach the operator. A copy of its own, so that a legal notice does not change with the contact points.",
    members: {
      email: "The email address.",
      phone: "The phone number.",
      phoneFormatted: "The same number as people read it.",
    },
  },
  Register: {
    about: "An entry in a register. It has an authority or a number.",
    members: {
      name: "The name of the register.",
      authority: "The court or authority that keeps it.",
      number: "The number of the entry.",
      country: "The country, when it is not the one of the address.",
    },
  },
  Representative: {
    about: "Who stands for the operator.",
    members: {
      name: "The name.",
      role: "In what capacity.",
      wording: "How the capacity reads in the German legal notice.",
      through: "Who in turn stands for a representative that is a company.",
    },
  },
  Representation: {
    about: "Who stands for a company that is itself a representative.",
    members: { name: "The name.", wording: "How the capacity reads in the German legal notice." },
  },
  NamedLink: {
    about: "A name, and an address on the web.",
    members: { name: "The name.", url: "The address." },
  },
  Profession: {
    about: "A regulated profession.",
    members: {
      title: "The professional title.",
      grantedIn: "The country that granted it.",
      chamber: "The chamber.",
      rules: "The rules of the profession.",
    },
  },
  DisputeResolution: {
    about: "Whether the operator takes part in the settlement of consumer disputes.",
    members: {
      participation: "Unwilling, willing, or obliged by law.",
      body: "The body that settles disputes; whole when the operator takes part.",
    },
  },
  DisputeBody: {
    about: "A body that settles disputes.",
    members: { name: "The name.", address: "The postal address in one line.", url: "The website." },
  },
  PrivacyNotice: {
    about: "The business's own privacy notice.",
    members: { url: "Where it is.", contactEmail: "Whom to write to about it." },
  },
};
