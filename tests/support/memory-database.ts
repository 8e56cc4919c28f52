import type { Listen } from "../../gateway/database/listening.js";
import { readTemplate } from "../../gateway/database/embedded/create-database.js";
import { startEngine } from "../../gateway/database/embedded/engine.js";
import { EngineLost } from "../../gateway/database/embedded/failure.js";
import { Line } from "../../gateway/database/embedded/line.js";
import { embeddedPoolOptions, type EmbeddedPoolOptions } from "../../gateway/database/embedded/pool-options.js";
import { SessionDesk } from "../../gateway/database/embedded/session-desk.js";

/** The embedded database in this thread's memory: fast to make, gone when closed. */
export interface MemoryDatabase {
  readonly poolExtra: EmbeddedPoolOptions;
  readonly listen: Listen;
  /** All of it as a tar file, to be opened again as often as wanted. */
  dumpImage(): Promise<Blob>;
  close(): Promise<void>;
}

// A query blocks this thread, so a timer could not cut it off anyway; these bound what waits.
const LIMITS = { queryMs: 60_000, idleInTransactionMs: 60_000 };

/** Opens a database in memory, empty or from an image. It speaks the same protocol as the one in a directory. */
export async function openMemoryDatabase(image?: Blob): Promise<MemoryDatabase> {
  const line: Line = new Line({
    start: async () => startEngine({ kind: "memory", image: image ?? (await readTemplate()) }),
    sessionStatements: () => desk.statements(),
    onLost: () => undefined,
    onReopened: () => undefined,
    onReopenFailed: () => undefined,
  });
  const desk: SessionDesk = new SessionDesk(line, LIMITS, () => undefined);
  await line.open();
  return {
    poolExtra: embeddedPoolOptions(desk),
    listen: (channel, listener) => desk.listen(channel, listener),
    dumpImage: () => line.job(LIMITS.queryMs, (engine) => engine.image()),
    close: async () => {
      desk.close(new EngineLost("57P01", "The database is closed."));
      await line.close(LIMITS.queryMs);
    },
  };
}
