import type { TextRange } from "../../platform/text-range.js";
import { anyOf } from "../languages/all-words.js";
import { isKnownHeading } from "../languages/headings.js";
import type { AdvertLine } from "../page/advert.js";
import type { TitleContext } from "./context.js";
import { GENDER_MARK } from "./gender-mark.js";
import { hasOccupation } from "./occupation.js";

const HALF_MAX = 70;
/** An end that needs more words: a preposition, an article, a joining word or sign. */
const OPEN_END = new RegExp(String.raw`(?:\s(?:${anyOf("titleOpenEnds")})|[&/,–-])$`, "iu");

/**
 * Returns the offsets of a title with its other half, where a poster or a narrow column broke it: "Graduate trainee" above
 * "Mathematics (m/f/d)", "Head of" above "Sales".
 */
export function overLines(line: AdvertLine, own: TextRange, context: TitleContext): TextRange {
  const { advert } = context;
  const [above, below] = [advert.lines[line.index - 1], advert.lines[line.index + 1]];
  if (above !== undefined && startsWithMark(line.text) && isHalf(above, context))
    return { start: above.start, end: above.end };
  if (own.start === line.start && above !== undefined && isFirstHalf(above, line, context))
    return { start: above.start, end: own.end };
  const isBroken = below !== undefined && (isSecondHalf(line, below, context) || isFirstHalf(line, below, context));
  if (own.end === line.end && isBroken) return { start: own.start, end: below.end };
  return own;
}

/** Returns true for a line that is a mark such as (m/f/d) and nothing else. */
export function isMark(line: AdvertLine | undefined): boolean {
  return line !== undefined && GENDER_MARK.exec(line.text)?.[0].length === line.text.length;
}

function startsWithMark(text: string): boolean {
  return GENDER_MARK.exec(text)?.index === 0;
}

// The mark stands behind the second half, the occupation in the first.
function isFirstHalf(above: AdvertLine, line: AdvertLine, context: TitleContext): boolean {
  if (line.gap || !isHalf(above, context) || !GENDER_MARK.test(line.text) || GENDER_MARK.test(above.text)) return false;
  return !hasOccupation(line.text.replace(GENDER_MARK, ""), context) && hasOccupation(above.text, context);
}

function isSecondHalf(line: AdvertLine, below: AdvertLine, context: TitleContext): boolean {
  if (below.gap || below.kind === "item" || below.text.length > HALF_MAX || /[.:!?]$/.test(below.text)) return false;
  if (isMark(below)) return true;
  const isOpen = OPEN_END.test(line.text) || /^\p{Ll}/u.test(below.text);
  return isOpen && line.text.length <= HALF_MAX && !isKnownHeading(below.text, context.lexicon);
}

function isHalf(line: AdvertLine, { header, lexicon }: TitleContext): boolean {
  const roles = (header.get(line.index) ?? []).map(({ role }) => role);
  return (
    line.kind !== "item" &&
    line.text.length <= HALF_MAX &&
    !/[.:!?]$/.test(line.text) &&
    !isKnownHeading(line.text, lexicon) &&
    roles.every((role) => role === "title" || role === "other")
  );
}
