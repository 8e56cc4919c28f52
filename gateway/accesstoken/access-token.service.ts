import { uuidv7 } from "uuidv7";
import {
  ACCESS_TOKEN_DAYS,
  ACCESS_TOKEN_DAYS_MAX,
  ACCESS_TOKENS_MAX,
  TRASH_DAYS,
  NAME_MAX,
} from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";
import { columnsOf, pickColumns } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { identifyCaller } from "../platform/caller.js";
import { AppError } from "../platform/errors.js";
import { Person, type IntroducedPerson } from "../person/person.entity.js";
import { Feature } from "../person/policy.js";
import type { LogService } from "../log/log.service.js";
import { cleanText } from "../platform/clean-text.js";
import { Faults, invalidInput, textFault } from "../platform/validation.js";
import { AccessToken } from "./access-token.entity.js";
import type { CreateAccessTokenInput } from "./access-token.input.js";
import { scopesFor } from "./refused-fields.js";
import { createSecret, hashOf, isWellFormed, startOf } from "./access-token-secret.js";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The shortest time between two writes of the last use: a token used a hundred times a minute costs one write. */
const NOTED_EVERY_MS = 60_000;

const COLUMNS = columnsOf(AccessToken, "access_token");
const TOKEN = pickColumns(AccessToken, "t", ["scopes", "lastUsedAt", "expiresAt"]);
const PERSON = columnsOf(Person, "p");

/** The owner of a secret, and its scopes. */
export interface AccessTokenHolder {
  readonly person: IntroducedPerson;
  readonly accessToken: Pick<AccessToken, "id" | "scopes" | "lastUsedAt">;
}

interface HolderRow extends IntroducedPerson, Pick<AccessToken, "scopes" | "lastUsedAt" | "expiresAt"> {
  readonly tokenId: string;
}

/** The access tokens of a person; a secret is shown once, when it is made. */
export class AccessTokenService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: LogService,
  ) {}

  /** Returns every access token of the person, the newest first; also those that expired in the last 30 days. */
  async list(ownerId: string): Promise<AccessToken[]> {
    return this.database.queryOwned<AccessToken>(
      ownerId,
      `select ${COLUMNS} from access_token where owner_id = $1 order by created_at desc, id desc`,
    );
  }

  /** Makes an access token. Throws VALIDATION, also when the person has the maximum number. */
  async create(ownerId: string, input: CreateAccessTokenInput): Promise<{ accessToken: AccessToken; secret: string }> {
    const now = this.clock.now();
    const expiresAt = input.expiresAt ?? new Date(now.getTime() + ACCESS_TOKEN_DAYS * DAY_MS);
    check(input, expiresAt, now);
    const secret = createSecret();
    const accessToken: AccessToken = {
      ownerId,
      id: uuidv7(),
      name: cleanText("line", input.name),
      scopes: [...new Set(input.scopes)],
      start: startOf(secret),
      hash: hashOf(secret),
      createdAt: now,
      expiresAt,
      lastUsedAt: null,
    };
    await this.database.transaction(async () => {
      await this.requireRoom(ownerId);
      await this.database.query(
        `insert into access_token (owner_id, id, name, scopes, start, hash, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          ownerId,
          accessToken.id,
          accessToken.name,
          accessToken.scopes,
          accessToken.start,
          accessToken.hash,
          now,
          expiresAt,
        ],
      );
      const facts = { name: accessToken.name, scopes: accessToken.scopes.join(", ") };
      await this.log.record(ownerId, { action: "accessToken.created", says: { key: "accessToken.created", facts } });
    });
    return { accessToken, secret };
  }

  /** Refuses an access token from now on. Throws NOT_FOUND. */
  async revoke(ownerId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const [gone] = isId(id)
        ? await this.database.query<{ name: string }>(
            `delete from access_token where owner_id = $1 and id = $2 returning name`,
            [ownerId, id],
          )
        : [];
      if (gone === undefined) throw new AppError("NOT_FOUND", { message: "There is no such access token." });
      await this.sayRevoked(ownerId, gone.name);
    });
  }

  /**
   * Refuses every access token of the person from now on, and returns how many were good; the expired ones stay in the
   * list.
   */
  async revokeAll(ownerId: string): Promise<number> {
    return this.database.transaction(async () => {
      const gone = await this.database.query<{ name: string }>(
        `delete from access_token where owner_id = $1 and expires_at > $2 returning name`,
        [ownerId, this.clock.now()],
      );
      for (const { name } of gone) await this.sayRevoked(ownerId, name);
      return gone.length;
    });
  }

  /**
   * Returns the holder of a secret; null alike for one that expired, was revoked, or never existed. The log names the
   * holder, also of an expired one.
   */
  async findHolder(secret: string): Promise<AccessTokenHolder | null> {
    if (!isWellFormed(secret)) return null;
    const [row] = await this.database.query<HolderRow>(
      `select t.id as "tokenId", ${TOKEN}, ${PERSON}
       from access_token t join person p on p.id = t.owner_id where t.hash = $1`,
      [hashOf(secret)],
    );
    if (row === undefined) return null;
    const { tokenId, scopes, lastUsedAt, expiresAt, ...person } = row;
    identifyCaller(person.email);
    // One that was made while only this machine reached the server is off, too.
    if (expiresAt <= this.clock.now() || this.database.policies.isOff(person, Feature.ACCESS_TOKENS)) return null;
    return { person, accessToken: { id: tokenId, scopes, lastUsedAt } };
  }

  /** Returns whether the person's access token reads files: neither revoked nor expired, and with a scope that does. */
  async readsFiles(ownerId: string, id: string): Promise<boolean> {
    const rows = await this.database.queryOwned(
      ownerId,
      `select 1 from access_token where owner_id = $1 and id = $2 and expires_at > $3 and scopes && $4`,
      [id, this.clock.now(), scopesFor("GET /files")],
    );
    return rows.length > 0;
  }

  /**
   * Records that an access token was used, unless that was recorded recently; a failed write does not refuse the use.
   */
  async noteUse({ person, accessToken }: AccessTokenHolder): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - NOTED_EVERY_MS);
    if (accessToken.lastUsedAt !== null && accessToken.lastUsedAt > before) return;
    await this.database
      .query(
        `update access_token set last_used_at = $3
         where owner_id = $1 and id = $2 and (last_used_at is null or last_used_at <= $4)`,
        [person.id, accessToken.id, now, before],
      )
      .catch(() => undefined);
  }

  /** Deletes every access token that expired 30 days ago, of all persons. */
  async purge(): Promise<void> {
    const horizon = new Date(this.clock.now().getTime() - TRASH_DAYS * DAY_MS);
    await this.database.query(`delete from access_token where expires_at <= $1`, [horizon]);
  }

  private async sayRevoked(ownerId: string, name: string): Promise<void> {
    await this.log.record(ownerId, {
      action: "accessToken.revoked",
      says: { key: "accessToken.revoked", facts: { name } },
      isAlwaysWritten: true,
    });
  }

  private async requireRoom(ownerId: string): Promise<void> {
    // Serialized per person, so that no insert slips in between the count and the row.
    await this.database.query(`select 1 from person where id = $1 for update`, [ownerId]);
    const [kept] = await this.database.queryOwned<{ count: number }>(
      ownerId,
      `select count(*)::integer as count from access_token where owner_id = $1`,
    );
    if ((kept?.count ?? 0) < ACCESS_TOKENS_MAX) return;
    const message = `You have ${ACCESS_TOKENS_MAX} access tokens, and there can be no more. Revoke one that you do not need.`;
    throw invalidInput(message, { field: "accessTokens", rule: "maxCount" });
  }
}

function check({ name: given, scopes }: CreateAccessTokenInput, expiresAt: Date, now: Date): void {
  const name = cleanText("line", given);
  const faults = new Faults([textFault("name", name, NAME_MAX)]);
  faults.add(name === "", "name", "required", "say what it is for.");
  faults.add(scopes.length === 0, "scopes", "required", "choose at least one thing it may do.");
  const life = expiresAt.getTime() - now.getTime();
  const isOutOfRange = !(life > 0 && life <= ACCESS_TOKEN_DAYS_MAX * DAY_MS);
  faults.add(isOutOfRange, "expiresAt", "range", `in the future, and at most ${ACCESS_TOKEN_DAYS_MAX} days from now.`);
  faults.refuse();
}
