import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { DataSource } from "typeorm";
import { openMemoryDatabase, type MemoryDatabase } from "../support/memory-database.js";
import type { EmbeddedPoolOptions } from "../../gateway/embedded-postgres/pool-options.js";
import { namedStatements } from "../../gateway/database/named-statements.js";
import { emptyFolder, openRig, cleanUp, type Rig } from "./embedded-rig.js";

interface Opened {
  readonly poolExtra: EmbeddedPoolOptions;
  listen: MemoryDatabase["listen"];
  close(): Promise<void>;
}

const inFolder = async (): Promise<Opened> => {
  const rig: Rig = await openRig(emptyFolder());
  return {
    poolExtra: rig.embedded.poolExtra,
    listen: (...args) => rig.embedded.listen(...args),
    close: () => rig.close(),
  };
};

describe.each([
  ["in a folder", inFolder, {}],
  ["in memory", openMemoryDatabase, {}],
  ["in memory, with named statements", openMemoryDatabase, { driver: namedStatements() }],
])("an embedded database %s, through TypeORM and pg", (_name, open, driver) => {
  let database: Opened;
  let source: DataSource;

  beforeAll(async () => {
    database = await open();
    source = new DataSource({
      type: "postgres",
      installExtensions: false,
      poolSize: 1,
      extra: database.poolExtra,
      ...driver,
    });
    await source.initialize();
    await source.query("CREATE TABLE counter (id int PRIMARY KEY, value int NOT NULL)");
  });
  beforeEach(async () => {
    await source.query("DELETE FROM counter");
    await source.query("INSERT INTO counter VALUES (1, 0)");
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
    await cleanUp();
  });

  it("counts exactly through fifty transactions at once, half of them rolled back", async () => {
    const add = (number: number): Promise<void> =>
      source.transaction(async (manager) => {
        const [row] = await manager.query<{ value: number }[]>(
          "SELECT value FROM counter WHERE id = $1 FOR UPDATE",
          [1],
        );
        await manager.query("UPDATE counter SET value = $2 WHERE id = $1", [1, (row?.value ?? 0) + 1]);
        if (number % 2 === 0) throw new Error("rolled back");
      });

    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, number) => add(number)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(25);
    expect(await source.query("SELECT value FROM counter")).toEqual([{ value: 25 }]);
  });

  it("hands over bytes exactly, from nothing to megabytes", async () => {
    const texts = ["", "ä€😀\n\\'", "x".repeat(5_000_000)];

    const rows = await source.query<{ text: string; bytes: Buffer }[]>(
      "SELECT t AS text, convert_to(t, 'UTF8') AS bytes FROM unnest($1::text[]) WITH ORDINALITY u(t, n) ORDER BY n",
      [texts],
    );

    expect(rows.map(({ text }) => text)).toEqual(texts);
    expect(rows.map(({ bytes }) => bytes.toString("utf8"))).toEqual(texts);
  });

  it("hands over a hundred thousand rows", async () => {
    const rows = await source.query<{ n: number }[]>("SELECT n FROM generate_series(1, $1::int) n", [100_000]);

    expect(rows).toHaveLength(100_000);
    expect(rows.at(-1)).toEqual({ n: 100_000 });
  });

  it("gives the codes of PostgreSQL for what is refused, and goes on", async () => {
    await expect(source.query("INSERT INTO counter VALUES ($1, $2)", [1, 2])).rejects.toMatchObject({ code: "23505" });
    await expect(source.query("SELECT * FROM nowhere WHERE $1 = 1", [1])).rejects.toMatchObject({ code: "42P01" });
    await expect(source.query("SELECT 1/0")).rejects.toMatchObject({ code: "22012" });

    expect(await source.query("SELECT value FROM counter WHERE id = $1", [1])).toEqual([{ value: 0 }]);
  });

  it("rolls back what a client that went away left open, and forgets its session", async () => {
    const runner = source.createQueryRunner();
    // What the pool does with a connection that failed.
    const client = (await runner.connect()) as { query(sql: string): Promise<unknown>; end(): Promise<void> }; // pg's client
    await client.query("SET search_path = nowhere");
    await client.query("PREPARE mine AS SELECT 1");
    await client.query("BEGIN");
    await client.query("DELETE FROM public.counter");
    await client.end();
    await runner.release().catch(() => undefined);

    expect(await source.query("SELECT value FROM counter")).toEqual([{ value: 0 }]);
    expect(
      await source.query("SELECT count(*)::int AS prepared FROM pg_prepared_statements WHERE name = 'mine'"),
    ).toEqual([{ prepared: 0 }]);
  });

  it("tells listeners of a NOTIFY once it is committed, and of none that was rolled back", async () => {
    const heard: string[] = [];
    const stop = await database.listen("news", { onMessage: (payload) => heard.push(payload), onGap: () => undefined });

    await source.transaction(async (manager) => {
      await manager.query("SELECT pg_notify('news', $1)", ["première"]);
      await manager.query("SELECT 1");
      expect(heard).toEqual([]);
    });
    await source
      .transaction(async (manager) => {
        await manager.query("SELECT pg_notify('news', $1)", ["never"]);
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    await stop();
    await source.query("SELECT pg_notify('news', $1)", ["too late"]);

    expect(heard).toEqual(["première"]);
  });

  it("has the extension for similar words", async () => {
    await source.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");

    const [row] = await source.query<{ near: number }[]>("SELECT similarity($1::text, $2::text) AS near", [
      "engineer",
      "enginer",
    ]);

    expect(row?.near).toBeGreaterThan(0.5);
  });
});
