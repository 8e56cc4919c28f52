import type pg from "pg";
import type { Child } from "./child.js";
import { answerOf } from "./compare.js";
import { compareRounds, median, type Round, type WorkloadFigures } from "./figures.js";
import type { LoadFigures } from "./load-process.js";
import { OPEN_STEPS, type BenchPerson } from "./people.js";
import { backendsOf, processorTimes, takenBetween } from "./processor-time.js";
import type { BenchedProduct, BenchServer } from "./servers.js";
import { stepRequest, type BenchRequest, type Workload } from "./workloads.js";

/** What measuring needs. */
export interface Bench {
  readonly sql: pg.Client;
  readonly load: Child;
  readonly product: BenchedProduct;
  /** The processes of the product, that one first. */
  readonly gateways: readonly BenchedProduct[];
  /** Those that are compared, the product first. */
  readonly servers: readonly BenchServer[];
  readonly people: readonly BenchPerson[];
  readonly rounds: number;
  /** How long each round of each server takes. */
  readonly seconds: number;
  /** So many rounds come before the first that counts: the compilers of the servers need some hundred requests. 0: none. */
  readonly warmUpRounds: number;
}

/** This share of a round comes before it, unmeasured. */
const SETTLE_SHARE = 0.05;
const COUNTED_REQUESTS = 5;

/** Measures a workload in rounds in which the servers take turns, in alternating order. */
export async function measureWorkload(bench: Bench, workload: Workload): Promise<WorkloadFigures> {
  const { servers, seconds, warmUpRounds } = bench;
  const ms = seconds * 1_000;
  if (warmUpRounds > 0) for (const server of servers) await send(bench, server, workload, warmUpRounds * ms);
  const rounds: Record<string, Round[]> = Object.fromEntries(servers.map(({ name }) => [name, []]));
  for (let n = 0; n < bench.rounds; n++)
    for (const server of n % 2 === 0 ? servers : servers.toReversed())
      rounds[server.name]?.push(await measureRound(bench, server, workload, ms));
  const statements = await countStatements(bench, workload);
  return { workload: workload.name, servers: compareRounds(rounds), statements };
}

async function measureRound(bench: Bench, server: BenchServer, workload: Workload, ms: number): Promise<Round> {
  // What the other server left in the caches is gone after these. A cold server is measured cold.
  if (bench.warmUpRounds > 0) await send(bench, server, workload, SETTLE_SHARE * ms);
  const before = await readTimes(bench, server);
  const { count, bytes, ms: took } = await send(bench, server, workload, ms);
  const after = await readTimes(bench, server);
  return {
    requestsPerSecond: (count / took) * 1_000,
    serverUs: takenBetween(before.server, after.server) / count,
    databaseUs: takenBetween(before.database, after.database) / count,
    kilobytes: bytes / count / 1024,
  };
}

type Times = ReturnType<typeof processorTimes>;

/** Reads the processor times of a server and of the processes of the database. */
export async function readTimes(
  { sql }: Pick<Bench, "sql">,
  { pid }: Pick<BenchServer, "pid">,
): Promise<{ readonly server: Times; readonly database: Times }> {
  const backends = await backendsOf(sql);
  return { server: processorTimes([pid]), database: processorTimes(backends) };
}

/** Sends a workload to a server for a time. Throws an Error when an answer fails. */
export async function send(
  { load }: Pick<Bench, "load">,
  { name, url }: BenchServer,
  workload: Workload,
  ms: number,
): Promise<LoadFigures> {
  const figures = await load.ask<LoadFigures>({ url, workload: workload.name, ms });
  if (figures.failed > 0)
    throw new Error(`${workload.name}: ${figures.failed} of ${figures.count} answers of ${name} failed.`);
  return figures;
}

/** A step is opened and completed in turn, so that each request changes it. */
function countedRequest(workload: Workload, person: BenchPerson, n: number): BenchRequest {
  if (!workload.isMutation) return workload.requestOf(person, n);
  return stepRequest(person, person.twins[0].id, OPEN_STEPS[0] ?? "", n % 2 === 1);
}

/** Returns the statements of one request of the product, of a person that it knows. */
async function countStatements({ product, people }: Bench, workload: Workload): Promise<number> {
  const [person] = people.filter(workload.isFor);
  if (person === undefined) throw new Error(`Nobody has what ${workload.name} asks for.`);
  const counts: number[] = [];
  for (let n = 0; n < COUNTED_REQUESTS; n++) {
    const before = await product.control.countStatements();
    await answerOf(product, countedRequest(workload, person, n));
    counts.push((await product.control.countStatements()) - before);
  }
  return median(counts);
}
