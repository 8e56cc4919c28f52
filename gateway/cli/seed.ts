import { findPerson } from "../identity/find-person.js";
import { CliError } from "../platform/cli-error.js";
import { reasonsOf } from "../platform/failure-in-words.js";
import { BULK_RECORDS_MAX } from "../seed/bulk-records.js";
import { seedDemoAccount } from "../seed/seed-demo-account.js";
import { seedPerson, type SeedOptions } from "../seed/seed-person.js";
import { readOptions, runCommand, withDatabase } from "./command.js";

const USAGE = "Usage: npm run seed -- [--email you@example.org] [--items 100]";

// `npm run seed -- [--email <address>] [--items <number>]`: demo data, to try the product and for long lists.
await runCommand(async () => {
  const { email, items: text } = readOptions(
    { email: { type: "string" }, items: { type: "string", default: "0" } },
    USAGE,
  );
  const items = Number(text);
  if (!Number.isInteger(items) || items < 0 || items > BULK_RECORDS_MAX) {
    throw new CliError(`--items: must be a whole number from 0 to ${BULK_RECORDS_MAX}.\n${USAGE}`);
  }
  await withDatabase(async ({ config, database, logger }) => {
    const say = (message: string): void => console.log(message);
    const options = { config, database, logger, today: new Date(), items, say };
    await (email === undefined ? seedDemoAccount(options) : seedFor(email, options)).catch((error: unknown) => {
      throw inWords(error);
    });
    say("The search is there. Start the product and sign in.");
  });
});

async function seedFor(email: string, options: SeedOptions): Promise<void> {
  await seedPerson(await findPerson(options.database, email), options);
}

/** Returns a failure as a sentence for the operator, also one that no code foresees. */
function inWords(error: unknown): CliError {
  if (error instanceof CliError) return error;
  return new CliError(`Seeding failed, and no account was changed: ${reasonsOf(error)}`);
}
