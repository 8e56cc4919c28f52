import { describe, expect, it } from "@jest/globals";
import type { Proof } from "./proof.js";
import { runProof } from "./run-proof.js";
import { stopBehindProxy, stopEmbedded, stopPostgres } from "./stop.js";

// eslint forbids process.env to the product; the database under test is the test runner's choice.
const isEmbedded = process.env["TEST_DATABASE_URL"] === undefined;

describe("the product, stopped while it is busy", () => {
  const proofs: [string, Proof][] = isEmbedded
    ? [["by itself", stopEmbedded]]
    : [
        ["by itself", stopPostgres],
        ["behind a proxy", stopBehindProxy],
      ];

  it.each(proofs)("answers whatever reached it, %s", async (_where, proof) => {
    const { broken } = await runProof(proof, { rounds: 1, say: () => undefined });

    expect(broken).toEqual([]);
  });
});
