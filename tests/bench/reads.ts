import { pathToFileURL } from "node:url";
import { SERVER_LIMITS } from "../../gateway/database/data-source.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import globalSetup from "../support/global-setup.js";
import globalTeardown from "../support/global-teardown.js";
import { AT_QUOTAS, fillLargeAccount, largeReads, type LargeRead } from "../support/large-account.js";
import { costOf } from "../support/read-cost.js";

const ROUNDS = 7;
/** What each reading may take at the quotas. */
const GOAL_MS = 300;

/** For the filling, of which one statement counts the words of all records. */
const PATIENT = { ...SERVER_LIMITS, statementMs: 600_000, answerMs: 601_000, idleInTransactionMs: 600_000 };

/**
 * Measures over HTTP what is read of an account with as many records as one may have: `npm run bench:reads [-- records]`,
 * with fewer records of each kind in proportion. TEST_DATABASE_URL names a PostgreSQL server in place of the embedded one.
 */
export async function benchReads(records: number): Promise<string> {
  const share = records / AT_QUOTAS.records;
  const size = {
    ...AT_QUOTAS,
    records,
    linkedHunts: Math.ceil(AT_QUOTAS.linkedHunts * share),
    logEntries: Math.ceil(AT_QUOTAS.logEntries * share),
  };
  const app = await startTestApp({ serverLimits: PATIENT });
  try {
    const me = await app.signIn();
    const start = performance.now();
    await fillLargeAccount(app, me, size);
    const lines = [
      `${JSON.stringify(size)}, written in ${((performance.now() - start) / 1_000).toFixed(0)} s; the goal is ${GOAL_MS} ms`,
      row("reading", "median ms", "slowest ms", "statements", "buffers", ""),
    ];
    for (const read of await largeReads(app, me)) lines.push(await measure(app, me, read));
    return lines.join("\n");
  } finally {
    await app.close();
  }
}

async function measure(app: TestApp, me: Client, { name, query, variables }: LargeRead): Promise<string> {
  await me.query(query, variables);
  app.test.statements.length = 0;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await me.query(query, variables);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(ROUNDS / 2)] ?? NaN;
  const statements = app.test.statements.length / ROUNDS;
  const { buffers } = await costOf(app.test.database, () => me.query(query, variables));
  const verdict = median > GOAL_MS ? "beyond the goal" : "";
  return row(name, median.toFixed(1), (sorted.at(-1) ?? NaN).toFixed(1), String(statements), String(buffers), verdict);
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(16)).join("");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await globalSetup();
  process.stdout.write(`${await benchReads(Number(process.argv[2] ?? AT_QUOTAS.records))}\n`);
  await globalTeardown();
  // The engine keeps the process alive.
  process.exit(0);
}
