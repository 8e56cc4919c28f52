import type { TextRange } from "../../platform/text-range.js";
import { anyOf } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import { readHeading } from "../languages/headings.js";
import { REMOTE } from "../languages/locations.js";
import type { AdvertLine } from "../page/advert.js";
import { ENDS_LEGAL, INSTITUTION } from "./company-words.js";
import type { RuleContext } from "./context.js";
import { GENDER_MARK } from "./gender-mark.js";
import type { LinePart, PartRole, PartSign } from "./header-part.js";
import { hasOccupation } from "./occupation.js";
import { placeShare } from "./places.js";
import { firstMatch } from "./term.js";
import { HEADER } from "./weights.js";

/** The parts of a context by which a line is read, and the names that the rest of the advert gives its employer. */
export type HeaderContext = Pick<RuleContext, "advert" | "lexicon" | "language"> & {
  readonly isEmployer: (name: string) => boolean;
};

const AT = String.raw`\s(?:${anyOf("titleBeforeEmployer")}|@)\s(?:(?:${anyOf("articles")})\s)?(?=[\p{Lu}\d])`;
const SIGN = new RegExp(
  String.raw`(\s?\|+\s?|\s[•·‧∙●]\s?|\s?[•‧∙●]\s|\s\/\/\s)|(\s[-–—]{1,2}\s)|(,\s(?!\p{Lu}{2,3}(?!\p{L})))|([([][^()[\]]{1,80}[)\]])|(${AT})`,
  "gu",
);
const WORKPLACE = foldedPattern(
  String.raw`(?<![a-z])(?:${anyOf("workplaceFacts")}|${anyOf("workplaceWords")})(?![a-z])`,
);
/** A year tells a season or a class, other numbers an amount, a day or a code. */
const YEAR = /(?<!\d)20\d\d(?!\d)/u;
/** Also a house number before or behind its street, and a rating. */
const FACT = /[€$£★]|(?:\d\D{0,3}){4}|^\D{0,12}\d\D{0,4}$|^\d|\p{L}\s\d{1,4}\s?[a-z]?$/u;
const PARTS_MAX = 24;

/** Splits a line at the signs that boards and authors put between its facts, and tells the parts apart. */
export function readLineParts(line: AdvertLine, context: HeaderContext): LinePart[] {
  const parts: LinePart[] = [];
  for (const { start, end, sign } of piecesOf(line.text)) {
    const raw = line.text.slice(start, end);
    const text = sign === "bracket" ? raw.replace(/^[([]\s*|\s*[)\]]$/gu, "") : raw;
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const ownRole = partRole(text, context);
    const role = sign === "at" && ownRole === "other" ? "company" : ownRole;
    parts.push({
      text,
      start: line.start + start,
      end: line.start + end,
      role,
      sign: parts.length === 0 && sign !== "bracket" ? null : sign,
    });
  }
  return parts;
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly sign: PartSign | null;
}

// A mark such as (m/w/d) belongs to the words before it; a bracket is one piece, whatever stands in it.
function piecesOf(line: string): Piece[] {
  const mark = GENDER_MARK.exec(line);
  const marked = mark === null ? null : { from: mark.index, to: mark.index + mark[0].length };
  const pieces: Piece[] = [];
  let from = 0;
  let sign: PartSign | null = null;
  for (const match of line.matchAll(SIGN)) {
    const [text] = match;
    const end = match.index + text.length;
    if (pieces.length >= PARTS_MAX) break;
    if (match.index < from || (marked !== null && end > marked.from && match.index < marked.to)) continue;
    push(from, match.index, sign);
    sign = signOf(match);
    if (sign === "bracket") push(match.index, end, sign);
    from = end;
    // Behind a bracket the words go on.
    if (sign === "bracket") sign = "comma";
  }
  push(from, line.length, sign);
  return pieces;

  function push(start: number, end: number, before: PartSign | null): void {
    const text = line.slice(start, end);
    const lead = text.length - text.trimStart().length;
    if (text.trim() !== "") pieces.push({ start: start + lead, end: start + text.trimEnd().length, sign: before });
  }
}

function signOf([, divider, dash, comma, bracket]: RegExpMatchArray): PartSign {
  if (divider !== undefined) return "divider";
  if (dash !== undefined) return "dash";
  if (comma !== undefined) return "comma";
  return bracket === undefined ? "at" : "bracket";
}

/** Returns what a few words state. */
export function partRole(text: string, context: HeaderContext): PartRole {
  if (GENDER_MARK.test(text)) return "title";
  if (ENDS_LEGAL.test(text)) return "company";
  if (isWorkFact(text, context)) return "fact";
  const isInstitution = INSTITUTION.test(fold(text)) && /\S\s+\S/u.test(text);
  if (!isInstitution && placeShare(text, context) >= HEADER.placeShare && readHeading(text, context.lexicon) === null)
    return "place";
  if (context.isEmployer(text)) return "company";
  if (hasOccupation(text, context)) return "title";
  if (FACT.test(text.replace(YEAR, ""))) return "fact";
  return isInstitution && /^\p{Lu}/u.test(text) ? "company" : "other";
}

/** Returns true when kind of employment or of workplace fills most of a few words. */
function isWorkFact(text: string, { lexicon }: HeaderContext): boolean {
  const folded = fold(text);
  // "Summer internship" is a title as often as a kind of employment.
  const terms = lexicon.terms.filter(({ term }) => term !== "Internship");
  const patterns = [REMOTE, WORKPLACE, ...terms.map(({ pattern }) => pattern)];
  return patterns.some((pattern) => {
    const match = firstMatch(pattern, folded);
    return match !== null && match.end - match.start >= folded.length * HEADER.factShare;
  });
}

/**
 * Returns the part of a line that is its title: the part with an occupation or a mark such as (m/f/d), with the parts
 * beside it that state nothing else. The whole line where it has one part.
 */
export function titleOf(parts: readonly LinePart[]): TextRange | null {
  const marked = parts.findIndex(({ role, text }) => role === "title" && GENDER_MARK.test(text));
  const core = marked === -1 ? parts.findIndex(({ role }) => role === "title") : marked;
  const open = core === -1 ? parts.findIndex(({ role }) => role === "other") : core;
  const own = parts[open];
  if (own === undefined) return null;
  let first = open;
  let last = open;
  while (joins(parts[first - 1], parts[first]?.sign)) first -= 1;
  while (joins(parts[last + 1], parts[last + 1]?.sign) && !isTownByPlace(parts, last + 1)) last += 1;
  return { start: parts[first]?.start ?? own.start, end: parts[last]?.end ?? own.end };
}

// "Fitter, special machines - Acme": what states nothing of its own belongs to the title beside it, up to a divider.
function joins(part: LinePart | undefined, between: PartSign | null | undefined): boolean {
  if (part === undefined || between == null || between === "divider" || between === "at") return false;
  return part.role === "other" || part.role === "title";
}

// "Fitter - Elmfield - £32,000": the name between title and facts is a town's, known or not.
function isTownByPlace(parts: readonly LinePart[], at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  return (
    part?.role === "other" &&
    part.sign === "dash" &&
    next?.role === "fact" &&
    /^\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?$/u.test(part.text)
  );
}
