import type { Database } from "../database/database.js";
import { JobHuntStatus } from "../jobhunt/workflow.js";
import type { Clock } from "../platform/clock.js";
import { addDays, dayIn, type Day } from "../platform/day.js";
import type { Logger } from "../platform/logger.js";
import { derivePlan } from "./derive-plan.js";
import type { PlanFacts } from "./plan-facts.js";
import type { PlanRows, StoredPlan } from "./plan-rows.js";
import type { PlanService } from "./plan.service.js";
import { nextWorkingDay, weekendOf, type Weekend } from "./working-days.js";

/** The version of the due rules; raised with them, it derives every plan again at the next start. */
export const RULES_VERSION = 1;
/** A hunt that nobody touched for so long gets no dates until it is worked on again. */
const UNTOUCHED_DAYS = 30;
/** The most rows that become due on one day when hunts get dates that had none. */
const PER_DAY = 5;

/** The days between which a hunt that existed before there were plans gets its first dates. */
interface FirstPlan {
  readonly jobHuntId: string;
  /** Null: it gets none. */
  readonly planFrom: Day | null;
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
      await this.plans.derive(ownerId, null);
      await this.database.query(`update person set plan_rules = $2 where id = $1`, [ownerId, RULES_VERSION]);
    });
  }

  /** Stores from when on the hunts of a person have dates, so that nobody finds a flood of them, or late ones. */
  private async begin(ownerId: string): Promise<void> {
    const untouched = await this.findUntouched(ownerId);
    const plans = (await this.rows.read(ownerId, null)).filter(({ facts }) => isOpen(facts));
    const [first] = plans;
    if (first === undefined) return;
    const today = dayIn(first.timeZone, this.clock.now());
    const begun = spread(
      plans.filter(({ jobHuntId }) => !untouched.has(jobHuntId)),
      today,
      weekendOf(first.timeZone),
    );
    const resting = plans.filter(({ jobHuntId }) => untouched.has(jobHuntId));
    const values = [...begun, ...resting.map(({ jobHuntId }): FirstPlan => ({ jobHuntId, planFrom: null }))];
    await this.database.query(
      `update job_hunt h set plan_from = x."planFrom", is_planned = x."planFrom" is not null,
         phase_started_on = coalesce(h.phase_started_on, $3)
       from jsonb_to_recordset($2) as x ("jobHuntId" uuid, "planFrom" date) where h.owner_id = $1 and h.id = x."jobHuntId"`,
      [ownerId, JSON.stringify(values), today],
    );
  }

  private async findUntouched(ownerId: string): Promise<ReadonlySet<string>> {
    const before = new Date(this.clock.now().getTime() - UNTOUCHED_DAYS * 24 * 60 * 60 * 1000);
    const rows = await this.database.queryOwned<{ id: string }>(
      ownerId,
      `select h.id from job_hunt h where h.owner_id = $1 and h.updated_at < $2
         and not exists (select 1 from job_hunt_step s where s.owner_id = h.owner_id and s.job_hunt_id = h.id and s.changed_at >= $2)
         and not exists (select 1 from job_details d where d.owner_id = h.owner_id and d.job_hunt_id = h.id and d.updated_at >= $2)
         and not exists (select 1 from note n where n.owner_id = h.owner_id and n.note_guid = h.note_guid and n.updated_at >= $2)`,
      [before],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

function isOpen({ status, isTrashed }: PlanFacts): boolean {
  return status === JobHuntStatus.ACTIVE && !isTrashed;
}

/** Returns from when on each hunt has dates, in their order: the first possible day on which few others are due. */
function spread(plans: readonly StoredPlan[], today: Day, weekend: Weekend): FirstPlan[] {
  const taken = new Map<Day, number>();
  return plans.map(({ jobHuntId, facts }) => {
    for (
      let planFrom = nextWorkingDay(addDays(today, 1), weekend);
      ;
      planFrom = nextWorkingDay(addDays(planFrom, 1), weekend)
    ) {
      const days = daysOf({ ...facts, phaseStartedOn: today, planFrom }, weekend);
      const wanted = new Map(taken);
      for (const day of days) wanted.set(day, (wanted.get(day) ?? 0) + 1);
      if (days.some((day) => (wanted.get(day) ?? 0) > PER_DAY)) continue;
      for (const day of days) taken.set(day, (taken.get(day) ?? 0) + 1);
      return { jobHuntId, planFrom };
    }
  });
}

/** Returns the days on which the plan of a hunt has rows of rules. */
function daysOf(facts: PlanFacts, weekend: Weekend): Day[] {
  const { steps } = derivePlan(facts, weekend);
  return steps.flatMap(({ list, dueOn, setBy }) =>
    list !== null && dueOn !== null && setBy === "RULE" ? [dueOn] : [],
  );
}
