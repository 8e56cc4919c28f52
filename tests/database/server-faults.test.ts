import { ENTITIES } from "../../gateway/schema/entities.js";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { readConfig } from "../../gateway/config.js";
import { createDataSource, SERVER_LIMITS } from "../../gateway/database/data-source.js";
import { Database } from "../../gateway/database/database.js";
import { asAppError } from "../../gateway/database/failures.js";
import { openDatabase } from "../../gateway/database/open-database.js";
import { checkServer } from "../../gateway/database/server-readiness.js";
import { checkInTurn } from "../../gateway/platform/readiness.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { RATE_RULES } from "../../gateway/platform/rate-limit.js";
import { answerOf, findBroken, startLoad, untilChanged } from "../prove/load.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { startTcpProxy } from "../support/tcp-proxy.js";

const READ = `{ companies { nodes { id } } }`;
const CHANGE = `mutation { createCompany(input: { name: "Refused" }) { logEntryId } }`;
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
const RATES = { ...RATE_RULES, session: [{ points: 1_000_000, seconds: 60 }] };
const CUTS = 8;
/** More than the pool has connections, of which one person holds two at most. */
const PEOPLE = 15;

const failureOf = (code: string): Error => Object.assign(new Error("said by PostgreSQL"), { code });

describe("a failure of the database", () => {
  it.each([
    ["a server that stops", failureOf("57P01")],
    ["a server that starts", failureOf("57P03")],
    ["a lost connection", failureOf("08006")],
    ["a refused connection", failureOf("ECONNREFUSED")],
    ["no lock in time", failureOf("55P03")],
    ["a role that is gone", failureOf("28000")],
    ["a connection that ended", new Error("Connection terminated unexpectedly")],
    ["no answer in time, of a server that is down", new Error("Query read timeout")],
    ["no connection in time", new Error("timeout exceeded when trying to connect")],
    [
      "a connection lost between two statements",
      Object.assign(new Error(), { name: "QueryRunnerAlreadyReleasedError" }),
    ],
    [
      "a statement that the operator ended",
      Object.assign(new Error("canceling statement due to user request"), { code: "57014" }),
    ],
  ])("is one that passes: %s", (_what, error) => {
    expect(asAppError(error)).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  });

  it("is one of the question for a statement that takes too long", () => {
    expect(asAppError(failureOf("57014"))).toMatchObject({ code: "TOO_EXPENSIVE", status: 422 });
  });

  it("is a full disk on the embedded database alone when changes are refused", () => {
    expect(asAppError(failureOf("25006"))).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    expect(asAppError(failureOf("25006"), "STORAGE_FULL")).toMatchObject({ code: "STORAGE_FULL" });
  });

  it("is not told by words that somebody may have typed", () => {
    const error = Object.assign(new Error('invalid input: "Connection terminated"'), { code: "22P02" });

    expect(asAppError(error)).toMatchObject({ code: "NOT_FOUND" });
  });
});

// What happens to a server and to the way there; the embedded database has neither.
if (process.env["TEST_DATABASE_URL"] !== undefined) {
  describe("a server that fails", () => {
    let app: TestApp;
    let me: Client;
    let people: readonly Client[];
    let url: string;

    beforeAll(async () => {
      app = await startTestApp({ rateRules: RATES });
      me = await app.signIn();
      people = await Promise.all(Array.from({ length: PEOPLE }, () => app.signIn()));
      url = app.test.url ?? "";
    });
    afterAll(() => app.close());

    /** Runs statements on a connection beside the product's. */
    async function beside(...statements: readonly string[]): Promise<pg.Client> {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query("set default_transaction_read_only = off");
      for (const statement of statements) await client.query(statement);
      return client;
    }
    const ready = async (): Promise<unknown> => (await app.anonymous.send("/readyz")).json();

    it("cuts connections under load, and callers are told that it does not answer", async () => {
      const load = startLoad(people);
      const other = await beside();

      for (let cut = 0; cut < CUTS; cut++) {
        await other.query(CUT);
        await untilChanged(me);
      }

      await load.stop();
      await other.end();
      expect(await findBroken(load)).toEqual([]);
      expect(load.answers.get("DATABASE_UNAVAILABLE")).toBeGreaterThan(0);
    });

    it.each([
      ["a request", false, "8s"],
      ["a command", true, "10min"],
    ])("ends a statement of %s in time", async (_whose, isPatient, limit) => {
      const config = readConfig({ DATABASE_URL: url });
      const opened = await openDatabase(config, ENTITIES, createLogger("silent"), () => undefined, { isPatient });

      const told = await opened.database.query("show statement_timeout");
      await opened.close();

      expect(told).toEqual([{ statement_timeout: limit }]);
    });

    it("has a statement ended by the operator, which is not one that took too long", async () => {
      const ended = app.test.database.query("select pg_cancel_backend(pg_backend_pid()), pg_sleep(3)");

      await expect(ended).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    });

    it("takes no changes: reading goes on, and /readyz says so", async () => {
      const name = new URL(url).pathname.slice(1);
      const other = await beside(`alter database ${name} set default_transaction_read_only = on`, CUT);
      await expect(untilRead(me)).resolves.toBe("OK");

      const [failure, readiness] = [await me.failure(CHANGE), await ready()];

      await other.query(`alter database ${name} reset default_transaction_read_only`);
      await other.query(CUT);
      await other.end();
      expect(failure).toMatchObject({
        message: expect.stringContaining("takes no changes"),
        extensions: { code: "DATABASE_UNAVAILABLE" },
      });
      expect(readiness).toEqual({ status: "read-only", reason: "The database takes no changes." });
      await untilChanged(me);
    });

    it("gives no lock in three seconds, whatever waits for the pool, and is ready", async () => {
      const holder = await beside("begin", "lock table company in access exclusive mode");
      const start = Date.now();
      let answered = 0;
      const ask = async (client: Client): Promise<unknown> => answerOf(client, READ).finally(() => answered++);
      const requests = Promise.all(people.map(ask));

      const readiness = await ready();
      const answeredBefore = answered;
      const codes = new Set(await requests);
      const allAfter = Date.now() - start;

      await holder.end();
      expect([...codes]).toEqual(["DATABASE_UNAVAILABLE"]);
      expect(readiness).toEqual({ status: "ready" });
      expect(answeredBefore).toBe(0);
      expect(allAfter).toBeLessThan(20_000);
    });

    it("falls silent: what waits for it fails, also later, and goes on when it answers again", async () => {
      const { hostname, port, pathname } = new URL(url);
      const proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
      const throughProxy = `postgres://postgres@127.0.0.1:${proxy.port}${pathname}`;
      const limits = { ...SERVER_LIMITS, connectMs: 300, answerMs: 300 };
      const source = await createDataSource({ kind: "server", url: throughProxy }, ENTITIES, { limits }).initialize();
      const database = new Database(source);
      const ask = (): Promise<unknown> => database.transaction(() => database.query("select 1 as one"));
      await ask();

      proxy.pause();
      await expect(ask()).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
      await expect(ask()).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
      const readiness = await checkInTurn([checkServer(throughProxy)])();
      proxy.resume();

      expect(readiness).toMatchObject({ status: "unavailable" });
      await expect(ask()).resolves.toEqual([{ one: 1 }]);
      await source.destroy();
      await proxy.close();
    });
  });
}

/** Reads until the connections that were cut are replaced. */
async function untilRead(client: Client): Promise<string> {
  let code = "";
  for (let attempt = 0; attempt < 50 && code !== "OK"; attempt++) code = await answerOf(client, READ);
  return code;
}
