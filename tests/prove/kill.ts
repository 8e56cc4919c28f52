import { setTimeout as sleep } from "node:timers/promises";
import { signInAt, signUpAt } from "../support/product-client.js";
import { freePort } from "../support/machine.js";
import { newDataDir, startProduct, type Product } from "../support/product.js";
import { findLost } from "./check-journal.js";
import { createProofDatabase } from "./proof-database.js";
import { countAcknowledged, startJournal, writeUntilCut } from "./mixed-writes.js";
import type { Minimum, Proof, ProofResult, ProofRun } from "./proof.js";

const WRITER = { name: "Kim Writer", email: "kim@example.org", password: "a long enough password" };
/** The kill comes at a random moment within this time after the minimum was acknowledged. */
const KILL_WITHIN_MS = 1_500;
const MINIMUM: Minimum = { count: 20, unit: "acknowledged changes" };

/** Kills the product on the embedded database with SIGKILL while it writes. */
export const killEmbedded: Proof = {
  promise: "Nothing acknowledged is lost or torn when the process is killed on the embedded database.",
  rounds: 100,
  minimum: MINIMUM,
  run: (run) => killWhileWriting({}, run),
};

/** Kills the product on a PostgreSQL server with SIGKILL while it writes. */
export const killPostgres: Proof = {
  promise: "Nothing acknowledged is lost or torn when the process is killed on a PostgreSQL server.",
  rounds: 100,
  minimum: MINIMUM,
  async run(run) {
    const database = await createProofDatabase();
    try {
      return await killWhileWriting({ DATABASE_URL: database.url }, run);
    } finally {
      await database.drop();
    }
  },
};

async function killWhileWriting(database: Record<string, string>, { say, inTurn }: ProofRun): Promise<ProofResult> {
  const dataDir = newDataDir();
  const variables = { ...database, PORT: String(await freePort()) };
  let product: Product = await startProduct(variables, dataDir);
  const journal = await startJournal(await signUpAt(product.url, WRITER));
  const starts: number[] = [];
  try {
    for (const round of inTurn(() => countAcknowledged(journal))) {
      const writers = writeUntilCut(await signInAt(product.url, WRITER), journal);
      await round.untilMinimum();
      await sleep(Math.random() * KILL_WITHIN_MS);
      await product.stop("SIGKILL");
      await writers;
      const start = Date.now();
      product = await startProduct(variables, dataDir);
      starts.push(Date.now() - start);
      say(`kill ${round.number}: ${countAcknowledged(journal)} acknowledged, open again in ${starts.at(-1)} ms`);
    }
    const broken = await findLost(await signInAt(product.url, WRITER), journal);
    const sorted = starts.toSorted((a, b) => a - b);
    return {
      figures: {
        kills: starts.length,
        acknowledged: countAcknowledged(journal),
        "lost or torn": broken.length,
        "median start after a kill, ms": sorted[Math.floor(sorted.length / 2)] ?? 0,
        "longest start after a kill, ms": sorted.at(-1) ?? 0,
      },
      broken,
    };
  } finally {
    await product.dispose();
  }
}
