import type { Clock } from "../platform/clock.js";
import { onlyColumns, type Computed } from "../database/columns.js";
import { equals } from "../database/conditions.js";
import type { Database } from "../database/database.js";
import { mapPage, type Connection, type Page } from "../database/page.js";
import { selectMany, selectOne, type Selection } from "../database/select.js";
import type { Day } from "../platform/day.js";
import { AppError } from "../platform/errors.js";
import type { ListArgs } from "../record/list-args.js";
import { listRecords, type ListOptions } from "../record/list-records.js";
import { RecordSort } from "../record/record-sort.js";
import { JobHunt } from "./job-hunt.entity.js";
import { JOB_HUNT_RECORD } from "./job-hunt.record.js";
import { HuntColumns, type HuntColumn } from "./hunt-column.js";
import { readHuntCounts, sumOf, type HuntCount } from "./hunt-counts.js";
import type { ActiveStep, JobHuntStatistics, PhaseCount, WeekCount } from "./job-hunt.statistics.js";
import type { JobHuntWhere } from "./job-hunt.types.js";
import { planOf, toStep, type StepDueRow, type StepRow } from "./phase-plan.js";
import type { PhaseName } from "./workflow.js";
import { offerDaysSql, saidByOffer, type StoredOfferDays } from "./offer-days.js";
import type { StoredOtherDay, StoredStepDay } from "./planned-row.js";
import { stepAt } from "./step-at.js";
import { JobHuntStatus, PHASES, stepsOf, StepStatus, type StepDefinition } from "./workflow.js";

/** A hunt as it is stored, without its steps and its plan; its own days are not those of an offer. */
export type BriefHunt = Omit<JobHunt, keyof ReturnType<typeof planOf>>;

/** The fields of a hunt for which that is enough. */
export const BRIEF_FIELDS = [
  ...["__typename", "id", "noteGuid", "version", "createdAt", "updatedAt", "name", "status", "currentPhase"],
  ...["outcome", "terminationReason", "terminatedAt", "finishedAt", "jobId", "applicationId", "deadline", "quietSince"],
  "noteCount",
];

/** A hunt as it is read, with its changed steps and their days. */
export type JobHuntRow = BriefHunt & {
  steps: [number, StepStatus, string, Day | null][];
  dues: StoredStepDay[];
  days: StoredOtherDay[];
  offerDays: StoredOfferDays | null;
};

/** A column of a hunt that says what its state allows. */
const OWN = (): Computed => ({ finishedAt: "case when r.status = 'DONE' then r.finished_at end" });
/** What is read of every hunt besides its columns. A hunt with its changed steps and its plan is one row, so a list of hunts is one statement whatever their number. */
const COMPUTED = (): Computed => ({
  ...OWN(),
  steps: `coalesce((select json_agg(json_build_array(s.number, s.status, s.changed_at, s.done_on)) from job_hunt_step s
    where s.owner_id = r.owner_id and s.job_hunt_id = r.id), '[]')`,
  dues: `coalesce((select json_agg(json_build_array(d.step, d.due_on, d.set_by, d.rule, d.list, d.place, d.hidden_from))
    from step_due d where d.owner_id = r.owner_id and d.job_hunt_id = r.id), '[]')`,
  days: `coalesce((select json_agg(json_build_array(o.day, o.due_on, o.place, o.shown_from)) from day_due o
    where o.owner_id = r.owner_id and o.job_hunt_id = r.id), '[]')`,
  offerDays: offerDaysSql("r"),
});
/** The rows of hunts, from which `toJobHunt` makes whole ones. */
export const JOB_HUNT_ROWS = { entity: JobHunt, computed: COMPUTED } satisfies Selection;

/** The columns of which most brief lists select no more. */
const NAMED = ["id", "name", "status", "currentPhase", "version"] as const satisfies readonly (keyof BriefHunt)[];
/** A hunt with some of its columns, or all. */
export type NamedHunt = Pick<BriefHunt, (typeof NAMED)[number]> & Partial<BriefHunt>;
const NAMED_FIELDS = ["__typename", ...NAMED];

const OF_STATUSES = [
  "id",
  "name",
  "jobId",
  "applicationId",
  "noteGuid",
  "status",
  "currentPhase",
] as const satisfies readonly (keyof JobHunt)[];
const STATUSES = (): Computed => ({
  ...onlyColumns(JobHunt, OF_STATUSES),
  statuses: `(select json_object_agg(s.number, s.status) from job_hunt_step s
    where s.owner_id = r.owner_id and s.job_hunt_id = r.id)`,
});

/** A hunt with nothing but the status of its steps. */
export type HuntWithStatuses = Pick<JobHunt, (typeof OF_STATUSES)[number]> & {
  readonly phases: readonly { readonly name: PhaseName; readonly steps: readonly StepWithStatus[] }[];
  readonly wholeHuntSteps: readonly StepWithStatus[];
};

type StepWithStatus = Pick<StepDefinition, "number" | "key"> & { readonly status: StepStatus };
type StatusesRow = Pick<JobHunt, (typeof OF_STATUSES)[number]> & {
  /** By the numbers of the steps; null: none was changed. */
  readonly statuses: Readonly<Record<number, StepStatus>> | null;
};

const NO_FIELDS: ReadonlySet<string> = new Set();
const WEEKS = 8;
const ACTIVE_STEPS_SHOWN = 20;

/** Reads whole hunts, each list with a fixed number of statements. */
export class JobHuntReader {
  /** The names of the fields that need something more of a hunt, with which it is read where they are selected. */
  readonly columnFields: ReadonlySet<string>;
  /** The names of the fields that `listBriefly` can answer. */
  readonly briefFields: ReadonlySet<string>;
  private readonly namedFields: ReadonlySet<string>;
  private readonly whole: HuntColumns;
  private readonly brief: HuntColumns;
  private readonly named: HuntColumns;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** What a hunt is read with where its fields are selected. */
    columns: readonly HuntColumn[],
  ) {
    this.columnFields = new Set(columns.flatMap(({ fields }) => fields));
    const brief = columns.flatMap(({ fields, isBrief }) => (isBrief === true ? fields : []));
    this.briefFields = new Set([...BRIEF_FIELDS, ...brief]);
    this.namedFields = new Set([...NAMED_FIELDS, ...brief]);
    this.whole = new HuntColumns(columns, COMPUTED);
    this.brief = new HuntColumns(columns, OWN);
    this.named = new HuntColumns(columns, () => onlyColumns(JobHunt, NAMED));
  }

  /**
   * Returns one hunt with its phases and steps, and with what the selected fields need; null when there is none that is the
   * owner's.
   */
  async findOrNull(ownerId: string, id: string, selected: ReadonlySet<string> = NO_FIELDS): Promise<JobHunt | null> {
    const rows = { entity: JobHunt, computed: this.whole.computedFor(selected) };
    const row = await selectOne<JobHuntRow>(this.database, ownerId, rows, id);
    return row === null ? null : toJobHunt(row);
  }

  /** Returns one hunt as the answer to its change has it, with what any field needs. Throws NOT_FOUND. */
  async find(ownerId: string, id: string): Promise<JobHunt> {
    const hunt = await this.findOrNull(ownerId, id, this.columnFields);
    if (hunt === null)
      throw new AppError("NOT_FOUND", { message: `There is no job hunt with the id ${id.slice(0, 64)}.` });
    return hunt;
  }

  /** Returns those of the hunts that are the owner's, in no order, with what the selected fields need. */
  async findMany(
    ownerId: string,
    ids: readonly string[],
    selected: ReadonlySet<string> = NO_FIELDS,
  ): Promise<JobHunt[]> {
    const rows = { entity: JobHunt, computed: this.whole.computedFor(selected) };
    return (await selectMany<JobHuntRow>(this.database, ownerId, rows, ids)).map(toJobHunt);
  }

  /**
   * Returns a page of hunts, newest first unless another order is asked for, with what the selected fields need. Throws
   * VALIDATION on a cursor of another order.
   */
  async list(
    ownerId: string,
    args: ListArgs<JobHuntWhere>,
    selected: ReadonlySet<string>,
  ): Promise<Connection<JobHunt>> {
    const options = optionsOf(args, this.whole.computedFor(selected));
    const page = await listRecords<JobHuntRow>(this.database, ownerId, JOB_HUNT_RECORD, args, options);
    return { ...page, ...mapPage(page, toJobHunt) };
  }

  /** Returns a page of hunts as `list` does, of each nothing but its columns: a few, or all where more than these are selected. */
  async listBriefly(
    ownerId: string,
    args: ListArgs<JobHuntWhere>,
    selected: ReadonlySet<string>,
  ): Promise<Connection<NamedHunt>> {
    const isNamed = [...selected].every((name) => this.namedFields.has(name));
    const options = optionsOf(args, (isNamed ? this.named : this.brief).computedFor(selected));
    return listRecords<NamedHunt>(this.database, ownerId, JOB_HUNT_RECORD, args, options);
  }

  /** Returns a page of hunts as `list` does, of each the status of its steps. */
  async listStatuses(ownerId: string, args: ListArgs<JobHuntWhere>): Promise<Page<HuntWithStatuses>> {
    const options = optionsOf(args, STATUSES);
    return mapPage(
      await listRecords<StatusesRow>(this.database, ownerId, JOB_HUNT_RECORD, args, options),
      toHuntWithStatuses,
    );
  }

  /** Returns the counts of job hunts: each is in a phase, finished or terminated. */
  async statistics(ownerId: string): Promise<JobHuntStatistics> {
    const counts = await readHuntCounts(this.database, ownerId);
    const of = (wanted: JobHuntStatus): readonly HuntCount[] => counts.filter(({ status }) => status === wanted);
    const [active, finished] = [of(JobHuntStatus.ACTIVE), sumOf(of(JobHuntStatus.DONE))];
    const terminated = sumOf(of(JobHuntStatus.TERMINATED));
    return { total: sumOf(active) + finished, byPhase: phaseCounts(active), finished, terminated };
  }

  /** Returns the steps that were opened and are not finished, in hunts under way, the longest open first. */
  async activeSteps(ownerId: string): Promise<ActiveStep[]> {
    const rows = await this.database.queryOwned<
      StepRow & { jobHuntId: string; jobHuntName: string; phase: PhaseName; due: StepDueRow | null }
    >(
      ownerId,
      `select h.id as "jobHuntId", h.name as "jobHuntName", h.current_phase as phase, s.number, s.status, s.changed_at as "changedAt", s.done_on as "doneOn",
         case when d.step is not null then json_build_object('number', d.step, 'dueOn', d.due_on, 'setBy', d.set_by,
           'rule', d.rule) end as due
       from job_hunt_step s join job_hunt h on h.owner_id = s.owner_id and h.id = s.job_hunt_id
       left join step_due d on d.owner_id = s.owner_id and d.job_hunt_id = s.job_hunt_id and d.step = s.number
       where s.owner_id = $1 and s.status = 'ACTIVE' and h.deleted_at is null and h.status = 'ACTIVE'
       order by s.changed_at, h.id, s.number limit $2`,
      [ACTIVE_STEPS_SHOWN],
    );
    return rows.flatMap((row) => {
      const definition = stepAt(row.number);
      return definition === null
        ? []
        : [{ ...row, step: toStep(row.jobHuntId, definition, row, row.due ?? undefined) }];
    });
  }

  /** Returns how many steps were done in each of the last weeks; those of hunts in the trash are taken off. */
  async stepsDonePerWeek(ownerId: string): Promise<WeekCount[]> {
    const inWeek = `s.status = 'DONE' and s.changed_at >= w.start and s.changed_at < w.start + interval '1 week'`;
    return this.database.queryOwned<WeekCount>(
      ownerId,
      `select w.start as "weekStart", ((select count(*) from job_hunt_step s where s.owner_id = $1 and ${inWeek})
         - (select count(*) from job_hunt h cross join lateral (select 1 from job_hunt_step s
             where s.owner_id = $1 and s.job_hunt_id = h.id and ${inWeek} offset 0) as trashed
           where h.owner_id = $1 and h.deleted_at is not null))::integer as "stepsDone"
       from generate_series(date_trunc('week', $2::timestamptz, 'UTC') - make_interval(weeks => $3 - 1),
         date_trunc('week', $2::timestamptz, 'UTC'), interval '1 week') as w(start) order by w.start`,
      [this.clock.now(), WEEKS],
    );
  }
}

function optionsOf({ where }: ListArgs<JobHuntWhere>, computed: () => Computed): ListOptions {
  return {
    computed,
    where: [equals("r.current_phase", where?.phase), equals("r.status", where?.status)],
    sort: RecordSort.CREATED,
    size: 100,
  };
}

function toHuntWithStatuses({ statuses, ...hunt }: StatusesRow): HuntWithStatuses {
  const withStatus = ({ number, key }: StepDefinition): StepWithStatus => {
    return { number, key, status: statuses?.[number] ?? StepStatus.INACTIVE };
  };
  return {
    ...hunt,
    phases: PHASES.map(({ name }) => ({ name, steps: stepsOf(name).map(withStatus) })),
    wholeHuntSteps: stepsOf(null).map(withStatus),
  };
}

/** Makes of a row the hunt with its phases and steps: a list has many, of which each would be copied as often as something is added. */
export function toJobHunt(row: JobHuntRow): JobHunt {
  const { steps, dues, days, offerDays } = row;
  const hunt = Object.assign(row, saidByOffer(offerDays));
  const touched = steps.map((step) => new ChangedStep(...step));
  return Object.assign(hunt, planOf(hunt, touched, dues, days));
}

/** A changed step as a row of a hunt has it. */
class ChangedStep implements StepRow {
  constructor(
    readonly number: number,
    readonly status: StepStatus,
    private readonly at: string,
    readonly doneOn: Day | null,
  ) {}

  get changedAt(): Date {
    return new Date(this.at);
  }
}

function phaseCounts(counts: readonly HuntCount[]): PhaseCount[] {
  return PHASES.map(({ name }) => ({ phase: name, count: sumOf(counts.filter(({ phase }) => phase === name)) }));
}
