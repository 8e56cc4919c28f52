import { rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { readConfig } from "../../gateway/config.js";
import { Accounts } from "../../gateway/identity/local-provider/accounts.js";
import { Passwords } from "../../gateway/identity/local-provider/passwords.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { DEMO_EMAIL, seedDemoAccount } from "../../gateway/seed/seed-demo-account.js";
import { seedPerson } from "../../gateway/seed/seed-person.js";
import { uploadSampleFiles } from "../../gateway/seed/upload-sample-files.js";
import { UPLOAD_GRACE_HOURS } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createAccount } from "../support/factories/account.js";
import { findMissingKinds } from "../support/kinds-of.js";
import { newDataDir } from "../support/product.js";
import { accountIn, runSeed, runSeedUntil, type SeededAccount } from "../support/seeded.js";

/** The kinds without demo data: a visitor edits the texts and checks the points of a step. */
const NOT_SEEDED: readonly string[] = ["STEP_CHECK", "STEP_TEXT"];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function seed(client: Client, items = 0): Promise<void> {
  const config = readConfig({ DATA_DIR: dirname(app.filesFolder) });
  const { database } = app.test;
  return seedPerson(client.person.id, {
    config,
    database,
    logger: createLogger("silent"),
    today: app.clock.now(),
    items,
  });
}

interface JobHunts {
  readonly jobHunts: {
    readonly nodes: readonly {
      readonly name: string;
      readonly status: string;
      readonly currentPhase: string;
      readonly idealJob: { readonly name: string } | null;
      readonly jobDetails: Readonly<Record<string, string | null>> | null;
      readonly phases: readonly { readonly steps: readonly { readonly status: string }[] }[];
    }[];
  };
}
const HUNTS = `{ jobHunts { nodes { name status currentPhase idealJob { name } phases { steps { status } }
  jobDetails { jobTitle companyName recruitmentAgency location salary term jobRequirements publishedDate } } } }`;

describe("a seeded person", () => {
  /** Is only asked here: seeding takes longer than everything else. */
  let client: Client;

  beforeAll(async () => {
    client = await app.signIn();
    await seed(client);
  });

  it("has done one thing after the other, so that each is undone by itself", async () => {
    const sets = await app.test.database.query<{ entries: number; actions: readonly string[] }>(
      `select count(*)::integer as entries, array_agg(action order by id desc) as actions from log_entry
       where owner_id = $1 group by change_set_id`,
      [client.person.id],
    );

    const many = sets.filter(({ entries }) => entries > 1);
    expect(sets.length).toBeGreaterThan(90);
    expect(many.map(({ actions }) => actions[0]).filter((action) => !action?.startsWith("jobDetails."))).toEqual([]);
  });

  it("has hunts in every phase, a finished and a terminated one, with steps in every state", async () => {
    const { jobHunts } = await client.query<JobHunts>(HUNTS);

    const active = jobHunts.nodes.filter(({ status }) => status === "ACTIVE");
    const steps = jobHunts.nodes.flatMap(({ phases }) => phases.flatMap((phase) => phase.steps));
    expect(new Set(active.map(({ currentPhase }) => currentPhase)).size).toBe(4);
    expect(jobHunts.nodes.map(({ status }) => status)).toEqual(expect.arrayContaining(["DONE", "TERMINATED"]));
    expect([...new Set(steps.map(({ status }) => status))].sort()).toEqual(
      ["ACTIVE", "DONE", "INACTIVE", "NOT_DONE", "SKIPPED"].sort(),
    );
    expect(active.filter(({ idealJob }) => idealJob !== null).length).toBeGreaterThan(2);
  });

  it("has records of every kind but those without a place in its story", async () => {
    const missing = await findMissingKinds(app.test.database, client.person.id);

    expect([...missing].sort()).toEqual(NOT_SEEDED);
  });

  it("has job details that were read from adverts, whose companies were added by Done", async () => {
    const { jobHunts } = await client.query<JobHunts>(HUNTS);
    const { companies } = await client.query<{ companies: { nodes: { name: string; type: string }[] } }>(
      `{ companies { nodes { name type } } }`,
    );

    const details = new Map(jobHunts.nodes.map((hunt) => [hunt.name, hunt.jobDetails]));
    expect(details.get("Data Analyst at Tidewater Grid")).toMatchObject({
      jobTitle: "Data Analyst, Grid Balancing",
      companyName: "Tidewater Grid",
      location: "Port Ellery",
      term: "Full-time",
      publishedDate: "2026-10-14",
    });
    expect(details.get("Planning Analyst, Oakline Rail")).toMatchObject({
      companyName: "Oakline Rail",
      recruitmentAgency: "Second Bell Talent",
    });
    expect([...details.values()].filter((found) => found != null)).toHaveLength(4);
    expect(companies.nodes).toEqual(
      expect.arrayContaining([
        { name: "Brindle Maps", type: "Employer" },
        { name: "Second Bell Talent", type: "Recruiter" },
      ]),
    );
  });

  it("has files that can be read, notes and log entries of many days, and something in the trash", async () => {
    const { documents, logEntries, trash } = await client.query<{
      documents: { nodes: { name: string; source: string }[] };
      logEntries: { nodes: { date: string }[] };
      trash: { nodes: { kind: string }[] };
    }>(`{ documents { nodes { name source } } logEntries(first: 200) { nodes { date } } trash { nodes { kind } } }`);
    const cv = new URL(documents.nodes.find(({ name }) => name === "Curriculum vitae")?.source ?? "");
    const file = await fetch(`${app.url}${cv.pathname}${cv.search}`);

    const days = new Set(logEntries.nodes.map(({ date }) => date.slice(0, 10)));
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(days.size).toBeGreaterThan(20);
    expect(logEntries.nodes.every(({ date }) => new Date(date) <= app.clock.now())).toBe(true);
    expect(new Set(trash.nodes.map(({ kind }) => kind))).toEqual(new Set(["JOB_HUNT", "COMPANY", "NOTE"]));
  });

  it("is not seen by anybody else", async () => {
    const stranger = await app.signIn();

    const { jobHunts, logEntries } = await stranger.query<{
      jobHunts: { totalCount: number };
      logEntries: { totalCount: number };
    }>(`{ jobHunts { totalCount } logEntries { totalCount } }`);

    expect([jobHunts.totalCount, logEntries.totalCount]).toEqual([0, 0]);
  });

  it("is refused another time, and nothing changes", async () => {
    const count = `{ logEntries { totalCount } }`;
    const before = await client.query(count);

    await expect(seed(client)).rejects.toThrow("Nothing was changed");

    expect(await client.query(count)).toEqual(before);
  });

  it("has lists that are longer by as many things as were asked for", async () => {
    const other = await app.signIn();
    await seed(other, 20);
    const lists = `{ jobHunts { totalCount } companies { totalCount } contacts { totalCount } documents { totalCount } idealJobs { totalCount } }`;

    const short = await client.query<Record<string, { totalCount: number }>>(lists);
    const long = await other.query<Record<string, { totalCount: number }>>(lists);

    const added = Object.entries(long).map(([list, { totalCount }]) => totalCount - (short[list]?.totalCount ?? 0));
    expect(added).toEqual([20, 20, 20, 20, 20]);
  });
});

describe("the account of the demonstration", () => {
  const said: string[] = [];
  beforeEach(async () => {
    said.length = 0;
    await app.test.database.query(`delete from local_account where email = $1`, [DEMO_EMAIL]);
  });

  const seedDemo = (): Promise<void> =>
    seedDemoAccount({
      config: readConfig({ DATA_DIR: dirname(app.filesFolder) }),
      database: app.test.database,
      logger: createLogger("silent"),
      today: app.clock.now(),
      say: (message) => void said.push(message),
    });
  const told = (): SeededAccount | null => accountIn(said.join("\n"));
  /** The account that is signed in to with what was told, and its person. */
  async function signedIn(): Promise<{ id: string; person: string; lines: number }> {
    const { email = "", password = "" } = told() ?? {};
    const accounts = new Accounts(app.test.database, app.clock, new Passwords());
    const account = await accounts.findByPassword(email, password);
    const [row] = await app.test.database.query<{ id: string; person: string; lines: number }>(
      `select subject as id, id as person, (select count(*)::integer from log_entry where owner_id = person.id) as lines
       from person where issuer = 'local' and subject = $1`,
      [account?.id ?? ""],
    );
    return row ?? { id: "", person: "", lines: 0 };
  }
  const everything = async (): Promise<unknown> => [
    await app.test.database.query(`select id from local_account union all select id from person order by id`),
    await app.test.database.query(`select id from stored_file order by id`),
    (await readdir(app.filesFolder, { recursive: true })).filter((path) => /[0-9a-f]\/[0-9a-f]/.test(path)).sort(),
  ];

  it("is there with its search, or not at all when seeding breaks off in the middle", async () => {
    const { database } = app.test;
    const before = await everything();
    await database.query(`create function planted() returns trigger language plpgsql as $$
      begin raise exception 'broken off'; end $$`);
    await database.query(`create trigger planted before update on job_hunt for each row execute function planted()`);

    const broken = await seedDemo().catch((error: unknown) => error);
    const left = await everything();
    await database.query(`drop function planted cascade`);
    said.length = 0;
    await seedDemo();

    expect(broken).toMatchObject({ message: "broken off" });
    expect(left).toEqual(before);
    expect((await signedIn()).lines).toBeGreaterThan(100);
  });

  it.each([
    ["with a person", true],
    ["without a person", false],
  ])("is completed when an earlier seeding left it without a search, %s", async (_case, hasPerson) => {
    const [id, person] = [uuidv7(), uuidv7()];
    await createAccount(app.test.database, { subject: id, email: DEMO_EMAIL, at: app.clock.now() });
    if (hasPerson) {
      await app.test.database.query(`insert into person (id, issuer, subject) values ($1, 'local', $2)`, [person, id]);
      const line = { action: "password.reset", says: { key: "password.reset", facts: {} } } as const;
      await app.services.log.record(person, line);
    }

    await seedDemo();

    const account = await signedIn();
    expect(told()).toEqual({ email: DEMO_EMAIL, password: expect.stringMatching(/^[\w-]{16}$/) });
    expect(account).toMatchObject({ id, person: hasPerson ? person : expect.any(String) });
    expect(account.lines).toBeGreaterThan(100);
  });

  it("is left alone when it has a search, and its way out is told", async () => {
    await seedDemo();
    const before = await everything();
    said.length = 0;

    await expect(seedDemo()).rejects.toThrow(/there already.*npm run password -- --email demo@example\.org/);

    expect(said).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it("leaves files behind only until the sweep when seeding is killed", async () => {
    const before = await everything();
    await uploadSampleFiles(app.services.files, uuidv7(), join(app.filesFolder, "incoming"));
    const between = await everything();

    app.clock.advance(UPLOAD_GRACE_HOURS * 60 * 60 * 1000);
    await app.services.fileSweep.run();

    expect(between).not.toEqual(before);
    expect(await everything()).toEqual(before);
  });
});

describe("the command", () => {
  it("makes an account once, also after it was killed or failed, and says what it cannot do in a sentence", async () => {
    const variables = { DATA_DIR: newDataDir() };

    const killed = await runSeedUntil(variables, "Making an account", "--items", "10000");
    const runs = [
      await runSeed({ ...variables, QUOTA_RECORDS: "5" }),
      await runSeed(variables, "--items", "ten"),
      await runSeed(variables),
      await runSeed(variables),
      await runSeed(variables, "--email", "nobody@example.org"),
    ];
    rmSync(variables.DATA_DIR, { recursive: true, force: true });

    expect(accountIn(killed.output)).not.toBeNull();
    expect(runs.map(({ code }) => code)).toEqual([1, 1, 0, 1, 1]);
    const failed = "Seeding failed, and no account was changed: You can have 5";
    const texts = [
      failed,
      "--items: must be",
      "Making an account: demo@example.org",
      "there already",
      "Nobody has signed in",
    ];
    for (const [index, text] of texts.entries()) expect(runs[index]?.output).toContain(text);
    expect(runs.map(({ output }) => output).join("")).not.toContain("    at ");
  });
});
