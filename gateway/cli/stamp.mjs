// Determines whether the build is of the current sources. `npm run build` calls it before (`take`) and after (`keep`),
// so that what is saved while it builds, and a build that failed, make no stamp.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === "take") take();
  else renameSync(TAKEN, STAMP);
}

function take() {
  mkdirSync(dirname(STAMP), { recursive: true });
  rmSync(STAMP, { force: true });
  writeFileSync(TAKEN, fingerprint());
}

/** Returns a hash over the content of every source file. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((path) => filesIn(path)).sort())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

function filesIn(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!/^[a-z]+$/.test(path)) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".generated."))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}
