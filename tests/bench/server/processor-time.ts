import { existsSync, readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

/** Processor time in microseconds, by process. */
export type ProcessorTimes = ReadonlyMap<number, number>;

/**
 * Returns the processor time that processes have taken, all threads of them; one that has ended is left out. Throws an Error in
 * words where the system does not tell.
 */
export function processorTimes(pids: readonly number[]): ProcessorTimes {
  return new Map(pids.flatMap((pid) => (existsSync(`/proc/${pid}/task`) ? [[pid, timeOf(pid)] as const] : [])));
}

function timeOf(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      // A thread that ended between the two readings.
    }
  }
  return nanoseconds / 1_000;
}

/** Returns what was taken between two readings; what began between them counts from its beginning. */
export function takenBetween(before: ProcessorTimes, after: ProcessorTimes): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

/** Returns the processes of the database server that serve one database, that of this connection left out. */
export async function backendsOf(sql: pg.Client): Promise<number[]> {
  const { rows } = await sql.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

/** Throws an Error in words unless the processor time of the database server can be read here. */
export async function requireProcessorTimes(sql: pg.Client): Promise<void> {
  const { rows } = await sql.query<{ pid: number }>(`select pg_backend_pid() as pid`);
  const pid = rows[0]?.pid ?? 0;
  const command = existsSync(`/proc/${pid}/schedstat`) ? readFileSync(`/proc/${pid}/comm`, "utf8") : "";
  if (command.startsWith("postgres")) return;
  throw new Error(
    "The processor time of PostgreSQL is read from /proc: run this on Linux, on the machine of the server that TEST_DATABASE_URL names.",
  );
}
