import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntService } from "../jobhunt/job-hunt.service.js";
import { HuntOutcome } from "../jobhunt/outcome.js";
import type { StepService } from "../jobhunt/step.service.js";
import { JobHuntStatus, PhaseName, StepAction, stepDefinition, StepName, StepStatus } from "../jobhunt/workflow.js";
import type { StepDateService } from "../plan/step-date.service.js";
import type { Day } from "../platform/day.js";
import { Faults } from "../platform/validation.js";
import { JobDecision, type DecideOnJobInput } from "./decision.input.js";
import type { JobDecided } from "./decision.types.js";

const DECIDE = StepName.DECIDE_ON_JOB;

/** The ids of the log entries that a decision has written; null for a part that was so already. */
type Written = readonly (string | null)[];

/** The dependencies of the service of decisions. */
interface DecisionDeps extends JobHuntDeps {
  readonly jobHunts: JobHuntService;
  readonly steps: StepService;
  readonly dates: StepDateService;
}

/** Decides on the jobs of hunts; each decision is one transaction and one change set. */
export class DecisionService {
  constructor(private readonly deps: DecisionDeps) {}

  /**
   * Carries a decision out, all of it or nothing; a repetition changes nothing. Throws VALIDATION, also on a field that
   * belongs to another decision, NOT_FOUND, CONFLICT when `version` is given and no longer true, and ILLEGAL_TRANSITION when
   * the hunt, or with LATER the step, has ended already.
   */
  async decide(ownerId: string, input: DecideOnJobInput): Promise<JobDecided> {
    const until = check(input);
    const write = async (): Promise<string | null> => {
      const hunt = await this.deps.jobHuntRows.find(ownerId, input.jobHuntId, { lock: true });
      this.deps.jobHuntRows.requireVersion(hunt, input.version);
      const written = until === null ? await this.close(hunt, input) : await this.postpone(hunt, until);
      return written.some((logEntryId) => logEntryId !== null) ? this.deps.database.changeSetId : null;
    };
    return this.deps.database.transactionRead(write, async (changeSetId) => ({
      jobHunt: await this.deps.jobHuntReader.find(ownerId, input.jobHuntId),
      changeSetId,
    }));
  }

  private async postpone({ ownerId, id }: JobHunt, until: Day): Promise<Written> {
    return [(await this.deps.dates.snooze(ownerId, { jobHuntId: id, step: DECIDE, until })).logEntryId];
  }

  private async close(hunt: JobHunt, input: DecideOnJobInput): Promise<Written> {
    const { ownerId, id } = hunt;
    const { decision, outcome, reason = null } = input;
    const completed = await this.complete(hunt, input);
    const { logEntryId } =
      decision === JobDecision.APPLY
        ? await this.deps.jobHunts.leave(ownerId, id, PhaseName.PREPARING)
        : await this.deps.jobHunts.end(ownerId, { id, outcome: outcome ?? HuntOutcome.DID_NOT_APPLY, reason });
    return [completed, logEntryId];
  }

  /** Completes the step of a locked hunt, and returns the log entry; null when it was done. */
  private async complete(hunt: JobHunt, { decision, version }: DecideOnJobInput): Promise<string | null> {
    if (decision === JobDecision.NOT && (await this.isClosed(hunt))) return null;
    const change = await this.deps.steps.changeUnlogged(hunt, DECIDE, StepAction.COMPLETE);
    if (change === null) return null;
    // Of those who have seen a version only one decides, also where the hunt itself stays as it is.
    if (version != null) this.deps.jobHuntRows.update(hunt, {});
    return this.deps.steps.logAction(hunt, DECIDE, StepAction.COMPLETE, change);
  }

  /** Returns whether such a decision has ended the hunt already: then nothing may be done with its steps. */
  private async isClosed({ ownerId, id, status }: JobHunt): Promise<boolean> {
    if (status !== JobHuntStatus.TERMINATED) return false;
    return (await this.deps.steps.find(ownerId, id, stepDefinition(DECIDE).number)).status === StepStatus.DONE;
  }
}

/** Returns the day of LATER; null for the other decisions. Throws VALIDATION naming each field that is missing or not its own. */
function check({ decision, outcome, reason, until = null }: DecideOnJobInput): Day | null {
  const faults = new Faults();
  const isNot = decision === JobDecision.NOT;
  const isLater = decision === JobDecision.LATER;
  faults.add(outcome != null && !isNot, "outcome", "decision", "only with the decision NOT.");
  faults.add(reason != null && !isNot, "reason", "decision", "only with the decision NOT.");
  faults.add(until !== null && !isLater, "until", "decision", "only with the decision LATER.");
  faults.add(until === null && isLater, "until", "required", "the day on which you decide.");
  faults.refuse();
  return until;
}
