import { fold } from "./fold.js";
import type { SectionName } from "./pack.js";
import { withoutLead, type Lexicon } from "./lexicon.js";

/** The section of a heading, and the strength of the match: 1 for a whole known wording, less for its start only. */
export interface HeadingReading {
  readonly section: SectionName;
  readonly strength: number;
}

const HEADING_MAX = 90;
const WORDS_MAX = 9;
const BY_WORDS = 0.6;

/** Reads a line as a heading of a section; null when its wording is not known. */
export function readHeading(line: string, lexicon: Lexicon): HeadingReading | null {
  if (line.length > HEADING_MAX) return null;
  const heading = bare(fold(line));
  if (heading === "") return null;
  const variants = [heading, withoutLead(heading), withoutGenderOrTail(heading)].filter(unique);

  for (const variant of variants)
    for (const { section, full } of lexicon.headings) if (full.test(variant)) return { section, strength: 1 };

  let best: (HeadingReading & { length: number }) | null = null;
  for (const variant of variants)
    for (const { section, start } of lexicon.headings) {
      const match = start.exec(variant);
      if (!match) continue;
      const rest = variant.slice(match[0].length).trim();
      const restWords = rest === "" ? 0 : rest.split(/\s+/).length;
      if (restWords > 5) continue;
      const strength = 0.8 - restWords * 0.08;
      if (best === null || match[0].length > best.length) best = { section, strength, length: match[0].length };
    }
  return best === null ? readWords(heading, lexicon) : { section: best.section, strength: best.strength };
}

// No list of wordings is ever complete; one word of "Das bringst du dafür mit" still names its section.
function readWords(heading: string, { headingWords }: Lexicon): HeadingReading | null {
  const words = heading.split(/[^a-z0-9'\u0080-\uffff-]+/).filter((word) => word !== "");
  if (words.length > WORDS_MAX) return null;
  const told = words.flatMap((word) => headingWords(word));
  const count = (section: SectionName) => told.filter((other) => other === section).length;
  const [first, second] = [...new Set(told)].sort((a, b) => count(b) - count(a));
  if (first === undefined || (second !== undefined && count(second) === count(first))) return null;
  return { section: first, strength: BY_WORDS };
}

/** Returns true when a line is the wording of a known heading and nothing more. */
export function isKnownHeading(line: string, lexicon: Lexicon): boolean {
  if (line.length > 60 || /[.,;]$/.test(line)) return false;
  return readHeading(line, lexicon)?.strength === 1;
}

function bare(heading: string): string {
  return heading
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/^\d{1,2}[.)]\s*/, "")
    .replace(/[^\p{L}\p{N})]+$/u, "")
    .replace(/\s+/g, " ");
}

function withoutGenderOrTail(heading: string): string {
  return withoutLead(
    heading
      .replace(/\s*\([^)]*\)/g, "")
      .replace(/\s*[:–-]\s.*$/u, "")
      .trim(),
  );
}

function unique(value: string, at: number, all: readonly string[]): boolean {
  return value !== "" && all.indexOf(value) === at;
}
