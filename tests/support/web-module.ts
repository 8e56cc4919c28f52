import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import ts from "typescript";

/**
 * Loads a module of the client that draws nothing, with the modules and packages it stands on. The client is compiled by Vite alone,
 * so that a test cannot import its files.
 */
export async function loadWebModule<T>(path: string): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "web-module-"));
  try {
    await writeFile(join(folder, "package.json"), `{"type":"module"}`);
    await symlink(resolve("node_modules"), join(folder, "node_modules"));
    await compile(path, folder, new Set());
    const module: unknown = await import(join(folder, basename(path).replace(/\.ts$/, ".js")));
    return module as T; // the caller says what the module exports
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compile(path: string, folder: string, compiled: Set<string>): Promise<void> {
  if (compiled.has(path)) return;
  compiled.add(path);
  const { ESNext } = ts.ModuleKind;
  const { outputText } = ts.transpileModule(await readFile(path, "utf8"), {
    compilerOptions: { module: ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
  });
  // All of them come to lie side by side, whatever folders they are from.
  const flat = outputText.replaceAll(/from "\.[\w./-]*\/([\w-]+)\.js"/g, `from "./$1.js"`);
  await writeFile(join(folder, basename(path).replace(/\.ts$/, ".js")), flat);
  for (const [, name] of outputText.matchAll(/from "(\.[\w./-]+)\.js"/g)) {
    await compile(join(dirname(path), `${name ?? ""}.ts`), folder, compiled);
  }
}
