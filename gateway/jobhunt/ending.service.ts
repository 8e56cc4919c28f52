import { TERMINATE_MAX } from "../../schema/limits.js";
import { isId } from "../database/ids.js";
import { AppError } from "../platform/errors.js";
import { Faults } from "../platform/validation.js";
import type { JobHuntDeps } from "./job-hunt-deps.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { FinishJobHuntInput, TerminateJobHuntsInput } from "./job-hunt.input.js";
import type { JobHuntFinished, JobHuntsTerminated } from "./job-hunt.types.js";
import type { HuntOutcome } from "./outcome.js";
import { TERMINATED, type JobHuntService } from "./job-hunt.service.js";
import { JobHuntStatus, PhaseName } from "./workflow.js";

/** How hunts end. */
interface Ending {
  readonly outcome: HuntOutcome | null;
  readonly reason: string | null;
}

/** Ends hunts, each time in one act: one transaction, one change set. */
export class EndingService {
  constructor(
    private readonly deps: JobHuntDeps,
    private readonly jobHunts: JobHuntService,
  ) {}

  /**
   * Finishes a hunt that led to a job, and sets the first day of work when it is given; a repetition changes nothing. Throws
   * VALIDATION on a day that does not exist, NOT_FOUND, CONFLICT when `version` is given and no longer true, and
   * ILLEGAL_TRANSITION when the hunt is before its last phase or was terminated.
   */
  async finish(ownerId: string, { id, startsOn, version = null }: FinishJobHuntInput): Promise<JobHuntFinished> {
    const write = async (): Promise<string | null> => {
      const dated =
        startsOn == null ? null : await this.jobHunts.setDates(ownerId, { jobHuntId: id, startsOn, version });
      // Once the day is set, the hunt has another version than its caller has seen.
      const left = await this.jobHunts.leave(ownerId, id, PhaseName.ACCEPTING, dated === null ? version : null);
      return dated?.logEntryId == null && left.logEntryId === null ? null : this.deps.database.changeSetId;
    };
    return this.deps.database.transactionRead(write, async (changeSetId) => ({
      jobHunt: await this.deps.jobHuntReader.find(ownerId, id),
      changeSetId,
    }));
  }

  /**
   * Terminates hunts, all or none, each with its own log entry and all in one change set; a repetition changes nothing, and
   * returns the same. Throws VALIDATION, NOT_FOUND when one is not the owner's, and ILLEGAL_TRANSITION, naming it, when one
   * has ended otherwise already.
   */
  async terminate(ownerId: string, { ids, outcome, reason }: TerminateJobHuntsInput): Promise<JobHuntsTerminated> {
    const wanted = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
    const faults = new Faults();
    faults.add(ids.length === 0, "ids", "minItems", "at least one hunt.");
    faults.add(ids.length > TERMINATE_MAX, "ids", "maxItems", `at most ${TERMINATE_MAX} hunts at once.`);
    faults.refuse();
    const write = async (): Promise<string> => {
      // In one order, so that two calls do not wait for each other.
      await this.deps.jobHuntRows.lockMany(ownerId, wanted.filter(isId));
      const ending = { outcome: outcome ?? null, reason: reason ?? null };
      const hunts = await this.deps.jobHuntRows.findMany(ownerId, wanted.filter(isId));
      const before = await this.changeSetOf(hunts, ending);
      if (before !== null && hunts.length === wanted.length) return before;
      hunts.forEach(refuseEnded);
      for (const id of wanted) await this.jobHunts.end(ownerId, { id, ...ending });
      return this.deps.database.changeSetId;
    };
    return this.deps.database.transactionRead(write, async (changeSetId) => {
      const found = new Map((await this.deps.jobHuntReader.findMany(ownerId, wanted)).map((hunt) => [hunt.id, hunt]));
      return { changeSetId, jobHunts: wanted.flatMap((id) => found.get(id) ?? []) };
    });
  }

  /** Returns the one change set in which all of these hunts ended in this way; null for none. */
  private async changeSetOf(hunts: readonly JobHunt[], { outcome, reason }: Ending): Promise<string | null> {
    const terminationReason = reason?.trim() || null;
    const isSame = (hunt: JobHunt): boolean =>
      hunt.status === JobHuntStatus.TERMINATED &&
      hunt.outcome === outcome &&
      hunt.terminationReason === terminationReason;
    if (!hunts.every(isSame)) return null;
    const sets = new Set<string | null>();
    for (const { ownerId, id } of hunts) sets.add(await this.deps.log.lastChangeSet(ownerId, TERMINATED, id));
    const [only = null] = sets;
    return sets.size === 1 ? only : null;
  }
}

function refuseEnded({ id, name, status }: JobHunt): void {
  if (status === JobHuntStatus.ACTIVE) return;
  const message = `"${name}" has ended already. Nothing was changed.`;
  throw new AppError("ILLEGAL_TRANSITION", { message, current: { id, from: status, allowed: [] } });
}
