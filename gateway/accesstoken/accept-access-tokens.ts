import { AppError } from "../errors.js";
import type { AllowList } from "../identity/allow-list.js";
import type { Authenticate } from "../identity/authenticate.js";
import { bearerToken } from "../identity/bearer-token.js";
import type { Person } from "../identity/person.entity.js";
import type { TokenClaims } from "../identity/token-claims.js";
import { isMeantAsSecret } from "./access-token-secret.js";
import type { AccessTokenService } from "./access-token.service.js";

/** Who is asked about a request with an access token, and who about every other. */
export interface AccessTokenDoor {
  readonly authenticate: Authenticate;
  readonly accessTokens: AccessTokenService;
  readonly allowList: AllowList;
}

/**
 * Lets requests in with an access token as well: its owner is asked for on the closed-beta list each time.
 */
export function acceptAccessTokens({ authenticate, accessTokens, allowList }: AccessTokenDoor): Authenticate {
  return async (request) => {
    const secret = bearerToken(request);
    if (!isMeantAsSecret(secret)) return authenticate(request);
    const holder = await accessTokens.findHolder(secret);
    if (holder === null) throw new AppError("UNAUTHENTICATED", { refusal: "access-token-unknown" });
    const { person, accessToken } = holder;
    const claims = claimsOf(person);
    allowList.check(claims);
    await accessTokens.noteUse(holder);
    return { ownerId: person.id, person, claims, accessToken };
  };
}

/** What the identity provider last said of a person. */
export function claimsOf({
  issuer,
  subject,
  email,
  emailVerified,
}: Pick<Person, "issuer" | "subject" | "email" | "emailVerified">): TokenClaims {
  return { issuer, subject, emailVerified, ...(email === null ? {} : { email }) };
}
