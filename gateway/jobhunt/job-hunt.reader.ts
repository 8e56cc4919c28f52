import type { Clock } from "../clock.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { filterPattern, pageSize, toPage, type Page } from "../database/page.js";
import { keysetOf, type Sorted, type SortedPageArgs } from "../database/sort.js";
import { AppError } from "../errors.js";
import type { JobHunt } from "./job-hunt.entity.js";
import { JOB_HUNT_KEYS, JobHuntSort } from "./job-hunt.sort.js";
import type { ActiveStep, JobHuntStatistics, PhaseCount } from "./job-hunt.statistics.js";
import { planOf, toStep, type StepRow } from "./phase.js";
import type { PhaseName } from "./workflow.js";
import { JobHuntStatus, PHASES, STEPS, type StepStatus } from "./workflow.js";

/** Which hunts are asked for. */
export interface JobHuntFilter extends SortedPageArgs<JobHuntSort> {
  readonly phase?: PhaseName | null | undefined;
  readonly status?: JobHuntStatus | null | undefined;
  readonly filter?: string | null | undefined;
}

type HuntRow = Omit<JobHunt, "phases" | "wholeHuntSteps" | "stage"> & { steps: [number, StepStatus, string][] };

/** A hunt with its touched steps is one row, so a screen of hunts is one statement whatever their number. */
const COLUMNS = `h.owner_id as "ownerId", h.id, h.name, h.status, h.current_phase as "currentPhase",
  h.started_phase as "startedPhase", h.scenario, h.termination_reason as "terminationReason",
  h.terminated_at as "terminatedAt", case when h.status = 'DONE' then h.finished_at end as "finishedAt", h.job_id as "jobId", h.application_id as "applicationId", h.note_guid as "noteGuid",
  h.ideal_job_id as "idealJobId", h.version, h.created_at as "createdAt",
  h.updated_at as "updatedAt", h.deleted_at as "deletedAt",
  coalesce((select json_agg(json_build_array(s.number, s.status, s.changed_at)) from job_hunt_step s
    where s.owner_id = h.owner_id and s.job_hunt_id = h.id), '[]') as steps`;
const SELECT = `select ${COLUMNS} from job_hunt h`;

const MATCHES = `h.owner_id = $1 and h.deleted_at is null and ($2::text is null or h.current_phase = $2)
  and ($3::text is null or h.status = $3) and ($4::text is null or h.name ilike $4)`;

const STEP_BY_NUMBER = new Map(STEPS.map((definition) => [definition.number, definition]));
const WEEKS = 8;
const ACTIVE_STEPS_SHOWN = 20;

/** Reads hunts whole, each kind of screen with a fixed number of statements. */
export class JobHuntReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** One hunt with its phases and steps, or null when there is none that is the owner's. */
  async findOrNull(ownerId: string, id: string): Promise<JobHunt | null> {
    if (!isId(id)) return null;
    const [row] = await this.database.query<HuntRow>(
      `${SELECT} where h.owner_id = $1 and h.id = $2 and h.deleted_at is null`,
      [ownerId, id],
    );
    return row === undefined ? null : toJobHunt(row);
  }

  /** One hunt with its phases and steps. Throws NOT_FOUND. */
  async find(ownerId: string, id: string): Promise<JobHunt> {
    const hunt = await this.findOrNull(ownerId, id);
    if (hunt === null)
      throw new AppError("NOT_FOUND", { message: `There is no job hunt with the id ${id.slice(0, 64)}.` });
    return hunt;
  }

  /** Those of the hunts that are the owner's, in no order. */
  async findMany(ownerId: string, ids: readonly string[]): Promise<JobHunt[]> {
    const rows = await this.database.query<HuntRow>(
      `${SELECT} where h.owner_id = $1 and h.id = any($2::uuid[]) and h.deleted_at is null`,
      [ownerId, ids.filter(isId)],
    );
    return rows.map(toJobHunt);
  }

  /** A page of hunts, newest first unless another order is asked for. Throws VALIDATION on a cursor of another order. */
  async list(ownerId: string, args: JobHuntFilter): Promise<Page<JobHunt>> {
    const size = pageSize(args.first, 100);
    const order = { firstParameter: 5, prefix: "h." };
    const keyset = keysetOf(JOB_HUNT_KEYS, args.sort ?? JobHuntSort.CREATED, args, order);
    const rows = await this.database.query<HuntRow & Sorted>(
      `select ${COLUMNS}, ${keyset.column} from job_hunt h where ${MATCHES} and ${keyset.condition}
       order by ${keyset.orderBy} limit $7`,
      [ownerId, ...matchParameters(args), ...keyset.parameters, size + 1],
    );
    const { nodes, pageInfo } = toPage(rows, size, keyset.cursorOf);
    return { nodes: nodes.map(toJobHunt), pageInfo };
  }

  /** How many hunts the same filter finds in all. */
  async count(ownerId: string, args: JobHuntFilter): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from job_hunt h where ${MATCHES}`,
      [ownerId, ...matchParameters(args)],
    );
    return row?.count ?? 0;
  }

  /** The figures beside the list of hunts, over the hunts that were not terminated. */
  async statistics(ownerId: string): Promise<JobHuntStatistics> {
    const [byPhase, weeks] = await Promise.all([this.countByPhase(ownerId), this.doneByWeek(ownerId)]);
    const open = byPhase.filter((row) => row.status !== JobHuntStatus.TERMINATED);
    return {
      total: sum(open),
      terminated: sum(byPhase) - sum(open),
      byPhase: phaseCounts(open),
      stepsDonePerWeek: weeks,
    };
  }

  /** How many hunts stand in each phase, terminated ones left out. */
  async phaseCounts(ownerId: string): Promise<PhaseCount[]> {
    const rows = await this.countByPhase(ownerId);
    return phaseCounts(rows.filter((row) => row.status !== JobHuntStatus.TERMINATED));
  }

  /** The steps that somebody opened and did not finish, in hunts under way, the longest open first. */
  async activeSteps(ownerId: string): Promise<ActiveStep[]> {
    const rows = await this.database.query<StepRow & { jobHuntId: string; jobHuntName: string; phase: PhaseName }>(
      `select h.id as "jobHuntId", h.name as "jobHuntName", h.current_phase as phase, s.number, s.status, s.changed_at as "changedAt"
       from job_hunt_step s join job_hunt h on h.owner_id = s.owner_id and h.id = s.job_hunt_id
       where s.owner_id = $1 and s.status = 'ACTIVE' and h.deleted_at is null and h.status = 'ACTIVE'
       order by s.changed_at, h.id, s.number limit $2`,
      [ownerId, ACTIVE_STEPS_SHOWN],
    );
    return rows.flatMap((row) => {
      const definition = STEP_BY_NUMBER.get(row.number);
      return definition === undefined ? [] : [{ ...row, step: toStep(row.jobHuntId, definition, row) }];
    });
  }

  private async countByPhase(ownerId: string): Promise<CountRow[]> {
    return this.database.query<CountRow>(
      `select current_phase as phase, status, count(*)::integer as count from job_hunt
       where owner_id = $1 and deleted_at is null group by current_phase, status`,
      [ownerId],
    );
  }

  private async doneByWeek(ownerId: string): Promise<{ weekStart: Date; stepsDone: number }[]> {
    return this.database.query(
      `select w.start as "weekStart", count(s.number)::integer as "stepsDone"
       from generate_series(date_trunc('week', $2::timestamptz, 'UTC') - make_interval(weeks => $3 - 1),
         date_trunc('week', $2::timestamptz, 'UTC'), interval '1 week') as w(start)
       left join (job_hunt_step s join job_hunt h on h.owner_id = s.owner_id and h.id = s.job_hunt_id and h.deleted_at is null)
         on s.owner_id = $1 and s.status = 'DONE' and s.changed_at >= w.start and s.changed_at < w.start + interval '1 week'
       group by w.start order by w.start`,
      [ownerId, this.clock.now(), WEEKS],
    );
  }
}

interface CountRow {
  readonly phase: PhaseName;
  readonly status: JobHuntStatus;
  readonly count: number;
}

function matchParameters({ phase, status, filter }: JobHuntFilter): readonly unknown[] {
  return [phase ?? null, status ?? null, filterPattern(filter)];
}

function toJobHunt({ steps, ...hunt }: HuntRow): JobHunt {
  const touched = steps.map(([number, status, changedAt]): StepRow => ({
    number,
    status,
    changedAt: new Date(changedAt),
  }));
  return { ...hunt, ...planOf(hunt, touched) };
}

function phaseCounts(rows: readonly CountRow[]): PhaseCount[] {
  return PHASES.map(({ name }) => ({ phase: name, count: sum(rows.filter((row) => row.phase === name)) }));
}

function sum(rows: readonly CountRow[]): number {
  return rows.reduce((total, row) => total + row.count, 0);
}
