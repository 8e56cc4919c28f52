import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
  type EmbeddedOptions,
} from "../../gateway/embedded-postgres/open-embedded-database.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { provideEmptyTemplate } from "../support/empty-template.js";
import { QUICK_FLAGS } from "../support/quick-node.js";
import "../support/on-embedded-database.js";

/** An embedded database in a folder of the test's own, with a pool on it. */
export interface Rig {
  readonly dataDir: string;
  readonly embedded: EmbeddedDatabase;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** A process of its own that uses the same code; it says one thing per line. */
export interface Child {
  readonly pid: number;
  /** The next line it says, or null when it has ended. */
  next(): Promise<string | null>;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it is gone, with its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

const folders: string[] = [];
const open = new Set<() => Promise<unknown>>();

/** An empty folder that `cleanUp` removes. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "embedded-"));
  folders.push(folder);
  return folder;
}

/** Ends and removes whatever a file's tests made, also those that failed half way. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...open].map((close) => close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Opens the database of the folder; made from the template, as by a program that was built. */
export async function openRig(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Rig> {
  await provideEmptyTemplate();
  const embedded = await openEmbeddedDatabase({ dataDir, logger: createLogger("silent"), ...options });
  // Longer than in earnest, for machines that run many tests at once.
  const pool = new pg.Pool({ ...embedded.poolExtra, connectionTimeoutMillis: 60_000 });
  pool.on("error", () => undefined); // as TypeORM does; a lost connection is replaced
  const close = async (): Promise<void> => {
    if (!open.delete(close)) return;
    await pool.end();
    await embedded.close();
  };
  open.add(close);
  return { dataDir, embedded, pool, close };
}

/** Runs embedded-child.ts in the given role on the folder. */
export function startChild(role: "hold" | "write" | "try", dataDir: string): Child {
  const script = fileURLToPath(new URL("./embedded-child.js", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [...QUICK_FLAGS, script, role, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  if (child.stdout === null || child.pid === undefined) throw new Error("The process did not start.");
  const kill = (): Promise<unknown> => {
    child.kill("SIGKILL");
    return ended;
  };
  open.add(kill);
  void ended.then(() => open.delete(kill));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    next: async () => {
      const line = await lines.next();
      return line.done === true ? null : line.value;
    },
    signal: (name) => void child.kill(name),
    ended,
  };
}
