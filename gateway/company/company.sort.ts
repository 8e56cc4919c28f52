import { registerEnumType } from "type-graphql";
import { nameKey, timeKeys, type SortKey } from "../database/sort.js";

/** What companies can be sorted by. */
export enum CompanySort {
  NAME = "NAME",
  CREATED = "CREATED",
  UPDATED = "UPDATED",
}

registerEnumType(CompanySort, {
  name: "CompanySort",
  description: "What companies can be sorted by.",
  valuesConfig: {
    NAME: { description: "The name, from A to Z, whatever its case and accents." },
    CREATED: { description: "When it was added, newest first." },
    UPDATED: { description: "When it was last changed, newest first." },
  },
});

/** How each is worked out. */
export const COMPANY_KEYS: Readonly<Record<CompanySort, SortKey>> = { NAME: nameKey("name"), ...timeKeys() };
