import { setFlagsFromString } from "node:v8";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { codeOf, messageOf } from "../platform/thrown.js";
import { createDatabase } from "./create-database.js";
import { DataDirectory } from "./data-directory.js";
import { startEngine, type Engine } from "./engine.js";
import type { EngineCall, EngineMessage, EngineThreadData } from "./engine-messages.js";
import { EngineLost } from "./failure.js";

const RECOVERING = "automatic recovery in progress";
const KEPT_LOG_LINES = 20;
/**
 * How much of a function runs before it is compiled with optimization. Node 20 does so after a seventh of this, and then
 * optimizes mainly what only a start runs, for a third of a second of processor; Node 22 and later have this value.
 */
const OPTIMIZE_AFTER = "--wasm-tiering-budget=13000000";

if (parentPort !== null) {
  // Started by RemoteEngine, which sends exactly these.
  await serve(parentPort, workerData as EngineThreadData);
}

/** Opens the database of the directory, made first if need be, then answers calls one after the other. */
async function serve(port: MessagePort, { dataDir, image, template }: EngineThreadData): Promise<void> {
  const send = (message: EngineMessage, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);
  const lines: string[] = [];
  const onLog = (line: string): void => {
    lines.push(line);
    if (lines.length > KEPT_LOG_LINES) lines.shift();
    if (line.includes(RECOVERING))
      send({ kind: "progress", message: "Recovering the database after an unclean stop." });
    send({ kind: "log", line });
  };
  try {
    setFlagsFromString(OPTIMIZE_AFTER);
    const dataDirectory = new DataDirectory(dataDir);
    if (!dataDirectory.holdsDatabase()) {
      send({ kind: "progress", message: "Creating the database. This happens once." });
      await createDatabase(dataDirectory, image, template);
    }
    const engine = await startEngine({ kind: "directory", directory: dataDirectory.database }, { onLog });
    dataDirectory.writeStamp();
    // An EngineCall is all that RemoteEngine sends.
    port.on("message", (call: EngineCall) => void answer(engine, call, send));
    send({ kind: "ready" });
  } catch (error) {
    send({ kind: "start-failed", reason: messageOf(error), lastLogLines: lines });
  }
}

async function answer(
  engine: Engine,
  call: EngineCall,
  send: (message: EngineMessage, transfer?: ArrayBuffer[]) => void,
): Promise<void> {
  try {
    if (call.call === "exchange") {
      const value = await engine.exchange(call.messages);
      send({ kind: "answer", value }, [value.bytes.buffer]);
    } else if (call.call === "run") send({ kind: "answer", value: await engine.run(...call.statements) });
    else if (call.call === "snapshot")
      send({ kind: "answer", value: await engine.snapshot(call.directory, call.copied) });
    else if (call.call === "image") send({ kind: "answer", value: await engine.image() });
    else {
      await engine.close();
      send({ kind: "answer", value: undefined });
    }
  } catch (error) {
    if (error instanceof EngineLost) {
      send({ kind: "lost", message: error.message, sqlState: error.sqlState, cause: messageOf(error.cause) });
    } else send({ kind: "refused", message: messageOf(error), code: codeOf(error) });
  }
}
