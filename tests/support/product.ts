import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { CLOCK_VARIABLES } from "./days-ahead.js";
import { freePort } from "./machine.js";
import { QUICK_FLAGS } from "./quick-node.js";

const START_MS = 240_000;
/** What `npm start` runs. */
const MAIN = "dist/start/main.js";
/** The same in the files in which it is written, by which a profile names its parts. */
export const COMPILED_MAIN = "dist/gateway/main.js";

/** The built product, started like by a user, with its own data folder. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Returns its output so far. */
  readonly output: () => string;
  /** Appends its output to a file from now on, for other processes to read. */
  readonly writeOutputTo: (file: string) => void;
  signal(signal: NodeJS.Signals): void;
  /** Sends it a signal, and resolves to its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts the product and waits until it reports that it is ready; `dataDir` continues an earlier one's data, `flags` are
 * Node's, none for one that runs for long. It stops without waiting for a proxy unless the variables set otherwise.
 */
export async function startProduct(
  variables: Record<string, string> = {},
  dataDir = newDataDir(),
  flags = QUICK_FLAGS,
  main = MAIN,
): Promise<Product> {
  return startWith([process.execPath, ...flags, main], ".", variables, dataDir);
}

/** Starts the product by `npm start`, from a folder like an installed one: built, and without its sources. */
export async function startProductByNpm(variables: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), "job-hunt-tracker-installed-"));
  mkdirSync(join(folder, "gateway/cli"), { recursive: true });
  for (const file of ["package.json", "gateway/cli/start.mjs", "gateway/cli/stamp.mjs"])
    copyFileSync(file, join(folder, file));
  symlinkSync(resolve("dist"), join(folder, "dist"));
  const product = await startWith(["npm", "start"], folder, variables, newDataDir());
  const dispose = async (): Promise<void> => {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...product, dispose };
}

async function startWith(
  command: readonly string[],
  folder: string,
  variables: Record<string, string>,
  dataDir: string,
): Promise<Product> {
  const port = Number(variables["PORT"] ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const defaults = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", STOP_GRACE_SECONDS: "0" };
  const child = spawnProduct({ ...defaults, ...variables }, command, folder);
  const output = collect(child);
  await ready(url, child, output);
  const stop = async (signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output,
    writeOutputTo: (file) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (chunk: Buffer) => appendFileSync(file, chunk));
    },
    signal: (signal) => child.kill(signal),
    stop,
    dispose: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the product where it must refuse, and returns its output and its exit code. */
export async function refusedProduct(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnProduct({ DATA_DIR: newDataDir(), ...variables });
  const output = collect(child);
  await once(child, "exit");
  return { code: child.exitCode, output: output() };
}

/** Creates an empty folder for data. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), "job-hunt-tracker-"));
}

function spawnProduct(
  variables: Record<string, string>,
  [program = "", ...args]: readonly string[] = [process.execPath, ...QUICK_FLAGS, MAIN],
  folder = ".",
): ChildProcess {
  const { PATH = "" } = process.env;
  const env = { PATH, ...CLOCK_VARIABLES, ...variables };
  return spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`The product did not start:\n${output()}`);
}
