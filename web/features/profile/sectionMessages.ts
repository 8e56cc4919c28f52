import type { MessageDescriptor } from "react-intl";
import { guestMessages } from "../../components/guestMessages.js";
import type { ProfileSectionName } from "./sections.js";
import { trashMessages } from "./trashMessages.js";

/** The messages around the sections of the profile. */
export const sectionMessages = {
  list: {
    id: "profile.sections",
    defaultMessage: "Sections of the profile",
    description: "Name of the tabs of the profile, read aloud; on a phone of the list in their place",
  },
} as const;

/** The names of the sections of the profile. */
export const sectionNames: Readonly<Record<ProfileSectionName, MessageDescriptor>> = {
  you: { id: "profile.section.you", defaultMessage: "You", description: "Section of the profile: its person" },
  data: {
    id: "profile.section.data",
    defaultMessage: "Your data",
    description: "Section of the profile: how much there is of what the person keeps here",
  },
  connections: {
    id: "profile.section.connections",
    defaultMessage: "Connections",
    description: "Section of the profile: programs with access, and the calendar",
  },
  security: {
    id: "profile.section.security",
    defaultMessage: "Security",
    description: "Section of the profile: where one is signed in, the password, passkeys",
  },
  keep: guestMessages.keep,
  bin: trashMessages.title,
};
