import { tableOf } from "../../database/columns.js";
import type { OwnedEntity } from "../../database/owned.entity.js";
import { liveRecords, type ListOfMany } from "../../database/pages-of-many.js";
import { JobHunt } from "../job-hunt.entity.js";

/** A row of a hunt. */
type Part = OwnedEntity & { readonly jobHuntId: string };

/** Returns the list of such rows that each of many hunts has; a hunt in the trash has none. */
export function partsOfHunts<Row extends Part>(list: Omit<ListOfMany<Row>, "sources" | "rows">): ListOfMany<Row> {
  const rows = `from ${tableOf(list.entity)} r
    where r.owner_id = $1 and r.job_hunt_id = source.id and r.deleted_at is null`;
  return { ...list, sources: liveRecords(JobHunt), rows };
}
