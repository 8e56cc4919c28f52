import { ENTITIES } from "../entities.js";
import { loadConfig, type Config } from "../config.js";
import { createLogger } from "../logger.js";
import { Refused } from "../refused.js";
import { openDatabase } from "./open-database.js";

// `npm run migrate` brings the tables up to date; `npm run migrate:undo` takes the last migration back.
try {
  await run(loadConfig());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const opened = await openDatabase(config, ENTITIES, createLogger(config.logLevel), (message) => console.log(message));
  try {
    if (process.argv[2] === "undo") await opened.database.dataSource.undoLastMigration();
    console.log("The tables are as asked.");
  } finally {
    await opened.close();
  }
}
