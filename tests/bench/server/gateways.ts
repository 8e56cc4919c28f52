import { setImmediate as nextTurn } from "node:timers/promises";
import { Client, type OpenStream } from "../../support/client.js";
import { announcedChange } from "../../support/plan.js";
import { startChild, type Child } from "./child.js";
import { median } from "./figures.js";
import { send, type Bench } from "./measure.js";
import type { BenchPerson } from "./people.js";
import type { BenchServer } from "./servers.js";
import { workloadsNamed, type Workload } from "./workloads.js";

const CHANGES = "subscription { changes { logEntryId } }";
const CHANGE = `mutation { addLogEntry(input: { event: "Measured" }) { id } }`;
const HEARD = 100;

/** How long changes took to reach a stream of another gateway, in milliseconds. */
interface Latency {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

/**
 * Measures several gateways on one database: how many changes one of them makes in a second, and all of them together, and how
 * long a change that one has answered takes to a stream of another, while nothing else happens and while all are changing.
 */
export async function measureGateways(bench: Bench, say: (line: string) => void): Promise<void> {
  const { gateways, people, rounds, seconds, warmUpRounds } = bench;
  const [first, last] = [gateways[0], gateways.at(-1)];
  const [step] = workloadsNamed(["step"]);
  const [person] = people;
  if (first === undefined || last === undefined || step === undefined || person === undefined)
    throw new Error("Nothing can be measured: there is no gateway, no workload or nobody.");
  // Each changes the hunts of other people.
  const loads = await Promise.all(
    gateways.map((_, n) => startLoad(people.filter((__, at) => at % gateways.length === n))),
  );
  try {
    const ms = seconds * 1_000;
    for (const [n, gateway] of gateways.entries())
      await send({ load: loadAt(loads, n) }, gateway, step, warmUpRounds * ms);
    const [alone, together]: [number[], number[]] = [[], []];
    for (let n = 0; n < rounds; n++) {
      alone.push(await rateOf([first], loads, step, ms));
      together.push(await rateOf(gateways, loads, step, ms));
    }
    const [one, all] = [median(alone), median(together)];
    say(
      `changes a second: ${one.toFixed(0)} by one gateway, ${all.toFixed(0)} by ${gateways.length}, ${(all / one).toFixed(2)} times as many`,
    );
    const stream = await new Client(last.url, person.token, null).listen(CHANGES);
    const changer = new Client(first.url, person.token, null);
    say(lineOf("a quiet database", await latencyOf(changer, stream, () => true)));
    let isBusy = true;
    const load = rateOf(gateways, loads, step, rounds * ms).finally(() => (isBusy = false));
    say(lineOf("all gateways changing", await latencyOf(changer, stream, () => isBusy)));
    stream.stop();
    await load;
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
  }
}

async function startLoad(people: readonly BenchPerson[]): Promise<Child> {
  const load = startChild("load-process.js");
  await load.ask({ people });
  return load;
}

function loadAt(loads: readonly Child[], n: number): Child {
  const load = loads[n];
  if (load === undefined) throw new Error("Each gateway has a load of its own.");
  return load;
}

/** Returns how many requests all of the gateways together answer in a second. */
async function rateOf(
  gateways: readonly BenchServer[],
  loads: readonly Child[],
  workload: Workload,
  ms: number,
): Promise<number> {
  const sent = await Promise.all(gateways.map((gateway, n) => send({ load: loadAt(loads, n) }, gateway, workload, ms)));
  return sent.reduce((sum, { count, ms: took }) => sum + (count / took) * 1_000, 0);
}

/** Makes changes one after the other while it may, and waits for the message of each. */
async function latencyOf(changer: Client, stream: OpenStream, mayGoOn: () => boolean): Promise<Latency> {
  const times: number[] = [];
  while (times.length < HEARD && mayGoOn()) {
    const { addLogEntry } = await changer.query<{ addLogEntry: { id: string } }>(CHANGE);
    const answeredAt = performance.now();
    if ((await announcedChange(stream, addLogEntry.id)) === undefined)
      throw new Error("The stream ended before it told of the change.");
    times.push(performance.now() - answeredAt);
    await nextTurn();
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? NaN;
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}

function lineOf(when: string, { median: usual, p95, longest }: Latency): string {
  return `from the answer of a change to its message at another gateway, ${when}, ms: median ${usual.toFixed(1)}, p95 ${p95.toFixed(1)}, longest ${longest.toFixed(1)}`;
}
