import { FileSweep } from "../document/file-sweep.js";
import { openFiles } from "../document/open-files.js";
import { erasePerson } from "../identity/erase-person.js";
import { findPerson } from "../identity/find-person.js";
import { CliError } from "../platform/cli-error.js";
import { systemClock } from "../platform/clock.js";
import { readOptions, runCommand, withDatabase, type DatabaseCommand } from "./command.js";

const USAGE = "Usage: npm run erase-person -- --email you@example.org --for-good";

// `npm run erase-person -- --email <address> --for-good`: removes a person and all their data.
await runCommand(async () => {
  const { email, "for-good": isForGood } = readOptions(
    { email: { type: "string" }, "for-good": { type: "boolean", default: false } },
    USAGE,
  );
  if (email === undefined) throw new CliError(USAGE);
  await withDatabase((command) => erase(command, email, isForGood));
});

async function erase({ config, database }: DatabaseCommand, email: string, isForGood: boolean): Promise<void> {
  const personId = await findPerson(database, email);
  const [kept] = await database.query<{ entries: number; files: number }>(
    `select (select count(*)::integer from log_entry where owner_id = $1) as entries,
       (select count(*)::integer from stored_file where owner_id = $1) as files`,
    [personId],
  );
  const what = `${email}, ${kept?.files ?? 0} files and all records of ${kept?.entries ?? 0} log entries`;
  if (!isForGood) throw new CliError(`This would remove ${what}. To do it, say --for-good as well.`);
  const { store } = await openFiles(config, database, systemClock);
  await erasePerson(personId, database, new FileSweep(database, systemClock, store));
  console.log(`Removed ${what}. Back-ups made until now still hold it.`);
}
