import type { Queries } from "../../queries.js";
import { RecoveryCodes } from "./recovery-codes.js";

/** The second factors that were removed. */
export interface RemovedFactors {
  readonly passkeys: number;
  /** True when one-time codes were on. */
  readonly oneTimeCodes: boolean;
  readonly recoveryCodes: number;
}

/** Removes every second factor of an account, so that its password signs in alone, and returns what there was. */
export async function removeFactors(database: Queries, accountId: string): Promise<RemovedFactors> {
  const passkeys = await database.query(`delete from local_passkey where account_id = $1 returning id`, [accountId]);
  const oneTimeCodes = await database.query<{ wasOn: boolean }>(
    `delete from local_one_time_code where account_id = $1 returning turned_on_at is not null as "wasOn"`,
    [accountId],
  );
  return {
    passkeys: passkeys.length,
    oneTimeCodes: oneTimeCodes.some(({ wasOn }) => wasOn),
    recoveryCodes: await new RecoveryCodes(database).remove(accountId),
  };
}
