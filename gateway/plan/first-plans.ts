import type { Database } from "../database/database.js";
import { DEFAULT_TIME_ZONE } from "../jobhunt/person-days.js";
import { JobHuntStatus } from "../jobhunt/workflow.js";
import type { Clock } from "../platform/clock.js";
import { addDays, dayIn, type Day } from "../platform/day.js";
import type { Logger } from "../platform/logger.js";
import { derivePlan, type DerivedPlan } from "./derive-plan.js";
import type { PlanFacts } from "./plan-facts.js";
import type { MarkedPlan, PlanRows } from "./plan-rows.js";
import { deriveStale, inBatches, type PlanService } from "./plan.service.js";
import { nextWorkingDay, weekendOf, type Weekend } from "./working-days.js";

/** The version of the due rules; raised with them, it derives every plan again at the next start. */
export const RULES_VERSION = 2;
/** A hunt that nobody touched for so long gets no dates until it is worked on again. */
const UNTOUCHED_DAYS = 30;
/** The most rows that become due on one day when hunts get dates that had none. */
const PER_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The facts of a hunt with which its plan begins. */
type Start = Pick<PlanFacts, "isPlanned" | "planFrom" | "phaseStartedOn">;

/** What is to be stored of a hunt while it is what was read. */
interface PreparedPlan {
  readonly mark: string;
  /** Null: its plan has begun. */
  readonly start: Start | null;
  /** Null: the plan is what is stored. */
  readonly stale: DerivedPlan | null;
}

/** A hunt that gets its first dates. */
interface BegunHunt {
  readonly jobHuntId: string;
  readonly facts: PlanFacts;
}

/** Derives the plans of people whose plans were derived by earlier rules, or never. */
export class FirstPlans {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rows: PlanRows,
    private readonly plans: PlanService,
    private readonly logger: Logger,
  ) {}

  /** Derives the plans of everybody who has none of these rules, one person after the other. */
  async deriveMissing(): Promise<void> {
    const people = await this.database.query<{ id: string }>(
      `select id from person where plan_rules < $1 order by id`,
      [RULES_VERSION],
    );
    for (const { id } of people) await this.deriveFor(id);
    if (people.length > 0) this.logger.info({ people: people.length }, "derived the plans of job hunts");
  }

  private async deriveFor(ownerId: string): Promise<void> {
    const rules = await this.readRules(ownerId);
    if (rules === null || rules >= RULES_VERSION) return;
    const plans = await this.prepare(ownerId, rules === 0);
    const isDone = await this.database.transaction(async () => {
      // Another gateway that starts at the same time waits, and then finds it done.
      const now = await this.readRules(ownerId, "for no key update");
      if (now !== rules) return false;
      await this.write(ownerId, plans);
      await this.database.query(`update person set plan_rules = $2 where id = $1`, [ownerId, RULES_VERSION]);
      return true;
    });
    if (!isDone) await this.deriveFor(ownerId);
  }

  /**
   * Sets the first dates of the hunts of a person, so that nobody finds a flood of them, or late ones: those that were
   * worked on last come first, and those that nobody touched for long get none until they are worked on.
   */
  async begin(ownerId: string): Promise<void> {
    const plans = await this.prepare(ownerId, true);
    await this.database.transaction(() => this.write(ownerId, plans));
  }

  /** Reads and computes what `write` stores. A server ends a transaction in which this takes long, so there is none. */
  private async prepare(ownerId: string, isFirst: boolean): Promise<ReadonlyMap<string, PreparedPlan>> {
    const plans: MarkedPlan[] = [];
    for (const batch of inBatches(await this.rows.readIds(ownerId))) {
      plans.push(...(await this.rows.readMarked(ownerId, batch)));
    }
    const starts = isFirst ? this.startsOf(plans) : null;
    return new Map(
      plans.map((plan) => {
        const start = starts?.get(plan.jobHuntId) ?? null;
        const facts = start === null ? plan.facts : { ...plan.facts, ...start };
        return [plan.jobHuntId, { mark: plan.mark, start, stale: deriveStale({ ...plan, facts }) }];
      }),
    );
  }

  /** Returns the facts with which the plans of hunts begin. */
  private startsOf(plans: readonly MarkedPlan[]): ReadonlyMap<string, Start> {
    const timeZone = plans[0]?.timeZone ?? DEFAULT_TIME_ZONE;
    const today = dayIn(timeZone, this.clock.now());
    const begun = plans
      .filter((plan) => this.isWorkedOn(plan))
      .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime())
      .map(({ jobHuntId, facts, phaseStartedOn }) => ({
        jobHuntId,
        facts: { ...facts, phaseStartedOn: phaseStartedOn ?? today },
      }));
    const planFrom = spread(begun, today, weekendOf(timeZone));
    return new Map(
      plans.map(({ jobHuntId, phaseStartedOn }) => {
        const from = planFrom.get(jobHuntId) ?? null;
        return [jobHuntId, { isPlanned: from !== null, planFrom: from, phaseStartedOn: phaseStartedOn ?? today }];
      }),
    );
  }

  private isWorkedOn({ facts, changedAt }: MarkedPlan): boolean {
    return isOpen(facts) && changedAt.getTime() >= this.clock.now().getTime() - UNTOUCHED_DAYS * DAY_MS;
  }

  /**
   * Stores prepared plans, as part of the running transaction, and derives those again whose hunts were changed since they were
   * read. What was left alone until then, and was worked on meanwhile, has its first dates from that day on, as it would have
   * later.
   */
  private async write(ownerId: string, prepared: ReadonlyMap<string, PreparedPlan>): Promise<void> {
    // A change of the facts of a hunt holds its lock until it is committed.
    for (const batch of inBatches(await this.rows.lockAll(ownerId))) {
      const marks = batch.flatMap((id) => prepared.get(id)?.mark ?? []);
      const changed = new Set(await this.rows.findChanged(ownerId, batch, marks));
      const starts = new Map(batch.map((id) => [id, prepared.get(id)?.start ?? null]));
      for (const plan of changed.size === 0 ? [] : await this.rows.readMarked(ownerId, [...changed])) {
        starts.set(plan.jobHuntId, this.startMeanwhile(plan, starts.get(plan.jobHuntId) ?? null));
      }
      await this.writeStarts(ownerId, starts);
      const stale = batch.flatMap((id) => {
        const plan = prepared.get(id)?.stale ?? null;
        return plan === null || changed.has(id) ? [] : [[id, plan] as const];
      });
      if (stale.length > 0) await this.rows.write(ownerId, new Map(stale), this.clock.now());
      if (changed.size > 0) await this.plans.derive(ownerId, [...changed]);
    }
  }

  private startMeanwhile(plan: MarkedPlan, start: Start | null): Start | null {
    if (start === null) return null;
    const phaseStartedOn = plan.phaseStartedOn ?? start.phaseStartedOn;
    if (start.isPlanned || !this.isWorkedOn(plan)) return { ...start, phaseStartedOn };
    return { isPlanned: true, planFrom: dayIn(plan.timeZone, this.clock.now()), phaseStartedOn };
  }

  private async writeStarts(ownerId: string, starts: ReadonlyMap<string, Start | null>): Promise<void> {
    const rows = [...starts].flatMap(([id, start]) => (start === null ? [] : [{ id, ...start }]));
    if (rows.length === 0) return;
    await this.database.query(
      `update job_hunt h set plan_from = x."planFrom", is_planned = x."isPlanned", phase_started_on = x."phaseStartedOn"
       from jsonb_to_recordset($2) as x (id uuid, "isPlanned" boolean, "planFrom" date, "phaseStartedOn" date)
       where h.owner_id = $1 and h.id = any($3::uuid[]) and h.id = x.id`,
      [ownerId, JSON.stringify(rows), rows.map(({ id }) => id)],
    );
  }

  /** Returns the version of the rules that derived the plans of a person; null when there is no such person. */
  private async readRules(ownerId: string, lock: "" | "for no key update" = ""): Promise<number | null> {
    const [person] = await this.database.query<{ rules: number }>(
      `select plan_rules as rules from person where id = $1 ${lock}`,
      [ownerId],
    );
    return person?.rules ?? null;
  }
}

function isOpen({ status, isTrashed }: PlanFacts): boolean {
  return status === JobHuntStatus.ACTIVE && !isTrashed;
}

/** Returns from when on each hunt has dates: in their order, the first working day with which no day has too many rows. */
function spread(hunts: readonly BegunHunt[], today: Day, weekend: Weekend): ReadonlyMap<string, Day> {
  const taken = new Map<Day, number>();
  const workingDays = [nextWorkingDay(addDays(today, 1), weekend)];
  const workingDay = (place: number): Day => {
    for (let last = workingDays.at(-1); last !== undefined && workingDays.length <= place; last = workingDays.at(-1)) {
      workingDays.push(nextWorkingDay(addDays(last, 1), weekend));
    }
    return workingDays[place] ?? today;
  };
  let free = 0;
  return new Map(
    hunts.map(({ jobHuntId, facts }) => {
      while (taken.get(workingDay(free)) === PER_DAY) free++;
      const earliest = daysOf({ ...facts, isPlanned: true, planFrom: workingDay(0) }, weekend);
      // No row has room before the first free day, so a hunt whose rows are all before it has none either.
      const isBefore = earliest.length > 0 && earliest.every((day) => day <= workingDay(free));
      for (let place = isBefore ? free : 0; ; place++) {
        const planFrom = workingDay(place);
        // A rule gives its day, but none before this one.
        const days = earliest.map((day) => (day < planFrom ? planFrom : day));
        const wanted = countOf(days);
        if ([...wanted].some(([day, count]) => isTooMuch(taken.get(day) ?? 0, count))) continue;
        for (const [day, count] of wanted) taken.set(day, (taken.get(day) ?? 0) + count);
        return [jobHuntId, planFrom] as const;
      }
    }),
  );
}

/** The rows of one hunt stay together, however many they are. */
function isTooMuch(taken: number, more: number): boolean {
  return taken > 0 && taken + more > PER_DAY;
}

function countOf(days: readonly Day[]): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Returns the days on which the plan of a hunt has rows of rules. */
function daysOf(facts: PlanFacts, weekend: Weekend): Day[] {
  const { steps } = derivePlan(facts, weekend);
  return steps.flatMap(({ list, dueOn, setBy }) =>
    list !== null && dueOn !== null && setBy === "RULE" ? [dueOn] : [],
  );
}
