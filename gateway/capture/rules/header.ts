import { HEADER } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import type { RuleContext } from "./context.js";
import { isKnownHeading } from "../languages/headings.js";
import { labelName } from "../languages/label-name.js";
import { KNOWN_LOCATION, REMOTE } from "../languages/locations.js";
import { hasOccupation, readTitle } from "./title.js";

/** A piece of the lines around the title, where boards print employer, place and facts with nothing else. */
export interface HeaderPart {
  readonly text: string;
  readonly start: number;
  readonly line: number;
  /** The number of lines below the title; negative above it. */
  readonly distance: number;
  /** Its position among the pieces of its line that are not facts. */
  readonly order: number;
  /** True when the same line holds a fact (pay, hours, a date). */
  readonly isBesideFact: boolean;
}

const ABOVE = 4;
const BELOW = 5;
const TITLE_WITHIN = 25;
const PART = /\s+[|·•–—-]\s+/u;

const WORKPLACE = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("workplaceFacts")})(?![a-z])`);

/** Returns the pieces around the title that are neither facts, labels nor headings: candidates for names. */
export function headerParts(context: RuleContext): HeaderPart[] {
  const { advert, labels } = context;
  const title = titleLine(context);
  const facts = new Set(labels.map((label) => label.line));
  const parts: HeaderPart[] = [];
  for (const line of advert.lines.slice(Math.max(0, title - ABOVE), title + BELOW + 1)) {
    if (line.index === title || line.kind === "item" || line.text.length > 110 || facts.has(line.index)) continue;
    const pieces = line.text.split(PART).map((piece) => piece.trim());
    const names = pieces.filter((piece) => piece !== "" && !isFact(piece, context));
    names.forEach((text, order) => {
      if (isKnownHeading(text, context.lexicon) || labelName(text, context.lexicon) !== null) return;
      if (/[.!?:;,]$/.test(text) && !/\p{Lu}[\p{L}.]*\.$/u.test(text)) return;
      const start = line.start + line.text.indexOf(text);
      const distance = line.index - title;
      parts.push({ text, start, line: line.index, distance, order, isBesideFact: names.length < pieces.length });
    });
  }
  return parts;
}

/** Returns true when a piece of a line states pay, hours, kind of employment, a date or remote work. */
export function isFact(text: string, { lexicon }: Pick<RuleContext, "lexicon">): boolean {
  const folded = fold(text);
  return (
    /\d{2}|★|(?<![\p{L}\d])\d/u.test(text) ||
    REMOTE.test(folded) ||
    WORKPLACE.test(folded) ||
    lexicon.terms.some(({ pattern }) => folded.search(pattern) !== -1)
  );
}

/** Returns true when words may name an organisation or a place: few, capitalised, no sentence. */
export function looksLikeName(text: string): boolean {
  if (text.length < 2 || text.length > 60 || text.split(/\s+/).length > 7 || GREETING.test(fold(text))) return false;
  return !/[!?:;,]$|\d{3}/.test(text) && /^[\p{Lu}\d]|^\p{Ll}+\p{Lu}|^\p{Ll}{3,15}$/u.test(text);
}

const GREETING = foldedPattern(String.raw`^(?:${anyOf("greetings")})(?![a-z])`);

/** Returns true when a known place makes up most of a name. */
export function isKnownLocation(text: string): boolean {
  return (KNOWN_LOCATION.exec(fold(text))?.[0].length ?? 0) > text.length * HEADER.townShare;
}

function titleLine(context: RuleContext): number {
  const { advert, page } = context;
  const best = readTitle(context).sort((a, b) => b.confidence - a.confidence)[0];
  const wanted = best?.value ?? page?.headline ?? null;
  const top = advert.lines.slice(0, TITLE_WITHIN);
  const repeated =
    wanted === null ? -1 : top.findIndex((line) => line.text.startsWith(wanted) && line.text.length < 110);
  if (repeated !== -1) return repeated;
  return top.findIndex((line) => hasOccupation(line.text, context) && line.text.length < 110);
}
