import type { TextRange } from "../../platform/text-range.js";
import { TITLE } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import type { AdvertLine } from "../page/advert.js";
import { fold } from "../languages/fold.js";
import { isKnownHeading, readHeading } from "../languages/headings.js";
import type { TitleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import { labelName } from "../languages/label-name.js";
import { GENDER_MARK } from "./gender-mark.js";
import { isMark, overLines } from "./broken-titles.js";
import { titleOf } from "./header-line.js";
import { hasOccupation } from "./occupation.js";
import { likelyTowns } from "./places.js";

const NOISE = /https?:|www\.|@|\d{2}:\d{2}|^\d|[!?…]$|[.;,]$|[€$£]/u;
const LEAD = new RegExp(String.raw`^(?:\s*(?:${anyOf("titleLead")})\s*[:!–-]\s*)+`, "iu");
const TAIL = new RegExp(String.raw`\s+(?:[-–—|]\s+)(?:${anyOf("titleTail")})\b.*$`, "iu");
const ASIDE = new RegExp(String.raw`\s*\((?:[^()]*\d[^()]*|[^()]*(?:${anyOf("titleAside")})[^()]*)\)\s*$`, "iu");
const EMPLOYER = new RegExp(
  String.raw`\s+(?:${anyOf("titleBeforeEmployer")}|@)\s+(?:(?:${anyOf("articles")})\s+)?(?:[A-ZÅÄÖÆØ]\p{L}|\d).*$`,
  "u",
);
const NO_TITLE = new RegExp(String.raw`^(?:${anyOf("notTitleOpenings")})\s`, "iu");
const OPENING = new RegExp(String.raw`^(?:${anyOf("titleOpenings")})\s+(?=\S+\s*\S)`, "iu");
const WANTED = new RegExp(
  String.raw`^(?:${anyOf("titleWanted")})[:!]?\s+|\s+(?:${anyOf("titleWanted")})(?:[\s!.:].*)?$`,
  "iu",
);
const MAX = 110;
const BEFORE_TOWN = new RegExp(String.raw`(?:^|\s)(?:${anyOf("titleBeforeTown")})\s+$`, "iu");
/** "till industriföretag", "at a factory": the employer before its town. */
const AT_EMPLOYER = new RegExp(String.raw`\s(?:${anyOf("titleBeforeEmployer")})\s(?:\S{1,3}\s)?\S+\s*$`, "iu");
const OPEN_BRACKET = /\s*\([^()]*$/u;
/** A title holds more words that are also names of small towns than of large ones. */
const TOWN_IN_TITLE = { anywhere: 300_000, atHome: 20_000 };
/** What heads a list of jobs is no title of one. */
const NO_JOB = new RegExp(String.raw`^(?:${anyOf("careersHeadings")})$`, "iu");
const SHORT = 7;
/** Longer than the name of an employer, which stands between the title and its place. */
const NAME_MAX = 60;
const LABEL_WITHIN = 14;
const TOP = 30;

/** Reads the job's title: labelled, from the top lines by their shape, or from "we are looking for a ...". */
export function readTitle(context: TitleContext): Finding[] {
  const { advert, labels } = context;
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "jobTitle")) {
    if (label.value.length > MAX || label.line > 40 || /[.!?]$/.test(label.value)) continue;
    const span = cleanTitle(label.value);
    if (span && !NO_JOB.test(label.value))
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

/** Returns the title without place, company, employment or "we are hiring" around it; null when nothing is left. */
export function cleanTitle(text: string): TextRange | null {
  let start = 0;
  let end = text.length;
  const lead = LEAD.exec(text);
  if (lead) start = lead[0].length;
  const wanted = WANTED.exec(text.slice(start));
  if (wanted?.index === 0) start += wanted[0].length;
  else if (wanted && wanted.index > 3) end = start + wanted.index;
  const tail = TAIL.exec(text.slice(start, end));
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

function topLines(context: TitleContext): Finding[] {
  const { advert } = context;
  const findings: Finding[] = [];
  for (const line of advert.lines.slice(0, TOP)) {
    const own = titleInLine(line, context);
    if (own === null) continue;
    const confidence = lookOf(line, own.text, context);
    if (confidence < TITLE.leastLook) continue;
    const whole = overLines(line, own, context);
    findings.push(
      finding("jobTitle", advert, whole, confidence, advert.text.slice(whole.start, whole.end).replace(/\s+/g, " ")),
    );
  }
  return findings;
}

// Boards print company, place and facts in the title's line.
function titleInLine(line: AdvertLine, context: TitleContext): (TextRange & { readonly text: string }) | null {
  const { advert, header } = context;
  const parts = header.get(line.index);
  const whole = parts === undefined ? line : titleOf(parts);
  if (whole === null) return null;
  const lead = OPENING.exec(advert.text.slice(whole.start, whole.end))?.[0].length ?? 0;
  const part = { start: whole.start + lead, end: whole.end };
  const span = cleanTitle(advert.text.slice(part.start, part.end));
  if (span === null) return null;
  const start = part.start + span.start;
  const text = withoutTown(advert.text.slice(start, part.start + span.end), context);
  return { start, end: start + text.length, text };
}

// "Timmerman Zwolle Eiken": search phrases add the town, and more, to the occupation.
function withoutTown(title: string, context: TitleContext): string {
  for (const { start } of likelyTowns(title, context, TOWN_IN_TITLE)) {
    const head = title
      .slice(0, start)
      .replace(BEFORE_TOWN, "")
      .replace(OPEN_BRACKET, "")
      .replace(AT_EMPLOYER, "")
      .trimEnd();
    if (head.length >= 4 && hasOccupation(head, context) && !/[/&-]$/.test(head)) return head;
  }
  return title;
}

// "Acme is looking for a fitter" contains a title but is not one.
function saysWeSeek(line: AdvertLine, lexicon: TitleContext["lexicon"]): boolean {
  lexicon.beforeTitle.lastIndex = 0;
  const match = lexicon.beforeTitle.exec(line.folded);
  lexicon.beforeTitle.lastIndex = 0;
  return match !== null && match[0].length > 6 && /\s/.test(match[0]);
}

/** Returns true when the words of a line may be a job's title, wherever the line stands. */
export function mayBeTitle(
  line: AdvertLine,
  text: string,
  { advert, lexicon }: Pick<TitleContext, "advert" | "lexicon">,
): boolean {
  const hasGender = hasGenderMark(line, text, advert);
  if (text.length > MAX || text.split(/\s+/).length > 16 || text.length < 4 || !/\p{L}{3}/u.test(text)) return false;
  if (NOISE.test(text) && !hasGender) return false;
  if (isKnownHeading(text, lexicon) || labelName(text, lexicon) !== null || NO_JOB.test(text)) return false;
  if (/^[^:]{2,30}:\s/.test(line.text) && !LEAD.test(line.text)) return false;
  if (saysWeSeek(line, lexicon)) return false;
  return line.kind !== "item" && (hasGender ? /^[\p{L}\p{N}("„]/u : /^[\p{Lu}\p{N}("„]/u).test(text);
}

function hasGenderMark(line: AdvertLine, text: string, advert: TitleContext["advert"]): boolean {
  return GENDER_MARK.test(text) || isMark(advert.lines[line.index + 1]);
}

function lookOf(line: AdvertLine, text: string, context: TitleContext): number {
  const { advert, lexicon, sections } = context;
  if (!mayBeTitle(line, text, context)) return 0;
  const words = text.split(/\s+/).length;
  const hasGender = hasGenderMark(line, text, advert);
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
  if (line.index === 0 && words <= SHORT && score < TITLE.occupation) score += opening(line, context);
  if (line.index > 0 && line.index < 20 && score > TITLE.aboveFactsFrom && leadsFacts(line, context))
    score += TITLE.aboveFacts;
  return Math.min(score, TITLE.mostLook);
}

// A few words that open an advert are its title, known as an occupation or not.
function opening(line: AdvertLine, { advert, header, names }: TitleContext): number {
  if (/[.?:;]$/.test(line.text) || names.some(({ start }) => start >= line.start && start < line.end)) return 0;
  const isFact = (at: number) => {
    const parts = header.get(at) ?? [];
    return parts.length > 0 && parts.every(({ role }) => role !== "title" && role !== "other");
  };
  const isShort = (advert.lines[1]?.text.length ?? 0) <= NAME_MAX;
  if (isFact(1) || (isShort && isFact(2))) return TITLE.opensFacts;
  return advert.lines[1]?.gap === true ? TITLE.opensText : 0;
}

// Below a title boards print pay, hours and labelled facts in lines of their own.
function leadsFacts(line: AdvertLine, { advert, lexicon, labels }: TitleContext): boolean {
  const below = advert.lines.slice(line.index + 1, line.index + 7).filter(({ text }) => text.length <= 90);
  const isFact = ({ index, text, folded }: AdvertLine) =>
    labels.some((label) => label.line === index) ||
    /[€$£]\s?\d|\d\s?(?:€|eur|kr\b)/i.test(text) ||
    lexicon.terms.some(({ pattern }) => folded.search(pattern) !== -1);
  return below.some(isFact);
}

function endsInOccupation(text: string, context: TitleContext): boolean {
  return hasOccupation(text.split(/\s+/).at(-1) ?? "", context);
}

// A title at the top is usually repeated in a sentence below.
function isRepeated(text: string, line: AdvertLine, folded: string): boolean {
  const core = fold(text.replace(GENDER_MARK, "").split(/\s[-–|(]\s?/u)[0] ?? "").trim();
  return core.length >= 6 && folded.indexOf(core, line.end) !== -1;
}

function spoken(context: TitleContext): Finding[] {
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
      const said = trimModifiers(rest.slice(0, endAt));
      if (said === null) continue;
      const title = withoutTown(said, context);
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
