import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readConfig } from "../../gateway/config.js";
import type { Database } from "../../gateway/database/database.js";
import { openDatabase } from "../../gateway/database/open-database.js";
import { PersonDays } from "../../gateway/jobhunt/person-days.js";
import { FirstPlans } from "../../gateway/plan/first-plans.js";
import { PlanRows } from "../../gateway/plan/plan-rows.js";
import { PlanService } from "../../gateway/plan/plan.service.js";
import { TodayService, type DueToday } from "../../gateway/plan/today.service.js";
import { DueItemKind, type DueGroup } from "../../gateway/plan/today.types.js";
import { systemClock } from "../../gateway/platform/clock.js";
import { addDays, dayIn, weekdayOf, type Day } from "../../gateway/platform/day.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { ENTITIES } from "../../gateway/schema/entities.js";
import { newDataDir } from "../support/product.js";
import { SECOND } from "./accounts.js";
import { askRelease, restoreRelease } from "./restore-release.js";
import type { Query } from "./rows.js";

/** The last release without plans. */
const VERSION = "0.1.0";
const HUNTS = 100;
/** The first so many were worked on in the last thirty days; each other was left alone for longer. */
const TOUCHED = 70;
const PHASES = ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"];
/** The hunts with more than a name and a phase, by their number. */
const CAPTURED = 12;
const PAST = 13;
const WORKED = 16;
const NO_JSON = 17;
const NO_DAY = 20;
const ALONE = 80;

interface Hunt {
  readonly number: number;
  readonly phase: string;
  readonly deadline: Day | null;
  readonly isPlanned: boolean;
  readonly rows: readonly Day[];
}

interface Link {
  readonly number: number;
  readonly company: string;
  readonly role: string;
}

const START = dayIn("UTC", new Date());
const FUTURE = addDays(START, 20);
const OWNER = `(select id from person where email = '${SECOND.email}')`;
const HUNT = `(select id from job_hunt where owner_id = ${OWNER} and name = $1::text)`;
const COMPANY = `(select id from company where owner_id = ${OWNER} and name = `;

/** Adds hunts of every phase to a person, with what Done made of adverts; the smaller the number, the later it was changed. */
async function addHunts(query: Query): Promise<void> {
  for (let number = 0; number < HUNTS; number++) {
    const days = number < TOUCHED ? (number * 29.9) / TOUCHED : 30.1 + number;
    await query(
      `insert into job_hunt (owner_id, id, name, current_phase, started_phase, note_guid, created_at, updated_at)
       values (${OWNER}, gen_random_uuid(), $1, $2, $2, gen_random_uuid(), now() - interval '200 days', now() - $3::interval)`,
      [String(number), PHASES[number % PHASES.length], `${days} days`],
    );
  }
  for (const name of ["Saltmarsh Dairy", "Second Tide Agency"]) {
    await query(
      `insert into company (owner_id, id, name, note_guid) values (${OWNER}, gen_random_uuid(), $1, gen_random_uuid())`,
      [name],
    );
  }
  const captured = async (number: number, data: string, companies = ""): Promise<void> => {
    await query(
      `insert into job_details (owner_id, id, job_hunt_id, data, updated_at${companies === "" ? "" : ", employer_id, recruiter_id"})
       select ${OWNER}, gen_random_uuid(), ${HUNT}, $2, now() - interval '100 days'${companies}`,
      [String(number), data],
    );
  };
  const both = `, ${COMPANY}'Saltmarsh Dairy'), ${COMPANY}'Second Tide Agency')`;
  await captured(CAPTURED, JSON.stringify({ application_deadline: FUTURE, companyName: "Saltmarsh Dairy" }), both);
  const past = JSON.stringify({ application_deadline: addDays(START, -3), companyName: "Saltmarsh Dairy" });
  await captured(PAST, past, `, ${COMPANY}'Saltmarsh Dairy'), null`);
  await captured(NO_JSON, "Apply by tomorrow");
  await captured(NO_DAY, JSON.stringify({ application_deadline: "soon", companyName: "Nobody Knows Ltd" }));
  await captured(ALONE, JSON.stringify({ application_deadline: FUTURE }));
  await query(
    `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at)
     select ${OWNER}, ${HUNT}, n, case n when 1 then 'DONE' when 2 then 'ACTIVE' else 'SKIPPED' end, '2026-11-20T23:30:00Z'
     from generate_series(1, 3) as n`,
    [String(WORKED)],
  );
}

describe(`job hunts of release ${VERSION}, which knew no plans`, () => {
  const dataDir = newDataDir();
  const ends: (() => Promise<void>)[] = [];
  let today: DueToday;
  let hunts: readonly Hunt[];
  let links: readonly Link[];
  let names: readonly (string | null)[];
  let steps: readonly object[];

  beforeAll(async () => {
    const variables = await restoreRelease(VERSION, dataDir, ends);
    await askRelease(dataDir, variables, addHunts);
    const config = readConfig({ ...variables, DATA_DIR: dataDir });
    const opened = await openDatabase(config, ENTITIES, createLogger("silent"), () => undefined);
    const { database } = opened;
    today = await planFor(database);
    hunts = await database.query<Hunt>(
      `select name::integer as number, current_phase as phase, deadline::text, is_planned as "isPlanned",
         array(select d.due_on::text from step_due d where d.owner_id = h.owner_id and d.job_hunt_id = h.id
           and d.list is not null and d.set_by = 'RULE') as rows
       from job_hunt h where h.owner_id = ${OWNER} and name ~ '^[0-9]+$' order by 1`,
    );
    links = await database.query<Link>(
      `select h.name::integer as number, c.name as company, l.role from link l
         join job_hunt h on h.owner_id = l.owner_id and h.id = l.job_hunt_id
         join company c on c.owner_id = l.owner_id and c.id = l.company_id
       where l.owner_id = ${OWNER} and l.deleted_at is null order by 1, 3 desc`,
    );
    const adverts = await database.query<{ name: string | null }>(
      `select d.company_name as name from job_details d join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id
       where d.owner_id = ${OWNER} and h.name ~ '^[0-9]+$' order by h.name::integer`,
    );
    names = adverts.map(({ name }) => name);
    steps = await database.query(
      `select number, done_on::text as "doneOn", changed_on::text as "changedOn" from job_hunt_step
       where owner_id = ${OWNER} and job_hunt_id = ${HUNT} order by number`,
      [String(WORKED)],
    );
    await opened.close();
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("have no dates when they were left alone for thirty days", () => {
    const alone = hunts.slice(TOUCHED);

    expect(hunts).toHaveLength(HUNTS);
    expect(alone.filter(({ isPlanned, rows }) => isPlanned || rows.length > 0)).toEqual([]);
  });

  it("have otherwise one row each, at most five a day, none of them late or on a weekend, the last ones changed first", () => {
    const begun = hunts.slice(0, TOUCHED);
    const days = begun.flatMap(({ rows }) => rows);
    const counts = [...new Set(days)].map((day) => days.filter((other) => other === day).length);

    expect(begun.filter(({ isPlanned, rows }) => !isPlanned || rows.length !== 1)).toEqual([]);
    // The person's own hunt of the release takes a place, too.
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(days.filter((day) => day <= START || weekdayOf(day) > 5)).toEqual([]);
    for (const phase of PHASES.slice(2)) {
      const ofPhase = begun.flatMap((hunt) => (hunt.phase === phase ? hunt.rows : []));
      expect(ofPhase).toEqual(ofPhase.toSorted());
    }
  });

  it("flood no Today", () => {
    // The journal has its own row in one of them, by the day of the week.
    const count = ({ first: rows }: DueGroup): number => rows.filter(({ kind }) => kind !== DueItemKind.JOURNAL).length;
    const { overdue, waiting, undated, next } = today;

    expect([overdue, today.today, waiting, undated].map(count)).toEqual([0, 0, 0, 0]);
    expect(count(next)).toBe(25);
  });

  it("have the last day to apply of their advert, unless it is past or none", () => {
    const deadlines = hunts.filter(({ deadline }) => deadline !== null);

    expect(deadlines.map(({ number, deadline }) => [number, deadline])).toEqual([
      [CAPTURED, FUTURE],
      [ALONE, FUTURE],
    ]);
  });

  it("are linked with the companies that Done made, and keep the name of an employer that it did not", () => {
    expect(links).toEqual([
      { number: CAPTURED, company: "Saltmarsh Dairy", role: "EMPLOYER" },
      { number: CAPTURED, company: "Second Tide Agency", role: "AGENCY" },
      { number: PAST, company: "Saltmarsh Dairy", role: "EMPLOYER" },
    ]);
    expect(names).toEqual(["Saltmarsh Dairy", "Saltmarsh Dairy", null, "Nobody Knows Ltd", null]);
  });

  it("have steps that were done on the day of their last change", () => {
    expect(steps).toEqual([
      { number: 1, doneOn: "2026-11-20", changedOn: "2026-11-20" },
      { number: 2, doneOn: null, changedOn: "2026-11-20" },
      { number: 3, doneOn: null, changedOn: "2026-11-20" },
    ]);
  });
});

/** Derives the first plans, as the start of the product does, and returns Today of the person. */
async function planFor(database: Database): Promise<DueToday> {
  const rows = new PlanRows(database);
  const plans = new PlanService(database, systemClock, rows);
  await new FirstPlans(database, systemClock, rows, plans, createLogger("silent")).deriveMissing();
  const [person] = await database.query<{ id: string }>(`select id from person where email = $1`, [SECOND.email]);
  const days = new PersonDays(database, systemClock);
  return new TodayService(database, systemClock, days).today(person?.id ?? "", {});
}
