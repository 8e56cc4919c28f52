import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { readConfig } from "../../gateway/config.js";
import { openDatabase } from "../../gateway/database/open-database.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { ENTITIES } from "../../gateway/schema/entities.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { openMemoryDatabase } from "../support/memory-database.js";

describe("the embedded database", () => {
  it("compiles no statement", async () => {
    const memory = await openMemoryDatabase();
    const pool = new pg.Pool(memory.poolExtra);

    expect((await pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
    await pool.end();
    await memory.close();
  });
});

if (process.env["TEST_DATABASE_URL"] !== undefined) {
  describe("a server that compiles statements", () => {
    let test: TestDatabase;
    let url: URL;
    let lines: string[];

    beforeEach(async () => {
      test = await openTestDatabase();
      url = new URL(test.url ?? "");
      lines = [];
      await beside(test.url ?? "", `alter role session_user in database ${url.pathname.slice(1)} reset jit`);
    });
    afterEach(() => test.close());

    /** Runs a statement on a connection with no start parameter, as a pooler opens them, and returns its first value. */
    async function beside(address: string, statement: string): Promise<unknown> {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      const { rows } = await client.query({ text: statement, rowMode: "array" });
      await client.end();
      return rows[0]?.[0];
    }
    /** Opens the database as the product does, and returns the setting in its pool and beside it. */
    async function open(address: string): Promise<{ readonly pool: unknown; readonly beside: unknown }> {
      const logger = createLogger("warn", { write: (line) => void lines.push(line) });
      const opened = await openDatabase(readConfig({ DATABASE_URL: address }), ENTITIES, logger, () => undefined);
      const [row] = await opened.database.query<{ jit: string }>("show jit");
      await opened.close();
      return { pool: row?.jit, beside: await beside(address, "show jit") };
    }

    it("does so no longer once the product has started, on no connection of its role", async () => {
      const before = await beside(url.href, "show jit");

      expect([before, await open(url.href)]).toEqual(["on", { pool: "off", beside: "off" }]);
      expect(lines).toEqual([]);
    });

    it("is set by several servers that start at once", async () => {
      const all = await Promise.all(Array.from({ length: 4 }, () => open(url.href)));

      expect(new Set(all.map(({ pool }) => pool))).toEqual(new Set(["off"]));
      expect(lines).toEqual([]);
    });

    it("is set by a role without any rights of an administrator, for itself alone", async () => {
      const role = `jht_test_${randomUUID().replaceAll("-", "")}`;
      await beside(url.href, `create role ${role} login`);
      await beside(url.href, `grant all on all tables in schema public to ${role}`);
      const own = new URL(url);
      own.username = role;

      const found = await open(own.href);
      const other = await beside(url.href, "show jit");

      await beside(url.href, `drop owned by ${role}`);
      await beside(url.href, `drop role ${role}`);
      expect([found, other]).toEqual([{ pool: "off", beside: "off" }, "on"]);
    });

    it("serves all the same where it takes no changes, and the operator is told", async () => {
      await beside(url.href, `alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`);

      expect(await open(url.href)).toEqual({ pool: "on", beside: "on" });
      expect(lines).toEqual([expect.stringMatching(/"code":"25006".*jit could not be turned off/)]);
    });
  });
}
