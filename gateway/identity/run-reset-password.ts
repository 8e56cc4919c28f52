import { parseArgs } from "node:util";
import { systemClock } from "../clock.js";
import { loadConfig, type Config } from "../config.js";
import { openDatabase } from "../database/open-database.js";
import { createLogger } from "../logger.js";
import { Refused } from "../refused.js";
import { resetPassword } from "./local-provider/reset-password.js";

const USE = "Use: npm run password -- --email you@example.org";

// `npm run password -- --email <address>`: a new password for somebody who forgot theirs.
try {
  await run(readEmail(), loadConfig());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}

async function run(email: string, config: Config): Promise<void> {
  const opened = await openDatabase(config, createLogger("warn"), (message) => console.log(message));
  try {
    const account = await resetPassword({ database: opened.database, config, clock: systemClock }, email);
    console.log(`The new password of ${account.email} is ${account.password} and is not shown again.`);
    console.log(`Sessions ended: ${account.endedSessions}. Sign in, then change the password in the profile.`);
  } finally {
    await opened.close();
  }
}

function readEmail(): string {
  try {
    const { values } = parseArgs({ options: { email: { type: "string" } } });
    if (values.email !== undefined && values.email !== "") return values.email;
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n${USE}`);
  }
  throw new Refused(`Say whose password.\n${USE}`);
}
