import { MENTION } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { packOf } from "../languages/languages.js";
import { ABBREVIATED_FORM, LEGAL_FORM } from "../languages/legal-forms.js";
import { PLATFORM_HOSTS } from "../languages/names.js";
import { fold } from "../languages/fold.js";
import { isAgencyName } from "./agency.js";
import { readHeadingName, readSentences, type NameSighting } from "./company-mentions.js";
import { topLineNames } from "./company-top-lines.js";
import { COMMON, NAME, RUN, withoutLeadWords, WORD } from "./company-words.js";
import type { RuleContext } from "./context.js";
import { isKnownHeading } from "../languages/headings.js";
import { KNOWN_LOCATION } from "../languages/locations.js";
import { GENDER_MARK } from "./gender-mark.js";
import { hasOccupation } from "./title.js";

const LEGAL = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${WORD}|\\p{Ll}{3,12}(?= ${LEGAL_FORM}))(?:[ ,]+(?:&|${anyOf("companyJoin")}|${WORD})){0,5}?(?: \\(\\p{L}{2,20}\\))?,? ${LEGAL_FORM})(?![\\p{L}\\p{N}])`,
  "gu",
);
const COPYRIGHT = new RegExp(
  `(?:©|\\(c\\)|copyright)\\s*(?:\\d{4}(?:\\s?[-–]\\s?\\d{4})?)?\\s*(?:by )?(${NAME}(?:,? ${LEGAL_FORM})?)`,
  "iu",
);
const DOMAIN = /(?:https?:\/\/|www\.|@)((?:[a-z0-9-]+\.)+[a-z]{2,12})(?![a-z0-9])/giu;
const PLATFORMS = new RegExp(String.raw`^(?:.*\.)?(?:${PLATFORM_HOSTS})\.[a-z.]+$`);
const ABBREVIATED = new RegExp(String.raw`\b${ABBREVIATED_FORM}$`, "u");
const HOSTS_MAX = 12;
const COUNTED_MAX = 400;
const STARTS_WITH_ARTICLE = new RegExp(String.raw`^(?:${anyOf("notNameOpenings")})\s`, "u");

/** Finds every mention that may be the employer's or the agency's name, each weighted by the kind of its mention. */
export function namesIn(context: RuleContext): NameSighting[] {
  const { advert, lexicon } = context;
  const count = counter(advert.text);
  const nouns = nounsIn(context);
  const after = new RegExp(`^(?:${lexicon.afterCompany})(?![a-z])`);
  const object = new RegExp(`(?<![a-z])(?:${lexicon.beforeCompany}) $`);
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
    for (const match of line.text.matchAll(LEGAL)) {
      const { name, cut } = withoutPerson(withoutLeadWords(match[1] ?? ""));
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
    for (const match of line.text.matchAll(RUN)) {
      const { name, cut } = withoutLeadWords(match[1] ?? "");
      if (isAgencyName(name) && name.includes(" ")) seen(name, match.index + cut, "legal", MENTION.agencyName);
    }
    for (const match of line.text.matchAll(DOMAIN)) hosts.add((match[1] ?? "").toLowerCase());
    readSentences(line, { after, object, count, language: context.language }, seen);
    readHeadingName(line, seen);
  }
  for (const host of [...hosts].slice(0, HOSTS_MAX)) sightings.push(...domainName(host, advert.text));
  return [...sightings, ...topLineNames(context)];
}

// A domain names a company only in the spelling that the text itself uses.
function domainName(host: string, text: string): NameSighting[] {
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
  ).exec(text);
  if (!spelled || !/\p{Lu}/u.test(spelled[0])) return [];
  const end = spelled.index + spelled[0].length;
  return [{ name: spelled[0], start: spelled.index, end, kind: "domain", weight: MENTION.domain, isClient: false }];
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
function nounsIn({ advert, language }: RuleContext): ReadonlySet<string> {
  const nounAfterArticle = packOf(language)?.nounAfterArticle;
  if (nounAfterArticle === undefined) return new Set();
  const pattern = new RegExp(String.raw`(?<!\p{L})${nounAfterArticle}(?!\p{L})`, "gu");
  return new Set([...advert.text.matchAll(pattern)].map(([, noun = ""]) => noun));
}

function isName(name: string, kind: NameSighting["kind"], context: RuleContext): boolean {
  if (name.length < 2 || name.length > 60 || !/\p{L}/u.test(name) || name.split(/\s+/).length > 7) return false;
  if (kind === "legal") return true;
  if (name.split(/\s+/).every((word) => COMMON.test(word))) return false;
  const folded = fold(name);
  if (context.lexicon.stopWords.has(folded) || (name.length <= 2 && name !== name.toUpperCase())) return false;
  const place = KNOWN_LOCATION.exec(folded);
  if (place && place[0].length >= name.length - 1) return false;
  if (context.lexicon.months.has(fold(name.split(/\s+/)[0] ?? ""))) return false;
  if (kind !== "copyright" && (GENDER_MARK.test(name) || hasOccupation(name, context))) return false;
  return !isKnownHeading(name, context.lexicon);
}
