import type { Database } from "../database/database.js";
import { DueSetBy } from "../jobhunt/step-days.js";
import { StepName } from "../jobhunt/workflow.js";
import type { Clock } from "../platform/clock.js";
import { checkDays, dayIn, refuseFuture } from "../platform/day.js";
import { lastSent } from "../submission/last-sent.js";
import { openSteps, plannedFrom, readOpenPlan, withDone } from "./plan-preview.js";
import type { PlanRows } from "./plan-rows.js";
import type { SubmissionPreview, SubmissionPreviewInput, SubmissionPreviewStep } from "./submission-preview.types.js";

/** Each is counted from the one before. */
const FOLLOW_UPS = [
  StepName.FIRST_FOLLOW_UP_COMMUNICATIONS,
  StepName.SECOND_FOLLOW_UP_COMMUNICATIONS,
  StepName.FINAL_FOLLOW_UP_COMMUNICATIONS,
] as const;

/** Computes what recording a submission would set, from the facts of its hunt and without writing anything. */
export class SubmissionPreviewService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rows: PlanRows,
  ) {}

  /**
   * Returns the days of the open follow-ups, which the last submission sets. Throws VALIDATION on a day that does not exist
   * or is to come, NOT_FOUND when the hunt is not the owner's, and ILLEGAL_TRANSITION when it was terminated.
   */
  async preview(ownerId: string, { jobHuntId, sentOn }: SubmissionPreviewInput): Promise<SubmissionPreview> {
    checkDays({ sentOn });
    const { facts, timeZone } = await readOpenPlan(this.rows, ownerId, jobHuntId, "record what you sent");
    const today = dayIn(timeZone, this.clock.now());
    refuseFuture("sentOn", sentOn, today);
    const last = await lastSent(this.database, ownerId, jobHuntId);
    const sendOn = last !== null && last > sentOn ? last : sentOn;
    let sent = withDone(plannedFrom(facts, today), SEND, sendOn, today);
    const followUps: SubmissionPreviewStep[] = [];
    for (const step of FOLLOW_UPS) {
      const planned = openSteps(sent, timeZone).get(step);
      if (planned?.dueOn == null) continue;
      const setBy = planned.setBy === "PERSON" ? DueSetBy.PERSON : DueSetBy.RULE;
      followUps.push({ step, dueOn: planned.dueOn, setBy });
      sent = withDone(sent, step, planned.dueOn, planned.dueOn);
    }
    return { followUps };
  }
}

const SEND = StepName.SEND_APPLICATION_BUNDLE;
