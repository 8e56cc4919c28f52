import { SUBMISSION_FILES_MAX } from "../../schema/limits.js";
import { fullName, type Contact } from "../contact/contact.entity.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { cleanText } from "../platform/clean-text.js";
import { hashOfText } from "../platform/content-hash.js";
import type { JobDetailsReader } from "../jobdetails/job-details.reader.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import { PartService, type LockedPart, type PartEntry } from "../jobhunt/parts/part-service.js";
import { revertParts } from "../jobhunt/parts/revert-parts.js";
import { refuseTerminated } from "../jobhunt/refuse-terminated.js";
import type { StepService } from "../jobhunt/step.service.js";
import { JobHuntStatus, StepName, StepStatus, stepDefinition } from "../jobhunt/workflow.js";
import { announced } from "../log/announcement.js";
import type { Change } from "../log/change.js";
import type { Reverter } from "../log/reverter.js";
import { checkDays, refuseFuture, type Day } from "../platform/day.js";
import { Faults } from "../platform/validation.js";
import { isClockTime } from "../platform/zoned-time.js";
import type { RecordChanged } from "../record/change-of.js";
import { textsOf } from "../record/text-field.js";
import type { Submission } from "./submission.entity.js";
import type { KeptFile, SubmissionFiles } from "./submission-files.js";
import { lastSent } from "./last-sent.js";
import { RecordSubmissionInput, type MarkSubmissionInput } from "./submission.input.js";
import { SUBMISSION_RECORD } from "./submission.record.js";

const SEND = StepName.SEND_APPLICATION_BUNDLE;

/** The checked texts of what was sent. */
interface Texts {
  readonly recipient: string | null;
  readonly letter: string | null;
}

/** The dependencies of the service of submissions. */
interface SubmissionDeps extends JobHuntDeps {
  readonly files: SubmissionFiles;
  readonly contacts: OwnedRepository<Contact>;
  readonly detailsReader: JobDetailsReader;
  readonly steps: StepService;
}

/** What was sent in hunts; each change dates the step of sending. */
export class SubmissionService {
  /** Undoes changes of submissions, and keeps the copies; the submissions that are left date the step of sending. */
  readonly reverter: Reverter;
  private readonly parts: PartService<Submission>;

  constructor(private readonly deps: SubmissionDeps) {
    this.parts = new PartService<Submission>(deps, SUBMISSION_RECORD);
    this.reverter = revertParts(deps.database, this.parts, { reverted: (row) => this.dateAtEnd(row) });
  }

  /**
   * Keeps a copy of what was sent, and completes the step of sending on the day of the last submission. Throws as
   * `PartService.create` does, VALIDATION, and NOT_FOUND for a contact or a document.
   */
  async record(ownerId: string, input: RecordSubmissionInput): Promise<RecordChanged<Submission>> {
    const { recipient, letter } = check(input);
    const { id, jobHuntId, sentOn, sentTime = null, channel, contactId, files = [], keepsAdvert = true } = input;
    // Of a repetition the documents may be gone by now.
    const isRepeated = id ? (await this.parts.rows.findOrNull(ownerId, id)) !== null : false;
    if (!isRepeated) await this.deps.files.prepare(ownerId, files);
    return this.parts.create(ownerId, {
      id,
      jobHuntId,
      given: { sentOn, sentTime, channel, letter },
      purpose: "record what you sent",
      check: async () => refuseFuture("sentOn", sentOn, await this.deps.days.today(ownerId)),
      make: async (hunt) => {
        const kept = await this.deps.files.keep(ownerId, files);
        const advertText = keepsAdvert ? await this.advertOf(hunt) : null;
        const values = {
          ...(contactId == null ? { contactId: null, recipient } : await this.recipientOf(ownerId, contactId)),
          advertText,
          advertHash: hashOf(advertText),
          letterHash: hashOf(letter),
          isMistake: false,
        };
        return { values, complete: (row, creation) => this.keep({ hunt, row }, kept, creation) };
      },
    });
  }

  /**
   * Marks a submission as sent by mistake, or takes that back; the step of sending is dated by those that were not, and open
   * again when there are none. Throws NOT_FOUND, CONFLICT when `version` is given and no longer true, and ILLEGAL_TRANSITION
   * when the hunt was terminated.
   */
  async mark(ownerId: string, input: MarkSubmissionInput): Promise<RecordChanged<Submission>> {
    const { isMistake } = input;
    return this.parts.inPart(ownerId, input, async (part) => {
      const { hunt, row } = part;
      if (row.isMistake === isMistake) return { id: row.id, row, logEntryId: null };
      refuseTerminated(hunt, "change what you sent");
      const change = this.parts.update(row, { isMistake });
      const says = isMistake ? "submission.mistaken" : "submission.notMistaken";
      const changes = [change, ...(await this.dateStep(hunt))];
      return { id: row.id, row, logEntryId: await this.parts.log(part, { says, changes }) };
    });
  }

  /** Writes the documents of a new submission, and dates the step of sending. */
  private async keep(
    { hunt, row }: LockedPart<Submission>,
    files: readonly KeptFile[],
    creation: Change,
  ): Promise<PartEntry> {
    await this.deps.files.write(row, files);
    await this.deps.steps.plan(hunt);
    const steps = await this.dateStep(hunt);
    // Undoing keeps the copy, and marks it as a mistake; to clients it is new.
    const marked = { ...creation, before: { isMistake: true }, after: { isMistake: false } };
    return {
      says: "submission.recorded",
      changes: [marked, ...steps],
      announced: announced([creation, ...steps], (id) => this.deps.database.versionOf(id)),
    };
  }

  /** Dates the step of sending once all parts of what is undone are reverted. */
  private dateAtEnd({ ownerId, jobHuntId }: Submission): void {
    const { database, jobHuntRows } = this.deps;
    database.collectAtEnd(`submissions ${ownerId}`, jobHuntId, async (jobHuntIds) => {
      for (const id of jobHuntIds.flatMap((each) => each ?? [])) {
        const hunt = await jobHuntRows.find(ownerId, id, { withDeleted: true });
        const last = await lastSent(database, ownerId, id);
        if (hunt.status !== JobHuntStatus.TERMINATED && last !== null) await this.dateStepOn(hunt, last);
      }
    });
  }

  /** Dates the step of sending by the last submission that was no mistake, and opens it again when there is none. */
  private async dateStep(hunt: JobHunt): Promise<Change[]> {
    const { database, steps } = this.deps;
    const last = await lastSent(database, hunt.ownerId, hunt.id);
    if (last !== null) return this.dateStepOn(hunt, last);
    const { status } = await steps.find(hunt.ownerId, hunt.id, stepDefinition(SEND).number);
    return status === StepStatus.DONE ? steps.reopenUnlogged(hunt, [SEND]) : [];
  }

  private async dateStepOn(hunt: JobHunt, day: Day): Promise<Change[]> {
    const change = await this.deps.steps.doneOnUnlogged(hunt, SEND, day);
    return change === null ? [] : [change];
  }

  private async advertOf({ ownerId, id }: JobHunt): Promise<string | null> {
    const [details] = await this.deps.detailsReader.findByJobHunts(ownerId, [id]);
    return details?.advertText ?? null;
  }

  private async recipientOf(ownerId: string, id: string): Promise<Pick<Submission, "contactId" | "recipient">> {
    const contact = await this.deps.contacts.find(ownerId, id);
    return { contactId: contact.id, recipient: fullName(contact) };
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
