import { storedColumnOf, tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { genericPlan } from "../database/generic-plan.js";
import { isId } from "../database/ids.js";
import type { HuntColumn } from "../jobhunt/hunt-column.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { DATA_NAMES } from "./job-data.js";
import { JobDetails } from "./job-details.entity.js";

/** The fields of a hunt that are lines of its captured advert. */
export const ADVERT_LINES = ["jobTitle", "location", "salary"] as const satisfies readonly (keyof JobDetails)[];

/** The lines of an advert that lists of hunts show, each cut to 500 characters; null: the advert does not say. */
export type AdvertLines = Pick<JobDetails, (typeof ADVERT_LINES)[number]>;

/** The same with the hunt that they are of. */
export type AdvertLinesOfHunt = AdvertLines & Pick<JobDetails, "jobHuntId">;

/** A hunt, which some lists read with the lines of its advert; null: none was captured. */
export type JobHuntWithAdvert = JobHunt & { readonly advert?: AdvertLines | null };

/** Each line of a row, which no other reading of job details selects; of a row of before, from its record. */
const COLUMNS = ADVERT_LINES.map(
  (line) =>
    [
      line,
      `case when d.has_lines then d.${storedColumnOf(JobDetails, line).name} else advert_line(d.data, '${DATA_NAMES[line]}') end`,
    ] as const,
);

/** The lines with the row of a hunt. */
export const ADVERT_COLUMN: HuntColumn = {
  property: "advert",
  sql: (
    hunt,
  ) => `(select json_build_object(${COLUMNS.map(([line, column]) => `'${line}', ${column}`).join(", ")}) from ${tableOf(JobDetails)} d
    where d.owner_id = ${hunt}.owner_id and d.job_hunt_id = ${hunt}.id and d.deleted_at is null)`,
  fields: ADVERT_LINES,
  isBrief: true,
};

/** Returns the lines of many hunts, in no order; those without an advert are left out. */
export async function readAdvertLines(
  database: Database,
  ownerId: string,
  jobHuntIds: readonly string[],
): Promise<AdvertLinesOfHunt[]> {
  return database.queryOwned<AdvertLinesOfHunt>(
    ownerId,
    genericPlan(`select d.job_hunt_id as "jobHuntId", ${COLUMNS.map(([line, column]) => `${column} as "${line}"`).join(", ")} from ${tableOf(JobDetails)} d
     where d.owner_id = $1 and d.job_hunt_id = any($2::uuid[]) and d.deleted_at is null`),
    [jobHuntIds.filter(isId)],
  );
}
