import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { genericPlan } from "../database/generic-plan.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import type { Logger } from "../platform/logger.js";
import { readAdvertLines, type AdvertLinesOfHunt } from "./hunt-advert.js";
import { fromJobData, type JobFieldName, type JobFields } from "./job-data.js";
import { JobDetails } from "./job-details.entity.js";

type StoredDetails = Omit<JobDetails, JobFieldName>;

/** The bytes of all records that were asked for. */
const BYTES = "sum(octet_length(d.data) + coalesce(octet_length(d.evidence::text), 0)) over ()";
// $3 is the maximum number of bytes of records; with more, none is read.
const COLUMNS = columnsOf(JobDetails, "d", {
  data: `case when ${BYTES} <= $3 then d.data end`,
  evidence: `case when ${BYTES} <= $3 then d.evidence end`,
});

/** Reads the captured adverts of hunts. */
export class JobDetailsReader {
  constructor(
    private readonly database: Database,
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
      genericPlan(`select ${COLUMNS} from job_details d join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id
       where d.owner_id = $1 and d.${column} = any($2::uuid[]) and d.deleted_at is null and h.deleted_at is null`),
      [ids.filter(isId), answer?.left ?? Number.MAX_SAFE_INTEGER],
    );
    return rows.flatMap(({ data, ...row }) =>
      data === null ? (answer?.refuse("jobDetails") ?? []) : [this.read({ ...row, data })],
    );
  }

  /** Returns the lines of the adverts of many hunts that lists show, in no order; hunts without an advert are left out. */
  async linesOf(ownerId: string, jobHuntIds: readonly string[]): Promise<AdvertLinesOfHunt[]> {
    return readAdvertLines(this.database, ownerId, jobHuntIds);
  }

  /** Returns a stored row with the fields of its record. */
  read(row: StoredDetails): JobDetails {
    return { ...row, ...this.fieldsOf(row.data, row.id) };
  }

  /** Returns the fields of a record; one that cannot be parsed is logged, with its id if it has one, and read as empty. */
  fieldsOf(data: string, id = ""): JobFields {
    return fromJobData(data, this.logger, id);
  }
}
