// `npm run dev`: the server at its port and the client beside it, both renewed whenever a file is saved.
import { spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const CLIENT_ORIGIN = "http://localhost:5173";
const CODEGEN = ["node_modules/@graphql-codegen/cli/esm/bin.js", "--errors-only"];
const MESSAGES = "web/locales/extract.mjs";
const TOWNS = ["dist/gateway/cli/make-town-index.js", "missing"];
const TSC = "node_modules/typescript/bin/tsc";
const VITE = "node_modules/vite/bin/vite.js";
// Editors save in several steps.
const SETTLE_MS = 200;

process.chdir(join(dirname(fileURLToPath(import.meta.url)), "../.."));
// Links lead to the client's port, as users of the client sign in there too.
const environment = { PUBLIC_URL: CLIENT_ORIGIN, STOP_GRACE_SECONDS: "0", ...process.env };

// A type error is reported and stops no process: the watch below repeats it until it is mended.
for (const args of [CODEGEN, [MESSAGES], [TSC], TOWNS])
  spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
const children = [
  [TSC, "--watch", "--preserveWatchOutput"],
  [VITE, "--config", "web/vite.config.ts", "--clearScreen", "false"],
  ["--watch", "--watch-preserve-output", "--enable-source-maps", "dist/gateway/main.js"],
].map((args) => spawn(process.execPath, args, { stdio: "inherit", env: environment }));

let timer;
for (const folder of ["web", "schema"]) {
  watch(folder, { recursive: true }, (_event, name) => {
    if (!name?.endsWith(".graphql")) return;
    clearTimeout(timer);
    timer = setTimeout(() => spawn(process.execPath, CODEGEN, { stdio: ["ignore", "ignore", "inherit"] }), SETTLE_MS);
  });
}

// A process that ends ends the others, so that none is left running alone.
for (const child of children) child.on("exit", stop);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);

function stop() {
  for (const child of children) if (child.exitCode === null) child.kill();
  setTimeout(() => process.exit(), SETTLE_MS).unref();
}
