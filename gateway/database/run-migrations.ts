import { loadConfig } from "../config.js";
import { createLogger } from "../logger.js";
import { openDatabase } from "./open-database.js";

// `npm run migrate` brings the tables up to date; `npm run migrate:undo` takes the last migration back.
const config = loadConfig();
const opened = await openDatabase(config, createLogger(config.logLevel), (message) => console.log(message));
if (process.argv[2] === "undo") await opened.database.dataSource.undoLastMigration();
console.log("The tables are as asked.");
await opened.close();
process.exit(0);
