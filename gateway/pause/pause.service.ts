import { PAUSE_DAYS_MAX } from "../../schema/limits.js";
import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import type { Writable } from "../database/owned.repository.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import { PartService } from "../jobhunt/parts/part-service.js";
import { revertParts } from "../jobhunt/parts/revert-parts.js";
import { JobHuntStatus } from "../jobhunt/workflow.js";
import { creationOf, type Change } from "../log/change.js";
import type { Reverter } from "../log/reverter.js";
import type { PersonDays } from "../jobhunt/person-days.js";
import { addDays, checkDays, type Day } from "../platform/day.js";
import { AppError } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { invalid } from "../platform/validation.js";
import { Pause } from "./pause.entity.js";
import type { PauseJobHuntsInput } from "./pause.input.js";
import { PAUSE_RECORD } from "./pause.record.js";
import type { PauseChange } from "./pause.types.js";

/** A changed pause: its row as it is now, and the change. */
interface Changed {
  readonly row: Pause;
  readonly change: Change;
}

/** The pauses of hunts, each of one hunt or of all. */
export class PauseService {
  /** Undoes changes of pauses. Throws CONFLICT when two pauses of the same hunt, or of all, would overlap. */
  readonly reverter: Reverter;
  private readonly database: Database;
  private readonly days: PersonDays;
  private readonly parts: PartService<Pause>;

  constructor(deps: JobHuntDeps) {
    this.database = deps.database;
    this.days = deps.days;
    this.parts = new PartService<Pause>(deps, PAUSE_RECORD);
    this.reverter = revertParts(deps.database, this.parts, {
      lock: (ownerId, ids) => this.lockPersonOf(ownerId, ids),
      reverted: (pause) => this.refuseOverlap(pause),
    });
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
    const set = async (hunt: JobHunt | null): Promise<PauseChange> => {
      const today = await this.days.today(ownerId);
      if (until !== null) refuseOutOfRange(until, today);
      const running = await this.running(ownerId, hunt?.id ?? null, today);
      const changed =
        until === null ? this.end(running, today) : await this.set(ownerId, { hunt, running, until, today });
      const logEntryId = changed === null ? null : await this.log(hunt, changed, until);
      const id = changed?.row.id ?? running?.id ?? null;
      return { id, jobHuntId: hunt?.id ?? null, pausedUntil: until, logEntryId };
    };
    if (jobHuntId === null) return this.inAllHunts(ownerId, () => set(null));
    return this.parts.inHunt(ownerId, jobHuntId, (hunt) => {
      refuseEnded(hunt);
      return set(hunt);
    });
  }

  /** Runs in one transaction with the person, locked, so that of two pauses at once the second finds the first. */
  private async inAllHunts<T>(ownerId: string, act: () => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      await this.database.queryOwned(ownerId, `select id from person where id = $1 for update`);
      return act();
    });
  }

  private async running(ownerId: string, jobHuntId: string | null, today: Day): Promise<Pause | null> {
    // One that begins after today was set in a time zone that is ahead; it is running all the same.
    const [pause] = await this.database.queryOwned<Pause>(
      ownerId,
      // Two texts, as no index finds what is not distinct from a value.
      `select ${columnsOf(Pause, "p")} from pause p where p.owner_id = $1 and p.until_on > $2::date and p.deleted_at is null
       and ${jobHuntId === null ? "p.job_hunt_id is null" : "p.job_hunt_id = $3::uuid"} order by p.id limit 1`,
      jobHuntId === null ? [today] : [today, jobHuntId],
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
      const { row } = await this.parts.rows.insertOnce(ownerId, null, values);
      return { row, change: creationOf(RecordKind.PAUSE, row) };
    }
    if (running.untilOn === until) return null;
    return this.write(running, { untilOn: until, ...(running.fromOn > today ? { fromOn: today } : {}) });
  }

  /** Ends a pause today; one that began today has no day, and is removed. */
  private end(running: Pause | null, today: Day): Changed | null {
    if (running === null) return null;
    if (running.fromOn < today) return this.write(running, { untilOn: today });
    return { row: running, change: this.parts.markDeleted(running) };
  }

  private write(row: Pause, after: Writable<Pause>): Changed {
    return { row, change: this.parts.update(row, after) };
  }

  private async log(hunt: JobHunt | null, { row, change }: Changed, until: Day | null): Promise<string> {
    const action = until === null ? "pause.ended" : "pause.set";
    return this.parts.log(
      { hunt, row },
      {
        action,
        says: hunt === null ? `${action}All` : action,
        facts: until === null ? {} : { other: until },
        changes: [change],
      },
    );
  }

  /** Locks the person where one of the pauses is of all hunts, as pausing all does. */
  private async lockPersonOf(ownerId: string, ids: readonly string[]): Promise<void> {
    await this.database.queryOwned(
      ownerId,
      `select 1 from person where id = $1 and exists (
         select 1 from pause where owner_id = $1 and id = any($2::uuid[]) and job_hunt_id is null) for update`,
      [ids],
    );
  }

  private async refuseOverlap({ ownerId, id }: Pause): Promise<void> {
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

/** Throws ILLEGAL_TRANSITION when the hunt is finished or was terminated. */
function refuseEnded({ name, status }: JobHunt): void {
  if (status === JobHuntStatus.ACTIVE) return;
  throw new AppError("ILLEGAL_TRANSITION", {
    message: `"${name}" is not under way, so there is nothing to pause.`,
    current: { from: status },
  });
}

function refuseOutOfRange(until: Day, today: Day): void {
  const last = addDays(today, PAUSE_DAYS_MAX);
  if (until > today && until <= last) return;
  throw invalid("until", "range", `a day after ${today} and not after ${last}.`);
}
