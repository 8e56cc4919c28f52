import { columnsOf, hasColumn, tableOf, type Computed, type EntityClass } from "./columns.js";
import { equals } from "./conditions.js";
import type { Database } from "./database.js";
import { isId } from "./ids.js";
import { countingOf, pageSize, toConnection, toPage, type Connection } from "./page.js";
import { keysetOf, type Sorted, type SortedPageArgs, type SortKey } from "./sort.js";
import { allOf, Parameters, type AddParameter, type Condition } from "./statement.js";

/** The alias of the table whose rows are read, in everything that is SQL here. */
export const ROW = "r";

/** The rows of one entity; those in the bin are left out. */
export interface Selection {
  readonly entity: EntityClass<object>;
  /** What is worked out for each row, or in place of a column. */
  readonly computed?: (add: AddParameter) => Computed;
}

/** A list of such rows. */
export interface ListSelection<S extends string> extends Selection {
  /** What a row has to fulfil besides; null demands nothing. */
  readonly where: readonly (Condition | null)[];
  readonly keys: Readonly<Record<S, SortKey>>;
  readonly args: SortedPageArgs<S>;
  /** The order where none is asked for. */
  readonly usual: S;
  /** The page size where none is asked for. */
  readonly size?: number;
}

/**
 * Reads one page of a person's rows by key. Throws VALIDATION on a page size out of range and on a cursor of another list
 * or order.
 */
export async function selectPage<Row extends object, S extends string>(
  database: Database,
  ownerId: string,
  { entity, computed, where, keys, args, usual, size: usualSize = 50 }: ListSelection<S>,
): Promise<Connection<Row>> {
  const size = pageSize(args.first, usualSize);
  const keyset = keysetOf(keys, args.sort ?? usual, args);
  const { values, add } = new Parameters(1);
  const columns = columnsOf(entity, ROW, computed?.(add));
  const conditions = allOf([...where, keyset.condition], add);
  const rows = await database.queryOwned<Row & Sorted>(
    ownerId,
    `select ${columns}, ${keyset.column} ${rowsOf(entity)} and ${conditions} order by ${keyset.orderBy} limit ${add(size + 1)}`,
    values,
  );
  const page = toPage<Row & Sorted>(rows, { size, after: args.after, cursorOf: keyset.cursorOf });
  return toConnection<Row>(page, () => countRows(database, ownerId, entity, where));
}

/** How one row is looked for. */
export interface RowOptions {
  /** Holds the row until the transaction ends. */
  readonly lock?: boolean;
  /** Finds it in the bin as well. */
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
  const [row] = await selectWhere<Row>(database, ownerId, selection, { ...options, where: [equals(`${ROW}.id`, id)] });
  return row ?? null;
}

/** Reads those of the rows that the person has, in no order; what is no id is no row's. */
export async function selectMany<Row extends object>(
  database: Database,
  ownerId: string,
  selection: Selection,
  ids: readonly string[],
): Promise<Row[]> {
  const present = ids.filter(isId);
  return selectWhere<Row>(database, ownerId, selection, {
    where: [(add) => `${ROW}.id = any(${add(present)}::uuid[])`],
  });
}

/** What rows have to fulfil, and how they are read. */
export interface RowsOptions extends RowOptions {
  readonly where: readonly (Condition | null)[];
  /** Absent: all of them. */
  readonly most?: number;
}

/** Reads the rows that fulfil the conditions, by their ids. */
export async function selectWhere<Row extends object>(
  database: Database,
  ownerId: string,
  { entity, computed }: Selection,
  { where, most, lock = false, withDeleted = false }: RowsOptions,
): Promise<Row[]> {
  const { values, add } = new Parameters(1);
  const columns = columnsOf(entity, ROW, computed?.(add));
  const conditions = allOf(where, add);
  const end = `${most === undefined ? "" : ` limit ${add(most)}`}${lock ? ` for update of ${ROW}` : ""}`;
  return database.queryOwned<Row>(
    ownerId,
    `select ${columns} ${rowsOf(entity, withDeleted)} and ${conditions} order by ${ROW}.id${end}`,
    values,
  );
}

async function countRows(
  database: Database,
  ownerId: string,
  entity: EntityClass<object>,
  where: readonly (Condition | null)[],
): Promise<number> {
  const { values, add } = new Parameters(1);
  const statement = countingOf(`${rowsOf(entity)} and ${allOf(where, add)}`);
  const [row] = await database.queryOwned<{ count: number }>(ownerId, statement, values);
  return row?.count ?? 0;
}

function rowsOf(entity: EntityClass<object>, withDeleted = false): string {
  const kept = !withDeleted && hasColumn(entity, "deletedAt") ? ` and ${ROW}.deleted_at is null` : "";
  return `from ${tableOf(entity)} ${ROW} where ${ROW}.owner_id = $1${kept}`;
}
