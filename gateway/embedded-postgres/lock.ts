import { randomBytes } from "node:crypto";
import { closeSync, existsSync, lstatSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { readProcStat } from "../platform/proc-stat.js";
import { codeOf } from "../platform/thrown.js";
import { EmbeddedFailure } from "./failure.js";

/** A held lock; it also ends with the process, however that ends. */
export interface DirectoryLock {
  release(): Promise<void>;
}

type Liveness = "alive" | "dead";

// A claim's name holds the process that made it, the start time of that process, and a unique part.
const CLAIM = /^(\d+)-(\d+)-[0-9a-f]{16}$/;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [20, 100];
const LONGEST_SOCKET_PATH = 100;
const START_TIME = 19; // its place in /proc/<pid>/stat

/**
 * Takes the lock of a directory. Throws IN_USE within a moment, with the pid of the holder.
 *
 * PGlite has no lock, and two engines on one directory destroy it. A pid in a file proves nothing: pids are reused, and in two
 * containers with a common volume each process has pid 1. So each claimant listens on a Unix socket of its own in the folder:
 * the kernel accepts connections to it as long as the process lives, in any container, even when it is stopped or busy, and
 * refuses them from the moment it ends. The age of a claim never counts.
 *
 * A claimant writes its claim first and reads the others second, so of two claimants at least one sees the other. Both may
 * withdraw and retry; never do both succeed. No name is used twice, so a dead claim stays dead, and deleting it needs no
 * lock. Where sockets are impossible (some mounted folders) the claim is a plain file, judged by the pid and the start time
 * of the process. A folder that several machines share is not protected.
 */
export async function lockDirectory(
  folder: string,
  options: { withoutSockets?: boolean } = {},
): Promise<DirectoryLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let seen: string | null = null; ;) {
    const claim = await putClaim(folder, options.withoutSockets ?? false);
    const other = await findOtherClaim(folder, claim.name);
    if (other === null) return claim;
    await claim.release();
    // A claimant that meets another withdraws and tries again under a new name; a claim that stays is the holder.
    if (other === seen) throw inUse(folder, other);
    seen = other;
    const pause = SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function putClaim(folder: string, withoutSockets: boolean): Promise<DirectoryLock & { readonly name: string }> {
  const name = `${process.pid}-${startTime("self") ?? 0}-${randomBytes(8).toString("hex")}`;
  const socketFolder = withoutSockets ? null : shortPath(folder);
  const server = socketFolder === null ? null : await listen(join(socketFolder.path, name)).catch(() => null);
  if (server === null) writeFileSync(join(folder, name), "", { flag: "wx" });
  const release = async (): Promise<void> => {
    if (server !== null) await new Promise((resolve) => server.close(resolve));
    rmSync(join(folder, name), { force: true });
    socketFolder?.close();
  };
  return { name, release };
}

/** Returns the name of another living claim, or null; deletes the claims of dead processes. */
async function findOtherClaim(folder: string, own: string): Promise<string | null> {
  for (const name of readdirSync(folder)) {
    if (name === own || !CLAIM.test(name)) continue;
    const isSocket = lstatSync(join(folder, name), { throwIfNoEntry: false })?.isSocket() ?? false;
    const liveness = isSocket ? await livenessOfSocket(folder, name) : livenessOfProcess(name);
    if (liveness === "alive" && existsSync(join(folder, name))) return name;
    rmSync(join(folder, name), { force: true });
  }
  return null;
}

async function livenessOfSocket(folder: string, name: string): Promise<Liveness> {
  const socketFolder = shortPath(folder);
  if (socketFolder === null) return "alive"; // cannot be asked from here, and an unknown claim counts as alive
  try {
    return await new Promise<Liveness>((resolve) => {
      const socket = connect(join(socketFolder.path, name), () => resolve("alive"));
      socket.on("error", (error: NodeJS.ErrnoException) =>
        resolve(error.code === "ECONNREFUSED" || error.code === "ENOENT" ? "dead" : "alive"),
      );
      socket.on("connect", () => socket.destroy());
    });
  } finally {
    socketFolder.close();
  }
}

function livenessOfProcess(name: string): Liveness {
  const [, pid = "", start = "0"] = CLAIM.exec(name) ?? [];
  const runsSince = startTime(pid);
  if (runsSince !== null && start !== "0") return runsSince === start ? "alive" : "dead";
  try {
    process.kill(Number(pid), 0); // signal 0 only asks whether the process exists
    return "alive";
  } catch (error) {
    return codeOf(error) === "ESRCH" ? "dead" : "alive";
  }
}

/** Returns when a process started, in ticks since boot; null where /proc does not state it. */
function startTime(pid: string): string | null {
  return readProcStat(`/proc/${pid}/stat`)?.[START_TIME] ?? null;
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Returns a path to the folder that is short enough for a socket, whose longer names Node truncates silently. */
function shortPath(folder: string): { readonly path: string; close(): void } | null {
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
