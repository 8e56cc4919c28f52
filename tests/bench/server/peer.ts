import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child.js";
import type { BenchServer } from "./servers.js";

/** What the peer is made of. It is installed beside the project, never in it. */
export const PEER_PACKAGES: Readonly<Record<string, string>> = {
  fastify: "5.12.8",
  graphql: "16.15.0",
  "graphql-jit": "0.8.9",
  mercurius: "16.10.1",
};

/** Installs the packages into a temporary folder, which is used again while it has these versions, and returns it. */
export function installPeer(): string {
  const versions = Object.values(PEER_PACKAGES).join("-");
  const folder = join(tmpdir(), `jht-bench-mercurius-${versions}`);
  if (existsSync(join(folder, "installed"))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: PEER_PACKAGES }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder, stdio: "inherit" });
  writeFileSync(join(folder, "installed"), "");
  return folder;
}

/** Starts Mercurius with compiled execution over the rows of the limit, in a process of its own. */
export async function startPeer(databaseUrl: string): Promise<BenchServer> {
  const folder = installPeer();
  const { pid, ask, stop } = startChild("peer-process.js");
  const port = await ask<number>({ databaseUrl, folder });
  return { name: "mercurius", url: `http://127.0.0.1:${port}`, pid, stop };
}
