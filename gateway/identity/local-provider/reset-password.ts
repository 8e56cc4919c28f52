import { randomBytes } from "node:crypto";
import type { Clock } from "../../clock.js";
import type { Config } from "../../config.js";
import type { Database } from "../../database/database.js";
import { LogService } from "../../log/log.service.js";
import { Refused } from "../../refused.js";
import { LOCAL_ISSUER } from "../local-issuer.js";
import { Accounts } from "./accounts.js";
import { Attempts } from "./attempts.js";
import { serverQueries } from "../queries.js";
import { removeFactors, type RemovedFactors } from "./second-factor/remove-factors.js";
import { LocalSessions } from "./local-sessions.js";
import { Passwords } from "./passwords.js";

/** An account with its new password, which is told here and nowhere else. */
export interface ResetPassword {
  readonly email: string;
  readonly password: string;
  /** What of the second factor was removed; null when it was not asked for. */
  readonly removed: RemovedFactors | null;
  /** In how many browsers its person was signed out. */
  readonly endedSessions: number;
}

/**
 * Gives the account with that address a new random password, for the operator whose people forgot theirs: its sessions
 * end, and attempts of before do not count any more. Its second factor stays unless that is to be removed. Throws Refused without such an account, or where others sign people in.
 */
export async function resetPassword(
  { database, config, clock }: { readonly database: Database; readonly config: Config; readonly clock: Clock },
  email: string,
  { removesFactors = false }: { readonly removesFactors?: boolean } = {},
): Promise<ResetPassword> {
  if (config.identity.kind !== "local") {
    throw new Refused("People sign in at another identity provider here, and it keeps their passwords.");
  }
  const accounts = new Accounts(database, clock, new Passwords());
  const account = await accounts.findByEmail(email);
  if (account === undefined) throw new Refused(`There is no account ${email} here.`);
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await accounts.hash(password);
  return database.transaction(async () => {
    await accounts.setPasswordHash(account.id, passwordHash);
    const endedSessions = await new LocalSessions(database, clock).endOthers(account.id);
    await new Attempts(database, clock).forget();
    const persons = await database.query<{ id: string }>(`select id from person where issuer = $1 and subject = $2`, [
      LOCAL_ISSUER,
      account.id,
    ]);
    const removed = removesFactors ? await removeFactors(serverQueries(database), account.id) : null;
    const keys =
      removed === null ? (["password.reset"] as const) : (["password.reset", "secondFactor.removed"] as const);
    for (const { id } of persons) {
      for (const key of keys)
        await new LogService(database, clock).record(id, { action: key, says: { key, facts: {} } });
    }
    return { email: account.email, password, endedSessions, removed };
  });
}
