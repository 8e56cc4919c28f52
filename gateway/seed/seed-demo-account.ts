import { systemClock } from "../platform/clock.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { findAccountPerson } from "../identity/find-account-person.js";
import { Accounts, type Account } from "../identity/local-provider/accounts.js";
import { Passwords } from "../identity/local-provider/passwords.js";
import { createPassword, resetPassword, type CreatedPassword } from "../identity/local-provider/reset-password.js";
import { CliError } from "../platform/cli-error.js";
import { introduceDraft } from "./draft-person.js";
import { hasSearch, seedPerson, type SeedOptions } from "./seed-person.js";

/** The e-mail address of the demonstration account. */
export const DEMO_EMAIL = "demo@example.org";
const DEMO_NAME = "Robin Sample";

/** The demonstration account that is there, and its person; null: there is none yet. */
interface DemoPlan {
  readonly account: Account | null;
  readonly ownerId: string | null;
}

/**
 * Makes an account of the built-in provider with a password, its person and their invented search, all or nothing. An
 * account without a search, which an interrupted seeding of an earlier release has left, is completed and gets a new
 * password. The password is printed before anything is stored, so that every stored one was shown. Throws CliError when
 * the account has a search, or when others sign people in.
 */
export async function seedDemoAccount(options: SeedOptions): Promise<void> {
  const { database, config, say = () => undefined } = options;
  const { account, ownerId } = await plan(database, config);
  const renewed = await createPassword();
  const what = account === null ? "Making an account" : "Completing the account that is there";
  say(`${what}: ${DEMO_EMAIL}, password ${renewed.password}`);
  await seedPerson(ownerId, options, async (draftId) => {
    if (account !== null) await resetPassword({ database, config, clock: systemClock }, DEMO_EMAIL, { renewed });
    const ready = account ?? (await createAccount(database, renewed));
    if (ownerId === null) await introduceDraft(database, draftId, ready, systemClock.now());
  });
}

async function plan(database: Database, config: Config): Promise<DemoPlan> {
  if (config.identity.kind !== "local" || config.identity.signUp !== "open") {
    throw new CliError("An account is made only where anybody may make one. Say whose search: --email <address>");
  }
  const account = (await accountsOf(database).findByEmail(DEMO_EMAIL)) ?? null;
  const person = account === null ? undefined : await findAccountPerson(database, account.id);
  if (person !== undefined && (await hasSearch(database, person.id))) {
    throw new CliError(
      `The account ${DEMO_EMAIL} is there already, with a search. Nothing was changed. ` +
        `Who does not know its password gets a new one: npm run password -- --email ${DEMO_EMAIL}`,
    );
  }
  return { account, ownerId: person?.id ?? null };
}

async function createAccount(database: Database, { passwordHash }: CreatedPassword): Promise<Account> {
  const account = await accountsOf(database).add(
    { email: DEMO_EMAIL, name: DEMO_NAME, passwordHash },
    { isFirst: false },
  );
  if (account === undefined)
    throw new CliError(`Somebody else is making the account ${DEMO_EMAIL}. Nothing was changed.`);
  return account;
}

function accountsOf(database: Database): Accounts {
  return new Accounts(database, systemClock, new Passwords());
}
