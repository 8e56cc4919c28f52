import { fullName, type ContactNames } from "../../lib/contactNames.js";

/** How many people an appointment can be with. */
export const PEOPLE_MAX = 20;

/** Somebody who is to be at an appointment. */
export interface Person {
  readonly id: string;
  /** Empty when they have none. */
  readonly name: string;
}

/** Returns a contact as a form shows it. */
export function personOf(contact: ContactNames & { readonly id: string }): Person {
  return { id: contact.id, name: fullName(contact) };
}

/** Returns people as one text, in which a form and its draft keep them. */
export function peopleText(people: readonly Person[]): string {
  return people.length === 0 ? "" : JSON.stringify(people.map(({ id, name }) => ({ id, name })));
}

/** Returns the people of such a text; nobody for any other text. */
export function readPeople(text: string): readonly Person[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isPerson) : [];
  } catch {
    return [];
  }
}

function isPerson(value: unknown): value is Person {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "name" in value &&
    typeof value.name === "string"
  );
}
