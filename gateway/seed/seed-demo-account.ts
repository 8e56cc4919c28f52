import { randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { systemClock } from "../platform/clock.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { LOCAL_ISSUER } from "../identity/local-issuer.js";
import { Accounts } from "../identity/local-provider/accounts.js";
import { Passwords } from "../identity/local-provider/passwords.js";
import { resetPassword } from "../identity/local-provider/reset-password.js";
import { PersonService } from "../identity/person.service.js";
import { CliError } from "../platform/cli-error.js";
import { hasSearch, seedPerson, type SeedOptions } from "./seed-person.js";

/** The e-mail address of the demonstration account. */
export const DEMO_EMAIL = "demo@example.org";
const DEMO_NAME = "Robin Sample";

/** The state of the demonstration account, and its present or future owner. */
interface DemoPlan {
  readonly ownerId: string;
  readonly hasAccount: boolean;
}

/**
 * Makes an account of the built-in provider with a password, its person and their invented search, all or nothing. An
 * account without a search, which an interrupted seeding of an earlier release has left, is completed and gets a new
 * password. The password is printed before anything is stored, so that every stored one was shown. Throws CliError when
 * the account has a search, or when others sign people in.
 */
export async function seedDemoAccount(options: SeedOptions): Promise<void> {
  const { database, config, say = () => undefined } = options;
  const { ownerId, hasAccount } = await plan(database, config);
  await seedPerson(ownerId, options, async () => {
    const password = hasAccount ? await renewPassword(database, config) : await createAccount(database);
    await givePerson(database, ownerId);
    const what = hasAccount ? "Completing the account that is there" : "Making an account";
    say(`${what}: ${DEMO_EMAIL}, password ${password}`);
  });
}

async function plan(database: Database, config: Config): Promise<DemoPlan> {
  if (config.identity.kind !== "local" || config.identity.signUp !== "open") {
    throw new CliError("An account is made only where anybody may make one. Say whose search: --email <address>");
  }
  const account = await accountsOf(database).findByEmail(DEMO_EMAIL);
  const [person] = await database.query<{ id: string }>(`select id from person where issuer = $1 and subject = $2`, [
    LOCAL_ISSUER,
    account?.id ?? "",
  ]);
  if (person !== undefined && (await hasSearch(database, person.id))) {
    throw new CliError(
      `The account ${DEMO_EMAIL} is there already, with a search. Nothing was changed. ` +
        `Who does not know its password gets a new one: npm run password -- --email ${DEMO_EMAIL}`,
    );
  }
  return { ownerId: person?.id ?? uuidv7(), hasAccount: account !== undefined };
}

/** Makes the account, and returns its password. */
async function createAccount(database: Database): Promise<string> {
  const password = randomBytes(12).toString("base64url");
  const typed = { email: DEMO_EMAIL, name: DEMO_NAME, password };
  const account = await accountsOf(database).create(typed, { isFirst: false });
  if (account === undefined)
    throw new CliError(`Somebody else is making the account ${DEMO_EMAIL}. Nothing was changed.`);
  return password;
}

async function renewPassword(database: Database, config: Config): Promise<string> {
  const { password } = await resetPassword({ database, config, clock: systemClock }, DEMO_EMAIL);
  return password;
}

/** Makes the account's person with that id, unless it exists. */
async function givePerson(database: Database, ownerId: string): Promise<void> {
  const account = await accountsOf(database).findByEmail(DEMO_EMAIL);
  if (account === undefined) throw new Error("The account of the demonstration is gone.");
  const { id: subject, email, name } = account;
  const claims = { issuer: LOCAL_ISSUER, subject, email, emailVerified: true, name };
  await new PersonService(database, systemClock).personFor(claims, ownerId);
}

function accountsOf(database: Database): Accounts {
  return new Accounts(database, systemClock, new Passwords());
}
