import { setTimeout as sleep } from "node:timers/promises";
import type { Minimum, Proof, ProofOptions, ProofResult, Round } from "./proof.js";

/** Far beyond what a busy machine needs for any minimum, and less than a test may take. */
const WAIT_MAX_MS = 300_000;
const LOOK_EVERY_MS = 20;

/** The passing of time, which tests replace. */
export interface Time {
  /** Milliseconds since any moment. */
  now(): number;
  pause(ms: number): Promise<void>;
}

const MACHINE_TIME: Time = { now: () => performance.now(), pause: (ms) => sleep(ms) };

/** Runs a proof; a round that added less than its minimum or was not run is a broken promise like those it found. */
export async function runProof(proof: Proof, { rounds, say }: ProofOptions, time = MACHINE_TIME): Promise<ProofResult> {
  const { minimum } = proof;
  const added: number[] = [];
  const { figures, broken } = await proof.run({
    say,
    inTurn: (total) => beginInTurn(rounds, minimum, total, added, time),
  });
  const fewest = added.toSorted((a, b) => a - b)[0] ?? 0;
  return {
    figures: { ...figures, [`fewest ${minimum.unit} in a round`]: `${fewest} (minimum ${minimum.count})` },
    // First the rounds that prove nothing: of many sentences only some are printed.
    broken: [
      ...added.flatMap((count, index) => describeShortage(index + 1, count, minimum)),
      ...(added.length < rounds ? [`${added.length} of ${rounds} rounds were run.`] : []),
      ...broken,
    ],
  };
}

function describeShortage(round: number, added: number, { count, unit }: Minimum): string[] {
  return added < count ? [`Round ${round} added ${added} of the minimum of ${count} ${unit}.`] : [];
}

/** Yields the rounds, and appends to `added` what each has added: when it ends, or when it has waited in vain. */
function* beginInTurn(
  rounds: number,
  { count }: Minimum,
  total: () => number,
  added: number[],
  time: Time,
): Generator<Round> {
  for (let number = 1; number <= rounds; number++) {
    const before = total();
    let inVain: number | null = null;
    const untilMinimum: Round["untilMinimum"] = async (work) => {
      const start = time.now();
      while (total() - before < count) {
        if (time.now() - start >= WAIT_MAX_MS) {
          inVain = total() - before;
          return;
        }
        await work?.();
        await time.pause(LOOK_EVERY_MS);
      }
    };
    yield { number, untilMinimum };
    added.push(inVain ?? total() - before);
    // The next would wait as long.
    if (inVain !== null) return;
  }
}
