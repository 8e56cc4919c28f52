import { AppError } from "../platform/errors.js";

/**
 * The limits of the structure of a JSON body; the biggest of the product's own, the sentences of the log, has a third
 * of it.
 */
export const JSON_LIMITS = { values: 2_000, depth: 20 } as const;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Checks the structure of a JSON text (UTF-8) before it is parsed: a million small values cost far more than one long
 * text. Throws TOO_LARGE with more values or deeper nesting than the limits; does not check that it is JSON.
 */
export function checkJsonShape(bytes: Uint8Array): void {
  let values = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
      continue;
    }
    if (byte === QUOTE) isText = true;
    else if (byte === COMMA) values++;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values++;
      depth++;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    if (values > JSON_LIMITS.values) throw tooMuch("values", JSON_LIMITS.values, "holds more values");
    if (depth > JSON_LIMITS.depth) throw tooMuch("depth", JSON_LIMITS.depth, "is nested deeper");
  }
}

function tooMuch(rule: keyof typeof JSON_LIMITS, limit: number, words: string): AppError {
  const message = `The body ${words} than ${limit.toLocaleString("en")}.`;
  return new AppError("TOO_LARGE", { message, fields: [{ field: "body", rule, message }] });
}
