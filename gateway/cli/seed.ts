import { findPerson } from "../identity/find-person.js";
import { CliError } from "../platform/cli-error.js";
import { AppError } from "../platform/errors.js";
import { messageOf } from "../platform/thrown.js";
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

/** Returns a failure as a sentence for the operator, with the words of the database or the disk where it is theirs. */
function inWords(error: unknown): CliError {
  if (error instanceof CliError) return error;
  const reasons = [error, error instanceof AppError ? error.cause : undefined].flatMap((reason) =>
    reason === undefined ? [] : [messageOf(reason)],
  );
  return new CliError(`Seeding failed, and no account was changed: ${reasons.join(" ")}`);
}
