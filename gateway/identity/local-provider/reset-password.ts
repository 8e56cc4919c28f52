import { randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock.js";
import type { Config } from "../../config.js";
import type { Database } from "../../database/database.js";
import { LogService } from "../../log/log.service.js";
import { CliError } from "../../platform/cli-error.js";
import { LOCAL_ISSUER } from "../local-issuer.js";
import { Accounts } from "./accounts.js";
import { Attempts } from "./attempts.js";
import { serverQueries } from "../queries.js";
import { removeFactors, type RemovedFactors } from "./second-factor/remove-factors.js";
import { LocalSessions } from "./local-sessions.js";
import { Passwords } from "./passwords.js";

/** An account with its new password, which is shown only this once. */
export interface ResetPassword {
  readonly email: string;
  readonly password: string;
  /** The second factors that were removed; null when that was not asked for. */
  readonly removed: RemovedFactors | null;
  /** The number of browsers in which its person was signed out. */
  readonly endedSessions: number;
}

/**
 * Sets a new random password for the account with that address, for operators whose users forgot theirs: its sessions
 * end, and its earlier attempts no longer count. Its second factor stays unless that is to be removed. Throws CliError
 * without such an account, or where others sign people in.
 */
export async function resetPassword(
  { database, config, clock }: { readonly database: Database; readonly config: Config; readonly clock: Clock },
  email: string,
  { removesFactors = false }: { readonly removesFactors?: boolean } = {},
): Promise<ResetPassword> {
  if (config.identity.kind !== "local") {
    throw new CliError("People sign in at another identity provider here, and it keeps their passwords.");
  }
  const accounts = new Accounts(database, clock, new Passwords());
  const account = await accounts.findByEmail(email);
  if (account === undefined) throw new CliError(`There is no account ${email} here.`);
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await accounts.hash(password);
  return database.transaction(async () => {
    await accounts.setPasswordHash(account.id, passwordHash);
    const endedSessions = await new LocalSessions(database, clock).endOthers(account.id);
    await new Attempts(database, clock).clear();
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
