import type { TextRange } from "../../platform/text-range.js";
import { TERM } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { packOf } from "../languages/languages.js";
import type { TermName } from "../languages/pack.js";
import { lexiconFor, type Lexicon } from "../languages/lexicon.js";
import type { Advert } from "../page/advert.js";
import { fold, foldedPattern } from "../languages/fold.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import type { SectionReading } from "./sections.js";
import { findWorkingHours, hoursOfLabel, shareInTitle } from "./working-hours.js";

const ORDER: readonly TermName[] = ["Full-time", "Part-time", "Contract", "Internship", "Permanent"];
const TITLE_MAX = 90;
const SHORT_LINE = 70;
const JOB_WORD = foldedPattern(String.raw`${anyOf("jobWords")}`);

// A later form of a contract is not its present one.
const OUTLOOK = foldedPattern(String.raw`(?:${anyOf("outlook")}) (?:\S+ ){0,2}$`);
const OF_OTHERS = foldedPattern(String.raw`^(?:${anyOf("termsOfOthers")})`);
const CERTAIN = foldedPattern(String.raw`^(?:${anyOf("certainContracts")})`);
const SCHOOL = foldedPattern(String.raw`${anyOf("schoolWords")}`);

/** Returns the kinds of employment that a few words name, in a fixed order. */
export function termsIn(text: string, lexicon: Lexicon): TermName[] {
  const folded = fold(text).replace(/[_]/g, " ");
  const found = new Set<TermName>();
  for (const { term, pattern } of lexicon.terms) if (folded.search(pattern) !== -1) found.add(term);
  if (!found.has("Full-time") && !found.has("Part-time"))
    for (const { terms } of hoursOfLabel(folded)) for (const term of terms) found.add(term);
  return ORDER.filter((term) => found.has(term));
}

/** Returns true when a title is that of an internship, an apprenticeship or a student's job. */
export function isInternship(title: string, lexicon: Lexicon): boolean {
  return internshipIn(fold(title), lexicon) !== null;
}

/** Reads the term: labelled, else from the short lines and the title at the top, else from a sentence about the job. */
export function readTerm({ advert, lexicon, language, labels, sections }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "term")) {
    const terms = termsIn(label.value, lexicon);
    if (terms.length > 0 && label.value.length <= 100)
      findings.push(finding("term", advert, label, TERM.labelled, terms.join(", ")));
  }

  for (const line of advert.lines) {
    const isTop = line.index < 12;
    const isShort = line.text.length <= (isTop ? 90 : 70);
    const section = sections.sections[line.index];
    const mayNameOthers =
      section === "requirements" || (section === "perks" && packOf(language)?.usesTermsOfOthers === true);
    for (const { term, pattern } of lexicon.terms) {
      const match = firstMatch(pattern, line.folded);
      if (!match || OUTLOOK.test(line.folded.slice(Math.max(0, match.start - 40), match.start))) continue;
      const span = { start: line.start + match.start, end: line.start + match.end };
      if (isShort && line.index < 3) findings.push(finding("term", advert, span, TERM.topLine, term));
      else if (
        isShort &&
        !mayNameOthers &&
        (match.end - match.start >= line.text.length * TERM.mainPartShare ||
          /^\s*[:(]/.test(line.text.slice(match.end)))
      )
        findings.push(finding("term", advert, span, isTop ? TERM.mainPartAtTop : TERM.mainPart, term));
      else if (isShort && isTop && !mayNameOthers && !/[.!?]$/.test(line.text))
        findings.push(finding("term", advert, span, TERM.shortLine, term));
      else if (match.end - match.start >= line.text.length * TERM.wholeShare)
        findings.push(finding("term", advert, span, TERM.whole, term));
      else if (
        !mayNameOthers &&
        (section !== "other" ||
          line.text.length < 100 ||
          JOB_WORD.test(line.folded.slice(Math.max(0, match.start - 25), match.end + 15))) &&
        speaksOfTheJob(line.folded, match, term, lexicon, language)
      )
        findings.push(finding("term", advert, span, TERM.sentence, term));
    }
  }
  const said = [...findings, ...internships(advert, lexicon)];
  const surest = Math.max(0, ...said.filter(({ value }) => SCOPE.test(value)).map(({ confidence }) => confidence));
  return best([...said, ...hours(advert, sections).filter(({ confidence }) => confidence > surest)]);
}

const SCOPE = /time/;
const TITLE_LINES = 3;
/** From this length on a word for an internship is no other word in another language. */
const CERTAIN_LENGTH = 8;

function internshipIn(folded: string, lexicon: Lexicon): TextRange | null {
  const own = lexicon.terms.find(({ term }) => term === "Internship");
  const all = lexiconFor(null).terms.find(({ term }) => term === "Internship");
  const known = own && firstMatch(own.pattern, folded);
  if (known) return known;
  return (
    [...folded.matchAll(all?.pattern ?? /(?!)/g)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .find(({ start, end }) => end - start >= CERTAIN_LENGTH) ?? null
  );
}

function internships(advert: Advert, lexicon: Lexicon): Finding[] {
  return advert.lines.slice(0, TITLE_LINES).flatMap((line) => {
    const found = line.text.length > TITLE_MAX ? null : internshipIn(line.folded, lexicon);
    if (found === null) return [];
    const span = { start: line.start + found.start, end: line.start + found.end };
    return [finding("term", advert, span, TERM.topLine, "Internship")];
  });
}

function hoursConfidence(text: string, isTitle: boolean): number {
  if (text.length > SHORT_LINE || /[.!?]$/.test(text)) return TERM.hours;
  return isTitle ? TERM.hoursInTitle : TERM.hoursInShortLine;
}

/** Returns what the hours of a week say, for adverts that do not say it in words. */
function hours(advert: Advert, { sections }: SectionReading): Finding[] {
  return advert.lines.flatMap((line) => {
    const isTitle = line.index < TITLE_LINES && line.text.length <= TITLE_MAX;
    const isShort = line.text.length <= SHORT_LINE;
    if (!isShort && sections[line.index] === "other") return [];
    const found = [...findWorkingHours(line.folded), ...(isTitle ? shareInTitle(line.folded) : [])];
    const confidence = hoursConfidence(line.text, isTitle);
    return found.map(({ terms, start, end }) =>
      finding("term", advert, { start: line.start + start, end: line.start + end }, confidence, terms.join(", ")),
    );
  });
}

// Several kinds may hold at once (full-time and permanent); only those with a confidence near the best are kept.
function best(findings: readonly Finding[]): Finding[] {
  const top = Math.max(0, ...findings.map((found) => found.confidence));
  const kept = findings.filter((found) => found.confidence >= top - TERM.tie);
  const leader = kept.find((found) => found.confidence === top);
  if (!leader) return [];
  const terms = new Set(kept.flatMap((found) => found.value.split(", ")));
  return [{ ...leader, value: ORDER.filter((term) => terms.has(term)).join(", ") }];
}

function speaksOfTheJob(
  folded: string,
  match: TextRange,
  term: TermName,
  lexicon: Lexicon,
  language: string | null,
): boolean {
  if (term === "Internship") return false;
  const near = folded.slice(Math.max(0, match.start - 45), match.end + 30);
  const own = folded.slice(match.start, match.end);
  if (term === "Contract" && OF_OTHERS.test(own)) return false;
  if (SCHOOL.test(near)) return false;
  // Outside English these words describe hardly anything but the job.
  if (packOf(language)?.usesTermsOfOthers !== true && (term !== "Contract" || own.length >= 8 || CERTAIN.test(own)))
    return true;
  const around = near.replace(own, " ");
  return JOB_WORD.test(around) || term === "Permanent" || lexicon.occupation.test(around);
}

/** Returns where a pattern first matches, global or not; null where it does not. */
export function firstMatch(pattern: RegExp, folded: string): TextRange | null {
  pattern.lastIndex = 0;
  const match = pattern.exec(folded);
  pattern.lastIndex = 0;
  return match && { start: match.index, end: match.index + match[0].length };
}
