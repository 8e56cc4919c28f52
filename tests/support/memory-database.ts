import type { Listen } from "../../gateway/platform/listening.js";
import { readTemplate } from "../../gateway/embedded-postgres/create-database.js";
import { startEngine } from "../../gateway/embedded-postgres/engine.js";
import { EngineLost } from "../../gateway/embedded-postgres/failure.js";
import { EngineQueue } from "../../gateway/embedded-postgres/engine-queue.js";
import { embeddedPoolOptions, type EmbeddedPoolOptions } from "../../gateway/embedded-postgres/pool-options.js";
import { SessionPool } from "../../gateway/embedded-postgres/session-pool.js";
import { provideEmptyTemplate } from "./empty-template.js";

/** The embedded database in this thread's memory: fast to create, discarded when closed. */
export interface MemoryDatabase {
  readonly poolExtra: EmbeddedPoolOptions;
  readonly listen: Listen;
  /** Returns the whole database as a tar file, which can be opened any number of times. */
  dumpImage(): Promise<Blob>;
  close(): Promise<void>;
}

// A query blocks this thread, so a timer could not abort it anyway; these limit the waiting ones.
const LIMITS = { queryMs: 60_000, idleInTransactionMs: 60_000 };

/** Opens a database in memory, empty or from an image. It uses the same protocol as the one in a directory. */
export async function openMemoryDatabase(image?: Blob): Promise<MemoryDatabase> {
  const queue: EngineQueue = new EngineQueue({
    start: async () => startEngine({ kind: "memory", image: image ?? (await emptyImage()) }),
    sessionStatements: () => sessions.statements(),
    onLost: () => undefined,
    onReopened: () => undefined,
    onReopenFailed: () => undefined,
  });
  const sessions: SessionPool = new SessionPool(queue, LIMITS, () => undefined);
  await queue.open();
  return {
    poolExtra: embeddedPoolOptions(sessions),
    listen: (channel, listener) => sessions.listen(channel, listener),
    dumpImage: () => queue.job(LIMITS.queryMs, (engine) => engine.image()),
    close: async () => {
      sessions.close(new EngineLost("57P01", "The database is closed."));
      await queue.close(LIMITS.queryMs);
    },
  };
}

async function emptyImage(): Promise<Blob> {
  await provideEmptyTemplate();
  return readTemplate();
}
