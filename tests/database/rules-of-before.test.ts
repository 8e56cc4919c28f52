import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { RULES_VERSION } from "../../gateway/plan/first-plans.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = <Row extends object>(sql: string, ...values: readonly unknown[]): Promise<Row[]> =>
  app.test.database.query<Row>(sql, values);

describe("plans of rules of before", () => {
  /** Returns what rules give the steps of a person's hunts, and the facts with which those began. */
  const plansOf = (client: Client): Promise<object[]> =>
    query(
      `select h.name, h.plan_from::text as "from", h.is_planned as "isPlanned", coalesce(jsonb_object_agg(d.step, d.due_on
         order by d.step) filter (where d.due_on is not null), '{}') as due
       from job_hunt h left join step_due d on d.owner_id = h.owner_id and d.job_hunt_id = h.id
       where h.owner_id = $1 group by h.owner_id, h.id order by h.name`,
      client.person.id,
    );

  it("are derived again at the start, without being spread again", async () => {
    const client = await app.signIn();
    const begin = async (name: string, scenario: string): Promise<string> => {
      const sql = `mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { id } }`;
      const { createJobHunt } = await client.query<{ createJobHunt: { id: string } }>(sql, {
        input: { name, scenario },
      });
      return createJobHunt.id;
    };
    const advert = await begin("advert", "FOUND_ADVERT");
    const done = `mutation ($id: ID!, $step: StepName!) { completeStep(input: { jobHuntId: $id, step: $step }) { logEntryId } }`;
    await client.query(done, { id: advert, step: "CAPTURE_JOB_DETAILS" });
    await client.query(done, { id: advert, step: "DECIDE_ON_JOB" });
    const employer = await begin("employer", "FOUND_EMPLOYER");
    const byHand = `mutation ($id: ID!) { setStepDueDate(input: { jobHuntId: $id, step: IDEAL_JOB_PROFILE, dueOn: "2026-12-24" })
      { logEntryId } }`;
    await client.query(byHand, { id: employer });
    const alone = await begin("left alone", "FOUND_EMPLOYER");
    // What the first rules gave them.
    await query(`update person set plan_rules = 1 where id = $1`, client.person.id);
    await query(
      `update job_hunt set plan_from = '2026-11-25' where owner_id = $1 and id = $2`,
      client.person.id,
      employer,
    );
    await query(`update job_hunt set is_planned = false where owner_id = $1 and id = $2`, client.person.id, alone);
    await query(`delete from step_due where owner_id = $1 and set_by = 'RULE'`, client.person.id);
    await query(
      `insert into step_due (owner_id, job_hunt_id, step, due_on, set_by, rule, list, place, changed_at) values ($1, $2, 3, '2026-11-30', 'RULE',
         '{"key":"after.phase","facts":{"days":"7"}}', 'PLAN', 102, now())`,
      ...[client.person.id, advert],
    );

    await app.services.firstPlans.deriveMissing();

    expect(await plansOf(client)).toEqual([
      { name: "advert", from: null, isPlanned: true, due: {} },
      { name: "employer", from: "2026-11-25", isPlanned: true, due: { 1: "2026-12-24", 2: "2026-11-25" } },
      { name: "left alone", from: null, isPlanned: false, due: {} },
    ]);
    expect(await app.services.plans.findStale(client.person.id)).toEqual([]);
    expect(await query(`select plan_rules as rules from person where id = $1`, client.person.id)).toEqual([
      { rules: RULES_VERSION },
    ]);
  });

  it("are what a new person has from the beginning", async () => {
    const client = await app.signIn();

    expect(await query(`select plan_rules as rules from person where id = $1`, client.person.id)).toEqual([
      { rules: RULES_VERSION },
    ]);
  });
});
