import { RECORD_WORDS, type RecordKind } from "../platform/record-kind.js";
import { AppError } from "../platform/errors.js";
import type { Columns } from "./change.js";
import type { LogService } from "./log.service.js";

/** A record that exists under the id of a create. */
interface ExistingRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly version: number;
}

/** What is compared: the record, and what the create gives for it. */
interface Repetition {
  readonly kind: RecordKind;
  readonly row: ExistingRecord;
  /** The values that the caller gives, by their columns; undefined ones are not compared. */
  readonly given: object;
  /** The record that the log entries of this one are about: itself, or the hunt that it is a part of. */
  readonly subjectId: string;
}

/**
 * Does nothing when a create repeats the one that made the record, whatever became of the record since. Throws CONFLICT when
 * its values are others; of a record that was changed so long ago that the log does not have it any more, nobody knows.
 */
export async function requireRepetition(log: LogService, { kind, row, given, subjectId }: Repetition): Promise<void> {
  const { noun } = RECORD_WORDS[kind];
  const now = row as unknown as Columns; // a row is its columns
  if (isSame(now, given)) return;
  const atFirst =
    row.version === 1 ? now : await log.firstColumns(row.ownerId, { subjectId, kind, id: row.id, columns: now });
  if (atFirst === null || isSame(atFirst, given)) return;
  const message = `id: the ${noun} with the id ${row.id} exists and was made with other values. Change it, or use another id.`;
  throw new AppError("CONFLICT", {
    message,
    fields: [{ field: "id", rule: "unique", message }],
    current: { id: row.id, version: row.version },
  });
}

function isSame(columns: Columns, given: object): boolean {
  return Object.entries(given).every(
    ([name, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(columns[name] ?? null),
  );
}
