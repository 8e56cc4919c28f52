import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readConfig } from "../../gateway/config.js";
import { moveIdentities, planIdentityMove, type IdentityMove } from "../../gateway/identity/move-identities.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { fingerprint } from "../support/fingerprint.js";
import { newDataDir } from "../support/product.js";
import { runMoveIdentities } from "../support/seeded.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { makeSpace } from "../support/space.js";

const OLD = "https://old.example.org/";
const NEW = "https://new.example.org/";
const OUTSIDE = {
  AUTH0_DOMAIN: "new.example.org",
  AUTH0_CLIENT_ID: "client",
  AUTH0_AUDIENCE: "https://api.example.org",
};
const OWNED = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'owner_id' and table_name <> 'usage_count' order by table_name`;
const SEEN = `{ jobHunts { totalCount } companies { totalCount } contacts { totalCount } idealJobs { totalCount }
  documents { totalCount nodes { name source } } accessTokens { name } companyTypes { name isBuiltIn }
  logEntries(first: 200) { totalCount nodes { date } } }`;

type Rows = ReadonlyMap<string, number>;

interface Seen {
  readonly documents: { readonly nodes: readonly { readonly name: string; readonly source: string }[] };
  readonly accessTokens: readonly { readonly name: string }[];
  readonly companyTypes: readonly { readonly name: string; readonly isBuiltIn: boolean }[];
  readonly logEntries: { readonly totalCount: number; readonly nodes: readonly { readonly date: string }[] };
}

describe("people who moved to another identity provider", () => {
  let app: TestApp;
  /** Signed in at the old provider only. */
  let ruth: Client;
  /** The same subject at both providers, with one of everything at each; the one at the old provider has the longer log. */
  let maya: Client;
  let mayaThere: Client;
  let before: readonly Seen[];
  let rowsBefore: readonly Rows[];
  let planned: readonly IdentityMove[];
  let broken: Awaited<ReturnType<typeof breakOff>>;

  beforeAll(async () => {
    app = await startTestApp();
    [ruth, maya, mayaThere] = [await app.signIn(), await app.signIn(), await app.signIn()];
    await makeSpace(ruth, "ruth's");
    await make(maya, "before", "Club");
    app.clock.advance(60_000);
    await make(mayaThere, "since", "CLUB");
    app.clock.advance(60_000);
    await maya.query(`mutation { addLogEntry(input: { event: "One more line" }) { id } }`);
    await set(ruth, { issuer: OLD, subject: "ruth" });
    await set(maya, { issuer: OLD, subject: "maya", picture: "https://p/1" });
    const since = new Date("2026-11-20T08:00:00Z");
    await set(mayaThere, { issuer: NEW, subject: "maya", name: "Maya Okafor", created_at: since, updated_at: since });
    before = [await maya.query<Seen>(SEEN), await mayaThere.query<Seen>(SEEN)];
    rowsBefore = await Promise.all([ruth, maya, mayaThere].map(rowsOf));
    planned = [await plan(), await plan("old.example.org")];
    broken = await breakOff();
    await moveIdentities(app.test.database, await plan());
  });
  afterAll(() => app.close());

  /** One of everything, and what only comes with work on it. */
  async function make(client: Client, mark: string, type: string): Promise<void> {
    const { jobHunt } = await makeSpace(client, mark);
    const { id: otherJobHuntId } = await createJobHunt(client);
    await client.query(
      `mutation ($input: MarkDifferentJobsInput!) { markDifferentJobs(input: $input) { isDifferent } }`,
      { input: { jobHuntId: jobHunt, otherJobHuntId } },
    );
    await client.query(
      `mutation ($hunt: ID!, $type: String!) {
        completeStep(input: { jobHuntId: $hunt, step: DECIDE_ON_JOB }) { logEntryId }
        createCompany(input: { name: "Shared", type: $type }) { logEntryId }
        setJobHuntDates(input: { jobHuntId: $hunt, deadline: "2030-11-30" }) { logEntryId }
        pauseJobHunts(input: { jobHuntId: $hunt, until: "2026-12-01" }) { logEntryId }
      }`,
      { hunt: jobHunt, type },
    );
    const content = { kind: "text", text: mark, url: null } as const;
    await app.services.extractions.of(client.person.id).keep(mark, { content, today: app.clock.now() });
  }

  async function set({ person }: Client, values: Readonly<Record<string, unknown>>): Promise<void> {
    const columns = Object.keys(values).map((column, at) => `${column} = $${at + 2}`);
    await app.test.database.query(`update person set ${columns.join(", ")} where id = $1`, [
      person.id,
      ...Object.values(values),
    ]);
  }

  const plan = (from = OLD, variables: Record<string, string> = OUTSIDE) =>
    planIdentityMove(app.test.database, readConfig(variables), from);
  const prints = (): Promise<string[]> =>
    Promise.all([ruth, maya, mayaThere].map(({ person }) => fingerprint(app.test.database, person.id)));

  /** A move that fails at its last statement: why, and fingerprints of everybody before and after. */
  async function breakOff(): Promise<{ error: unknown; prints: readonly string[][] }> {
    const untouched = await prints();
    await app.test.database.query(
      `create unique index planted on person (issuer) where issuer = '${NEW}' and subject in ('ruth', 'maya')`,
    );
    const error = await moveIdentities(app.test.database, { from: OLD, to: NEW }).catch((reason: unknown) => reason);
    await app.test.database.query(`drop index planted`);
    return { error, prints: [untouched, await prints()] };
  }

  /** How many rows the person has in each table that has owners. */
  async function rowsOf({ person }: Client): Promise<Rows> {
    const tables = await app.test.database.query<{ name: string }>(OWNED);
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const rows = await app.test.database.query(`select 1 from ${name} where owner_id = $1`, [person.id]);
      counts.set(name, rows.length);
    }
    return counts;
  }

  it("are counted before, by the provider's address or its domain", () => {
    expect(planned).toEqual(Array(2).fill({ from: OLD, to: NEW, people: 2, merged: 1 }));
  });

  it("stay as they were when the move breaks off at its end", () => {
    const [untouched, after] = broken.prints;

    expect(broken.error).toMatchObject({ code: "CONFLICT" });
    expect(after).toEqual(untouched);
  });

  it("are those of the new one, by the same subjects and with everything", async () => {
    const persons = await app.test.database.query(`select id, issuer from person order by subject desc`);

    expect(persons).toEqual([ruth, maya].map(({ person }) => ({ id: person.id, issuer: NEW })));
    expect(await rowsOf(ruth)).toEqual(rowsBefore[0]);
  });

  it("are one person where they were two, and leave no row of any table behind", async () => {
    const [, was, wasThere] = rowsBefore.map((rows) => [...rows]);

    const [kept, left] = [await rowsOf(maya), await rowsOf(mayaThere)];

    // Whatever table there is, the other person had something in it.
    expect(wasThere?.filter(([, count]) => count === 0)).toEqual([]);
    expect([...left].filter(([, count]) => count > 0)).toEqual([]);
    const sums = was?.map(([table, count], at) => {
      const twice = table === "own_type" || table === "calendar_feed" ? 1 : 0;
      return [table, count + (wasThere?.[at]?.[1] ?? 0) - twice];
    });
    expect([...kept]).toEqual(sums);
  });

  it("see what both had, files that open, and one log in the order of time", async () => {
    const now = await maya.query<Seen>(SEEN);
    const texts = await Promise.all(
      now.documents.nodes.map(async ({ source }) => (await app.anonymous.send(new URL(source).pathname)).text()),
    );

    const dates = now.logEntries.nodes.map(({ date }) => date);
    expect(texts.sort()).toEqual(["before", "since"]);
    expect(now).toMatchObject({ jobHunts: { totalCount: 4 }, companies: { totalCount: 4 } });
    expect(now.accessTokens.map(({ name }) => name).sort()).toEqual(["before", "since"]);
    expect(now.companyTypes.filter(({ isBuiltIn }) => !isBuiltIn).map(({ name }) => name)).toEqual([
      "before",
      "Club",
      "since",
    ]);
    expect(dates).toHaveLength(before.reduce((sum, { logEntries }) => sum + logEntries.totalCount, 0));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("have the newest profile, and the day of their first sign-in", async () => {
    expect(await app.test.database.query(`select * from person where id = $1`, [maya.person.id])).toMatchObject([
      {
        email: mayaThere.person.email,
        name: "Maya Okafor",
        picture: "https://p/1",
        created_at: maya.person.createdAt,
      },
    ]);
  });

  it.each([
    ["where people sign in at this server", OLD, {}, "Set AUTH0_DOMAIN"],
    ["from where they sign in now", "https://new.example.org", OUTSIDE, `${NEW} is where people sign in`],
    ["from what is no address", "ftp://old.example.org", OUTSIDE, "--from: must be the address"],
    ["from where nobody is any more", OLD, OUTSIDE, `Nobody has signed in at ${OLD}. People have at: ${NEW} (2).`],
  ])("are not moved %s", async (_where, from, variables, told) => {
    await expect(plan(from, variables)).rejects.toThrow(told);
  });
});

describe("the command", () => {
  it("refuses what it cannot do in a sentence", async () => {
    const variables = { DATA_DIR: newDataDir(), ...OUTSIDE };

    const runs = [await runMoveIdentities(variables, "--to", NEW), await runMoveIdentities(variables, "--from", OLD)];
    rmSync(variables.DATA_DIR, { recursive: true, force: true });

    expect(runs.map(({ code }) => code)).toEqual([1, 1]);
    expect(runs[0]?.output).toContain("Usage: npm run move-identities");
    expect(runs[1]?.output).toContain("Nobody has signed in at any provider yet.");
    expect(runs.map(({ output }) => output).join("")).not.toContain("    at ");
  });
});
