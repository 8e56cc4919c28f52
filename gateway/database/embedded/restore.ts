import { MIGRATIONS } from "../../../migrations/index.js";
import { loadConfig } from "../../config.js";
import { keptName } from "../migrate.js";
import { EmbeddedFailure } from "./failure.js";
import { restoreBackup } from "./restore-backup.js";

// npm run restore -- <file>: puts a back-up into DATA_DIR, which must have no database.
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write("Say which back-up: npm run restore -- <file>\n");
  process.exitCode = 2;
} else {
  await restore(file);
}

async function restore(archive: string): Promise<void> {
  const knownMigrations = MIGRATIONS.map(keptName);
  try {
    const { directory, manifest, check } = await restoreBackup(archive, loadConfig().dataDir, { knownMigrations });
    process.stdout.write(
      `Restored the state of ${manifest.createdAt} into ${directory}: ${check.rows} rows in ${check.tables} tables.\n`,
    );
  } catch (error) {
    if (!(error instanceof EmbeddedFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
