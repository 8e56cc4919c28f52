import type { Database } from "../database/database.js";
import { CliError } from "../platform/cli-error.js";
import { foldEmail } from "../platform/email.js";

/**
 * Returns the person with that address who has signed in before, by their id. Throws CliError when there is none, or
 * more than one.
 */
export async function findPerson(database: Database, email: string): Promise<string> {
  const rows = await database.query<{ id: string; email: string }>(
    `select id, email from person where email ilike $1`,
    [email.trim().replace(/[\\%_]/g, "\\$&")],
  );
  const [person, other] = rows.filter((row) => foldEmail(row.email) === foldEmail(email));
  if (person === undefined) throw new CliError(`Nobody has signed in as ${email} yet.`);
  if (other !== undefined) throw new CliError(`Several people have signed in as ${email}, from different places.`);
  return person.id;
}
