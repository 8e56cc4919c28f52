import type { RecordKind } from "../platform/record-kind.js";

/** The columns of a record before or after a change, as JSON can hold them. */
export type Columns = Readonly<Record<string, unknown>>;

/** The change of one record by one mutation. `before` null: the mutation created the record. */
export interface Change {
  readonly kind: RecordKind;
  readonly id: string;
  /** The number of the changed step; absent: the record itself changed. */
  readonly number?: number;
  readonly before: Columns | null;
  readonly after: Columns;
}

/** Returns the change of a row: the given columns as they are now, and as they will be. */
export function changeOf(kind: RecordKind, row: { readonly id: string }, after: object): Change {
  const current = row as unknown as Columns; // a row is its columns
  const before = Object.fromEntries(Object.keys(after).map((column) => [column, current[column] ?? null]));
  return { kind, id: row.id, before, after: { ...after } };
}

/** Returns those of the values that a row does not have already. */
export function differing<V extends object>(row: object, values: V): Partial<V> {
  const current = new Map<string, unknown>(Object.entries(row));
  const changed = Object.entries(values).filter(([column, value]) => value !== current.get(column));
  return Object.fromEntries(changed) as Partial<V>; // some of its entries
}

/** Returns the change that created a row. */
export function creationOf(kind: RecordKind, row: { readonly id: string }): Change {
  return { kind, id: row.id, before: null, after: { deletedAt: null } };
}

/** Returns the change that undoes this one; undoing a creation moves the record to the trash, with a new retention. */
export function inverseOf(change: Change, now: Date): Change {
  const after = change.before ?? { deletedAt: now };
  return { ...change, before: change.after, after: after["deletedAt"] == null ? after : { ...after, deletedAt: now } };
}
