import { randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock.js";
import type { Config } from "../../config.js";
import type { Database } from "../../database/database.js";
import { LogService } from "../../log/log.service.js";
import { CliError } from "../../platform/cli-error.js";
import { findAccountPerson } from "../find-account-person.js";
import { AccessTokenService } from "../../accesstoken/access-token.service.js";
import { CalendarFeedService } from "../../calendar/calendar-feed.service.js";
import { endLastingAccess, type EndedAccess, type KeptAccess } from "../lasting-access.js";
import { linesOfCount, linesOfEnded, type EventLine } from "../log-security-events.js";
import { Accounts } from "./accounts.js";
import { Attempts } from "./attempts.js";
import { serverQueries } from "../queries.js";
import { removeFactors, type RemovedFactors } from "./second-factor/remove-factors.js";
import { findLeftAccess, type LeftAccess } from "./left-access.js";
import { LocalSessions } from "./local-sessions.js";
import { Passwords } from "./passwords.js";

/** An account with its new password, which is shown only this once. */
export interface ResetPassword extends EndedAccess {
  readonly email: string;
  readonly password: string;
  /** The second factors that were removed; null when that was not asked for. */
  readonly removed: RemovedFactors | null;
  /** The number of browsers in which its person was signed out. */
  readonly endedSessions: number;
  /** What still gives access to the account. */
  readonly left: LeftAccess;
}

/** What goes on with the new password, and whether the second factor is removed; by default it stays. */
export interface ResetOptions extends KeptAccess {
  readonly removesFactors?: boolean;
  /** The password, where one was created before; absent: it is created. */
  readonly renewed?: CreatedPassword;
}

/** A random password, and its hash. */
export interface CreatedPassword {
  readonly password: string;
  readonly passwordHash: string;
}

/** Creates a random password with its hash, which takes long, so not inside of a transaction. */
export async function createPassword(): Promise<CreatedPassword> {
  const password = randomBytes(12).toString("base64url");
  return { password, passwordHash: await new Passwords().hash(password) };
}

/**
 * Sets a new random password for the account with that address, for operators whose users forgot theirs: its sessions,
 * access tokens and calendar address end, except what is kept, and its earlier attempts no longer count. Its second
 * factor stays unless that is to be removed. Throws CliError without such an account, or where others sign people in.
 */
export async function resetPassword(
  { database, config, clock }: { readonly database: Database; readonly config: Config; readonly clock: Clock },
  email: string,
  { removesFactors = false, renewed, ...kept }: ResetOptions = {},
): Promise<ResetPassword> {
  if (config.identity.kind !== "local") {
    throw new CliError("People sign in at another identity provider here, and it keeps their passwords.");
  }
  const accounts = new Accounts(database, clock, new Passwords());
  const account = await accounts.findByEmail(email);
  if (account === undefined) throw new CliError(`There is no account ${email} here.`);
  const { password, passwordHash } = renewed ?? (await createPassword());
  const log = new LogService(database, clock);
  const lasting = {
    accessTokens: new AccessTokenService(database, clock, log),
    calendarFeeds: new CalendarFeedService(database, clock, log, config.publicUrl),
  };
  return database.transaction(async () => {
    await accounts.setPasswordHash(account.id, passwordHash);
    const endedSessions = await new LocalSessions(database, clock).endOthers(account.id);
    await new Attempts(database, clock).clear();
    const removed = removesFactors ? await removeFactors(serverQueries(database), account.id) : null;
    // Before the first sign-in there is no person, and so nothing of one.
    const personId = (await findAccountPerson(database, account.id))?.id ?? null;
    const ended =
      personId === null
        ? { endedAccessTokens: 0, endedCalendarAddresses: 0 }
        : await endLastingAccess(lasting, personId, kept);
    const keys =
      removed === null ? (["password.reset"] as const) : (["password.reset", "secondFactor.removed"] as const);
    for (const key of keys) {
      if (personId === null) continue;
      await log.record(personId, { action: key, says: { key, facts: {} }, isAlwaysWritten: true });
    }
    const left = await findLeftAccess({ database, clock, ...lasting }, account.id, personId);
    return { email: account.email, password, endedSessions, ...ended, removed, left };
  });
}

/** Returns the lines that the server's log has of a new password: that it was given, and what has ended or was removed. */
export function linesOfReset({ removed, ...ended }: ResetPassword): readonly EventLine[] {
  const { passkeys = 0, oneTimeCodes = false } = removed ?? {};
  return [
    { event: "password-reset" },
    ...linesOfEnded(ended),
    ...linesOfCount("passkey-removed", passkeys),
    ...(oneTimeCodes ? [{ event: "one-time-codes-off" } as const] : []),
  ];
}
