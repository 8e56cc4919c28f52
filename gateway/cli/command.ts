import { parseArgs, type ParseArgsConfig } from "node:util";
import { loadConfig, type Config } from "../config.js";
import { openDatabase, type OpenedDatabase } from "../database/open-database.js";
import { CliError } from "../platform/cli-error.js";
import { failureInWords } from "../platform/failure-in-words.js";
import { createLogger, type Logger } from "../platform/logger.js";
import { ENTITIES } from "../schema/entities.js";

/** The input of a command that works on the database. */
export interface DatabaseCommand extends OpenedDatabase {
  readonly config: Config;
  readonly logger: Logger;
}

/**
 * Runs one command of the console and ends the process: with exit code 0, or with 1 after a known failure in words, or
 * after any other error with its stack.
 */
export async function runCommand(run: () => Promise<void> | void): Promise<never> {
  try {
    await run();
    process.exit(0);
  } catch (error) {
    console.error(failureInWords(error) ?? error);
    process.exit(1);
  }
}

/** Opens the configured database, migrated, and closes it when the work ends. */
export async function withDatabase(work: (command: DatabaseCommand) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const logger = createLogger("warn");
  const opened = await openDatabase(config, ENTITIES, logger, (message) => console.log(message), { isPatient: true });
  try {
    await work({ ...opened, config, logger });
  } finally {
    await opened.close();
  }
}

/** Returns the options that the command was called with. Throws CliError, with the usage, on one that it does not have. */
export function readOptions<T extends NonNullable<ParseArgsConfig["options"]>>(
  options: T,
  usage: string,
): ReturnType<typeof parseArgs<{ options: T }>>["values"] {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
