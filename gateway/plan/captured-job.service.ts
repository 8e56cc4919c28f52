import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { genericPlan } from "../database/generic-plan.js";
import { FORM_FIELDS, fromJobData } from "../jobdetails/job-data.js";
import { JOB_HUNT_ROWS, toJobHunt, type JobHuntRow } from "../jobhunt/job-hunt.reader.js";
import { JobHuntStatus, PhaseName, stepDefinition, StepName, StepStatus } from "../jobhunt/workflow.js";
import type { Logger } from "../platform/logger.js";
import type { CapturedJob } from "./today.types.js";

/** For so long a captured advert waits for a decision. */
const CAPTURED_HOURS = 24;
const CAPTURE = stepDefinition(StepName.CAPTURE_JOB_DETAILS).number;
const DECIDE = stepDefinition(StepName.DECIDE_ON_JOB).number;

/** $2: the moment. Each hunt is looked up by its keys, as an embedded database has no statistics. */
const READ_CAPTURED = genericPlan(`select ${columnsOf(JOB_HUNT_ROWS.entity, "r", JOB_HUNT_ROWS.computed())},
    captured.changed_at as "capturedAt", details.id as "detailsId", details.data
  from job_hunt_step captured
  cross join lateral (select * from job_hunt h where h.owner_id = captured.owner_id and h.id = captured.job_hunt_id
    and h.deleted_at is null and h.status = '${JobHuntStatus.ACTIVE}' and h.current_phase = '${PhaseName.PREPARING}' offset 0) as r
  cross join lateral (select d.id, d.data from job_details d where d.owner_id = captured.owner_id
    and d.job_hunt_id = captured.job_hunt_id and d.deleted_at is null offset 0) as details
  where captured.owner_id = $1 and captured.number = ${CAPTURE} and captured.status = '${StepStatus.DONE}'
    and captured.changed_at > $2::timestamptz - interval '${CAPTURED_HOURS} hours'
    and coalesce((select s.status from job_hunt_step s where s.owner_id = captured.owner_id
      and s.job_hunt_id = captured.job_hunt_id and s.number = ${DECIDE}), '${StepStatus.INACTIVE}')
      in ('${StepStatus.INACTIVE}', '${StepStatus.ACTIVE}')
    and (select d.set_by from step_due d where d.owner_id = captured.owner_id and d.job_hunt_id = captured.job_hunt_id
      and d.step = ${DECIDE}) is distinct from 'PERSON'
  order by captured.changed_at desc, captured.job_hunt_id desc limit 1`);

interface CapturedRow extends JobHuntRow {
  readonly capturedAt: Date;
  readonly detailsId: string;
  readonly data: string;
}

/** Reads which captured job waits for a decision: one statement. */
export class CapturedJobService {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /**
   * Returns the hunt whose advert was captured last, less than a day before a moment, as long as its person has neither
   * decided on it nor put that off; null when there is none.
   */
  async find(ownerId: string, asOf: Date): Promise<CapturedJob | null> {
    const [row] = await this.database.queryOwned<CapturedRow>(ownerId, READ_CAPTURED, [asOf]);
    if (row === undefined) return null;
    const { capturedAt, detailsId, data, ...hunt } = row;
    const details = fromJobData(data, this.logger, detailsId);
    const found = FORM_FIELDS.filter((name) => details[name] !== null).length;
    return { jobHunt: toJobHunt(hunt), capturedAt, found, fields: FORM_FIELDS.length };
  }
}
