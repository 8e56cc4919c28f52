import type { ContactCardData } from "./useContacts.js";

/** What the contact form holds and saves. */
export interface ContactValues {
  readonly role: string;
  readonly organization: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly middleNames: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly description: string;
}

/** An empty form. */
export const emptyContact: ContactValues = {
  role: "",
  organization: "",
  salutation: "",
  firstName: "",
  middleNames: "",
  lastName: "",
  email: "",
  mobile: "",
  description: "",
};

/** What the form of a contact starts from. */
export function contactValues(contact: ContactCardData): ContactValues {
  return {
    role: contact.role ?? "",
    organization: contact.organization ?? "",
    salutation: contact.salutation ?? "",
    firstName: contact.firstName ?? "",
    middleNames: contact.middleNames ?? "",
    lastName: contact.lastName ?? "",
    email: contact.email ?? "",
    mobile: contact.mobile ?? "",
    description: contact.description ?? "",
  };
}
