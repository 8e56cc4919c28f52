import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import type { Clock } from "../platform/clock.js";
import type { Fetch } from "../http/fetch-json.js";
import type { Logger } from "../platform/logger.js";
import { BoundedCache } from "./bounded-cache.js";
import { LOCAL_ISSUER } from "./local-issuer.js";
import { createRemoteKeys } from "./remote-keys.js";
import { checkToken, type CheckedToken, type TokenRules } from "./token-check.js";
import { readProfile, type ProfileClaims, type TokenClaims } from "../person/token-claims.js";
import { createUserInfo, type UserInfo } from "./user-info.js";

/** The lifetime of the local provider's tokens. */
const LOCAL_MAX_AGE_SECONDS = 600;
/**
 * The time for which a checked token is not checked again; a key that the provider withdraws loses its effect after
 * that.
 */
const CHECK_AGAIN_MS = 10 * 60_000;
const CACHED_TOKENS = 5_000;

/** The provider in this process passes its keys directly; the process makes no request to itself. */
export interface LocalTokens {
  readonly kind: "local";
  /** The issuer of its tokens: its present address. */
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly jwks: JSONWebKeySet;
}

/** An outside provider with Auth0's conventions, identified by its origin. */
export interface ExternalTokens {
  readonly kind: "external";
  readonly origin: string;
  readonly audience: string;
  readonly clientId: string;
  /** The maximum lifetime of its tokens, in seconds. */
  readonly maxAgeSeconds: number;
  /** For tests; the platform's `fetch` otherwise. */
  readonly fetch?: Fetch;
  /** The timeout of one request to the provider; 5 s by default. */
  readonly timeoutMs?: number;
}

/** The issuer whose tokens are verified, and the clock. */
export type TokenVerifierOptions = (LocalTokens | ExternalTokens) & { readonly clock: Clock; readonly logger: Logger };

/** Verifies access tokens. */
export interface TokenVerifier {
  /** Throws UNAUTHENTICATED for a token that is not a genuine, current access token of this API, or IDENTITY_UNAVAILABLE. */
  verify(token: string): Promise<TokenClaims>;
}

interface Verified {
  readonly claims: TokenClaims;
  readonly checkAgainAt: number;
}

/** Creates the verifier of access tokens; a token that was found genuine is cached until it expires. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { clock } = options;
  const rules = rulesOf(options);
  const issuer = options.kind === "local" ? LOCAL_ISSUER : rules.issuer;
  const readClaims = options.kind === "local" ? readLocalProfile : profileReader(options);
  const verified = new BoundedCache<Verified>(CACHED_TOKENS, clock);
  const running = new Map<string, Promise<TokenClaims>>();

  async function check(token: string, known: Verified | undefined): Promise<TokenClaims> {
    const payload = await checkToken(token, rules);
    const claims = known?.claims ?? {
      issuer,
      subject: payload.sub,
      ...(await readClaims(token, payload)),
    };
    verified.set(token, { claims, checkAgainAt: clock.now().getTime() + CHECK_AGAIN_MS }, payload.exp * 1000);
    return claims;
  }

  return {
    async verify(token) {
      const known = verified.get(token);
      if (known !== undefined && clock.now().getTime() < known.checkAgainAt) return known.claims;
      const checking = running.get(token) ?? check(token, known);
      running.set(token, checking);
      try {
        return await checking;
      } finally {
        running.delete(token);
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
 * Returns the reader of the profile in an outside provider's access token: from plain claims, from claims under the
 * audience's name (an Auth0 Action adds `<audience>/email`, `<audience>/email_verified`, ...), or, where it has
 * neither, from `/userinfo`.
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
