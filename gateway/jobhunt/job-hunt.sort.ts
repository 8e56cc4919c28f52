import { registerEnumType } from "type-graphql";
import { nameKey, timeKeys, type SortKey } from "../database/sort.js";

/** What hunts can be sorted by. */
export enum JobHuntSort {
  NAME = "NAME",
  CREATED = "CREATED",
  UPDATED = "UPDATED",
}

registerEnumType(JobHuntSort, {
  name: "JobHuntSort",
  description: "What hunts can be sorted by.",
  valuesConfig: {
    NAME: { description: "The name, from A to Z, whatever its case and accents." },
    CREATED: { description: "When it was added, newest first." },
    UPDATED: { description: "When it was last changed, newest first." },
  },
});

/** How each is worked out. */
export const JOB_HUNT_KEYS: Readonly<Record<JobHuntSort, SortKey>> = { NAME: nameKey("h.name"), ...timeKeys("h.") };
