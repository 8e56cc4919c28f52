import { randomBytes } from "node:crypto";
import type { Clock } from "../platform/clock.js";
import type { Database } from "./database.js";

const BYTES = 32;

/**
 * Returns a secret of this installation, made at the first start and stored in the database; several processes that
 * start at once get the same one. To change it, delete its row of `server_secret` and start again.
 */
export async function loadServerSecret(database: Database, clock: Clock, name: string): Promise<Buffer> {
  const find = async (): Promise<string | undefined> => {
    const [row] = await database.query<{ value: string }>(`select value from server_secret where name = $1`, [name]);
    return row?.value;
  };
  // A start writes nothing that exists already: the disk may be full.
  const known = await find();
  if (known !== undefined) return Buffer.from(known, "base64url");
  await database.query(
    `insert into server_secret (name, value, created_at) values ($1, $2, $3) on conflict (name) do nothing`,
    [name, randomBytes(BYTES).toString("base64url"), clock.now()],
  );
  const made = await find();
  if (made === undefined) throw new Error(`The secret ${name} was written and is not there.`);
  return Buffer.from(made, "base64url");
}
