import { uuidv7 } from "uuidv7";
import { TEXT_MAX } from "../../schema/limits.js";
import type { Writable } from "../database/owned.repository.js";
import type { Sentence } from "../log/sentences.js";
import { changeOf, differing, type Change } from "../log/change.js";
import { RecordKind } from "../platform/record-kind.js";
import type { Deleted, RecordChanged } from "../record/change-of.js";
import type { LoggedRecords } from "../record/logged-records.js";
import { textsOf } from "../record/text-field.js";
import { checkDays, type Day } from "../platform/day.js";
import { checkTexts } from "../platform/validation.js";
import { JOB_HUNT_DATES, knownSince, type JobHuntDateName } from "./day-fact.js";
import type { JobHuntDeps } from "./job-hunt-deps.js";
import type { JobHunt } from "./job-hunt.entity.js";
import {
  CreateJobHuntInput,
  UpdateJobHuntInput,
  type SetJobHuntDatesInput,
  type TerminateJobHuntInput,
} from "./job-hunt.input.js";
import { isOfferDay, type SetOfferDays } from "./offer-days.js";
import { HuntOutcome, refuseAccepted, terminated } from "./outcome.js";
import { UNNAMED } from "./unnamed.js";
import {
  activate,
  advance,
  JobHuntAction,
  JobHuntStatus,
  PhaseName,
  requireJobHuntAction,
  type Position,
} from "./workflow.js";

/** Links a company to a new hunt as its employer, and returns the change for the log. Throws NOT_FOUND with `companyId`. */
export type LinkEmployer = (hunt: JobHunt, companyId: string) => Promise<Change>;

/** What changes with a hunt. */
interface HuntParts {
  readonly linkEmployer: LinkEmployer;
  readonly setOfferDays: SetOfferDays;
}

type SomeDates = Readonly<Partial<Record<JobHuntDateName, Day | null>>>;

/** The action of ending a hunt before its time, as the log names it. */
export const TERMINATED = "jobHunt.terminated";

/** The actions on a hunt as a whole; each call is one transaction with its log entry. */
export class JobHuntService {
  constructor(
    private readonly deps: JobHuntDeps,
    private readonly records: LoggedRecords<JobHunt>,
    private readonly others: HuntParts,
  ) {}

  /**
   * Starts a hunt, with its employer when a company is given. With an id of the caller's choice a repetition returns the
   * hunt that exists. Throws NOT_FOUND.
   */
  async create(ownerId: string, input: CreateJobHuntInput): Promise<RecordChanged<JobHunt>> {
    const { companyId, scenario = null } = input;
    const startedPhase = input.phase ?? PhaseName.PREPARING;
    const given = { ...textsOf(CreateJobHuntInput, input), startedPhase, scenario };
    const made = {
      name: UNNAMED,
      status: JobHuntStatus.ACTIVE,
      currentPhase: startedPhase,
      phaseStartedOn: await this.deps.days.today(ownerId),
      noteGuid: uuidv7(),
    };
    const addParts = async (hunt: JobHunt): Promise<readonly Change[]> =>
      companyId == null ? [] : [await this.others.linkEmployer(hunt, companyId)];
    return this.whole(async () => {
      const { row, logEntryId } = await this.records.create(ownerId, input.id, { given, made, addParts });
      return { hunt: row, logEntryId };
    });
  }

  /** Changes a hunt; what is absent stays. Throws CONFLICT when `version` is given and no longer true. */
  async update(ownerId: string, input: UpdateJobHuntInput): Promise<RecordChanged<JobHunt>> {
    const values = textsOf(UpdateJobHuntInput, input);
    return this.change(ownerId, input.id, null, input.version, (hunt) => {
      requireJobHuntAction(hunt.status, JobHuntAction.RENAME);
      const changes = differing(hunt, values);
      if (Object.keys(changes).length === 0) return null;
      const { name, ...ids } = changes;
      return name !== undefined && Object.keys(ids).length === 0
        ? [changes, { key: "jobHunt.renamed", facts: { name: hunt.name, other: name } }]
        : [changes, { key: "jobHunt.updated", facts: { name: name ?? hunt.name } }];
    });
  }

  /**
   * Moves a hunt out of the phase `from` into the next one, whether or not every step is done. A hunt that has left that
   * phase already stays where it is, so that two presses of one button move it once.
   */
  async advance(ownerId: string, id: string, from: PhaseName): Promise<RecordChanged<JobHunt>> {
    return this.whole(() => this.leave(ownerId, id, from));
  }

  /** Does the same without reading the hunt afterwards, as one of several in a transaction. Throws CONFLICT. */
  async leave(ownerId: string, id: string, from: PhaseName, version?: number | null): Promise<Written> {
    return this.write(ownerId, id, "jobHunt.advanced", version, async (hunt) => {
      const target = advance(positionOf(hunt), from);
      if (isAt(hunt, target)) return null;
      requireJobHuntAction(hunt.status, JobHuntAction.MOVE);
      return this.move(hunt, target);
    });
  }

  /**
   * Moves a hunt to the next phase or back to an earlier one; null is the phase after the one it is in when the call arrives.
   * Throws ILLEGAL_TRANSITION when a phase would be skipped.
   */
  async activatePhase(ownerId: string, id: string, phase: PhaseName | null): Promise<RecordChanged<JobHunt>> {
    if (phase === null) return this.advance(ownerId, id, (await this.records.rows.find(ownerId, id)).currentPhase);
    return this.change(ownerId, id, "jobHunt.phaseActivated", null, async (hunt) => {
      const target: Position = { phase, status: JobHuntStatus.ACTIVE };
      if (isAt(hunt, target)) return null;
      requireJobHuntAction(hunt.status, JobHuntAction.MOVE);
      return this.move(hunt, activate(positionOf(hunt), phase));
    });
  }

  /** Terminates a hunt; the reason may be empty (spec 5), and the outcome be absent. Throws VALIDATION for ACCEPTED. */
  async terminate(ownerId: string, input: TerminateJobHuntInput): Promise<RecordChanged<JobHunt>> {
    return this.whole(() => this.end(ownerId, input));
  }

  /** Does the same without reading the hunt afterwards, as one of several in a transaction. */
  async end(ownerId: string, input: TerminateJobHuntInput): Promise<Written> {
    checkTexts({ reason: [input.reason, TEXT_MAX] });
    refuseAccepted(input.outcome);
    const terminationReason = input.reason?.trim() || null;
    return this.write(ownerId, input.id, TERMINATED, null, (hunt) => {
      const isTerminated = hunt.status === JobHuntStatus.TERMINATED;
      // Of a hunt that was terminated, an absent outcome is no other one.
      const { outcome = isTerminated ? hunt.outcome : null } = input;
      const isSame = hunt.terminationReason === terminationReason && hunt.outcome === outcome;
      if (isTerminated && isSame) return null;
      requireJobHuntAction(hunt.status, JobHuntAction.TERMINATE);
      return [
        { status: JobHuntStatus.TERMINATED, outcome, terminationReason, terminatedAt: this.deps.clock.now() },
        terminated(hunt.name, outcome, terminationReason),
      ];
    });
  }

  /** Reopens a terminated or finished hunt, in the phase where it ended. */
  async reopen(ownerId: string, id: string): Promise<RecordChanged<JobHunt>> {
    return this.change(ownerId, id, "jobHunt.reopened", null, async (hunt) => {
      if (hunt.status === JobHuntStatus.ACTIVE) return null;
      requireJobHuntAction(hunt.status, JobHuntAction.REOPEN);
      return [
        {
          status: JobHuntStatus.ACTIVE,
          outcome: null,
          terminationReason: null,
          terminatedAt: null,
          finishedAt: null,
          ...(await this.beginsToday(ownerId)),
        },
        { key: "jobHunt.reopened", facts: { name: hunt.name } },
      ];
    });
  }

  /**
   * Sets days that the plan of a hunt depends on; what is absent stays, null clears. Throws VALIDATION on a day that does not
   * exist, CONFLICT when `version` is given and no longer true, ILLEGAL_TRANSITION when the hunt was terminated.
   */
  async setDates(ownerId: string, input: SetJobHuntDatesInput): Promise<RecordChanged<JobHunt>> {
    const dates = Object.fromEntries(
      JOB_HUNT_DATES.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]] as const])),
    );
    checkDays(dates);
    return this.change(ownerId, input.jobHuntId, "jobHunt.datesSet", input.version, async (hunt) => {
      requireJobHuntAction(hunt.status, JobHuntAction.MOVE);
      const inOffer = await this.setInOffer(hunt, dates);
      const own =
        inOffer === null ? dates : Object.fromEntries(Object.entries(dates).filter(([name]) => !isOfferDay(name)));
      const changes = differing(hunt, own);
      if (Object.keys(changes).length === 0 && (inOffer ?? []).length === 0) return null;
      const today = await this.deps.days.today(ownerId);
      return [
        { ...changes, ...knownSince(changes, today), ...(hunt.isPlanned ? {} : { isPlanned: true, planFrom: today }) },
        { key: "jobHunt.datesSet", facts: { name: hunt.name } },
        inOffer ?? [],
      ];
    });
  }

  /** Sets those of the days that the offer of a hunt says, and returns the changes; null when no offer counts. */
  private async setInOffer(hunt: JobHunt, dates: SomeDates): Promise<readonly Change[] | null> {
    const inOffer = Object.entries(dates).filter(([name]) => isOfferDay(name));
    return inOffer.length === 0 ? null : this.others.setOfferDays(hunt, Object.fromEntries(inOffer));
  }

  /** Makes a hunt follow an ideal job of the same owner, or none. */
  async followIdealJob(
    ownerId: string,
    id: string,
    idealJob: { id: string; name: string } | null,
  ): Promise<RecordChanged<JobHunt>> {
    return this.change(
      ownerId,
      id,
      idealJob === null ? "jobHunt.idealJobUnlinked" : "jobHunt.idealJobLinked",
      null,
      (hunt) => {
        if (hunt.idealJobId === (idealJob?.id ?? null)) return null;
        const says: Sentence =
          idealJob === null
            ? { key: "jobHunt.idealJobUnlinked", facts: { name: hunt.name } }
            : { key: "jobHunt.idealJobLinked", facts: { name: hunt.name, other: idealJob.name } };
        return [{ idealJobId: idealJob?.id ?? null }, says];
      },
    );
  }

  /** Moves a hunt to the trash, from where `undo` restores it. Throws NOT_FOUND. */
  async remove(ownerId: string, id: string): Promise<Deleted> {
    return this.records.remove(ownerId, id);
  }

  /** Writes a hunt and reads it at the end of the transaction, as the days of its plan follow then. */
  private async whole(write: () => Promise<Written>): Promise<RecordChanged<JobHunt>> {
    return this.deps.database.transactionRead(write, async ({ hunt: { id, ownerId }, logEntryId }) => ({
      id,
      row: await this.deps.jobHuntReader.find(ownerId, id),
      logEntryId,
    }));
  }

  private async move({ ownerId, name, currentPhase: from }: JobHunt, target: Position): Promise<Decision> {
    const { phase: to, status } = target;
    const says: Sentence =
      status === JobHuntStatus.DONE
        ? { key: "jobHunt.finished", facts: { name } }
        : { key: "jobHunt.moved", facts: { name, from, to } };
    const isDone = status === JobHuntStatus.DONE;
    const finishedAt = isDone ? this.deps.clock.now() : null;
    const outcome = isDone ? HuntOutcome.ACCEPTED : null;
    return [{ currentPhase: to, status, finishedAt, outcome, ...(await this.beginsToday(ownerId)) }, says];
  }

  /** Returns the values of a hunt whose phase begins today. */
  private async beginsToday(ownerId: string): Promise<Writable<JobHunt>> {
    return { phaseStartedOn: await this.deps.days.today(ownerId), isPlanned: true };
  }

  private async change(...writing: Parameters<JobHuntService["write"]>): Promise<RecordChanged<JobHunt>> {
    return this.whole(() => this.write(...writing));
  }

  /**
   * Locks the hunt, asks `decide` what to write, writes it with its log entry; null writes nothing. No action: the
   * sentence's.
   */
  private async write(
    ownerId: string,
    id: string,
    action: string | null,
    version: number | null | undefined,
    decide: (hunt: JobHunt) => Decision | null | Promise<Decision | null>,
  ): Promise<Written> {
    return this.deps.database.transaction(async () => {
      const hunt = await this.records.rows.find(ownerId, id, { lock: true });
      this.records.rows.requireVersion(hunt, version);
      const decision = await decide(hunt);
      if (decision === null) return { hunt, logEntryId: null };
      const [after, says, others = []] = decision;
      const change = changeOf(RecordKind.JOB_HUNT, hunt, after);
      this.records.rows.update(hunt, after);
      const logEntryId = await this.deps.log.record(ownerId, {
        action: action ?? says.key,
        says,
        subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
        changes: [change, ...others],
      });
      return { hunt, logEntryId };
    });
  }
}

/** A hunt that was locked and written, and its log entry; null when nothing was to be written. */
export interface Written {
  readonly hunt: JobHunt;
  readonly logEntryId: string | null;
}

/** The values to write into a hunt, the sentence for the log, and what was changed beside the hunt. */
type Decision = [Writable<JobHunt>, Sentence, (readonly Change[])?];

function positionOf(hunt: JobHunt): Position {
  return { phase: hunt.currentPhase, status: hunt.status };
}

function isAt(hunt: JobHunt, target: Position): boolean {
  return hunt.currentPhase === target.phase && hunt.status === target.status;
}
