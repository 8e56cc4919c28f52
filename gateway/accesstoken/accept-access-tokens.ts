import { AppError } from "../platform/errors.js";
import type { AllowList } from "../person/authenticate.js";
import type { Authenticate } from "../person/authenticate.js";
import { bearerToken } from "../http/bearer-token.js";
import type { Person } from "../person/person.entity.js";
import type { TokenClaims } from "../person/token-claims.js";
import { isMeantAsSecret } from "./access-token-secret.js";
import type { AccessTokenService } from "./access-token.service.js";

/** The dependencies of `acceptAccessTokens`; `authenticate` answers for every request without an access token. */
export interface AccessTokenDeps {
  readonly authenticate: Authenticate;
  readonly accessTokens: AccessTokenService;
  readonly allowList: AllowList;
}

/** Accepts requests with an access token as well: its owner is checked against the closed-beta list each time. */
export function acceptAccessTokens({ authenticate, accessTokens, allowList }: AccessTokenDeps): Authenticate {
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

/** Returns the claims that the identity provider last made about a person. */
export function claimsOf({
  issuer,
  subject,
  email,
  emailVerified,
}: Pick<Person, "issuer" | "subject" | "email" | "emailVerified">): TokenClaims {
  return { issuer, subject, emailVerified, ...(email === null ? {} : { email }) };
}
