import { FILTER_MAX, PAGE_MAX } from "../../schema/limits.js";
import { AppError } from "../errors.js";
import { checkText } from "../validation.js";
import { isId } from "./ids.js";

/** What a caller may ask of a list. */
export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** One page of a keyset-paginated list. */
export interface Page<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** A page ends with the row whose texts fill it, in bytes; a row alone may be longer. */
export const PAGE_BYTES = 4 * 1024 * 1024;

/** The asked page size. Throws VALIDATION outside 1 to PAGE_MAX. */
export function pageSize(first: number | null | undefined, fallback: number): number {
  const size = first ?? fallback;
  if (Number.isInteger(size) && size >= 1 && size <= PAGE_MAX) return size;
  const message = `A page has 1 to ${PAGE_MAX} items.`;
  throw new AppError("VALIDATION", { message, fields: [{ field: "first", rule: "range", message }] });
}

/** An opaque cursor over the values a list is sorted by. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** The values of a cursor, the last of them an id, or null without one. Throws VALIDATION on one this server never gave. */
export function decodeCursor(cursor: string | null | undefined, length: number): readonly string[] | null {
  if (cursor == null) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(values) && values.length === length && values.every(isText) && isId(values.at(-1) ?? ""))
      return values;
  } catch {
    // Falls through to the same answer as any other cursor that is none.
  }
  const message = "That cursor is not one of this list's.";
  throw new AppError("VALIDATION", { message, fields: [{ field: "after", rule: "cursor", message }] });
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/**
 * Makes the page: cuts the one row too many that tells whether a next page exists, and what is longer than PAGE_BYTES.
 * `hasMore` says that the statement itself has left rows out.
 */
export function toPage<T extends object>(
  rows: readonly T[],
  size: number,
  cursorOf: (row: T) => readonly string[],
  hasMore = false,
): Page<T> {
  const nodes = rows.slice(0, Math.min(size, countFitting(rows, PAGE_BYTES)));
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      endCursor: last === undefined ? null : encodeCursor(cursorOf(last)),
      hasNextPage: hasMore || rows.length > nodes.length,
    },
  };
}

/** How many of the rows fit, by the bytes of their texts; the first always does. */
export function countFitting(rows: readonly object[], max: number): number {
  let bytes = 0;
  const cut = rows.findIndex((row, at) => {
    for (const value of Object.values(row)) if (typeof value === "string") bytes += Buffer.byteLength(value);
    return at > 0 && bytes > max;
  });
  return cut === -1 ? rows.length : cut;
}

/** A text that matches literally inside LIKE ... ESCAPE '\'. */
export function likeLiteral(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** The pattern of a filter as somebody typed it, a plain part of a text; null without one. Throws VALIDATION. */
export function filterPattern(filter: string | null | undefined): string | null {
  return filter ? likeLiteral(checkText("filter", filter, FILTER_MAX)) : null;
}
