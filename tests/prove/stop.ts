import { setTimeout as sleep } from "node:timers/promises";
import type { OpenStream } from "../support/client.js";
import { signInAt, signUpAt } from "../support/product-client.js";
import { freePort } from "../support/machine.js";
import { newDataDir, startProduct, type Product } from "../support/product.js";
import { startLoad, type LoadTally } from "./keep-alive-load.js";
import { createProofDatabase } from "./proof-database.js";
import type { Minimum, Proof, ProofResult, ProofRun } from "./proof.js";
import { startReadinessProxy } from "./readiness-proxy.js";

const SOMEBODY = { name: "Sam Stopper", email: "sam@example.org", password: "a long enough password" };
const CLIENTS = 20;
/** As many as there are clients, each of which asks and changes in turn. */
const MINIMUM: Minimum = { count: CLIENTS, unit: "acknowledged changes" };
const BEFORE_STOP_MS = 1_000;
const STOP_MAX_MS = 10_000;
/** Long enough for the proxy of this proof to notice, and as many requests as one person of the load makes. */
const SETTINGS = { STOP_GRACE_SECONDS: "2", RATE_SESSION_PER_MINUTE: "1000000" };
const CHANGES = "subscription { changes { operation } }";
const COUNT = "{ companies { totalCount } }";

/** Stops the product on the embedded database while clients keep their connections busy. */
export const stopEmbedded: Proof = {
  promise: "Every request that reached the product is answered when it is stopped, on the embedded database.",
  rounds: 20,
  minimum: MINIMUM,
  run: (run) => stopUnderLoad({}, run),
};

/** Stops the product on a PostgreSQL server while clients keep their connections busy. */
export const stopPostgres: Proof = {
  promise: "Every request that reached the product is answered when it is stopped, on a PostgreSQL server.",
  rounds: 20,
  minimum: MINIMUM,
  run: (run) => onDatabase((variables) => stopUnderLoad(variables, run)),
};

/** Stops one of two gateways after the other, behind a proxy that looks at `/readyz`. */
export const stopBehindProxy: Proof = {
  promise: "No request fails behind a proxy that looks at /readyz while its two gateways are restarted in turn.",
  rounds: 20,
  minimum: MINIMUM,
  run: (run) => onDatabase((variables) => restartInTurn(variables, run)),
};

async function onDatabase(run: (variables: Record<string, string>) => Promise<ProofResult>): Promise<ProofResult> {
  const database = await createProofDatabase();
  try {
    return await run({ DATABASE_URL: database.url });
  } finally {
    await database.drop();
  }
}

async function stopUnderLoad(database: Record<string, string>, { say, inTurn }: ProofRun): Promise<ProofResult> {
  const dataDir = newDataDir();
  const variables = { ...database, ...SETTINGS, PORT: String(await freePort()) };
  let product = await startProduct(variables, dataDir);
  const client = await signUpAt(product.url, SOMEBODY);
  const stops = new Stops();
  const load = startLoad(product.url, client.token ?? "", CLIENTS);
  try {
    for (const round of inTurn(() => load.tally.created)) {
      const streams = [await client.listen(CHANGES), await client.listen(CHANGES)];
      const ends = streams.map(endOf);
      await sleep(BEFORE_STOP_MS);
      await round.untilMinimum();
      await stops.time(product);
      for (const end of await Promise.all(ends)) if (end !== null) load.tally.failures.push(end);
      product = await startProduct(variables, dataDir);
      say(`stop ${round.number}: ${stops.last} ms; ${describeTally(load.tally)}`);
    }
    await load.end();
    return await resultOf(product.url, load.tally, stops);
  } finally {
    await load.end();
    await product.dispose();
  }
}

async function restartInTurn(database: Record<string, string>, { say, inTurn }: ProofRun): Promise<ProofResult> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const ports = [await freePort(), await freePort()];
  const start = (at: number): Promise<Product> =>
    startProduct({ ...database, ...SETTINGS, PUBLIC_URL: url, PORT: String(ports[at]) }, dataDirs[at]);
  const dataDirs = [newDataDir(), newDataDir()];
  const gateways = [await start(0), await start(1)];
  const proxy = await startReadinessProxy(port, ports);
  const { token } = await signUpAt(url, SOMEBODY);
  const stops = new Stops();
  const load = startLoad(url, token ?? "", CLIENTS);
  try {
    for (const round of inTurn(() => load.tally.created)) {
      await sleep(BEFORE_STOP_MS);
      await round.untilMinimum();
      const at = round.number % gateways.length;
      const gateway = gateways[at];
      if (gateway === undefined) throw new Error("There are two gateways.");
      await stops.time(gateway);
      gateways[at] = await start(at);
      while (!proxy.isWhole()) await sleep(50);
      say(`restart ${round.number}: stopped in ${stops.last} ms; ${describeTally(load.tally)}`);
    }
    await load.end();
    return await resultOf(url, load.tally, stops);
  } finally {
    await load.end();
    await proxy.close();
    for (const gateway of gateways) await gateway.dispose();
  }
}

/** How the stops went. */
class Stops {
  readonly times: number[] = [];
  readonly broken: string[] = [];

  get last(): number {
    return this.times.at(-1) ?? 0;
  }

  async time(product: Product): Promise<void> {
    const start = performance.now();
    const code = await product.stop("SIGTERM");
    this.times.push(Math.round(performance.now() - start));
    if (code !== 0) this.broken.push(`A stop ended with ${code}:\n${product.output()}`);
    if (this.last > STOP_MAX_MS) this.broken.push(`A stop took ${this.last} ms.`);
  }
}

/** Null once the server has said that there will be no more, or a sentence of what else happened. */
async function endOf(stream: OpenStream): Promise<string | null> {
  try {
    for (;;) if ((await stream.next()) === undefined) return null;
  } catch (error) {
    return `A stream was cut: ${String(error)}`;
  }
}

async function resultOf(url: string, tally: LoadTally, stops: Stops): Promise<ProofResult> {
  const { companies } = await (await signInAt(url, SOMEBODY)).query<{ companies: { totalCount: number } }>(COUNT);
  const { requests, created, failures } = tally;
  const lost =
    created === companies.totalCount ? [] : [`${created} were acknowledged, ${companies.totalCount} are there.`];
  return {
    figures: {
      stops: stops.times.length,
      requests,
      failed: failures.length,
      acknowledged: created,
      "there afterwards": companies.totalCount,
      "longest stop, ms": Math.max(...stops.times),
    },
    broken: [...failures, ...stops.broken, ...lost],
  };
}

function describeTally({ requests, failures }: LoadTally): string {
  return `${requests} requests, ${failures.length} failed`;
}
