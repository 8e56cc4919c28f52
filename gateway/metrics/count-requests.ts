import type { IncomingMessage, ServerResponse } from "node:http";
import type { Metrics } from "./metrics.js";

/** The parts of the server by the beginning of their paths, the longest first. */
const ROUTES = ["/graphql/stream", "/graphql", "/api", "/files", "/oidc", "/healthz", "/readyz", "/metrics"] as const;
/** Every other path is the client's: its page, scripts, pictures, and unknown addresses. */
const CLIENT = "client";
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Counts a request once its answer has ended, or its client has disconnected. */
export function countRequest(metrics: Metrics, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  const labels = { route: routeOf(pathOf(request)), method: methodOf(request.method ?? "") };
  response.once("close", () => {
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "cut";
    metrics.countRequest({ ...labels, status }, (performance.now() - start) / 1000);
  });
}

/** Returns the path of the address that is asked for; callers write a whole address to a proxy. */
function pathOf({ url = "" }: IncomingMessage): string {
  return /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? "";
}

/** Returns the part of the server that a path belongs to, out of a fixed list. */
export function routeOf(path: string): string {
  return ROUTES.find((route) => path === route || path.startsWith(`${route}/`)) ?? CLIENT;
}

function methodOf(method: string): string {
  return METHODS.has(method) ? method : "other";
}
