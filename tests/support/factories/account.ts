import type { Database } from "../../../gateway/database/database.js";
import { foldEmail } from "../../../gateway/platform/email.js";
import { Passwords } from "../../../gateway/identity/local-provider/passwords.js";

/** The password of every account. */
export const PASSWORD = "correct horse battery";
/** The cheapest parameters of the password hash. */
export const CHEAP_COST = { logCost: 4, parallel: 1 };

const hash = new Passwords(CHEAP_COST).hash(PASSWORD);

/** Creates an account of the local provider, so that the person can be asked for a password. */
export async function createAccount(
  database: Database,
  { subject, email, at }: { readonly subject: string; readonly email: string; readonly at: Date },
): Promise<void> {
  await database.query(
    `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at)
     values ($1, $2, $3, $2, $4, false, $5, $5)`,
    [subject, email, foldEmail(email), await hash, at],
  );
}
