import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../platform/clock.js";
import { CliError } from "../platform/cli-error.js";
import { makeDataFolder } from "../platform/data-folder.js";
import type { Logger } from "../platform/logger.js";
import type { Database } from "./database.js";
import { loadServerSecret } from "./server-secret.js";

/**
 * Returns the key by which the log names callers, the same in all servers of a database. A copy is kept in the data
 * folder for `npm run log-names`, which must not need the database while the product runs.
 */
export async function loadLogKey(database: Database, clock: Clock, dataDir: string, logger: Logger): Promise<Buffer> {
  const key = await loadServerSecret(database, clock, "log-names");
  try {
    makeDataFolder(dataDir);
    if (readKeyFile(dataDir)?.equals(key) !== true)
      writeFileSync(pathOf(dataDir), key.toString("hex"), { mode: 0o600 });
  } catch (error) {
    logger.warn({ err: error }, "the key of the names in the log could not be written to DATA_DIR");
  }
  return key;
}

/** Returns the key from the data folder. Throws CliError when the product never started with it. */
export function readLogKey(dataDir: string): Buffer {
  const key = readKeyFile(dataDir);
  if (key !== undefined) return key;
  throw new CliError(`There is no ${pathOf(dataDir)}: start the product once with this DATA_DIR, which makes it.`);
}

function readKeyFile(dataDir: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(pathOf(dataDir), "utf8").trim(), "hex");
  } catch {
    return undefined;
  }
}

function pathOf(dataDir: string): string {
  return join(dataDir, "log-names.key");
}
