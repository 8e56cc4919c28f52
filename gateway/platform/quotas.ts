import { AppError } from "./errors.js";
import { RECORD_WORDS, RecordKind, withoutParts } from "./record-kind.js";

const COUNTED_RECORDS = withoutParts(RecordKind);

/** The kinds of usage that are counted for each person, and bounded; records in the trash count too. */
export const QuotaKind = {
  ...COUNTED_RECORDS,
  TYPE: "TYPE",
  FILE: "FILE",
  FILE_BYTES: "FILE_BYTES",
  LOG_ENTRY: "LOG_ENTRY",
} as const;
/** A kind of usage. */
export type QuotaKind = (typeof QuotaKind)[keyof typeof QuotaKind];

/** The kinds of records that are counted. */
export type CountedRecord = (typeof COUNTED_RECORDS)[keyof typeof COUNTED_RECORDS];

/** Returns whether a quota limits what is counted by that name. */
export function isQuota(kind: string): kind is QuotaKind {
  return Object.hasOwn(QuotaKind, kind);
}

/** Returns whether records of a kind are counted; those that are part of another are not. */
export function isCounted(kind: RecordKind): kind is CountedRecord {
  return kind in COUNTED_RECORDS;
}

/** The quotas of one person, as configured. */
export interface Quotas {
  /** Of each kind of record, of types, and of files. */
  readonly records: number;
  readonly logEntries: number;
  readonly fileMegabytes: number;
}

/** The default quotas of one person. */
export const QUOTAS: Quotas = { records: 20_000, logEntries: 2_000_000, fileMegabytes: 2_048 };

/** The limit of one person for each kind. */
export type QuotaLimits = Readonly<Record<QuotaKind, number>>;

const MEGABYTE = 1024 * 1024;

/** Returns the limit of each kind. */
export function limitsOf({ records, logEntries, fileMegabytes }: Quotas): QuotaLimits {
  const kinds = Object.values(COUNTED_RECORDS).map((kind) => [kind, records] as const);
  return {
    ...(Object.fromEntries(kinds) as Record<CountedRecord, number>), // each of them
    TYPE: records,
    FILE: records,
    FILE_BYTES: fileMegabytes * MEGABYTE,
    LOG_ENTRY: logEntries,
  };
}

function nounOf(kind: CountedRecord | typeof QuotaKind.FILE): string {
  return kind === QuotaKind.FILE ? "files" : RECORD_WORDS[kind].plural;
}

/** Returns the failure of a person who would have more of a kind than the limit: it names both, and the remedy. */
export function quotaReached(kind: QuotaKind, limit: number): AppError {
  return new AppError("QUOTA_REACHED", { message: wordsFor(kind, limit), current: { kind, limit }, refusal: "quota" });
}

function wordsFor(kind: QuotaKind, limit: number): string {
  const operator = "whoever runs this server can allow more";
  if (kind === QuotaKind.LOG_ENTRY) {
    return `Your log has ${count(limit)} entries, and there can be no more. Each change is an entry, so you can only delete and empty the bin; ${operator}.`;
  }
  if (kind === QuotaKind.TYPE) {
    return `You can have ${count(limit)} types of your own, and there can be no more. Use one of them; ${operator}.`;
  }
  const advice = `What is in the bin counts too: delete what you do not need, then empty the bin to make room, or ask for more: ${operator}.`;
  if (kind === QuotaKind.FILE_BYTES) return `Your files can take ${count(limit / MEGABYTE)} MB together. ${advice}`;
  return `You can have ${count(limit)} ${nounOf(kind)}. ${advice}`;
}

function count(value: number): string {
  return value.toLocaleString("en");
}
