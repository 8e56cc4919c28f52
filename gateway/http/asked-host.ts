import type { Request } from "express";

/**
 * Returns the name of the host that a request asks for, in lower case and without a port or a dot at its end; behind a
 * trusted proxy the one that the caller used. What has not the form of a host is returned as it came; null: it names none,
 * as HTTP/1.0 allows.
 */
export function askedHost(request: Request): string | null {
  const host = hostOf(request);
  return host === null ? null : nameOfHost(host);
}

/** Returns the host that a request asks for as it is written; null: it names none. */
export function hostOf(request: Request): string | null {
  const host = request.host as string | undefined; // the types of Express do not know requests without one
  return host ?? null;
}

/** Returns the name in the value of a header such as Host, in lower case and without a port or a dot at its end. */
export function nameOfHost(host: string): string {
  return (/^(\[[\da-f:.]+\]|[\w.-]+?)\.?(?::\d+)?$/i.exec(host)?.[1] ?? host).toLowerCase();
}
