import { randomBytes } from "node:crypto";
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWK,
  type JWK_RSA_Private,
} from "jose";
import type { Clock } from "../../platform/clock.js";
import type { Queries } from "../queries.js";

/** The secrets of the local provider; made at its first start and stored in the database. */
export interface ProviderSecrets {
  readonly signingKey: JWK_RSA_Private;
  /** The public half of the signing key, for verifiers of tokens. */
  readonly jwks: JSONWebKeySet;
  readonly cookieKeys: readonly string[];
  /** Derives the successor of a refresh token. */
  readonly successors: string;
  /**
   * Encrypts the secrets of one-time codes; without it they are worthless, and recovery codes are the only second
   * factor left.
   */
  readonly factorKey: Buffer;
}

/**
 * Returns the secrets, making those that do not exist yet; several processes that start at once get the same ones. To
 * change a secret, delete its row of `local_provider_secret` and start again: everybody has to sign in anew.
 */
export async function loadSecrets(database: Queries, clock: Clock): Promise<ProviderSecrets> {
  const signingKeyText = await loadSecret(database, clock, "signing-key", makeSigningKey);
  const cookieKey = await loadSecret(database, clock, "cookie-key", makeRandomKey);
  const successors = await loadSecret(database, clock, "refresh-tokens", makeRandomKey);
  const signingKey = JSON.parse(signingKeyText) as JWK_RSA_Private; // makeSigningKey wrote it
  return {
    signingKey,
    jwks: { keys: [publicHalf(signingKey)] },
    cookieKeys: [cookieKey],
    successors,
    factorKey: await loadFactorKey(database, clock),
  };
}

/** Returns the key that encrypts the secrets of one-time codes, making it when it does not exist yet. */
export async function loadFactorKey(database: Queries, clock: Clock): Promise<Buffer> {
  return Buffer.from(await loadSecret(database, clock, "factor-key", makeRandomKey), "base64url");
}

async function loadSecret(database: Queries, clock: Clock, name: string, make: () => Promise<string>): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const [row] = await database.query<{ value: string }>(`select value from local_provider_secret where name = $1`, [
      name,
    ]);
    return row?.value;
  };
  const known = await find();
  if (known !== undefined) return known;
  await database.query(
    `insert into local_provider_secret (name, value, created_at) values ($1, $2, $3)
     on conflict on constraint local_provider_secret_pkey do nothing`,
    [name, await make(), clock.now()],
  );
  const made = await find();
  if (made === undefined) throw new Error(`The secret ${name} was written and is not there.`);
  return made;
}

function makeRandomKey(): Promise<string> {
  return Promise.resolve(randomBytes(32).toString("base64url"));
}

async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "RS256", use: "sig" });
}

/**
 * Returns the public half of a key. It lists the public members instead of dropping the private ones, so that an
 * unknown one is dropped.
 */
function publicHalf({ n, e, kid = "" }: JWK_RSA_Private): JWK {
  return { kty: "RSA", n, e, kid, alg: "RS256", use: "sig" };
}
