import { pino, type Logger } from "pino";

export type { Logger };

/** Creates the operator's log: one JSON line per event, never a token, a body or an address. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ["req.headers", "authorization", "token", "password", "email", "*.email"], censor: "[redacted]" },
  });
}
