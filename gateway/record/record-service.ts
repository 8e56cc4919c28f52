import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import type { Deleted } from "./change-of.js";
import type { ListArgs } from "./list-args.js";
import { listRecords, type ListOptions } from "./list-records.js";
import type { LoggedRecords } from "./logged-records.js";

/** The common part of the services of all kinds of records. */
export abstract class RecordService<E extends OwnedEntity> {
  constructor(
    protected readonly database: Database,
    protected readonly records: LoggedRecords<E>,
  ) {}

  /** Returns one record, or null when there is none that is the owner's. */
  async findOrNull(ownerId: string, id: string): Promise<E | null> {
    return this.records.rows.findOrNull(ownerId, id);
  }

  /** Returns many records at once, in no order; those of other owners are left out. */
  async findMany(ownerId: string, ids: readonly string[]): Promise<E[]> {
    return this.records.rows.findMany(ownerId, ids);
  }

  /** Moves a record to the trash, from where `undo` restores it. Throws NOT_FOUND. */
  async remove(ownerId: string, id: string): Promise<Deleted> {
    return this.records.remove(ownerId, id);
  }

  /** Returns a page of the records, by name unless another order is asked for. Throws VALIDATION. */
  protected async page(ownerId: string, args: ListArgs, options?: ListOptions): Promise<Connection<E>> {
    return listRecords<E>(this.database, ownerId, this.records.definition, args, options);
  }
}
