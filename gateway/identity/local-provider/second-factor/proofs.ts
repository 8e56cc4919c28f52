import type { Clock } from "../../../platform/clock.js";
import type { Queries } from "../../queries.js";

/** The time for which a proof of identity counts. */
export const PROOF_SECONDS = 10 * 60;

interface ProofRow {
  readonly payload: string;
  readonly provedAt: Date | null;
}

/** The times at which people last proved who they are: by signing in, or by being asked again. */
export class Proofs {
  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
  ) {}

  /** Returns true when that was within the last ten minutes. */
  async isFresh(accountId: string, sessionId: string): Promise<boolean> {
    const rows = await this.database.query<ProofRow>(
      `select payload, proved_at as "provedAt" from local_sign_in_record
       where account_id = $1 and expires_at > $2
         and ((kind = 'Grant' and id = $3) or (kind = 'Session' and position($4::text in payload) > 0))`,
      [accountId, this.clock.now(), sessionId, `"grantId":"${sessionId}"`],
    );
    const horizon = this.clock.now().getTime() - PROOF_SECONDS * 1000;
    return rows.some(({ payload, provedAt }) => {
      const { loginTs = 0 } = JSON.parse(payload) as { loginTs?: number }; // oidc-provider wrote it
      return Math.max(loginTs * 1000, provedAt?.getTime() ?? 0) > horizon;
    });
  }

  /** Records a proof at the current time, and returns until when it counts. */
  async note(accountId: string, sessionId: string): Promise<Date> {
    const now = this.clock.now();
    await this.database.query(
      `update local_sign_in_record set proved_at = $3 where kind = 'Grant' and id = $2 and account_id = $1`,
      [accountId, sessionId, now],
    );
    return new Date(now.getTime() + PROOF_SECONDS * 1000);
  }
}
