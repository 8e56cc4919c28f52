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

/** The keys of each list, by the sort key of its name. */
const known = new Map<string, Readonly<Record<RecordSort, SortKey>>>();

/** Returns the keys of a list of records; `name` is the sort key of the name, in SQL, of which there are few. */
export function recordKeys(name: string): Readonly<Record<RecordSort, SortKey>> {
  const keys = known.get(name) ?? { NAME: nameKey(name), ...TIME_KEYS };
  known.set(name, keys);
  return keys;
}
