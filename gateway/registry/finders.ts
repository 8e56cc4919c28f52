import { APPOINTMENT_RECORD } from "../appointment/appointment.record.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import type { FindRecords } from "../graphql/loaders.js";
import type { IdealJobService } from "../idealjob/ideal-job.service.js";
import type { JobDetailsReader } from "../jobdetails/job-details.reader.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import { findParts } from "../jobhunt/parts/find-parts.js";
import type { NoteService } from "../note/note.service.js";
import { OFFER_RECORD } from "../offer/offer.record.js";
import type { PartKind, RecordKind } from "../platform/record-kind.js";
import type { LoggedRecords } from "../record/logged-records.js";
import { SIGN_RECORD } from "../sign/sign.record.js";
import { STEP_CHECK_RECORD, STEP_TEXT_RECORD } from "../steptext/step-text.record.js";
import { SUBMISSION_RECORD } from "../submission/submission.record.js";
import { mapKinds, typeNameOf, type Records } from "./records.js";

type FindRowsOfKind = (ownerId: string, ids: readonly string[], answer: AnswerBudget) => Promise<OwnedEntity[]>;

/** The services that read kinds of which a row of the table is not all. */
export interface FindingServices {
  readonly notes: NoteService;
  readonly jobHuntReader: JobHuntReader;
  readonly idealJobs: IdealJobService;
  readonly jobDetailsReader: JobDetailsReader;
}

/** Returns what finds records of any kind by their ids: rows of its table, unless more belongs to it. */
export function createFinder(database: Database, records: Records, services: FindingServices): FindRecords {
  const { notes, jobHuntReader, idealJobs, jobDetailsReader } = services;
  // A part without its row does not compile: most are hidden with their hunt.
  const parts: Readonly<Record<PartKind, FindRowsOfKind>> = {
    JOB_DETAILS: (ownerId, ids, answer) => jobDetailsReader.findMany(ownerId, ids, answer),
    LINK: (ownerId, ids) => records.LINK.rows.findMany(ownerId, ids),
    PAUSE: (ownerId, ids) => records.PAUSE.rows.findMany(ownerId, ids),
    SIGN: findParts(database, SIGN_RECORD),
    APPOINTMENT: findParts(database, APPOINTMENT_RECORD),
    SUBMISSION: findParts(database, SUBMISSION_RECORD),
    OFFER: findParts(database, OFFER_RECORD),
    STEP_TEXT: findParts(database, STEP_TEXT_RECORD),
    STEP_CHECK: findParts(database, STEP_CHECK_RECORD),
  };
  const finders: Readonly<Record<RecordKind, FindRowsOfKind>> = {
    ...mapKinds(
      records,
      ({ rows }: LoggedRecords<OwnedEntity>) =>
        (ownerId: string, ids: readonly string[]) =>
          rows.findMany(ownerId, ids),
    ),
    NOTE: (ownerId, ids) => notes.findMany(ownerId, ids),
    JOB_HUNT: (ownerId, ids) => jobHuntReader.findMany(ownerId, ids),
    IDEAL_JOB: (ownerId, ids) => idealJobs.findMany(ownerId, ids),
    ...parts,
  };
  return async (kind, ownerId, ids, answer) => {
    const found = await finders[kind](ownerId, ids, answer);
    return found.map((row) => ({ ...row, __typename: typeNameOf(kind) }));
  };
}
