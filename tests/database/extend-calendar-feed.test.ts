import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MIGRATIONS } from "../../migrations/index.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { createPerson } from "../support/factories/person.js";

const ADD = `insert into calendar_feed (owner_id, hash, start, includes_employers, created_at) values ($1, $2, 'abcd', true, now())`;
const READ = `select includes_employers as employers, includes_days as days, includes_steps as steps, includes_appointments as appointments, language from calendar_feed where hash = $1`;

describe("a calendar address of before there were steps in calendars", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it("keeps what it had, gets appointments and no steps; one that is made from now on gets both", async () => {
    const at = MIGRATIONS.findIndex(({ name }) => name.endsWith("extend-calendar-feed"));
    for (const _ of MIGRATIONS.slice(at)) await test.database.dataSource.undoLastMigration();
    const [earlier, later] = [await createPerson(test.database), await createPerson(test.database)];

    await test.database.query(ADD, [earlier.id, earlier.id]);
    await test.database.dataSource.runMigrations();
    await test.database.query(ADD, [later.id, later.id]);

    expect(await test.database.query(READ, [earlier.id])).toEqual([
      { employers: true, days: true, steps: false, appointments: true, language: "en" },
    ]);
    expect(await test.database.query(READ, [later.id])).toEqual([
      { employers: true, days: true, steps: true, appointments: true, language: "en" },
    ]);
  });
});
