import type { IncomingMessage } from "node:http";
import type { TokenClaims } from "./token-claims.js";
import type { Viewer } from "./viewer.js";

/** Returns the viewer of a request. Throws UNAUTHENTICATED, NOT_ALLOWED or IDENTITY_UNAVAILABLE. */
export type Authenticate = (request: IncomingMessage) => Promise<Viewer>;

/** The closed-beta list. */
export interface AllowList {
  /** Throws NOT_ALLOWED unless the person may use the product. */
  check(claims: TokenClaims): void;
}
