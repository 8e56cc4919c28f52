import { readProcessorMs } from "../../gateway/platform/proc-stat.js";
import type { Client } from "../support/client.js";
import { freePort } from "../support/machine.js";
import { signUpAt } from "../support/product-client.js";
import { newDataDir, startProduct, type Product } from "../support/product.js";
import type { Proof, ProofResult, ProofRun } from "./proof.js";

const READER = { name: "Sam Slow", email: "slow@example.org", password: "a long enough password" };
const SHARE = 0.1;
const LOOK_MS = 5;
/** As often as a patient person presses again. */
const PRESSES_MAX = 8;
const EXTRACT = `mutation ($text: String!) { extractJobDetails(input: { text: $text }) { fields { field value } } }`;
const ADVERT = `Gardener (f/m/d)
Company: Quayside Nurseries Ltd
Location: Harbourtown
Salary: £28,000 - £31,000 a year
Apply by: 15 January 2099

Your tasks
- Care for 4,000 plants
- Advise customers
`;

interface Tally {
  read: number;
  busy: number;
  /** Until the first advert of each round was read. */
  readonly seconds: number[];
  /** Of a processor, that the product had in each round. */
  readonly shares: number[];
  readonly broken: string[];
}

/** Captures an advert with a product that has just been started on a machine with very little processor time. */
export const slowMachine: Proof = {
  promise: "An advert is read by a new server that gets a tenth of a processor; what is not read yet is told as busy.",
  rounds: 10,
  minimum: { count: 1, unit: "answered requests" },
  run: readSlowly,
};

async function readSlowly({ say, inTurn }: ProofRun): Promise<ProofResult> {
  const dataDir = newDataDir();
  const variables = { PORT: String(await freePort()) };
  let product = await startProduct(variables, dataDir);
  const client = await signUpAt(product.url, READER);
  const tally: Tally = { read: 0, busy: 0, broken: [], seconds: [], shares: [] };
  try {
    for (const round of inTurn(() => tally.read)) {
      await product.stop();
      product = await startProduct(variables, dataDir);
      const slowed = slowDown(product);
      const start = performance.now();
      const outcomes = await pressUntilRead(client);
      tally.busy += outcomes.filter((outcome) => outcome === "SERVER_BUSY").length;
      if (outcomes.at(-1) === "read") tally.read++;
      else tally.broken.push(`Round ${round.number} ended unread: ${outcomes.join(", ")}.`);
      tally.shares.push(slowed.end());
      tally.seconds.push(Math.round((performance.now() - start) / 1_000));
      say(`round ${round.number}: read after ${tally.seconds.at(-1)} s: ${outcomes.join(", ")}`);
    }
  } finally {
    await product.dispose();
  }
  return {
    figures: {
      read: tally.read,
      "told as busy": tally.busy,
      "longest time to the first advert, s": Math.max(...tally.seconds),
      "largest share of a processor": Math.max(...tally.shares).toFixed(2),
    },
    broken: tally.broken,
  };
}

/** Sends the advert again as long as the server says that it is busy; returns the outcome of each time. */
async function pressUntilRead(client: Client): Promise<readonly string[]> {
  const outcomes = [await press(client)];
  while (outcomes.at(-1) === "SERVER_BUSY" && outcomes.length < PRESSES_MAX) outcomes.push(await press(client));
  return outcomes;
}

/** Sends the advert; returns `read`, or the code of what came instead. */
async function press(client: Client): Promise<string> {
  const { data, errors } = await client.graphql<{ extractJobDetails: { fields: readonly object[] } }>(EXTRACT, {
    text: ADVERT,
  });
  const code = errors?.[0]?.extensions?.code;
  return code ?? ((data?.extractJobDetails.fields.length ?? 0) > 3 ? "read" : "an advert without its fields");
}

/**
 * Stops the process of a product whenever it has had more than its share of a processor, and continues it when it has
 * had less; `end` lets it run, and returns the share that it had.
 */
function slowDown(product: Product): { end(): number } {
  const used = (): number => readProcessorMs(`/proc/${product.pid}/stat`) ?? 0;
  const [start, usedBefore] = [performance.now(), used()];
  const share = (): number => (used() - usedBefore) / (performance.now() - start);
  const look = setInterval(() => product.signal(share() > SHARE ? "SIGSTOP" : "SIGCONT"), LOOK_MS);
  return {
    end: () => {
      clearInterval(look);
      product.signal("SIGCONT");
      return share();
    },
  };
}
