import type { IncomingMessage } from "node:http";
import { AppError } from "../platform/errors.js";
import { bearerCredentials } from "./bearer-credentials.js";

/** RFC 6750: the characters of a token. */
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/**
 * Returns the token of the request's one `Authorization: Bearer` header. Throws UNAUTHENTICATED when there is none, or
 * more than one.
 */
export function bearerToken(request: IncomingMessage): string {
  const token = bearerCredentials(request);
  if (token === null || !TOKEN.test(token)) throw new AppError("UNAUTHENTICATED", { refusal: "no-token" });
  return token;
}
