import type { RequestHandler } from "express";
import { isLoopback } from "../config.js";
import { AppError } from "../platform/errors.js";

/**
 * Returns a handler that refuses requests to another host name than the public one, so that no other name can be made to
 * point at this server and be used like it. Names of this machine are always accepted: its operator and health checks
 * use them.
 */
export function refuseForeignHosts(publicUrl: string): RequestHandler {
  const { hostname } = new URL(publicUrl);
  return (request, _response, next) => {
    // Behind a trusted proxy the name that the caller used.
    const asked = request.hostname as string | undefined; // HTTP/1.0 has no Host
    if (asked === undefined || asked.toLowerCase() === hostname || isLoopback(asked)) return next();
    const message = `This server answers at ${publicUrl} only.`;
    next(new AppError("FORBIDDEN", { message, refusal: "foreign-host" }));
  };
}
