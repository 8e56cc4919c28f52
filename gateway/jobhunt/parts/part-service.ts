import { columnOf, tableOf } from "../../database/columns.js";
import { OwnedRepository, type Writable } from "../../database/owned.repository.js";
import { ROW, selectWhere } from "../../database/select.js";
import type { Condition } from "../../database/statement.js";
import { changeOf, creationOf, type Change } from "../../log/change.js";
import type { LogRecord } from "../../log/log.service.js";
import { requireRepetition } from "../../log/repetition.js";
import type { Facts, SentenceKey } from "../../log/sentences.js";
import { AppError } from "../../platform/errors.js";
import { Faults } from "../../platform/validation.js";
import { RECORD_WORDS, RecordKind } from "../../platform/record-kind.js";
import type { Deleted, RecordChanged } from "../../record/change-of.js";
import type { JobHuntDeps } from "../job-hunt-deps.js";
import type { JobHunt } from "../job-hunt.entity.js";
import { refuseTerminated } from "../refuse-terminated.js";
import type { PartDefinition, PartOfHunt } from "./define-part.js";

/** A part and its hunt, both locked. */
export interface LockedPart<E> {
  readonly hunt: JobHunt;
  readonly row: E;
}

/** A part that exists, by its id. */
interface SeenPart {
  readonly id: string;
  /** The version that the caller has seen; null or absent: none. */
  readonly version?: number | null | undefined;
}

/** A part that is to be made. */
interface NewPart<E extends PartOfHunt> {
  /** The id of the caller's choice; null or absent: none. */
  readonly id?: string | null | undefined;
  readonly jobHuntId: string;
  /** The values that the caller gives: a repetition gives the same. */
  readonly given: Writable<E>;
  /** What a terminated hunt has to be reopened for, such as `record a sign in it`. */
  readonly purpose: string;
  /** Runs once the hunt is known not to have ended, before its parts are counted, and refuses what cannot be. */
  readonly check?: (hunt: JobHunt) => Promise<void>;
  /** Runs once the hunt is known to take the part. */
  readonly make: (hunt: JobHunt) => Promise<MadePart<E>>;
}

/** What the server adds to a part that is to be made. */
interface MadePart<E extends PartOfHunt> {
  readonly values?: Writable<E>;
  /** Writes what belongs to the new part, and returns the content of its log entry. */
  readonly complete: (row: E, creation: Change) => PartEntry | Promise<PartEntry>;
}

/** The content of the log entry about a part. */
export interface PartEntry extends Pick<LogRecord, "announced" | "isAlwaysWritten"> {
  readonly says: SentenceKey;
  /** Absent: the key of the sentence. */
  readonly action?: string;
  /** What the sentence names beside the hunt and the part. */
  readonly facts?: Facts;
  readonly changes: readonly Change[];
}

/**
 * The parts of one kind. `create` and `remove` are whole operations: one transaction with the hunt locked, and one log entry,
 * which can be undone. A service composes others inside of `inHunt` or `inPart`, from methods that lock nothing else and write
 * no log entry (`add`, `update`, `markDeleted`, `findAt`, `requireRoom`), and ends with `log`.
 */
export class PartService<E extends PartOfHunt> {
  readonly rows: OwnedRepository<E>;
  private readonly noun: string;
  private readonly table: string;

  constructor(
    private readonly deps: JobHuntDeps,
    readonly definition: PartDefinition<E>,
  ) {
    const { kind, entity } = definition;
    this.noun = RECORD_WORDS[kind].noun;
    this.table = tableOf(entity);
    this.rows = new OwnedRepository<E>(deps.database, deps.clock, entity, this.noun);
  }

  /** Runs in one transaction with the hunt, locked. Throws NOT_FOUND when it is not the owner's. */
  async inHunt<T>(ownerId: string, jobHuntId: string, act: (hunt: JobHunt) => Promise<T>): Promise<T> {
    return this.deps.database.transaction(async () =>
      act(await this.deps.jobHuntRows.find(ownerId, jobHuntId, { lock: true })),
    );
  }

  /**
   * Runs in one transaction with a part and its hunt, both locked. Throws NOT_FOUND, also when the hunt is in the trash, and
   * CONFLICT when the caller has seen another version.
   */
  async inPart<T>(ownerId: string, { id, version }: SeenPart, act: (part: LockedPart<E>) => Promise<T>): Promise<T> {
    return this.deps.database.transaction(async () => {
      const { jobHuntId } = await this.rows.find(ownerId, id);
      if (jobHuntId === null) throw new Error(`The ${this.noun} ${id} is of all hunts, which are not locked together.`);
      const hunt = await this.deps.jobHuntRows.findOrNull(ownerId, jobHuntId, { lock: true });
      if (hunt === null) {
        throw new AppError("NOT_FOUND", { message: `The hunt of that ${this.noun} is in the trash.` });
      }
      const row = await this.rows.find(ownerId, id, { lock: true });
      this.rows.requireVersion(row, version);
      return act({ hunt, row });
    });
  }

  /**
   * Makes a part; with an id of the caller's choice a repetition returns the part that exists. Throws NOT_FOUND when the hunt
   * is not the owner's or the part is one of another hunt, CONFLICT when it was made with other values, ILLEGAL_TRANSITION
   * when the hunt was terminated, and VALIDATION when it has no room for another part.
   */
  async create(ownerId: string, part: NewPart<E>): Promise<RecordChanged<E>> {
    const { id } = part;
    return this.inHunt(ownerId, part.jobHuntId, async (hunt) => {
      const given = { ...part.given, jobHuntId: hunt.id };
      const earlier = id ? await this.rows.findOrNull(ownerId, id) : null;
      if (earlier !== null) return this.repeated(earlier, given);
      refuseTerminated(hunt, part.purpose);
      await part.check?.(hunt);
      await this.requireRoom(ownerId, hunt.id);
      const { values, complete } = await part.make(hunt);
      const { row, created } = await this.rows.insertOnce(ownerId, id, { ...values, ...given });
      if (!created) return this.repeated(row, given);
      const entry = await complete(row, creationOf(this.definition.kind, row));
      return { id: row.id, row, logEntryId: await this.log({ hunt, row }, entry) };
    });
  }

  /** Adds a part to a locked hunt, and returns it with the change. Throws VALIDATION when the hunt has no room for it. */
  async add({ ownerId, id }: JobHunt, values: Writable<E>): Promise<{ row: E; change: Change }> {
    await this.requireRoom(ownerId, id);
    const { row } = await this.rows.insertOnce(ownerId, null, { ...values, jobHuntId: id });
    return { row, change: creationOf(this.definition.kind, row) };
  }

  /** Changes the columns of a locked part, and returns the change. */
  update(row: E, columns: Writable<E>): Change {
    const change = changeOf(this.definition.kind, row, columns);
    this.rows.update(row, columns);
    return change;
  }

  /** Marks a locked part as deleted, and returns the change; its row stays for undoing. */
  markDeleted(row: E): Change {
    return this.update(row, { deletedAt: this.deps.clock.now() } as Writable<E>); // every owned row has the column
  }

  /** Deletes a part; a repetition returns the log entry of the first time. Throws NOT_FOUND. */
  async remove(ownerId: string, id: string, says: SentenceKey): Promise<Deleted> {
    return this.deps.database.transaction(async () => {
      const { jobHuntId, deletedAt } = await this.rows.find(ownerId, id, { withDeleted: true });
      if (deletedAt !== null) {
        const part = { kind: this.definition.kind, id: id.toLowerCase() };
        return { id, logEntryId: await this.deps.log.lastEntry(ownerId, jobHuntId ?? part.id, part), isRepeated: true };
      }
      return this.inPart(ownerId, { id }, async (part) => {
        const changes = [this.markDeleted(part.row)];
        return { id, logEntryId: await this.log(part, { says, changes, isAlwaysWritten: true }), isRepeated: false };
      });
    });
  }

  /** Returns the part with these columns, locked; null when there is none. */
  async findAt(ownerId: string, place: Partial<E>, options: { readonly withDeleted?: true } = {}): Promise<E | null> {
    const { entity } = this.definition;
    const where = Object.entries(place).map(([property, value]): Condition => {
      const column = `${ROW}.${columnOf(entity, property)}`;
      return (add) => (value === null ? `${column} is null` : `${column} = ${add(value)}`);
    });
    const [row] = await selectWhere<E>(
      this.deps.database,
      ownerId,
      { entity },
      { ...options, where, most: 1, lock: true },
    );
    return row ?? null;
  }

  /** Throws VALIDATION when a locked hunt has as many parts of this kind as it can have. */
  async requireRoom(ownerId: string, jobHuntId: string | null): Promise<void> {
    const { most = Infinity, mostInAll = Infinity, plural, remedy } = this.definition;
    if (most === Infinity && mostInAll === Infinity) return;
    const all = `(select count(*) from (select 1 from ${this.table} where owner_id = $1 limit ${mostInAll}) as kept)::integer`;
    const [row] = await this.deps.database.queryOwned<{ here: number; total: number }>(
      ownerId,
      `select count(*)::integer as here, ${mostInAll === Infinity ? "0" : all} as total from ${this.table}
       where owner_id = $1 and job_hunt_id = $2 and deleted_at is null`,
      [jobHuntId],
    );
    const { here = 0, total = 0 } = row ?? {};
    const faults = new Faults();
    const sentence = `a hunt has at most ${most.toLocaleString("en")} ${plural}.`;
    faults.add(here >= most, "jobHuntId", "maxItems", remedy === undefined ? sentence : `${sentence} ${remedy}`);
    const inAll = `there are ${mostInAll} ${plural} in all hunts, the most that are kept.`;
    faults.add(total >= mostInAll, "jobHuntId", "maxItems", inAll);
    faults.refuse();
  }

  /** Writes the log entry about a locked part, whose subject is its hunt; hunt null: the part itself. */
  async log({ hunt, row }: { readonly hunt: JobHunt | null; readonly row: E }, entry: PartEntry): Promise<string> {
    const { says: key, action = key, facts, ...rest } = entry;
    const { kind } = this.definition;
    return this.deps.log.record(row.ownerId, {
      ...rest,
      action,
      says: { key, facts: { ...this.definition.factsOf?.(row), ...facts, ...(hunt && { name: hunt.name }) } },
      subject: hunt === null ? { kind, id: row.id } : { kind: RecordKind.JOB_HUNT, id: hunt.id },
    });
  }

  /** Returns the part that exists. Throws NOT_FOUND when it is one of another hunt, and CONFLICT when it has other values. */
  private async repeated(row: E, given: { readonly jobHuntId: string }): Promise<RecordChanged<E>> {
    const { jobHuntId: subjectId } = given;
    if (row.jobHuntId !== subjectId) {
      throw new AppError("NOT_FOUND", { message: `The hunt has no ${this.noun} with that id.` });
    }
    await requireRepetition(this.deps.log, { kind: this.definition.kind, row, given, subjectId });
    return { id: row.id, row, logEntryId: null };
  }
}
