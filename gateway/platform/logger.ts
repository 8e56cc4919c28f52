import { pino, type DestinationStream, type Logger } from "pino";
import { LogNames } from "./log-names.js";
import { toLoggedError } from "./logged-error.js";

export type { Logger };

/**
 * Creates the server's log: one JSON line per event, never a token, a body or an address. It is written to stdout by
 * default; each line has the names of its caller that `names` knows.
 */
export function createLogger(level: string, destination?: DestinationStream, names = new LogNames()): Logger {
  return pino(
    {
      level,
      base: null,
      mixin: names.ofCaller,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toLoggedError },
      redact: {
        paths: ["req.headers", "authorization", "token", "password", "email", "*.email"],
        censor: "[redacted]",
      },
    },
    destination,
  );
}
