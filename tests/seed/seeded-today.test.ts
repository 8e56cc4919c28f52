import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readConfig } from "../../gateway/config.js";
import { addDays, dayIn, weekdayOf } from "../../gateway/platform/day.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { seedPerson } from "../../gateway/seed/seed-person.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-embedded-database.js";

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly step: string | null;
  readonly dueOn: string | null;
  readonly hint: { readonly key: string } | null;
  readonly jobHunt: { readonly name: string };
}

interface Group {
  readonly count: number;
  readonly items: readonly Row[];
}

type GroupName = "overdue" | "today" | "next" | "waiting" | "undated";
type Today = Readonly<Record<GroupName, Group>> & { readonly on: string };

const GROUP = "{ count items { id kind step dueOn hint { key } jobHunt { name } } }";
const TODAY = `query ($now: DateTime, $timeZone: String) { today(now: $now, timeZone: $timeZone) {
  on overdue ${GROUP} today ${GROUP} next ${GROUP} waiting ${GROUP} undated ${GROUP} } }`;
const GROUPS = ["overdue", "today", "next", "waiting", "undated"] as const;

/** A Monday morning, a Friday night and a Sunday. */
const MOMENTS = ["2026-11-23T09:00:00Z", "2026-11-27T23:55:00Z", "2026-11-29T12:30:00Z"];
const ZONES = ["UTC", "Pacific/Kiritimati"];
/** A Monday in a zone that is a day ahead. */
const AHEAD = ["2026-11-22T12:30:00Z"];
/** More is as much, and takes longer. */
const MANY = 60;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function seeded(moment: string, timeZone: string, items = 0): Promise<Client> {
  const client = await app.signIn();
  await app.test.database.query(`update person set time_zone = $2 where id = $1`, [client.person.id, timeZone]);
  await seedPerson(client.person.id, {
    config: readConfig({ DATA_DIR: dirname(app.filesFolder) }),
    database: app.test.database,
    logger: createLogger("silent"),
    today: new Date(moment),
    items,
  });
  return client;
}

async function readToday(client: Client, now: string, timeZone: string | null = null): Promise<Today> {
  return (await client.query<{ today: Today }>(TODAY, { now, timeZone })).today;
}

const named = ({ items }: Group): readonly string[] => items.map(({ step, hint }) => step ?? hint?.key ?? "");
const withoutJournal = (group: Group): readonly string[] => named({ ...group, items: steps(group) });
const steps = ({ items }: Group): readonly Row[] => items.filter(({ kind }) => kind !== "JOURNAL");

describe.each([
  ...MOMENTS.map((moment) => ({ moment, zone: "UTC" })),
  ...AHEAD.map((moment) => ({ moment, zone: "Pacific/Kiritimati" })),
])("Today of a search that was seeded at $moment in $zone", ({ moment, zone }) => {
  let client: Client;
  let today: Today;

  beforeAll(async () => {
    client = await seeded(moment, zone);
    today = await readToday(client, moment);
  });

  it("is that of the day where the person is, with few rows", () => {
    const rows = GROUPS.map((name) => today[name].count).reduce((sum, count) => sum + count, 0);

    expect(today.on).toBe(dayIn(zone, new Date(moment)));
    expect(rows).toBeGreaterThanOrEqual(8);
    expect(rows).toBeLessThanOrEqual(15);
    expect(GROUPS.flatMap((name) => today[name].items.filter(({ kind }) => kind === "JOURNAL"))).toHaveLength(1);
  });

  it("has a row that was planned for an earlier day, and a day of others that is late", () => {
    expect(withoutJournal(today.overdue)).toEqual(["SHORTLIST_COMPANIES", "theyPromised"]);
    expect(today.overdue.items).toContainEqual(
      expect.objectContaining({ kind: "PROMISE", step: null, dueOn: addDays(today.on, -1) }),
    );
  });

  it("has a promise of the person's own for today", () => {
    expect(withoutJournal(today.today)).toEqual(["youPromised"]);
  });

  it("has two to five rows of the next days, of the offer and before a last day to apply", () => {
    const hints = today.next.items.map(({ step, hint }) => [step, hint?.key]);

    expect(today.next.count).toBeGreaterThanOrEqual(2);
    expect(today.next.count).toBeLessThanOrEqual(5);
    expect(hints).toEqual(
      expect.arrayContaining([
        ["BUILD_APPLICATION_BUNDLE", "lastDayToApply"],
        ["ACCEPT_OFFER", "answerBy"],
        ["OFFER_ACCEPTANCE", "answerBy"],
      ]),
    );
    expect(today.next.items.find(({ step }) => step === "BUILD_APPLICATION_BUNDLE")?.dueOn).toBe(addDays(today.on, 2));
  });

  it("waits for others: a follow-up after days without news, on a working day, and two promises", () => {
    const followUp = today.waiting.items.find(({ step }) => step === "FIRST_FOLLOW_UP_COMMUNICATIONS");

    expect(named(today.waiting).toSorted()).toEqual(["FIRST_FOLLOW_UP_COMMUNICATIONS", "theyPromised", "theyPromised"]);
    expect(followUp?.hint?.key).toBe("noNews");
    expect(weekdayOf(followUp?.dueOn ?? "")).toBeLessThan(6);
  });

  it("has opened steps without a day, none of them of the hunt that is paused", () => {
    expect(named(today.undated).toSorted()).toEqual([
      "CONTRACT_VALIDITY",
      "IDENTIFY_CONTACT_PEOPLE",
      "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE",
      "RESEARCH_FOR_THE_INTERVIEW",
    ]);
    expect(GROUPS.flatMap((name) => today[name].items).map(({ jobHunt }) => jobHunt.name)).not.toContain(
      "Something with maps",
    );
  });
});

describe("the plan of a seeded search", () => {
  const moment = "2026-11-23T09:00:00Z";
  let client: Client;
  beforeAll(async () => {
    client = await seeded(moment, "UTC");
  });

  it("has signs of both sides, a pause that ends next week, an answer day, and silence of a week and more", async () => {
    const hunts = await app.test.database.query<{ name: string; quiet: number | null }>(
      `select name, (select answer_by::text from offer o where o.owner_id = h.owner_id and o.job_hunt_id = h.id) as "answerBy",
         paused_until::text as "pausedUntil", date '2026-11-23' - quiet_since as quiet
       from job_hunt h where owner_id = $1 and deleted_at is null and status = 'ACTIVE'`,
      [client.person.id],
    );
    const signs = await app.test.database.query(
      `select sender, count(*)::integer as count, count(*) filter (where promised_on > date '2026-11-23')::integer as open
       from sign where owner_id = $1 group by sender order by sender`,
      [client.person.id],
    );

    expect(hunts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "Insight Lead, Lanternfish Health", answerBy: "2026-12-01" }),
        expect.objectContaining({ name: "Something with maps", pausedUntil: "2026-12-01" }),
      ]),
    );
    expect(hunts.filter(({ quiet }) => quiet !== null && quiet >= 7).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Analytics Engineer, Brindle Maps"]),
    );
    expect(signs).toEqual([
      { sender: "ME", count: 1, open: 0 },
      { sender: "THEM", count: 5, open: 2 },
    ]);
  });

  it("has a day that was set by hand, and a step that was done days before that was said", async () => {
    const [row] = await app.test.database.query(
      `select (select count(*)::integer from step_due where owner_id = $1 and set_by = 'PERSON') as "byHand",
         (select array_agg(changed_on - done_on) from job_hunt_step where owner_id = $1 and done_on < changed_on) as before`,
      [client.person.id],
    );

    expect(row).toEqual({ byHand: 1, before: [2] });
  });

  it("has hunts to be called about: people with numbers, what to say, and appointments before and after today", async () => {
    const { findJobHunts } = await client.query<{ findJobHunts: readonly { jobHunt: object; text: string }[] }>(
      `{ findJobHunts(text: "0118") { text jobHunt { name talkingPoints employer { name } documents { totalCount }
        appointments { nodes { kind round outcome startsAt } } } } }`,
    );
    const { second } = await client.query<{ second: readonly { jobHunt: { name: string } }[] }>(
      `{ second: findJobHunts(text: "Tobias") { jobHunt { name appointments { nodes { kind } } } } }`,
    );

    expect(findJobHunts).toEqual([
      {
        text: "Ines Calloway · +44 7700 900 118",
        jobHunt: {
          name: "Insight Lead, Lanternfish Health",
          talkingPoints: expect.stringContaining("32 hours?\n"),
          employer: { name: "Lanternfish Health" },
          documents: { totalCount: 2 },
          appointments: {
            nodes: [
              expect.objectContaining({ kind: "ON_SITE", round: "INTERVIEW", outcome: "GOOD" }),
              expect.objectContaining({ kind: "VIDEO", round: "OFFER", outcome: null }),
            ],
          },
        },
      },
    ]);
    expect(second).toEqual([
      { jobHunt: { name: "Planning Analyst, Oakline Rail", appointments: { nodes: [{ kind: "ON_SITE" }] } } },
    ]);
  });

  it("is what its facts say, and what the log tells", async () => {
    const { logEntries } = await client.query<{ logEntries: { nodes: { action: string }[] } }>(
      `{ logEntries(first: 200) { nodes { action } } }`,
    );

    expect(await app.services.plans.findStale(client.person.id)).toEqual([]);
    expect(logEntries.nodes.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["offer.recorded", "pause.set", "sign.recorded", "step.dueSet", "step.doneOn"]),
    );
  });

  it.each(ZONES)("has something for today where it is read in %s", async (zone) => {
    const today = await readToday(client, "2026-11-23T12:00:00Z", zone);

    expect(today.on).toBe(zone === "UTC" ? "2026-11-23" : "2026-11-24");
    expect(today.today.count).toBeGreaterThan(0);
    expect(GROUPS.every((name) => today[name].count > 0)).toBe(true);
  });
});

describe("a search with many hunts more", () => {
  it("plans few of them for each working day, and none for days that are over", async () => {
    const moment = "2026-11-23T09:00:00Z";
    const [few, many] = [await seeded(moment, "UTC"), await seeded(moment, "UTC", MANY)];
    const [less, more] = [await readToday(few, moment), await readToday(many, moment)];
    const days = await app.test.database.query<{ day: string; rows: number }>(
      `select d.due_on::text as day, count(*)::integer as rows
       from step_due d join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id
       where d.owner_id = $1 and d.list is not null and h.plan_from is not null group by d.due_on order by d.due_on`,
      [many.person.id],
    );

    expect(withoutJournal(more.overdue)).toEqual(withoutJournal(less.overdue));
    expect(withoutJournal(more.today)).toEqual(withoutJournal(less.today));
    expect(more.waiting.count).toBe(less.waiting.count);
    expect(more.next.count - less.next.count).toBe(25);
    expect(days.every(({ rows, day }) => rows <= 5 && weekdayOf(day) < 6 && day > "2026-11-23")).toBe(true);
    // Those of the last thirty of sixty days.
    expect(days.reduce((sum, { rows }) => sum + rows, 0)).toBe(MANY / 2);
  });
});
