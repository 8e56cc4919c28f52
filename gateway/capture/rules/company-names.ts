import { HEADER, MENTION } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { packOf } from "../languages/languages.js";
import type { LanguagePack } from "../languages/pack.js";
import { ABBREVIATED_FORM, LEGAL_FORM } from "../languages/legal-forms.js";
import { JOB_BOARDS, PLATFORM_HOSTS, SHARING_SITES } from "../languages/names.js";
import { fold } from "../languages/fold.js";
import { isAgencyName } from "./agency.js";
import {
  readCapitals,
  readHeadingName,
  readSentences,
  type MentionPatterns,
  type NameSighting,
} from "./company-mentions.js";
import { COMMON, INSTITUTION, NAME, nameRuns, RUN, withoutLeadWords, WORD } from "./company-words.js";
import type { Advert } from "../page/advert.js";
import type { RuleContext } from "./context.js";
import { isKnownHeading } from "../languages/headings.js";
import { labelName } from "../languages/label-name.js";
import { placeShare } from "./places.js";
import { GENDER_MARK } from "./gender-mark.js";
import { hasOccupation } from "./occupation.js";
import { isWrittenSmall } from "./written-small.js";

const LEGAL = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${WORD}|\\p{Ll}{3,12}(?= ${LEGAL_FORM}))(?:[ ,]+(?:&|${anyOf("companyJoin")}|${WORD})){0,5}?(?: \\(\\p{L}{2,20}\\))?,? ${LEGAL_FORM})(?![\\p{L}\\p{N}])`,
  "gu",
);
/** Without it in a line, the longer pattern need not be tried. */
const HOLDS_LEGAL = new RegExp(` ${LEGAL_FORM}(?![\\p{L}\\p{N}])`, "u");
const COPYRIGHT = new RegExp(
  `(?:©|\\(c\\)|copyright)\\s*(?:\\d{4}(?:\\s?[-–]\\s?\\d{4})?)?\\s*(?:by )?(${NAME}(?:,? ${LEGAL_FORM})?)`,
  "iu",
);
const DOMAIN = /(?:https?:\/\/|www\.|@)((?:[a-z0-9-]+\.)+[a-z]{2,12})(?![a-z0-9])/giu;
const PLATFORMS = new RegExp(String.raw`^(?:.*\.)?(?:${PLATFORM_HOSTS})\.[a-z.]+$`);
const ABBREVIATED = new RegExp(String.raw`\b${ABBREVIATED_FORM}$`, "u");
/** "Faculty of Arts of the" in front of "University of Elmfield". */
const OF_INSTITUTION = new RegExp(
  String.raw`^.*?\s(?:${anyOf("nameWords")})\s(?=\p{Lu}\S*(?:\s|$))(?=(?:${anyOf("institutions")})(?:\s|$))`,
  "iu",
);
/** Further down an advert names the schools of its applicants. */
const INSTITUTION_WITHIN = 12;
const HOSTS_MAX = 12;
const NAME_MAX = 60;
const COUNTED_MAX = 400;
const STARTS_WITH_ARTICLE = new RegExp(String.raw`^(?:${anyOf("notNameOpenings")})\s`, "u");

/** The parts of a context by which names are found in sentences. */
export type NameContext = Pick<RuleContext, "advert" | "lexicon" | "language" | "page">;

/** Finds every mention in the text that may be the employer's or the agency's name, each weighted by its kind. */
export function namesIn(context: NameContext): NameSighting[] {
  const { advert, lexicon } = context;
  const pack = packOf(context.language);
  const count = counter(advert.text);
  const nouns = nounsIn(advert, pack);
  const patterns: MentionPatterns = {
    after: new RegExp(`^(?:${lexicon.afterCompany})(?![a-z])`),
    afterName: new RegExp(` (?:${lexicon.afterCompany})(?![a-z])`),
    object: new RegExp(`(?<![a-z])(?:${lexicon.beforeCompany}) $`),
    // English verbs after a name end in s; without that a task ("Develop a plan") would pass for one.
    verb: new RegExp(String.raw`^${pack?.verbAfterName ?? String.raw`\p{Ll}{2,}`}\s`, "u"),
    hasNounCapitals: pack?.nounAfterArticle !== undefined,
    count,
  };
  const sightings: NameSighting[] = [];
  const hosts = new Set<string>();

  for (const line of advert.lines) {
    const seen = (name: string, at: number, kind: NameSighting["kind"], weight: number, isClient = false) => {
      const clean = withoutTail(name);
      if (!isName(clean, kind, context)) return;
      if (kind !== "legal" && (nouns.has(clean) || STARTS_WITH_ARTICLE.test(clean))) return;
      const start = line.start + at;
      sightings.push({ name: clean, start, end: start + clean.length, kind, weight, isClient });
    };
    for (const match of HOLDS_LEGAL.test(line.text) ? line.text.matchAll(LEGAL) : []) {
      const { name, cut } = withoutPerson(withoutLeadWords(match[1] ?? ""));
      if (lexicon.stopWords.has(name.split(" ")[0] ?? "")) continue;
      seen(name, match.index + cut, "legal", line.index < 40 ? MENTION.legalEarly : MENTION.legal);
    }
    const copyright = COPYRIGHT.exec(line.text);
    if (copyright?.[1] !== undefined)
      seen(
        copyright[1],
        copyright.index + copyright[0].lastIndexOf(copyright[1]),
        "copyright",
        context.page ? MENTION.copyrightOfPage : MENTION.copyright,
      );
    const runs = nameRuns(line.text);
    for (const { name, start } of runs) {
      const isInstitution = line.index < INSTITUTION_WITHIN && INSTITUTION.test(fold(name)) && name.includes(" ");
      if (isAgencyName(name) && name.includes(" ")) seen(name, start, "legal", MENTION.agencyName);
      else if (isInstitution) {
        const lead = OF_INSTITUTION.exec(name)?.[0].length ?? 0;
        seen(name.slice(lead), start + lead, "institution", MENTION.institutionNamed);
      }
    }
    for (const match of line.text.matchAll(DOMAIN)) hosts.add((match[1] ?? "").toLowerCase());
    readSentences(line, runs, patterns, seen);
    readCapitals(line, patterns, seen);
    readHeadingName(line, seen);
  }
  for (const host of [...hosts].slice(0, HOSTS_MAX)) sightings.push(...domainName(host, context));
  return sightings;
}

// A domain names a company only in the spelling that the text itself uses, in the longer name that it uses most.
function domainName(host: string, { advert }: NameContext): NameSighting[] {
  if (PLATFORMS.test(host)) return [];
  const label =
    host
      .replace(/\.(?:co|com|org|net|ac|gov)\.[a-z]{2}$|\.[a-z]+$/, "")
      .split(".")
      .pop() ?? "";
  if (label.length < 3) return [];
  const spelled = new RegExp(
    `(?<![\\p{L}\\p{N}@./-])${[...label.replace(/[^a-z0-9]/g, "")].join("[ .&-]?")}(?![\\p{L}\\p{N}@]|[.-]\\p{L})`,
    "iu",
  ).exec(advert.text)?.[0];
  if (spelled === undefined || !/\p{Lu}/u.test(spelled)) return [];
  const name = longestUse(spelled, advert);
  const start = advert.text.indexOf(name);
  const end = start + name.length;
  return [{ name, start, end, kind: "domain", weight: MENTION.domain, isClient: false }];
}

// "Steiner School Elmfield" is the name where the site is called elmfield.example.
function longestUse(spelled: string, { lines }: Advert): string {
  const uses = new Map<string, number>();
  for (const { text } of lines) {
    if (!text.includes(spelled)) continue;
    for (const match of text.matchAll(RUN)) {
      const { name } = withoutLeadWords(match[1] ?? "");
      if (name.includes(spelled) && name.length <= NAME_MAX) uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  if (uses.has(spelled)) return spelled;
  const [best] = [...uses].sort(([a, used], [b, other]) => other - used || a.length - b.length);
  return best?.[0] ?? spelled;
}

/** Counts how often names occur; an advert has dozens, and after hundreds the rest count once. */
function counter(text: string): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const known = counts.get(name);
    if (known !== undefined) return known;
    const count = counts.size < COUNTED_MAX ? text.split(name).length - 1 : 1;
    counts.set(name, count);
    return count;
  };
}

// "Jane Doe, Acme Partners Ltd": the contact is not part of the name; "Doe, Roe & Co. Ltd" is one name.
function withoutPerson({ name, cut }: { name: string; cut: number }): { name: string; cut: number } {
  const person = /^[^,&]+, (?=[^,&]+ [^,&]+,? \S+$)/u.exec(name)?.[0].length ?? 0;
  return { name: name.slice(person), cut: cut + person };
}

// A full stop ends the sentence, unless it belongs to the legal form.
function withoutTail(name: string): string {
  // "Acme Sp. z o.o." is cut where its form has a small word.
  return name.replace(/ Sp\.?$/, "").replace(/[\s.,'’-]+$/u, (tail) => {
    const before = name.slice(0, name.length - tail.length);
    return tail.startsWith(".") && ABBREVIATED.test(before) ? "." : "";
  });
}

// German capitalises every noun like a name, but only nouns follow an article.
function nounsIn(advert: Advert, pack: LanguagePack | null): ReadonlySet<string> {
  const nounAfterArticle = pack?.nounAfterArticle;
  if (nounAfterArticle === undefined) return new Set();
  const pattern = new RegExp(String.raw`(?<!\p{L})${nounAfterArticle}(?!\p{L})`, "gu");
  return new Set([...advert.text.matchAll(pattern)].map(([, noun = ""]) => noun));
}

/** Returns true when words may be the name of an organisation: no label, heading, place, title or ordinary words. */
export function isName(name: string, kind: NameSighting["kind"], context: NameContext): boolean {
  if (name.length < 2 || name.length > 60 || !/\p{L}/u.test(name) || name.split(/\s+/).length > 7) return false;
  if (kind === "legal") return true;
  const { lexicon, advert } = context;
  const words = name.split(/\s+/);
  const folded = fold(name);
  if (words.every((word) => COMMON.test(word)) || NO_NAME.test(name) || SITE.test(name)) return false;
  if (lexicon.stopWords.has(folded) || (name.length <= 2 && (kind === "object" || name !== name.toUpperCase())))
    return false;
  if (placeShare(name, context) >= HEADER.nameIsPlace) return false;
  if (lexicon.days.months.has(fold(words[0] ?? "")) || labelName(name, lexicon) !== null) return false;
  if (kind !== "copyright" && (GENDER_MARK.test(name) || hasOccupation(name, context))) return false;
  if (kind !== "domain" && words.every((word) => isOrdinary(word, advert))) return false;
  return !isKnownHeading(name, lexicon);
}

/** Sites on which adverts are shared and listed. */
const SITE = new RegExp(String.raw`^(?:${SHARING_SITES}|${JOB_BOARDS})$`, "iu");
const NO_NAME = /[:;!?\\*_{}]|\d{4}|^[^\p{L}\p{N}]/u;

function isOrdinary(word: string, advert: Advert): boolean {
  if (word === word.toLowerCase()) return true;
  const isAbbreviation = word.length > 1 && word === word.toUpperCase();
  return /^\p{L}+$/u.test(word) && !isAbbreviation && isWrittenSmall(word, advert);
}
