import type { RequestHandler } from "express";

/** How long a body that is no file may take, in milliseconds. */
export const BODY_MS = 30_000;

/**
 * Returns a handler that closes the connection of a request whose body has not arrived within `ms` milliseconds; a form
 * with a file has the time of the server.
 */
export function limitBodyTime(ms = BODY_MS): RequestHandler {
  return (request, _response, next) => {
    // Null where there is no body.
    if (request.is("multipart/form-data") === false) {
      const timer = setTimeout(() => request.complete || request.socket.destroy(), ms).unref();
      request.once("close", () => clearTimeout(timer));
    }
    next();
  };
}
