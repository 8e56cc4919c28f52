import { COUNT_MAX, FILTER_MAX, PAGE_MAX } from "../../schema/limits.js";
import type { AppError } from "../platform/errors.js";
import { once } from "../platform/once.js";
import { checkText, invalidInput } from "../platform/validation.js";
import { isDay } from "../platform/day.js";
import { isId } from "./ids.js";

/** The arguments of a page. */
export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A row of a page, and its cursor. */
export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

/** One page of a list that is read by key. */
export interface Page<T> {
  readonly nodes: readonly T[];
  readonly edges: readonly Edge<T>[];
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
  };
}

/** How many rows a whole list has, counted when it is asked for and at most once. */
export interface Counted {
  /** At most COUNT_MAX. */
  readonly totalCount: () => Promise<number>;
  /** True when the list has COUNT_MAX rows or more. */
  readonly isTotalCountBounded: () => Promise<boolean>;
}

/** A page with the count of its list. */
export interface Connection<T> extends Page<T>, Counted {}

/** A page ends with the row whose texts fill it, in bytes; a row alone may be longer. */
export const PAGE_BYTES = 4 * 1024 * 1024;

/** Returns the asked page size. Throws VALIDATION outside 1 to PAGE_MAX. */
export function pageSize(first: number | null | undefined, fallback: number): number {
  const size = first ?? fallback;
  if (Number.isInteger(size) && size >= 1 && size <= PAGE_MAX) return size;
  throw invalidInput(`A page has 1 to ${PAGE_MAX} items.`, { field: "first", rule: "range" });
}

/** Returns an opaque cursor over the values a list is sorted by. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/**
 * Returns the values of a cursor, the last of them an id, or null without one. Throws VALIDATION on one this server
 * never made.
 */
export function decodeCursor(cursor: string | null | undefined, length: number): readonly string[] | null {
  if (cursor == null) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(values) && values.length === length && values.every(isText) && isId(values.at(-1) ?? ""))
      return values;
  } catch {
    // Falls through to the same error as any other invalid cursor.
  }
  throw notOfThisList();
}

/** The type of a value that a list is sorted by. */
export type CursorType = "date" | "timestamptz" | "text" | "uuid";

/** Does the same for values of these types, the last of them an id; returns nulls without a cursor. */
export function decodeTypedCursor(
  cursor: string | null | undefined,
  types: readonly CursorType[],
): readonly (string | null)[] {
  const values = decodeCursor(cursor, types.length);
  if (values === null) return types.map(() => null);
  if (types.some((type, at) => type === "date" && !isDay(values[at] ?? ""))) throw notOfThisList();
  return values;
}

function notOfThisList(): AppError {
  return invalidInput("That cursor is not one of this list's.", { field: "after", rule: "cursor" });
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** The reading of the rows of a page. */
export interface PageReading<T> extends PageArgs {
  /** The number of rows wanted; one more was read if there is one. */
  readonly size: number;
  readonly cursorOf: (row: T) => readonly string[];
  /** True when the statement itself has left rows out. */
  readonly hasMore?: boolean;
  /** Returns the bytes of the texts of a row that were not read; absent: all were. */
  readonly unreadBytesOf?: (row: T) => number;
}

/**
 * Returns the page of the rows read: without the extra row, which indicates a next page, and without what is longer
 * than PAGE_BYTES.
 */
export function toPage<T extends object>(rows: readonly T[], reading: PageReading<T>): Page<T> {
  const nodes = rows.slice(0, Math.min(reading.size, countFitting(rows, PAGE_BYTES, reading.unreadBytesOf)));
  const cursorOf = (node: T): string => encodeCursor(reading.cursorOf(node));
  const [first, last] = [nodes[0], nodes.at(-1)];
  return {
    nodes,
    edges: nodes.map((node) => new LazyEdge(node, node, cursorOf)),
    pageInfo: {
      startCursor: first === undefined ? null : cursorOf(first),
      endCursor: last === undefined ? null : cursorOf(last),
      hasPreviousPage: reading.after != null,
      hasNextPage: reading.hasMore === true || rows.length > nodes.length,
    },
  };
}

/** A row with its cursor, which is worked out when somebody asks for it, as few do. */
class LazyEdge<T, Row = T> implements Edge<T> {
  constructor(
    readonly node: T,
    private readonly row: Row,
    private readonly cursorOf: (row: Row) => string,
  ) {}

  get cursor(): string {
    return this.cursorOf(this.row);
  }
}

/**
 * Returns the requested page of each of many lists, in the order of the keys. `read` is called once for all keys with the
 * same bounds, and resolves to the page of each of them.
 */
export async function pagesByBounds<Key extends PageArgs, P>(
  wanted: readonly Key[],
  read: (alike: readonly Key[], bounds: PageArgs) => Promise<(key: Key) => P>,
): Promise<P[]> {
  const boundsOf = ({ first, after }: PageArgs): string => JSON.stringify([first, after]);
  const readings = new Map<string, Promise<(key: Key) => P>>();
  const found = wanted.map(async (key) => {
    const bounds = boundsOf(key);
    const alike = (): Key[] => wanted.filter((other) => boundsOf(other) === bounds);
    const reading = readings.get(bounds) ?? read(alike(), key);
    readings.set(bounds, reading);
    return (await reading)(key);
  });
  return Promise.all(found);
}

/** Returns the same page with other nodes in the place of its own. */
export function mapPage<T, U>({ edges, pageInfo }: Page<T>, change: (node: T) => U): Page<U> {
  const changed = edges.map((edge) => new LazyEdge(change(edge.node), edge, ownCursor));
  return { nodes: changed.map(({ node }) => node), edges: changed, pageInfo };
}

function ownCursor({ cursor }: Edge<unknown>): string {
  return cursor;
}

/** Returns the page with the count of its list; `count` has to stop at COUNT_MAX. */
export function toConnection<P extends object>(page: P, count: () => Promise<number>): P & Counted {
  const totalCount = once(count);
  return { ...page, totalCount, isTotalCountBounded: async () => (await totalCount()) >= COUNT_MAX };
}

/** Returns how many of the rows fit, by the bytes of their texts; the first always does. */
function countFitting<T extends object>(
  rows: readonly T[],
  max: number,
  unreadBytesOf: (row: T) => number = () => 0,
): number {
  let bytes = 0;
  const cut = rows.findIndex((row, at) => {
    bytes += unreadBytesOf(row);
    for (const name in row) bytes += bytesOf(row[name]);
    return at > 0 && bytes > max;
  });
  return cut === -1 ? rows.length : cut;
}

function bytesOf(value: unknown): number {
  return typeof value === "string" ? Buffer.byteLength(value) : 0;
}

/** Returns a text that matches literally inside LIKE ... ESCAPE '\'. */
export function likeLiteral(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/**
 * Returns the LIKE pattern of a filter as the user typed it, a plain part of a text; null without one. Throws
 * VALIDATION.
 */
export function filterPattern(filter: string | null | undefined): string | null {
  return filter ? likeLiteral(checkText("filter", filter, FILTER_MAX)) : null;
}
