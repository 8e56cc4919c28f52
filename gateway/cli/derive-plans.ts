import { FirstPlans } from "../plan/first-plans.js";
import { PlanRows } from "../plan/plan-rows.js";
import { PlanService } from "../plan/plan.service.js";
import { systemClock } from "../platform/clock.js";
import { runCommand, withDatabase } from "./command.js";

// `npm run derive-plans`: derives the days of all plans again from the facts of the hunts. It changes nothing unless something
// else wrote to the database.
await runCommand(() =>
  withDatabase(async ({ database, logger }) => {
    const rows = new PlanRows(database);
    const plans = new PlanService(database, systemClock, rows);
    await new FirstPlans(database, systemClock, rows, plans, logger).deriveMissing();
    const people = await database.query<{ id: string }>(`select id from person order by id`);
    let changed = 0;
    for (const { id } of people) changed += await plans.derive(id, null);
    console.log(`Derived the plans of ${people.length} people again; ${changed} plans were stored otherwise.`);
  }),
);
