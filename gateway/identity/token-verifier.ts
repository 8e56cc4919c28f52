import { createHash } from "node:crypto";
import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import type { Clock } from "../clock.js";
import type { Fetch } from "../http/fetch-json.js";
import type { Logger } from "../logger.js";
import { BoundedCache } from "./bounded-cache.js";
import { LOCAL_ISSUER } from "./local-issuer.js";
import { createRemoteKeys } from "./remote-keys.js";
import { checkToken, type CheckedToken, type TokenRules } from "./token-check.js";
import { readProfile, type ProfileClaims, type TokenClaims } from "./token-claims.js";
import { createUserInfo, type UserInfo } from "./user-info.js";

/** How long the local provider issues for. */
const LOCAL_MAX_AGE_SECONDS = 600;
/** How long a checked token is not checked again; a key that the provider withdraws loses its effect after that. */
const CHECK_AGAIN_MS = 10 * 60_000;
const CACHED_TOKENS = 5_000;

/** The provider in this very process hands its keys over; no request is made to ourselves. */
export interface LocalTokens {
  readonly kind: "local";
  /** What its tokens say: the address it has today. */
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly jwks: JSONWebKeySet;
}

/** An outside provider that speaks Auth0's dialect, known by its origin. */
export interface ExternalTokens {
  readonly kind: "external";
  readonly origin: string;
  readonly audience: string;
  readonly clientId: string;
  /** The longest that its tokens may live. */
  readonly maxAgeSeconds: number;
  /** For tests; the platform's `fetch` otherwise. */
  readonly fetch?: Fetch;
  /** How long the provider may take for one answer; 5 s unless said. */
  readonly timeoutMs?: number;
}

/** Whose tokens are verified, and by which clock. */
export type TokenVerifierOptions = (LocalTokens | ExternalTokens) & { readonly clock: Clock; readonly logger: Logger };

/** Tells whose an access token is. */
export interface TokenVerifier {
  /** Throws UNAUTHENTICATED for a token that is not a genuine, current access token of this API, or IDENTITY_UNAVAILABLE. */
  verify(token: string): Promise<TokenClaims>;
}

interface Verified {
  readonly claims: TokenClaims;
  readonly checkAgainAt: number;
}

/** Creates the verifier of access tokens; a token that was found genuine is remembered, by its hash, until it expires. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { clock } = options;
  const rules = rulesOf(options);
  const issuer = options.kind === "local" ? LOCAL_ISSUER : rules.issuer;
  const readClaims = options.kind === "local" ? readLocalProfile : profileReader(options);
  const verified = new BoundedCache<Verified>(CACHED_TOKENS, clock);
  const running = new Map<string, Promise<TokenClaims>>();

  async function check(token: string, key: string, known: Verified | undefined): Promise<TokenClaims> {
    const payload = await checkToken(token, rules);
    const claims = known?.claims ?? {
      issuer,
      subject: payload.sub,
      ...(await readClaims(token, payload)),
    };
    verified.set(key, { claims, checkAgainAt: clock.now().getTime() + CHECK_AGAIN_MS }, payload.exp * 1000);
    return claims;
  }

  return {
    async verify(token) {
      const key = createHash("sha256").update(token).digest("base64url");
      const known = verified.get(key);
      if (known !== undefined && clock.now().getTime() < known.checkAgainAt) return known.claims;
      const checking = running.get(key) ?? check(token, key, known);
      running.set(key, checking);
      try {
        return await checking;
      } finally {
        running.delete(key);
      }
    },
  };
}

function rulesOf(options: TokenVerifierOptions): TokenRules {
  const { audience, clientId, clock, logger } = options;
  const common = { audience, clientId, clock };
  if (options.kind === "local") {
    const keys = createLocalJWKSet(options.jwks);
    return { ...common, issuer: options.issuer, tokenType: "at+jwt", maxAgeSeconds: LOCAL_MAX_AGE_SECONDS, keys };
  }
  const { fetch, timeoutMs } = outside(options);
  const keys = createRemoteKeys({ url: `${options.origin}/.well-known/jwks.json`, clock, logger, fetch, timeoutMs });
  const { origin, maxAgeSeconds } = options;
  return { ...common, issuer: `${origin}/`, tokenType: "by-claims", maxAgeSeconds, keys };
}

type ProfileReader = (token: string, payload: CheckedToken) => Promise<ProfileClaims>;

const readLocalProfile: ProfileReader = (_token, payload) => {
  const sessionId = payload["sid"];
  return Promise.resolve({ ...readProfile(payload), ...(typeof sessionId === "string" ? { sessionId } : {}) });
};

/**
 * Where an outside provider's access token says who it is about: in plain claims, in claims under the audience's name
 * (an Auth0 Action adds `<audience>/email`, `<audience>/email_verified`, ...), or not at all: then `/userinfo` is asked.
 */
function profileReader(options: ExternalTokens): ProfileReader {
  const { fetch, timeoutMs } = outside(options);
  const userInfo: UserInfo = createUserInfo(`${options.origin}/userinfo`, fetch, timeoutMs);
  const prefix = options.audience.endsWith("/") ? options.audience : `${options.audience}/`;
  return async (token, payload) => {
    if ("email" in payload) return readProfile(payload);
    if (`${prefix}email` in payload) return readProfile(payload, prefix);
    const mayAsk = typeof payload["scope"] === "string" && payload["scope"].split(" ").includes("openid");
    return readProfile(mayAsk ? await userInfo(token, payload.sub) : payload);
  };
}

function outside({ fetch = globalThis.fetch, timeoutMs = 5_000 }: ExternalTokens): { fetch: Fetch; timeoutMs: number } {
  return { fetch, timeoutMs };
}
