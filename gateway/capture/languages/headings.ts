import { fold } from "./fold.js";
import type { AskedSection, SectionName } from "./pack.js";
import { withoutLead, type HeadingPatterns, type Lexicon } from "./lexicon.js";

/** The section of a heading, and the strength of the match: 1 for a whole known wording, less for its start only. */
export interface HeadingReading {
  readonly section: SectionName;
  readonly strength: number;
}

const HEADING_MAX = 90;
const WORDS_MAX = 9;
const BY_WORDS = 0.6;

// Several rules ask about the same lines.
const readings = new WeakMap<Lexicon, Map<string, HeadingReading | null>>();
const READINGS_MAX = 2_000;

/** Reads a line as a heading of a section; null when its wording is not known. */
export function readHeading(line: string, lexicon: Lexicon): HeadingReading | null {
  if (line.length > HEADING_MAX) return null;
  const cache = readings.get(lexicon) ?? new Map<string, HeadingReading | null>();
  readings.set(lexicon, cache);
  const known = cache.get(line);
  if (known !== undefined) return known;
  const reading = readAnew(line, lexicon);
  if (cache.size >= READINGS_MAX) cache.clear();
  cache.set(line, reading);
  return reading;
}

function readAnew(line: string, lexicon: Lexicon): HeadingReading | null {
  const heading = bare(fold(line));
  if (heading === "") return null;
  const variants = [heading, withoutLead(heading), withoutGenderOrTail(heading)].filter(unique);

  const [own, others] = lexicon.headings;
  return (
    readWhole(variants, own) ?? readStart(variants, own) ?? readWhole(variants, others) ?? readWords(heading, lexicon)
  );
}

function readWhole(variants: readonly string[], patterns: HeadingPatterns | undefined): HeadingReading | null {
  for (const variant of variants) {
    const section = patterns?.full.find(variant);
    if (section !== undefined) return { section, strength: 1 };
  }
  return null;
}

function readStart(variants: readonly string[], patterns: HeadingPatterns | undefined): HeadingReading | null {
  let best: (HeadingReading & { length: number }) | null = null;
  for (const variant of variants) {
    if (patterns === undefined || patterns.anyStart.exec(variant) === null) continue;
    for (const { section, start } of patterns.starts) {
      const match = start.exec(variant);
      if (!match) continue;
      const rest = variant.slice(match[0].length).trim();
      const restWords = rest === "" ? 0 : rest.split(/\s+/).length;
      if (restWords > 5) continue;
      const strength = 0.8 - restWords * 0.08;
      if (best === null || match[0].length > best.length) best = { section, strength, length: match[0].length };
    }
  }
  return best === null ? null : { section: best.section, strength: best.strength };
}

/** Returns the first section of tasks, requirements or perks with a heading of so many letters that begins a folded text. */
export function sectionAtStart(text: string, lettersMin: number, { headings }: Lexicon): AskedSection | null {
  const [own] = headings;
  if (own === undefined || own.anyStart.exec(text) === null) return null;
  for (const { section, start } of own.starts) {
    if (section === "other" || section === "description") continue;
    if ((start.exec(text)?.[0].length ?? 0) >= lettersMin) return section;
  }
  return null;
}

// No list of wordings is ever complete; one word of "Das bringst du dafür mit" still names its section.
function readWords(heading: string, { headingWords }: Lexicon): HeadingReading | null {
  const words = heading.split(/[^a-z0-9'\u0080-\uffff-]+/).filter((word) => word !== "");
  if (words.length > WORDS_MAX) return null;
  const sections = words.flatMap((word) => headingWords(word));
  const count = (section: SectionName) => sections.filter((other) => other === section).length;
  const [first, second] = [...new Set(sections)].sort((a, b) => count(b) - count(a));
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
