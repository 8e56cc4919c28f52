import type { Clock } from "../../platform/clock.js";
import { identifyCaller } from "../../platform/caller.js";
import { AppError } from "../../platform/errors.js";
import type { Queries } from "../queries.js";
import type { SignIn, SignIns } from "../sign-ins.js";
import type { TokenVerifier } from "../token-verifier.js";
import { deletionOf } from "./ended-tokens.js";

interface RecordRow {
  readonly kind: string;
  readonly id: string;
  readonly payload: string;
  readonly browser: string | null;
}

/** The fields of oidc-provider's records that are read here; each kind has some of them. */
interface Payload {
  readonly iat?: number;
  readonly loginTs?: number;
  readonly grantId?: string;
  readonly authorizations?: Readonly<Record<string, { readonly grantId?: string }>>;
}

/**
 * The sign-ins of the local provider. A grant of oidc-provider is one of them: it is made at a sign-in, refresh tokens
 * belong to it, and access tokens name it in `sid`.
 */
export class LocalSessions implements SignIns {
  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
  ) {}

  /** Stores the browser of a sign-in. */
  async describe(id: string, browser: string | null): Promise<void> {
    await this.database.query(`update local_sign_in_record set browser = $2 where kind = 'Grant' and id = $1`, [
      id,
      browser,
    ]);
  }

  /** Returns the sign-ins of the person, the most recently active first. */
  async list(accountId: string): Promise<SignIn[]> {
    const rows = await this.database.query<RecordRow>(
      `select kind, id, payload, browser from local_sign_in_record
       where account_id = $1 and kind in ('Grant', 'Session', 'RefreshToken') and expires_at > $2`,
      [accountId, this.clock.now()],
    );
    const records = rows.map((row) => ({ ...row, said: JSON.parse(row.payload) as Payload })); // oidc-provider wrote it
    const signIns = records.flatMap(({ kind, said }) =>
      kind === "Session" ? grantIdsOf(said).map((id) => ({ id, loginTs: said.loginTs })) : [],
    );
    const listed = signIns.flatMap(({ id, loginTs }) => {
      const grant = records.find((record) => record.kind === "Grant" && record.id === id);
      if (grant === undefined) return [];
      const signedIn = loginTs ?? grant.said.iat ?? 0;
      const renewals = records.flatMap(({ kind, said }) =>
        kind === "RefreshToken" && said.grantId === id ? (said.iat ?? 0) : [],
      );
      return [
        {
          id,
          browser: grant.browser,
          signedInAt: new Date(signedIn * 1000),
          lastActiveAt: new Date(Math.max(signedIn, ...renewals) * 1000),
        },
      ];
    });
    return listed.sort((one, other) => other.lastActiveAt.getTime() - one.lastActiveAt.getTime());
  }

  /**
   * Ends a sign-in of the person: its session, its refresh tokens and its access tokens. Returns false when there is
   * none.
   */
  async end(accountId: string, id: string): Promise<boolean> {
    // No id holds a NUL, and the database refuses it.
    if (id.includes("\0")) return false;
    const [grant] = await this.database.query(
      `select id from local_sign_in_record where kind = 'Grant' and id = $1 and account_id = $2`,
      [id, accountId],
    );
    if (grant === undefined) return false;
    await this.database.query(
      `delete from local_sign_in_record
       where kind = 'Session' and account_id = $1 and position($2::text in payload) > 0`,
      [accountId, `"grantId":"${id}"`],
    );
    await this.revoke(id);
    return true;
  }

  /** Ends all sign-ins of the person but the kept one, and those not completed yet; returns how many were listed. */
  async endOthers(accountId: string, keptId = ""): Promise<number> {
    const listed = await this.list(accountId);
    await this.database.query(
      deletionOf(
        `(account_id = $1 or (kind = 'Interaction' and position($2::text in payload) > 0))
         and not (kind = 'Session' and position($3::text in payload) > 0)
         and (case kind when 'Grant' then id else grant_id end) is distinct from $4`,
      ),
      [accountId, `"accountId":"${accountId}"`, `"grantId":"${keptId}"`, keptId],
    );
    return listed.filter(({ id }) => id !== keptId).length;
  }

  /**
   * Ends all sign-ins of the person and everything issued under them. The session of one browser stays, without its sign-in,
   * so that this browser can finish the one that it is in.
   */
  async endAllBut(accountId: string, sessionUid: string): Promise<void> {
    await this.database.query(
      deletionOf(
        `(account_id = $1 or (kind = 'Interaction' and position($2::text in payload) > 0))
         and not (kind = 'Session' and uid = $3)`,
      ),
      [accountId, `"accountId":"${accountId}"`, sessionUid],
    );
  }

  /**
   * Deletes a grant and everything issued under it: its codes, refresh tokens and access tokens are refused from now
   * on.
   */
  async revoke(id: string): Promise<void> {
    await this.database.query(deletionOf(`grant_id = $1 or (kind = 'Grant' and id = $1)`), [id]);
  }

  /** Returns a verifier that refuses the tokens of a sign-in that has ended. */
  guard(verifier: TokenVerifier): TokenVerifier {
    return {
      verify: async (token) => {
        const claims = await verifier.verify(token);
        // Before the sign-in is looked for, so that the log names whose has ended.
        identifyCaller(claims.email);
        if (claims.sessionId === undefined || !(await this.isAlive(claims.sessionId))) {
          throw new AppError("UNAUTHENTICATED", { refusal: "session-ended" });
        }
        return claims;
      },
    };
  }

  /** Returns whether a sign-in goes on; asked of the database, so that one that ended elsewhere has ended here, too. */
  async isAlive(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from local_sign_in_record where kind = 'Grant' and id = $1 and expires_at > $2`,
      [id, this.clock.now()],
    );
    return rows.length > 0;
  }
}

function grantIdsOf({ authorizations = {} }: Payload): readonly string[] {
  return Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
}
