import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { EmbeddedFailure, codeOf } from "./failure.js";

/** A held lock; it also ends with the process, however that ends. */
export interface DirectoryLock {
  release(): Promise<void>;
}

type Life = "alive" | "dead";

// A claim's name says who made it, when that process started, and something that no other claim has.
const CLAIM = /^(\d+)-(\d+)-[0-9a-f]{16}$/;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [20, 100];
const LONGEST_SOCKET_PATH = 100;
const START_TIME = 19; // its place in /proc/<pid>/stat, counted after the name in brackets

/**
 * Takes the lock of a directory, or throws IN_USE within a moment, naming the process that holds it.
 *
 * PGlite has no lock, and two of them on one directory destroy it. A pid in a file cannot be trusted: pids are used again,
 * and in two containers with a common volume each process is number 1. So each claimant listens on a Unix socket of its own
 * in the folder: the kernel answers for it as long as the process lives, in whatever container, even when it is stopped or
 * busy, and refuses the moment it is gone. Nothing is ever judged by its age.
 *
 * A claim is put down first and the others are looked at second, so of two claimants at least one sees the other. Both may
 * step back and try again; never do both go on. No name is used twice, so a dead claim stays dead, and clearing it away
 * needs no lock. Where sockets cannot be (some mounted folders) the claim is a plain file, judged by the pid and the start
 * time of the process. A folder that several machines share is beyond both.
 */
export async function lockDirectory(
  folder: string,
  options: { withoutSockets?: boolean } = {},
): Promise<DirectoryLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let seen: string | null = null; ;) {
    const claim = await putClaim(folder, options.withoutSockets ?? false);
    const rival = await findRival(folder, claim.name);
    if (rival === null) return claim;
    await claim.release();
    // Whoever loses steps back and comes again under another name; one that stays is the holder.
    if (rival === seen) throw inUse(folder, rival);
    seen = rival;
    const pause = SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function putClaim(folder: string, withoutSockets: boolean): Promise<DirectoryLock & { readonly name: string }> {
  const name = `${process.pid}-${startTime("self") ?? 0}-${randomBytes(8).toString("hex")}`;
  const way = withoutSockets ? null : shortWay(folder);
  const server = way === null ? null : await listen(join(way.path, name)).catch(() => null);
  if (server === null) writeFileSync(join(folder, name), "", { flag: "wx" });
  const release = async (): Promise<void> => {
    if (server !== null) await new Promise((resolve) => server.close(resolve));
    rmSync(join(folder, name), { force: true });
    way?.close();
  };
  return { name, release };
}

/** The name of a claim of somebody alive, or null; dead ones are cleared away. */
async function findRival(folder: string, own: string): Promise<string | null> {
  for (const name of readdirSync(folder)) {
    if (name === own || !CLAIM.test(name)) continue;
    const isSocket = lstatSync(join(folder, name), { throwIfNoEntry: false })?.isSocket() ?? false;
    const life = isSocket ? await lifeOfSocket(folder, name) : lifeOfProcess(name);
    if (life === "alive" && existsSync(join(folder, name))) return name;
    rmSync(join(folder, name), { force: true });
  }
  return null;
}

async function lifeOfSocket(folder: string, name: string): Promise<Life> {
  const way = shortWay(folder);
  if (way === null) return "alive"; // cannot be asked from here, and in doubt it lives
  try {
    return await new Promise<Life>((resolve) => {
      const socket = connect(join(way.path, name), () => resolve("alive"));
      socket.on("error", (error: NodeJS.ErrnoException) =>
        resolve(error.code === "ECONNREFUSED" || error.code === "ENOENT" ? "dead" : "alive"),
      );
      socket.on("connect", () => socket.destroy());
    });
  } finally {
    way.close();
  }
}

function lifeOfProcess(name: string): Life {
  const [, pid = "", start = "0"] = CLAIM.exec(name) ?? [];
  const runsSince = startTime(pid);
  if (runsSince !== null && start !== "0") return runsSince === start ? "alive" : "dead";
  try {
    process.kill(Number(pid), 0); // signal 0 only asks
    return "alive";
  } catch (error) {
    return codeOf(error) === "ESRCH" ? "dead" : "alive";
  }
}

/** When a process started, in ticks since the machine did; null where /proc does not say. */
function startTime(pid: string): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[START_TIME] ?? null;
  } catch {
    return null;
  }
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** A path to the folder that is short enough for a socket's name, which Node would cut off in silence. */
function shortWay(folder: string): { readonly path: string; close(): void } | null {
  if (existsSync("/proc/self/fd")) {
    const descriptor = openSync(folder, "r");
    return { path: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
  }
  const isShort = Buffer.byteLength(join(folder, "0".repeat(64))) <= LONGEST_SOCKET_PATH;
  return isShort ? { path: folder, close: () => undefined } : null;
}

function inUse(folder: string, claim: string): EmbeddedFailure {
  const pid = claim.split("-")[0];
  return new EmbeddedFailure(
    "IN_USE",
    `Another server uses this data directory: process ${pid}. Stop it first, or set DATA_DIR to another folder. ` +
      `(If you are sure that there is none, delete ${join(folder, claim)}.)`,
  );
}
