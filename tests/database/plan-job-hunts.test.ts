import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { addDays, dayIn } from "../../gateway/platform/day.js";
import { MIGRATIONS } from "../../migrations/index.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";

/** In the night of UTC, which is noon in Kiritimati and the day before in Honolulu. */
const CHANGED = "2026-11-20T23:30:00Z";

describe("the migration that gives job hunts plans", () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
    await undoIt();
  });
  afterAll(() => test.close());

  async function undoIt(): Promise<void> {
    const at = MIGRATIONS.findIndex(({ name }) => name.endsWith("create-link"));
    for (const _ of MIGRATIONS.slice(at)) await test.database.dataSource.undoLastMigration();
  }

  /** Adds a person with a hunt, a step that was done, and an advert; returns the hunt. */
  async function hunt(timeZone: string | null, deadline: string): Promise<string> {
    const [owner, id] = [uuidv7(), uuidv7()];
    await test.database.query(`insert into person (id, issuer, subject, time_zone) values ($1, 'local', $2, $3)`, [
      owner,
      owner,
      timeZone,
    ]);
    await test.database.query(
      `insert into job_hunt (owner_id, id, name, current_phase, started_phase, note_guid)
       values ($1, $2, 'Old', 'PREPARING', 'PREPARING', $3)`,
      [owner, id, randomUUID()],
    );
    await test.database.query(
      `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at) values ($1, $2, 1, 'DONE', $3)`,
      [owner, id, CHANGED],
    );
    await test.database.query(`insert into job_details (owner_id, id, job_hunt_id, data) values ($1, $2, $3, $4)`, [
      owner,
      uuidv7(),
      id,
      JSON.stringify({ application_deadline: deadline }),
    ]);
    return id;
  }

  it("counts days where each person is, in UTC where the database does not know the zone, and is undone", async () => {
    const zones = ["Pacific/Kiritimati", "Pacific/Honolulu", null, "Mars/Phobos"];
    const todays = zones.map((zone) => dayIn(zone === "Mars/Phobos" ? "UTC" : (zone ?? "UTC"), new Date()));
    const next = await Promise.all(zones.map((zone, index) => hunt(zone, addDays(todays[index] ?? "", 1))));
    const late = await Promise.all(zones.map((zone, index) => hunt(zone, addDays(todays[index] ?? "", -1))));
    const read = (ids: readonly string[]): Promise<readonly object[]> =>
      test.database.query(
        `select h.deadline::text, h.deadline_set_on::text as "setOn", s.done_on::text as "doneOn", s.changed_on::text as "changedOn"
         from job_hunt h join job_hunt_step s on s.owner_id = h.owner_id and s.job_hunt_id = h.id
         where h.id = any($1::uuid[]) order by array_position($1::uuid[], h.id)`,
        [ids],
      );

    await test.database.dataSource.runMigrations();

    const days = ["2026-11-21", "2026-11-20", "2026-11-20", "2026-11-20"];
    expect(await read(next)).toEqual(
      days.map((day, index) => ({
        deadline: addDays(todays[index] ?? "", 1),
        setOn: todays[index],
        doneOn: day,
        changedOn: day,
      })),
    );
    expect(await read(late)).toEqual(days.map((day) => ({ deadline: null, setOn: null, doneOn: day, changedOn: day })));
    expect(
      await test.database.query(`select distinct plan_rules from person where id in (select owner_id from job_hunt)`),
    ).toEqual([{ plan_rules: 0 }]);
    await undoIt();
    expect(await test.database.query(`select id from job_hunt where id = any($1::uuid[])`, [next])).toHaveLength(4);
  });
});
