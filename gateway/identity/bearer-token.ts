import type { IncomingMessage } from "node:http";
import { AppError } from "../errors.js";

/** RFC 6750: the scheme, one space, and a token of these characters. */
const BEARER = /^Bearer ([A-Za-z0-9\-._~+/]+=*)$/;

/** The token of the request's one `Authorization: Bearer` header. Throws UNAUTHENTICATED when there is none, or more than one. */
export function bearerToken({ rawHeaders }: IncomingMessage): string {
  // Node keeps only the first of several Authorization headers in `headers`; here each of them counts.
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "authorization",
  );
  const token = values.length === 1 ? BEARER.exec(values[0] ?? "")?.[1] : undefined;
  if (token === undefined) throw new AppError("UNAUTHENTICATED", { refusal: "no-token" });
  return token;
}
