import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DataSource, type DataSourceOptions } from "typeorm";
import { openMemoryDatabase } from "../support/memory-database.js";
import { genericPlan } from "../../gateway/database/generic-plan.js";
import { namedStatements } from "../../gateway/database/named-statements.js";

interface Engine {
  readonly options: Partial<DataSourceOptions>;
  close(): Promise<void>;
}

const embedded = async (): Promise<Engine> => {
  const memory = await openMemoryDatabase();
  return { options: { extra: memory.poolExtra }, close: () => memory.close() };
};
const onServer = (url: string) => (): Promise<Engine> =>
  Promise.resolve({ options: { url }, close: () => Promise.resolve() });

const SERVER_URL = process.env["TEST_DATABASE_URL"];
const ENGINES: [string, () => Promise<Engine>][] = [["embedded", embedded]];
if (SERVER_URL !== undefined) ENGINES.push(["on a server", onServer(SERVER_URL)]);
const CAP = 12;

describe.each(ENGINES)("named statements, %s", (_name, open) => {
  let engine: Engine;
  let source: DataSource;
  let now = 0;

  beforeAll(async () => {
    engine = await open();
    const options = {
      type: "postgres",
      installExtensions: false,
      poolSize: 1,
      driver: namedStatements({ cap: CAP, now: () => now }),
    } as const;
    source = await new DataSource({ ...options, ...engine.options } as DataSourceOptions).initialize(); // the same kind, completed
    await source.query("CREATE TEMPORARY TABLE thing (id int PRIMARY KEY, name text)");
    await source.query("INSERT INTO thing VALUES (1, 'one'), (2, 'two')");
  });
  afterAll(async () => {
    await source.destroy();
    await engine.close();
  });

  const prepared = async (part: string): Promise<number> => {
    const rows = await source.query<unknown[]>(`SELECT 1 FROM pg_prepared_statements WHERE statement LIKE '%${part}%'`);
    return rows.length;
  };
  const times = async (count: number, sql: string, parameters: unknown[]): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (let time = 0; time < count; time++) answers.push(await source.query(sql, parameters));
    return answers;
  };

  it("prepares a text with parameters once it comes again, and answers the same", async () => {
    const sql = "SELECT name /* asked again */ FROM thing WHERE id = $1";

    const answers = await times(4, sql, [2]);

    expect(answers).toEqual(Array.from({ length: 4 }, () => [{ name: "two" }]));
    expect(await prepared("asked again")).toBe(1);
  });

  it("leaves alone what is asked once, and what has no parameters", async () => {
    await times(1, "SELECT name /* asked once */ FROM thing WHERE id = $1", [2]);
    await times(3, "SELECT count(*) /* no parameters */ FROM thing", []);

    expect(await prepared("asked once")).toBe(0);
    expect(await prepared("no parameters")).toBe(0);
  });

  it("goes on when the columns of a prepared statement change", async () => {
    const sql = "SELECT * FROM thing WHERE id = $1";
    await times(3, sql, [1]);
    await source.query("ALTER TABLE thing ADD COLUMN more int DEFAULT 7");

    const answers = await times(3, sql, [1]);

    expect(answers).toEqual(Array.from({ length: 3 }, () => [{ id: 1, name: "one", more: 7 }]));
  });

  it("gives the error of a statement that is refused, again and again", async () => {
    const insert = (): Promise<unknown> => source.query("INSERT INTO thing VALUES ($1, $2)", [1, "again"]);

    for (let time = 0; time < 4; time++) await expect(insert()).rejects.toMatchObject({ code: "23505" });
  });

  it("serves transactions, rolled back or not", async () => {
    const rename = (name: string, fails: boolean): Promise<void> =>
      source.transaction(async (manager) => {
        await manager.query("UPDATE thing SET name = $2 WHERE id = $1", [2, name]);
        if (fails) throw new Error("rolled back");
      });

    for (const name of ["a", "b", "c"]) await rename(name, false);
    await rename("d", true).catch(() => undefined);

    expect(await source.query("SELECT name FROM thing WHERE id = $1", [2])).toEqual([{ name: "c" }]);
  });

  it("plans a statement for all its values where it is marked so, and each other one as PostgreSQL decides", async () => {
    const plans = async (part: string): Promise<unknown> => {
      const [row] = await source.query<{ generic: string }[]>(
        `SELECT generic_plans AS generic FROM pg_prepared_statements WHERE statement LIKE '%${part}%' AND statement NOT LIKE '%pg_prepared%'`,
      );
      return Number(row?.generic);
    };
    const marked = genericPlan("SELECT name /* planned once */ FROM thing WHERE id = $1");
    const other = "SELECT name /* planned by values */ FROM thing WHERE id = $1";

    for (let time = 0; time < 3; time++) await times(1, marked, [2]).then(() => times(1, other, [2]));

    expect([await plans("planned once"), await plans("planned by values")]).toEqual([2, 0]);
  });

  it("plans so again after a transaction that was rolled back had changed it", async () => {
    const marked = genericPlan("SELECT name /* after a rollback */ FROM thing WHERE id = $1");
    const modes: unknown[] = [];
    await times(2, "SELECT name /* by values */ FROM thing WHERE id = $1", [2]);
    await times(1, marked, [2]);

    const failing = source.transaction(async (manager) => {
      await manager.query(marked, [2]);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    for (let time = 0; time < 2; time++) {
      await times(1, marked, [2]);
      modes.push(...(await source.query<unknown[]>("SHOW plan_cache_mode")));
    }

    expect(modes).toEqual([{ plan_cache_mode: "force_generic_plan" }, { plan_cache_mode: "force_generic_plan" }]);
  });

  it("names so many texts and no more", async () => {
    for (let number = 0; number < CAP * 3; number++)
      await times(2, `SELECT ${number} /* one of many */ WHERE $1 = 1`, [1]);

    expect(await prepared("one of many")).toBeLessThanOrEqual(CAP);
  });

  it("names others after an hour, once all names are given", async () => {
    const many = async (words: string): Promise<number> => {
      for (let number = 0; number < CAP * 2; number++)
        await times(2, `SELECT ${number} /* ${words} */ WHERE $1 = 1`, [1]);
      return prepared(words);
    };
    await many("the first");

    const atOnce = await many("too many");
    now += 3_600_000;
    const later = await many("of the next hour");

    expect([atOnce, later > 0 && later <= CAP]).toEqual([0, true]);
  });
});

describe("the driver with named statements", () => {
  it("has no native part that TypeORM could take instead", () => {
    expect(Object.keys(namedStatements())).not.toContain("native");
  });
});
