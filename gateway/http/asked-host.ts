import type { Request } from "express";

/**
 * Returns the name of the host that a request asks for, in lower case and without a port or a dot at its end; behind a
 * trusted proxy the one that the caller used. What has not the form of a host is returned as it came; null: it names none,
 * as HTTP/1.0 allows.
 */
export function askedHost(request: Request): string | null {
  const host = request.host as string | undefined; // the types of Express do not know requests without one
  if (host === undefined) return null;
  return (/^(\[[\da-f:.]+\]|[\w.-]+?)\.?(?::\d+)?$/i.exec(host)?.[1] ?? host).toLowerCase();
}
