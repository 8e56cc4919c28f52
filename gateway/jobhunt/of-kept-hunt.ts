import type { Condition } from "../database/statement.js";

/** The condition that the hunt of a row is not in the trash. */
export const isOfKeptHunt: Condition = () => `exists (select 1 from job_hunt h
  where h.owner_id = r.owner_id and h.id = r.job_hunt_id and h.deleted_at is null)`;
