import { describe, expect, it } from "@jest/globals";
import { runProof } from "./run-proof.js";
import { slowMachine } from "./slow-machine.js";
import "../support/on-embedded-database.js";

describe("a server with a tenth of a processor", () => {
  it("reads an advert soon after its start", async () => {
    const { broken } = await runProof(slowMachine, { rounds: 1, say: () => undefined });

    expect(broken).toEqual([]);
  });
});
