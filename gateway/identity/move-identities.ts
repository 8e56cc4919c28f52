import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { CliError } from "../platform/cli-error.js";
import { mergePersons, type PersonPair } from "./merge-persons.js";

/** A move of persons from one identity provider to another. */
export interface IdentityMove {
  readonly from: string;
  readonly to: string;
  /** The number of persons to move. */
  readonly people: number;
  /** The number of those who have signed in at the other provider as well. */
  readonly merged: number;
}

/**
 * Counts the persons of an earlier identity provider who have the same subject at the configured one. Throws CliError
 * when there are none, or where a move makes no sense.
 */
export async function planIdentityMove(database: Database, config: Config, provider: string): Promise<IdentityMove> {
  if (config.identity.kind === "local") {
    throw new CliError("People sign in at this server here. Set AUTH0_DOMAIN to the provider they are to sign in at.");
  }
  const [from, to] = [issuerOf(provider), `${config.identity.origin}/`];
  if (from === to) throw new CliError(`${to} is where people sign in now. Say with --from where they did before.`);
  const [found] = await database.query<{ people: number; merged: number }>(
    `select count(*)::integer as people, count(there.id)::integer as merged
     from person here left join person there on there.issuer = $2 and there.subject = here.subject where here.issuer = $1`,
    [from, to],
  );
  const { people = 0, merged = 0 } = found ?? {};
  if (people === 0) throw new CliError(await nobodyAt(database, from));
  return { from, to, people, merged };
}

/**
 * Moves persons to another identity provider, all or none. A user who has signed in there already has two persons;
 * these are merged into one, which keeps the id of the one with the longer log.
 */
export async function moveIdentities(
  database: Database,
  { from, to }: Pick<IdentityMove, "from" | "to">,
): Promise<void> {
  await database.transaction(async () => {
    await database.query(`set local statement_timeout = 0`);
    // The lock keeps out first sign-ins meanwhile, and new rows of moved persons that would be left behind.
    await database.query(`lock table person in share row exclusive mode`);
    await database.query(`select 1 from person where issuer in ($1, $2) for update`, [from, to]);
    const pairs = await database.query<PersonPair>(
      `select case when here.lines >= there.lines then here.id else there.id end as "keptId",
         case when here.lines >= there.lines then there.id else here.id end as "otherId"
       from ${WITH_LINES} here join ${WITH_LINES} there on there.subject = here.subject
       where here.issuer = $1 and there.issuer = $2`,
      [from, to],
    );
    for (const pair of pairs) await mergePersons(database, pair);
    await database.query(`update person set issuer = $2 where issuer = $1`, [from, to]);
  });
}

const WITH_LINES = `(select id, issuer, subject, (select count(*) from log_entry where owner_id = person.id) as lines from person)`;

/** Returns the issuer of an outside provider, by its address or its domain, as `AUTH0_DOMAIN` takes it. */
function issuerOf(provider: string): string {
  const address = provider.includes("://") ? provider : `https://${provider}`;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return `${new URL(address).origin}/`;
  throw new CliError(`--from: must be the address of an identity provider, such as https://old.example.org.`);
}

async function nobodyAt(database: Database, issuer: string): Promise<string> {
  const rows = await database.query<{ issuer: string; people: number }>(
    `select issuer, count(*)::integer as people from person where issuer like '%://%' group by issuer order by issuer`,
  );
  if (rows.length === 0) return "Nobody has signed in at any provider yet.";
  const known = rows.map((row) => `${row.issuer} (${row.people})`);
  return `Nobody has signed in at ${issuer}. People have at: ${known.join(", ")}.`;
}
