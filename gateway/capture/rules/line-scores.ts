import { LINE } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import type { AdvertLine } from "../page/advert.js";
import { sectionAtStart } from "../languages/headings.js";
import type { AskedSection } from "../languages/pack.js";
import type { Lexicon } from "../languages/lexicon.js";

const SECTION_AT = { description: 0, responsibilities: 1, requirements: 2, perks: 3, other: 4 } as const;
const CONTACT = /(?:https?:\/\/|www\.|[\w.+-]+@[\w-]+\.\w|\+\d[\d ()/-]{7,})/;
const WE = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("weWords")})(?![a-z])`);
const YOU_WILL = foldedPattern(String.raw`(?:^|[.!?] )(?:${anyOf("youWill")})(?![a-z])`);
const WE_OFFER = foldedPattern(
  String.raw`(?:^|[.!?] )(?:(?:${anyOf("offerWe")}) )?(?:(?:${anyOf("offerCan")}) )?(?:(?:${anyOf("offerTo")}) )?(?:${anyOf("offers")})(?![a-z])`,
);
const YOU_DO = foldedPattern(String.raw`(?:^|[.!?] )(?:${anyOf("youDo")})(?![a-z])`);
const YOU_HAVE = foldedPattern(String.raw`(?:^|[.!?] )(?:${anyOf("youHave")})(?![a-z])`);
const CV = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("cvWords")})(?![a-z])`);
const BOILERPLATE = foldedPattern(
  String.raw`©|\(c\) ?20\d\d|(?<![a-z])(?:${anyOf("legalNotes")})|(?:${anyOf("equalityGrounds")})[^.]{0,60}(?:${anyOf("equalityGroundsAfter")})`,
);
const HOW_TO_APPLY = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("howToApply")})`);
const YEARS = foldedPattern(String.raw`\d\+?\s*(?:-\s*\d+\s*)?(?:\+\s*)?(?:${anyOf("years")})(?![a-z])`);

/** Returns the score of a line alone for each section, in the order of SECTIONS. */
export function scoreLine(line: AdvertLine, lexicon: Lexicon): number[] {
  const scores = [0, 0, 0, 0, 0];
  const add = (section: keyof typeof SECTION_AT, amount: number) => {
    scores[SECTION_AT[section]] = (scores[SECTION_AT[section]] ?? 0) + amount;
  };
  const words = line.folded.split(/[^a-z0-9\u0080-\uffff']+/).filter((word) => word.length > 1);
  const weight = 1 / Math.sqrt(Math.max(words.length, 6) / 6);
  words.forEach((word, at) => {
    const sections = lexicon.cues(word);
    // The first word is the strongest evidence: the verb of a task, the noun of a benefit.
    const amount = ((at === 0 ? LINE.firstWord : LINE.word) * weight) / Math.max(sections.length, 1);
    for (const section of sections) add(section, amount);
  });

  const opening = line.kind === "text" && line.text.length > 60 ? openingSection(line.folded, lexicon) : null;
  if (opening !== null) add(opening, LINE.opening);
  if (line.kind !== "item" && line.text.length > 140) add("description", LINE.longProse);
  const isOffer = WE_OFFER.test(line.folded);
  const isActivity = YOU_DO.test(line.folded);
  const isTask = YOU_WILL.test(line.folded);
  const isAsked = YOU_HAVE.test(line.folded);
  const isToReader = isOffer || isActivity || isTask || isAsked;
  if (!isToReader && line.text.length > 60 && WE.test(line.folded)) add("description", LINE.ofUs);
  if (isOffer) add("perks", LINE.offer);
  if (isActivity) add("responsibilities", LINE.task);
  if (isTask) add("responsibilities", LINE.task);
  if (isAsked) add("requirements", LINE.reader);
  if (YEARS.test(line.folded)) add("requirements", LINE.years);
  if (BOILERPLATE.test(line.folded)) add("other", LINE.legalNote);
  if (HOW_TO_APPLY.test(line.folded)) add("other", LINE.howToApply);
  if (line.kind !== "item" && CV.test(line.folded)) add("other", LINE.cv);
  if (CONTACT.test(line.text)) add("other", LINE.contact);
  if (line.kind === "item") add("description", LINE.item);
  return scores.map((score) => Math.min(score, LINE.most));
}

const OPENING_MIN = 7;

// "Zu deinen Aufgaben zählen ...": a sentence may announce its own section in its first words.
function openingSection(folded: string, lexicon: Lexicon): AskedSection | null {
  let at = 0;
  for (let word = 0; word < 4 && at >= 0; word += 1) {
    const rest = folded.slice(at, at + 80);
    const section = sectionAtStart(rest, OPENING_MIN, lexicon);
    if (section !== null) return section;
    at = folded.indexOf(" ", at) + 1;
    if (at === 0) return null;
  }
  return null;
}
