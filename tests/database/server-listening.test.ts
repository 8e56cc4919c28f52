import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

const CHANGES = "subscription { changes { operation kind } }";
const SEVER = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query like 'LISTEN %'`;

describe("the connection that listens for changes", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const add = (): Promise<unknown> => me.query(`mutation { createCompany(input: { name: "Acme" }) { logEntryId } }`);

  it("is made anew when it is lost, and tells everybody that they may have missed something", async () => {
    const stream = await me.listen(CHANGES);
    const isServer = app.test.url !== null;

    // The embedded database is in this very process and has no such connection: nothing is lost, nothing is missed.
    if (isServer) await app.test.database.query(SEVER);
    if (isServer) expect(await stream.next()).toEqual({ data: { changes: { operation: "MISSED", kind: null } } });
    await add();

    expect(await stream.next()).toEqual({ data: { changes: { operation: "CREATED", kind: "COMPANY" } } });
    stream.stop();
  });
});
