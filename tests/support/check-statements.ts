import { findUnproven } from "./compare-statements.js";

// `npm run check:statements -- <folder> <folder>`: the folders that TEST_STATEMENTS named for a whole run on the embedded
// database and for the one on PostgreSQL after it.
const [embedded, server] = process.argv.slice(2);
if (embedded === undefined || server === undefined) {
  process.stderr.write("Name two folders: of the run on the embedded database, and of the one on PostgreSQL.\n");
  process.exit(1);
}
const unproven = findUnproven(embedded, server);
for (const sentence of unproven) process.stdout.write(`${sentence}\n`);
if (unproven.length > 0) {
  process.stderr.write(
    `${unproven.length} statements never ran on PostgreSQL. Import tests/support/on-both-databases.js in one of the files before each.\n`,
  );
  process.exitCode = 1;
}
