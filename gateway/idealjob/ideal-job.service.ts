import { uuidv7 } from "uuidv7";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import type { Connection } from "../database/page.js";
import { selectMany, type Selection } from "../database/select.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntService } from "../jobhunt/job-hunt.service.js";
import type { RecordChanged } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import type { LoggedRecords } from "../record/logged-records.js";
import { RecordService } from "../record/record-service.js";
import { textsOf } from "../record/text-field.js";
import { IdealJob, IdealJobStatus } from "./ideal-job.entity.js";
import { CreateIdealJobInput, UpdateIdealJobInput } from "./ideal-job.input.js";
import type { IdealJobStatistics, IdealJobWhere } from "./ideal-job.types.js";

/** The arguments of the list of ideal jobs; with a hunt, each says whether that hunt follows it. */
export interface IdealJobArgs extends ListArgs<IdealJobWhere> {
  readonly jobHuntId?: string | null | undefined;
}

/** The name of an ideal job whose title was left empty. */
const UNNAMED = "New Ideal Job";

/** The hunts that follow an ideal job; a hunt in the trash follows none. */
const FOLLOWERS = "from job_hunt h where h.owner_id = r.owner_id and h.ideal_job_id = r.id and h.deleted_at is null";

/** The computed columns of each row. */
const COMPUTED: NonNullable<Selection["computed"]> = () => ({
  jobHuntCount: `(select count(*)::integer ${FOLLOWERS})`,
  // Not by `exists`: of that the database makes a list of all hunts, for a page of any length.
  status: `coalesce((select 'ACTIVE' ${FOLLOWERS} limit 1), 'INACTIVE')`,
});

/** The ideal jobs of a person, and which hunts follow them. */
export class IdealJobService extends RecordService<IdealJob> {
  constructor(
    database: Database,
    records: LoggedRecords<IdealJob>,
    private readonly jobHunts: JobHuntService,
  ) {
    super(database, records);
  }

  /** Returns a page of ideal jobs, by name unless another order is asked for. Throws VALIDATION on a cursor of another order. */
  async list(ownerId: string, { jobHuntId, ...args }: IdealJobArgs): Promise<Connection<IdealJob>> {
    const page = await this.page(ownerId, args, { computed: COMPUTED });
    const followed = await this.followedBy(ownerId, jobHuntId ?? "");
    const edges = page.edges.map(({ cursor, node }) => ({
      cursor,
      node,
      isFollowed: jobHuntId == null ? null : node.id === followed,
    }));
    return { ...page, edges };
  }

  /** Returns the counts; a hunt in the trash follows no ideal job. */
  async statistics(ownerId: string): Promise<IdealJobStatistics> {
    const rows = await this.database.queryOwned<{ status: IdealJobStatus; count: number; withNotes: number }>(
      ownerId,
      `select status, count(*)::integer as count, count(*) filter (where has_note)::integer as "withNotes"
       from (select case when exists (select 1 ${FOLLOWERS}) then 'ACTIVE' else 'INACTIVE' end as status,
           exists (select 1 from note n where n.owner_id = r.owner_id and n.note_guid = r.note_guid
             and n.deleted_at is null) as has_note
         from ideal_job r where r.owner_id = $1 and r.deleted_at is null) as ideal_job group by status`,
    );
    return {
      total: rows.reduce((total, { count }) => total + count, 0),
      byStatus: [IdealJobStatus.ACTIVE, IdealJobStatus.INACTIVE].map((status) => ({
        status,
        count: rows.find((row) => row.status === status)?.count ?? 0,
      })),
      withNotes: rows.reduce((total, { withNotes }) => total + withNotes, 0),
    };
  }

  override async findOrNull(ownerId: string, id: string): Promise<IdealJob | null> {
    const [row] = await this.findMany(ownerId, [id]);
    return row ?? null;
  }

  override async findMany(ownerId: string, ids: readonly string[]): Promise<IdealJob[]> {
    return selectMany<IdealJob>(this.database, ownerId, { entity: IdealJob, computed: COMPUTED }, ids);
  }

  /** Adds an ideal job. With an id of the caller's choice a repetition returns the one that exists. */
  async create(ownerId: string, input: CreateIdealJobInput): Promise<RecordChanged<IdealJob>> {
    const given = textsOf(CreateIdealJobInput, input);
    const made = { name: UNNAMED, noteGuid: uuidv7() };
    return this.whole(ownerId, await this.records.create(ownerId, input.id, { given, made }));
  }

  /** Changes an ideal job; what is absent stays. Throws CONFLICT when `version` is given and no longer true. */
  async update(ownerId: string, input: UpdateIdealJobInput): Promise<RecordChanged<IdealJob>> {
    const values = textsOf(UpdateIdealJobInput, input);
    return this.whole(ownerId, await this.records.update(ownerId, input.id, values, input.version));
  }

  /**
   * Makes a hunt follow an ideal job, in place of the one it followed. Throws NOT_FOUND when either is not the owner's.
   */
  async link(ownerId: string, jobHuntId: string, idealJobId: string): Promise<RecordChanged<JobHunt>> {
    return this.database.transaction(async () => {
      const idealJob = await this.records.rows.find(ownerId, idealJobId);
      return this.jobHunts.followIdealJob(ownerId, jobHuntId, idealJob);
    });
  }

  /** Makes a hunt follow no ideal job. */
  async unlink(ownerId: string, jobHuntId: string): Promise<RecordChanged<JobHunt>> {
    return this.jobHunts.followIdealJob(ownerId, jobHuntId, null);
  }

  /** Returns the ideal job that a hunt follows; null when it follows none, is in the trash or is not the owner's. */
  private async followedBy(ownerId: string, jobHuntId: string): Promise<string | null> {
    if (!isId(jobHuntId)) return null;
    const sql = `select ideal_job_id as id from job_hunt where owner_id = $1 and id = $2 and deleted_at is null`;
    const [hunt] = await this.database.queryOwned<{ id: string | null }>(ownerId, sql, [jobHuntId]);
    return hunt?.id ?? null;
  }

  private async whole(ownerId: string, changed: RecordChanged<IdealJob>): Promise<RecordChanged<IdealJob>> {
    return { ...changed, row: (await this.findOrNull(ownerId, changed.id)) ?? changed.row };
  }
}
