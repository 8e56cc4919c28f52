import { textFields } from "../../lib/textFields.js";
import type { ContactCard_ContactFragment } from "./contact.generated.js";

export type ContactCardData = ContactCard_ContactFragment;

/** The text fields of the contact form. */
export const contactFields = textFields(
  "role",
  "organization",
  "salutation",
  "firstName",
  "middleNames",
  "lastName",
  "email",
  "mobile",
  "description",
);
