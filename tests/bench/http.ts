import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { runCleanups } from "../support/cleanups.js";

const HUNTS = 100;
const LINES = 1_000;
const WARM_UP = 40;
const ROUNDS = 5;
const REQUESTS = 60;

/** One kind of request: the application's, and the floor under it, a bare server with the same statement. */
interface Workload {
  readonly name: string;
  readonly send: (n: number) => Promise<Response>;
  readonly floor: (n: number) => Promise<unknown>;
}

/** Measures requests over HTTP against a bare server that runs the same SQL: `node dist/tests/bench/http.js`. */
export async function benchHttp(): Promise<string> {
  const app = await startTestApp();
  const me = await app.signIn();
  await seed(app, me);
  const workloads = workloadsOf(app, me);
  const bare = await startBare(workloads);
  const lines = [row("request", "median ms", "p95 ms", "cpu ms", "floor cpu ms", "cpu ratio", "KB")];
  try {
    for (const workload of workloads) {
      const { port } = bare.address() as AddressInfo; // a TCP server's address is an object
      const sendFloor = (n: number): Promise<Response> =>
        fetch(`http://127.0.0.1:${port}/${encodeURIComponent(workload.name)}?${n}`);
      await measure(workload.send, WARM_UP);
      await measure(sendFloor, WARM_UP);
      const [own, floor]: [Figures[], Figures[]] = [[], []];
      // In turns, so that whatever else the machine does weighs on both alike.
      for (let round = 0; round < ROUNDS; round++) {
        own.push(await measure(workload.send, REQUESTS));
        floor.push(await measure(sendFloor, REQUESTS));
      }
      const [mine, least] = [medianOf(own), medianOf(floor)];
      lines.push(
        row(
          workload.name,
          fixed(mine.median),
          fixed(mine.p95),
          fixed(mine.cpu),
          fixed(least.cpu),
          fixed(mine.cpu / least.cpu),
          fixed(mine.bytes / 1024),
        ),
      );
    }
  } finally {
    bare.close();
    bare.closeAllConnections();
    await app.close();
    await runCleanups();
  }
  return lines.join("\n");
}

function workloadsOf({ test: { database } }: TestApp, me: Client): readonly Workload[] {
  const graphql = (query: string, variables: object = {}): Promise<Response> =>
    me.send("/graphql", { method: "POST", body: JSON.stringify({ query, variables }) });
  const hunts = `select h.*, (select json_agg(json_build_array(s.number, s.status)) from job_hunt_step s
    where s.owner_id = h.owner_id and s.job_hunt_id = h.id) as steps from job_hunt h where h.owner_id = $1 order by h.id desc limit 101`;
  const log = `select id, date, entry from log_entry where owner_id = $1 and entry ilike $2 order by date desc, id desc limit 51`;
  const owner = me.person.id;
  return [
    {
      name: "viewer",
      send: () => graphql("{ viewer { guid name } }"),
      floor: () => Promise.resolve({ guid: owner }),
    },
    {
      name: `${HUNTS} hunts`,
      send: () =>
        graphql(
          "{ jobHunts(first: 100) { nodes { id name status currentPhase phases { name status steps { number name status } } } } }",
        ),
      floor: () => database.query(hunts, [owner]),
    },
    {
      name: `${HUNTS} hunts, REST`,
      send: () => me.send("/api/jobhunt/getall"),
      floor: () => database.query(hunts, [owner]),
    },
    {
      name: `50 of ${LINES} log entries`,
      send: () =>
        graphql(`
          {
            logEntries(first: 50, filter: "line 5") {
              nodes {
                id
                date
                entry
              }
            }
          }
        `),
      floor: () => database.query(log, [owner, "%line 5%"]),
    },
    {
      name: "a line into the log",
      send: (n) =>
        graphql(
          `
            mutation ($event: String!) {
              addLogEntry(input: { event: $event }) {
                id
              }
            }
          `,
          { event: `Bench ${n}` },
        ),
      floor: (n) =>
        database.query(
          `insert into log_entry (owner_id, id, date, action, entry) values ($1, gen_random_uuid(), now(), 'note', $2)`,
          [owner, `Bench ${n}`],
        ),
    },
  ];
}

async function seed({ test: { database } }: TestApp, me: Client): Promise<void> {
  const owner = me.person.id;
  await database.query(
    `insert into job_hunt (owner_id, id, name, status, current_phase, started_phase, note_guid)
     select $1, gen_random_uuid(), 'Hunt ' || n, 'ACTIVE', 'PREPARING', 'PREPARING', gen_random_uuid() from generate_series(1, $2::integer) as n`,
    [owner, HUNTS],
  );
  await database.query(
    `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at)
     select owner_id, id, step, 'DONE', now() from job_hunt, generate_series(1, 12) as step where owner_id = $1`,
    [owner],
  );
  await database.query(
    `insert into log_entry (owner_id, id, date, action, entry)
     select $1, gen_random_uuid(), now() - n * interval '1 minute', 'note', 'Line ' || n from generate_series(1, $2::integer) as n`,
    [owner, LINES],
  );
}

async function startBare(workloads: readonly Workload[]): Promise<Server> {
  const server = createServer((request, response) => {
    const [path = "", n = ""] = decodeURIComponent(request.url ?? "")
      .slice(1)
      .split("?");
    const workload = workloads.find(({ name }) => name === path);
    void workload
      ?.floor(Number(n))
      .then((value) => response.setHeader("content-type", "application/json").end(JSON.stringify(value)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

interface Figures {
  readonly median: number;
  readonly p95: number;
  readonly cpu: number;
  readonly bytes: number;
}

/** One after the other, client and server in this process: the client's share of the CPU is the same on both sides. */
async function measure(send: (n: number) => Promise<Response>, count: number): Promise<Figures> {
  const times: number[] = [];
  let bytes = 0;
  const before = process.cpuUsage();
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    const response = await send(n);
    bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`The request failed: ${response.status}`);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  return { median: at(times, 0.5), p95: at(times, 0.95), cpu: (user + system) / 1_000 / count, bytes };
}

function medianOf(figures: readonly Figures[]): Figures {
  const middle = (of: (figure: Figures) => number): number =>
    at(
      figures.map(of).sort((a, b) => a - b),
      0.5,
    );
  return {
    median: middle(({ median }) => median),
    p95: middle(({ p95 }) => p95),
    cpu: middle(({ cpu }) => cpu),
    bytes: middle(({ bytes }) => bytes),
  };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function fixed(value: number): string {
  return value.toFixed(2);
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(14)).join("");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.stdout.write(`${await benchHttp()}\n`);
}
