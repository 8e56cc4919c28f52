import type { HuntColumn } from "../jobhunt/hunt-column.js";

/**
 * Returns the statement of the employer of a hunt, of which `hunt` is the alias: the company that was linked last as the
 * employer, else the name that was captured; no row where there is neither.
 */
export function employerSql(hunt: string): string {
  return `select coalesce(linked.name, d.company_name) as name, linked.id as "companyId"
    from (select 1) as hunt_row
    left join lateral (
      select c.id, c.name from link l
      join company c on c.owner_id = l.owner_id and c.id = l.company_id and c.deleted_at is null
      where l.owner_id = ${hunt}.owner_id and l.job_hunt_id = ${hunt}.id and l.role = 'EMPLOYER' and l.deleted_at is null
      order by l.created_at desc, l.id desc limit 1) as linked on true
    left join job_details d on d.owner_id = ${hunt}.owner_id and d.job_hunt_id = ${hunt}.id and d.deleted_at is null
    where coalesce(linked.name, d.company_name) is not null`;
}

/** The employer with the row of a hunt. */
export const EMPLOYER_COLUMN: HuntColumn = {
  property: "employer",
  sql: (hunt) => `(select row_to_json(known) from (${employerSql(hunt)}) as known)`,
  fields: ["employer"],
  isBrief: true,
};
