import type { Translate } from "../../lib/useT.js";
import type { ContactCardData } from "./contactValues.js";
import { contactMessages } from "./messages.js";

type Names = Pick<ContactCardData, "salutation" | "firstName" | "middleNames" | "lastName">;

/**
 * Returns the display name of a contact: its name, or else any other known field, for no field is required (spec 5).
 */
export function contactName(contact: Names & Pick<ContactCardData, "organization" | "email">, t: Translate): string {
  return shortName(contact) || contact.organization || contact.email || t(contactMessages.noName);
}

/** Returns the names as the list shows them, without the salutation; empty when there are none. */
export function shortName({ firstName, middleNames, lastName }: Names): string {
  return joined([firstName, middleNames, lastName]);
}

/** Returns the full name with the salutation; empty when no part of it is known. */
export function fullName({ salutation, firstName, middleNames, lastName }: Names): string {
  return joined([salutation, firstName, middleNames, lastName]);
}

/** Returns the initials of the first and the last name, or of the one that is known. */
export function initialsOf(contact: Names): string {
  const words = shortName(contact).split(/\s+/);
  const ends = words.length > 1 ? [contact.firstName || words[0], contact.lastName || words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(" ");
}
