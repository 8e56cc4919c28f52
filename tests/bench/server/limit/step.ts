import { uuidv7 } from "uuidv7";
import { StepStatus, stepDefinition, type StepName } from "../../../../gateway/jobhunt/workflow.js";
import { PlanRows } from "../../../../gateway/plan/plan-rows.js";
import { deriveStale } from "../../../../gateway/plan/plan.service.js";
import { dayIn } from "../../../../gateway/platform/day.js";
import type { LimitDatabase } from "./database.js";
import { huntColumns, ME } from "./hunts.js";
import type { Values } from "./shape.js";

const LOCK = `select 1 from job_hunt where owner_id = $1 and id = $2 and deleted_at is null for update`;
/** The step, the line of the log, the counts, and the message to open pages: one statement. */
const WRITE = `with stored as (insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at, done_on, changed_on)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (owner_id, job_hunt_id, number) do update set status = excluded.status,
      changed_at = excluded.changed_at, done_on = excluded.done_on, changed_on = excluded.changed_on),
  counted as (insert into usage_count as c (owner_id, kind, used)
    select $1, kind, amount from unnest($14::text[], $15::integer[]) as added (kind, amount)
    on conflict (owner_id, kind) do update set used = c.used + excluded.used),
  line as (insert into log_entry (owner_id, id, date, action, entry, sentence, subject_kind, subject_id, changes, created_at, change_set_id)
    values ($1, $8, $5, $9, $10, $11, 'JOB_HUNT', $2, $12, $5, $8) returning pg_notify('job_hunt_bench', $13))
  select count(*) from line`;

/** Returns the statement that reads a changed hunt. */
export function changedHuntSql(selected: ReadonlySet<string>): string {
  return `select ${huntColumns(selected)} from job_hunt h cross join ${ME} where h.owner_id = $1 and h.id = $2`;
}

/** Sets a step and what follows in the plan of its hunt, and returns both as the client asks for them. */
export async function writeStep(
  database: LimitDatabase,
  ownerId: string,
  {
    input,
    status,
    changedHunt,
  }: { readonly input: unknown; readonly status: StepStatus; readonly changedHunt: string },
): Promise<Values> {
  const { jobHuntId, step } = input as { readonly jobHuntId: string; readonly step: StepName }; // as the client sends it
  const logEntryId = uuidv7();
  const jobHunt = await database.hold(async (held) => {
    await held.rows("begin", []);
    await held.rows(LOCK, [ownerId, jobHuntId]);
    const plans = new PlanRows(held.asProduct);
    const [plan] = await plans.read(ownerId, [jobHuntId]);
    if (plan === undefined) throw new Error(`There is no hunt ${jobHuntId}.`);
    const now = new Date();
    const today = dayIn(plan.timeZone, now);
    const after = { status, doneOn: status === StepStatus.DONE ? today : null, changedOn: today };
    const derived = deriveStale({
      ...plan,
      facts: { ...plan.facts, steps: new Map(plan.facts.steps).set(step, after) },
    });
    const { number } = stepDefinition(step);
    const key = status === StepStatus.DONE ? "step.completed" : "step.opened";
    const before = plan.facts.steps.get(step) ?? { status: StepStatus.INACTIVE };
    if (derived !== null) await plans.write(ownerId, new Map([[jobHuntId, derived]]), now);
    const counted = [["LOG_ENTRY", 1] as const, ...held.counted];
    await held.rows(WRITE, [
      ...[ownerId, jobHuntId, number, status, now, after.doneOn, today, logEntryId, key, `${key} "${step}"`],
      JSON.stringify({ key, facts: { step, name: jobHuntId } }),
      JSON.stringify([{ kind: "JOB_HUNT", id: jobHuntId, number, before, after }]),
      JSON.stringify({ owner: ownerId, logEntry: logEntryId, changes: [{ kind: "JOB_HUNT", id: jobHuntId }] }),
      counted.map(([kind]) => kind),
      counted.map(([, amount]) => amount),
    ]);
    await held.rows("commit", []);
    const [row] = await held.rows<Values>(changedHunt, [ownerId, jobHuntId]);
    return row ?? null;
  });
  return { jobHunt, logEntryId };
}
