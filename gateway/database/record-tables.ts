import type { QuotaKind } from "../quotas.js";

/** A kind of record that stands by itself: notes hang on it, the bin keeps it, and a search leads to it. */
export interface RecordTable {
  readonly kind: `${QuotaKind}`;
  readonly table: string;
  /** What one is called, in SQL. */
  readonly name: string;
}

/** Every such kind, in an order in which none is deleted before what needs it. */
export const RECORD_TABLES = [
  { kind: "JOB_HUNT", table: "job_hunt", name: "name" },
  { kind: "IDEAL_JOB", table: "ideal_job", name: "name" },
  { kind: "COMPANY", table: "company", name: "name" },
  { kind: "CONTACT", table: "contact", name: "concat_ws(' ', salutation, first_name, middle_names, last_name)" },
  { kind: "DOCUMENT", table: "document", name: "name" },
] as const satisfies readonly RecordTable[];
