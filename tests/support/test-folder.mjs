// @ts-check

// `npm run test:folder -- gateway/company web/lib`: runs the tests of these folders without a build. What was changed since
// the last one is transpiled, which checks no types.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { patternOf } from "./folder-patterns.mjs";
import { ROOT, transpile } from "./transpile.mjs";

const COMPILED = /(?<!\.d)\.ts$|^tests[\\/](lint|support)[\\/].+\.mjs$/;
const JEST_COMPILES = /^tests[\\/]web[\\/]/;

process.chdir(ROOT);
const folders = process.argv.slice(2);
if (folders.length === 0) fail("Name a folder or a part of the name of a test: npm run test:folder -- gateway/company");
if (!existsSync("dist/gateway")) fail("Nothing is built yet: npm run build");

const changed = ["gateway", "schema", "migrations", "tests"].flatMap(filesIn).filter(isChanged);
if (changed.length > 0) removeBuildStamps();
for (const file of changed) emit(file);
spawn("npm", ["run", "--silent", "jest", "--", "--selectProjects", "gateway", "web", "--", ...folders.map(patternOf)], {
  stdio: "inherit",
}).on("exit", (code) => process.exit(code ?? 1));

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
