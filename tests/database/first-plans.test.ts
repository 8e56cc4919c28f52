import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addDays, weekdayOf, type Day } from "../../gateway/platform/day.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { fingerprint } from "../support/fingerprint.js";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The day of a new application's clock, a Saturday. */
const TODAY = "2026-11-21";
const PHASES = ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"];
/** The first so many were worked on in the last thirty days; each other was left alone for longer. */
const TOUCHED = 70;
const HUNTS = 100;
const PER_DAY = 5;

interface PlannedHunt {
  readonly number: number;
  readonly phase: string;
  readonly isPlanned: boolean;
  readonly rows: readonly Day[];
}

/** What the plan of a hunt was before there were plans: nothing. */
const FORGET = `update job_hunt set phase_started_on = null, is_planned = true, plan_from = null, next_due_on = null,
  quiet_since = null where owner_id = $1`;
const HUNT = `insert into job_hunt (owner_id, id, name, status, current_phase, started_phase, note_guid, created_at, updated_at)
  values ($1, gen_random_uuid(), $2, 'ACTIVE', $3, $3, gen_random_uuid(), $4, $5)`;
const PLANNED = `select h.name::integer as number, h.current_phase as phase, h.is_planned as "isPlanned",
    array(select d.due_on::text from step_due d where d.owner_id = h.owner_id and d.job_hunt_id = h.id and d.list is not null
      order by d.due_on) as rows
  from job_hunt h where h.owner_id = $1 order by h.name::integer`;

let app: TestApp;
let beside: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  beside = await app.beside();
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * DAY_MS);
const query = <Row extends object>(sql: string, ...values: readonly unknown[]): Promise<Row[]> =>
  app.test.database.query<Row>(sql, values);
const planned = (client: Client): Promise<PlannedHunt[]> => query<PlannedHunt>(PLANNED, client.person.id);
const idOf = async (client: Client, number: number): Promise<string> => {
  const sql = `select id from job_hunt where owner_id = $1 and name = $2`;
  return (await query<{ id: string }>(sql, client.person.id, String(number)))[0]?.id ?? "";
};

/** Returns a person of an earlier release with hunts of all phases; the smaller the number, the later it was worked on. */
async function personFromBefore(timeZone: string | null = null): Promise<Client> {
  const client = await app.signIn();
  const { id } = client.person;
  await query(`update person set plan_rules = 0, time_zone = $2 where id = $1`, id, timeZone);
  for (let number = 0; number < HUNTS; number++) {
    const age = number < TOUCHED ? (number * 29.9) / TOUCHED : 30.1 + number;
    await query(HUNT, id, String(number), PHASES[number % 4], daysAgo(200), daysAgo(age));
  }
  await query(FORGET, id);
  return client;
}

/** How many rows each day has. */
function countRows(hunts: readonly PlannedHunt[]): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>();
  for (const day of hunts.flatMap(({ rows }) => rows)) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

describe("the first plans of a person with hunts of an earlier release", () => {
  let client: Client;
  let hunts: readonly PlannedHunt[];
  beforeAll(async () => {
    client = await personFromBefore();
    await app.services.firstPlans.deriveMissing();
    hunts = await planned(client);
  });

  it("give no dates to hunts that were left alone for thirty days", () => {
    const alone = hunts.slice(TOUCHED);

    expect(alone).toHaveLength(HUNTS - TOUCHED);
    expect(alone.filter(({ isPlanned, rows }) => isPlanned || rows.length > 0)).toEqual([]);
  });

  it("give a row to each of the others, at most five a day, none before tomorrow or on a weekend", () => {
    const counts = countRows(hunts);

    expect(hunts.slice(0, TOUCHED).filter(({ isPlanned, rows }) => !isPlanned || rows.length !== 1)).toEqual([]);
    expect(Math.max(...counts.values())).toBe(PER_DAY);
    expect([...counts.keys()].filter((day) => day <= TODAY || weekdayOf(day) > 5)).toEqual([]);
    // Without a gap: a flood is spread over no more days than it needs.
    expect(Math.min(...hunts.flatMap(({ rows }) => rows.map(Date.parse)))).toBe(Date.parse("2026-11-23"));
  });

  it("begin with the hunts that were worked on last", () => {
    for (const phase of PHASES) {
      const days = hunts.slice(0, TOUCHED).flatMap((hunt) => (hunt.phase === phase ? hunt.rows : []));

      expect(days).toEqual(days.toSorted());
      expect(new Set(days).size).toBeGreaterThan(2);
    }
  });

  it("are what the facts say, and stay when the product starts again", async () => {
    const before = await fingerprint(app.test.database, client.person.id);

    await app.services.firstPlans.deriveMissing();

    expect(await app.services.plans.findStale(client.person.id)).toEqual([]);
    expect(await fingerprint(app.test.database, client.person.id)).toBe(before);
  });

  it("show in Today as so many rows, and no late one", async () => {
    const groups = "{ count }";
    const { today } = await client.query<{ today: Record<string, { count: number }> }>(
      `{ today(now: "2026-11-23T09:00:00Z") { overdue ${groups} today ${groups} next ${groups} } }`,
    );

    // With the row of the journal, which is Friday's.
    expect(today).toEqual({ overdue: { count: 0 }, today: { count: 5 }, next: { count: 26 } });
  });

  it.each([
    ["opened", `mutation ($id: ID!) { openStep(input: { jobHuntId: $id, step: IDEAL_JOB_PROFILE }) { logEntryId } }`],
    [
      "completed",
      `mutation ($id: ID!) { completeStep(input: { jobHuntId: $id, step: IDEAL_JOB_PROFILE }) { logEntryId } }`,
    ],
    ["left", `mutation ($id: ID!) { activatePhase(input: { id: $id }) { logEntryId } }`],
  ])("begin for a hunt that was left alone when a step or its phase is %s", async (word, mutation) => {
    const number = ["opened", "completed", "left"].indexOf(word) * 4 + 72; // in PREPARING
    const { rows: none } = (await planned(client))[number] ?? {};

    await client.query(mutation, { id: await idOf(client, number) });

    const hunt = (await planned(client))[number];
    expect(none).toEqual([]);
    expect(hunt).toMatchObject({ isPlanned: true, rows: [expect.any(String)] });
    expect(hunt?.rows[0] && hunt.rows[0] >= TODAY).toBe(true);
  });
});

describe("the first plans", () => {
  it("count a change of a step, an advert or a note as one of its hunt", async () => {
    const client = await personFromBefore();
    const [step, advert, note] = [await idOf(client, 72), await idOf(client, 76), await idOf(client, 80)];
    const owner = client.person.id;
    await query(
      `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at) values ($1, $2, 1, 'ACTIVE', $3)`,
      owner,
      step,
      daysAgo(0.1),
    );
    await query(
      `insert into job_details (owner_id, id, job_hunt_id, data, updated_at) values ($1, gen_random_uuid(), $2, '{}', $3)`,
      ...[owner, advert, daysAgo(0.2)],
    );
    await query(
      `insert into note (owner_id, id, note_guid, date, title, updated_at)
       select owner_id, gen_random_uuid(), note_guid, $3, 'Called', $3 from job_hunt where owner_id = $1 and id = $2`,
      ...[owner, note, daysAgo(0.3)],
    );

    await app.services.firstPlans.deriveMissing();

    const hunts = await planned(client);
    const first = hunts.flatMap(({ phase, rows }) => (phase === "PREPARING" ? rows : [])).toSorted()[0];
    expect([72, 76, 80].map((number) => hunts[number]?.rows)).toEqual([[first], [first], [first]]);
  });

  it("leave the weekend of the person's region free", async () => {
    const client = await personFromBefore("Africa/Cairo");

    await app.services.firstPlans.deriveMissing();

    const counts = countRows(await planned(client));
    expect([...counts.keys()].filter((day) => [5, 6].includes(weekdayOf(day)))).toEqual([]);
    expect([...counts.keys()].toSorted()[0]).toBe(addDays(TODAY, 1));
    expect(Math.max(...counts.values())).toBe(PER_DAY);
  });

  it("are none of hunts in the trash and of hunts that ended, until they are worked on again", async () => {
    const client = await personFromBefore();
    const owner = client.person.id;
    await query(`update job_hunt set deleted_at = $2 where owner_id = $1 and name = '0'`, owner, daysAgo(1));
    await query(`update job_hunt set status = 'TERMINATED' where owner_id = $1 and name = '4'`, owner);
    await query(`update job_hunt set status = 'DONE' where owner_id = $1 and name = '8'`, owner);
    const trashed = await idOf(client, 0);

    await app.services.firstPlans.deriveMissing();
    const before = (await planned(client)).filter(({ number }) => [0, 4, 8].includes(number));
    await client.query(`mutation ($id: ID!) { restore(input: { id: $id, kind: JOB_HUNT }) { id } }`, { id: trashed });
    const restored = (await planned(client))[0];
    await client.query(`mutation ($id: ID!) { reopenJobHunt(input: { id: $id }) { id } }`, {
      id: await idOf(client, 4),
    });
    const reopened = (await planned(client))[4];

    expect(before.map(({ rows }) => rows)).toEqual([[], [], []]);
    expect(restored?.rows).toEqual([]);
    expect(reopened?.rows.every((day) => day > TODAY)).toBe(true);
    expect(reopened?.rows).toHaveLength(1);
  });

  it("are made once by two gateways that start at the same time", async () => {
    const client = await personFromBefore();
    app.test.statements.length = 0;

    await Promise.all([app.services.firstPlans.deriveMissing(), beside.services.firstPlans.deriveMissing()]);

    expect(app.test.statements.filter((sql) => sql.includes("set plan_from"))).toHaveLength(1);
    expect((await planned(client)).filter(({ rows }) => rows.length > 0)).toHaveLength(TOUCHED);
  });

  it("keep the last day to apply of a hunt that was left alone, as others set it", async () => {
    const client = await personFromBefore();
    const deadline = addDays(TODAY, 12);
    await query(
      `update job_hunt set deadline = $2, deadline_set_on = $3 where owner_id = $1 and name = '72'`,
      ...[client.person.id, deadline, TODAY],
    );

    await app.services.firstPlans.deriveMissing();

    const [row] = await query(
      `select d.day, d.due_on::text as on, h.next_due_on::text as next from day_due d
       join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id where d.owner_id = $1`,
      client.person.id,
    );
    expect(row).toEqual({ day: "APPLY", on: deadline, next: deadline });
    expect((await planned(client))[72]?.rows).toEqual([]);
  });
});
