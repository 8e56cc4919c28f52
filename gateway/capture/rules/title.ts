import { TITLE } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import type { AdvertLine } from "../page/advert.js";
import { fold } from "../languages/fold.js";
import { isKnownHeading, readHeading } from "../languages/headings.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import { labelName } from "../languages/label-name.js";
import { GENDER_MARK } from "./gender-mark.js";
import { KNOWN_TOWN } from "../languages/locations.js";

const NOISE = /https?:|www\.|@|\d{2}:\d{2}|^\d|[!?…]$|[.;,]$|[€$£]/u;
const LEAD = new RegExp(String.raw`^(?:\s*(?:${anyOf("titleLead")})\s*[:!–-]\s*)+`, "iu");
const TAIL = new RegExp(String.raw`\s+(?:[-–—|]\s+)(?:${anyOf("titleTail")})\b.*$`, "iu");
const ASIDE = new RegExp(String.raw`\s*\((?:[^()]*\d[^()]*|[^()]*(?:${anyOf("titleAside")})[^()]*)\)\s*$`, "iu");
const EMPLOYER = new RegExp(String.raw`\s+(?:${anyOf("titleBeforeEmployer")}|@)\s+(?:[A-ZÅÄÖÆØ]\p{L}|\d).*$`, "u");
const NO_TITLE = new RegExp(String.raw`^(?:${anyOf("notTitleOpenings")})\s`, "iu");
const MAX = 110;
const LABEL_WITHIN = 14;

/** Reads the job's title: labelled, from the top lines by their shape, or from "we are looking for a ...". */
export function readTitle(context: RuleContext): Finding[] {
  const { advert, labels } = context;
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "jobTitle")) {
    if (label.value.length > MAX || label.line > 40 || /[.!?]$/.test(label.value)) continue;
    const span = cleanTitle(label.value);
    if (span)
      findings.push(
        finding(
          "jobTitle",
          advert,
          { start: label.start + span.start, end: label.start + span.end },
          labelConfidence(label.line, hasOccupation(label.value, context) || GENDER_MARK.test(label.value)),
        ),
      );
  }
  findings.push(...topLines(context), ...spoken(context));
  return findings;
}

// Far below the advert's opening a label may sort the job into a catalogue rather than name it.
function labelConfidence(line: number, isOccupation: boolean): number {
  if (line > LABEL_WITHIN) return TITLE.labelledFarBelow;
  return isOccupation ? TITLE.labelled : TITLE.labelledOther;
}

/** Returns true when words name an occupation in the advert's language or in English. */
export function hasOccupation(text: string, { lexicon }: Pick<RuleContext, "lexicon">): boolean {
  return lexicon.occupation.test(fold(text));
}

/** Returns the title without place, company, employment or "we are hiring" around it; null when nothing is left. */
export function cleanTitle(text: string): { start: number; end: number } | null {
  let start = 0;
  let end = text.length;
  const lead = LEAD.exec(text);
  if (lead) start = lead[0].length;
  const tail = TAIL.exec(text.slice(start));
  if (tail) end = start + tail.index;
  // "Fitter till Acme AB", "Analyst at Acme": the employer is not part of the title.
  // Hours, percentages and places in brackets at the end are facts of their own; "(m/f)" stays.
  const aside = ASIDE.exec(text.slice(start, end));
  if (aside && aside.index > 3 && !GENDER_MARK.test(aside[0])) end = start + aside.index;
  const employer = EMPLOYER.exec(text.slice(start, end));
  if (employer && employer.index > 3) end = start + employer.index;
  // "Fitter - Elmfield - 32k": no piece from the first amount or code on belongs to the title.
  const facts = /\s+[-–—|·]\s+[^-–—|·]*?(?:[€$£]\s?\d|\d\s?(?:[€$£k%]|EUR)|\d{3}).*$/u.exec(text.slice(start, end));
  if (facts && facts.index > 3 && !GENDER_MARK.test(facts[0])) {
    end = start + facts.index;
    const place = /\s+[-–—|·]\s+\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?$/u.exec(text.slice(start, end));
    if (place && place.index > 3) end = start + place.index;
  }
  const body = text.slice(start, end);
  start += body.length - body.replace(/^(?:[\s"'„“»«*•·–-]|\p{Extended_Pictographic}|\ufe0f)+/u, "").length;
  end -= body.length - body.replace(/(?:[\s"'“”»«*:,;–|-]|\p{Extended_Pictographic}|\ufe0f)+$/u, "").length;
  return end - start >= 3 ? { start, end } : null;
}

function topLines(context: RuleContext): Finding[] {
  const { advert } = context;
  const findings: Finding[] = [];
  const last = Math.min(advert.lines.length, 30);
  for (const line of advert.lines.slice(0, last)) {
    const confidence = lookOf(line, context);
    if (confidence < TITLE.leastLook) continue;
    const span = cleanTitle(line.text);
    if (!span) continue;
    const start = line.start + span.start;
    findings.push(finding("jobTitle", advert, { start, end: line.start + cutAtTown(line.text, span) }, confidence));
  }
  return findings;
}

// "Acme is looking for a fitter" contains a title but is not one.
function saysWeSeek(line: AdvertLine, lexicon: RuleContext["lexicon"]): boolean {
  lexicon.beforeTitle.lastIndex = 0;
  const match = lexicon.beforeTitle.exec(line.folded);
  lexicon.beforeTitle.lastIndex = 0;
  return match !== null && match[0].length > 6 && /\s/.test(match[0]);
}

function lookOf(line: AdvertLine, context: RuleContext): number {
  const { advert, lexicon, sections } = context;
  const { text } = line;
  const words = text.split(/\s+/).length;
  const hasGender = GENDER_MARK.test(text);
  if (text.length > MAX || words > 16 || text.length < 4 || !/\p{L}{3}/u.test(text)) return 0;
  const own = cleanTitle(text);
  if (own === null || (NOISE.test(text.slice(own.start, own.end)) && !hasGender)) return 0;
  if (isKnownHeading(text, lexicon) || labelName(text, lexicon) !== null || /^[^:]{2,30}:\s/.test(text)) return 0;
  if (saysWeSeek(line, lexicon)) return 0;
  if (line.kind === "item" || !/^[\p{Lu}\p{N}("„]/u.test(text)) return 0;
  const section = sections.sections[line.index];
  const reading = readHeading(text, lexicon);

  let score = 0;
  if (hasGender) score += TITLE.gender;
  if (hasOccupation(text, context)) score += TITLE.occupation;
  if (words <= 6 && line.gap && endsInOccupation(text, context)) score += TITLE.endsInOccupation;
  if (line.kind === "heading") score += TITLE.heading;
  if (line.index === 0) score += TITLE.firstLine;
  else if (line.index <= 3) score += TITLE.earlyLine - line.index * TITLE.earlyPerLine;
  else score -= TITLE.later + line.index * TITLE.laterPerLine;
  const next = advert.lines[1];
  if (
    line.index === 0 &&
    next &&
    /^[^:]{2,30}:\s/.test(next.text) &&
    labelName(next.text.split(":")[0] ?? "", lexicon) !== null
  )
    score += TITLE.aboveLabel;
  else if (words > 9 && !hasGender) score -= TITLE.long;
  if (reading !== null && reading.strength > TITLE.headingStrength && !hasGender) score -= TITLE.headingWording;
  if (line.index > 3 && (section === "requirements" || section === "perks" || section === "other"))
    score -= TITLE.inSection;
  if (NO_TITLE.test(text) && !hasGender) score -= TITLE.sentence;
  if (isRepeated(text, line, advert.folded)) score += TITLE.repeated;
  if (line.index > 0 && line.index < 20 && score > TITLE.aboveFactsFrom && leadsFacts(line, context))
    score += TITLE.aboveFacts;
  return Math.min(score, TITLE.mostLook);
}

// Below a title boards print pay, hours and labelled facts in lines of their own.
function leadsFacts(line: AdvertLine, { advert, lexicon, labels }: RuleContext): boolean {
  const below = advert.lines.slice(line.index + 1, line.index + 7).filter(({ text }) => text.length <= 90);
  const isFact = ({ index, text, folded }: AdvertLine) =>
    labels.some((label) => label.line === index) ||
    /[€$£]\s?\d|\d\s?(?:€|eur|kr\b)/i.test(text) ||
    lexicon.terms.some(({ pattern }) => folded.search(pattern) !== -1);
  return below.some(isFact);
}

function endsInOccupation(text: string, { lexicon }: RuleContext): boolean {
  return lexicon.occupation.test(fold(text.split(/\s+/).slice(-1).join(" ")));
}

// A title at the top is usually repeated in a sentence below.
function isRepeated(text: string, line: AdvertLine, folded: string): boolean {
  const core = fold(text.replace(GENDER_MARK, "").split(/\s[-–|(]\s?/u)[0] ?? "").trim();
  return core.length >= 6 && folded.indexOf(core, line.end) !== -1;
}

function cutAtTown(text: string, span: { start: number; end: number }): number {
  const body = text.slice(span.start, span.end);
  const parts = body.split(/(\s+[-–—|@]\s+|,\s+)/u);
  let end = body.length;
  for (let at = parts.length - 1; at >= 2; at -= 2) {
    const part = parts[at] ?? "";
    const place = KNOWN_TOWN.exec(fold(part));
    if (!place || place[0].length < part.trim().length * TITLE.townShare) break;
    end -= part.length + (parts[at - 1]?.length ?? 0);
  }
  return span.start + end;
}

function spoken(context: RuleContext): Finding[] {
  const { advert, lexicon } = context;
  const findings: Finding[] = [];
  for (const line of advert.lines) {
    if (line.index > 45 || line.text.length < 12) continue;
    for (const match of line.folded.matchAll(lexicon.beforeTitle)) {
      const from = match.index + match[0].length;
      const lead = /^\s*(?:\(?n\)?|\/\w+)?\s*[*"„“'»«]*\s*/u.exec(line.text.slice(from))?.[0].length ?? 0;
      const rest = line.text.slice(from + lead, from + lead + 90);
      const gender = GENDER_MARK.exec(rest);
      const cut = lexicon.afterTitle.exec(line.folded.slice(from + lead, from + lead + 90));
      const endAt =
        gender && gender.index > 3 && gender.index < 75 && (!cut || cut.index >= gender.index - 1)
          ? gender.index + gender[0].trimEnd().length
          : (cut?.index ?? rest.length);
      const title = trimModifiers(rest.slice(0, endAt));
      if (title === null) continue;
      const start = line.start + from + lead + rest.indexOf(title);
      const occupation = hasOccupation(title, context);
      if (!occupation && !gender) continue;
      const words = title.split(/\s+/).length;
      const capital = /^\p{Lu}/u.test(title) || /\s\p{Lu}/u.test(title);
      const isAside = /\([^)]*$/.test(line.text.slice(0, start - line.start));
      const isWeak = match[0].length < 6;
      const confidence =
        TITLE.spoken -
        (isAside ? TITLE.spokenAside : 0) -
        (isWeak ? TITLE.spokenWeak : 0) +
        (gender ? TITLE.spokenGender : 0) +
        (capital ? TITLE.spokenCapital : 0) -
        (words > 7 ? TITLE.spokenLong : 0) -
        line.index * TITLE.spokenPerLine;
      findings.push(finding("jobTitle", advert, { start, end: start + title.length }, confidence));
    }
  }
  return findings;
}

const MODIFIER = new RegExp(String.raw`^(?:(?:${anyOf("titleModifiers")}|,)\s+)+`, "iu");

function trimModifiers(text: string): string | null {
  const title = text
    .trim()
    .replace(MODIFIER, "")
    .replace(/[\s"'“”»«*:,;–|(-]+$/u, "")
    .replace(/^([^(]*)\)$/u, "$1")
    .trim();
  return title.length >= 4 && title.length <= 80 && !/https?:|@/.test(title) ? title : null;
}
