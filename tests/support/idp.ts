import { createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, type JSONWebKeySet } from "jose";
import type { Clock } from "../../gateway/platform/clock.js";

/** The overrides of a test token's header and claims; undefined removes a member. */
export interface TokenOverrides {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** A test identity provider: a key pair, the published key set, and tokens signed with it. */
export interface TestIdp {
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly jwks: JSONWebKeySet;
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** Returns the header and claims of a valid access token, with the overrides applied. */
  describe(overrides?: TokenOverrides): { header: object; claims: object };
  signToken(overrides?: TokenOverrides): string;
}

/** Returns a signed token of any header and payload; nothing is checked, so that forgeries can be written. */
export function assemble(header: unknown, payload: unknown, signer: (input: Buffer) => Buffer): string {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${signer(Buffer.from(input)).toString("base64url")}`;
}

/** Returns a signer for RS256. */
export function rs256(key: KeyObject): (input: Buffer) => Buffer {
  return (input) => sign("sha256", input, key);
}

/** Creates a test identity provider; its tokens are issued at the clock's time and are valid for ten minutes. */
export async function createTestIdp(clock: Clock, issuer = "https://identity.example.org/"): Promise<TestIdp> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const publicKey = createPublicKey(privateKey);
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const audience = "https://api.example.org";
  const clientId = "browser-client";

  const describe = ({ header, claims }: TokenOverrides = {}): { header: object; claims: object } => {
    const now = Math.floor(clock.now().getTime() / 1000);
    return {
      header: { alg: "RS256", typ: "at+jwt", kid, ...header },
      claims: {
        iss: issuer,
        aud: audience,
        sub: "person-1",
        iat: now,
        exp: now + 600,
        client_id: clientId,
        scope: "openid profile email",
        email: "maya@example.org",
        email_verified: true,
        name: "Maya Okafor",
        ...claims,
      },
    };
  };
  return {
    issuer,
    audience,
    clientId,
    jwks: { keys: [{ ...jwk, kid, alg: "RS256", use: "sig" }] },
    kid,
    privateKey,
    publicKey,
    describe,
    signToken: (overrides) => {
      const token = describe(overrides);
      return assemble(token.header, token.claims, rs256(privateKey));
    },
  };
}

function encode(part: unknown): string {
  return Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");
}
