import { PAUSE_DAYS_MAX } from "../../schema/limits.js";
import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import type { OwnedRepository, Writable } from "../database/owned.repository.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import { lockHuntsOf } from "../jobhunt/revert-parts.js";
import { JobHuntStatus } from "../jobhunt/workflow.js";
import { changeOf, creationOf, type Change } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import { revertOwned, type Reverter } from "../log/reverter.js";
import type { Sentence } from "../log/sentences.js";
import type { PersonDays } from "../jobhunt/person-days.js";
import type { Clock } from "../platform/clock.js";
import { addDays, checkDays, type Day } from "../platform/day.js";
import { AppError } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { Pause } from "./pause.entity.js";
import type { PauseJobHuntsInput } from "./pause.input.js";
import type { PauseChange } from "./pause.types.js";

/** A changed pause: its row as it is now, and the change. */
interface Changed {
  readonly row: Pause;
  readonly change: Change;
}

/** The pauses of hunts, each of one hunt or of all; each call is one transaction with its log entry. */
export class PauseService {
  /** Undoes changes of pauses. Throws CONFLICT when two pauses of the same hunt, or of all, would overlap. */
  readonly reverter: Reverter;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly days: PersonDays,
    private readonly rows: OwnedRepository<Pause>,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly reader: JobHuntReader,
    private readonly log: LogService,
  ) {
    const { lock, revert } = revertOwned(rows);
    this.reverter = {
      lock: async (ownerId, ids) => {
        await this.lockTargets(ownerId, ids);
        await lock(ownerId, ids);
      },
      revert: async (ownerId, inverse) => {
        await revert(ownerId, inverse);
        await this.refuseOverlap(ownerId, inverse.id);
      },
    };
  }

  /** Returns the running pause of all hunts; null when there is none. */
  async findOfAll(ownerId: string): Promise<Pause | null> {
    return this.running(ownerId, null, await this.days.today(ownerId));
  }

  /**
   * Pauses one hunt, or all, until a day; a running pause gets the new end. Without a day the running pause ends today.
   * Throws VALIDATION, NOT_FOUND, and ILLEGAL_TRANSITION when the hunt is finished or was terminated.
   */
  async change(ownerId: string, { jobHuntId = null, until = null }: PauseJobHuntsInput): Promise<PauseChange> {
    checkDays({ until });
    return this.database.transaction(async () => {
      const hunt = await this.lock(ownerId, jobHuntId);
      const today = await this.days.today(ownerId);
      if (until !== null) refuseOutOfRange(until, today);
      const running = await this.running(ownerId, hunt?.id ?? null, today);
      const changed =
        until === null ? await this.end(running, today) : await this.set(ownerId, { hunt, running, until, today });
      const logEntryId = changed === null ? null : await this.tell(ownerId, hunt, changed, until);
      const id = changed?.row.id ?? running?.id ?? null;
      return { id, jobHuntId: hunt?.id ?? null, pausedUntil: until, logEntryId };
    });
  }

  /** Returns the hunt of a pause as it is now; null for a pause of all. Throws NOT_FOUND. */
  async huntOf(ownerId: string, jobHuntId: string | null): Promise<JobHunt | null> {
    return jobHuntId === null ? null : this.reader.find(ownerId, jobHuntId);
  }

  /** Locks the hunt, or the person where all hunts are meant, so that of two pauses at once the second finds the first. */
  private async lock(ownerId: string, jobHuntId: string | null): Promise<JobHunt | null> {
    if (jobHuntId === null) {
      await this.database.queryOwned(ownerId, `select id from person where id = $1 for update`);
      return null;
    }
    const hunt = await this.jobHunts.find(ownerId, jobHuntId, { lock: true });
    if (hunt.status === JobHuntStatus.ACTIVE) return hunt;
    throw new AppError("ILLEGAL_TRANSITION", {
      message: `"${hunt.name}" is not under way, so there is nothing to pause.`,
      current: { from: hunt.status },
    });
  }

  private async running(ownerId: string, jobHuntId: string | null, today: Day): Promise<Pause | null> {
    // One that begins after today was set in a time zone that is ahead; it is running all the same.
    const [pause] = await this.database.queryOwned<Pause>(
      ownerId,
      `select ${columnsOf(Pause, "p")} from pause p where p.owner_id = $1 and p.job_hunt_id is not distinct from $2::uuid
       and p.until_on > $3::date and p.deleted_at is null order by p.id limit 1`,
      [jobHuntId, today],
    );
    return pause ?? null;
  }

  private async set(
    ownerId: string,
    wanted: { readonly hunt: JobHunt | null; readonly running: Pause | null; readonly until: Day; readonly today: Day },
  ): Promise<Changed | null> {
    const { hunt, running, until, today } = wanted;
    if (running === null) {
      const values = { jobHuntId: hunt?.id ?? null, fromOn: today, untilOn: until };
      const { row } = await this.rows.insertOnce(ownerId, null, values);
      return { row, change: creationOf(RecordKind.PAUSE, row) };
    }
    if (running.untilOn === until) return null;
    return this.write(running, { untilOn: until, ...(running.fromOn > today ? { fromOn: today } : {}) });
  }

  /** Ends a pause today; one that began today has no day, and is removed. */
  private async end(running: Pause | null, today: Day): Promise<Changed | null> {
    if (running === null) return null;
    return this.write(running, running.fromOn >= today ? { deletedAt: this.clock.now() } : { untilOn: today });
  }

  private async write(pause: Pause, after: Writable<Pause>): Promise<Changed> {
    const change = changeOf(RecordKind.PAUSE, pause, after);
    return { row: await this.rows.update(pause, after), change };
  }

  private async tell(ownerId: string, hunt: JobHunt | null, changed: Changed, until: Day | null): Promise<string> {
    return this.log.record(ownerId, {
      action: until === null ? "pause.ended" : "pause.set",
      says: sentenceOf(hunt, until),
      subject:
        hunt === null ? { kind: RecordKind.PAUSE, id: changed.row.id } : { kind: RecordKind.JOB_HUNT, id: hunt.id },
      changes: [changed.change],
    });
  }

  /** Locks the hunts of pauses, or the person for a pause of all, before the pauses, as `change` does. */
  private async lockTargets(ownerId: string, ids: readonly string[]): Promise<void> {
    const paused = `select job_hunt_id from pause where owner_id = $1 and id = any($2::uuid[])`;
    await lockHuntsOf(this.database, ownerId, Pause, ids);
    await this.database.queryOwned(
      ownerId,
      `select 1 from person where id = $1 and exists (${paused} and job_hunt_id is null) for update`,
      [ids],
    );
  }

  private async refuseOverlap(ownerId: string, id: string): Promise<void> {
    const overlapping = await this.database.queryOwned(
      ownerId,
      `select 1 from pause p join pause other on other.owner_id = p.owner_id and other.id <> p.id
         and other.job_hunt_id is not distinct from p.job_hunt_id and other.deleted_at is null
         and other.from_on < p.until_on and other.until_on > p.from_on
       where p.owner_id = $1 and p.id = $2 and p.deleted_at is null limit 1`,
      [id],
    );
    if (overlapping.length === 0) return;
    throw new AppError("CONFLICT", {
      message: "There is another pause of these days since, so this cannot be undone any more.",
      current: { changed: ["untilOn"] },
    });
  }
}

function sentenceOf(hunt: JobHunt | null, until: Day | null): Sentence {
  if (hunt === null) return until === null ? say("pause.endedAll", {}) : say("pause.setAll", { other: until });
  const { name } = hunt;
  return until === null ? say("pause.ended", { name }) : say("pause.set", { name, other: until });
}

function say(key: Sentence["key"], facts: Sentence["facts"]): Sentence {
  return { key, facts };
}

function refuseOutOfRange(until: Day, today: Day): void {
  const last = addDays(today, PAUSE_DAYS_MAX);
  if (until > today && until <= last) return;
  const message = `until: a day after ${today} and not after ${last}.`;
  throw new AppError("VALIDATION", { message, fields: [{ field: "until", rule: "range", message }] });
}
