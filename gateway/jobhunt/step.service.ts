import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { AppError } from "../platform/errors.js";
import type { Change } from "../log/change.js";
import type { SentenceKey } from "../log/sentences.js";
import type { LogService } from "../log/log.service.js";
import { refuseIfChanged } from "../log/reverter.js";
import { RecordKind } from "../platform/record-kind.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { JobHuntReader } from "./job-hunt.reader.js";
import type { Step } from "./phase.js";
import type { StepName } from "./workflow.js";
import {
  JobHuntStatus,
  nextStepStatus,
  StepAction,
  stepDefinition,
  StepStatus,
  type StepDefinition,
} from "./workflow.js";

/** A changed step with its hunt, and the log entry that can undo the change; null when nothing had to change. */
export interface StepChanged {
  readonly jobHuntId: string;
  readonly jobHunt: JobHunt;
  readonly step: Step;
  readonly logEntryId: string | null;
}

const SAYS: Readonly<Record<StepAction, SentenceKey>> = {
  OPEN: "step.opened",
  COMPLETE: "step.completed",
  RESET: "step.reset",
  SKIP: "step.skipped",
  MARK_NOT_DONE: "step.notDone",
};

const ACTION_TO: Readonly<Record<StepStatus, StepAction>> = {
  ACTIVE: StepAction.OPEN,
  DONE: StepAction.COMPLETE,
  INACTIVE: StepAction.RESET,
  SKIPPED: StepAction.SKIP,
  NOT_DONE: StepAction.MARK_NOT_DONE,
};

/** The actions on the steps of a hunt; each call is one transaction with its log entry. */
export class StepService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly reader: JobHuntReader,
    private readonly log: LogService,
  ) {}

  /**
   * Applies an action to a step. Throws ILLEGAL_TRANSITION when its status, or a terminated hunt, does not allow it.
   */
  async act(ownerId: string, jobHuntId: string, name: StepName, action: StepAction): Promise<StepChanged> {
    return this.database.transaction(async () => {
      const logEntryId = await this.change(ownerId, jobHuntId, name, action);
      const jobHunt = await this.reader.find(ownerId, jobHuntId);
      return { jobHuntId: jobHunt.id, jobHunt, step: stepOf(jobHunt, name), logEntryId };
    });
  }

  /** Sets the status of a step, by the action that leads to it. */
  async setStatus(ownerId: string, jobHuntId: string, name: StepName, status: StepStatus): Promise<StepChanged> {
    return this.act(ownerId, jobHuntId, name, ACTION_TO[status]);
  }

  /**
   * Changes a step as part of the running transaction; returns the log entry, or null when it had that status already.
   */
  async change(ownerId: string, jobHuntId: string, name: StepName, action: StepAction): Promise<string | null> {
    const hunt = await this.jobHunts.find(ownerId, jobHuntId, { lock: true });
    const change = await this.changeUnlogged(hunt, name, action);
    return change === null ? null : this.tell(hunt, name, action, change);
  }

  /**
   * Changes a step of a locked hunt for a caller that logs the change with others; null when it had that status
   * already.
   */
  async changeUnlogged(hunt: JobHunt, name: StepName, action: StepAction): Promise<Change | null> {
    if (hunt.status === JobHuntStatus.TERMINATED) throw terminated(hunt);
    const { id, ownerId } = hunt;
    const { number } = stepDefinition(name);
    const before = await this.statusOf(ownerId, id, { number });
    const after = nextStepStatus(before, action);
    if (after === before) return null;
    await this.write(ownerId, id, number, after);
    return { kind: RecordKind.JOB_HUNT, id, number, before: { status: before }, after: { status: after } };
  }

  /** Writes the log entry of an action on a step. */
  async tell(hunt: JobHunt, name: StepName, action: StepAction, change: Change): Promise<string> {
    return this.log.record(hunt.ownerId, {
      action: SAYS[action],
      says: { key: SAYS[action], facts: { step: name, name: hunt.name } },
      subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
      changes: [change],
    });
  }

  /** Sets a step back to an earlier status. Throws CONFLICT when it was changed again since. */
  async revert(ownerId: string, inverse: Change): Promise<void> {
    await this.jobHunts.find(ownerId, inverse.id, { lock: true, withDeleted: true });
    const number = inverse.number ?? 0;
    refuseIfChanged({ status: await this.statusOf(ownerId, inverse.id, { number }) }, inverse);
    await this.write(ownerId, inverse.id, number, inverse.after["status"] as StepStatus); // logged by `change` above
  }

  private async statusOf(
    ownerId: string,
    jobHuntId: string,
    { number }: Pick<StepDefinition, "number">,
  ): Promise<StepStatus> {
    const [row] = await this.database.queryOwned<{ status: StepStatus }>(
      ownerId,
      `select status from job_hunt_step where owner_id = $1 and job_hunt_id = $2 and number = $3`,
      [jobHuntId, number],
    );
    return row?.status ?? StepStatus.INACTIVE;
  }

  /** An INACTIVE step has no row, as if it had never been touched. */
  private async write(ownerId: string, jobHuntId: string, number: number, status: StepStatus): Promise<void> {
    if (status === StepStatus.INACTIVE) {
      await this.database.query(`delete from job_hunt_step where owner_id = $1 and job_hunt_id = $2 and number = $3`, [
        ownerId,
        jobHuntId,
        number,
      ]);
      return;
    }
    await this.database.query(
      `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at) values ($1, $2, $3, $4, $5)
       on conflict (owner_id, job_hunt_id, number) do update set status = excluded.status, changed_at = excluded.changed_at`,
      [ownerId, jobHuntId, number, status, this.clock.now()],
    );
  }
}

function stepOf(hunt: JobHunt, name: StepName): Step {
  const steps = [...hunt.phases.flatMap((phase) => phase.steps), ...hunt.wholeHuntSteps];
  const step = steps.find((candidate) => candidate.name === name);
  if (step === undefined) throw new AppError("NOT_FOUND", { message: `The hunt has no step ${name}.` });
  return step;
}

function terminated(hunt: JobHunt): AppError {
  return new AppError("ILLEGAL_TRANSITION", {
    message: `"${hunt.name}" was terminated. Reopen it before you work on its steps.`,
    current: { from: hunt.status, allowed: ["REOPEN"] },
  });
}
