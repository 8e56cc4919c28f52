import { registerEnumType } from "type-graphql";
import { AppError } from "../errors.js";
import { decodeCursor, type PageArgs } from "./page.js";

/** Which way a list runs. */
export enum SortDirection {
  ASC = "ASC",
  DESC = "DESC",
}

registerEnumType(SortDirection, {
  name: "SortDirection",
  description: "Which way a list runs.",
  valuesConfig: {
    ASC: { description: "From A to Z, from the oldest to the newest." },
    DESC: { description: "From Z to A, from the newest to the oldest." },
  },
});

/** What the argument `direction` of every list says. */
export const DIRECTION = "Which way it runs; absent: names from A to Z, times newest first.";

/** What a list is sorted by: never null, and written just as the index has it, where there is one. */
export interface SortKey {
  readonly sql: string;
  readonly type: "text" | "timestamptz";
  /** The way it runs when nobody says. */
  readonly direction: SortDirection;
}

/** A page of a list in an order of the caller's choice. */
export interface SortedPageArgs<S extends string> extends PageArgs {
  readonly sort?: S | null | undefined;
  readonly direction?: SortDirection | null | undefined;
}

/** The parts of a statement that reads one page by key. */
export interface Keyset {
  /** The column `sortKey`, which `cursorOf` reads. */
  readonly column: string;
  /** What comes after the cursor; true without one. Takes two parameters, the first of the number that was given. */
  readonly condition: string;
  readonly orderBy: string;
  readonly parameters: readonly [key: string | null, id: string | null];
  readonly cursorOf: (row: Sorted) => readonly string[];
}

/** A row that was read with the column of its keyset. */
export interface Sorted {
  readonly id: string;
  readonly sortKey: string | Date;
}

/** A name as lists are sorted by it, in PostgreSQL: whatever its case and accents. The indexes have the same expression. */
export function foldedName(sql: string): string {
  return `lower(regexp_replace(normalize(${sql}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
}

/** The times every record has, newest first. */
export function timeKeys(prefix = ""): { readonly CREATED: SortKey; readonly UPDATED: SortKey } {
  const key = (column: string): SortKey => ({
    sql: `${prefix}${column}`,
    type: "timestamptz",
    direction: SortDirection.DESC,
  });
  return { CREATED: key("created_at"), UPDATED: key("updated_at") };
}

/** A name, from A to Z. */
export function nameKey(sql: string): SortKey {
  return { sql: foldedName(sql), type: "text", direction: SortDirection.ASC };
}

/**
 * The keyset of a page. The cursor carries its order, as its values mean nothing in another; the id decides between
 * equals, so that each record is on one page. Throws VALIDATION on a cursor of another order.
 */
export function keysetOf<S extends string>(
  keys: Readonly<Record<S, SortKey>>,
  sort: S,
  args: SortedPageArgs<S>,
  { firstParameter, prefix = "" }: { readonly firstParameter: number; readonly prefix?: string },
): Keyset {
  const { sql, type, direction: natural } = keys[sort];
  const direction = args.direction ?? natural;
  const [at, way, key, id] = decodeCursor(args.after, 4) ?? [sort, direction, null, null];
  if (at !== sort || way !== direction) throw otherOrder();
  const [first, second] = [`$${firstParameter}`, `$${firstParameter + 1}`];
  const sign = direction === SortDirection.ASC ? ">" : "<";
  return {
    column: `${sql} as "sortKey"`,
    condition: `(${first}::text is null or (${sql}, ${prefix}id) ${sign} (${first}::${type}, ${second}::uuid))`,
    orderBy: `${sql} ${direction}, ${prefix}id ${direction}`,
    parameters: [key ?? null, id ?? null],
    cursorOf: ({ sortKey, id: last }) => [
      sort,
      direction,
      typeof sortKey === "string" ? sortKey : sortKey.toISOString(),
      last,
    ],
  };
}

function otherOrder(): AppError {
  const message = "That cursor belongs to another order of this list. Ask for its first page again.";
  return new AppError("VALIDATION", { message, fields: [{ field: "after", rule: "cursor", message }] });
}
