import { JOB_HUNT_SUBMISSIONS_MAX, SUBMISSION_FILES_MAX, SUBMISSIONS_MAX } from "../../schema/limits.js";
import { fullName, type Contact } from "../contact/contact.entity.js";
import type { Database } from "../database/database.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { cleanText } from "../platform/clean-text.js";
import { hashOfText } from "../platform/content-hash.js";
import type { JobDetailsReader } from "../jobdetails/job-details.reader.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import type { PersonDays } from "../jobhunt/person-days.js";
import { refuseTerminated } from "../jobhunt/refuse-terminated.js";
import type { StepService } from "../jobhunt/step.service.js";
import { StepName, StepStatus, stepDefinition } from "../jobhunt/workflow.js";
import { announced } from "../log/announcement.js";
import { changeOf, type Change } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import { requireRepeatedPart } from "../log/repetition.js";
import type { SentenceKey } from "../log/sentences.js";
import { checkDays, refuseFuture } from "../platform/day.js";
import { AppError } from "../platform/errors.js";
import { Faults } from "../platform/faults.js";
import { RecordKind } from "../platform/record-kind.js";
import { isClockTime } from "../platform/zoned-time.js";
import type { RecordChanged } from "../record/change-of.js";
import { textsOf } from "../record/text-field.js";
import type { Submission } from "./submission.entity.js";
import type { SubmissionFiles } from "./submission-files.js";
import { lastSent } from "./last-sent.js";
import { RecordSubmissionInput, type MarkSubmissionInput } from "./submission.input.js";

const SEND = StepName.SEND_APPLICATION_BUNDLE;

/** The checked texts of what was sent. */
interface Texts {
  readonly recipient: string | null;
  readonly letter: string | null;
}

/** What was sent in hunts; each change is one transaction with its log entry, and dates the step of sending. */
export class SubmissionService {
  constructor(
    private readonly database: Database,
    private readonly days: PersonDays,
    private readonly rows: OwnedRepository<Submission>,
    private readonly files: SubmissionFiles,
    private readonly contacts: OwnedRepository<Contact>,
    private readonly details: JobDetailsReader,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly reader: JobHuntReader,
    private readonly steps: StepService,
    private readonly log: LogService,
  ) {}

  /**
   * Keeps a copy of what was sent, and completes the step of sending on the day of the last submission. With an id of the
   * caller's choice a repetition returns the submission that exists. Throws VALIDATION, NOT_FOUND when the hunt, the contact
   * or a document is not the owner's, and ILLEGAL_TRANSITION when the hunt was terminated.
   */
  async record(ownerId: string, input: RecordSubmissionInput): Promise<RecordChanged<Submission>> {
    const texts = check(input);
    const { files = [], keepsAdvert = true } = input;
    const findEarlier = async (): Promise<Submission | null> =>
      input.id ? this.rows.findOrNull(ownerId, input.id) : null;
    // Of a repetition the documents may be gone by now.
    if ((await findEarlier()) === null) await this.files.prepare(ownerId, files);
    return this.database.transaction(async () => {
      const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
      const { sentOn, sentTime = null, channel } = input;
      const given = { jobHuntId: hunt.id, sentOn, sentTime, channel, letter: texts.letter };
      const earlier = await findEarlier();
      if (earlier !== null) return this.repeated(earlier, given);
      refuseTerminated(hunt, "record what you sent");
      refuseFuture("sentOn", input.sentOn, await this.days.today(ownerId));
      await this.requireRoom(hunt);
      const kept = await this.files.keep(ownerId, files);
      const advertText = keepsAdvert ? await this.advertOf(hunt) : null;
      const { row, created } = await this.rows.insertOnce(ownerId, input.id, {
        ...given,
        ...(await this.recipientOf(ownerId, input, texts)),
        advertText,
        advertHash: hashOf(advertText),
        letterHash: hashOf(texts.letter),
        isMistake: false,
      });
      if (!created) return this.repeated(row, given);
      await this.files.write(row, kept);
      await this.steps.plan(hunt);
      const creation = changeOf(RecordKind.SUBMISSION, row, { isMistake: false });
      const steps = await this.dateStep(hunt);
      // Undoing keeps the copy, and marks it as a mistake; clients are told that it is new.
      const changes = [{ ...creation, before: { isMistake: true } }, ...steps];
      return this.tell(hunt, row, "submission.recorded", changes, [{ ...creation, before: null }, ...steps]);
    });
  }

  /**
   * Marks a submission as sent by mistake, or takes that back; the step of sending is dated by those that were not, and open
   * again when there are none. Throws NOT_FOUND, CONFLICT when `version` is given and no longer true, and ILLEGAL_TRANSITION
   * when the hunt was terminated.
   */
  async mark(ownerId: string, input: MarkSubmissionInput): Promise<RecordChanged<Submission>> {
    const { id, isMistake, version } = input;
    return this.database.transaction(async () => {
      const { jobHuntId } = await this.rows.find(ownerId, id);
      const hunt = await this.jobHunts.findOrNull(ownerId, jobHuntId, { lock: true });
      if (hunt === null) throw new AppError("NOT_FOUND", { message: "The hunt of that submission is in the trash." });
      const row = await this.rows.find(ownerId, id, { lock: true });
      this.rows.requireVersion(row, version);
      if (row.isMistake === isMistake) return { id: row.id, row, logEntryId: null };
      refuseTerminated(hunt, "change what you sent");
      const change = changeOf(RecordKind.SUBMISSION, row, { isMistake });
      await this.rows.update(row, { isMistake });
      const says = isMistake ? "submission.mistaken" : "submission.notMistaken";
      return this.tell(hunt, row, says, [change, ...(await this.dateStep(hunt))]);
    });
  }

  /** Returns the submission that exists. Throws NOT_FOUND when it is one of another hunt, and CONFLICT when it has other values. */
  private async repeated(row: Submission, given: Pick<Submission, "jobHuntId">): Promise<RecordChanged<Submission>> {
    await requireRepeatedPart(this.log, RecordKind.SUBMISSION, row, given);
    return { id: row.id, row, logEntryId: null };
  }

  /** Returns the hunt of a submission as it is now. Throws NOT_FOUND. */
  async huntOf(ownerId: string, jobHuntId: string): Promise<JobHunt> {
    return this.reader.find(ownerId, jobHuntId);
  }

  /**
   * Dates the step of sending by the last submission of a locked hunt that was no mistake, for a caller that logs the changes
   * with others; none when it was so already, or when there is no such submission.
   */
  async dateByLast(hunt: JobHunt): Promise<Change[]> {
    const last = await lastSent(this.database, hunt.ownerId, hunt.id);
    const change = last === null ? null : await this.steps.doneOnUnlogged(hunt, SEND, last);
    return change === null ? [] : [change];
  }

  /** Dates the step of sending by the last submission that was no mistake, and opens it again when there is none. */
  private async dateStep(hunt: JobHunt): Promise<Change[]> {
    if ((await lastSent(this.database, hunt.ownerId, hunt.id)) !== null) return this.dateByLast(hunt);
    const { status } = await this.steps.find(hunt.ownerId, hunt.id, stepDefinition(SEND).number);
    return status === StepStatus.DONE ? this.steps.reopenUnlogged(hunt, [SEND]) : [];
  }

  private async advertOf({ ownerId, id }: JobHunt): Promise<string | null> {
    const [details] = await this.details.findByJobHunts(ownerId, [id]);
    return details?.advertText ?? null;
  }

  private async recipientOf(
    ownerId: string,
    { contactId }: RecordSubmissionInput,
    { recipient }: Texts,
  ): Promise<Pick<Submission, "contactId" | "recipient">> {
    if (contactId == null) return { contactId: null, recipient };
    const contact = await this.contacts.find(ownerId, contactId);
    return { contactId: contact.id, recipient: fullName(contact) };
  }

  private async requireRoom({ ownerId, id }: JobHunt): Promise<void> {
    const [row] = await this.database.queryOwned<{ here: number; total: number }>(
      ownerId,
      `select (select count(*) from submission where owner_id = $1 and job_hunt_id = $2)::integer as here,
         (select count(*) from (select 1 from submission where owner_id = $1 limit ${SUBMISSIONS_MAX}) as kept)::integer as total`,
      [id],
    );
    const { here = 0, total = 0 } = row ?? {};
    const faults = new Faults();
    const message = `a hunt has at most ${JOB_HUNT_SUBMISSIONS_MAX} submissions.`;
    faults.add(here >= JOB_HUNT_SUBMISSIONS_MAX, "jobHuntId", "maxItems", message);
    const most = `there are ${SUBMISSIONS_MAX} submissions in all hunts, the most that are kept.`;
    faults.add(total >= SUBMISSIONS_MAX, "jobHuntId", "maxItems", most);
    faults.refuse();
  }

  private async tell(
    hunt: JobHunt,
    row: Submission,
    key: SentenceKey,
    changes: readonly Change[],
    told = changes,
  ): Promise<RecordChanged<Submission>> {
    const logEntryId = await this.log.record(hunt.ownerId, {
      action: key,
      says: { key, facts: { other: row.sentOn, name: hunt.name } },
      subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
      changes,
      announced: announced(told, (id) => this.database.versionOf(id)),
    });
    return { id: row.id, row, logEntryId };
  }
}

/** Checks what was sent and returns its texts. Throws VALIDATION naming every fault. */
function check(input: RecordSubmissionInput): Texts {
  const { sentOn, sentTime, contactId, files = [] } = input;
  const faults = new Faults();
  faults.from(() => checkDays({ sentOn }));
  faults.add(sentTime != null && !isClockTime(sentTime), "sentTime", "time", "a time of day from 00:00 to 23:59.");
  const texts = faults.from(() => textsOf(RecordSubmissionInput, input));
  const both = contactId != null && cleanText("line", input.recipient ?? "") !== "";
  faults.add(Boolean(both), "recipient", "either", "give it or contactId, not both.");
  const most = `at most ${SUBMISSION_FILES_MAX} documents, these are ${files.length}.`;
  faults.add(files.length > SUBMISSION_FILES_MAX, "files", "maxItems", most);
  const places = new Set(
    files.map(({ documentId, versionNumber }) => `${documentId.toLowerCase()} ${versionNumber ?? null}`),
  );
  faults.add(places.size < files.length, "files", "unique", "each version of a document once.");
  faults.refuse();
  const { recipient = null, letter = null } = texts ?? {};
  return { recipient, letter };
}

function hashOf(text: string | null): string | null {
  return text === null ? null : hashOfText(text);
}
