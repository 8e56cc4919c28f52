/** The kinds of records whose changes are logged well enough to be undone. */
export enum SubjectKind {
  JOB_HUNT = "JOB_HUNT",
  STEP = "STEP",
  COMPANY = "COMPANY",
  JOB_DETAILS = "JOB_DETAILS",
  IDEAL_JOB = "IDEAL_JOB",
  CONTACT = "CONTACT",
  DOCUMENT = "DOCUMENT",
  NOTE = "NOTE",
}

/** The columns of a record before or after a change, as JSON can hold them. */
export type Columns = Readonly<Record<string, unknown>>;

/** What one mutation changed of one record. `before` null: the record was created by it. */
export interface Change {
  readonly kind: SubjectKind;
  readonly id: string;
  /** The step's number, for a STEP (whose id is that of its hunt). */
  readonly number?: number;
  readonly before: Columns | null;
  readonly after: Columns;
}

/** The change of a row: the given columns as they are now, and as they will be. */
export function changeOf(kind: SubjectKind, row: { readonly id: string }, after: object): Change {
  const current = row as unknown as Columns; // a row is its columns
  const before = Object.fromEntries(Object.keys(after).map((column) => [column, current[column] ?? null]));
  return { kind, id: row.id, before, after: { ...after } };
}

/** The change that created a row. */
export function creationOf(kind: SubjectKind, row: { readonly id: string }): Change {
  return { kind, id: row.id, before: null, after: { deletedAt: null } };
}

/** The change that takes this one back; undoing a creation puts the record into the bin, and what is put there waits anew. */
export function inverseOf(change: Change, now: Date): Change {
  const after = change.before ?? { deletedAt: now };
  return { ...change, before: change.after, after: after["deletedAt"] == null ? after : { ...after, deletedAt: now } };
}
