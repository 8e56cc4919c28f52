import { anyOf } from "../languages/all-words.js";
import type { Lexicon } from "../languages/lexicon.js";
import { startsWithMark } from "./marks.js";
import { isKnownHeading } from "../languages/headings.js";

const LABEL = /^\p{L}[\p{L} /'’-]{1,30}:(?:\s|$)/u;
const KEPT_HYPHEN = new RegExp(String.raw`(?:^|[\s(])(?:${anyOf("hyphenated")})-$`, "iu");
// Longer than any paragraph; without an end, joining would copy a growing text over and over.
const PARAGRAPH_MAX = 6_000;
const HYPHEN_PAIR = new RegExp(String.raw`^(?:${anyOf("conjunctions")})\b`, "iu");

/** Rejoins lines that a PDF or an e-mail broke at a fixed width; other text is unchanged. */
export function unwrapLines(lines: readonly string[], lexicon: Lexicon): string[] {
  const width = wrapWidth(lines);
  if (width === null) return lines.map((line) => line.trimEnd());

  const result: string[] = [];
  let open = "";
  let lastPiece = 0;
  for (const line of lines) {
    const next = line.trim();
    if (open !== "" && open.length < PARAGRAPH_MAX && continues(open, next, lastPiece, width, lexicon))
      open = joinPieces(open, next);
    else {
      if (open !== "") result.push(open);
      if (next === "") result.push("");
      open = next;
    }
    lastPiece = next.length;
  }
  if (open !== "") result.push(open);
  return result;
}

/** Returns the width at which the text was broken, or null when it was not. */
function wrapWidth(lines: readonly string[]): number | null {
  const lengths = lines.map((line) => line.trim().length).filter((length) => length > 0);
  if (lengths.length < 6) return null;
  const sorted = [...lengths].sort((a, b) => a - b);
  const longest = sorted[sorted.length - 1] ?? 0;
  const width = sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0;
  if (width < 35 || width > 130 || longest > width * 1.5 + 10) return null;
  const broken = lines.filter(
    (line, at) => /[\p{Ll},-]$/u.test(line.trim()) && /^\p{Ll}/u.test((lines[at + 1] ?? "").trim()),
  );
  return broken.length >= 2 && broken.length / lengths.length >= 0.06 ? width : null;
}

function continues(open: string, next: string, last: number, width: number, lexicon: Lexicon): boolean {
  if (next === "" || startsWithMark(next) || LABEL.test(next)) return false;
  if (isKnownHeading(next, lexicon) || isKnownHeading(open, lexicon)) return false;
  const ending = open.slice(-1);
  if (/^[\p{Ll}(]/u.test(next)) return last >= width * 0.45 || /[,-]/.test(ending);
  if (/[.!?:;]/.test(ending)) return false;
  const firstWord = next.includes(" ") ? next.indexOf(" ") : next.length;
  return last >= width * 0.7 && last + 1 + firstWord > width * 0.97;
}

function joinPieces(open: string, next: string): string {
  const ending = open.slice(-20);
  if (!/\p{L}-$/u.test(ending) || !/^\p{Ll}/u.test(next)) return `${open} ${next}`;
  if (HYPHEN_PAIR.test(next)) return `${open} ${next}`;
  return KEPT_HYPHEN.test(ending) ? open + next : open.slice(0, -1) + next;
}
