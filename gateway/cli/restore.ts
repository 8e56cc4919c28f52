import { MIGRATIONS } from "../../migrations/index.js";
import { loadConfig } from "../config.js";
import { restoreBackup } from "../embedded-postgres/index.js";
import { keptName } from "../database/migrate.js";
import { CliError } from "../platform/cli-error.js";
import { runCommand } from "./command.js";

// `npm run restore -- <file>`: puts a back-up into DATA_DIR, which must have no database.
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new CliError("Say which back-up: npm run restore -- <file>");
  const knownMigrations = MIGRATIONS.map(keptName);
  const { directory, manifest, check } = await restoreBackup(file, loadConfig().dataDir, { knownMigrations });
  console.log(
    `Restored the state of ${manifest.createdAt} into ${directory}: ${check.rows} rows in ${check.tables} tables.`,
  );
});
