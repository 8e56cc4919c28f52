// @ts-check

// `npm run test:folder -- gateway/company web/lib`: runs the tests of these folders without a build. What was changed since
// the last one is transpiled, which checks no types.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { patternOf } from "./folder-patterns.mjs";
import { gatewayTestFiles, writeGroups } from "./test-groups.mjs";
import { ROOT, transpile } from "./transpile.mjs";

const COMPILED = /(?<!\.d)\.ts$|^tests[\\/](lint|support)[\\/].+\.mjs$/;
const JEST_COMPILES = /^tests[\\/](screens|web)[\\/]/;
const GROUPS_FOLDER = "dist/groups/folder";
/** Loading the server takes as long as the tests of so many files. */
const GROUP_SIZE = 8;

process.chdir(ROOT);
const folders = process.argv.slice(2);
if (folders.length === 0) fail("Name a folder or a part of the name of a test: npm run test:folder -- gateway/company");
if (!existsSync("dist/gateway")) fail("Nothing is built yet: npm run build");

const changed = ["gateway", "schema", "migrations", "tests"].flatMap(filesIn).filter(isChanged);
if (changed.length > 0) removeBuildStamps();
for (const file of changed) emit(file);

const patterns = folders.map(patternOf);
const files = gatewayTestFiles().filter(isWanted);
writeGroups(GROUPS_FOLDER, files, Math.ceil(files.length / GROUP_SIZE));
const options = ["--selectProjects", "gateway", "web", "--maxWorkers=100%"];
spawn("npm", ["run", "--silent", "jest", "--", ...options, "--", GROUPS_FOLDER, ...patterns], {
  stdio: "inherit",
  env: { ...process.env, TEST_GROUPS: GROUPS_FOLDER },
}).on("exit", (code) => process.exit(code ?? 1));

/** @type {(file: string) => boolean} */
function isWanted(file) {
  return patterns.some((pattern) => new RegExp(pattern, "i").test(file));
}

/** @type {(folder: string) => string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => COMPILED.test(file) && !JEST_COMPILES.test(file));
}

/** @type {(file: string) => boolean} */
function isChanged(file) {
  const emitted = emittedAs(file);
  return !existsSync(emitted) || statSync(emitted).mtimeMs <= statSync(file).mtimeMs;
}

/** @type {(file: string) => string} */
function emittedAs(file) {
  return join("dist", file.replace(/\.ts$/, ".js"));
}

/** @type {(file: string) => void} */
function emit(file) {
  const { code, map } = transpile(file, readFileSync(file, "utf8"), "tsconfig.json");
  const emitted = emittedAs(file);
  mkdirSync(dirname(emitted), { recursive: true });
  writeFileSync(emitted, code);
  writeFileSync(`${emitted}.map`, map);
}

/** Removes the stamps of the compiler and of `npm start`: neither would notice when the change is reverted. */
function removeBuildStamps() {
  for (const file of ["dist/.tsbuildinfo", "dist/.built"]) rmSync(file, { force: true });
}

/** @type {(message: string) => never} */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
