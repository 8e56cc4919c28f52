// @ts-check

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {import("typescript")} TypeScript */
/** @typedef {{ readonly code: string, readonly map: string }} Transpiled */

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");

const require = createRequire(import.meta.url);
/** @type {Map<string, import("typescript").CompilerOptions>} */
const optionsOf = new Map();

/**
 * Returns one file as the project's compiler emits it, without reading any other file, so types are not checked.
 *
 * @param {string} path
 * @param {string} text
 * @param {"tsconfig.json" | "tsconfig.web.json"} config
 * @returns {Transpiled}
 */
export function transpile(path, text, config) {
  const ts = loadTypeScript();
  const { outputText, sourceMapText = "" } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: readOptions(ts, config),
  });
  return { code: outputText, map: sourceMapText };
}

/** @returns {TypeScript} loaded on demand: it takes half a second, and is not needed when nothing has changed */
function loadTypeScript() {
  return require("typescript");
}

/** @type {(ts: TypeScript, config: string) => import("typescript").CompilerOptions} */
function readOptions(ts, config) {
  const known = optionsOf.get(config);
  if (known !== undefined) return known;
  /** @type {(path: string) => Record<string, any>} */
  const read = (path) => ts.readConfigFile(join(ROOT, path), ts.sys.readFile).config;
  const { extends: base, compilerOptions } = read(config);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...(base === undefined ? {} : read(base).compilerOptions), ...compilerOptions, lib: undefined, types: undefined },
    ROOT,
  );
  // Of a single file the compiler cannot see that the package consists of ES modules.
  const own = { ...options, module: ts.ModuleKind.ESNext, sourceMap: true, noEmit: false };
  optionsOf.set(config, own);
  return own;
}
