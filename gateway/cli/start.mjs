// `npm start`: builds what is missing or older than its sources, then starts the server.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuilt } from "./stamp.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const PARENT_CHECK_MS = 250;

process.chdir(ROOT);
const isPackaged = !existsSync(join(ROOT, "web"));
if (!isPackaged && !isBuilt()) {
  console.log("Building (about a minute, once) ...");
  build();
}
stopWithParent();
// The server in a few files, see gateway/vite.config.ts; dist/gateway/main.js is the same in many.
await import("../../dist/start/main.js");

/**
 * Stops the server when npm ends, so that it does not keep the port. npm passes SIGTERM on to the shell between them,
 * which ends by it and passes it to no child; an `exec` in its place would not run on Windows.
 */
function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGHUP");
  }, PARENT_CHECK_MS).unref();
}

function build() {
  try {
    // npm names the command by this variable; without it the same npm is on the path.
    const npm = process.env.npm_execpath;
    const [command, ...args] = npm ? [process.execPath, npm] : ["npm"];
    execFileSync(command, [...args, "run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    console.error("The build failed; the lines above say why. Nothing was started.");
    process.exit(1);
  }
}
