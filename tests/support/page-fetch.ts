import type { LookupFunction } from "node:net";

/** What a socket is told to connect to. */
export interface ConnectOptions {
  readonly host?: string;
  readonly lookup: LookupFunction;
}

/** The options of a call of `Socket.prototype.connect`, or undefined when it was called another way. */
export function connectOptionsOf(args: readonly unknown[]): ConnectOptions | undefined {
  // Node hands over either the options or a normalised array that starts with them.
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  return typeof first === "object" && first !== null && "lookup" in first ? (first as ConnectOptions) : undefined; // what sockets are given
}

/** The code and words with which a page fails, or "read". */
export async function failureOf(page: Promise<unknown>): Promise<string> {
  return page.then(
    () => "read",
    (error: unknown) =>
      error instanceof Error ? `${"code" in error ? String(error.code) : error.name}: ${error.message}` : String(error),
  );
}

/** The code with which a page fails, or "read". */
export async function codeOf(page: Promise<unknown>): Promise<string> {
  return page.then(
    () => "read",
    (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
  );
}
