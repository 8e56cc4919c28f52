import type { LookupFunction } from "node:net";

/** The options of a socket's connection. */
export interface ConnectOptions {
  readonly host?: string;
  readonly lookup: LookupFunction;
}

/** Returns the options of a call of `Socket.prototype.connect`, or undefined when it was called in another form. */
export function connectOptionsOf(args: readonly unknown[]): ConnectOptions | undefined {
  // Node passes either the options or a normalised array that starts with them.
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  return typeof first === "object" && first !== null && "lookup" in first ? (first as ConnectOptions) : undefined; // a socket's options
}

/** Returns the code and message with which a page fails, or "read". */
export async function failureOf(page: Promise<unknown>): Promise<string> {
  return page.then(
    () => "read",
    (error: unknown) =>
      error instanceof Error ? `${"code" in error ? String(error.code) : error.name}: ${error.message}` : String(error),
  );
}

/** Returns the code with which a page fails, or "read". */
export async function codeOf(page: Promise<unknown>): Promise<string> {
  return page.then(
    () => "read",
    (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
  );
}
