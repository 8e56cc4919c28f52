import type { CompanyCardData } from "./useCompanies.js";

/** What the company form holds and saves. */
export interface CompanyValues {
  readonly type: string;
  readonly name: string;
  readonly address: string;
}

/** An empty form. */
export const emptyCompany: CompanyValues = { type: "", name: "", address: "" };

/** What the form of a company starts from. */
export function companyValues({ name, type, address }: CompanyCardData): CompanyValues {
  return { name, type: type ?? "", address: address ?? "" };
}

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
