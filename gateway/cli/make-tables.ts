import { readConfig } from "../config.js";
import { openDatabase } from "../database/open-database.js";
import { createLogger } from "../platform/logger.js";
import { ENTITIES } from "../schema/entities.js";

/** Brings the embedded database of a data directory to the tables of this release, and closes it. */
export async function makeTables(dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir });
  const opened = await openDatabase(config, ENTITIES, createLogger("warn"), () => undefined);
  await opened.close();
}
