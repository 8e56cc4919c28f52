import { randomBytes } from "node:crypto";
import { systemClock } from "../clock.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { Accounts } from "../identity/local-provider/accounts.js";
import { LOCAL_PROVIDER_PATH } from "../identity/local-provider/local-provider.js";
import { Passwords } from "../identity/local-provider/passwords.js";
import { PersonService } from "../identity/person.service.js";
import { Refused } from "../refused.js";

/** Who the demonstration account belongs to. */
export const DEMO_EMAIL = "demo@example.org";
const DEMO_NAME = "Robin Sample";

/** The account that was made for the demonstration. */
export interface DemoAccount {
  readonly ownerId: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Makes an account of the local provider that can be signed in with, and its person. Without a password of the caller's
 * choice it gets a random one. Throws Refused when it is there already, or when others sign people in.
 */
export async function createDemoAccount(
  database: Database,
  config: Config,
  password = randomBytes(12).toString("base64url"),
): Promise<DemoAccount> {
  if (config.identity.kind !== "local" || config.identity.signUp !== "open") {
    throw new Refused("An account is made only where anybody may make one. Say whose search: --email <address>");
  }
  const accounts = new Accounts(database, systemClock, new Passwords());
  const typed = { email: DEMO_EMAIL, name: DEMO_NAME, password };
  const account = await accounts.create(typed, { isFirst: false });
  if (account === undefined) throw new Refused(`The account ${DEMO_EMAIL} is there already. Nothing was changed.`);
  const person = await new PersonService(database, systemClock).personFor({
    issuer: `${config.publicUrl}${LOCAL_PROVIDER_PATH}/`,
    subject: account.id,
    email: account.email,
    emailVerified: true,
    name: account.name,
  });
  return { ownerId: person.id, email: account.email, password };
}
