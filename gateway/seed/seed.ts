import { ENTITIES } from "../entities.js";
import { parseArgs } from "node:util";
import { loadConfig, type Config } from "../config.js";
import { openDatabase } from "../database/open-database.js";
import { findPerson } from "../identity/find-person.js";
import { createLogger } from "../logger.js";
import { Refused } from "../refused.js";
import { CROWD_MAX } from "./crowd.js";
import { seedDemoAccount } from "./seed-demo-account.js";
import { seedPerson } from "./seed-person.js";

// `npm run seed -- [--email <address>] [--items <number>]`: an invented search, for a look around and for long lists.
try {
  await run(readArguments(), loadConfig());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}

async function run({ email, items }: { email: string | undefined; items: number }, config: Config): Promise<void> {
  const logger = createLogger("warn");
  const say = (message: string): void => console.log(message);
  const opened = await openDatabase(config, ENTITIES, logger, say);
  const { database } = opened;
  const options = { config, database, logger, today: new Date(), items, say };
  try {
    if (email === undefined) await seedDemoAccount(options);
    else await seedPerson(await findPerson(database, email), options);
    say("The search is there. Start the product and sign in.");
  } finally {
    await opened.close();
  }
}

function readArguments(): { email: string | undefined; items: number } {
  try {
    const { values } = parseArgs({ options: { email: { type: "string" }, items: { type: "string", default: "0" } } });
    const items = Number(values.items);
    if (Number.isInteger(items) && items >= 0 && items <= CROWD_MAX) return { email: values.email, items };
    throw new Refused(`--items: must be a whole number from 0 to ${CROWD_MAX}.`);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(
      `${error instanceof Error ? error.message : String(error)}\nUse: npm run seed -- [--email you@example.org] [--items 100]`,
    );
  }
}
