import { pathToFileURL } from "node:url";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import globalSetup from "../support/global-setup.js";
import globalTeardown from "../support/global-teardown.js";

const ENTRIES = Number(process.argv[2] ?? 1_000_000);
const PAGE = 100;
const ROUNDS = 9;
/** So many entries are written by one statement, which has a limit of time. */
const BATCH = 2_000;
const LIST = `query ($filter: String, $words: [LogWordWhere!]) {
  logEntries(filter: $filter, where: { words: $words }, first: ${PAGE}) { nodes { id date entry } pageInfo { hasNextPage } } }`;
const COUNTED = LIST.replace("nodes {", "totalCount nodes {");

type Variables = Readonly<Record<string, unknown>>;

const word = (text: string, sentences: readonly string[] = []): object => ({ text, sentences });
const CASES: readonly (readonly [name: string, variables: Variables])[] = [
  ["frequent word", { words: [word("northwind")] }],
  ["frequent sentence", { words: [word("firma", ["company.created"])] }],
  ["sentence or word", { words: [word("gmbh", ["step.opened"])] }],
  ["rare word", { words: [word("quarzxylophon")] }],
  ["rare number", { words: [word("654321")] }],
  ["word of old entries only", { words: [word("vintage")] }],
  ["no match", { words: [word("nowhere")] }],
  ["no match, sentence", { words: [word("gelöscht", ["company.deleted"])] }],
  ["two words, frequent", { words: [word("northwind"), word("gmbh")] }],
  ["two words, one rare", { words: [word("quarzxylophon"), word("firma", ["company.created"])] }],
  ["two words, never together", { words: [word("northwind"), word("umbrella")] }],
  ["one character, frequent", { words: [word("a")] }],
  ["two characters, rare", { words: [word("zx")] }],
  ["two characters, no match", { words: [word("qq")] }],
  ["filter, frequent", { filter: "added company" }],
  ["filter, rare", { filter: 'quarzxylophon"' }],
];

/**
 * Measures the filter of the log over HTTP, of one owner with a million entries:
 * `node dist/tests/bench/log-filter.js [entries]`. TEST_DATABASE_URL names a PostgreSQL server in place of the embedded one.
 */
export async function benchLogFilter(): Promise<string> {
  const app = await startTestApp();
  try {
    const me = await app.signIn();
    const written = await seed(app, me.person.id);
    const lines = [written, row("filter", "rows", "median ms", "slowest ms", "cpu ms", "counted ms")];
    for (const [name, variables] of CASES) {
      const { rows, times, cpu } = await measure(me, LIST, variables);
      const counted = await measure(me, COUNTED, variables);
      lines.push(
        row(name, String(rows), fixed(at(times, 0.5)), fixed(at(times, 1)), fixed(cpu), fixed(at(counted.times, 0.5))),
      );
    }
    return lines.join("\n");
  } finally {
    await app.close();
  }
}

/** Writes the entries, and returns what that took. */
async function seed({ test: { database } }: TestApp, owner: string): Promise<string> {
  const start = performance.now();
  for (let first = 1; first <= ENTRIES; first += BATCH) {
    await database.query(ENTRY_ROWS, [owner, first, Math.min(ENTRIES, first + BATCH - 1)]);
  }
  const seconds = (performance.now() - start) / 1_000;
  const [size] = await database.query<{ index: string; table: string }>(
    `select pg_size_pretty(pg_relation_size('log_entry_words')) as index, pg_size_pretty(pg_relation_size('log_entry')) as table`,
  );
  return `${ENTRIES} entries written in ${seconds.toFixed(0)} s; the index has ${size?.index ?? ""}, the table ${size?.table ?? ""}`;
}

/** One entry each 150 seconds, back from a fixed day: companies, steps and notes in turn, a rare name, and a word of old entries only. */
const ENTRY_ROWS = `insert into log_entry (owner_id, id, date, action, entry, sentence)
  select $1, gen_random_uuid(), timestamptz '2026-11-01' - n * interval '150 seconds',
    coalesce(key, 'note'),
    case key when 'company.created' then 'Added company "' || name || '"'
      when 'step.opened' then 'Opened "prepare interview" in job hunt "' || name || '"'
      else 'Called number ' || n || ' about the ' || (array['offer', 'contract', 'salary', 'garden'])[1 + n % 4] end,
    case key when 'company.created' then jsonb_build_object('key', key, 'facts', jsonb_build_object('name', name))
      when 'step.opened' then jsonb_build_object('key', key, 'facts', jsonb_build_object('name', name, 'step', 'PREPARE_INTERVIEW')) end
  from generate_series($2::integer, $3::integer) as n,
    lateral (select
      case when n % 10 = 0 then null when n % 2 = 0 then 'company.created' else 'step.opened' end as key,
      (array['Northwind', 'Helio Grid', 'Bäckerei', 'Kontor', 'Zimmerei', 'Fabrikam', 'Umbrella', 'Aperture'])[1 + (n / 3) % 8] || ' '
        || (array['GmbH', 'Ltd', 'AG', 'SARL', 'Inc'])[1 + (n / 7) % 5] || ' ' || n
        || case when n between 700000 and 900000 then ' vintage' else '' end
        || case when n = 654321 then ' Quarzxylophon' else '' end as name) as made`;

interface Figures {
  readonly rows: number;
  /** In milliseconds, the shortest first. */
  readonly times: readonly number[];
  /** Of this process for one request, in milliseconds: with an embedded database, also the database's. */
  readonly cpu: number;
}

async function measure(me: Client, query: string, variables: Variables): Promise<Figures> {
  const ask = () => me.query<{ logEntries: { nodes: readonly unknown[] } }>(query, { ...variables });
  const { nodes } = (await ask()).logEntries;
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { rows: nodes.length, times: times.toSorted((a, b) => a - b), cpu: (user + system) / 1_000 / ROUNDS };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(12)).join("");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await globalSetup();
  process.stdout.write(`${await benchLogFilter()}\n`);
  await globalTeardown();
}
