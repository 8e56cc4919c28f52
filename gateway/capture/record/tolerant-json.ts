import { parseJsonText } from "../../platform/json-text.js";

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Parses the invalid JSON of real pages: raw control characters, trailing commas, comments around it, loose quotes. */
export function parseTolerantJson(source: string): Json | undefined {
  // Spaces at the end are trimmed, never matched: a pattern would try each of a long run as the beginning of the end.
  const text = withoutSemicolon(
    withoutSemicolon(source.trim())
      .replace(/^(?:\/\/<!\[CDATA\[|<!--|<!\[CDATA\[)\s*/, "")
      .replace(/(?:\/\/\]\]>|-->|\]\]>)$/, "")
      .trimEnd(),
  );
  for (const attempt of [
    () => text,
    () => escapeControls(text),
    () => escapeControls(text).replace(/,(\s*[}\]])/g, "$1"),
    () => escapeControls(escapeInnerQuotes(text)).replace(/,(\s*[}\]])/g, "$1"),
    () => escapeControls(text.replace(/&quot;/g, '"').replace(/&amp;/g, "&")),
  ]) {
    const value = parseStrictJson(attempt());
    if (value !== undefined) return value;
  }
  return undefined;
}

function withoutSemicolon(text: string): string {
  return text.endsWith(";") ? text.slice(0, -1).trimEnd() : text;
}

/** Returns the balanced object or array that starts at an offset; null when it does not close. */
export function cutJson(source: string, from: number): string | null {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (isInString) {
      if (code === 92) at += 1;
      else if (code === 34) isInString = false;
    } else if (code === 34) isInString = true;
    else if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) {
      depth -= 1;
      if (depth === 0) return source.slice(from, at + 1);
    }
  }
  return null;
}

/** Returns true when a value is a JSON object. */
export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the structures that are members of a structure, in their order. */
export function structuresIn(value: Json): readonly Json[] {
  if (value === null || typeof value !== "object") return [];
  const members = Object.values(value) as readonly Json[]; // members of Json are Json
  return members.filter((member) => member !== null && typeof member === "object");
}

/** Returns the value of a JSON text as it is; undefined for a text that is none. */
export function parseStrictJson(text: string): Json | undefined {
  return parseJsonText(text) as Json | undefined; // a JSON text has only Json
}

// Markup inside a string has its own quotes; a quote ends the string only before what may follow one.
function escapeInnerQuotes(text: string): string {
  const out: string[] = [];
  let isInString = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92 && isInString) at += 1;
    if (code !== 34) continue;
    const after = text
      .slice(at + 1, at + 40)
      .trimStart()
      .charAt(0);
    if (isInString && !",:}]".includes(after)) {
      out.push(text.slice(start, at), "\\");
      start = at;
    } else isInString = !isInString;
  }
  out.push(text.slice(start));
  return out.join("");
}

const ESCAPES = new Map([
  [9, "\\t"],
  [10, "\\n"],
]);

/** Writes control characters inside strings as escapes; between tokens they become spaces. */
export function escapeControls(text: string): string {
  const out: string[] = [];
  let isInString = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92 && isInString) at += 1;
    else if (code === 34) isInString = !isInString;
    else if (code < 32) {
      out.push(text.slice(start, at), (isInString ? ESCAPES.get(code) : undefined) ?? " ");
      start = at + 1;
    }
  }
  out.push(text.slice(start));
  return out.join("");
}
