import { holds, since } from "../database/conditions.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import { selectPage, type Selection } from "../database/select.js";
import type { Condition } from "../database/statement.js";
import type { ListArgs } from "./list-args.js";
import type { LoggedRecords } from "./logged-records.js";
import { recordKeys, RecordSort } from "./record-sort.js";

/** How a list differs from the usual. */
export interface ListOptions extends Pick<Selection, "computed"> {
  readonly sort?: RecordSort;
  readonly size?: number;
}

/** What the services of all kinds of records have in common. */
export abstract class RecordService<E extends OwnedEntity> {
  constructor(
    protected readonly database: Database,
    protected readonly records: LoggedRecords<E>,
  ) {}

  /** Returns one record, or null when there is none that is the owner's. */
  async findOrNull(ownerId: string, id: string): Promise<E | null> {
    return this.records.rows.findOrNull(ownerId, id);
  }

  /** Returns many records at once, in no order; what is not the owner's is left out. */
  async findMany(ownerId: string, ids: readonly string[]): Promise<E[]> {
    return this.records.rows.findMany(ownerId, ids);
  }

  /** Puts a record into the bin, from where `undo` brings it back, and returns the log entry. */
  async remove(ownerId: string, id: string): Promise<string> {
    return this.records.remove(ownerId, id);
  }

  /** Returns a page of the records that fulfil the conditions, by name unless another order is asked for. Throws VALIDATION. */
  protected async page<Row extends object = E>(
    ownerId: string,
    args: ListArgs,
    where: readonly (Condition | null)[],
    { computed, sort = RecordSort.NAME, size = 50 }: ListOptions = {},
  ): Promise<Connection<Row>> {
    const { entity, list } = this.records.definition;
    const updatedSince = since("r.updated_at", "where.updatedSince", args.where?.updatedSince);
    return selectPage<Row, RecordSort>(this.database, ownerId, {
      entity,
      ...(computed === undefined ? {} : { computed }),
      where: [holds(list.filter, args.filter), ...where, updatedSince],
      keys: recordKeys(list.sort),
      args,
      usual: sort,
      size,
    });
  }
}
