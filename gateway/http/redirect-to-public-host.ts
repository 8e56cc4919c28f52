import type { RequestHandler } from "express";
import { isLoopback } from "../config.js";
import { askedHost } from "./asked-host.js";

/**
 * Redirects a page request under another name of this machine, such as 127.0.0.1, to the public one, because signing in
 * works at that one only; never to another origin.
 */
export function redirectToPublicHost(publicUrl: string): RequestHandler {
  const home = new URL(publicUrl);
  return (request, response, next) => {
    const isPage = request.method === "GET" && request.get("sec-fetch-mode") === "navigate";
    const isElsewhere = isLoopback(askedHost(request) ?? "") && request.get("host") !== home.host;
    // A path that does not begin with a slash names an origin itself, as callers write to a proxy.
    const isPath = request.originalUrl.startsWith("/");
    if (isPage && isElsewhere && isPath && isLoopback(home.hostname))
      response.redirect(307, home.origin + withOneSlash(request.originalUrl));
    else next();
  };
}

/**
 * Returns the path with one leading slash; two slashes, also written as backslashes or behind blanks, would name
 * another origin for a browser.
 */
function withOneSlash(path: string): string {
  return `/${path.replace(/^(?:[/\\\s]|%5c|%2f|%09|%0[ad]|%20)+/i, "")}`;
}
