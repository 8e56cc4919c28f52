import { registerEnumType } from "type-graphql";
import { titleKeyOf } from "./advert-memory.js";
import { companyKeyOf, isLongerName } from "./company-key.js";
import type { JobFields } from "./job-data.js";
import { wordsOf } from "./words-of.js";

/** Why two adverts may be about one job. */
export enum LikenessReason {
  SAME_EMPLOYER = "SAME_EMPLOYER",
  SAME_REFERENCE = "SAME_REFERENCE",
  SIMILAR_TITLE = "SIMILAR_TITLE",
  SIMILAR_TEXT = "SIMILAR_TEXT",
}

registerEnumType(LikenessReason, {
  name: "LikenessReason",
  description: "Why two adverts may be about one job.",
  valuesConfig: {
    SAME_EMPLOYER: {
      description:
        "The same employer, whatever its legal form; where none is given, one that the job title names. With the same title and place also one whose name has a description, such as Technologies.",
    },
    SAME_REFERENCE: { description: "The same reference number." },
    SIMILAR_TITLE: { description: "Half of the words of both job titles are the same." },
    SIMILAR_TEXT: { description: "Seven words of ten in the advert are in the earlier one, too." },
  },
});

/** The parts of an advert that are compared. */
export type ComparedAdvert = Pick<
  JobFields,
  "advertText" | "companyName" | "jobTitle" | "location" | "referenceNumber"
>;

/** How alike two adverts are. */
export interface Likeness {
  readonly reasons: readonly LikenessReason[];
  /** The share of the advert's words that the earlier one has, in percent; null when one of them is too short. */
  readonly sharedWords: number | null;
  /** Whether they are probably about one job. */
  readonly isLikelySame: boolean;
}

/** The share of the words of both titles, from which on they are similar: a word more on one side, or a level. */
const TITLE_SHARE = 0.5;
/** In percent: adverts of one employer share what they say of it, which is seldom more than half. */
const TEXT_SHARE = 70;
/** Below this, a text is a note about an advert. */
const TEXT_WORDS_MIN = 20;
/** Endings of job titles that name the sex of the reader: `Planer:in`, `Planer/in`, `Planeur·euse`. */
const SEX_ENDING = /[:*/_·.-]\s?(in|innen|e|euse|trice|a|as|os)(?=[\s,)]|$)/giu;

/** The parts of an advert as they are compared. */
interface Traits {
  readonly company: string | null;
  /** Empty without a reference. */
  readonly reference: string;
  readonly titleKey: string;
  readonly place: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

/** Returns the comparison of an advert with earlier ones, of any number. */
export function comparisonOf(advert: ComparedAdvert): (earlier: ComparedAdvert) => Likeness {
  const traits = traitsOf(advert);
  return (earlier) => likenessOf(traits, traitsOf(earlier));
}

function traitsOf({ companyName, referenceNumber, jobTitle, location, advertText }: ComparedAdvert): Traits {
  const titleKey = titleKeyOf(jobTitle?.replace(SEX_ENDING, "")) ?? "";
  return {
    company: companyKeyOf(companyName),
    reference: wordsOf(referenceNumber).replaceAll(" ", ""),
    titleKey,
    title: setOf(titleKey),
    place: setOf(wordsOf(location)),
    text: setOf(wordsOf(advertText)),
  };
}

function likenessOf(advert: Traits, earlier: Traits): Likeness {
  const sharedWords = sharedWordsOf(advert.text, earlier.text);
  const named = advert.company === null ? namedIn(advert.titleKey, earlier.company) : null;
  const isSameEmployer =
    named !== null ||
    (advert.company !== null && advert.company === earlier.company) ||
    isLongerEmployer(advert, earlier);
  const isSameReference = advert.reference !== "" && advert.reference === earlier.reference;
  const isSimilarTitle = shareOfBoth(named ?? advert.title, earlier.title) >= TITLE_SHARE;
  const isSimilarText = sharedWords !== null && sharedWords >= TEXT_SHARE;
  const found: readonly (readonly [boolean, LikenessReason])[] = [
    [isSameEmployer, LikenessReason.SAME_EMPLOYER],
    [isSameReference, LikenessReason.SAME_REFERENCE],
    [isSimilarTitle, LikenessReason.SIMILAR_TITLE],
    [isSimilarText, LikenessReason.SIMILAR_TEXT],
  ];
  return {
    reasons: found.flatMap(([holds, reason]) => (holds ? [reason] : [])),
    sharedWords,
    isLikelySame: isSameEmployer && (isSameReference || isSimilarTitle || isSimilarText),
  };
}

/**
 * Returns whether one employer is the other with a description ("Acme Technologies" and "Acme"), which counts for the
 * same title in the same place alone.
 */
function isLongerEmployer(advert: Traits, earlier: Traits): boolean {
  const isSameTitle = advert.titleKey !== "" && advert.titleKey === earlier.titleKey;
  return isSameTitle && isSamePlace(advert.place, earlier.place) && isLongerName(advert.company, earlier.company);
}

/** Returns whether one place is the other with more words, such as the country. */
function isSamePlace(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return countIn(other, one) > 0 && countIn(other, one) === Math.min(one.size, other.size);
}

/** Returns the words of a title besides the company that it names; null when it does not name it. */
function namedIn(title: string, company: string | null): ReadonlySet<string> | null {
  const [before, after] = company === null ? [] : ` ${title} `.split(` ${company} `);
  return after === undefined ? null : setOf(`${before} ${after}`.trim().replace(/ +/g, " "));
}

/** Returns whether two titles have half of their words in common, or one of them is unknown. */
export function mayBeOneTitle(one: string | null, other: string | null): boolean {
  return one === null || other === null || titleShare(one, other) >= TITLE_SHARE;
}

/** Returns the share of the words of two titles that both have, from 0 to 1; `titleKeyOf` returned them. */
export function titleShare(one: string | null, other: string | null): number {
  return shareOfBoth(setOf(one), setOf(other));
}

function shareOfBoth(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 0 : countIn(other, one) / all.size;
}

/** Returns the share of the words of one text that the other has, in percent; null when one of them is too short. */
function sharedWordsOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number | null {
  if (one.size < TEXT_WORDS_MIN || other.size < TEXT_WORDS_MIN) return null;
  return Math.round((100 * countIn(other, one)) / one.size);
}

function countIn(known: ReadonlySet<string>, words: ReadonlySet<string>): number {
  return [...words].filter((word) => known.has(word)).length;
}

/** Returns the words of a text that `wordsOf` returned. */
function setOf(words: string | null): ReadonlySet<string> {
  return new Set(words ? words.split(" ") : []);
}
