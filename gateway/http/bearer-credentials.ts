import type { IncomingMessage } from "node:http";

/** RFC 9110: schemes are case-insensitive, and one space or more follows them. */
const BEARER = /^bearer +(\S.*)$/i;

/**
 * Returns the credentials of the request's one `Authorization: Bearer` header; null when there is none, or more than
 * one.
 */
export function bearerCredentials({ rawHeaders }: IncomingMessage): string | null {
  // Node keeps only the first of several Authorization headers in `headers`; here each of them counts.
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "authorization",
  );
  return (values.length === 1 ? BEARER.exec(values[0] ?? "")?.[1] : undefined) ?? null;
}
