import { uuidv7 } from "uuidv7";
import type { Clock } from "../platform/clock.js";
import { AppError, noSuchRecord } from "../platform/errors.js";
import { tableOf, type EntityClass } from "./columns.js";
import type { Database } from "./database.js";
import { requireId } from "./ids.js";
import type { OwnedEntity } from "./owned.entity.js";
import { Parameters } from "./statement.js";
import { assignmentsSql, insertSql } from "./write-row.js";
import { selectMany, selectOne, type RowOptions } from "./select.js";

/** The columns that a service may write: everything but the key and what this repository maintains itself. */
export type Writable<E extends OwnedEntity> = Partial<
  Omit<E, "ownerId" | "id" | "version" | "createdAt" | "updatedAt">
>;

/**
 * Reads one row of a person, and changes rows: every statement carries the owner, so another person's row is not found.
 * Rows in the trash are hidden unless asked for.
 */
export class OwnedRepository<E extends OwnedEntity> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entity: EntityClass<E>,
    /** The name of the entity in messages. */
    private readonly noun: string,
  ) {}

  /** Returns the row, or null when there is none that is the owner's. */
  async findOrNull(ownerId: string, id: string, options: RowOptions = {}): Promise<E | null> {
    return selectOne<E>(this.database, ownerId, { entity: this.entity }, id, options);
  }

  /** Returns many rows, in no order; what is not the owner's is left out. */
  async findMany(ownerId: string, ids: readonly string[]): Promise<E[]> {
    return selectMany<E>(this.database, ownerId, { entity: this.entity }, ids);
  }

  /**
   * Returns the row. Throws NOT_FOUND alike for one that never existed, is in the trash, or belongs to another person.
   */
  async find(ownerId: string, id: string, options: RowOptions = {}): Promise<E> {
    const row = await this.findOrNull(ownerId, id, options);
    if (row === null) throw noSuchRecord(this.noun, id);
    return row;
  }

  /** Locks those of the rows that exist, deleted or not, in the order of their ids, until the transaction ends. */
  async lockMany(ownerId: string, ids: readonly string[]): Promise<void> {
    const sql = `select 1 from ${tableOf(this.entity)} where owner_id = $1 and id = any($2::uuid[]) order by id for update`;
    await this.database.queryOwned(ownerId, sql, [ids]);
  }

  /**
   * Inserts a row; with an id of the caller's choice a repetition returns the existing row, `created` false. An id is
   * unique per person: others may have the same, and neither can detect it. Throws CONFLICT when the row of that id was
   * deleted.
   */
  async insertOnce(
    ownerId: string,
    id: string | null | undefined,
    values: Writable<E>,
  ): Promise<{ row: E; created: boolean }> {
    const now = this.clock.now();
    const key = id ? requireId("id", id) : uuidv7();
    const written = { ...values, ownerId, id: key, version: 1, createdAt: now, updatedAt: now };
    const parameters = new Parameters(0);
    const inserted = await this.database.query(insertSql(this.entity, written, parameters.add), parameters.values);
    const created = inserted.length > 0;
    if (created) this.database.noteVersion(key, 1);
    const row = await this.find(ownerId, key, { withDeleted: true });
    if (row.deletedAt !== null) throw this.deleted(row);
    return { row, created };
  }

  /** Throws CONFLICT when `expected` is given and the locked row has another version. */
  requireVersion(row: E, expected: number | null | undefined): void {
    if (expected == null || expected === row.version) return;
    throw new AppError("CONFLICT", {
      message: `The ${this.noun} was changed meanwhile (version ${row.version}, you had ${expected}).`,
      current: { id: row.id, version: row.version },
    });
  }

  /** Changes a locked row and raises its version, as part of the running transaction. */
  update(row: E, changes: Writable<E>): E {
    const written = { ...changes, version: row.version + 1, updatedAt: this.clock.now() };
    const { values, add } = new Parameters(2);
    const assignments = assignmentsSql(this.entity, written, add);
    this.database.write(`update ${tableOf(this.entity)} set ${assignments} where owner_id = $1 and id = $2`, [
      row.ownerId,
      row.id,
      ...values,
    ]);
    this.database.noteVersion(row.id, written.version);
    return Object.assign(row, written);
  }

  private deleted({ id, version }: E): AppError {
    const message = `id: the ${this.noun} with the id ${id} was deleted and can be restored. Restore it, or use another id.`;
    return new AppError("CONFLICT", {
      message,
      fields: [{ field: "id", rule: "deleted", message }],
      current: { id, version },
    });
  }
}
