import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MIGRATIONS } from "../../migrations/index.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { createPerson } from "../support/factories/person.js";

const NOTE_TARGET_TABLES = ["job_hunt", "ideal_job", "company", "contact", "document"];

describe("the migration that removes what earlier releases left behind", () => {
  let test: TestDatabase;
  let ownerId: string;

  beforeAll(async () => {
    test = await openTestDatabase();
    ownerId = (await createPerson(test.database)).id;
    const at = MIGRATIONS.findIndex(({ name }) => name.endsWith("remove-leftovers"));
    for (const _ of MIGRATIONS.slice(at)) await test.database.dataSource.undoLastMigration();
    for (const [index, table] of NOTE_TARGET_TABLES.entries()) await attachNote(table, index);
    await insert("note", { note_guid: randomUUID(), date: new Date(), title: "orphan" });
    await test.database.dataSource.runMigrations();
  });
  afterAll(() => test.close());

  it("keeps the notes of whatever there is, in the trash or not, and no other", async () => {
    const notes = await test.database.query<{ title: string }>(`select title from note order by title`);

    expect(notes.map(({ title }) => title)).toEqual([...NOTE_TARGET_TABLES].sort());
  });

  it("keeps the steps that somebody touched, and none that was reset", async () => {
    expect(await test.database.query(`select status from job_hunt_step`)).toEqual([{ status: "DONE" }]);
  });

  /** A record with a note, every second one in the trash; a hunt with two steps. */
  async function attachNote(table: string, index: number): Promise<void> {
    const noteGuid = randomUUID();
    const hunt = { status: "ACTIVE", current_phase: "PREPARING", started_phase: "PREPARING" };
    const id = await insert(table, {
      ...(table === "contact" ? {} : { name: table }),
      ...(table === "job_hunt" ? hunt : {}),
      note_guid: noteGuid,
      deleted_at: index % 2 === 0 ? null : new Date(),
    });
    await insert("note", { note_guid: noteGuid, date: new Date(), title: table });
    if (table !== "job_hunt") return;
    for (const [number, status] of ["DONE", "INACTIVE"].entries()) {
      await test.database.query(
        `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at) values ($1, $2, $3, $4, now())`,
        [ownerId, id, number + 1, status],
      );
    }
  }

  async function insert(table: string, values: Readonly<Record<string, unknown>>): Promise<string> {
    const id = randomUUID();
    const all = { owner_id: ownerId, id, ...values };
    await test.database.query(
      `insert into ${table} (${Object.keys(all).join(", ")}) values (${Object.keys(all)
        .map((_, at) => `$${at + 1}`)
        .join(", ")})`,
      Object.values(all),
    );
    return id;
  }
});
