import type { FieldFault } from "./errors.js";
import { faultOf } from "./validation.js";

/** Schemes whose addresses run what is in them, or show it as a page, whatever stands behind the colon. */
const RUNS = /^(?:javascript|jscript|livescript|mocha|vbscript|data|blob|filesystem|view-source):/i;
/** Schemes that start a program of the device or open its files; before a space they are words, as in `File: 12`. */
const REACHES_IN = /^(?:file|jar|mhtml|intent|shell|search-ms|ms-[a-z-]+|chrome(?:-extension)?):\S/i;

/** What browsers leave out before they read the scheme of an address: spaces, line breaks and other controls. */
const LEFT_OUT = /[\p{Cc}\p{Z}]+/gu;

/**
 * Returns the fault of a text that others may turn into a link, or null. Refused are addresses that run, that are completed
 * by the page on which they stand, and web addresses with a name or password in them; any other text is kept.
 */
export function linkFault(field: string, text: string): FieldFault | null {
  const read = text.replace(LEFT_OUT, "");
  const isRefused = RUNS.test(read) || REACHES_IN.test(text.replace(/\p{Cc}/gu, "").trim());
  if (!isRefused && !/^[\\/]{2}/.test(read) && !hasCredentials(read)) return null;
  return faultOf(
    field,
    "url",
    "an address that a browser may open, such as https://example.org, without a name or password in it; or any other text that is no address.",
  );
}

function hasCredentials(text: string): boolean {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username !== "" || password !== "";
}
