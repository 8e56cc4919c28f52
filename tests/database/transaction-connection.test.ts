import { AsyncResource } from "node:async_hooks";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { PoolClient } from "pg";
import { TransactionConnection } from "../../gateway/database/transaction-connection.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { clientOperation } from "../support/client-operation.js";
import type { RecordedDatabase } from "../support/database.js";
import "../support/on-both-databases.js";
import { makeSpace } from "../support/space.js";

describe("the statements of a transaction", () => {
  let app: TestApp;
  let database: RecordedDatabase;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.test.database;
    await database.query("create table thing (id integer primary key)");
  });
  afterEach(() => database.query("delete from thing"));
  afterAll(async () => {
    await database.query("drop table thing");
    await app.close();
  });

  const add = (id: number): void => database.write("insert into thing values ($1)", [id]);
  const ids = async (): Promise<number[]> =>
    (await database.query<{ id: number }>("select id from thing order by id")).map(({ id }) => id);

  it("see what was written before, though nobody waited for it", async () => {
    const seen = await database.transaction(() => {
      add(1);
      return ids();
    });

    expect([seen, await ids()]).toEqual([[1], [1]]);
  });

  it("are one packet with the start where they only read", async () => {
    const read = (): Promise<unknown> => database.queryOwned(NOBODY, "select 1 from person where id = $1");

    const trips = await app.test.roundTripsOf(() => database.transaction(() => Promise.all([read(), read()])));

    expect(trips).toBe(2); // the start with both, the commit
  });

  it("throw the failure of a write that nobody waited for", async () => {
    const twice = database.transaction(() => {
      add(1);
      add(1);
      return ids();
    });

    await expect(twice).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await ids()).toEqual([]);
  });

  it("make the commit throw it when nothing comes after", async () => {
    const twice = database.transaction(() => {
      add(1);
      add(1);
    });

    await expect(twice).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await ids()).toEqual([]);
  });

  it("go on after a failure that was taken back to a savepoint", async () => {
    await database.transaction(async () => {
      add(1);
      await database.query("savepoint one");
      add(1);
      await expect(database.query("release savepoint one")).rejects.toMatchObject({ code: "CONFLICT" });
      await database.query("rollback to savepoint one");
      add(2);
    });

    expect(await ids()).toEqual([1, 2]);
  });

  it("are refused once it has ended, when another may have its connection", async () => {
    const late = await database.transaction(() => AsyncResource.bind(() => database.query("select 1")));

    await expect(late()).rejects.toThrow("after the end of its transaction");
  });

  it("need no more than five round trips to complete a step, and one to read what is shown with it", async () => {
    const client = await app.signIn();
    const document = clientOperation("StepComplete");
    const complete = async (): Promise<number> => {
      const { jobHunt: jobHuntId } = await makeSpace(client, "mine");
      const input = { jobHuntId, step: "DECIDE_ON_JOB" };
      return app.test.roundTripsOf(() => client.graphql(document, { input }));
    };

    await complete(); // what is read together is sent alone the first time
    const trips = await complete();

    expect(trips).toBeLessThanOrEqual(5 + 1);
  });
});

describe("a transaction that the server did not start", () => {
  it("writes nothing, and has its failure", async () => {
    const sent: string[] = [];
    const failure = new Error("canceling statement due to user request");
    const query = (sql: string): Promise<unknown> => {
      sent.push(sql);
      return sql === "start transaction" ? Promise.reject(failure) : Promise.resolve({ rows: [], command: "" });
    };
    const connection = new TransactionConnection({ query } as unknown as PoolClient); // all that it uses

    await connection.run("select 1", [], true);
    await expect(connection.run("insert into thing values (1)", [], false)).rejects.toBe(failure);
    await expect(connection.end("commit")).rejects.toBe(failure);

    expect(sent).toEqual(["start transaction", "select 1"]);
  });
});

const NOBODY = "00000000-0000-7000-8000-000000000000";
