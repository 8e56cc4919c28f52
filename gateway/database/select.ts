import { COUNT_MAX } from "../../schema/limits.js";
import { columnsOf, hasColumn, tableOf, type Computed, type EntityClass } from "./columns.js";
import { equals } from "./conditions.js";
import type { Database } from "./database.js";
import { genericPlan } from "./generic-plan.js";
import { isId } from "./ids.js";
import { pageSize, toConnection, toPage, type Connection } from "./page.js";
import { keysetOf, type Sorted, type SortedPageArgs, type SortKey } from "./sort.js";
import { allOf, Parameters, type AddParameter, type Condition } from "./statement.js";

/** The alias of the table whose rows are read, in everything that is SQL here. */
export const ROW = "r";

/** The rows of one entity; those in the trash are left out. */
export interface Selection {
  readonly entity: EntityClass<object>;
  /**
   * Columns that are computed for each row, or in place of a column. What takes no parameter returns the same each time, and
   * should be one function: the select list is remembered by it.
   */
  readonly computed?: ((add: AddParameter) => Computed) | undefined;
}

/** A list of such rows. */
export interface ListSelection<S extends string> extends Selection {
  /** The conditions of a row; null is no condition. */
  readonly where: readonly (Condition | null)[];
  /** The same conditions as they are counted with; absent: as they are. */
  readonly counted?: readonly (Condition | null)[];
  readonly keys: Readonly<Record<S, SortKey>>;
  readonly args: SortedPageArgs<S>;
  /** The default order. */
  readonly usual: S;
  /** True: no condition decides by its value which index is read, as one of a text does. */
  readonly hasGenericPlan?: boolean;
  /** The default page size. */
  readonly size?: number;
}

/**
 * Reads one page of a person's rows by key. Throws VALIDATION on a page size out of range and on a cursor of another list
 * or order.
 */
export async function selectPage<Row extends object, S extends string>(
  database: Database,
  ownerId: string,
  { entity, computed, where, counted = where, keys, args, usual, ...options }: ListSelection<S>,
): Promise<Connection<Row>> {
  const { size: usualSize = 50, hasGenericPlan = false } = options;
  const size = pageSize(args.first, usualSize);
  const keyset = keysetOf(keys, args.sort ?? usual, args);
  const { values, add } = new Parameters(1);
  const columns = selectListOf({ entity, computed }, add);
  const conditions = allOf([...where, keyset.condition], add);
  const sql = `select ${columns}, ${keyset.column} ${rowsOf(entity)} and ${conditions} order by ${keyset.orderBy} limit ${size + 1}`;
  const rows = await database.queryOwned<Row & Sorted>(ownerId, hasGenericPlan ? genericPlan(sql) : sql, values);
  const page = toPage<Row & Sorted>(rows, { size, after: args.after, cursorOf: keyset.cursorOf });
  return toConnection(page, () => {
    const counting = new Parameters(1);
    return countRows(database, ownerId, `${rowsOf(entity)} and ${allOf(counted, counting.add)}`, counting.values);
  });
}

/** The options for reading one row. */
export interface RowOptions {
  /** Locks the row until the transaction ends. */
  readonly lock?: boolean;
  /** Also finds the row in the trash. */
  readonly withDeleted?: boolean;
}

/** Reads one row of the person; null when there is none with that id. */
export async function selectOne<Row extends object>(
  database: Database,
  ownerId: string,
  selection: Selection,
  id: string,
  options: RowOptions = {},
): Promise<Row | null> {
  if (!isId(id)) return null;
  const [row] = await selectWhere<Row>(database, ownerId, selection, {
    ...options,
    where: [equals(`${ROW}.id`, id)],
    isByKey: true,
  });
  return row ?? null;
}

/** Reads those of the rows that the person has, in no order; a text that is no id matches no row. */
export async function selectMany<Row extends object>(
  database: Database,
  ownerId: string,
  selection: Selection,
  ids: readonly string[],
): Promise<Row[]> {
  return selectWhere<Row>(database, ownerId, selection, { where: [isOneOf(ids)], isByKey: true });
}

/** Returns the condition that a row has one of the ids; a text that is no id matches no row. */
export function isOneOf(ids: readonly string[]): Condition {
  const present = ids.filter(isId);
  return (add) => `${ROW}.id = any(${add(present)}::uuid[])`;
}

/** The conditions of rows, and how they are read. */
export interface RowsOptions extends RowOptions {
  readonly where: readonly (Condition | null)[];
  /** Absent: all of them. */
  readonly most?: number;
  /** True: a condition names the rows by their ids. */
  readonly isByKey?: boolean;
}

/** Reads the rows that fulfil the conditions, by their ids. */
export async function selectWhere<Row extends object>(
  database: Database,
  ownerId: string,
  { entity, computed }: Selection,
  { where, most, lock = false, withDeleted = false, isByKey = false }: RowsOptions,
): Promise<Row[]> {
  const { values, add } = new Parameters(1);
  const columns = selectListOf({ entity, computed }, add);
  const conditions = allOf(where, add);
  const end = `${most === undefined ? "" : ` limit ${add(most)}`}${lock ? ` for update of ${ROW}` : ""}`;
  const sql = `select ${columns} ${rowsOf(entity, withDeleted)} and ${conditions} order by ${ROW}.id${end}`;
  return database.queryOwned<Row>(ownerId, isByKey ? genericPlan(sql) : sql, values);
}

/** Counts a person's rows up to COUNT_MAX; `from` is a statement without its select list, whose first parameter is the person. */
export async function countRows(
  database: Database,
  ownerId: string,
  from: string,
  parameters: readonly unknown[],
): Promise<number> {
  const [row] = await database.queryOwned<{ count: number }>(
    ownerId,
    `select count(*)::integer as count from (select 1 ${from} limit ${COUNT_MAX}) as counted`,
    parameters,
  );
  return row?.count ?? 0;
}

/** The select lists that add no parameter, by entity and by what is computed (of nothing, the entity again). */
const selectLists = new WeakMap<EntityClass<object>, WeakMap<object, string>>();

function selectListOf({ entity, computed }: Selection, add: AddParameter): string {
  if (computed !== undefined && computed.length > 0) return columnsOf(entity, ROW, computed(add));
  const known = selectLists.get(entity) ?? new WeakMap<object, string>();
  const list = known.get(computed ?? entity) ?? columnsOf(entity, ROW, computed?.(add));
  selectLists.set(entity, known.set(computed ?? entity, list));
  return list;
}

function rowsOf(entity: EntityClass<object>, withDeleted = false): string {
  const kept = !withDeleted && hasColumn(entity, "deletedAt") ? ` and ${ROW}.deleted_at is null` : "";
  return `from ${tableOf(entity)} ${ROW} where ${ROW}.owner_id = $1${kept}`;
}
