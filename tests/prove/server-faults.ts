import pg from "pg";
import type { Client } from "../support/client.js";
import { signUpAt } from "../support/product-client.js";
import { newDataDir, startProduct } from "../support/product.js";
import { startTcpProxy } from "../support/tcp-proxy.js";
import { answerOf, findBroken, startLoad, untilChanged } from "./load.js";
import { startOwnServer } from "./own-server.js";
import { createProofDatabase } from "./proof-database.js";
import type { Minimum, Proof, ProofResult, ProofRun } from "./proof.js";

const CALLER = { name: "Kim Caller", email: "kim@example.org", password: "a long enough password" };
/** As many as may make an account within an hour, from one network. */
const OTHERS = Array.from({ length: 9 }, (_, n) => ({ ...CALLER, email: `kim-${n}@example.org` }));
/** Enough requests of one person for any load. */
const RATE = { RATE_SESSION_PER_MINUTE: "1000000" };
/** As many as there are callers; what they change before the fault must be there after it. */
const MINIMUM: Minimum = { count: 9, unit: "acknowledged changes" };
const READ = `{ companies { nodes { id } } }`;
const ELSEWHERE = `{ jobHunts { nodes { id } } }`;
const CHANGE = `mutation { createCompany(input: { name: "Refused" }) { logEntryId } }`;
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
const BACK_WITHIN_MS = 5_000;
const READY_WITHIN_MS = 2_500;
/** A lock is waited for three seconds, a connection of the full pool two and a half. */
const LOCKED_WITHIN_MS = 6_500;
/** A silent server is given up after ten seconds, and new connections to it after one and a half and two and a half. */
const SILENT_WITHIN_MS = 15_000;

/** Restarts the PostgreSQL server under load. */
export const restartPostgres: Proof = {
  promise: "The product survives restarts of PostgreSQL under load, and says DATABASE_UNAVAILABLE meanwhile.",
  rounds: 100,
  minimum: MINIMUM,
  async run(run) {
    const server = await startOwnServer();
    try {
      return await underLoad(server.url, run, (round) => {
        server.restart(round % 2 === 0 ? "immediate" : "fast");
        return Promise.resolve([]);
      });
    } finally {
      server.dispose();
    }
  },
};

/** Cuts every connection of the product under load. */
export const cutConnections: Proof = {
  promise: "The product survives cut connections under load, and says DATABASE_UNAVAILABLE meanwhile.",
  rounds: 100,
  minimum: MINIMUM,
  run: (run) => onDatabase((url, sql) => underLoad(url, run, () => sql(CUT).then(() => []))),
};

/** Turns the database read-only and back under load. */
export const readOnly: Proof = {
  promise: "While the database takes no changes it is read, changes are refused, and /readyz says so.",
  rounds: 20,
  minimum: MINIMUM,
  run: (run) =>
    onDatabase((url, sql) =>
      underLoad(url, run, async (_round, { client, ready }) => {
        const name = new URL(url).pathname.slice(1);
        await sql(`alter database ${name} set default_transaction_read_only = on`);
        await sql(CUT);
        const seen = [await settled(client, READ), await answerOf(client, CHANGE), (await ready()).status];
        await sql(`alter database ${name} reset default_transaction_read_only`);
        await sql(CUT);
        return seen.join(" ") === "OK DATABASE_UNAVAILABLE read-only"
          ? []
          : [`Read-only was seen as ${seen.join(", ")}.`];
      }),
    ),
};

/** Lets the network to the server fall silent. */
export const silentNetwork: Proof = {
  promise: "A server that answers nothing is given up in time, and /readyz says so within two seconds.",
  rounds: 10,
  minimum: MINIMUM,
  run: (run) =>
    onDatabase(async (url) => {
      const direct = new URL(url);
      const proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port || 5432) });
      direct.hostname = "127.0.0.1";
      direct.port = String(proxy.port);
      try {
        return await underLoad(direct.href, run, async (_round, { others, ready }) => {
          proxy.pause();
          const broken = await inTime(others, [READ, CHANGE, ELSEWHERE], SILENT_WITHIN_MS);
          const { status, ms } = await ready();
          proxy.resume();
          if (status !== "unavailable" || ms > READY_WITHIN_MS) broken.push(`/readyz said ${status} after ${ms} ms.`);
          return broken;
        });
      } finally {
        await proxy.close();
      }
    }),
};

/** Locks one table while more people ask for it than the pool has connections. */
export const lockedTable: Proof = {
  promise: "A locked table is given up within seconds, and /readyz answers as ever.",
  rounds: 10,
  minimum: MINIMUM,
  run: (run) =>
    onDatabase((url) =>
      underLoad(url, run, async (_round, { others, ready }) => {
        const holder = new pg.Client({ connectionString: url });
        await holder.connect();
        await holder.query("begin");
        await holder.query("lock table company in access exclusive mode");
        const requests = inTime(
          others,
          others.map(() => READ),
          LOCKED_WITHIN_MS,
        );
        const { status, ms } = await ready();
        const broken = await requests;
        await holder.end();
        if (status !== "ready" || ms > READY_WITHIN_MS) broken.push(`/readyz said ${status} after ${ms} ms.`);
        return broken;
      }),
    ),
};

interface Running {
  /** A person whose requests are not part of the load. */
  readonly client: Client;
  /** Those of the load. With a second request of each, they need more connections than the pool has. */
  readonly others: readonly Client[];
  /** What `/readyz` says, and after how many milliseconds. */
  readonly ready: () => Promise<{ readonly status: string; readonly ms: number }>;
}

type Fault = (round: number, running: Running) => Promise<readonly string[]>;

/** Causes the fault again and again while others make and read records, each time until a change is possible again. */
async function underLoad(url: string, { say, inTurn }: ProofRun, fault: Fault): Promise<ProofResult> {
  const product = await startProduct({ ...RATE, DATABASE_URL: url }, newDataDir());
  try {
    const client = await signUpAt(product.url, CALLER);
    const others: Client[] = [];
    for (const caller of OTHERS) others.push(await signUpAt(product.url, caller));
    const ready: Running["ready"] = async () => {
      const start = Date.now();
      const response = await fetch(`${product.url}/readyz`);
      const { status } = (await response.json()) as { status: string }; // what is served there
      return { status, ms: Date.now() - start };
    };
    await untilChanged(client); // the first request makes the person
    for (const other of others) await untilChanged(other);
    const load = startLoad(others);
    const broken: string[] = [];
    let [faults, longestBack] = [0, 0];
    for (const { number: round, untilMinimum } of inTurn(() => load.made.size)) {
      await untilMinimum();
      broken.push(...(await fault(round, { client, others, ready })));
      faults++;
      const back = await untilChanged(client);
      longestBack = Math.max(longestBack, back);
      if (back > BACK_WITHIN_MS) broken.push(`After round ${round} it took ${back} ms until a change was possible.`);
      say(`round ${round}: back after ${back} ms, ${[...load.answers].map((pair) => pair.join(" ")).join(", ")}`);
    }
    await load.stop();
    broken.push(...(await findBroken(load)));
    const code = await product.stop();
    if (code !== 0) broken.push(`The process ended with ${code}:\n${product.output().slice(-2000)}`);
    return {
      figures: {
        faults,
        ...Object.fromEntries([...load.answers].map(([answer, count]) => [`answered ${answer}`, count])),
        "acknowledged companies": load.made.size,
        "longest answer, ms": load.longestMs(),
        "longest until a change was possible, ms": longestBack,
      },
      broken,
    };
  } finally {
    await product.dispose();
  }
}

async function onDatabase<T>(work: (url: string, sql: (text: string) => Promise<void>) => Promise<T>): Promise<T> {
  const database = await createProofDatabase();
  const sql = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query("set default_transaction_read_only = off");
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  try {
    return await work(database.url, sql);
  } finally {
    await database.drop();
  }
}

/** A sentence for each request, made by one client after the other, that takes longer, or is answered otherwise than by success or DATABASE_UNAVAILABLE. */
async function inTime(clients: readonly Client[], queries: readonly string[], limitMs: number): Promise<string[]> {
  const answers = queries.map(async (query, n) => {
    const start = Date.now();
    const client = clients[n % clients.length];
    const code = client === undefined ? "NOBODY" : await answerOf(client, query);
    const ms = Date.now() - start;
    if (code !== "OK" && code !== "DATABASE_UNAVAILABLE") return [`A request was answered ${code}.`];
    return ms > limitMs ? [`A request was answered after ${ms} ms.`] : [];
  });
  return (await Promise.all(answers)).flat();
}

/** Asks until the connections that were cut are replaced, ten times at most. */
async function settled(client: Client, query: string): Promise<string> {
  let code = "";
  for (let attempt = 0; attempt < 10 && code !== "OK"; attempt++) code = await answerOf(client, query);
  return code;
}
