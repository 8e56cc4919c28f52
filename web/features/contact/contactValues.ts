import { namesOf, textFields } from "../../lib/textFields.js";
import type { ContactCard_ContactFragment } from "./contact.generated.js";
import { contactNameFields, contactTextFields } from "./fieldMessages.js";

export type ContactCardData = ContactCard_ContactFragment;

/** The text fields of the contact form. */
export const contactFields = textFields(
  "role",
  "organization",
  ...namesOf(contactNameFields),
  ...namesOf(contactTextFields),
  "description",
);
