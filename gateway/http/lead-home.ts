import type { RequestHandler } from "express";
import { isLoopback } from "../config.js";

/** Signing in works at one address only: a person who opened another name of this machine, such as 127.0.0.1, is led there, and to no other origin. */
export function leadHome(publicUrl: string): RequestHandler {
  const home = new URL(publicUrl);
  return (request, response, next) => {
    const isPage = request.method === "GET" && request.get("sec-fetch-mode") === "navigate";
    const isElsewhere = isLoopback(request.hostname) && request.get("host") !== home.host;
    // What does not begin with a slash names an origin itself, as callers write to a proxy.
    const isPath = request.originalUrl.startsWith("/");
    if (isPage && isElsewhere && isPath && isLoopback(home.hostname))
      response.redirect(307, home.origin + withOneSlash(request.originalUrl));
    else next();
  };
}

/** Two slashes, which browsers also read in backslashes and past blanks, would begin another origin. */
function withOneSlash(path: string): string {
  return `/${path.replace(/^(?:[/\\\s]|%5c|%2f|%09|%0[ad]|%20)+/i, "")}`;
}
