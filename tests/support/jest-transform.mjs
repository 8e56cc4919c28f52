// @ts-check

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT, transpile } from "./transpile.mjs";

const require = createRequire(import.meta.url);
/** The inputs of the result other than the text. */
const BASIS = [
  fileURLToPath(import.meta.url),
  join(ROOT, "tests/support/transpile.mjs"),
  join(ROOT, "tsconfig.json"),
  join(ROOT, "tsconfig.web.json"),
  require.resolve("typescript/package.json"),
]
  .map((path) => readFileSync(path, "utf8"))
  .join("\0");

/** What Vite puts in the place of `import.meta.env` while the client is developed. */
const BUILD = "({ PROD: false })";

/** Transpiles the client's modules and their tests for Jest, which keeps the result until the text changes. */
export default {
  /** @type {(text: string, path: string) => { code: string, map: string }} */
  process: (text, path) => {
    const { code, map } = transpile(path, text, "tsconfig.web.json");
    return { code: code.replaceAll("import.meta.env", BUILD), map };
  },
  /** @type {(text: string, path: string) => string} */
  getCacheKey: (text, path) => createHash("sha256").update([BASIS, path, text].join("\0")).digest("hex"),
};
