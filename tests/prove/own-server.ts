import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/machine.js";

/** A PostgreSQL server of a proof's own, which may be restarted as often as wanted. */
export interface OwnServer {
  readonly url: string;
  /** Restarts it and resolves once it takes connections: `fast` cuts connections, `immediate` is like a crash. */
  restart(mode: "fast" | "immediate"): void;
  dispose(): void;
}

const VERSIONS = "/usr/lib/postgresql";

/** Makes a server in a temporary folder, on a free port that only this machine reaches. Needs PostgreSQL's programs. */
export async function startOwnServer(): Promise<OwnServer> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), "jht-postgres-"));
  const data = join(folder, "data");
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, Number(idOf("-u")), Number(idOf("-g")));
  const run = (program: string, ...args: string[]): void => {
    const [file, ...all] = [...(isRoot ? ["runuser", "-u", "postgres", "--"] : []), join(programs, program), ...args];
    execFileSync(file ?? program, all, { stdio: "ignore", cwd: folder });
  };
  const port = await freePort();
  run("initdb", "--pgdata", data, "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--locale", "C");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const control = (...args: string[]): void =>
    run("pg_ctl", "--pgdata", data, "--wait", "--log", join(folder, "log"), "--options", options, ...args);
  control("start");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: (mode) => control("--mode", mode, "restart"),
    dispose: () => {
      control("--mode", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag: "-u" | "-g"): string {
  return execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim();
}

function findPrograms(): string {
  const versions = statSync(VERSIONS, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(VERSIONS) : [];
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  if (newest === undefined) throw new Error(`There are no programs of PostgreSQL in ${VERSIONS}: install its server.`);
  return join(VERSIONS, newest, "bin");
}
