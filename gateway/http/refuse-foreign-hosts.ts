import type { RequestHandler } from "express";
import { isLoopback } from "../config.js";
import { AppError } from "../platform/errors.js";
import { hostOf, nameOfHost } from "./asked-host.js";

/**
 * Returns a handler that refuses requests to another host name than the public one, so that no other name can be made to
 * point at this server and be used like it. Names of this machine are always accepted: its operator and health checks
 * use them.
 */
export function refuseForeignHosts(publicUrl: string): RequestHandler {
  const isOwn = hostCheck(publicUrl);
  return (request, _response, next) => {
    const host = hostOf(request);
    if (host === null || isOwn(host)) return next();
    const message = `This server answers at ${publicUrl} only.`;
    next(new AppError("FORBIDDEN", { message, refusal: "foreign-host" }));
  };
}

/** Returns what tells whether the value of a header such as Host names this server. */
export function hostCheck(publicUrl: string): (host: string) => boolean {
  const { hostname } = new URL(publicUrl);
  return (host) => {
    const name = nameOfHost(host);
    return name === hostname || isLoopback(name);
  };
}
