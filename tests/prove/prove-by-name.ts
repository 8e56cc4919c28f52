import { parseArgs } from "node:util";
import type { Proof } from "./proof.js";
import { runProof } from "./run-proof.js";

/** So many broken promises are printed. */
const PRINTED = 20;

type Proofs = Readonly<Record<string, Proof>>;

/**
 * Runs the proof that the words of a command name, prints what it found, and returns the exit code: 1 when a promise was
 * not kept, 2 when the words name no proof.
 */
export async function proveByName(
  words: readonly string[],
  proofs: Proofs,
  terminal: Pick<Console, "log" | "error">,
): Promise<number> {
  const asked = readWords(words, proofs);
  if (asked === null) {
    terminal.error(`Use: npm run prove -- <what> [--rounds <number>]\n${list(proofs)}`);
    return 2;
  }
  const { name, proof, rounds } = asked;
  terminal.log(`${name}, ${rounds} ${rounds === 1 ? "round" : "rounds"}: ${proof.promise}`);
  const start = Date.now();
  const { figures, broken } = await runProof(proof, { rounds, say: (line) => terminal.log(line) });
  const seconds = Math.round((Date.now() - start) / 1000);
  for (const [figure, value] of Object.entries({ ...figures, seconds })) terminal.log(`${figure.padEnd(48)} ${value}`);
  for (const sentence of broken.slice(0, PRINTED)) terminal.error(`NOT KEPT: ${sentence}`);
  if (broken.length > PRINTED) terminal.error(`NOT KEPT: and ${broken.length - PRINTED} more.`);
  terminal.log(broken.length === 0 ? "The promise was kept." : "The promise was not kept.");
  return broken.length === 0 ? 0 : 1;
}

function readWords(words: readonly string[], proofs: Proofs): { name: string; proof: Proof; rounds: number } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { rounds: { type: "string" } },
    });
    const [name = "", ...others] = positionals;
    const proof = proofs[name];
    const rounds = Number(values.rounds ?? proof?.rounds);
    return proof !== undefined && others.length === 0 && Number.isInteger(rounds) && rounds > 0
      ? { name, proof, rounds }
      : null;
  } catch {
    return null;
  }
}

function list(proofs: Proofs): string {
  return Object.entries(proofs)
    .map(([name, { promise, rounds }]) => `  ${name.padEnd(20)} ${promise} (${rounds} rounds unless said)`)
    .join("\n");
}
