import type { AppointmentReader } from "../appointment/appointment.reader.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import type { FindRecords } from "../graphql/loaders.js";
import type { IdealJobService } from "../idealjob/ideal-job.service.js";
import type { JobDetailsReader } from "../jobdetails/job-details.reader.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import type { NoteService } from "../note/note.service.js";
import type { RecordKind } from "../platform/record-kind.js";
import type { LoggedRecords } from "../record/logged-records.js";
import type { SignService } from "../sign/sign.service.js";
import type { StepTextReader } from "../steptext/step-text.reader.js";
import type { SubmissionReader } from "../submission/submission.reader.js";
import { mapKinds, typeNameOf, type Records } from "./records.js";

type FindRowsOfKind = (ownerId: string, ids: readonly string[], answer: AnswerBudget) => Promise<OwnedEntity[]>;

/** The services that read kinds of which a row of the table is not all. */
export interface FindingServices {
  readonly notes: NoteService;
  readonly jobHuntReader: JobHuntReader;
  readonly idealJobs: IdealJobService;
  readonly jobDetailsReader: JobDetailsReader;
  readonly signs: SignService;
  readonly appointmentReader: AppointmentReader;
  readonly submissionReader: SubmissionReader;
  readonly stepTextReader: StepTextReader;
}

/** Returns what finds records of any kind by their ids. */
export function createFinder(records: Records, services: FindingServices): FindRecords {
  const { notes, jobHuntReader, idealJobs, jobDetailsReader, signs, stepTextReader } = services;
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
    JOB_DETAILS: (ownerId, ids, answer) => jobDetailsReader.findMany(ownerId, ids, answer),
    SIGN: (ownerId, ids, answer) => signs.findMany(ownerId, ids, answer),
    APPOINTMENT: (ownerId, ids, answer) => services.appointmentReader.findMany(ownerId, ids, answer),
    SUBMISSION: (ownerId, ids) => services.submissionReader.findMany(ownerId, ids),
    STEP_TEXT: (ownerId, ids, answer) => stepTextReader.findTexts(ownerId, ids, answer),
    STEP_CHECK: (ownerId, ids) => stepTextReader.findChecks(ownerId, ids),
  };
  return async (kind, ownerId, ids, answer) => {
    const found = await finders[kind](ownerId, ids, answer);
    return found.map((row) => ({ ...row, __typename: typeNameOf(kind) }));
  };
}
