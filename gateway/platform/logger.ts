import { pino, type DestinationStream, type Logger } from "pino";
import { toLoggedError } from "./logged-error.js";

export type { Logger };

/**
 * Creates the server's log: one JSON line per event, never a token, a body or an address. It is written to stdout by
 * default.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
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
