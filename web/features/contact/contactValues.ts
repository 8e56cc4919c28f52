import { textFields } from "../../lib/textFields.js";
import type { ContactCard_ContactFragment } from "../../operations.generated.js";

/** A contact as the list knows it. */
export type ContactCardData = ContactCard_ContactFragment;

/** What the contact form holds and saves. */
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
