import type { IncomingMessage } from "node:http";
import { AppError } from "../errors.js";
import { bearerCredentials } from "../http/bearer-credentials.js";

/** RFC 6750: what a token is made of. */
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/** The token of the request's one `Authorization: Bearer` header. Throws UNAUTHENTICATED when there is none, or more than one. */
export function bearerToken(request: IncomingMessage): string {
  const token = bearerCredentials(request);
  if (token === null || !TOKEN.test(token)) throw new AppError("UNAUTHENTICATED", { refusal: "no-token" });
  return token;
}
