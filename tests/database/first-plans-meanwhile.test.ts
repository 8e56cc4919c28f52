import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Database } from "../../gateway/database/database.js";
import { FirstPlans, RULES_VERSION } from "../../gateway/plan/first-plans.js";
import { PlanRows } from "../../gateway/plan/plan-rows.js";
import { PlanService } from "../../gateway/plan/plan.service.js";
import type { Day } from "../../gateway/platform/day.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { RecordedDatabase } from "../support/database.js";
import { fingerprint } from "../support/fingerprint.js";
import { MeasuredDatabase } from "../support/measured-database.js";
import "../support/on-both-databases.js";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The day of a new application's clock, a Saturday. */
const TODAY = "2026-11-21";
/** So many that computing their plans takes at least twice the limit. */
const MANY = 4_000;
/** A server ends a transaction after ten seconds without a statement; a slow and busy machine is a hundred times as slow as this. */
const WORK_MAX_MS = 100;
/** Hunts of an earlier release: no phase has a day, and nothing is planned. */
const HUNTS = `insert into job_hunt
    (owner_id, id, name, status, current_phase, started_phase, note_guid, phase_started_on, created_at, updated_at)
  select $1, gen_random_uuid(), $2 || n, 'ACTIVE', 'PREPARING', 'PREPARING', gen_random_uuid(), null, $3, $4
  from generate_series(1, $5) n`;
const PLANNED = `select h.name, array(select d.due_on::text from step_due d where d.owner_id = h.owner_id and d.job_hunt_id = h.id
    and d.list is not null) as rows from job_hunt h where h.owner_id = $1`;

/** The database of a gateway in which something happens just before its next transaction. */
class DatabaseMeanwhile extends RecordedDatabase {
  meanwhile = (): Promise<unknown> => Promise.resolve();

  override async transaction<T>(work: () => Promise<T>): Promise<T> {
    await this.meanwhile();
    this.meanwhile = () => Promise.resolve();
    return super.transaction(work);
  }
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * DAY_MS);
const query = <Row extends object>(sql: string, ...values: readonly unknown[]): Promise<Row[]> =>
  app.test.database.query<Row>(sql, values);
const rulesOf = async ({ person }: Client): Promise<unknown> =>
  (await query(`select plan_rules as rules from person where id = $1`, person.id))[0];

/** The first plans of a gateway whose database is this one. */
function plansOf(database: Database): FirstPlans {
  const rows = new PlanRows(database);
  const plans = new PlanService(database, app.clock, rows);
  return new FirstPlans(database, app.clock, rows, plans, createLogger("silent"));
}

/** Returns a person of an earlier release with so many hunts that were worked on, and so many that were left alone. */
async function personFromBefore(workedOn: number, alone: number): Promise<Client> {
  const client = await app.signIn();
  await query(`update person set plan_rules = 0 where id = $1`, client.person.id);
  await query(HUNTS, client.person.id, "Worked on ", daysAgo(200), daysAgo(1), workedOn);
  await query(HUNTS, client.person.id, "Alone ", daysAgo(200), daysAgo(60), alone);
  return client;
}

async function rowsOf({ person }: Client): Promise<Readonly<Record<string, readonly Day[]>>> {
  const hunts = await query<{ name: string; rows: readonly Day[] }>(PLANNED, person.id);
  return Object.fromEntries(hunts.map(({ name, rows }) => [name, rows]));
}

describe("the first plans", () => {
  it("are computed outside of transactions, however many hunts a person has", async () => {
    const client = await personFromBefore(MANY, 1);
    const database = new MeasuredDatabase(app.test.database.dataSource);

    await plansOf(database).deriveMissing();

    expect(database.longestWorkMs).toBeGreaterThan(0);
    expect(database.longestWorkMs).toBeLessThan(WORK_MAX_MS);
    expect(await app.services.plans.findStale(client.person.id)).toEqual([]);
    expect(await rulesOf(client)).toEqual({ rules: RULES_VERSION });
  }, 120_000);

  it("are those of the hunts as their person has changed them meanwhile", async () => {
    const client = await personFromBefore(4, 3);
    const database = new DatabaseMeanwhile(app.test.database.dataSource);
    const idOf = async (name: string): Promise<string> =>
      (
        await query<{ id: string }>(`select id from job_hunt where owner_id = $1 and name = $2`, client.person.id, name)
      )[0]?.id ?? "";
    database.meanwhile = async () => {
      const open = `mutation ($id: ID!) { openStep(input: { jobHuntId: $id, step: IDEAL_JOB_PROFILE }) { logEntryId } }`;
      await client.query(open, { id: await idOf("Alone 1") });
      await query(
        `insert into note (owner_id, id, note_guid, date, title, updated_at)
         select owner_id, gen_random_uuid(), note_guid, $3, 'Called', $3 from job_hunt where owner_id = $1 and id = $2`,
        ...[client.person.id, await idOf("Alone 2"), app.clock.now()],
      );
      const trash = `mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`;
      await client.query(trash, { id: await idOf("Worked on 1") });
      await query(`delete from job_hunt where owner_id = $1 and name = 'Worked on 2'`, client.person.id);
      await client.query(`mutation { createJobHunt(input: { name: "New" }) { jobHunt { id } } }`);
    };

    await plansOf(database).deriveMissing();

    const { New: ofNew, ...rows } = await rowsOf(client);
    expect(rows).toEqual({
      "Worked on 1": [],
      "Worked on 3": ["2026-11-23"],
      "Worked on 4": ["2026-11-23"],
      "Alone 1": [expect.any(String)],
      "Alone 2": [expect.any(String)],
      "Alone 3": [],
    });
    expect(ofNew).toHaveLength(1);
    expect(
      Object.values(rows)
        .flat()
        .every((day) => day >= TODAY),
    ).toBe(true);
    expect(await app.services.plans.findStale(client.person.id)).toEqual([]);
  });

  it("are whole or none when they are interrupted, and are begun again at the next start", async () => {
    const client = await personFromBefore(3, 2);
    const before = await fingerprint(app.test.database, client.person.id);
    const database = new RecordedDatabase(app.test.database.dataSource);
    database.onQuery = (sql) => {
      if (sql.startsWith("update person set plan_rules")) throw new Error("killed");
    };

    await expect(plansOf(database).deriveMissing()).rejects.toThrow("killed");
    const after = await fingerprint(app.test.database, client.person.id);
    await app.services.firstPlans.deriveMissing();

    expect(after).toBe(before);
    expect(Object.values(await rowsOf(client)).flat()).toHaveLength(3);
    expect(await rulesOf(client)).toEqual({ rules: RULES_VERSION });
  });
});
