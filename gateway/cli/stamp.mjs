// Determines whether the build is of the current sources. `npm run build` calls it before (`take`) and after (`keep`),
// so that what is saved while it builds, and a build that failed, make no stamp.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const STAMP = join(ROOT, "dist/.built");
const TAKEN = join(ROOT, "dist/.building");
const SOURCES = [
  "gateway",
  "schema",
  "migrations",
  "web",
  "codegen.yml",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.web.json",
];

/** Returns whether the last build was of the current content of the source files. */
export function isBuilt() {
  if (!existsSync(STAMP)) return false;
  const [content, state] = readFileSync(STAMP, "utf8").split("\n");
  // Files that nobody has written to are not read; a copy or a checkout writes, and changes no content.
  return state === fingerprint(stateOf) || content === fingerprint(contentOf);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === "take") take();
  else renameSync(TAKEN, STAMP);
}

function take() {
  mkdirSync(dirname(STAMP), { recursive: true });
  rmSync(STAMP, { force: true });
  // The state first: what is saved between the two is in the content, which the build then reads as well.
  const state = fingerprint(stateOf);
  writeFileSync(TAKEN, `${fingerprint(contentOf)}\n${state}`);
}

/** Returns a hash over every source file, by what `read` returns of it. */
function fingerprint(read) {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((path) => filesIn(path)).sort()) hash.update(file).update(read(join(ROOT, file)));
  return hash.digest("hex");
}

function contentOf(file) {
  return readFileSync(file);
}

/** Returns what changes whenever the file is written to. */
function stateOf(file) {
  const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs} ${ctimeNs} ${ino}\n`;
}

function filesIn(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!/^[a-z]+$/.test(path)) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".generated."))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}
