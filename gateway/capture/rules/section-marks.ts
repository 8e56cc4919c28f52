import { MARK } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import type { Advert, AdvertLine } from "../page/advert.js";
import type { SectionName } from "../languages/pack.js";
import type { Lexicon } from "../languages/lexicon.js";
import { GENDER_MARK } from "./gender-mark.js";
import { readHeading, sectionAtStart, type HeadingReading } from "../languages/headings.js";

/** A line that announces what follows; `section` is null for a heading whose wording is not known. */
export interface SectionMark {
  readonly section: SectionName | null;
  readonly strength: number;
  /** A sentence that leads into a list; unlike a heading it belongs to the section before it. */
  readonly isLeadIn: boolean;
  /** A heading with its text on the same line ("Requirements: five years ..."). */
  readonly isInline?: boolean;
}

/** A short line alone above a list, which announces the list whatever its words. */
const UNKNOWN_ABOVE_LIST = 1;
const TITLE_WITHIN = 8;
const CLOSING = foldedPattern(String.raw`^(?:${anyOf("closings")})[,!.]?$`);

/** Finds headings and lead-in sentences; lines in `facts` hold labelled values and are neither. */
export function readSectionMarks(advert: Advert, lexicon: Lexicon, facts: ReadonlySet<number>): (SectionMark | null)[] {
  const title = advert.lines
    .slice(0, TITLE_WITHIN)
    .findLastIndex((line) => GENDER_MARK.test(line.text) && line.text.length < 110);
  return advert.lines.map((line, at) => {
    // "We need you!" above the title announces the advert, not a section of it.
    if (facts.has(at) || at <= title) return null;
    if (CLOSING.test(line.folded)) return { section: "other", strength: 1, isLeadIn: false };
    const next = advert.lines[at + 1];
    if (next === undefined) return null;
    return readMark(line, advert.lines[at - 1], next, lexicon);
  });
}

function readMark(
  line: AdvertLine,
  last: AdvertLine | undefined,
  next: AdvertLine,
  lexicon: Lexicon,
): SectionMark | null {
  const shape = headingShape(line, last, next);
  const inline = line.kind === "item" ? null : /^([^:]{3,50}):\s+\S.{20}/u.exec(line.text)?.[1];
  const announced = inline ? readHeading(inline, lexicon) : null;
  if (announced?.strength === 1 && announced.section !== "description")
    return { ...announced, isLeadIn: false, isInline: true };
  const heading = shape === null ? null : readHeading(line.text, lexicon);
  // "We want you!" is a slogan and "Acme 3.9 ★ 18 reviews" a fact, unless it is the wording of a heading.
  const reading = heading !== null && heading.strength < 1 && /!$|\d.*\d|★/u.test(line.text) ? null : heading;
  if (reading && shape !== null && shape + reading.strength * MARK.wording >= MARK.accept)
    return { ...reading, isLeadIn: false };
  if (/[:：]$/.test(line.text)) {
    const lead = readLeadIn(line.folded, lexicon);
    if (lead) return { ...lead, isLeadIn: line.text.length > 90 || lead.strength < MARK.weakLeadIn };
  }
  const unknown = line.gap && next.kind === "item" ? UNKNOWN_ABOVE_LIST : MARK.unknown;
  return shape !== null && shape >= unknown ? { section: null, strength: 0, isLeadIn: false } : null;
}

/** Returns the score of a line as a heading, by its shape alone; null when it cannot be one. */
function headingShape(line: AdvertLine, last: AdvertLine | undefined, next: AdvertLine): number | null {
  const { text, kind } = line;
  const words = text.split(/\s+/).length;
  if (text.length > 90 || words > 13 || /[.,;]$/.test(text)) return null;
  let shape = 0;
  if (kind === "heading") shape += MARK.marked;
  if (/[:：]$/.test(text)) shape += kind === "item" ? MARK.itemColon : MARK.colon;
  if (/[?!…]$/.test(text)) shape += MARK.question;
  if (isUpperCase(text)) shape += MARK.capitals;
  if (kind !== "item" && next.kind === "item") shape += line.gap ? MARK.gapAboveList : MARK.aboveList;
  if (kind !== "item" && last?.kind === "item") shape += MARK.belowList;
  // A short line, then its paragraph without a blank line between them.
  if (kind === "text" && line.gap && !next.gap && next.text.length > 60 && words <= 6) shape += MARK.aboveParagraph;
  // A short line alone between blank lines.
  if (kind === "text" && line.gap && next.gap && next.text.length > text.length && words <= 8) shape += MARK.alone;
  if (kind === "item") shape -= MARK.item;
  if (words > 8) shape -= MARK.long;
  if (next.kind === "heading" && kind !== "heading") shape -= MARK.beforeHeading;
  return shape;
}

const LEAD_IN_MIN = 6;

// "Your responsibilities in this position include:" names the section anywhere in its last sentence.
function readLeadIn(folded: string, lexicon: Lexicon): HeadingReading | null {
  const sentence = folded
    .slice(folded.search(/[^.!?]{0,200}$/u))
    .trim()
    .replace(/[:：]$/, "");
  let found: HeadingReading | null = null;
  for (const match of sentence.matchAll(/(?<![\p{L}'-])\p{L}/gu)) {
    const section = sectionAtStart(sentence.slice(match.index), LEAD_IN_MIN, lexicon);
    if (section !== null) found = { section, strength: match.index === 0 ? MARK.leadInFirst : MARK.leadIn };
  }
  return found;
}

function isUpperCase(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}
