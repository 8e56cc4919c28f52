import type { AllowList, Authenticate } from "../person/authenticate.js";
import { identifyCaller } from "../platform/caller.js";
import { bearerToken } from "../http/bearer-token.js";
import type { PersonService } from "./person.service.js";
import type { TokenVerifier } from "./token-verifier.js";

/** The dependencies of `createAuthenticate`, called in this order. */
export interface AuthenticateDeps {
  readonly verifier: TokenVerifier;
  readonly allowList: AllowList;
  readonly persons: PersonService;
}

/**
 * Creates the authentication of requests: token, then closed-beta list, then person. Only an Authorization header
 * counts, never a query or a cookie; no statement is run for a refused person.
 */
export function createAuthenticate({ verifier, allowList, persons }: AuthenticateDeps): Authenticate {
  return async (request) => {
    const claims = await verifier.verify(bearerToken(request));
    // Before the list, so that the log names whom it refuses.
    identifyCaller(claims.email);
    allowList.check(claims);
    const person = await persons.personFor(claims);
    return { ownerId: person.id, person, claims, accessToken: null };
  };
}
