import { parseArgs } from "node:util";
import { PROOFS } from "./proofs.js";

/** So many broken promises are printed. */
const PRINTED = 20;

// `npm run prove -- <what> [--rounds <number>]`: exits with 1 when a promise was not kept, with 2 when asked wrongly.
const USE = `Use: npm run prove -- <what> [--rounds <number>]\n${list()}`;

process.exit(await main());

async function main(): Promise<number> {
  const asked = readArguments();
  if (asked === null) {
    console.error(USE);
    return 2;
  }
  const { name, rounds } = asked;
  console.log(`${name}, ${rounds} ${rounds === 1 ? "round" : "rounds"}: ${PROOFS[name]?.promise ?? ""}`);
  const start = Date.now();
  const result = await PROOFS[name]?.run({ rounds, say: (line) => console.log(line) });
  const figures = { ...result?.figures, seconds: Math.round((Date.now() - start) / 1000) };
  for (const [figure, value] of Object.entries(figures)) console.log(`${figure.padEnd(48)} ${value}`);
  const broken = result?.broken ?? [];
  for (const sentence of broken.slice(0, PRINTED)) console.error(`NOT KEPT: ${sentence}`);
  if (broken.length > PRINTED) console.error(`NOT KEPT: and ${broken.length - PRINTED} more.`);
  console.log(result?.broken.length === 0 ? "The promise was kept." : "The promise was not kept.");
  return result?.broken.length === 0 ? 0 : 1;
}

function readArguments(): { name: string; rounds: number } | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string" } } });
    const [name = "", ...others] = positionals;
    const proof = PROOFS[name];
    const rounds = Number(values.rounds ?? proof?.rounds);
    return proof !== undefined && others.length === 0 && Number.isInteger(rounds) && rounds > 0
      ? { name, rounds }
      : null;
  } catch {
    return null;
  }
}

function list(): string {
  return Object.entries(PROOFS)
    .map(([name, { promise, rounds }]) => `  ${name.padEnd(20)} ${promise} (${rounds} rounds unless said)`)
    .join("\n");
}
