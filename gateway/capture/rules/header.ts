import { fold } from "../fold.js";
import type { RuleContext } from "./context.js";
import { isKnownHeading } from "./headings.js";
import { labelName } from "./labels.js";
import { PLACE, REMOTE } from "./places.js";
import { hasOccupation, readTitle } from "./title.js";

/** A piece of the lines around the title, where boards print employer, place and facts with nothing else. */
export interface HeaderPart {
  readonly text: string;
  readonly start: number;
  readonly line: number;
  /** How many lines below the title it stands; negative above it. */
  readonly distance: number;
  /** Its place among the pieces of its line that are no facts. */
  readonly order: number;
  /** Whether a fact (pay, hours, a date) stands in the same line. */
  readonly isBesideFact: boolean;
}

const ABOVE = 4;
const BELOW = 5;
const TITLE_WITHIN = 25;
const PART = /\s+[|·•–—-]\s+/u;

/** The pieces around the title that are neither facts, labels nor headings; names of employers and places are among them. */
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

/** Whether a piece of a line states pay, hours, kind of employment, a date or remote work. */
export function isFact(text: string, { lexicon }: Pick<RuleContext, "lexicon">): boolean {
  const folded = fold(text);
  return (
    /\d{2}|★|(?<![\p{L}\d])\d/u.test(text) ||
    REMOTE.test(folded) ||
    /(?<![a-z])(?:hybrid\w*|on-?site|presencial|vor ort|shift)(?![a-z])/.test(folded) ||
    lexicon.terms.some(({ pattern }) => folded.search(pattern) !== -1)
  );
}

/** Whether words may be the name of an organisation or a place: few, capitalised, no sentence. */
export function looksLikeName(text: string): boolean {
  if (text.length < 2 || text.length > 60 || text.split(/\s+/).length > 7 || GREETING.test(fold(text))) return false;
  return !/[!?:;,]$|\d{3}/.test(text) && /^[\p{Lu}\d]|^\p{Ll}+\p{Lu}|^\p{Ll}{3,15}$/u.test(text);
}

const GREETING =
  /^(?:hi|hello|hey|dear|hallo|moin|guten (?:tag|morgen)|liebe[rs]?|sehr geehrte|bonjour|bonsoir|madame|cher|hola|buen[oa]s|estimad|ciao|buongiorno|salve|gentile|ola|oi|bom dia|boa tarde|caro|beste|geachte|goede(?:n|morgen|middag)|hej|hei|god (?:dag|morgon|morgen)|dzien dobry|czesc|szanown|dobry den|ahoj|vazen|good (?:morning|afternoon)|morning|hyva|terve|new|neu|nieuw|nouveau|nuevo|novo|nuovo|ny|promoted|urgent|dringend)(?![a-z])/;

/** Whether a name is a place we know rather than anything else. */
export function isKnownPlace(text: string): boolean {
  return (PLACE.exec(fold(text))?.[0].length ?? 0) > text.length * 0.5;
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
