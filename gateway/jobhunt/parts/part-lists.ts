import { tableOf } from "../../database/columns.js";
import { liveRecords, type ListOfMany } from "../../database/pages-of-many.js";
import { JobHunt } from "../job-hunt.entity.js";
import type { PartDefinition, PartOfHunt } from "./define-part.js";

/** Returns the list of the parts of one kind that each of many hunts has; a hunt in the trash has none. */
export function partsOfHunts<Row extends PartOfHunt>(
  { entity, texts }: PartDefinition<Row>,
  list: Omit<ListOfMany<Row>, "entity" | "texts" | "sources" | "rows">,
): ListOfMany<Row> {
  const rows = `from ${tableOf(entity)} r
    where r.owner_id = $1 and r.job_hunt_id = source.id and r.deleted_at is null`;
  return { ...list, entity, sources: liveRecords(JobHunt), rows, ...(texts && { texts }) };
}
