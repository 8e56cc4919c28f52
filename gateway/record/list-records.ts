import { since } from "../database/conditions.js";
import type { Database } from "../database/database.js";
import type { Connection } from "../database/page.js";
import { selectPage, type Selection } from "../database/select.js";
import type { Condition } from "../database/statement.js";
import { findFiltered } from "./find-filtered.js";
import type { ListArgs } from "./list-args.js";
import type { RecordDefinition } from "./record-definition.js";
import { recordKeys, RecordSort } from "./record-sort.js";

/** The options of a list. */
export interface ListOptions extends Pick<Selection, "computed"> {
  /** The conditions of a record besides the arguments that all lists have. */
  readonly where?: readonly (Condition | null)[];
  readonly sort?: RecordSort;
  readonly size?: number;
}

/** Reads a page of a person's records of one kind, by name unless another order is asked for. Throws VALIDATION. */
export async function listRecords<Row extends object>(
  database: Database,
  ownerId: string,
  definition: Pick<RecordDefinition, "kind" | "entity" | "list" | "search">,
  args: ListArgs,
  { where = [], sort = RecordSort.NAME, ...options }: ListOptions = {},
): Promise<Connection<Row>> {
  const { entity, list } = definition;
  const filtered = await findFiltered(database, ownerId, definition, args.filter);
  const updatedSince = since("r.updated_at", "where.updatedSince", args.where?.updatedSince);
  return selectPage<Row, RecordSort>(database, ownerId, {
    ...options,
    entity,
    where: [filtered.read, ...where, updatedSince],
    counted: [filtered.counted, ...where, updatedSince],
    keys: recordKeys(list.sort),
    args,
    usual: sort,
    hasGenericPlan: !args.filter,
  });
}
