import { createServer, type Server } from "node:http";
import { Connections } from "./connections.js";

/** How long connections may take, in milliseconds. */
export interface ConnectionTimes {
  /** From the first byte of a request to the end of its headers. */
  readonly headersTimeout: number;
  /** From the first byte of a request to its end. */
  readonly requestTimeout: number;
  /** From an answer to the next request. */
  readonly keepAliveTimeout: number;
  /** Without a byte in either direction, such as an answer that nobody reads. */
  readonly silenceTimeout: number;
}

/** The times of the product. */
export const CONNECTION_TIMES: ConnectionTimes = {
  headersTimeout: 10_000,
  // A file of 10 MB on a slow line; other bodies have BODY_MS.
  requestTimeout: 60_000,
  // A proxy in front must be the one that closes an idle connection (nginx after 60 s): otherwise it now and then sends
  // a request into one that was just closed.
  keepAliveTimeout: 75_000,
  // The longest that an answer takes to begin; live updates send something every few seconds.
  silenceTimeout: 180_000,
};

/** The largest part of a time by which a connection may exceed it. */
const LATENESS = 0.2;

/** Creates an HTTP server that closes connections which take longer than their times, or at most a fifth longer. */
export function createHttpServer(times: ConnectionTimes = CONNECTION_TIMES): {
  readonly server: Server;
  readonly connections: Connections;
} {
  // Node compares the times of its connections only this often, and by default every thirty seconds.
  const connectionsCheckingInterval = Math.min(times.headersTimeout, times.requestTimeout) * LATENESS;
  const server = createServer({ ...times, connectionsCheckingInterval });
  server.timeout = times.silenceTimeout;
  const connections = new Connections(server);
  // Headers of the next request may have begun at the last moment.
  connections.endIdle(times.keepAliveTimeout + times.headersTimeout, connectionsCheckingInterval);
  return { server, connections };
}
