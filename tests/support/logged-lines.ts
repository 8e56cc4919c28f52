import { Writable } from "node:stream";
import { LogNames } from "../../gateway/platform/log-names.js";
import { createLogger, type Logger } from "../../gateway/platform/logger.js";

/** What a line of the operator's log says about who was refused, or did what. */
export interface LoggedLine {
  readonly level: number;
  readonly event?: string;
  readonly refusal?: string;
  readonly person?: string;
  readonly network?: string;
  readonly methods?: readonly string[];
  readonly count?: number;
}

/** A log that a test reads. */
export interface CollectedLog {
  readonly logger: Logger;
  /** The lines as they are written; the test empties it. */
  readonly lines: string[];
  /** Returns the lines. */
  readonly told: () => readonly LoggedLine[];
}

/** Returns a log that names callers by this key, and collects its lines. */
export function collectLog(key: Buffer): CollectedLog {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const names = new LogNames();
  names.useKey(key);
  return {
    logger: createLogger("info", stream, names),
    lines,
    told: () => lines.map((line) => JSON.parse(line) as LoggedLine), // one JSON line each, by pino
  };
}
