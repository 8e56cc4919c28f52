import { registerEnumType } from "type-graphql";
import { nameKey, timeKeys, type SortKey } from "../database/sort.js";

/** What ideal jobs can be sorted by. */
export enum IdealJobSort {
  NAME = "NAME",
  CREATED = "CREATED",
  UPDATED = "UPDATED",
}

registerEnumType(IdealJobSort, {
  name: "IdealJobSort",
  description: "What ideal jobs can be sorted by.",
  valuesConfig: {
    NAME: { description: "The title, from A to Z, whatever its case and accents." },
    CREATED: { description: "When it was added, newest first." },
    UPDATED: { description: "When it was last changed, newest first." },
  },
});

/** How each is worked out. */
export const IDEAL_JOB_KEYS: Readonly<Record<IdealJobSort, SortKey>> = { NAME: nameKey("i.name"), ...timeKeys("i.") };
