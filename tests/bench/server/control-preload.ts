import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { createServer } from "node:net";
import pg from "pg";

// Loaded into the measured process with `--import`: it counts the statements, and makes a profile when it is asked to. It
// listens at the socket that BENCH_CONTROL names; each connection sends one line, and gets one.
let statements = 0;
const session = new Session();
const { prototype } = pg.Client;
const run = Reflect.get(prototype, "query") as (...args: unknown[]) => unknown; // pg's own overloads

Reflect.set(prototype, "query", function query(this: pg.Client, ...args: unknown[]): unknown {
  statements++;
  return run.apply(this, args);
});

/** The microseconds between two samples. */
const INTERVAL_US = 200;

async function startProfile(): Promise<string> {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_US });
  await session.post("Profiler.start");
  return "started";
}

async function stopProfile(file: string): Promise<string> {
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  writeFileSync(file, JSON.stringify(profile));
  return "written";
}

function answer(line: string): Promise<string> {
  const [command, ...words] = line.trim().split(" ");
  if (command === "profile") return startProfile();
  return command === "write" ? stopProfile(words.join(" ")) : Promise.resolve(String(statements));
}

const socket = process.env["BENCH_CONTROL"];
if (socket !== undefined)
  createServer((connection) => {
    connection.once("data", (line: Buffer) => {
      void answer(line.toString()).then((text) => connection.end(text));
    });
  })
    .listen(socket)
    .unref();
