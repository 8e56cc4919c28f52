import { namesOf, textFields } from "../../lib/textFields.js";
import type { CompanyCard_CompanyFragment } from "../../operations.generated.js";
import { companyTextFields } from "./fieldMessages.js";

/** A company as the list knows it. */
export type CompanyCardData = CompanyCard_CompanyFragment;

/** What the company form holds and saves. */
export const companyFields = textFields("type", "name", "address", ...namesOf(companyTextFields));

/** The address line by line (spec 2: lines 1 to 5), in the order in which they make one line. */
export const addressLines = ["street", "city", "region", "postalCode", "country"] as const;

/** One of the five address lines. */
export type AddressLine = (typeof addressLines)[number];

/** Makes one line of the five. */
export function joinAddress(lines: Partial<Record<AddressLine, string>>): string {
  return addressLines
    .map((line) => lines[line]?.trim())
    .filter(Boolean)
    .join(", ");
}
