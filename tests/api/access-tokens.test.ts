import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client } from "../support/client.js";

const CREATE = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  secret accessToken { id name scopes start createdAt expiresAt lastUsedAt } } }`;
const LIST = `{ accessTokens { id name scopes start createdAt expiresAt lastUsedAt } }`;
const REVOKE = `mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }`;
const VIEWER = `{ viewer { guid } }`;
const NO_FILE = "0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a";
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

interface Token {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly lastUsedAt: string | null;
}

describe("an access token", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const make = async (input: object = {}): Promise<{ accessToken: Token; secret: string }> => {
    const values = { name: "Backup script", scopes: ["READ"], ...input };
    return (await me.query<{ createAccessToken: { accessToken: Token; secret: string } }>(CREATE, { input: values }))
      .createAccessToken;
  };
  const holding = (secret: string): Client => new Client(app.url, secret, me.person);
  const list = async (): Promise<readonly Token[]> => (await me.query<{ accessTokens: Token[] }>(LIST)).accessTokens;
  const inFuture = (milliseconds: number): string => new Date(app.clock.now().getTime() + milliseconds).toISOString();

  it("is made with a secret that is told once, and listed without it", async () => {
    const { accessToken, secret } = await make({ name: " Backup script ", scopes: ["READ", "WRITE", "READ"] });

    const listed = await list();

    expect(secret).toMatch(/^jht_[0-9a-f]{56}$/);
    expect(accessToken).toMatchObject({
      name: "Backup script",
      scopes: ["READ", "WRITE"],
      start: secret.slice(0, 10),
      createdAt: app.clock.now().toISOString(),
      expiresAt: inFuture(90 * DAY),
      lastUsedAt: null,
    });
    expect(listed).toEqual([accessToken]);
  });

  it("has another secret each time, and leaves none of it in the database", async () => {
    const secrets = [await make(), await make()].map(({ secret }) => secret);

    const rows = await app.test.database.query(`select to_jsonb(t) as row from access_token t where owner_id = $1`, [
      me.person.id,
    ]);

    expect(new Set(secrets).size).toBe(2);
    expect(rows).toHaveLength(2);
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret.slice(10));
  });

  it("lets a program act for its owner, over GraphQL and REST", async () => {
    const program = holding((await make({ scopes: ["READ", "WRITE"] })).secret);

    const created = await program.rest("POST", "/company/store", { name: "Acme" });
    const { companies } = await program.query<{ companies: { nodes: object[] } }>(`{ companies { nodes { name } } }`);

    expect(created.status).toBe(200);
    expect(companies.nodes).toEqual([{ name: "Acme" }]);
    expect(await program.query(VIEWER)).toEqual({ viewer: { guid: me.person.id } });
  });

  it.each(["bearer ", "BEARER ", "Bearer   "])(
    "is accepted at every entry point however its scheme is written (RFC 9110): %j",
    async (scheme) => {
      const { secret } = await make();
      const paths = ["/graphql?query={viewer{guid}}", "/api/company/getall", "/api/calendar.ics", `/files/${NO_FILE}`];

      const answers = await Promise.all(
        paths.map((path) => fetch(`${app.url}${path}`, { headers: { authorization: `${scheme}${secret}` } })),
      );

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    },
  );

  it("says when it was last used, written down once a minute", async () => {
    const program = holding((await make()).secret);
    await program.query(VIEWER);
    const first = app.clock.now().toISOString();
    app.clock.advance(59 * SECOND);
    app.test.statements.length = 0;

    await program.query(VIEWER);
    const writes = app.test.statements.filter((statement) => /update access_token/i.test(statement));
    const [soon] = await list();
    app.clock.advance(SECOND);
    await program.query(VIEWER);
    const [later] = await list();

    expect(writes).toEqual([]);
    expect(soon?.lastUsedAt).toBe(first);
    expect(later?.lastUsedAt).toBe(app.clock.now().toISOString());
  });

  it("is refused from the moment it expires, and forgotten 30 days later", async () => {
    const { secret } = await make({ expiresAt: inFuture(DAY) });
    app.clock.advance(DAY - SECOND);
    const before = await holding(secret).graphql(VIEWER);
    app.clock.advance(SECOND);

    const after = await holding(secret).graphql(VIEWER);
    const listed = await list();
    app.clock.advance(30 * DAY);
    await app.services.accessTokens.purge();

    expect(before.status).toBe(200);
    expect(after.status).toBe(401);
    expect(listed).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  it("is refused from the moment it is revoked, in the words of any bad token, and the log says so", async () => {
    const { accessToken, secret } = await make();

    const revoked = await me.query(REVOKE, { id: accessToken.id });
    const refused = await holding(secret).graphql(VIEWER);
    const stranger = await new Client(app.url, "nothing-that-was-ever-given-out", null).graphql(VIEWER);
    const { logEntries } = await me.query<{ logEntries: { nodes: { action: string; entry: string }[] } }>(
      `{ logEntries { nodes { action entry isUndoable } } }`,
    );

    expect(revoked).toEqual({ revokeAccessToken: { id: accessToken.id } });
    expect(refused.status).toBe(401);
    expect(refused.errors?.[0]?.message).toBe(stranger.errors?.[0]?.message);
    expect(await list()).toEqual([]);
    expect(logEntries.nodes).toEqual([
      { action: "accessToken.revoked", entry: "Revoked the access token Backup script", isUndoable: false },
      { action: "accessToken.created", entry: "Made the access token Backup script (READ)", isUndoable: false },
    ]);
  });

  it("of another person cannot be revoked, no more than one that never was", async () => {
    const { accessToken, secret } = await make();
    const stranger = await app.signIn();

    const theirs = await stranger.failure(REVOKE, { id: accessToken.id });
    const nobodys = await stranger.failure(REVOKE, { id: "01930000-0000-7000-8000-0000000000ff" });
    const malformed = await stranger.failure(REVOKE, { id: "no id" });

    expect(theirs.extensions?.code).toBe("NOT_FOUND");
    expect([nobodys, malformed].map(({ message }) => message)).toEqual([theirs.message, theirs.message]);
    expect((await holding(secret).graphql(VIEWER)).status).toBe(200);
  });

  it.each([
    ["no name", { name: "  " }, "name", "required"],
    ["a name of 201 characters", { name: "x".repeat(201) }, "name", "maxLength"],
    ["no scope", { scopes: [] }, "scopes", "required"],
    ["an end that is past", { expiresAt: "2026-01-01T00:00:00Z" }, "expiresAt", "range"],
    ["an end a century away", { expiresAt: "2126-01-01T00:00:00Z" }, "expiresAt", "range"],
  ])("is not made with %s", async (_what, values, field, rule) => {
    const input = { name: "Backup script", scopes: ["READ"], ...values };

    const { extensions } = await me.failure(CREATE, { input });

    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
    expect(await list()).toEqual([]);
  });

  it("lives for a year at most, to the millisecond", async () => {
    const { accessToken } = await make({ name: "x".repeat(200), expiresAt: inFuture(365 * DAY) });
    const input = { name: "Backup script", scopes: ["READ"], expiresAt: inFuture(365 * DAY + 1) };

    const { extensions } = await me.failure(CREATE, { input });

    expect(accessToken).toMatchObject({ expiresAt: inFuture(365 * DAY) });
    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "expiresAt", rule: "range" }] });
  });

  it("is one of 20 at most, also of many that are made at once", async () => {
    const input = { name: "Backup script", scopes: ["READ"] };

    const answers = await Promise.all(Array.from({ length: 21 }, () => me.graphql(CREATE, { input })));
    const failures = answers.flatMap(({ errors }) => errors ?? []);
    const [one] = await list();
    await me.query(REVOKE, { id: one?.id });
    const again = await me.graphql(CREATE, { input });

    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({
      message: "You have 20 access tokens, and there can be no more. Revoke one that you do not need.",
      extensions: { code: "VALIDATION", fields: [{ rule: "maxCount" }] },
    });
    expect(again.errors).toBeUndefined();
  });
});
