import { uuidv7 } from "uuidv7";
import { NAME_MAX, TEXT_MAX } from "../../schema/limits.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import type { Writable } from "../database/owned.repository.js";
import { filterPattern, pageSize, toPage, type Page } from "../database/page.js";
import { keysetOf, type Sorted, type SortedPageArgs } from "../database/sort.js";
import type { JobHuntChanged, JobHuntService } from "../jobhunt/job-hunt.service.js";
import type { LoggedRecords } from "../log/logged-records.js";
import { checkTexts, givenName, optionalText } from "../validation.js";
import { IdealJobStatus, type IdealJob } from "./ideal-job.entity.js";
import type { CreateIdealJobInput, UpdateIdealJobInput } from "./ideal-job.input.js";
import { IDEAL_JOB_KEYS, IdealJobSort } from "./ideal-job.sort.js";
import type { IdealJobStatistics } from "./ideal-job.statistics.js";

/** Which ideal jobs are asked for; with a hunt, their status tells whether that hunt follows them. */
export interface IdealJobFilter extends SortedPageArgs<IdealJobSort> {
  readonly filter?: string | null | undefined;
  readonly jobHuntId?: string | null | undefined;
}

/** A changed ideal job, and the line of the log that can undo the change; null when nothing had to change. */
export interface IdealJobChanged {
  readonly idealJob: IdealJob;
  readonly logEntryId: string | null;
}

/** The name of an ideal job whose title was left empty. */
const UNNAMED = "New Ideal Job";

const COLUMNS = `i.owner_id as "ownerId", i.id, i.name, i.description, i.note_guid as "noteGuid", i.version,
  i.created_at as "createdAt", i.updated_at as "updatedAt", i.deleted_at as "deletedAt",
  (select count(*)::integer from job_hunt h where h.owner_id = i.owner_id and h.ideal_job_id = i.id
    and h.deleted_at is null) as "jobHuntCount",
  case when exists (select 1 from job_hunt h where h.owner_id = i.owner_id and h.ideal_job_id = i.id
    and h.deleted_at is null and ($2::uuid is null or h.id = $2)) then 'ACTIVE' else 'INACTIVE' end as status`;
const FROM = `from ideal_job i where i.owner_id = $1 and i.deleted_at is null`;

/** The ideal jobs of a person, and which hunts follow them. */
export class IdealJobService {
  constructor(
    private readonly database: Database,
    private readonly records: LoggedRecords<IdealJob>,
    private readonly jobHunts: JobHuntService,
  ) {}

  /** A page of ideal jobs, by name unless another order is asked for. Throws VALIDATION on a cursor of another order. */
  async list(ownerId: string, { filter, jobHuntId, ...page }: IdealJobFilter): Promise<Page<IdealJob>> {
    const size = pageSize(page.first, 50);
    const order = { firstParameter: 4, prefix: "i." };
    const keyset = keysetOf(IDEAL_JOB_KEYS, page.sort ?? IdealJobSort.NAME, page, order);
    const rows = await this.database.query<IdealJob & Sorted>(
      `select ${COLUMNS}, ${keyset.column} ${FROM} and ($3::text is null or i.name ilike $3) and ${keyset.condition}
       order by ${keyset.orderBy} limit $6`,
      [ownerId, jobHuntId && isId(jobHuntId) ? jobHuntId : null, filterPattern(filter), ...keyset.parameters, size + 1],
    );
    return toPage(rows, size, keyset.cursorOf);
  }

  /** How many ideal jobs the same filter finds in all. */
  async count(ownerId: string, { filter }: IdealJobFilter): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from ideal_job where owner_id = $1 and deleted_at is null and ($2::text is null or name ilike $2)`,
      [ownerId, filterPattern(filter)],
    );
    return row?.count ?? 0;
  }

  /** The figures beside the list; a hunt in the bin follows nothing. */
  async statistics(ownerId: string): Promise<IdealJobStatistics> {
    const rows = await this.database.query<{ status: IdealJobStatus; count: number; withNotes: number }>(
      `select status, count(*)::integer as count, count(*) filter (where exists (select 1 from note n
         where n.owner_id = $1 and n.note_guid = i."noteGuid" and n.deleted_at is null))::integer as "withNotes"
       from (select ${COLUMNS} ${FROM}) i group by status`,
      [ownerId, null],
    );
    const counts = [IdealJobStatus.ACTIVE, IdealJobStatus.INACTIVE].map((status) => ({
      status,
      count: rows.find((row) => row.status === status)?.count ?? 0,
    }));
    return {
      total: rows.reduce((total, { count }) => total + count, 0),
      byStatus: counts,
      withNotes: rows.reduce((total, { withNotes }) => total + withNotes, 0),
    };
  }

  /** One ideal job, or null when there is none that is the owner's. */
  async findOrNull(ownerId: string, id: string): Promise<IdealJob | null> {
    const [row] = await this.findMany(ownerId, [id]);
    return row ?? null;
  }

  /** Many ideal jobs at once, in no order; what is not the owner's is left out. */
  async findMany(ownerId: string, ids: readonly string[]): Promise<IdealJob[]> {
    return this.database.query<IdealJob>(`select ${COLUMNS} ${FROM} and i.id = any($3::uuid[])`, [
      ownerId,
      null,
      ids.filter(isId),
    ]);
  }

  /** Adds an ideal job. With an id of the caller's choice a repetition answers the one that is there. */
  async create(ownerId: string, input: CreateIdealJobInput): Promise<IdealJobChanged> {
    const { name = UNNAMED, description = null } = checked(input);
    return this.changed(
      ownerId,
      await this.records.create(ownerId, input.id, { name, description, noteGuid: uuidv7() }),
    );
  }

  /** Changes an ideal job; what is absent stays. Throws CONFLICT when `version` is given and no longer true. */
  async update(ownerId: string, input: UpdateIdealJobInput): Promise<IdealJobChanged> {
    return this.changed(ownerId, await this.records.update(ownerId, input.id, checked(input), input.version));
  }

  /** Puts an ideal job into the bin and returns the line of the log; hunts that follow it keep that in mind. */
  async remove(ownerId: string, id: string): Promise<string> {
    return this.records.remove(ownerId, id);
  }

  /** Lets a hunt follow an ideal job, in place of the one it followed. Throws NOT_FOUND when either is not the owner's. */
  async link(ownerId: string, jobHuntId: string, idealJobId: string): Promise<JobHuntChanged> {
    return this.database.transaction(async () => {
      const idealJob = await this.records.rows.find(ownerId, idealJobId);
      return this.jobHunts.followIdealJob(ownerId, jobHuntId, idealJob);
    });
  }

  /** Lets a hunt follow no ideal job any more. */
  async unlink(ownerId: string, jobHuntId: string): Promise<JobHuntChanged> {
    return this.jobHunts.followIdealJob(ownerId, jobHuntId, null);
  }

  private async changed(
    ownerId: string,
    { row, logEntryId }: { row: IdealJob; logEntryId: string | null },
  ): Promise<IdealJobChanged> {
    return { idealJob: (await this.findOrNull(ownerId, row.id)) ?? row, logEntryId };
  }
}

function checked(input: CreateIdealJobInput | UpdateIdealJobInput): Pick<Writable<IdealJob>, "name" | "description"> {
  checkTexts({ name: [input.name, NAME_MAX], description: [input.description, TEXT_MAX] });
  return { ...givenName(input.name), ...optionalText("description", input.description) };
}
