import type { AccessScope } from "./access-scope.js";
import type { IntroducedPerson } from "./person.entity.js";
import type { TokenClaims } from "./token-claims.js";

/** The signed-in, allow-listed person a request acts for. */
export interface Viewer {
  /** The owner of every row this request may touch; the person's id. */
  readonly ownerId: string;
  readonly person: IntroducedPerson;
  readonly claims: TokenClaims;
  /** The access token of the request, with its scopes; null for a person who signed in. */
  readonly accessToken: { readonly id: string; readonly scopes: readonly AccessScope[] } | null;
}
