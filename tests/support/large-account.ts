import type { Database } from "../../gateway/database/database.js";
import { recountUsage } from "../../gateway/quota/recount-usage.js";
import type { TestApp } from "./app.js";
import type { Client } from "./client.js";
import { clientOperation } from "./client-operation.js";

/** How much an account has. */
export interface AccountSize {
  /** Records of each kind. */
  readonly records: number;
  /** Hunts with links to companies and contacts, and how many each has. */
  readonly linkedHunts: number;
  readonly linksPerHunt: number;
  readonly logEntries: number;
}

/** As many records as the quotas of one person allow, and a log of some years: a seventh of its quota. */
export const AT_QUOTAS: AccountSize = { records: 20_000, linkedHunts: 200, linksPerHunt: 500, logEntries: 300_000 };

/** A question of the client to a large account. */
export interface LargeRead {
  readonly name: string;
  readonly query: string;
  readonly variables: object;
}

/** So many rows are written by one statement, which has a limit of time. */
const BATCH = 1_000;

/** Fills the account of a person by SQL, derives the plans, counts what it has, and makes the statistics of the tables. */
export async function fillLargeAccount(app: TestApp, { person }: Client, size: AccountSize): Promise<void> {
  const { database } = app.test;
  await writeLargeAccount(database, person.id, size);
  await app.services.plans.derive(person.id, null);
  await recountUsage(database, person.id, app.clock.now());
  await analyzeTables(database);
}

/** Makes the statistics of all tables, each with a statement of its own, which has a limit of time. */
async function analyzeTables(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()",
  );
  for (const { name } of tables) await database.query(`analyze ${name}`);
}

/** Fills the account of a person by SQL, without plans. */
export async function writeLargeAccount(database: Database, personId: string, size: AccountSize): Promise<void> {
  const write = async (statement: string, count: number, ...more: readonly number[]): Promise<void> => {
    for (let first = 1; first <= count; first += BATCH) {
      const last = Math.min(count, first + BATCH - 1);
      await database.query(statement, [personId, first, last, ...more]);
    }
  };
  for (const statement of RECORDS) await write(statement, size.records);
  // Without statistics the check of each foreign key reads all hunts of the owner.
  await database.query("analyze job_hunt, company, contact");
  for (const statement of PARTS) await write(statement, size.records);
  await write(LINKS, size.linkedHunts * size.linksPerHunt, size.linksPerHunt, size.records);
  await write(LOG, size.logEntries);
}

/** Returns the questions whose cost depends on how much an account has. */
export async function largeReads(app: TestApp, me: Client): Promise<readonly LargeRead[]> {
  const search = "query ($text: String!) { search(text: $text, first: 50) { kind id name home { id name } } }";
  const call = "query ($text: String!) { findJobHunts(text: $text, first: 50) { match text jobHunt { id name } } }";
  const words = (...texts: readonly string[]): object => ({
    first: 100,
    where: { words: texts.map((text) => ({ text })) },
  });
  const log = clientOperation("LogList");
  const advert = {
    companyName: "Person Works 7",
    jobTitle: "Engineer 7",
    advertText: "Works with people. ".repeat(100),
  };
  const [hunt] = await app.test.database.query<{ id: string }>(`select ${recordId("job_hunt", "1")} as id`, [
    me.person.id,
  ]);
  return [
    { name: "today", query: clientOperation("Today"), variables: {} },
    { name: "log total", query: clientOperation("LogTotal"), variables: {} },
    { name: "total of all entries", query: "{ logEntries(first: 1) { totalCount } }", variables: {} },
    { name: "navigation", query: clientOperation("Navigation"), variables: {} },
    { name: "figures of hunts", query: clientOperation("JobHuntStatistics"), variables: {} },
    { name: "steps of each week", query: "{ jobHuntStatistics { stepsDonePerWeek { stepsDone } } }", variables: {} },
    { name: "dashboard", query: clientOperation("Dashboard"), variables: {} },
    { name: "search, no hit", query: search, variables: { text: "zz" } },
    { name: "search, every record", query: search, variables: { text: "person" } },
    { name: "search, 100 letters", query: search, variables: { text: "p ".repeat(100) } },
    { name: "who calls, no hit", query: call, variables: { text: "zz" } },
    { name: "who calls, everybody", query: call, variables: { text: "person" } },
    { name: "who calls, one letter", query: call, variables: { text: "1" } },
    { name: "who calls, a number", query: call, variables: { text: "07700900" } },
    { name: "log, frequent word", query: log, variables: words("person") },
    { name: "log, no match", query: log, variables: words("nowhere") },
    { name: "log, ten letters", query: log, variables: words(..."qjxzvkwyub") },
    { name: "log, ten frequent letters", query: log, variables: words(..."personadek") },
    { name: "hunt sheet, 500 links", query: clientOperation("HuntSheet"), variables: hunt ?? {} },
    { name: "known jobs", query: clientOperation("EarlierCaptures"), variables: { input: advert } },
  ];
}

/** Returns the id of a record in SQL, by its table and number. $1 is the owner. */
export const recordId = (table: string, n: string): string => `md5($1::uuid || '${table}' || (${n})::integer)::uuid`;
/** Rows of a table, by its columns without the owner and the id, with the values for the number `n`. */
const rows = (table: string, columns: string, values: string): string =>
  `insert into ${table} (owner_id, id, ${columns}) select $1::uuid, ${recordId(table, "n")}, ${values}
    from generate_series($2::integer, $3::integer) as n`;
/** Returns what the notes of a record are kept under in SQL, by its table and the number `n`. $1 is the owner. */
export const noteGuidOf = (table: string): string => `md5($1::uuid || '${table} note' || n)::uuid`;
const AGO = "timestamptz '2026-11-20' - (n % 60) * interval '1 day'";

const RECORDS = [
  rows(
    "job_hunt",
    "name, current_phase, started_phase, note_guid, created_at, updated_at, phase_started_on",
    `'Hunt ' || n || ' at Person Works', (array['PREPARING', 'APPLYING', 'APPLYING', 'INTERVIEWING'])[1 + n % 4], 'PREPARING',
      ${noteGuidOf("job_hunt")}, ${AGO}, ${AGO}, (${AGO})::date`,
  ),
  rows(
    "company",
    "name, address, note_guid, phone",
    `'Person Works ' || n, n || ' Mill Lane', ${noteGuidOf("company")}, '07700 9' || lpad(n::text, 5, '0')`,
  ),
  rows(
    "contact",
    "first_name, last_name, organization, note_guid, mobile",
    `'Person', 'Number ' || n, 'Person Works ' || n, ${noteGuidOf("contact")}, '07700 9' || lpad(n::text, 5, '0')`,
  ),
  rows("document", "name, note_guid", `'Letter ' || n || ' to Person Works', ${noteGuidOf("document")}`),
  rows("ideal_job", "name, note_guid", `'Person at work ' || n, ${noteGuidOf("ideal_job")}`),
  rows(
    "note",
    "note_guid, date, title, content",
    `${noteGuidOf("company")}, ${AGO}, 'Person ' || n, 'Heard of them at a fair.'`,
  ),
];

const PARTS = [
  // Done months ago: no week that is shown has one.
  `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at, done_on, changed_on)
    select $1::uuid, ${recordId("job_hunt", "n")}, 1, 'DONE', done, done::date, done::date
    from generate_series($2::integer, $3::integer) as n, lateral (select ${AGO} - interval '100 days' as done) as at`,
  rows(
    "job_details",
    "job_hunt_id, title, company_name, data, title_key, company_key, advert_fingerprint",
    `${recordId("job_hunt", "n")}, 'Engineer ' || n, 'Person Works ' || n,
      json_build_object('jobTitle', 'Engineer ' || n, 'companyName', 'Person Works ' || n, 'textDump', repeat('Works with people. ', 100))::text,
      'engineer ' || n, 'person works ' || n, md5(n::text) || md5('b' || n)`,
  ),
  rows(
    "sign",
    "job_hunt_id, happened_on, sender, kind, note, recorded_on",
    `${recordId("job_hunt", "n")}, (${AGO})::date, 'THEM', 'MAIL', 'Person wrote ' || n, (${AGO})::date`,
  ),
  rows(
    "appointment",
    "job_hunt_id, kind, round, day, time_zone, place, phone, dated_at",
    `${recordId("job_hunt", "n")}, 'PHONE', 'INTERVIEW', date '2026-11-20' + n % 30, 'UTC', 'Person House ' || n,
      '07700 9' || lpad(n::text, 5, '0'), ${AGO}`,
  ),
  `insert into appointment_contact (owner_id, appointment_id, contact_id, place)
    select $1::uuid, ${recordId("appointment", "n")}, ${recordId("contact", "n")}, 0 from generate_series($2::integer, $3::integer) as n`,
];

/** $4: the links of a hunt, $5: the companies and contacts that there are. Every second one is of a contact. */
const LINKS = `insert into link (owner_id, id, job_hunt_id, company_id, contact_id, role)
  select $1::uuid, ${recordId("link", "n")}, ${recordId("job_hunt", "1 + (n - 1) / $4::integer")},
    case when n % 2 = 0 then ${recordId("company", "1 + n % $5::integer")} end,
    case when n % 2 = 1 then ${recordId("contact", "1 + n % $5::integer")} end,
    case when n % 2 = 0 then 'OTHER' end
  from generate_series($2::integer, $3::integer) as n`;

const LOG = `insert into log_entry (owner_id, id, date, action, entry, sentence)
  select $1::uuid, gen_random_uuid(), timestamptz '2026-11-20' - n * interval '150 seconds', coalesce(key, 'note'),
    case when key is null then 'Asked person ' || n || ' about work' else 'Added company "Person Works ' || n || '"' end,
    case when key is not null then jsonb_build_object('key', key, 'facts', jsonb_build_object('name', 'Person Works ' || n)) end
  from generate_series($2::integer, $3::integer) as n,
    lateral (select case when n % 4 > 0 then 'company.created' end as key) as made`;
