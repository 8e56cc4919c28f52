import { ENTITIES } from "../entities.js";
import { parseArgs } from "node:util";
import { systemClock } from "../clock.js";
import { loadConfig, type Config } from "../config.js";
import { openDatabase } from "../database/open-database.js";
import { createLogger } from "../logger.js";
import { Refused } from "../refused.js";
import { resetPassword } from "./local-provider/reset-password.js";
import type { RemovedFactors } from "./local-provider/second-factor/remove-factors.js";

const USE = "Use: npm run password -- --email you@example.org [--remove-second-factor]";

/** What the command was called with. */
interface Called {
  readonly email: string;
  readonly removesFactors: boolean;
}

// `npm run password -- --email <address> [--remove-second-factor]`: a new password for somebody who forgot theirs.
try {
  await run(readCall(), loadConfig());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}

async function run({ email, removesFactors }: Called, config: Config): Promise<void> {
  const opened = await openDatabase(config, ENTITIES, createLogger("warn"), (message) => console.log(message));
  try {
    const account = await resetPassword({ database: opened.database, config, clock: systemClock }, email, {
      removesFactors,
    });
    console.log(`The new password of ${account.email} is ${account.password} and is not shown again.`);
    if (account.removed !== null) console.log(`The second factor was removed: ${wordsFor(account.removed)}.`);
    console.log(`Sessions ended: ${account.endedSessions}. Sign in, then change the password in the profile.`);
  } finally {
    await opened.close();
  }
}

function wordsFor({ passkeys, oneTimeCodes, recoveryCodes }: RemovedFactors): string {
  const codes = oneTimeCodes ? "one-time codes" : "no one-time codes";
  return `${passkeys} passkeys, ${codes}, ${recoveryCodes} recovery codes`;
}

function readCall(): Called {
  try {
    const { values } = parseArgs({
      options: { email: { type: "string" }, "remove-second-factor": { type: "boolean", default: false } },
    });
    if (values.email !== undefined && values.email !== "") {
      return { email: values.email, removesFactors: values["remove-second-factor"] };
    }
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n${USE}`);
  }
  throw new Refused(`Say whose password.\n${USE}`);
}
