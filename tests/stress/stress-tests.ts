import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { readRound, summary, type Red, type Report } from "./rounds.js";

const FOLDER = "tests/artefacts/stress";
/** Ends with this program, however that ends: otherwise it would keep a processor for good. */
const BUSY = `const parent = process.ppid; while (process.ppid === parent) for (let n = 0; n < 1e8; n++);`;

/**
 * `npm run stress-tests -- --rounds N --load L`: runs the browser tests N times beside L busy loops, and names each that
 * was not green every time. Words behind two more dashes go to Playwright: the files to run.
 */
async function stressTests(): Promise<number> {
  const { rounds, load, words } = readArguments();
  rmSync(FOLDER, { recursive: true, force: true });
  const loops = Array.from({ length: load }, startLoop);
  const reds: Red[] = [];
  let count = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      const started = performance.now();
      const read = readRound(round, await runRound(round, words));
      reds.push(...read.reds);
      count = Math.max(count, read.count);
      const seconds = Math.round((performance.now() - started) / 1000);
      write(`Round ${round}: ${read.count} tests in ${seconds} s, ${read.reds.length} not green.`);
    }
  } finally {
    for (const loop of loops) loop.kill("SIGKILL");
  }
  for (const line of summary(rounds, count, reds)) write(line);
  return reds.length === 0 && count > 0 ? 0 : 1;
}

function readArguments(): { readonly rounds: number; readonly load: number; readonly words: readonly string[] } {
  const options = { rounds: { type: "string", default: "5" }, load: { type: "string", default: "6" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  return { rounds: whole("--rounds", values.rounds, 1), load: whole("--load", values.load, 0), words: positionals };
}

function whole(option: string, value: string, least: number): number {
  if (/^\d+$/.test(value) && Number(value) >= least) return Number(value);
  throw new Error(`${option} is a whole number from ${least} on, and not ${JSON.stringify(value)}.`);
}

/** In a process session of its own: Linux divides the processors among sessions, and the tests would not be starved. */
function startLoop(): ChildProcess {
  return spawn(process.execPath, ["--eval", BUSY], { detached: true, stdio: "ignore" });
}

async function runRound(round: number, words: readonly string[]): Promise<Report> {
  const folder = `${FOLDER}/round-${round}`;
  const report = `${FOLDER}/round-${round}.json`;
  const child = spawn("npm", ["run", "--silent", "journeys", "--", ...words], {
    stdio: "inherit",
    env: { ...process.env, BROWSER_ARTEFACTS: folder, BROWSER_REPORT: report },
  });
  await once(child, "exit");
  if (!existsSync(report)) throw new Error(`Round ${round} ended before any test ran; the lines above say why.`);
  return JSON.parse(readFileSync(report, "utf8")) as Report; // Playwright's own
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  process.exitCode = await stressTests();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
