import { pickJsonFields, tableOf } from "../database/columns.js";
import type { HuntColumn } from "../jobhunt/hunt-column.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { IdealJob } from "./ideal-job.entity.js";

const NAMED = ["id", "name", "noteGuid", "version"] as const satisfies readonly (keyof IdealJob)[];

/** What of an ideal job comes with a hunt that follows it. */
export type NamedIdealJob = Pick<IdealJob, (typeof NAMED)[number]>;
/** The fields for which that is enough. */
export const NAMED_FIELDS: ReadonlySet<string> = new Set(["__typename", ...NAMED]);

/** A hunt, which some lists read with its ideal job; null: it follows none. */
export type JobHuntWithIdealJob = JobHunt & { readonly namedIdealJob?: NamedIdealJob | null };

/** The ideal job with the row of a hunt. */
export const IDEAL_JOB_COLUMN: HuntColumn = {
  property: "namedIdealJob",
  sql: (hunt) => `(select json_build_object(${pickJsonFields(IdealJob, "i", NAMED)}) from ${tableOf(IdealJob)} i
    where i.owner_id = ${hunt}.owner_id and i.id = ${hunt}.ideal_job_id and i.deleted_at is null)`,
  fields: ["idealJob"],
};
