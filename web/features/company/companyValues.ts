import { namesOf, textFields } from "../../lib/textFields.js";
import type { CompanyCard_CompanyFragment } from "./company.generated.js";
import { companyTextFields } from "./fieldMessages.js";

export type CompanyCardData = CompanyCard_CompanyFragment;

/** The text fields of the company form. */
export const companyFields = textFields("type", "name", "address", ...namesOf(companyTextFields));

/** The address lines (spec 2: lines 1 to 5), in the order in which they are joined. */
export const addressLines = ["street", "city", "region", "postalCode", "country"] as const;

export type AddressLine = (typeof addressLines)[number];

/** Returns the address lines joined into one line. */
export function joinAddress(lines: Partial<Record<AddressLine, string>>): string {
  return addressLines
    .map((line) => lines[line]?.trim())
    .filter(Boolean)
    .join(", ");
}
