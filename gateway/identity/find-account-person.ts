import { LOCAL_ISSUER } from "./local-issuer.js";
import type { Queries } from "./queries.js";

/** The person of an account of the built-in provider. */
export interface AccountPerson {
  readonly id: string;
  readonly createdAt: Date;
}

/** Returns the person of an account of the built-in provider; undefined before its first sign-in. */
export async function findAccountPerson(database: Queries, accountId: string): Promise<AccountPerson | undefined> {
  const [person] = await database.query<AccountPerson>(
    `select id, created_at as "createdAt" from person where issuer = $1 and subject = $2`,
    [LOCAL_ISSUER, accountId],
  );
  return person;
}
