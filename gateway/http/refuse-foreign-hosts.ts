import type { RequestHandler } from "express";
import { isLoopback } from "../config.js";
import { AppError } from "../platform/errors.js";
import { askedHost } from "./asked-host.js";

/**
 * Returns a handler that refuses requests to another host name than the public one, so that no other name can be made to
 * point at this server and be used like it. Names of this machine are always accepted: its operator and health checks
 * use them.
 */
export function refuseForeignHosts(publicUrl: string): RequestHandler {
  const { hostname } = new URL(publicUrl);
  return (request, _response, next) => {
    const asked = askedHost(request);
    if (asked === null || asked === hostname || isLoopback(asked)) return next();
    const message = `This server answers at ${publicUrl} only.`;
    next(new AppError("FORBIDDEN", { message, refusal: "foreign-host" }));
  };
}
