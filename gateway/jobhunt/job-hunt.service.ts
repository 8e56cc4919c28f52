import { uuidv7 } from "uuidv7";
import { NAME_MAX, TEXT_MAX } from "../../schema/limits.js";
import type { Clock } from "../clock.js";
import type { Database } from "../database/database.js";
import type { Writable } from "../database/owned.repository.js";
import { changeOf, SubjectKind } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import type { LoggedRecords } from "../log/logged-records.js";
import { checkTexts } from "../validation.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { CreateJobHuntInput, RenameJobHuntInput, TerminateJobHuntInput } from "./job-hunt.input.js";
import type { JobHuntReader } from "./job-hunt.reader.js";
import {
  activate,
  advance,
  JobHuntAction,
  JobHuntStatus,
  PhaseName,
  requireJobHuntAction,
  type Position,
} from "./workflow.js";

/** Spec 5: the name of a hunt whose title was left empty. */
const UNNAMED = "New Job Hunt";

/** A changed hunt, and the line of the log that can undo the change; null when nothing had to change. */
export interface JobHuntChanged {
  readonly jobHunt: JobHunt;
  readonly logEntryId: string | null;
}

/** What can be done with a hunt as a whole; each call is one transaction with its line in the log. */
export class JobHuntService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly records: LoggedRecords<JobHunt>,
    private readonly reader: JobHuntReader,
    private readonly log: LogService,
  ) {}

  /** Starts a hunt. With an id of the caller's choice a repetition answers the hunt that is there. */
  async create(ownerId: string, input: CreateJobHuntInput): Promise<JobHuntChanged> {
    checkTexts({ name: [input.name, NAME_MAX] });
    const phase = input.phase ?? PhaseName.PREPARING;
    return this.database.transaction(async () => {
      const { row, logEntryId } = await this.records.create(ownerId, input.id, {
        name: input.name?.trim() || UNNAMED,
        status: JobHuntStatus.ACTIVE,
        currentPhase: phase,
        startedPhase: phase,
        scenario: input.scenario ?? null,
        noteGuid: uuidv7(),
      });
      return { jobHunt: await this.reader.find(ownerId, row.id), logEntryId };
    });
  }

  /** Gives a hunt another name; an empty one becomes 'New Job Hunt'. */
  async rename(ownerId: string, input: RenameJobHuntInput): Promise<JobHuntChanged> {
    checkTexts({ name: [input.name, NAME_MAX] });
    const name = input.name.trim() || UNNAMED;
    return this.change(ownerId, input.id, "jobHunt.renamed", input.version, (hunt) => {
      requireJobHuntAction(hunt.status, JobHuntAction.RENAME);
      if (hunt.name === name) return [{}, ""];
      return [{ name }, `Renamed job hunt "${hunt.name}" to "${name}"`];
    });
  }

  /**
   * Moves a hunt out of the phase `from` into the next one, whether or not every step is done. A hunt that has left that
   * phase already stays where it is, so that two presses of one button move it once.
   */
  async advance(ownerId: string, id: string, from: PhaseName): Promise<JobHuntChanged> {
    return this.change(ownerId, id, "jobHunt.advanced", null, (hunt) => {
      const target = advance(positionOf(hunt), from);
      if (isAt(hunt, target)) return [{}, ""];
      requireJobHuntAction(hunt.status, JobHuntAction.MOVE);
      return this.move(hunt, target);
    });
  }

  /**
   * Moves a hunt to the next phase or back to an earlier one; null is the phase after the one it is in when the call arrives.
   * Throws ILLEGAL_TRANSITION when a phase would be skipped.
   */
  async activatePhase(ownerId: string, id: string, phase: PhaseName | null): Promise<JobHuntChanged> {
    if (phase === null) return this.advance(ownerId, id, (await this.records.rows.find(ownerId, id)).currentPhase);
    return this.change(ownerId, id, "jobHunt.phaseActivated", null, (hunt) => {
      const target: Position = { phase, status: JobHuntStatus.ACTIVE };
      if (isAt(hunt, target)) return [{}, ""];
      requireJobHuntAction(hunt.status, JobHuntAction.MOVE);
      return this.move(hunt, activate(positionOf(hunt), phase));
    });
  }

  /** Gives a hunt up; the reason may be empty (spec 5). */
  async terminate(ownerId: string, input: TerminateJobHuntInput): Promise<JobHuntChanged> {
    checkTexts({ reason: [input.reason, TEXT_MAX] });
    const terminationReason = input.reason?.trim() || null;
    return this.change(ownerId, input.id, "jobHunt.terminated", null, (hunt) => {
      if (hunt.status === JobHuntStatus.TERMINATED && hunt.terminationReason === terminationReason) return [{}, ""];
      requireJobHuntAction(hunt.status, JobHuntAction.TERMINATE);
      const because = terminationReason === null ? "" : `: ${terminationReason}`;
      return [
        { status: JobHuntStatus.TERMINATED, terminationReason, terminatedAt: this.clock.now() },
        `Terminated job hunt "${hunt.name}"${because}`,
      ];
    });
  }

  /** Takes up a terminated or finished hunt again, in the phase where it ended. */
  async reopen(ownerId: string, id: string): Promise<JobHuntChanged> {
    return this.change(ownerId, id, "jobHunt.reopened", null, (hunt) => {
      if (hunt.status === JobHuntStatus.ACTIVE) return [{}, ""];
      requireJobHuntAction(hunt.status, JobHuntAction.REOPEN);
      return [
        { status: JobHuntStatus.ACTIVE, terminationReason: null, terminatedAt: null },
        `Reopened job hunt "${hunt.name}"`,
      ];
    });
  }

  /** Lets a hunt follow an ideal job of the same owner, or none. */
  async followIdealJob(
    ownerId: string,
    id: string,
    idealJob: { id: string; name: string } | null,
  ): Promise<JobHuntChanged> {
    return this.change(
      ownerId,
      id,
      idealJob === null ? "jobHunt.idealJobUnlinked" : "jobHunt.idealJobLinked",
      null,
      (hunt) => {
        if (hunt.idealJobId === (idealJob?.id ?? null)) return [{}, ""];
        const entry =
          idealJob === null
            ? `Job hunt "${hunt.name}" follows no ideal job any more`
            : `Job hunt "${hunt.name}" follows the ideal job "${idealJob.name}"`;
        return [{ idealJobId: idealJob?.id ?? null }, entry];
      },
    );
  }

  /** Puts a hunt into the bin, from where `undo` brings it back, and returns the line of the log. */
  async remove(ownerId: string, id: string): Promise<string> {
    return this.records.remove(ownerId, id);
  }

  private move(hunt: JobHunt, target: Position): [Writable<JobHunt>, string] {
    const entry =
      target.status === JobHuntStatus.DONE
        ? `Finished job hunt "${hunt.name}"`
        : `Moved job hunt "${hunt.name}" from ${hunt.currentPhase.toLowerCase()} to ${target.phase.toLowerCase()}`;
    return [{ currentPhase: target.phase, status: target.status }, entry];
  }

  /** Locks the hunt, asks what to write, writes it with its line in the log; an empty answer writes nothing. */
  private async change(
    ownerId: string,
    id: string,
    action: string,
    version: number | null | undefined,
    decide: (hunt: JobHunt) => [Writable<JobHunt>, string],
  ): Promise<JobHuntChanged> {
    return this.database.transaction(async () => {
      const hunt = await this.records.rows.find(ownerId, id, { lock: true });
      this.records.rows.requireVersion(hunt, version);
      const [after, entry] = decide(hunt);
      if (Object.keys(after).length === 0) return { jobHunt: await this.reader.find(ownerId, id), logEntryId: null };
      const change = changeOf(SubjectKind.JOB_HUNT, hunt, after);
      await this.records.rows.update(hunt, after);
      const logEntryId = await this.log.record(ownerId, {
        action,
        entry,
        subject: { kind: SubjectKind.JOB_HUNT, id: hunt.id },
        changes: [change],
      });
      return { jobHunt: await this.reader.find(ownerId, id), logEntryId };
    });
  }
}

function positionOf(hunt: JobHunt): Position {
  return { phase: hunt.currentPhase, status: hunt.status };
}

function isAt(hunt: JobHunt, target: Position): boolean {
  return hunt.currentPhase === target.phase && hunt.status === target.status;
}
