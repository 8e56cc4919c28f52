import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { createDatabase } from "./create-database.js";
import { DataDirectory } from "./data-directory.js";
import { startEngine, type Engine } from "./engine.js";
import type { EngineCall, EngineMessage, EngineThreadData } from "./engine-messages.js";
import { EngineLost, codeOf, messageOf } from "./failure.js";

const RECOVERING = "automatic recovery in progress";
const LAST_WORDS = 20;

if (parentPort !== null) {
  // Started by RemoteEngine, which sends exactly these.
  await serve(parentPort, workerData as EngineThreadData);
}

/** Opens the database of the directory, making it first if need be, then does what it is told, one call after the other. */
async function serve(port: MessagePort, { dataDir, image }: EngineThreadData): Promise<void> {
  const say = (message: EngineMessage, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);
  const lines: string[] = [];
  const onLog = (line: string): void => {
    lines.push(line);
    if (lines.length > LAST_WORDS) lines.shift();
    if (line.includes(RECOVERING)) say({ kind: "progress", message: "Recovering the database after an unclean stop." });
    say({ kind: "log", line });
  };
  try {
    const place = new DataDirectory(dataDir);
    if (!place.holdsDatabase()) {
      say({ kind: "progress", message: "Creating the database. This happens once." });
      await createDatabase(place, image);
    }
    const engine = await startEngine({ kind: "directory", directory: place.database }, { onLog });
    place.writeStamp();
    // An EngineCall is all that RemoteEngine sends.
    port.on("message", (call: EngineCall) => void answer(engine, call, say));
    say({ kind: "ready" });
  } catch (error) {
    say({ kind: "unable", reason: messageOf(error), lastWords: lines });
  }
}

async function answer(
  engine: Engine,
  call: EngineCall,
  say: (message: EngineMessage, transfer?: ArrayBuffer[]) => void,
): Promise<void> {
  try {
    if (call.call === "exchange") {
      const value = await engine.exchange(call.messages);
      say({ kind: "answer", value }, [value.bytes.buffer]);
    } else if (call.call === "run") say({ kind: "answer", value: await engine.run(...call.statements) });
    else if (call.call === "snapshot")
      say({ kind: "answer", value: await engine.snapshot(call.directory, call.copied) });
    else if (call.call === "image") say({ kind: "answer", value: await engine.image() });
    else {
      await engine.close();
      say({ kind: "answer", value: undefined });
    }
  } catch (error) {
    if (error instanceof EngineLost) {
      say({ kind: "lost", message: error.message, sqlState: error.sqlState, cause: messageOf(error.cause) });
    } else say({ kind: "refused", message: messageOf(error), code: codeOf(error) });
  }
}
