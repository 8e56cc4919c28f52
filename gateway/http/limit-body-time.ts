import type { IncomingMessage } from "node:http";

/** How long a body that is no file may take, in milliseconds. */
export const BODY_MS = 30_000;

/**
 * Closes the connection of a request whose body has not arrived within `ms` milliseconds; a form with a file has the time
 * of the server.
 */
export function limitBodyTime(request: IncomingMessage, ms = BODY_MS): void {
  const { headers } = request;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  if (!hasBody || /^multipart\/form-data\s*(?:;|$)/i.test(headers["content-type"] ?? "")) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), ms).unref();
  request.once("close", () => clearTimeout(timer));
}
