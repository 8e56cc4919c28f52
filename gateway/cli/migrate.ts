import { runCommand, withDatabase } from "./command.js";

// `npm run migrate` brings the tables up to date; `npm run migrate:undo` reverts the last migration.
await runCommand(() =>
  withDatabase(async ({ database }) => {
    if (process.argv[2] === "undo") await database.dataSource.undoLastMigration();
    console.log("The tables are as asked.");
  }),
);
