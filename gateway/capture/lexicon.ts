import { foldedPattern } from "./fold.js";
import { LANGUAGES } from "./languages.js";
import type { AskedSection, LabelName, LanguagePack, SectionName, TermName } from "./languages/pack.js";

/** The word lists of an advert's language, with English beside it, as patterns over folded text. */
export interface Lexicon {
  readonly headings: readonly { readonly section: SectionName; readonly full: RegExp; readonly start: RegExp }[];
  readonly labels: readonly { readonly label: LabelName; readonly full: RegExp }[];
  readonly terms: readonly { readonly term: TermName; readonly pattern: RegExp }[];
  readonly cues: CueIndex;
  readonly headingWords: CueIndex<AskedSection>;
  readonly occupation: RegExp;
  readonly beforeTitle: RegExp;
  readonly afterTitle: RegExp;
  readonly stopWords: ReadonlySet<string>;
  readonly beforeCompany: string;
  readonly afterCompany: string;
  readonly agency: RegExp;
  readonly beforePlace: string;
  readonly beforePublished: string;
  readonly beforeDeadline: string;
  readonly months: ReadonlyMap<string, number>;
  readonly monthPattern: string;
  readonly relative: readonly RelativePattern[];
}

/** Looks up the sections that a word speaks for, by its beginning. */
export type CueIndex<Section extends SectionName = SectionName> = (word: string) => readonly Section[];

/** "3 days ago" in one language; group 1 is the number. */
export interface RelativePattern {
  readonly pattern: RegExp;
  readonly days: number;
}

const SECTION_ORDER = ["requirements", "responsibilities", "perks", "other", "description"] as const;
const ASKED = ["responsibilities", "requirements", "perks"] as const;
const LABEL_ORDER = [
  "referenceNumber", "applicationDeadline", "publishedDate", "salary", "term", "location", "recruitmentAgency", "companyName", "jobTitle", "ignored",
] as const; // prettier-ignore
const TERM_ORDER = ["Full-time", "Part-time", "Contract", "Internship", "Permanent"] as const;
const LEAD = foldedPattern(
  "^(?:(?:the|an?|our|your|key|main|core|job|primary|essential|major|general|typical|specific|principal|overall|some|and|die|das|der|dein|deine|deinen?|ihr|ihre|ihren|euer|eure|unsere?|wesentliche|" +
    "vos|votre|tes|ton|ta|les|le|la|des|nos|notre|tus?|sus?|los|las|el|sua|suas|seu|seus|teu|tua|os|as|jouw|je|uw|de|het|il|lo|i|gli|tuo|tua|tuoi|tue|principali|principales|principais|" +
    "vaše|tvoje|tvé|naše|hlavní|twój|twoje|twoja|nasze|główne|din|ditt|dina|dine|våra|vår|huvudsakliga|viktigste|primære|belangrijkste)\\s+|l')+",
);

const FREE_TAIL = /\(\?: \.\{\d+,\d+\}\)\?(\)?)$/;

const built = new Map<string, Lexicon>();

/** The lexicon for a language; English alone helps every other, and an unknown language gets them all. */
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

/** A heading without its leading articles and possessives. */
export function withoutLead(heading: string): string {
  return heading.replace(LEAD, "");
}

function buildLexicon(packs: readonly LanguagePack[]): Lexicon {
  const all = (pick: (pack: LanguagePack) => string) => packs.flatMap((pack) => patterns(pick(pack)));
  const months = new Map<string, number>();
  for (const pack of packs)
    pack.months.split(/\s+/).forEach((variants, month) => {
      for (const variant of variants.split("|")) months.set(foldedPattern(variant).source, month + 1);
    });

  return {
    headings: SECTION_ORDER.map((section) => {
      // A free tail ("benefits at Acme") is no part of the wording: what follows a match lowers its strength instead.
      const union = all((pack) => pack.headings[section])
        .map(withoutFreeTail)
        .join("|");
      return { section, full: foldedPattern(`^(?:${union})$`), start: foldedPattern(`^(?:${union})(?![a-z0-9])`) };
    }),
    labels: LABEL_ORDER.map((label) => ({
      label,
      full: foldedPattern(`^(?:${all((pack) => pack.labels[label]).join("|")})$`),
    })),
    terms: TERM_ORDER.map((term) => ({
      term,
      pattern: foldedPattern(`(?<![a-z0-9])(?:${all((pack) => pack.terms[term]).join("|")})(?![a-z0-9])`, "g"),
    })),
    cues: buildCues(SECTION_ORDER, (section) => packs.map((pack) => pack.cues[section])),
    headingWords: buildCues(ASKED, (section) => packs.map((pack) => pack.headingWords[section])),
    occupation: foldedPattern(packs.map(occupationSource).join("|")),
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
    beforePlace: foldedPattern(all((pack) => pack.beforePlace).join("|")).source,
    beforePublished: foldedPattern(all((pack) => pack.beforePublished).join("|")).source,
    beforeDeadline: foldedPattern(all((pack) => pack.beforeDeadline).join("|")).source,
    months,
    monthPattern: [...months.keys()].sort((a, b) => b.length - a.length).join("|"),
    relative: packs.flatMap((pack) => patterns(pack.relative).map(readRelative)),
  };
}

function withoutFreeTail(source: string): string {
  // A phrase is known by its beginning ("wir bieten dir"); a single word is not ("experience with ...").
  const core = source.replace(FREE_TAIL, "$1");
  return core.includes(" ") ? source : core;
}

function patterns(list: string): string[] {
  return list
    .split(";")
    .map((pattern) => pattern.trim().replace(/\s+/g, " "))
    .filter((pattern) => pattern !== "")
    .map((pattern) => (pattern.includes("|") ? `(?:${pattern})` : pattern));
}

// Short words (cook, host, lead) only count whole; longer ones, and in Germanic languages those of five letters and
// more, also count at the end of a compound ("Bauleiter", "verksamhetschef").
function occupationSource(pack: LanguagePack): string {
  const parts = pack.occupations.split(/\s+/).filter(Boolean);
  const inside = parts.filter((part) => part.length > 6);
  const short = parts.filter((part) => part.length <= 6);
  const ending = "(?:s|in|n|e|en|innen|a|ka|er|o|os|as)?(?![a-z])";
  const isCompounding = /^(?:de|nl|sv|no|da)$/.test(pack.code);
  const last = isCompounding ? short.filter((part) => part.length >= 5 || /^[cs]j?hef$|^sjef$/.test(part)) : [];
  // English does not compound: a "directorate" is no director.
  const whole = pack.code === "en" ? "(?:s|ess)?(?![a-z])" : "";
  const alternatives = [`(?<![a-z])(?:${short.join("|")})${ending}`, `(?:${inside.join("|")})${whole}`];
  return [...alternatives, ...(last.length > 0 ? [`(?:${last.join("|")})${ending}`] : [])].join("|");
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

function readRelative(source: string): RelativePattern {
  const folded = source.replace("#", "(\\d{1,3}|an?|einem|einer|ein|un|une|una|um|uma|en|ett|et|jednym)");
  return { pattern: foldedPattern(`(?<![a-z0-9])${folded}(?![a-z])`), days: unitDays(source) };
}

function unitDays(source: string): number {
  const unit = foldedPattern(source).source;
  if (/h\(|hour|stund|heure|hora|uur|ore|hodin|timm|time\[|time[r?]|godzin|tunti/.test(unit)) return 0;
  if (/week|woche|semaine|semana|weken|settiman|tydn|veck|uke|uger|tygodn|tydzien|viikko|w\(/.test(unit)) return 7;
  if (/month|monat|mois|\bmes|m\[e|maand|mesic|manad|maned|miesi|kuukau|\bmo\b/.test(unit)) return 30;
  return 1;
}
