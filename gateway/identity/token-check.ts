import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import type { Clock } from "../platform/clock.js";
import { AppError } from "../platform/errors.js";
import type { Refusal } from "../platform/refusals.js";
import { textFault } from "../platform/validation.js";

/** Node limits all headers to 16 KB; no token of the product is nearly as long. */
const TOKEN_MAX = 12_000;
/** OpenID Connect: a subject has at most 255 characters. */
const SUBJECT_MAX = 255;
const CLOCK_TOLERANCE_SECONDS = 30;

/** The rules that a token must meet to count as an access token of this API. */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  /** The id of the browser client: a token with it as the audience is an ID token. */
  readonly clientId: string;
  /**
   * `at+jwt`: only tokens whose header marks them as access tokens (RFC 9068). `by-claims`: also Auth0's default
   * profile, whose header has just JWT; an ID token is then recognized by its claims.
   */
  readonly tokenType: "at+jwt" | "by-claims";
  /** The maximum lifetime of a token, from the second it was issued. */
  readonly maxAgeSeconds: number;
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
}

/** The claims of a genuine access token; subject, expiry and audience are known to be present. */
export interface CheckedToken extends JWTPayload {
  readonly sub: string;
  readonly exp: number;
}

/** Checks signature, issuer, audience, times and kind of a token. Throws UNAUTHENTICATED or IDENTITY_UNAVAILABLE. */
export async function checkToken(token: string, rules: TokenRules): Promise<CheckedToken> {
  if (token.length > TOKEN_MAX) throw refused("token-too-long");
  const { payload, protectedHeader } = await verify(token, rules);
  const { sub, exp, iat } = payload;
  const isSubject = typeof sub === "string" && sub !== "" && textFault("sub", sub, SUBJECT_MAX) === null;
  if (!isSubject || typeof exp !== "number" || typeof iat !== "number") throw refused("token-claims");
  if (exp - iat > rules.maxAgeSeconds) throw refused("token-lifetime");
  const refusal = kindRefusal(payload, protectedHeader.typ, rules);
  if (refusal !== null) throw refused(refusal);
  return { ...payload, sub, exp };
}

async function verify(
  token: string,
  { issuer, audience, maxAgeSeconds, keys, clock }: TokenRules,
): ReturnType<typeof jwtVerify> {
  try {
    return await jwtVerify(token, keys, {
      algorithms: ["RS256"],
      issuer,
      audience,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: maxAgeSeconds,
      requiredClaims: ["sub", "exp"],
      currentDate: clock.now(),
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(refusalOf(error), error);
  }
}

/** Returns why a genuine token is no access token; null when it is one. */
function kindRefusal(payload: JWTPayload, typ: string | undefined, rules: TokenRules): Refusal | null {
  const type = typ?.toLowerCase().replace(/^application\//, "");
  if (type === "at+jwt") return null;
  if (rules.tokenType === "at+jwt" || (type !== "jwt" && type !== undefined)) return "token-type";
  const audiences = [payload.aud].flat();
  // An ID token is for the client, carries a nonce or a hash of what came with it, and has no scope.
  const isIdToken =
    audiences.includes(rules.clientId) || ["nonce", "at_hash", "c_hash"].some((claim) => claim in payload);
  if (isIdToken) return "token-is-id-token";
  if (typeof payload.azp !== "string") return "token-without-azp";
  return typeof payload.scope === "string" ? null : "token-without-scope";
}

const BY_CODE: Readonly<Record<string, Refusal>> = {
  ERR_JWT_EXPIRED: "token-expired",
  ERR_JOSE_ALG_NOT_ALLOWED: "token-algorithm",
  ERR_JWKS_NO_MATCHING_KEY: "token-key",
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: "token-key",
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: "token-signature",
};
const BY_CLAIM: Readonly<Record<string, Refusal>> = {
  iss: "token-issuer",
  aud: "token-audience",
  nbf: "token-not-yet-valid",
  iat: "token-not-yet-valid",
};

/** Returns the reason of an error that jose found in a token. */
function refusalOf(error: unknown): Refusal {
  // Issued longer ago than any token may live, whatever its own expiry.
  if (error instanceof errors.JWTExpired && error.claim === "iat") return "token-lifetime";
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.reason === "check_failed" ? (BY_CLAIM[error.claim] ?? "token-claims") : "token-claims";
  }
  return error instanceof errors.JOSEError ? (BY_CODE[error.code] ?? "token-malformed") : "token-malformed";
}

function refused(refusal: Refusal, cause?: unknown): AppError {
  return new AppError("UNAUTHENTICATED", { refusal, cause });
}
