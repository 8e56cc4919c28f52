import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import type { Clock } from "../../platform/clock.js";
import type { Queries } from "../queries.js";
import { deletionOf, ENDED_TOKEN } from "./ended-tokens.js";
import { loadOidcProvider } from "./load-oidc-provider.js";

/**
 * The time for which a refresh token may be used again, for its one successor: an answer is lost when the page is left
 * before it arrives, and two tabs may renew at the same moment; without a grace that would look like theft.
 */
const GRACE_MS = 10_000;

interface RecordRow {
  readonly payload: string;
  readonly consumedAt: Date | null;
}

/**
 * The sessions, running sign-ins, codes and refresh tokens of the local provider, in the database so that they outlive
 * a restart.
 */
export class SignInRecords {
  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
  ) {}

  /** Returns the storage of one kind of record for oidc-provider. */
  readonly adapterFor: AdapterFactory = (kind) => new RecordAdapter(this.database, this.clock, kind);

  /** Returns whether a refresh token was used up; one that does not exist was not. */
  readonly isRefreshTokenUsed = async (id: string): Promise<boolean> => {
    const rows = await this.database.query(
      `select id from local_sign_in_record where kind = 'RefreshToken' and id = $1 and consumed_at is not null`,
      [id],
    );
    return rows.length > 0;
  };

  /**
   * Returns the id of the account that a code or a refresh token was issued to, also when that has ended; undefined
   * when it is not known.
   */
  async accountOf(id: string): Promise<string | undefined> {
    // No id holds a NUL, and the database refuses it.
    if (id.includes("\0")) return undefined;
    const [row] = await this.database.query<{ accountId: string | null }>(
      `select account_id as "accountId" from local_sign_in_record
       where kind in ('AuthorizationCode', 'RefreshToken', $2) and id = $1 limit 1`,
      [id, ENDED_TOKEN],
    );
    return row?.accountId ?? undefined;
  }

  /** Deletes expired records. */
  async purge(): Promise<void> {
    await this.database.query(`delete from local_sign_in_record where expires_at < $1`, [this.clock.now()]);
  }
}

class RecordAdapter implements Adapter {
  private readonly hasGrace: boolean;

  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
    private readonly kind: string,
  ) {
    this.hasGrace = kind === "RefreshToken";
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // Every record of the provider expires; the day is a fallback for one that does not.
    const expiresAt = new Date(this.clock.now().getTime() + (expiresIn ?? 86_400) * 1000);
    await this.database.query(
      `insert into local_sign_in_record (kind, id, payload, grant_id, uid, expires_at, account_id)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict on constraint local_sign_in_record_pkey do update set
         payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at,
         account_id = excluded.account_id`,
      [
        this.kind,
        id,
        JSON.stringify(payload),
        isIssued(this.kind) ? payload.grantId : null,
        payload.uid ?? null,
        expiresAt,
        payload.accountId ?? null,
      ],
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    // The one client is in the configuration. No id holds a NUL, and the database refuses it.
    return this.kind === "Client" || id.includes("\0") ? undefined : this.findBy("id", id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findBy("uid", uid);
  }

  /** Only the device flow looks records up so, and it is not offered. */
  async findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** Uses up a code or a refresh token; of several requests with the same one, only those within its grace succeed. */
  async consume(id: string): Promise<void> {
    const used = await this.database.query(
      `update local_sign_in_record set consumed_at = coalesce(consumed_at, $3)
       where kind = $1 and id = $2 and (consumed_at is null or ($4 and consumed_at > $5)) returning id`,
      [this.kind, id, this.clock.now(), this.hasGrace, this.graceBegan()],
    );
    if (used.length > 0) return;
    const { errors } = await loadOidcProvider();
    throw new errors.InvalidGrant("it was used already");
  }

  async destroy(id: string): Promise<void> {
    await this.database.query(deletionOf(`kind = $1 and id = $2`), [this.kind, id]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.database.query(deletionOf(`kind = $1 and grant_id = $2`), [this.kind, grantId]);
  }

  private async findBy(column: "id" | "uid", value: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.database.query<RecordRow>(
      `select payload, consumed_at as "consumedAt" from local_sign_in_record where kind = $1 and ${column} = $2`,
      [this.kind, value],
    );
    if (row === undefined) return undefined;
    const payload = JSON.parse(row.payload) as AdapterPayload; // upsert wrote it
    if (row.consumedAt === null || (this.hasGrace && row.consumedAt > this.graceBegan())) return payload;
    return { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) };
  }

  /** Returns the moment after which a used token may be used once more. */
  private graceBegan(): Date {
    return new Date(this.clock.now().getTime() - GRACE_MS);
  }
}

/** Returns whether a record is issued under a grant and ends with it; a running sign-in only names one. */
function isIssued(kind: string): boolean {
  return kind === "AuthorizationCode" || kind === "AccessToken" || kind === "RefreshToken";
}
