import { registerEnumType } from "type-graphql";
import { nameKey, timeKeys, type SortKey } from "../database/sort.js";

/** What documents can be sorted by. */
export enum DocumentSort {
  NAME = "NAME",
  CREATED = "CREATED",
  UPDATED = "UPDATED",
}

registerEnumType(DocumentSort, {
  name: "DocumentSort",
  description: "What documents can be sorted by.",
  valuesConfig: {
    NAME: { description: "The name, from A to Z, whatever its case and accents." },
    CREATED: { description: "When it was added, newest first." },
    UPDATED: { description: "When it was last changed, newest first." },
  },
});

/** How each is worked out. */
export const DOCUMENT_KEYS: Readonly<Record<DocumentSort, SortKey>> = { NAME: nameKey("name"), ...timeKeys() };
