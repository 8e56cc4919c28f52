import { registerEnumType } from "type-graphql";
import type { AppError } from "../platform/errors.js";
import { foldAccentsSql } from "../platform/fold-text.js";
import { invalidInput } from "../platform/validation.js";
import { decodeCursor, type PageArgs } from "./page.js";
import type { Condition } from "./statement.js";

/** The direction of a list. */
export enum SortDirection {
  ASC = "ASC",
  DESC = "DESC",
}

registerEnumType(SortDirection, {
  name: "SortDirection",
  description: "The direction of a list.",
  valuesConfig: {
    ASC: { description: "From A to Z, from the oldest to the newest." },
    DESC: { description: "From Z to A, from the newest to the oldest." },
  },
});

/** The description of the argument `direction` of every list. */
export const DIRECTION = "The sort direction; absent: names from A to Z, times newest first.";

/** A sort key of a list: never null, and written exactly as in its index, where there is one. */
export interface SortKey {
  readonly sql: string;
  readonly type: "text" | "timestamptz";
  /** The default direction. */
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
  /** The condition for the rows after the cursor; null without one. */
  readonly condition: Condition | null;
  readonly orderBy: string;
  readonly cursorOf: (row: Sorted) => readonly string[];
}

/** A row that was read with the column of its keyset. */
export interface Sorted {
  readonly id: string;
  readonly sortKey: string | Date;
}

/** Returns the key of a moment, newest first. */
export function momentKey(sql: string): SortKey {
  return { sql, type: "timestamptz", direction: SortDirection.DESC };
}

/** The times every record has, newest first. */
export const TIME_KEYS = { CREATED: momentKey("r.created_at"), UPDATED: momentKey("r.updated_at") } as const;

/** Returns the key of a name, from A to Z. */
export function nameKey(sql: string): SortKey {
  return { sql: foldAccentsSql(sql), type: "text", direction: SortDirection.ASC };
}

/**
 * Returns the keyset of a page. The cursor carries its order, as its values mean nothing in another; the id decides between
 * equals, so that each row is on one page. Throws VALIDATION on a cursor of another order.
 */
export function keysetOf<S extends string>(
  keys: Readonly<Record<S, SortKey>>,
  sort: S,
  args: SortedPageArgs<S>,
): Keyset {
  const { sql, type, direction: natural } = keys[sort];
  const direction = args.direction ?? natural;
  const sign = direction === SortDirection.ASC ? ">" : "<";
  const [at, way, key, last] = decodeCursor(args.after, 4) ?? [sort, direction];
  if (at !== sort || way !== direction) throw otherOrder();
  return {
    column: `${sql} as "sortKey"`,
    condition: key === undefined ? null : (add) => `(${sql}, r.id) ${sign} (${add(key)}::${type}, ${add(last)}::uuid)`,
    orderBy: `${sql} ${direction}, r.id ${direction}`,
    cursorOf: ({ sortKey, id }) => [sort, direction, typeof sortKey === "string" ? sortKey : sortKey.toISOString(), id],
  };
}

function otherOrder(): AppError {
  const message = "That cursor belongs to another order of this list. Ask for its first page again.";
  return invalidInput(message, { field: "after", rule: "cursor" });
}
