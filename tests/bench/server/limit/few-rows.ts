import type { Feature } from "../../../../gateway/person/policy.js";
import { PHASES } from "../../../../gateway/jobhunt/workflow.js";
import { weekendOf } from "../../../../gateway/plan/working-days.js";
import { UPLOAD_MAX_BYTES } from "../../../../schema/limits.js";
import type { LimitDatabase } from "./database.js";
import type { ShapedField, Values } from "./shape.js";

const VIEWER = `select id as guid, email, name, given_name as "givenName", family_name as "familyName", picture, time_zone as "timeZone"
  from person where id = $1`;

/** Returns the person, as one with an account of their own: one statement. */
export async function readViewer(database: LimitDatabase, ownerId: string): Promise<Values> {
  const [row] = await database.rows<Values & { readonly timeZone: string | null }>(VIEWER, [ownerId]);
  const featuresOff: readonly Feature[] = [];
  return {
    ...row,
    weekend: [...weekendOf(row?.timeZone ?? "UTC")],
    featuresOff,
    uploadMaxBytes: UPLOAD_MAX_BYTES,
    guest: null,
  };
}

const countOf = (table: string, name: string): string =>
  `(select count(*)::integer from ${table} where owner_id = $1 and deleted_at is null) as "${name}"`;

/** Returns the statement of the figures and the first hunts of the dashboard. */
export function dashboardSql(fields: readonly ShapedField[]): string {
  const lists = fields
    .filter(({ name }) => name === "jobHunts")
    .map((field) => {
      const { where, first } = field.args({}) as { where: Readonly<Record<string, string>>; first: number }; // written in the operation
      const phase = where["phase"] === undefined ? "" : `and current_phase = '${where["phase"]}'`;
      return `(select json_agg(json_build_object('id', id, 'name', name)) from (select id, name from job_hunt where owner_id = $1
      and deleted_at is null and status = '${where["status"]}' ${phase} order by created_at desc, id desc limit ${first}) h) as "${field.key}"`;
    });
  return `select ${countOf("ideal_job", "idealJobs")}, ${countOf("company", "companies")}, ${countOf("contact", "contacts")},
    ${countOf("document", "documents")}, (select used::integer from usage_count where owner_id = $1 and kind = 'LOG_ENTRY') as "logEntries",
    (select json_object_agg(phase, count) from (select current_phase as phase, count(*) as count from job_hunt where owner_id = $1
      and deleted_at is null and status = 'ACTIVE' group by current_phase) p) as phases,
    (select count(*)::integer from job_hunt where owner_id = $1 and deleted_at is null and status = 'DONE') as finished, ${lists.join(", ")}`;
}

/** Returns the dashboard with the first hunts of each phase: one statement. */
export async function readDashboard(
  database: LimitDatabase,
  ownerId: string,
  text: string,
  fields: readonly ShapedField[],
): Promise<Values> {
  type Row = Values & { readonly phases: Readonly<Record<string, number>> | null; readonly finished: number };
  const [row] = await database.rows<Row>(text, [ownerId]);
  const byPhase = PHASES.map(({ name }) => ({ phase: name, count: row?.phases?.[name] ?? 0 }));
  const jobHunts = byPhase.reduce((sum, { count }) => sum + count, row?.finished ?? 0);
  const lists = fields
    .filter(({ name }) => name === "jobHunts")
    .map(({ key }): [string, Values] => [key, { nodes: row?.[key] ?? [] }]);
  return { dashboard: { ...row, jobHunts, byPhase }, ...Object.fromEntries(lists) };
}
