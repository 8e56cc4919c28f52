import { PHASES, stepsOf, type PhaseName, type StepDefinition } from "../../../../gateway/jobhunt/workflow.js";
import { phaseKey, statusLabel } from "../../../../gateway/rest/names.js";
import type { LimitDatabase } from "./database.js";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly jobId: string | null;
  readonly applicationId: string | null;
  readonly noteGuid: string;
  readonly phase: PhaseName;
  /** `number,status;...` */
  readonly steps: string | null;
}

const HUNTS = `select h.id, h.name, h.job_id as "jobId", h.application_id as "applicationId", h.note_guid as "noteGuid", h.current_phase as phase,
    (select string_agg(s.number || ',' || s.status, ';') from job_hunt_step s where s.owner_id = $1 and s.job_hunt_id = h.id) as steps
  from job_hunt h where h.owner_id = $1 and h.deleted_at is null and h.status <> 'TERMINATED' order by h.created_at desc, h.id desc`;
const PHASE_STEPS = PHASES.map(({ name }) => ({ name: phaseKey(name), steps: [...stepsOf(name), ...stepsOf(null)] }));

/** Returns the answer of `GET /api/jobhunt/getall`: one statement. */
export async function readRestHunts(database: LimitDatabase, ownerId: string): Promise<object> {
  const rows = await database.rows<Row>(HUNTS, [ownerId]);
  return {
    jobHunts: rows.map(({ id, name, jobId, applicationId, noteGuid, phase, steps }) => {
      const statuses = new Map((steps?.split(";") ?? []).map((step) => step.split(",") as [string, string])); // as they are written
      const stepOf = ({ key, number }: StepDefinition): object => ({
        step: key,
        stepid: number,
        stepstatus: statusLabel(statuses.get(String(number)) ?? "INACTIVE"),
      });
      return {
        ...{ id, name, job_id: jobId, application_id: applicationId, note_guid: noteGuid, person_guid: ownerId },
        phase: phaseKey(phase),
        phases: PHASE_STEPS.map((each) => ({ name: each.name, steps: each.steps.map(stepOf) })),
      };
    }),
  };
}
