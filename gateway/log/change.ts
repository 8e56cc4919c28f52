import type { RecordKind } from "../record-kind.js";

/** The columns of a record before or after a change, as JSON can hold them. */
export type Columns = Readonly<Record<string, unknown>>;

/** What one mutation changed of one record. `before` null: the record was created by it. */
export interface Change {
  readonly kind: RecordKind;
  readonly id: string;
  /** The number of the step that changed; absent: the record itself did. */
  readonly number?: number;
  readonly before: Columns | null;
  readonly after: Columns;
}

/** The change of a row: the given columns as they are now, and as they will be. */
export function changeOf(kind: RecordKind, row: { readonly id: string }, after: object): Change {
  const current = row as unknown as Columns; // a row is its columns
  const before = Object.fromEntries(Object.keys(after).map((column) => [column, current[column] ?? null]));
  return { kind, id: row.id, before, after: { ...after } };
}

/** The change that created a row. */
export function creationOf(kind: RecordKind, row: { readonly id: string }): Change {
  return { kind, id: row.id, before: null, after: { deletedAt: null } };
}

/** The change that takes this one back; undoing a creation puts the record into the bin, and what is put there waits anew. */
export function inverseOf(change: Change, now: Date): Change {
  const after = change.before ?? { deletedAt: now };
  return { ...change, before: change.after, after: after["deletedAt"] == null ? after : { ...after, deletedAt: now } };
}
