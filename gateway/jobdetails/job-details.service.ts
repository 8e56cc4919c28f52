import { NAME_MAX } from "../../schema/limits.js";
import { EMPLOYER, RECRUITER } from "../company/company-types.js";
import type { Company } from "../company/company.entity.js";
import type { CompanyService } from "../company/company.service.js";
import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import type { OwnedRepository, Writable } from "../database/owned.repository.js";
import { AppError } from "../platform/errors.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import type { StepService } from "../jobhunt/step.service.js";
import { StepAction, StepName } from "../jobhunt/workflow.js";
import { LinkRole } from "../link/link-role.js";
import type { LinkService } from "../link/link.service.js";
import { changeOf, creationOf, type Change } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import type { PersonDays } from "../jobhunt/person-days.js";
import type { Logger } from "../platform/logger.js";
import { isPlannable, type Day } from "../platform/day.js";
import { RecordKind } from "../platform/record-kind.js";
import { advertMemoryOf } from "./advert-memory.js";
import { evidenceToKeep, isSameEvidence } from "./evidence.js";
import { nameFromAdvert } from "./job-hunt-name.js";
import { fromJobData, toJobData, type JobFieldName } from "./job-data.js";
import { JobDetails } from "./job-details.entity.js";
import type { JobDetailsInput, SaveJobDataInput } from "./job-details.input.js";
import { checkFields, checkRecord } from "./job-details.rules.js";

/** The result of pressing Done. */
export interface JobDetailsCompleted {
  readonly jobDetailsId: string;
  readonly jobHuntId: string;
  readonly jobDetails: JobDetails;
  readonly jobHunt: JobHunt;
  readonly employer: Company | null;
  readonly recruiter: Company | null;
  /** The log entry of what was saved and of the step; null when neither had to change. */
  readonly logEntryId: string | null;
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
type SentValues = Writable<JobDetails> & { readonly data: string };

/** The step that Done completes. */
const CAPTURE = StepName.CAPTURE_JOB_DETAILS;

type StoredDetails = Omit<JobDetails, JobFieldName>;

/** The bytes of all records that were asked for. */
const BYTES = "sum(octet_length(d.data) + coalesce(octet_length(d.evidence::text), 0)) over ()";
// $3 is the maximum number of bytes of records; with more, none is read.
const COLUMNS = columnsOf(JobDetails, "d", {
  data: `case when ${BYTES} <= $3 then d.data end`,
  evidence: `case when ${BYTES} <= $3 then d.evidence end`,
});

/** The captured adverts of hunts, and what pressing Done creates from them. */
export class JobDetailsService {
  constructor(
    private readonly database: Database,
    private readonly details: OwnedRepository<JobDetails>,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly reader: JobHuntReader,
    private readonly steps: StepService,
    private readonly companies: CompanyService,
    private readonly links: LinkService,
    private readonly days: PersonDays,
    private readonly log: LogService,
    private readonly logger: Logger,
  ) {}

  /** Returns the details of one hunt, or null when none were saved or the hunt is not the owner's. */
  async findByJobHunt(ownerId: string, jobHuntId: string): Promise<JobDetails | null> {
    const [details] = await this.findByJobHunts(ownerId, [jobHuntId]);
    return details ?? null;
  }

  /**
   * Returns the details of many hunts at once, in no order; hunts without any are left out. Nothing is read, and the answer
   * refused, when they do not fit into it; absent: they are few.
   */
  async findByJobHunts(ownerId: string, jobHuntIds: readonly string[], answer?: AnswerBudget): Promise<JobDetails[]> {
    return this.findWhere(ownerId, "job_hunt_id", jobHuntIds, answer);
  }

  /** Returns many records at once by their ids, as `findByJobHunts` does by their hunts. */
  async findMany(ownerId: string, ids: readonly string[], answer?: AnswerBudget): Promise<JobDetails[]> {
    return this.findWhere(ownerId, "id", ids, answer);
  }

  private async findWhere(
    ownerId: string,
    column: "id" | "job_hunt_id",
    ids: readonly string[],
    answer?: AnswerBudget,
  ): Promise<JobDetails[]> {
    const rows = await this.database.queryOwned<Omit<StoredDetails, "data"> & { data: string | null }>(
      ownerId,
      `select ${COLUMNS} from job_details d join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id
       where d.owner_id = $1 and d.${column} = any($2::uuid[]) and d.deleted_at is null and h.deleted_at is null`,
      [ids.filter(isId), answer?.left ?? Number.MAX_SAFE_INTEGER],
    );
    return rows.flatMap(({ data, ...row }) =>
      data === null ? (answer?.refuse("jobDetails") ?? []) : [this.read({ ...row, data })],
    );
  }

  /** Saves the details of a hunt, replacing earlier ones. */
  async save(ownerId: string, input: JobDetailsInput): Promise<JobDetails> {
    checkFields(input);
    return this.database.transaction(() => this.storeAndTell(ownerId, input, valuesOf(input)));
  }

  /** Saves a record as JSON text, kept byte for byte. Throws VALIDATION when it is no JSON object. */
  async saveData(ownerId: string, input: SaveJobDataInput): Promise<JobDetails> {
    checkRecord(input);
    return this.database.transaction(() =>
      this.storeAndTell(ownerId, input, { title: input.title ?? null, data: input.data }),
    );
  }

  /**
   * Does what Done does (spec 4), all or nothing: the job is saved, the company becomes an Employer, the agency (when
   * given) a Recruiter, both are linked to the hunt, and the step is Done. One log entry is about all but the companies,
   * so that one undo takes it back, with the name and the deadline that the hunt took from the advert; a company that is
   * new has its own. Repeating it changes nothing more.
   */
  async complete(ownerId: string, input: JobDetailsInput): Promise<JobDetailsCompleted> {
    checkFields(input);
    const completed = await this.database.transaction(async () => {
      // The hunt's lock serializes two presses, so that the second finds what the first has made.
      const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
      const employer = await this.company(ownerId, EMPLOYER, input.companyName, input.companyAddress);
      const recruiter = await this.company(ownerId, RECRUITER, input.recruitmentAgency, input.recruitmentAgencyAddress);
      const companies = { employerId: employer?.id ?? null, recruiterId: recruiter?.id ?? null };
      const stored = await this.store(hunt, input, { ...valuesOf(input), ...companies });
      const links = await this.links.captureUnlogged(hunt, [
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
      const step = await this.steps.changeUnlogged(hunt, CAPTURE, StepAction.COMPLETE);
      const logEntryId = await this.tell(hunt, stored, step, links);
      const { jobDetails } = stored;
      return { jobDetailsId: jobDetails.id, jobHuntId: hunt.id, jobDetails, employer, recruiter, logEntryId };
    });
    // Read when the transaction has ended, as the days of the plan follow at its end.
    return { ...completed, jobHunt: await this.reader.find(ownerId, completed.jobHuntId) };
  }

  private async company(
    ownerId: string,
    type: string,
    name: string | null,
    address: string | null,
  ): Promise<Company | null> {
    if (!name?.trim()) return null;
    return this.companies.findOrCreate(ownerId, { name, type, address });
  }

  private async storeAndTell(ownerId: string, input: SentRecord, record: SentValues): Promise<JobDetails> {
    const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
    const stored = await this.store(hunt, input, record);
    await this.tell(hunt, stored, null, []);
    return stored.jobDetails;
  }

  /** Saves the record of a locked hunt; the caller writes the log entry. */
  private async store(hunt: JobHunt, input: SentRecord, record: SentValues): Promise<Stored> {
    const fields = fromJobData(record.data, this.logger, input.id ?? "");
    const existing = await this.findByJobHunt(hunt.ownerId, hunt.id);
    const evidence = evidenceToKeep(input.evidence, fields, existing);
    const companyName = fields.companyName?.trim().slice(0, NAME_MAX) || null;
    const values = { ...record, ...advertMemoryOf(fields), companyName, evidence };
    return existing === null ? this.insert(hunt, input.id, values) : this.replace(existing, input.version, values);
  }

  private async insert(hunt: JobHunt, id: string | null | undefined, values: Writable<JobDetails>): Promise<Stored> {
    const { row } = await this.details.insertOnce(hunt.ownerId, id, { ...values, jobHuntId: hunt.id });
    // An id that names the record of another hunt is not this hunt's.
    if (row.jobHuntId !== hunt.id) throw takenId();
    return { jobDetails: this.read(row), previous: null, change: creationOf(RecordKind.JOB_DETAILS, row) };
  }

  private async replace(
    existing: JobDetails,
    version: number | null | undefined,
    values: SentValues & Pick<JobDetails, "evidence">,
  ): Promise<Stored> {
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
    this.details.requireVersion(existing, version);
    const change = changeOf(RecordKind.JOB_DETAILS, existing, values);
    const row = await this.details.update(existing, values);
    return { jobDetails: this.read(row), previous, change };
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
    const deadlineSetOn = deadline === null ? null : await this.days.today(hunt.ownerId);
    const values = { ...(name === null ? {} : { name }), ...(isNewDeadline ? { deadline, deadlineSetOn } : {}) };
    const change = changeOf(RecordKind.JOB_HUNT, hunt, values);
    await this.jobHunts.update(hunt, values);
    return change;
  }

  /**
   * Writes one log entry for the saved record, the step that was completed, the links that were made, and what the hunt
   * took from the record; null when neither the record nor the step changed.
   */
  private async tell(
    hunt: JobHunt,
    stored: Stored,
    step: Change | null,
    links: readonly Change[],
  ): Promise<string | null> {
    const { jobDetails, change } = stored;
    if (change === null) return step === null ? null : this.steps.tell(hunt, CAPTURE, StepAction.COMPLETE, step);
    const saved = change.before === null ? "jobDetails.saved" : "jobDetails.changed";
    const key = step === null ? saved : "jobDetails.completed";
    const taken = await this.changeHunt(hunt, stored);
    return this.log.record(hunt.ownerId, {
      action: key,
      says: { key, facts: { name: hunt.name, ...(step === null ? {} : { step: CAPTURE }) } },
      subject: { kind: RecordKind.JOB_DETAILS, id: jobDetails.id },
      changes: [change, step, taken].filter((one) => one !== null).concat(links),
    });
  }

  private read(row: StoredDetails): JobDetails {
    return { ...row, ...fromJobData(row.data, this.logger, row.id) };
  }
}

function valuesOf(input: JobDetailsInput): { title: string | null; data: string } {
  return { title: input.title ?? input.jobTitle ?? null, data: toJobData(input) };
}

/** Returns the last day to apply, where it is a day that a plan can have. */
function deadlineOf(details: Pick<JobDetails, "applicationDeadline"> | null): Day | null {
  const text = details?.applicationDeadline?.trim() ?? "";
  return isPlannable(text) ? text : null;
}

function takenId(): AppError {
  const message = "id: names the job details of another hunt.";
  return new AppError("VALIDATION", { message, fields: [{ field: "id", rule: "unique", message }] });
}
