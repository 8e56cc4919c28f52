import type { IncomingMessage } from "node:http";
import type { AllowList } from "./allow-list.js";
import { bearerToken } from "./bearer-token.js";
import type { PersonService } from "./person.service.js";
import type { TokenVerifier } from "./token-verifier.js";
import type { Viewer } from "./viewer.js";

/** Tells who asks. Throws UNAUTHENTICATED, NOT_ALLOWED or IDENTITY_UNAVAILABLE. */
export type Authenticate = (request: IncomingMessage) => Promise<Viewer>;

/** The three who are asked, in this order. */
export interface AuthenticateOptions {
  readonly verifier: TokenVerifier;
  readonly allowList: AllowList;
  readonly persons: PersonService;
}

/**
 * Creates the way from a request to its viewer: token, then closed-beta list, then person.
 * Only an Authorization header counts, never a query or a cookie; the database is asked for nobody who is refused.
 */
export function createAuthenticate({ verifier, allowList, persons }: AuthenticateOptions): Authenticate {
  return async (request) => {
    const claims = await verifier.verify(bearerToken(request));
    allowList.check(claims);
    const person = await persons.personFor(claims);
    return { ownerId: person.id, person, claims, accessToken: null };
  };
}
