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
import { OFFER_RECORD } from "../offer/offer.record.js";
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
 * Every kind of record that a person has. A note is deleted before the record it is attached to, so notes come first; a kind
 * without its definition does not compile.
 */
export const RECORDS = {
  NOTE: NOTE_RECORD,
  JOB_HUNT: JOB_HUNT_RECORD,
  IDEAL_JOB: IDEAL_JOB_RECORD,
  COMPANY: COMPANY_RECORD,
  CONTACT: CONTACT_RECORD,
  DOCUMENT: DOCUMENT_RECORD,
  JOB_DETAILS: JOB_DETAILS_RECORD,
  LINK: LINK_RECORD,
  SIGN: SIGN_RECORD,
  PAUSE: PAUSE_RECORD,
  STEP_TEXT: STEP_TEXT_RECORD,
  STEP_CHECK: STEP_CHECK_RECORD,
  APPOINTMENT: APPOINTMENT_RECORD,
  SUBMISSION: SUBMISSION_RECORD,
  OFFER: OFFER_RECORD,
} as const;

const DEFINITIONS: Readonly<Record<RecordKind, RecordDefinition>> = RECORDS;

/** The same as a list. */
export const RECORD_LIST: readonly RecordDefinition[] = Object.values(DEFINITIONS);

/** Those that notes can be attached to. */
export const NOTE_TARGETS = RECORD_LIST.filter(({ entity }) => entity.prototype instanceof NoteTargetEntity);

/** The kinds that are counted and deleted by themselves; the others are part of one of these. */
export const COUNTED_RECORDS = RECORD_LIST.filter(({ kind }) => isCounted(kind));

/** The records of each kind, with the operations that add, change, delete and restore them. Parts are changed by their services. */
export type Records = { readonly [K in RecordKind]: LoggedRecords<EntityOf<K>> };
type EntityOf<K extends RecordKind> = (typeof RECORDS)[K] extends RecordDefinition<infer E> ? E : never;

/** Returns the name of the GraphQL type of a kind. */
export function typeNameOf(kind: RecordKind): string {
  return DEFINITIONS[kind].entity.name;
}

/** Wires the records of every kind. */
export function createRecords(database: Database, clock: Clock, log: LogService): Records {
  return mapKinds(DEFINITIONS, (definition) => {
    const { noun } = RECORD_WORDS[definition.kind];
    const rows = new OwnedRepository<OwnedEntity>(database, clock, definition.entity, noun);
    return new LoggedRecords(database, clock, rows, log, definition);
  }) as Records; // each by its own definition
}

/** Returns the results of `make` for the value of each kind, by the kind. */
export function mapKinds<V, T>(
  table: Readonly<Record<RecordKind, V>>,
  make: (value: V) => T,
): Readonly<Record<RecordKind, T>> {
  const made = Object.entries(table).map(([kind, value]) => [kind, make(value)] as const);
  return Object.fromEntries(made) as Record<RecordKind, T>; // fromEntries drops the type of the keys
}
