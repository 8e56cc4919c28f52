import { pathToFileURL } from "node:url";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import globalSetup from "../support/global-setup.js";
import globalTeardown from "../support/global-teardown.js";
import { GROUPS, todayOf, type Today } from "../support/plan.js";

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 1_000, 10_000];
const ROUNDS = 15;

/**
 * Measures `today` over HTTP for owners with 10, 1,000 and 10,000 open hunts, all of which have something due:
 * `node dist/tests/bench/today.js [hunts ...]`. TEST_DATABASE_URL names a PostgreSQL server in place of the embedded one.
 */
export async function benchToday(): Promise<string> {
  const app = await startTestApp();
  try {
    const lines = [
      row("hunts", "derived s", "rows", "statements", "median ms", "slowest ms", "cpu ms", "step done ms"),
    ];
    for (const hunts of SIZES) {
      const me = await app.signIn();
      const derived = await seed(app, me.person.id, hunts);
      const figures = await measure(app, me);
      const done = await measureChange(app, me);
      lines.push(
        row(
          String(hunts),
          derived.toFixed(2),
          figures.rows,
          String(figures.statements),
          ...figures.times,
          done.toFixed(1),
        ),
      );
    }
    return lines.join("\n");
  } finally {
    await app.close();
  }
}

/** Writes open hunts of all phases, begun within the last 60 days, derives their plans and returns the seconds that took. */
async function seed({ test: { database }, services, clock }: TestApp, owner: string, hunts: number): Promise<number> {
  await database.query(HUNTS, [owner, hunts, clock.now()]);
  // Without statistics the check of each foreign key reads all hunts of the owner.
  await database.query("analyze job_hunt");
  await database.query(STEPS, [owner, clock.now()]);
  const start = performance.now();
  await services.plans.derive(owner, null);
  return (performance.now() - start) / 1_000;
}

const HUNTS = `insert into job_hunt (owner_id, id, name, current_phase, started_phase, note_guid, created_at, updated_at,
    phase_started_on, deadline, deadline_set_on, offer_received_on, offer_received_on_set_on)
  select $1, gen_random_uuid(), 'Hunt ' || n, phase, 'PREPARING', gen_random_uuid(), begun, begun, begun::date,
    case when n % 3 = 0 then begun::date + 20 end, begun::date, case when phase = 'ACCEPTING' then begun::date end, begun::date
  from generate_series(1, $2::integer) as n,
    lateral (select (array['PREPARING', 'APPLYING', 'APPLYING', 'INTERVIEWING', 'ACCEPTING'])[1 + n % 5] as phase,
      $3::timestamptz - (n % 60) * interval '1 day' as begun) as made`;
/** Every second application was sent, and every tenth hunt has a step that was opened. */
const STEPS = `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at, done_on, changed_on)
  select $1, id, number, status, updated_at, case when status = 'DONE' then updated_at::date end, updated_at::date
  from (select id, updated_at, row_number() over (order by name) as n from job_hunt where owner_id = $1) as hunt,
    lateral (values (11, 'DONE', 2), (30, 'DONE', 7), (3, 'ACTIVE', 10)) as step (number, status, every)
  where n % every = 0 and $2::timestamptz is not null`;

interface Figures {
  readonly rows: string;
  readonly statements: number;
  readonly times: readonly string[];
}

async function measure(app: TestApp, me: Client): Promise<Figures> {
  app.test.statements.length = 0;
  const today = await todayOf(me);
  const statements = app.test.statements.length;
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await todayOf(me);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.min(ROUNDS - 1, Math.floor(ROUNDS * share))] ?? NaN).toFixed(1);
  return { rows: countsOf(today), statements, times: [at(0.5), at(1), ((user + system) / 1_000 / ROUNDS).toFixed(1)] };
}

/** Returns the milliseconds of one change that moves days: of a step that is done and reset. */
async function measureChange({ test: { database } }: TestApp, me: Client): Promise<number> {
  const [hunt] = await database.query<{ id: string }>(`select id from job_hunt where owner_id = $1 limit 1`, [
    me.person.id,
  ]);
  const change = (name: string): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${name}(input: { jobHuntId: $id, step: IDEAL_JOB_PROFILE }) { logEntryId } }`, {
      id: hunt?.id,
    });
  await change("completeStep");
  await change("resetStep");
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    await change("completeStep");
    await change("resetStep");
  }
  return (performance.now() - start) / (2 * ROUNDS);
}

function countsOf(today: Today): string {
  return GROUPS.map((group) => String(today[group].count)).join("/");
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(8) + cells.map((cell) => cell.padStart(22)).join("");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await globalSetup();
  process.stdout.write(`${await benchToday()}\n`);
  await globalTeardown();
  // The engine keeps the process alive.
  process.exit(0);
}
