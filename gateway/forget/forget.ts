import { ENTITIES } from "../entities.js";
import { parseArgs } from "node:util";
import { systemClock } from "../clock.js";
import { loadConfig, type Config } from "../config.js";
import { openDatabase } from "../database/open-database.js";
import { FileSweep } from "../document/file-sweep.js";
import { openFiles } from "../document/open-files.js";
import { findPerson } from "../identity/find-person.js";
import { createLogger } from "../logger.js";
import { Refused } from "../refused.js";
import { forgetPerson } from "./forget-person.js";

// `npm run forget -- --email <address> --for-good`: removes a person and everything of theirs.
try {
  await run(readArguments(), loadConfig());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}

async function run({ email, isForGood }: { email: string; isForGood: boolean }, config: Config): Promise<void> {
  const opened = await openDatabase(config, ENTITIES, createLogger("warn"), (message) => console.log(message));
  const { database } = opened;
  try {
    const personId = await findPerson(database, email);
    const [kept] = await database.query<{ lines: number; files: number }>(
      `select (select count(*)::integer from log_entry where owner_id = $1) as lines,
         (select count(*)::integer from stored_file where owner_id = $1) as files`,
      [personId],
    );
    const what = `${email}, ${kept?.files ?? 0} files and all that the ${kept?.lines ?? 0} lines of the log tell of`;
    if (!isForGood) throw new Refused(`This would remove ${what}. To do it, say --for-good as well.`);
    const { store } = await openFiles(config, database, systemClock);
    await forgetPerson(personId, database, new FileSweep(database, systemClock, store));
    console.log(`Removed ${what}. Back-ups made until now still hold it.`);
  } finally {
    await opened.close();
  }
}

function readArguments(): { email: string; isForGood: boolean } {
  const use = "Use: npm run forget -- --email you@example.org --for-good";
  try {
    const { values } = parseArgs({ options: { email: { type: "string" }, "for-good": { type: "boolean" } } });
    if (values.email === undefined) throw new Refused(use);
    return { email: values.email, isForGood: values["for-good"] === true };
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n${use}`);
  }
}
