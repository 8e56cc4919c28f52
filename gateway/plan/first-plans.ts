import type { Database } from "../database/database.js";
import { JobHuntStatus } from "../jobhunt/workflow.js";
import type { Clock } from "../platform/clock.js";
import { addDays, dayIn, type Day } from "../platform/day.js";
import type { Logger } from "../platform/logger.js";
import { derivePlan } from "./derive-plan.js";
import type { PlanFacts } from "./plan-facts.js";
import type { PlanRows } from "./plan-rows.js";
import type { PlanService } from "./plan.service.js";
import { nextWorkingDay, weekendOf, type Weekend } from "./working-days.js";

/** The version of the due rules; raised with them, it derives every plan again at the next start. */
export const RULES_VERSION = 1;
/** A hunt that nobody touched for so long gets no dates until it is worked on again. */
const UNTOUCHED_DAYS = 30;
/** The most rows that become due on one day when hunts get dates that had none. */
const PER_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the first dates of a hunt depend on, beside its plan. */
interface Beginning {
  readonly changedAt: Date;
  /** Null: the hunt is older than plans are. */
  readonly phaseStartedOn: Day | null;
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
    await this.database.transaction(async () => {
      // Another gateway that starts at the same time waits, and then finds it done.
      const [person] = await this.database.query<{ rules: number }>(
        `select plan_rules as rules from person where id = $1 for update`,
        [ownerId],
      );
      if (person === undefined || person.rules >= RULES_VERSION) return;
      if (person.rules === 0) await this.begin(ownerId);
      else await this.plans.derive(ownerId, null);
      await this.database.query(`update person set plan_rules = $2 where id = $1`, [ownerId, RULES_VERSION]);
    });
  }

  /**
   * Gives the hunts of a person their first dates, so that nobody finds a flood of them, or late ones: those that were worked on
   * last come first, and those that nobody touched for long get none until they are worked on. Part of the running transaction;
   * without one it may be called for a person whose hunts nobody changes meanwhile.
   */
  async begin(ownerId: string): Promise<void> {
    const plans = await this.rows.read(ownerId, null);
    const [first] = plans;
    if (first === undefined) return;
    const beginnings = await this.readBeginnings(ownerId);
    const since = this.clock.now().getTime() - UNTOUCHED_DAYS * DAY_MS;
    const today = dayIn(first.timeZone, this.clock.now());
    const begun = plans
      .filter(({ facts }) => isOpen(facts))
      .flatMap(({ jobHuntId, facts }) => {
        const { changedAt, phaseStartedOn } = beginnings.get(jobHuntId) ?? {};
        const at = changedAt?.getTime() ?? 0;
        return at < since ? [] : [{ jobHuntId, at, facts: { ...facts, phaseStartedOn: phaseStartedOn ?? today } }];
      })
      .toSorted((one, other) => other.at - one.at);
    const planFrom = spread(begun, today, weekendOf(first.timeZone));
    await this.database.query(
      `update job_hunt h set plan_from = x."planFrom", is_planned = x."planFrom" is not null,
         phase_started_on = coalesce(h.phase_started_on, $3)
       from jsonb_to_recordset($2) as x ("jobHuntId" uuid, "planFrom" date) where h.owner_id = $1 and h.id = x."jobHuntId"`,
      [
        ownerId,
        JSON.stringify(plans.map(({ jobHuntId }) => ({ jobHuntId, planFrom: planFrom.get(jobHuntId) ?? null }))),
        today,
      ],
    );
    await this.plans.derive(ownerId, null);
  }

  /** Returns when each hunt was worked on last, whether itself, a step, its advert or a note of it. */
  private async readBeginnings(ownerId: string): Promise<ReadonlyMap<string, Beginning>> {
    const rows = await this.database.queryOwned<Beginning & { readonly id: string }>(
      ownerId,
      `select h.id, h.phase_started_on as "phaseStartedOn", greatest(h.updated_at,
         (select max(s.changed_at) from job_hunt_step s where s.owner_id = h.owner_id and s.job_hunt_id = h.id),
         (select max(d.updated_at) from job_details d where d.owner_id = h.owner_id and d.job_hunt_id = h.id),
         (select max(n.updated_at) from note n where n.owner_id = h.owner_id and n.note_guid = h.note_guid)) as "changedAt"
       from job_hunt h where h.owner_id = $1`,
    );
    return new Map(rows.map(({ id, ...beginning }) => [id, beginning]));
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
