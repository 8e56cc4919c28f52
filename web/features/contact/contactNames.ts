import { shortName, type ContactNames } from "../../lib/contactNames.js";
import type { Translate } from "../../lib/useT.js";
import type { ContactCardData } from "./contactValues.js";
import { contactMessages } from "./messages.js";

/**
 * Returns the display name of a contact: its name, or else any other known field, for no field is required (spec 5).
 */
export function contactName(
  contact: ContactNames & Pick<ContactCardData, "organization" | "email">,
  t: Translate,
): string {
  return shortName(contact) || contact.organization || contact.email || t(contactMessages.noName);
}

/** Returns the initials of the first and the last name, or of the one that is known. */
export function initialsOf(contact: ContactNames): string {
  const words = shortName(contact).split(/\s+/);
  const ends = words.length > 1 ? [contact.firstName || words[0], contact.lastName || words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
}
