import { describe, expect, it } from "@jest/globals";
import type { Proof, ProofRun } from "./proof.js";
import { proveByName } from "./prove-by-name.js";
import { runProof, type Time } from "./run-proof.js";

const MINIMUM = { count: 5, unit: "acknowledged changes" } as const;
const QUIET = { say: () => undefined };

/** A proof that finds nothing lost, and does this in its rounds. */
function proofThat(act: (run: ProofRun) => Promise<void>): Proof {
  return {
    promise: "Nothing is lost.",
    rounds: 3,
    minimum: MINIMUM,
    run: async (run) => {
      await act(run);
      return { figures: {}, broken: [] };
    },
  };
}

/** A proof whose rounds add so many changes, without waiting for more. */
function proofThatAdds(...counts: readonly number[]): Proof {
  let total = 0;
  return proofThat(({ inTurn }) => {
    for (const { number } of inTurn(() => total)) total += counts[number - 1] ?? 0;
    return Promise.resolve();
  });
}

/** A proof with a load that adds a change in so many milliseconds, and the moments of its faults. */
function proofUnderLoad(msEach: number, time: Time): { readonly proof: Proof; readonly faults: readonly number[] } {
  const faults: number[] = [];
  const proof = proofThat(async ({ inTurn }) => {
    for (const { untilMinimum } of inTurn(() => Math.floor(time.now() / msEach))) {
      await untilMinimum();
      faults.push(time.now());
    }
  });
  return { proof, faults };
}

/** Time that passes only while somebody waits. */
function fakeTime(): Time {
  let now = 0;
  return { now: () => now, pause: (ms) => Promise.resolve(void (now += ms)) };
}

/** What the command says about a proof, and its exit code. */
async function prove(proof: Proof): Promise<{ readonly code: number; readonly said: readonly string[] }> {
  const said: string[] = [];
  const print = (line: string): void => void said.push(line);
  const code = await proveByName(["fake", "--rounds", "3"], { fake: proof }, { log: print, error: print });
  return { code, said };
}

describe("a proof", () => {
  it("is not kept by rounds that add nothing, each of which is named", async () => {
    const proof = proofThatAdds(0, 0, 0);

    const { code, said } = await prove(proof);

    expect(code).toBe(1);
    expect(said.slice(-4)).toEqual([
      "NOT KEPT: Round 1 added 0 of the minimum of 5 acknowledged changes.",
      "NOT KEPT: Round 2 added 0 of the minimum of 5 acknowledged changes.",
      "NOT KEPT: Round 3 added 0 of the minimum of 5 acknowledged changes.",
      "The promise was not kept.",
    ]);
  });

  it("is kept by rounds that add exactly the minimum", async () => {
    const proof = proofThatAdds(5, 5, 5);

    const { code, said } = await prove(proof);

    expect(code).toBe(0);
    expect(said.at(-1)).toBe("The promise was kept.");
  });

  it("is not kept by a round that adds one less, whatever the others add", async () => {
    const proof = proofThatAdds(100, 4, 100);

    const { code, said } = await prove(proof);

    expect(code).toBe(1);
    expect(said.filter((line) => line.startsWith("NOT KEPT"))).toEqual([
      "NOT KEPT: Round 2 added 4 of the minimum of 5 acknowledged changes.",
    ]);
  });

  it("waits with its fault until a slow load has added the minimum", async () => {
    const time = fakeTime();
    const { proof, faults } = proofUnderLoad(40_000, time);

    const { broken } = await runProof(proof, { rounds: 2, ...QUIET }, time);

    expect(broken).toEqual([]);
    expect(faults).toEqual([200_000, 400_000]);
  });

  it("ends with the first round that has waited five minutes in vain", async () => {
    const time = fakeTime();
    const { proof, faults } = proofUnderLoad(Infinity, time);

    const { broken } = await runProof(proof, { rounds: 3, ...QUIET }, time);

    expect(faults).toEqual([300_000]);
    expect(broken).toEqual(["Round 1 added 0 of the minimum of 5 acknowledged changes.", "1 of 3 rounds were run."]);
  });

  it("makes the changes itself where there is no load", async () => {
    let total = 0;
    const write = (): Promise<void> => Promise.resolve(void total++);
    const proof = proofThat(async ({ inTurn }) => {
      for (const { untilMinimum } of inTurn(() => total)) await untilMinimum(write);
    });

    const { broken } = await runProof(proof, { rounds: 2, ...QUIET }, fakeTime());

    expect(broken).toEqual([]);
    expect(total).toBe(10);
  });

  it("is not kept when it begins no rounds", async () => {
    const proof = proofThat(() => Promise.resolve());

    const { broken } = await runProof(proof, { rounds: 3, ...QUIET });

    expect(broken).toEqual(["0 of 3 rounds were run."]);
  });
});
