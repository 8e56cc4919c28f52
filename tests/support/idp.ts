import { createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, type JSONWebKeySet } from "jose";
import type { Clock } from "../../gateway/clock.js";

/** What a token of the test identity says unless told otherwise; undefined leaves a member out. */
export interface TokenOverrides {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** An identity provider of the test's own: a key pair, the set it is published in, and tokens signed with it. */
export interface TestIdp {
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly jwks: JSONWebKeySet;
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** The header and claims of a good access token, with the overrides put over them. */
  describe(overrides?: TokenOverrides): { header: object; claims: object };
  signToken(overrides?: TokenOverrides): string;
}

/** Joins and signs a token of whatever header and payload; nothing is checked, so that forgeries can be written. */
export function assemble(header: unknown, payload: unknown, signer: (input: Buffer) => Buffer): string {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${signer(Buffer.from(input)).toString("base64url")}`;
}

/** Signs as RS256 does. */
export function rs256(key: KeyObject): (input: Buffer) => Buffer {
  return (input) => sign("sha256", input, key);
}

/** Creates a test identity; its tokens are issued at the clock's time and live for ten minutes. */
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
