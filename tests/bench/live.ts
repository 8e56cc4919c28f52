import { pathToFileURL } from "node:url";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client, OpenStream } from "../support/client.js";
import { runCleanups } from "../support/cleanups.js";

const CHANGES = "subscription { changes { operation kind id version logEntryId origin } }";
const ROUNDS = 100;
const PEOPLE = 20;
const STREAMS_EACH = 10;

/** Measures live updates: `node --expose-gc dist/tests/bench/live.js`. */
export async function benchLive(): Promise<string> {
  const app = await startTestApp();
  try {
    return [await delay(app), await memory(app)].join("\n");
  } finally {
    await app.close();
    await runCleanups();
  }
}

/** From the answer of a mutation, which is sent once it is committed, to the message in a second client. */
async function delay(app: TestApp): Promise<string> {
  const me = await app.signIn();
  const stream = await me.listen(CHANGES);
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const heard = stream.next().then(() => performance.now());
    await touch(me);
    const committed = performance.now();
    times.push((await heard) - committed);
  }
  stream.stop();
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
  return `from the answer of a change to its message elsewhere, ms: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(0.999)}`;
}

/** What idle streams keep, both ends of them in this very process. */
async function memory(app: TestApp): Promise<string> {
  const people: Client[] = [];
  while (people.length < PEOPLE) people.push(await app.signIn());
  const before = used();
  const streams: OpenStream[] = [];
  for (const client of people) {
    for (let n = 0; n < STREAMS_EACH; n++) streams.push(await client.listen(CHANGES));
  }
  const each = (used() - before) / streams.length / 1024;
  const beganAt = performance.now();
  await Promise.all(people.map(touch));
  await Promise.all(streams.map((stream) => stream.next()));
  const took = performance.now() - beganAt;
  for (const stream of streams) stream.stop();
  return `${streams.length} streams: ${each.toFixed(0)} KiB each, server and client; ${PEOPLE} changes told to all of them in ${took.toFixed(0)} ms`;
}

async function touch(client: Client): Promise<unknown> {
  return client.query(`mutation { addLogEntry(input: { event: "Measured" }) { id } }`);
}

function used(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.log(await benchLive());
