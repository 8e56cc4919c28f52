import { AppError } from "./errors.js";

/** What is counted for each person, and bounded; what lies in the bin counts too. */
export enum QuotaKind {
  JOB_HUNT = "JOB_HUNT",
  IDEAL_JOB = "IDEAL_JOB",
  COMPANY = "COMPANY",
  CONTACT = "CONTACT",
  DOCUMENT = "DOCUMENT",
  NOTE = "NOTE",
  TYPE = "TYPE",
  FILE = "FILE",
  FILE_BYTES = "FILE_BYTES",
  LOG_ENTRY = "LOG_ENTRY",
}

/** How much one person may have, as the operator says it. */
export interface Quotas {
  /** Of each kind of record, of types, and of files. */
  readonly records: number;
  readonly logEntries: number;
  readonly fileMegabytes: number;
}

/** How much one person may have unless the operator says otherwise. */
export const QUOTAS: Quotas = { records: 20_000, logEntries: 2_000_000, fileMegabytes: 2_048 };

/** The most that one person may have of each kind. */
export type QuotaLimits = Readonly<Record<QuotaKind, number>>;

const MEGABYTE = 1024 * 1024;

/** The limit of each kind. */
export function limitsOf({ records, logEntries, fileMegabytes }: Quotas): QuotaLimits {
  return {
    JOB_HUNT: records,
    IDEAL_JOB: records,
    COMPANY: records,
    CONTACT: records,
    DOCUMENT: records,
    NOTE: records,
    TYPE: records,
    FILE: records,
    FILE_BYTES: fileMegabytes * MEGABYTE,
    LOG_ENTRY: logEntries,
  };
}

const NOUNS: Readonly<Record<Exclude<QuotaKind, QuotaKind.FILE_BYTES | QuotaKind.LOG_ENTRY>, string>> = {
  JOB_HUNT: "job hunts",
  IDEAL_JOB: "ideal jobs",
  COMPANY: "companies",
  CONTACT: "contacts",
  DOCUMENT: "documents",
  NOTE: "notes",
  TYPE: "types",
  FILE: "files",
};

/** The failure of who would have more of a kind than the limit: names both, and says what helps. */
export function quotaReached(kind: QuotaKind, limit: number): AppError {
  return new AppError("QUOTA_REACHED", { message: wordsFor(kind, limit), current: { kind, limit }, refusal: "quota" });
}

function wordsFor(kind: QuotaKind, limit: number): string {
  const operator = "whoever runs this server can allow more";
  if (kind === QuotaKind.LOG_ENTRY) {
    return `Your log has ${count(limit)} lines, and there can be no more. Each change is a line of it, so you can only delete and empty the bin; ${operator}.`;
  }
  const room = `Delete what you do not need and empty the bin, or ask for more: ${operator}.`;
  if (kind === QuotaKind.FILE_BYTES) return `Your files can take ${count(limit / MEGABYTE)} MB together. ${room}`;
  const most = `You can have ${count(limit)} ${NOUNS[kind]}, those in the bin included.`;
  return kind === QuotaKind.TYPE ? `${most} Use one of them; ${operator}.` : `${most} ${room}`;
}

function count(value: number): string {
  return value.toLocaleString("en");
}
