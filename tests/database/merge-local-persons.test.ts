import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { MIGRATIONS } from "../../migrations/index.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { createSignIn } from "../support/factories/sign-in.js";
import { fingerprint } from "../support/fingerprint.js";

const OLD_PORT = "http://localhost:4000/oidc/";
const NEW_PORT = "http://localhost:4302/oidc/";
const DOMAIN = "https://jobs.example.org/oidc/";
const OUTSIDE = "https://tenant.eu.auth0.com/";
const FIRST_SIGN_IN = new Date("2026-11-01T08:00:00Z");
const LAST_SIGN_IN = new Date("2026-11-21T08:00:00Z");
const OWNED = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'owner_id'
    and table_name not in ('usage_count', 'calendar_feed', 'link', 'sign', 'pause', 'step_due', 'day_due', 'step_text', 'step_check', 'appointment', 'appointment_contact', 'document_version', 'submission', 'submission_file', 'different_job', 'offer', 'extraction') order by table_name`;

const KEYS = `select id, store_key as key from stored_file order by id`;

type Values = Readonly<Record<string, unknown>>;

/** The ids of one of everything that a person has. */
interface Records {
  readonly hunt: string;
  readonly noteGuid: string;
  readonly file: string;
  readonly logEntry: string;
}

describe("the migration that makes the persons of the built-in provider independent of its address", () => {
  const [account, otherAccount] = [uuidv7(), uuidv7()];
  let test: TestDatabase;
  let mayas: readonly string[];
  let records: readonly Records[];
  let ruth: string;
  let outsiders: readonly string[];
  let outsideBefore: readonly string[];
  let counts: ReadonlyMap<string, number>;

  beforeAll(async () => {
    test = await openTestDatabase();
    await undoIt();
    mayas = [
      await person(OLD_PORT, account, { created_at: FIRST_SIGN_IN, updated_at: FIRST_SIGN_IN, picture: "https://p/1" }),
      await person(NEW_PORT, account, { updated_at: new Date("2026-11-20T08:00:00Z"), name: "Maya" }),
      await person(DOMAIN, account, { updated_at: LAST_SIGN_IN, name: "Maya Okafor", email_verified: true }),
    ];
    ruth = await person(NEW_PORT, otherAccount);
    // Its subject is the account's id, which could only be by design.
    outsiders = [await person(OUTSIDE, account), await person("https://oidc.example.org/", account)];
    records = await Promise.all(mayas.map((owner, index) => giveEverything(owner, 10 + index)));
    for (const owner of [ruth, ...outsiders]) await giveEverything(owner, 5);
    await logEntry(mayas[1] ?? "", new Date("2026-11-02T10:30:00Z"));
    outsideBefore = await Promise.all(outsiders.map((owner) => fingerprint(test.database, owner)));
    counts = await rowsOf(...mayas);
    await test.database.dataSource.runMigrations();
  });
  afterAll(() => test.close());

  it("makes one person of an account that had one for each address: the one with the longest log", async () => {
    const persons = await test.database.query(
      `select * from person where issuer = 'local' order by subject = $1 desc`,
      [account],
    );

    expect(persons).toEqual([
      expect.objectContaining({ id: mayas[1], subject: account }),
      expect.objectContaining({ id: ruth, subject: otherAccount }),
    ]);
    expect(persons[0]).toMatchObject({
      name: "Maya Okafor",
      email: "maya@jobs.example.org",
      email_verified: true,
      picture: "https://p/1",
      created_at: FIRST_SIGN_IN,
      updated_at: LAST_SIGN_IN,
    });
  });

  it("keeps every row of every table, and of own types with one name the one", async () => {
    const kept = await rowsOf(mayas[1] ?? "");
    const left = await rowsOf(mayas[0] ?? "", mayas[2] ?? "");

    expect([...counts.values()].every((count) => count >= 3)).toBe(true);
    expect([...kept]).toEqual([...counts].map(([table, count]) => [table, table === "own_type" ? 4 : count]));
    expect([...left.values()].every((count) => count === 0)).toBe(true);
    expect(
      await test.database.query(`select name from own_type where owner_id = $1 order by name`, [mayas[1]]),
    ).toEqual(["Agency 11", "own 10", "own 11", "own 12"].map((name) => ({ name })));
  });

  it("keeps what belongs together together, by the same ids", async () => {
    const hunts = await test.database.query(
      `select h.id as hunt, h.note_guid as "noteGuid", n.title as note, i.name as "idealJob", s.status, c.name as employer
       from job_hunt h join note n using (owner_id, note_guid) join ideal_job i on i.owner_id = h.owner_id and i.id = h.ideal_job_id
         join job_hunt_step s on s.owner_id = h.owner_id and s.job_hunt_id = h.id
         join job_details d on d.owner_id = h.owner_id and d.job_hunt_id = h.id
         join company c on c.owner_id = h.owner_id and c.id = d.employer_id
       where h.owner_id = $1 order by h.name`,
      [mayas[1]],
    );

    expect(hunts).toEqual(
      records.map(({ hunt, noteGuid }, index) => {
        const name = `own ${10 + index}`;
        return { hunt, noteGuid, note: name, idealJob: name, status: "DONE", employer: name };
      }),
    );
  });

  it("leaves the bytes of files where they are", async () => {
    const files = await test.database.query(
      `select f.id, f.store_key as key from document d join stored_file f on f.owner_id = d.owner_id and f.id = d.file_id
       where d.owner_id = $1 order by d.name`,
      [mayas[1]],
    );

    const [first, kept, last] = records.map(({ file }) => file);
    expect(files).toEqual([
      { id: first, key: `${mayas[0]}/${first}` },
      { id: kept, key: null },
      { id: last, key: `${mayas[2]}/${last}` },
    ]);
  });

  it("leaves one log in the order of time", async () => {
    const entries = await test.database.query<{ id: string; date: Date }>(
      `select id, date from log_entry where owner_id = $1 order by date, id`,
      [mayas[1]],
    );

    expect(entries.map(({ date }) => date.toISOString().slice(11, 16))).toEqual(["10:00", "10:30", "11:00", "12:00"]);
    expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(records.map(({ logEntry: id }) => id)));
  });

  it("touches nobody who signs in elsewhere", async () => {
    const now = await Promise.all(outsiders.map((owner) => fingerprint(test.database, owner)));

    expect(now.map(withoutNewColumns)).toEqual(outsideBefore.map(withoutNewColumns));
  });

  it("gives persons the address of the latest sign-in back when it is undone, and takes it away again", async () => {
    const issuers = async (): Promise<unknown[]> =>
      test.database.query(`select issuer, count(*)::integer as count from person group by issuer order by issuer`);
    const there = [
      { issuer: "https://oidc.example.org/", count: 1 },
      { issuer: OUTSIDE, count: 1 },
    ];
    await createSignIn(test.database, { subject: account, id: "at-4302", at: LAST_SIGN_IN });
    await test.database.query(
      `update local_sign_in_record set payload = (payload::jsonb || $1)::text where kind = 'Grant'`,
      [{ resources: { "http://localhost:4302/api": "openid" } }],
    );

    const keys = await test.database.query(KEYS);
    await undoIt();
    const undone = await issuers();
    await test.database.dataSource.runMigrations();

    expect(undone).toEqual([{ issuer: NEW_PORT, count: 2 }, ...there]);
    expect(await issuers()).toEqual([...there, { issuer: "local", count: 2 }]);
    expect(await test.database.query(KEYS)).toEqual(keys);
  });

  async function undoIt(): Promise<void> {
    const at = MIGRATIONS.findIndex(({ name }) => name.endsWith("merge-local-persons"));
    for (const _ of MIGRATIONS.slice(at)) await test.database.dataSource.undoLastMigration();
  }

  async function person(issuer: string, subject: string, values: Values = {}): Promise<string> {
    const id = uuidv7();
    await insert("person", { id, issuer, subject, email: `maya@${new URL(issuer).hostname}`, ...values });
    return id;
  }

  /** A row in every table; the number tells them apart, and is the hour of the log entry. */
  async function giveEverything(owner_id: string, number: number): Promise<Records> {
    const name = `own ${number}`;
    const common = { owner_id, name };
    const add = async (table: string, values: Values): Promise<string> => {
      const id = uuidv7();
      await insert(table, { owner_id, id, ...values });
      return id;
    };
    const noteGuid = randomUUID();
    const ideal_job_id = await add("ideal_job", { name, note_guid: randomUUID() });
    const hunt = await add("job_hunt", {
      ...{ name, ideal_job_id, note_guid: noteGuid },
      ...{ current_phase: "PREPARING", started_phase: "PREPARING" },
    });
    await insert("job_hunt_step", { owner_id, job_hunt_id: hunt, number: 1, status: "DONE", changed_at: LAST_SIGN_IN });
    const employer_id = await add("company", { name, note_guid: randomUUID() });
    await add("job_details", { job_hunt_id: hunt, data: "{}", employer_id, recruiter_id: employer_id });
    await add("contact", { last_name: name, note_guid: randomUUID() });
    const file = await add("stored_file", { name, media_type: "text/plain", size: 1 });
    await add("document", { name, file_id: file, note_guid: randomUUID() });
    await add("note", { note_guid: noteGuid, date: LAST_SIGN_IN, title: name });
    await add("access_token", {
      ...{ name, scopes: ["READ"], start: "jht_", hash: randomUUID() },
      ...{ created_at: FIRST_SIGN_IN, expires_at: LAST_SIGN_IN },
    });
    for (const own of [name, `Agency ${number}`])
      await insert("own_type", {
        ...common,
        id: uuidv7(),
        kind: "company",
        name: own,
        folded_name: own.replace(/^Agency.*/, "agency"),
      });
    return {
      hunt,
      noteGuid,
      file,
      logEntry: await logEntry(owner_id, new Date(`2026-11-02T${String(number).padStart(2, "0")}:00:00Z`)),
    };
  }

  async function logEntry(owner_id: string, date: Date): Promise<string> {
    const id = uuidv7();
    await insert("log_entry", { owner_id, id, date, action: "note", entry: "Something happened" });
    return id;
  }

  async function insert(table: string, values: Values): Promise<void> {
    const columns = Object.keys(values);
    const places = columns.map((_, at) => `$${at + 1}`);
    await test.database.query(
      `insert into ${table} (${columns.join(", ")}) values (${places.join(", ")})`,
      Object.values(values),
    );
  }

  /** How many rows these persons have in each table that has owners. */
  async function rowsOf(...owners: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const tables = await test.database.query<{ name: string }>(OWNED);
    const found = new Map<string, number>();
    for (const { name } of tables) {
      const rows = await test.database.query(`select 1 from ${name} where owner_id = any($1::uuid[])`, [owners]);
      found.set(name, rows.length);
    }
    return found;
  }
});

/** The fingerprint of everything but the tables that came or got a column since. */
function withoutNewColumns(print: string): string {
  return print
    .replace(/^(company|contact|stored_file|job_details|job_hunt|job_hunt_step|log_entry|person)=.*$/gm, "")
    .replace(/\n?^(usage_count|calendar_feed|link|step_due|day_due)=.*$/gm, "");
}
