import type { MessageDescriptor } from "react-intl";
import { screenNames } from "../../components/recordScreenMessages.js";
import type { CountedKind } from "../../lib/recordKinds.js";

/** The messages of the profile. */
export const profileMessages = {
  welcome: {
    id: "profile.welcome",
    defaultMessage: "You, and how this looks",
    description: "Welcome line of the profile",
  },
  description: {
    id: "profile.description",
    defaultMessage:
      "How this browser shows the product, where you are signed in, which programs may act for you, and what you deleted and can still bring back.",
    description: "Long description of the profile",
  },
  role: { id: "app.jobHunter", defaultMessage: "Job Hunter", description: "Role label of the signed-in person" },
  theme: { id: "profile.theme", defaultMessage: "Appearance", description: "Setting: light or dark" },
  system: {
    id: "profile.theme.system",
    defaultMessage: "System",
    description: "Appearance: whatever the system wears",
  },
  light: { id: "profile.theme.light", defaultMessage: "Light", description: "Appearance" },
  dark: { id: "profile.theme.dark", defaultMessage: "Dark", description: "Appearance" },
  language: { id: "profile.language", defaultMessage: "Language", description: "Setting: language of the interface" },
  browserLanguage: {
    id: "profile.language.browser",
    defaultMessage: "Language of the browser",
    description: "Choice of the language setting",
  },
  modelReads: {
    id: "profile.modelReads",
    defaultMessage: "Let the model read every advert that I paste",
    description: "Setting with a switch; model: the AI model. Off, it reads only when Extract is pressed",
  },
  shortcuts: {
    id: "profile.shortcuts",
    defaultMessage: "Keyboard shortcuts of one key",
    description: "Setting that can be switched off",
  },
} as const;

/** The names of the kinds that are counted, and in the trash by themselves, in the order of the trash. */
export const countedNames: Readonly<Record<CountedKind, MessageDescriptor>> = {
  JOB_HUNT: {
    id: "trash.kind.jobHunt",
    defaultMessage: "Job hunts",
    description: "Heading over deleted things of a kind",
  },
  IDEAL_JOB: {
    id: "trash.kind.idealJob",
    defaultMessage: "Ideal jobs",
    description: "Heading over deleted things of a kind",
  },
  COMPANY: screenNames.COMPANY.screen,
  CONTACT: screenNames.CONTACT.screen,
  DOCUMENT: screenNames.DOCUMENT.screen,
  NOTE: { id: "trash.kind.note", defaultMessage: "Notes", description: "Heading over deleted things of a kind" },
};
