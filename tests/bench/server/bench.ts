import { createBenchDatabase, type BenchDatabase, type PersonSize } from "./bench-database.js";
import { startChild } from "./child.js";
import { requireAlike } from "./compare.js";
import { HEADING, linesOf, type WorkloadFigures } from "./figures.js";
import { startIssuer } from "./issuer.js";
import { measureWorkload, type Bench } from "./measure.js";
import type { Sizes } from "./people.js";
import { requireProcessorTimes } from "./processor-time.js";
import { startBenchedProduct, startLimit, type BenchServer } from "./servers.js";
import type { Workload } from "./workloads.js";

/** What a run needs to know. */
export interface BenchRun {
  /** A PostgreSQL server on this machine, on which databases may be made. */
  readonly serverUrl: string;
  readonly people: readonly PersonSize[];
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpRounds: number;
  /** Starts a further server on the database; null: none. */
  readonly startPeer: ((databaseUrl: string) => Promise<BenchServer>) | null;
  /** How many processes of the product there are. */
  readonly gateways: number;
  /** Whether the product is profiled, so that the parts of it have to have their names. */
  readonly isProfiled: boolean;
}

/** The exit code of a program that was interrupted at its terminal. */
const INTERRUPTED = 130;
const INTERRUPTS = ["SIGINT", "SIGTERM"] as const;

/** Returns the sizes of the people. */
export function peopleOf({ people, hunts, records, lines, longLines, longLogs }: Sizes): readonly PersonSize[] {
  return Array.from({ length: people }, (_, n) => {
    const hasLongLog = n < longLogs;
    return { hunts, records, lines: hasLongLog ? longLines : lines, hasLongLog };
  });
}

/**
 * Makes a database with the people, starts the servers on it, runs the work, and removes everything, also when it is
 * interrupted or nobody reads what it says any more.
 */
export async function withBench<T>(run: BenchRun, work: (bench: Bench) => Promise<T>): Promise<T> {
  const database = await createBenchDatabase(run.serverUrl);
  const ends: (() => unknown)[] = [database.drop];
  const endAll = async (): Promise<void> => {
    // What began last ends first.
    for (const end of ends.splice(0).toReversed()) await end();
  };
  const interrupt = (): void => void endAll().finally(() => process.exit(INTERRUPTED));
  for (const signal of INTERRUPTS) process.once(signal, interrupt);
  process.stdout.once("error", interrupt);
  try {
    await requireProcessorTimes(database.sql);
    return await work(await start(run, database, ends));
  } finally {
    for (const signal of INTERRUPTS) process.off(signal, interrupt);
    process.stdout.off("error", interrupt);
    await endAll();
  }
}

async function start(run: BenchRun, database: BenchDatabase, ends: (() => unknown)[]): Promise<Bench> {
  const { rounds, seconds, warmUpRounds, startPeer, gateways: count } = run;
  const issuer = await startIssuer();
  ends.push(issuer.close);
  const people = await database.fill(run.people, issuer.issuer, issuer.tokenOf);
  const load = startChild("load-process.js");
  ends.push(load.stop);
  const starting = {
    product: startBenchedProduct(database.url, issuer.variables, run),
    limit: startLimit(database.url),
    peer: startPeer === null ? Promise.resolve(null) : startPeer(database.url),
  };
  // Where one fails the others are awaited all the same, so that they can be stopped.
  for (const result of await Promise.allSettled(Object.values(starting)))
    if (result.status === "fulfilled" && result.value !== null) ends.push(result.value.stop);
  const [product, limit, peer] = await Promise.all([starting.product, starting.limit, starting.peer]);
  await load.ask({ people });
  const gateways = [product];
  while (gateways.length < count) {
    const gateway = await startBenchedProduct(database.url, issuer.variables, run);
    ends.push(gateway.stop);
    gateways.push(gateway);
  }
  const servers = [product, limit, ...(peer === null ? [] : [peer])];
  return { sql: database.sql, load, product, gateways, servers, people, rounds, seconds, warmUpRounds };
}

/** Compares the answers of all servers, then measures each workload, and says its figures as soon as they are known. */
export async function measureAll(
  bench: Bench,
  workloads: readonly Workload[],
  say: (line: string) => void,
): Promise<readonly WorkloadFigures[]> {
  const { product, servers, people } = bench;
  const [, ...others] = servers;
  for (const workload of workloads) await requireAlike(workload, [product, ...others], people);
  say(HEADING);
  const all: WorkloadFigures[] = [];
  for (const workload of workloads) {
    const figures = await measureWorkload(bench, workload);
    linesOf(figures).forEach((line) => say(line));
    all.push(figures);
  }
  return all;
}
