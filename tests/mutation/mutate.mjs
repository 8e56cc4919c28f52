// @ts-check

// `npm run mutate [-- <words>]`: plants one fault after the other into a copy of the built product and runs the tests that
// must fail by it. With words, only the faults whose rule holds one of them. Exits with 1 when a fault is not noticed.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, transpile } from "../support/transpile.mjs";
import { MUTATIONS } from "./mutations.mjs";

/** @typedef {import("./mutations.mjs").Mutation} Mutation */

const NOT_COPIED = new Set([".git", "node_modules", "data"]);
const JEST = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];

process.chdir(ROOT);
if (!existsSync("dist/gateway")) fail("Nothing is built yet: npm run build");
const words = process.argv.slice(2);
const chosen = MUTATIONS.filter(({ rule }) => words.length === 0 || words.some((word) => rule.includes(word)));
if (chosen.length === 0) fail(`No rule holds ${words.join(" or ")}.`);
const misplaced = chosen.filter(({ file, find }) => readFileSync(file, "utf8").split(find).length !== 2);
if (misplaced.length > 0)
  fail(misplaced.map(({ file, find }) => `This does not stand exactly once in ${file}: ${find}`).join("\n"));

const folder = copyProject();
const survivors = [];
try {
  const failing = [...new Map(chosen.map((mutation) => [testsOf(mutation), mutation])).values()].filter(fails);
  if (failing.length > 0) fail(`These fail without any fault: ${failing.map(testsOf).join(", ")}`);
  for (const mutation of chosen) {
    const isNoticed = failsWith(mutation);
    if (!isNoticed) survivors.push(mutation);
    process.stdout.write(
      `${isNoticed ? "noticed " : "SURVIVED"} ${mutation.rule} (${mutation.file}: ${mutation.find})\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.stdout.write(`${chosen.length} faults, ${survivors.length} not noticed\n`);
process.exit(survivors.length === 0 ? 0 : 1);

/** @returns {string} a copy that faults can be planted into, whatever becomes of this process */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), "job-hunt-tracker-mutated-"));
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.has(name)) cpSync(name, join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** @type {(mutation: Mutation) => boolean} */
function failsWith(mutation) {
  const { file, find, replace, project } = mutation;
  const text = readFileSync(file, "utf8").replace(find, () => replace);
  // The tests of the client read its sources, those of the server what was compiled.
  const planted = project === "web" ? file : join("dist", file.replace(/\.ts$/, ".js"));
  const whole = readFileSync(planted, "utf8");
  writeFileSync(join(folder, planted), project === "web" ? text : transpile(file, text, "tsconfig.json").code);
  try {
    return fails(mutation);
  } finally {
    writeFileSync(join(folder, planted), whole);
  }
}

/** @type {(mutation: Mutation) => boolean} */
function fails({ project, tests, named }) {
  const report = join(folder, "report.json");
  rmSync(report, { force: true });
  const chosenTests = named === undefined ? [] : [`--testNamePattern=${named}`];
  const options = ["--selectProjects", project, ...chosenTests, "--json", `--outputFile=${report}`, "--", tests];
  const { stderr } = spawnSync(process.execPath, [...JEST, ...options], { cwd: folder, encoding: "utf8" });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  // A fault that nobody looked at was not noticed: a test must have run, or its file must have been broken by it.
  if (result === null || result.numPassedTests + result.numFailedTests + result.numRuntimeErrorTestSuites === 0)
    throw new Error(`No test of ${tests} was run:\n${stderr}`);
  return !result.success;
}

/** @type {(mutation: Mutation) => string} */
function testsOf({ tests, named = "" }) {
  return `${tests} ${named}`.trim();
}

/** @type {(message: string) => never} */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
