import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import type { Clock } from "../clock.js";
import { AppError } from "../errors.js";
import { textFault } from "../validation.js";

/** Node's own limit of all headers is 16 KB; no token of ours comes near. */
const TOKEN_MAX = 12_000;
/** OpenID Connect: a subject has at most 255 characters. */
const SUBJECT_MAX = 255;
const CLOCK_TOLERANCE_SECONDS = 30;

/** What a token must say to be taken for an access token of this API. */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  /** The browser client: a token whose audience it is, is an ID token. */
  readonly clientId: string;
  /**
   * `at+jwt`: only tokens that say in their header that they are access tokens (RFC 9068).
   * `by-claims`: also Auth0's default profile, whose header says just JWT; an ID token is then told by its claims.
   */
  readonly tokenType: "at+jwt" | "by-claims";
  /** How long a token may live, from the second it was issued. */
  readonly maxAgeSeconds: number;
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
}

/** The claims of a genuine access token, of which who, until when and for whom are known to be there. */
export interface CheckedToken extends JWTPayload {
  readonly sub: string;
  readonly exp: number;
}

/** Checks signature, issuer, audience, times and kind of a token. Throws UNAUTHENTICATED or IDENTITY_UNAVAILABLE. */
export async function checkToken(token: string, rules: TokenRules): Promise<CheckedToken> {
  if (token.length > TOKEN_MAX) throw unauthenticated();
  const { payload, protectedHeader } = await verify(token, rules);
  const { sub, exp, iat } = payload;
  const isSubject = typeof sub === "string" && sub !== "" && textFault("sub", sub, SUBJECT_MAX) === null;
  const isTimed = typeof exp === "number" && typeof iat === "number" && exp - iat <= rules.maxAgeSeconds;
  if (!isSubject || !isTimed || !isAccessToken(payload, protectedHeader.typ, rules)) throw unauthenticated();
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
    throw unauthenticated(error);
  }
}

function isAccessToken(payload: JWTPayload, typ: string | undefined, rules: TokenRules): boolean {
  const type = typ?.toLowerCase().replace(/^application\//, "");
  if (type === "at+jwt") return true;
  if (rules.tokenType === "at+jwt" || (type !== "jwt" && type !== undefined)) return false;
  const audiences = [payload.aud].flat();
  // An ID token is for the client, carries a nonce or a hash of what came with it, and has no scope.
  const isIdToken =
    audiences.includes(rules.clientId) || ["nonce", "at_hash", "c_hash"].some((claim) => claim in payload);
  return !isIdToken && typeof payload.azp === "string" && typeof payload.scope === "string";
}

function unauthenticated(cause?: unknown): AppError {
  return new AppError("UNAUTHENTICATED", { cause });
}
