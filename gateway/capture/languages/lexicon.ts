import { createDayReader, type DayReader } from "../../../schema/dates/day-reader.js";
import { anyOf, patterns, wordsOf } from "./all-words.js";
import { fold, foldedPattern } from "./fold.js";
import { LANGUAGES } from "./languages.js";
import { indexOf, type NamedWordings, type WordingIndex } from "./wording-index.js";
import { wordingsOf, type Wordings } from "./wordings.js";
import type { LabelName, LanguagePack, SectionName, TermName } from "./pack.js";

/**
 * The word lists for an advert as patterns over folded text. Headings, labels and months are those of every language,
 * since sites label adverts in their own; the other lists are those of the advert's language and of English.
 */
export interface Lexicon {
  /** First those of the advert's language and of English, then those of the other languages; the first match counts. */
  readonly headings: readonly HeadingPatterns[];
  /** In the same order. */
  readonly labels: WordingIndex<LabelName>;
  readonly terms: readonly { readonly term: TermName; readonly pattern: RegExp }[];
  readonly cues: CueIndex;
  readonly headingWords: CueIndex;
  /** Whether a text names an occupation. */
  readonly occupation: { test(text: string): boolean };
  readonly beforeTitle: RegExp;
  readonly afterTitle: RegExp;
  readonly stopWords: ReadonlySet<string>;
  readonly beforeCompany: string;
  readonly afterCompany: string;
  readonly agency: RegExp;
  readonly beforeLocation: string;
  readonly beforePublished: string;
  readonly beforeDeadline: string;
  /** Reads the days of every language. */
  readonly days: DayReader;
  readonly relative: readonly RelativePattern[];
}

/** The wordings of the headings of some languages: as a whole line, and as the beginning of one. */
export interface HeadingPatterns {
  readonly full: WordingIndex<SectionName>;
  readonly starts: readonly HeadingStart[];
  /** The beginnings of all sections together: most lines match none. */
  readonly anyStart: Wordings;
}

/** The wordings of the headings of one section as the beginning of a line. */
export interface HeadingStart {
  readonly section: SectionName;
  readonly start: Wordings;
}

/** Returns the sections that a word is evidence for, by its beginning. */
export type CueIndex<Section extends SectionName = SectionName> = (word: string) => readonly Section[];

/** "3 days ago" in one language; group 1 is the number. */
export interface RelativePattern {
  readonly pattern: RegExp;
  readonly days: number;
}

const SECTION_ORDER = ["requirements", "responsibilities", "perks", "other", "description"] as const;
const LABEL_ORDER = [
  "referenceNumber", "applicationDeadline", "publishedDate", "salary", "term", "location", "recruitmentAgency", "companyName", "jobTitle", "ignored",
] as const; // prettier-ignore
const TERM_ORDER = ["Full-time", "Part-time", "Contract", "Internship", "Permanent"] as const;
// "l'" is joined to its word, the others precede a space.
const LEAD = foldedPattern(
  `^(?:${wordsOf("headingLead")
    .map((word) => (word.endsWith("'") ? word : `${word}\\s+`))
    .join("|")})+`,
);
const OCCUPATION_END = `(?:${anyOf("occupationEndings")})?(?![a-z])`;
const DAYS = { days: 1, hours: 0, weeks: 7, months: 30 } as const;
const ONE = `(\\d{1,3}|${anyOf("one")})`;

const WORD_END = "(?![a-z0-9])";
const FREE_TAIL = /\(\?: \.\{\d+,\d+\}\)\?(\)?)$/;

const built = new Map<string, Lexicon>();

/** Returns the lexicon of a language and English; of all languages for null. */
export function lexiconFor(language: string | null): Lexicon {
  const key = language ?? "all";
  const known = built.get(key);
  if (known) return known;
  const packs =
    language === null ? LANGUAGES : LANGUAGES.filter((pack) => pack.code === language || pack.code === "en");
  const ordered = [...packs].sort((a, b) => Number(b.code === language) - Number(a.code === language));
  const lexicon = buildLexicon(ordered);
  built.set(key, lexicon);
  return lexicon;
}

/** Returns a heading without its leading articles and possessives. */
export function withoutLead(heading: string): string {
  return heading.replace(LEAD, "");
}

function buildLexicon(packs: readonly LanguagePack[]): Lexicon {
  const all = (pick: (pack: LanguagePack) => string) => patternsOf(packs, pick);
  const others = LANGUAGES.filter((pack) => !packs.includes(pack));
  const tiers = others.length === 0 ? [packs] : [packs, others];

  return {
    headings: tiers.map(headingPatterns),
    labels: indexOf(tiers.flatMap(labelWordings)),
    terms: TERM_ORDER.map((term) => ({
      term,
      pattern: foldedPattern(`(?<![a-z0-9])(?:${all((pack) => pack.terms[term]).join("|")})(?![a-z0-9])`, "g"),
    })),
    cues: buildCues(SECTION_ORDER, (section) => packs.map((pack) => pack.cues[section])),
    headingWords: buildCues(SECTION_ORDER, (section) => packs.map((pack) => pack.headingWords[section])),
    occupation: anyOccupation(packs),
    beforeTitle: foldedPattern(`(?<![a-z0-9])(?:${all((pack) => pack.beforeTitle).join("|")})(?![a-z0-9])`, "g"),
    afterTitle: foldedPattern(
      `(?:[.,;:!?•|]|\\s[-(/]\\s?|\\s(?:${packs
        .flatMap((pack) => pack.afterTitle.split(/ +/))
        .filter((word) => /[a-z]/i.test(word))
        .join("|")})(?![a-z0-9]))`,
    ),
    stopWords: new Set(packs.flatMap((pack) => foldedPattern(pack.stopWords).source.split(/\s+/))),
    beforeCompany: foldedPattern(all((pack) => pack.beforeCompany).join("|")).source,
    afterCompany: foldedPattern(all((pack) => pack.afterCompany).join("|")).source,
    agency: foldedPattern(`(?<![a-z0-9])(?:${all((pack) => pack.agency).join("|")})(?![a-z0-9])`),
    beforeLocation: foldedPattern(all((pack) => pack.beforeLocation).join("|")).source,
    beforePublished: foldedPattern(all((pack) => pack.beforePublished).join("|")).source,
    beforeDeadline: foldedPattern(all((pack) => pack.beforeDeadline).join("|")).source,
    days: createDayReader(
      [...packs, ...others].map(({ dates }) => dates),
      fold,
    ),
    relative: packs.flatMap(readRelative),
  };
}

function patternsOf(packs: readonly LanguagePack[], pick: (pack: LanguagePack) => string): string[] {
  return packs.flatMap((pack) => patterns(pick(pack)));
}

function headingPatterns(packs: readonly LanguagePack[]): HeadingPatterns {
  // A free tail ("benefits at Acme") is not part of the wording: text after a match lowers its strength instead.
  const wordings = (section: SectionName) =>
    patternsOf(packs, (pack) => pack.headings[section]).map((wording) => withoutFreeTail(wording));
  return {
    full: indexOf(SECTION_ORDER.map((section) => [section, wordings(section)])),
    starts: SECTION_ORDER.map((section) => ({ section, start: wordingsOf(wordings(section), WORD_END) })),
    anyStart: wordingsOf(SECTION_ORDER.flatMap(wordings), WORD_END),
  };
}

function labelWordings(packs: readonly LanguagePack[]): NamedWordings<LabelName>[] {
  return LABEL_ORDER.map((label) => [label, patternsOf(packs, (pack) => pack.labels[label])]);
}

/** The labels of the title of a job in every language, also those that label something else before. */
export const TITLE_LABELS: WordingIndex<LabelName> = indexOf([
  ["jobTitle", patternsOf(LANGUAGES, (pack) => pack.labels.jobTitle)],
]);

function withoutFreeTail(source: string): string {
  // A phrase is known by its beginning ("wir bieten dir"); a single word is not ("experience with ...").
  const core = source.replace(FREE_TAIL, "$1");
  return core.includes(" ") ? source : core;
}

// Lexicons share the pattern of a language. One of all languages would be too long for the engine to optimize (20,000).
const occupations = new Map<LanguagePack, RegExp>();

function anyOccupation(packs: readonly LanguagePack[]): Lexicon["occupation"] {
  const patterns = packs.map((pack) => {
    const pattern = occupations.get(pack) ?? foldedPattern(occupationSource(pack));
    occupations.set(pack, pattern);
    return pattern;
  });
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) };
}

// Short words (cook, host, lead) only count whole; longer ones, and where words compound those of five letters and more,
// also count at the end of a compound ("Bauleiter", "verksamhetschef").
function occupationSource(pack: LanguagePack): string {
  const parts = pack.occupations.split(/\s+/).filter(Boolean);
  const inside = parts.filter((part) => part.length > 6);
  const short = parts.filter((part) => part.length <= 6);
  const endings = pack.compoundEndings?.split(" ");
  const last = endings ? short.filter((part) => part.length >= 5 || endings.includes(part)) : [];
  const alternatives = [
    `(?<![a-z])(?:${short.join("|")})${OCCUPATION_END}`,
    `(?:${inside.join("|")})${pack.longOccupationEnd ?? ""}`,
  ];
  return [...alternatives, ...(last.length > 0 ? [`(?:${last.join("|")})${OCCUPATION_END}`] : [])].join("|");
}

function buildCues<Section extends SectionName>(
  sections: readonly Section[],
  cuesOf: (section: Section) => readonly string[],
): CueIndex<Section> {
  const index = new Map<string, Section[]>();
  for (const section of sections)
    for (const list of cuesOf(section))
      for (const cue of foldedPattern(list).source.split(/\s+/).filter(Boolean)) {
        const known = index.get(cue) ?? [];
        if (!known.includes(section)) known.push(section);
        index.set(cue, known);
      }
  return (word) => {
    const exact = index.get(word);
    if (exact) return exact;
    for (let length = Math.min(word.length - 1, 14); length >= 5; length -= 1) {
      const sections = index.get(word.slice(0, length));
      if (sections) return sections;
    }
    return [];
  };
}

function readRelative({ relative }: LanguagePack): RelativePattern[] {
  const units = ["days", "hours", "weeks", "months"] as const;
  return units.flatMap((unit) =>
    patterns(relative[unit]).map((source) => ({
      pattern: foldedPattern(`(?<![a-z0-9])${source.replace("#", ONE)}(?![a-z])`),
      days: DAYS[unit],
    })),
  );
}
