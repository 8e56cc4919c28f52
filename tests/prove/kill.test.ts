import { describe, expect, it } from "@jest/globals";
import { killEmbedded, killPostgres } from "./kill.js";
import { runProof } from "./run-proof.js";

// eslint forbids process.env to the product; the database under test is the test runner's choice.
const proof = process.env["TEST_DATABASE_URL"] === undefined ? killEmbedded : killPostgres;

describe("the product, killed while it writes", () => {
  it("has everything that was acknowledged once it is open again", async () => {
    const { broken } = await runProof(proof, { rounds: 1, say: () => undefined });

    expect(broken).toEqual([]);
  });
});
