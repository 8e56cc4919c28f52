import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { fillAdvertLines } from "../../gateway/jobdetails/fill-advert-lines.js";
import { readAdvertLines } from "../../gateway/jobdetails/hunt-advert.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { MIGRATIONS } from "../../migrations/index.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { createPerson } from "../support/factories/person.js";
import "../support/on-both-databases.js";

/** Records as they may be stored, and the lines that are kept of each. */
const RECORDS: readonly (readonly [string, string, readonly (string | null)[]])[] = [
  ["a whole one", `{"jobTitle":"Baker","location":"Faro","salary":"42,000 €"}`, ["Baker", "Faro", "42,000 €"]],
  ["one with empty fields", `{"jobTitle":"Baker","location":"","salary":null}`, ["Baker", null, null]],
  [
    "one of other values",
    `{"jobTitle":["Baker","","Cook"],"location":{"a":1},"salary":42000}`,
    ["Baker\nCook", null, "42000"],
  ],
  ["one that says a field twice", `{"jobTitle":"Baker","jobTitle":"Cook"}`, ["Cook", null, null]],
  ["one with a character that no text can hold", `{"jobTitle":"\\u0000","location":"Faro"}`, [null, null, null]],
  ["a list", `[1]`, [null, null, null]],
  ["a text that is no record", `{"jobTitle":`, [null, null, null]],
  ["one with a long line", JSON.stringify({ jobTitle: "x".repeat(501) }), ["x".repeat(500), null, null]],
];
const ADD_HUNT = `insert into job_hunt (owner_id, id, name, current_phase, started_phase, note_guid) values ($1, $2, 'Hunt', 'PREPARING', 'PREPARING', $3)`;
const ADD = `insert into job_details (owner_id, id, job_hunt_id, data) values ($1, $2, $3, $4)`;
const READ = `select job_title as title, location, salary from job_details where id = $1`;

/** More rows than the first piece has. */
const ROUNDS = 8;

interface Advert {
  readonly id: string;
  readonly hunt: string;
}

interface Lines {
  readonly title: string | null;
  readonly location: string | null;
  readonly salary: string | null;
}

describe("the lines of an advert", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  async function addTo(owner: string, data: string): Promise<Advert> {
    const [hunt, id] = [uuidv7(), uuidv7()];
    await test.database.query(ADD_HUNT, [owner, hunt, uuidv7()]);
    await test.database.query(ADD, [owner, id, hunt, data]);
    return { id, hunt };
  }
  const add = async (data: string): Promise<string> => {
    const { id: owner } = await createPerson(test.database);
    return (await addTo(owner, data)).id;
  };
  const huntsOf = (adverts: readonly Advert[]): readonly string[] => adverts.map(({ hunt }) => hunt);
  async function linesOf(id: string): Promise<readonly (string | null)[]> {
    const [row] = await test.database.query<Lines>(READ, [id]);
    return [row?.title ?? null, row?.location ?? null, row?.salary ?? null];
  }

  it.each(RECORDS)("are kept of %s, also when it is written over another", async (_what, data, lines) => {
    const [added, changed] = [
      await add(data),
      await add(`{"jobTitle":"Before","location":"Before","salary":"Before"}`),
    ];
    await test.database.query(`update job_details set data = $2 where id = $1`, [changed, data]);

    expect(await linesOf(added)).toEqual(lines);
    expect(await linesOf(changed)).toEqual(lines);
  });

  it("of the records of before are read from these until they are kept as well, in pieces", async () => {
    const at = MIGRATIONS.findIndex(({ name }) => name.endsWith("keep-advert-lines"));
    for (const _ of MIGRATIONS.slice(at)) await test.database.dataSource.undoLastMigration();
    const { id: owner } = await createPerson(test.database);
    const adverts: Advert[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [, data] of RECORDS) adverts.push(await addTo(owner, data));
    const lines = adverts.map((_, index) => RECORDS[index % RECORDS.length]?.[2]);
    await test.database.dataSource.runMigrations();
    const shown = async (): Promise<readonly unknown[]> => {
      const found = await readAdvertLines(test.database, owner, huntsOf(adverts));
      return huntsOf(adverts).map((hunt) => {
        const { jobTitle, location, salary } = found.find(({ jobHuntId }) => jobHuntId === hunt) ?? {};
        return [jobTitle, location, salary];
      });
    };
    expect(await shown()).toEqual(lines);
    expect(await linesOf(adverts[0]?.id ?? "")).toEqual([null, null, null]);

    await fillAdvertLines(test.database, createLogger("silent"), () => false);

    expect(await shown()).toEqual(lines);
    expect(await Promise.all(adverts.map(({ id }) => linesOf(id)))).toEqual(lines);
    expect(await test.database.query(`select id from job_details where has_lines is null`)).toEqual([]);
  });
});
