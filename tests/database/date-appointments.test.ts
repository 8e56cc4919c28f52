import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MIGRATIONS } from "../../migrations/index.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { createPerson } from "../support/factories/person.js";

const CREATED = "2026-11-01T08:30:00.000Z";
const HUNT = `insert into job_hunt (owner_id, id, name, current_phase, started_phase, note_guid)
  values ($1, gen_random_uuid(), 'Hunt', 'APPLYING', 'APPLYING', gen_random_uuid()) returning id`;
const APPOINTMENT = `insert into appointment (owner_id, id, job_hunt_id, kind, round, day, time_zone, created_at, updated_at)
  values ($1, gen_random_uuid(), $2, 'PHONE', 'INTERVIEW', '2026-12-20', 'UTC', '${CREATED}', now())`;

describe("an appointment of before it was kept when one was dated", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it("was dated when it was created", async () => {
    const at = MIGRATIONS.findIndex(({ name }) => name.endsWith("date-appointments"));
    for (const _ of MIGRATIONS.slice(at)) await test.database.dataSource.undoLastMigration();
    const owner = await createPerson(test.database);
    const [hunt] = await test.database.query<{ id: string }>(HUNT, [owner.id]);
    await test.database.query(APPOINTMENT, [owner.id, hunt?.id]);

    await test.database.dataSource.runMigrations();

    const read = `select dated_at as "datedAt" from appointment where owner_id = $1`;
    expect(await test.database.query(read, [owner.id])).toEqual([{ datedAt: new Date(CREATED) }]);
  });
});
