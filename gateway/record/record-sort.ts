import { registerEnumType } from "type-graphql";
import { nameKey, TIME_KEYS, type SortKey } from "../database/sort.js";

/** The sort keys of a list of records. */
export enum RecordSort {
  NAME = "NAME",
  CREATED = "CREATED",
  UPDATED = "UPDATED",
}

registerEnumType(RecordSort, {
  name: "RecordSort",
  description: "The sort keys of a list of your records.",
  valuesConfig: {
    NAME: {
      description:
        "The name, from A to Z, whatever its case and accents; of a contact the last name, then the first name.",
    },
    CREATED: { description: "When it was added, newest first." },
    UPDATED: { description: "When it was last changed, newest first." },
  },
});

/** Returns the keys of a list of records; `name` is the sort key of the name, in SQL. */
export function recordKeys(name: string): Readonly<Record<RecordSort, SortKey>> {
  return { NAME: nameKey(name), ...TIME_KEYS };
}
