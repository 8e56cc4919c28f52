import type { Database } from "../../../gateway/database/database.js";

/** The values of a sign-in that a test may override. */
export interface SignInValues {
  readonly subject: string;
  readonly id: string;
  readonly at: Date;
  readonly browser?: string;
}

/** Creates the records of a sign-in at the local provider: a session, and the grant that was made in it. */
export async function createSignIn(
  database: Database,
  { subject, id, at, browser = "Firefox on Linux" }: SignInValues,
): Promise<void> {
  const seconds = Math.floor(at.getTime() / 1000);
  const session = { accountId: subject, loginTs: seconds, authorizations: { test: { grantId: id } } };
  const grant = { accountId: subject, iat: seconds };
  await database.query(
    `insert into local_sign_in_record (kind, id, payload, account_id, browser, expires_at)
     values ('Session', 'session of ' || $1::text, $2, $3, null, $4), ('Grant', $1, $5, $3, $6, $4)`,
    [
      id,
      JSON.stringify(session),
      subject,
      new Date(at.getTime() + 30 * 24 * 60 * 60 * 1000),
      JSON.stringify(grant),
      browser,
    ],
  );
}
