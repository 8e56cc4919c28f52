import { APPOINTMENT_RECORD } from "../appointment/appointment.record.js";
import type { Clock } from "../platform/clock.js";
import { COMPANY_RECORD } from "../company/company.record.js";
import { CONTACT_RECORD } from "../contact/contact.record.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { OwnedRepository } from "../database/owned.repository.js";
import { DOCUMENT_RECORD } from "../document/document.record.js";
import { IDEAL_JOB_RECORD } from "../idealjob/ideal-job.record.js";
import { JOB_DETAILS_RECORD } from "../jobdetails/job-details.record.js";
import { JOB_HUNT_RECORD } from "../jobhunt/job-hunt.record.js";
import { LINK_RECORD } from "../link/link.record.js";
import type { LogService } from "../log/log.service.js";
import { NOTE_RECORD } from "../note/note.record.js";
import { PAUSE_RECORD } from "../pause/pause.record.js";
import { isCounted } from "../platform/quotas.js";
import { RECORD_WORDS, type RecordKind } from "../platform/record-kind.js";
import { LoggedRecords } from "../record/logged-records.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import type { RecordDefinition } from "../record/record-definition.js";
import { SIGN_RECORD } from "../sign/sign.record.js";
import { SUBMISSION_RECORD } from "../submission/submission.record.js";
import { STEP_CHECK_RECORD, STEP_TEXT_RECORD } from "../steptext/step-text.record.js";

/**
 * Every kind of record that a person has. A note is deleted before the record it is attached to, so notes come first.
 */
export const RECORDS = {
  notes: NOTE_RECORD,
  jobHunts: JOB_HUNT_RECORD,
  idealJobs: IDEAL_JOB_RECORD,
  companies: COMPANY_RECORD,
  contacts: CONTACT_RECORD,
  documents: DOCUMENT_RECORD,
  jobDetails: JOB_DETAILS_RECORD,
  links: LINK_RECORD,
  signs: SIGN_RECORD,
  pauses: PAUSE_RECORD,
  stepTexts: STEP_TEXT_RECORD,
  stepChecks: STEP_CHECK_RECORD,
  appointments: APPOINTMENT_RECORD,
  submissions: SUBMISSION_RECORD,
} as const;

/** The same as a list. */
export const RECORD_LIST: readonly RecordDefinition[] = Object.values(RECORDS);

/** Those that notes can be attached to. */
export const NOTE_TARGETS = RECORD_LIST.filter(({ entity }) => entity.prototype instanceof NoteTargetEntity);

/** The kinds that are counted and deleted by themselves; the others are part of one of these. */
export const COUNTED_RECORDS = RECORD_LIST.filter(({ kind }) => isCounted(kind));

/** The records of each kind, with the operations that add, change, delete and restore them. */
export type Records = {
  readonly [K in keyof typeof RECORDS]: (typeof RECORDS)[K] extends RecordDefinition<infer E>
    ? LoggedRecords<E>
    : never;
};

const NAMES = new Map(RECORD_LIST.map(({ kind, entity }) => [kind, entity.name]));

/** Returns the name of the GraphQL type of a kind. */
export function typeNameOf(kind: RecordKind): string {
  const name = NAMES.get(kind);
  if (name === undefined) throw new Error(`${kind} has no definition.`);
  return name;
}

/** Wires the records of every kind. */
export function createRecords(database: Database, clock: Clock, log: LogService): Records {
  const wire = (definition: RecordDefinition): LoggedRecords<OwnedEntity> => {
    const { noun } = RECORD_WORDS[definition.kind];
    const rows = new OwnedRepository<OwnedEntity>(database, clock, definition.entity, noun);
    return new LoggedRecords(database, clock, rows, log, definition);
  };
  const wired = Object.entries(RECORDS).map(([name, definition]) => [name, wire(definition)] as const);
  return Object.fromEntries(wired) as unknown as Records; // each by its own definition
}

/** Returns the results of `make` for the records of each kind, by the kind. */
export function forEach<T>(
  records: Records,
  make: (records: LoggedRecords<OwnedEntity>) => T,
): Readonly<Record<RecordKind, T>> {
  const made = Object.values<LoggedRecords<OwnedEntity>>(records).map(
    (one) => [one.definition.kind, make(one)] as const,
  );
  return Object.fromEntries(made) as Record<RecordKind, T>; // a definition for each kind: see the test of the records
}
