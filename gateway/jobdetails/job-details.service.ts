import { withoutMarks } from "../../schema/invisible-marks.js";
import { NAME_MAX } from "../../schema/limits.js";
import { EMPLOYER, RECRUITER } from "../company/company-types.js";
import type { Company } from "../company/company.entity.js";
import type { CompanyService } from "../company/company.service.js";
import type { OwnedRepository, Writable } from "../database/owned.repository.js";
import type { AppError } from "../platform/errors.js";
import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { StepService } from "../jobhunt/step.service.js";
import { StepAction, StepName } from "../jobhunt/workflow.js";
import { LinkRole } from "../link/link-role.js";
import type { LinkService } from "../link/link.service.js";
import { changeOf, creationOf, type Change } from "../log/change.js";
import { isPlannable, type Day } from "../platform/day.js";
import { RecordKind } from "../platform/record-kind.js";
import { invalid } from "../platform/validation.js";
import { advertMemoryOf } from "./advert-memory.js";
import { evidenceToKeep, isSameEvidence } from "./evidence.js";
import { nameFromAdvert } from "./job-hunt-name.js";
import { patchJobData, storedText, toJobData, type JobFields } from "./job-data.js";
import type { JobDetails } from "./job-details.entity.js";
import type { JobDetailsReader } from "./job-details.reader.js";
import type { JobDetailsInput, SaveJobDataInput } from "./job-details.input.js";
import { checkFields, checkMerged, checkRecord } from "./job-details.rules.js";

/** The result of saving details. */
export interface JobDetailsSaved {
  readonly id: string;
  readonly jobDetails: JobDetails;
  readonly jobHunt: JobHunt;
  /** The log entry of what was saved, and of the step where there is one; null when nothing had to change. */
  readonly logEntryId: string | null;
}

/** The result of pressing Done. */
export interface JobDetailsCompleted extends Omit<JobDetailsSaved, "id"> {
  readonly jobDetailsId: string;
  readonly jobHuntId: string;
  readonly employer: Company | null;
  readonly recruiter: Company | null;
}

/** The record of a hunt as it is to be stored. */
interface Draft {
  /** The details that are stored; null when there are none. */
  readonly existing: JobDetails | null;
  readonly values: SentValues;
  /** The fields of the record in `values`. */
  readonly fields: JobFields;
}

/** The details of a hunt after saving, and what saving them changed; null when nothing had to change. */
interface Stored {
  readonly jobDetails: JobDetails;
  /** The details before; null when there were none. */
  readonly previous: Pick<JobDetails, "employerId" | "recruiterId" | "applicationDeadline"> | null;
  readonly change: Change | null;
}

/** The input of a record besides its content. */
type SentRecord = Pick<JobDetailsInput, "id" | "jobHuntId" | "version" | "evidence">;
type SentValues = Pick<JobDetails, "title" | "data">;
type ValuesOf = (existing: JobDetails | null) => SentValues;
/** The companies that Done made of the details. */
type Linked = Pick<JobDetails, "employerId" | "recruiterId">;

/** The step that Done completes. */
const CAPTURE = StepName.CAPTURE_JOB_DETAILS;

/** The dependencies of the service of job details. */
interface JobDetailsDeps extends JobHuntDeps {
  readonly details: OwnedRepository<JobDetails>;
  readonly detailsReader: JobDetailsReader;
  readonly steps: StepService;
  readonly companies: CompanyService;
  readonly links: LinkService;
}

/** What is written of such an answer before its hunt is read. */
type Written<K extends keyof JobDetailsCompleted> = Pick<JobDetailsCompleted, K>;

/** The captured adverts of hunts, and what pressing Done creates from them. */
export class JobDetailsService {
  constructor(private readonly deps: JobDetailsDeps) {}

  /** Saves fields of the details of a hunt: what is absent stays, null clears. */
  async save(ownerId: string, input: JobDetailsInput): Promise<JobDetailsSaved> {
    checkFields(input);
    return this.storeAndLog(ownerId, input, (existing) => this.mergedValues(input, existing));
  }

  /** Saves a record as JSON text, kept byte for byte. Throws VALIDATION when it is no JSON object. */
  async saveData(ownerId: string, input: SaveJobDataInput): Promise<JobDetailsSaved> {
    checkRecord(input);
    return this.storeAndLog(ownerId, input, (existing) => ({
      title: titleOf(input, existing?.title ?? null),
      data: input.data,
    }));
  }

  /**
   * Does what Done does (spec 4), all or nothing: the job is saved, the company becomes an Employer, the agency (when
   * given) a Recruiter, both are linked to the hunt, and the step is Done. One log entry is about all but the companies,
   * so that one undo takes it back, with the name and the deadline that the hunt took from the advert; a company that is
   * new has its own. Repeating it changes nothing more.
   */
  async complete(ownerId: string, input: JobDetailsInput): Promise<JobDetailsCompleted> {
    checkFields(input);
    const write = async (): Promise<Written<"employer" | "recruiter" | "jobDetails" | "logEntryId">> => {
      // The hunt's lock serializes two presses, so that the second finds what the first has made.
      const hunt = await this.deps.jobHuntRows.find(ownerId, input.jobHuntId, { lock: true });
      const draft = await this.draftOf(hunt, (existing) => this.mergedValues(input, existing));
      const { employer, recruiter, companies } = await this.companiesOf(ownerId, input, draft);
      const stored = await this.store(hunt, input, draft, companies);
      const links = await this.deps.links.captureUnlogged(hunt, [
        {
          role: LinkRole.EMPLOYER,
          companyId: companies.employerId,
          previousId: stored.previous?.employerId ?? null,
        },
        {
          role: LinkRole.AGENCY,
          companyId: companies.recruiterId,
          previousId: stored.previous?.recruiterId ?? null,
        },
      ]);
      const step = await this.deps.steps.changeUnlogged(hunt, CAPTURE, StepAction.COMPLETE);
      const logEntryId = await this.logSaved(hunt, stored, step, links);
      return { jobDetails: stored.jobDetails, employer, recruiter, logEntryId };
    };
    return this.deps.database.transactionRead(write, async (completed) => {
      const { id: jobDetailsId, jobHuntId } = completed.jobDetails;
      return { ...completed, jobDetailsId, jobHuntId, jobHunt: await this.huntOf(ownerId, completed.jobDetails) };
    });
  }

  /**
   * Returns the companies that the details name, added when there are none. Where a name is absent from the input, the
   * company that it named before stays, also when that has another name by now.
   */
  private async companiesOf(
    ownerId: string,
    input: JobDetailsInput,
    { existing, fields }: Draft,
  ): Promise<Pick<JobDetailsCompleted, "employer" | "recruiter"> & { companies: Linked }> {
    const company = async (type: string, keptId: string | null, name: string | null, address: string | null) => {
      if (keptId !== null) return this.deps.companies.findOrNull(ownerId, keptId);
      return name?.trim() ? this.deps.companies.findOrCreate(ownerId, { name, type, address }) : null;
    };
    const keptEmployer = input.companyName === undefined ? (existing?.employerId ?? null) : null;
    const keptRecruiter = input.recruitmentAgency === undefined ? (existing?.recruiterId ?? null) : null;
    const employer = await company(EMPLOYER, keptEmployer, fields.companyName, fields.companyAddress);
    const recruiter = await company(
      RECRUITER,
      keptRecruiter,
      fields.recruitmentAgency,
      fields.recruitmentAgencyAddress,
    );
    const companies = {
      employerId: keptEmployer ?? employer?.id ?? null,
      recruiterId: keptRecruiter ?? recruiter?.id ?? null,
    };
    return { employer, recruiter, companies };
  }

  private async storeAndLog(ownerId: string, input: SentRecord, valuesOf: ValuesOf): Promise<JobDetailsSaved> {
    const write = async (): Promise<Written<"jobDetails" | "logEntryId">> => {
      const hunt = await this.deps.jobHuntRows.find(ownerId, input.jobHuntId, { lock: true });
      const stored = await this.store(hunt, input, await this.draftOf(hunt, valuesOf));
      return { jobDetails: stored.jobDetails, logEntryId: await this.logSaved(hunt, stored, null, []) };
    };
    return this.deps.database.transactionRead(write, async (saved) => ({
      ...saved,
      id: saved.jobDetails.id,
      jobHunt: await this.huntOf(ownerId, saved.jobDetails),
    }));
  }

  /** Returns the hunt; read at the end of the transaction, as the days of the plan follow then. */
  private async huntOf(ownerId: string, { jobHuntId }: JobDetails): Promise<JobHunt> {
    return this.deps.jobHuntReader.find(ownerId, jobHuntId);
  }

  private async draftOf(hunt: JobHunt, valuesOf: ValuesOf): Promise<Draft> {
    const existing = await this.deps.detailsReader.findByJobHunt(hunt.ownerId, hunt.id);
    const values = valuesOf(existing);
    return { existing, values, fields: this.deps.detailsReader.fieldsOf(values.data, existing?.id) };
  }

  /** Returns the record with the fields of the input in it. Throws VALIDATION when it cannot be stored like that. */
  private mergedValues(input: JobDetailsInput, existing: JobDetails | null): SentValues {
    const data = existing === null ? toJobData(input) : patchJobData(existing, input);
    checkMerged(input, data, this.deps.detailsReader.fieldsOf(data, existing?.id));
    const fallback = existing === null ? storedText("jobTitle", input.jobTitle) || null : existing.title;
    return { data, title: titleOf(input, fallback) };
  }

  /** Saves the record of a locked hunt; the caller writes the log entry. */
  private async store(hunt: JobHunt, input: SentRecord, draft: Draft, companies?: Linked): Promise<Stored> {
    const { existing, fields } = draft;
    const evidence = evidenceToKeep(input.evidence, fields, existing);
    const companyName = fields.companyName?.trim().slice(0, NAME_MAX) || null;
    const values = { ...draft.values, ...companies, ...advertMemoryOf(fields), companyName, evidence };
    return existing === null ? this.insert(hunt, input.id, values) : this.replace(existing, input.version, values);
  }

  private async insert(hunt: JobHunt, id: string | null | undefined, values: Writable<JobDetails>): Promise<Stored> {
    const { row } = await this.deps.details.insertOnce(hunt.ownerId, id, { ...values, jobHuntId: hunt.id });
    // An id that names the record of another hunt is not this hunt's.
    if (row.jobHuntId !== hunt.id) throw takenId();
    return {
      jobDetails: this.deps.detailsReader.read(row),
      previous: null,
      change: creationOf(RecordKind.JOB_DETAILS, row),
    };
  }

  private replace(
    existing: JobDetails,
    version: number | null | undefined,
    values: SentValues & Partial<Linked> & Pick<JobDetails, "evidence">,
  ): Stored {
    const isSame =
      existing.data === values.data &&
      existing.title === values.title &&
      isSameEvidence(existing.evidence, values.evidence);
    const isLinked =
      values.employerId === undefined ||
      (existing.employerId === values.employerId && existing.recruiterId === values.recruiterId);
    const { employerId, recruiterId, applicationDeadline } = existing;
    const previous = { employerId, recruiterId, applicationDeadline };
    if (isSame && isLinked) return { jobDetails: existing, previous, change: null };
    this.deps.details.requireVersion(existing, version);
    const change = changeOf(RecordKind.JOB_DETAILS, existing, values);
    const row = this.deps.details.update(existing, values);
    return { jobDetails: this.deps.detailsReader.read(row), previous, change };
  }

  /**
   * Writes into the locked hunt what it takes from the saved record, and returns that change: the name of an unnamed hunt,
   * and the last day to apply, unless another was typed.
   */
  private async changeHunt(hunt: JobHunt, { jobDetails, previous }: Stored): Promise<Change | null> {
    const name = nameFromAdvert(hunt, jobDetails);
    const [before, deadline] = [deadlineOf(previous), deadlineOf(jobDetails)];
    const isTyped = hunt.deadline !== null && hunt.deadline !== before;
    const isNewDeadline = deadline !== before && deadline !== hunt.deadline && !isTyped;
    if ((name === null || name === hunt.name) && !isNewDeadline) return null;
    const deadlineSetOn = deadline === null ? null : await this.deps.days.today(hunt.ownerId);
    const values = { ...(name === null ? {} : { name }), ...(isNewDeadline ? { deadline, deadlineSetOn } : {}) };
    const change = changeOf(RecordKind.JOB_HUNT, hunt, values);
    this.deps.jobHuntRows.update(hunt, values);
    return change;
  }

  /**
   * Writes one log entry for the saved record, the step that was completed, the links that were made, and what the hunt
   * took from the record; null when neither the record nor the step changed.
   */
  private async logSaved(
    hunt: JobHunt,
    stored: Stored,
    step: Change | null,
    links: readonly Change[],
  ): Promise<string | null> {
    const { jobDetails, change } = stored;
    if (change === null)
      return step === null ? null : this.deps.steps.logAction(hunt, CAPTURE, StepAction.COMPLETE, step);
    const saved = change.before === null ? "jobDetails.saved" : "jobDetails.changed";
    const key = step === null ? saved : "jobDetails.completed";
    const taken = await this.changeHunt(hunt, stored);
    return this.deps.log.record(hunt.ownerId, {
      action: key,
      says: { key, facts: { name: hunt.name, ...(step === null ? {} : { step: CAPTURE }) } },
      subject: { kind: RecordKind.JOB_DETAILS, id: jobDetails.id },
      changes: [change, step, taken].filter((one) => one !== null).concat(links),
    });
  }
}

/** Returns the title that is given, or else the other one; null clears. */
function titleOf({ title }: { readonly title?: string | null | undefined }, other: string | null): string | null {
  return title === undefined ? other : title && withoutMarks(title);
}

/** Returns the last day to apply, where it is a day that a plan can have. */
function deadlineOf(details: Pick<JobDetails, "applicationDeadline"> | null): Day | null {
  const text = details?.applicationDeadline?.trim() ?? "";
  return isPlannable(text) ? text : null;
}

function takenId(): AppError {
  return invalid("id", "unique", "names the job details of another hunt.");
}
