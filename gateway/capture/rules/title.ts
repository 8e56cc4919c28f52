import type { AdvertLine } from "../advert.js";
import { fold } from "../fold.js";
import { isKnownHeading, readHeading } from "./headings.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import { labelName } from "./labels.js";
import { GENDER_MARK } from "./gender-mark.js";
import { CITY } from "./places.js";

const NOISE = /https?:|www\.|@|\d{2}:\d{2}|^\d|[!?…]$|[.;,]$|[€$£]/u;
const MAX = 110;
const LABEL_WITHIN = 14;

/** Reads the job's title: labelled, from the top lines by their look, or from "we are looking for a ...". */
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
  if (line > LABEL_WITHIN) return 0.6;
  return isOccupation ? 0.93 : 0.75;
}

/** Whether words name an occupation in the advert's language or in English. */
export function hasOccupation(text: string, { lexicon }: Pick<RuleContext, "lexicon">): boolean {
  return lexicon.occupation.test(fold(text));
}

/** A title without what adverts hang on to it: place, company, employment, "we are hiring"; null when nothing is left. */
export function cleanTitle(text: string): { start: number; end: number } | null {
  let start = 0;
  let end = text.length;
  const lead =
    /^(?:\s*(?:job(?: opening| title| offer)?|vacancy|vacature|stellenangebot|stellenausschreibung|offre d'emploi|oferta de empleo|vaga|position|we(?:'re| are) hiring|wir suchen|hiring|now hiring|nabídka práce|ledig stilling|wanted|fwd?|re|aw|wg|tr)\s*[:!–-]\s*)+/iu.exec(
      text,
    );
  if (lead) start = lead[0].length;
  const tail =
    /\s+(?:[-–—|]\s+)(?:(?:full|part)[- ]time|remote|hybrid|vollzeit|teilzeit|temps plein|home ?office|cdi|cdd|stage|on-?site|freelance|permanent|contract|fulltime|parttime|heltid|deltid|100 ?%|ab sofort|start .{2,25})\b.*$/iu.exec(
      text.slice(start),
    );
  if (tail) end = start + tail.index;
  // "Fitter till Acme AB", "Analyst at Acme": who employs is no part of what the job is called.
  // Hours, percentages and places in brackets at the end are facts of their own; "(m/f)" stays.
  const aside =
    /\s*\((?:[^()]*\d[^()]*|[^()]*(?:remote|hybrid|home ?office|teilzeit|vollzeit|time|paid|office)[^()]*)\)\s*$/iu.exec(
      text.slice(start, end),
    );
  if (aside && aside.index > 3 && !GENDER_MARK.test(aside[0])) end = start + aside.index;
  const employer = /\s+(?:till|til|hos|at|bei|chez|bij|presso|@)\s+(?:[A-ZÅÄÖÆØ]\p{L}|\d).*$/u.exec(
    text.slice(start, end),
  );
  if (employer && employer.index > 3) end = start + employer.index;
  // "Fitter - Elmfield - 32k": from the first piece with an amount or a code on, no piece is the title's.
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
    if (confidence < 0.35) continue;
    const span = cleanTitle(line.text);
    if (!span) continue;
    const start = line.start + span.start;
    findings.push(finding("jobTitle", advert, { start, end: line.start + cutAtPlace(line.text, span) }, confidence));
  }
  return findings;
}

// "Acme is looking for a fitter" holds a title but is none.
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
  if (hasGender) score += 0.5;
  if (hasOccupation(text, context)) score += 0.42;
  if (words <= 6 && line.gap && endsInOccupation(text, context)) score += 0.2;
  if (line.kind === "heading") score += 0.12;
  if (line.index === 0) score += 0.28;
  else if (line.index <= 3) score += 0.14 - line.index * 0.02;
  else score -= 0.04 + line.index * 0.004;
  const next = advert.lines[1];
  if (
    line.index === 0 &&
    next &&
    /^[^:]{2,30}:\s/.test(next.text) &&
    labelName(next.text.split(":")[0] ?? "", lexicon) !== null
  )
    score += 0.3;
  else if (words > 9 && !hasGender) score -= 0.15;
  if (reading !== null && reading.strength > 0.6 && !hasGender) score -= 0.4;
  if (line.index > 3 && (section === "requirements" || section === "perks" || section === "other")) score -= 0.35;
  if (
    /^(?:we|you|our|join|wir|du|sie|nous|vous|join|are|do|is|the|this|bist|möchten|vi|som|je|jij|wil)\s/iu.test(text) &&
    !hasGender
  )
    score -= 0.3;
  if (isRepeated(text, line, advert.folded)) score += 0.1;
  if (line.index > 0 && line.index < 20 && score > 0.3 && leadsFacts(line, context)) score += 0.2;
  return Math.min(score, 0.92);
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

// A title at the top usually comes back in a sentence below.
function isRepeated(text: string, line: AdvertLine, folded: string): boolean {
  const core = fold(text.replace(GENDER_MARK, "").split(/\s[-–|(]\s?/u)[0] ?? "").trim();
  return core.length >= 6 && folded.indexOf(core, line.end) !== -1;
}

function cutAtPlace(text: string, span: { start: number; end: number }): number {
  const body = text.slice(span.start, span.end);
  const parts = body.split(/(\s+[-–—|@]\s+|,\s+)/u);
  let end = body.length;
  for (let at = parts.length - 1; at >= 2; at -= 2) {
    const part = parts[at] ?? "";
    const place = CITY.exec(fold(part));
    if (!place || place[0].length < part.trim().length * 0.6) break;
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
        0.52 -
        (isAside ? 0.2 : 0) -
        (isWeak ? 0.1 : 0) +
        (gender ? 0.2 : 0) +
        (capital ? 0.1 : 0) -
        (words > 7 ? 0.2 : 0) -
        line.index * 0.004;
      findings.push(finding("jobTitle", advert, { start, end: start + title.length }, confidence));
    }
  }
  return findings;
}

const MODIFIER =
  /^(?:(?:talented|experienced|motivated|passionate|enthusiastic|dynamic|skilled|dedicated|highly|strong|new|great|creative|driven|hands-on|self-driven|ambitious|proactive|outstanding|full[- ]time|part[- ]time|additional|exceptional|erfahrene[nr]?|engagierte[nr]?|motivierte[nr]?|zuverlässige[nr]?|freundliche[nr]?|neue[nr]?|qualifizierte[nr]?|expérimentée?s?|motivée?s?|passionnée?s?|dynamique|nouve(?:au|lle)|ervaren|enthousiaste|gedreven|nieuwe|gemotiveerde|driven|engagerad|erfaren|ny|nya|dyktig|erfaren|engasjert|doświadczon\S+|ambitn\S+|zkušen\S+|šikovn\S+|spolehliv\S+|novou|nového|and|und|et|en|och|og|,)\s+)+/iu;

function trimModifiers(text: string): string | null {
  const title = text
    .trim()
    .replace(MODIFIER, "")
    .replace(/[\s"'“”»«*:,;–|(-]+$/u, "")
    .replace(/^([^(]*)\)$/u, "$1")
    .trim();
  return title.length >= 4 && title.length <= 80 && !/https?:|@/.test(title) ? title : null;
}
