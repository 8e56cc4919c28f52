import type { TextRange } from "../../platform/text-range.js";
import { AGENCY, LOCATION } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { fold } from "../languages/fold.js";
import { LEGAL_FORM } from "../languages/legal-forms.js";
import type { Advert, AdvertLine } from "../page/advert.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import { agencyVoice } from "./agency.js";
import { looksLikeName } from "./header.js";
import type { LinePart } from "./header-part.js";
import { namedTown, spokenLocation } from "./location-in-text.js";
import { hasOccupation } from "./occupation.js";
import { likelyTowns, saysTown } from "./places.js";
import { KNOWN_TOWN, REMOTE } from "../languages/locations.js";

const POSTCODE_AND_TOWN = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{5}(?:-\d{3})?|(?<=^|[,;–-] ?|[A-Z]-)(?!19\d\d|20[0-3]\d)\d{4}) (\p{Lu}[\p{L}'/-]+(?: (?:(?:${anyOf("townParticles")}) ){0,2}\p{Lu}[\p{L}'/-]+){0,3})`,
  "u",
);
const STREET_ONLY = /^\p{L}[\p{L}. '-]{2,35} \d{1,4} ?[a-z]?(?:[-–]\d+)?,?$/u;
const NOTE = new RegExp(
  String.raw`\s*(?:;|\. |\((?!.{0,40}(?:${anyOf("workplaceNotes")}))|\s\|\s|\s-\s(?=${anyOf("workplaceAfterDash")}))`,
  "iu",
);
const TITLE_TAIL = new RegExp(
  String.raw`(?:\s(?:${anyOf("titleBeforeTown")})\s|\s[-–|,]\s?)(\p{Lu}\p{L}{2,}(?:[ -]\p{Lu}\p{L}+)?)(?=$|\s[-–|]\s)`,
  "u",
);
const PINNED = /^(?:📍|🌍|🌎|🌏|🏢|🗺)\ufe0f?\s*/u;
/** What follows a pinned place in its line. */
const PIN_END = /\s[|·•]\s|\s[-–—]\s(?=\d|\p{Ll})|\s\p{Extended_Pictographic}/u;
const BEFORE_TOWN = new RegExp(String.raw`^(?:${anyOf("titleBeforeTown")}) `, "iu");
const POST_OFFICE = new RegExp(String.raw`\s+(?:${anyOf("townTails")})(?:\s\d{1,2})?$`, "iu");
const HEADER_MAX = 180;
const NEAR_TOP = 6;
const PROSE_MIN = 60;
const MUNICIPALITY = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}\p{Ll}{2,})(?:s)? (?:${anyOf("municipalities")})(?!\p{L})`,
  "u",
);
const NO_TOWN = new RegExp(String.raw`^(?:${anyOf("notTownsAfterNumber")})`);

/** Reads the place of work: labelled, in the lines under the title, in the title, in an address, or in a sentence. */
export function readLocation(context: RuleContext): Finding[] {
  const { advert, labels } = context;
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "location")) {
    const street = STREET_ONLY.test(label.value) ? advert.lines[label.line + 1] : undefined;
    const city = POSTCODE_AND_TOWN.exec(street?.text ?? label.value);
    if (city?.[1] !== undefined) {
      const end = (street?.start ?? label.start) + city.index + city[0].length;
      const start = end - city[1].length;
      findings.push(finding("location", advert, townSpan(advert, start, end), LOCATION.labelledPostcode));
      continue;
    }
    const span = locationSpan(label.value);
    if (span)
      findings.push(
        finding(
          "location",
          advert,
          { start: label.start + span.start, end: label.start + span.end },
          label.isBelow ? LOCATION.labelledBelow : LOCATION.labelled,
        ),
      );
  }
  findings.push(...titleLocation(context));
  advert.lines.slice(0, 14).forEach((line) => findings.push(...headerLocation(line, context)));
  findings.push(
    ...partLocation(context),
    ...municipality(context),
    ...addressLocation(context),
    ...spokenLocation(context),
    ...namedTown(context),
  );
  return findings;
}

/** Returns the part of a labelled value that names a place: up to a note in brackets or a second sentence. */
function locationSpan(value: string): TextRange | null {
  const end = value.search(NOTE);
  const text = (end === -1 ? value : value.slice(0, end)).replace(/[.,;:]+$/, "");
  if (text.trim().length < 2 || text.length > 90 || !/\p{L}{2}/u.test(text) || /@|https?:/.test(text)) return null;
  return { start: 0, end: text.length };
}

// "Fitter - Doncaster", "Säljare till Acme i Tumba": a name at the end of the title that the text calls a place.
function titleLocation(context: RuleContext): Finding[] {
  const { advert } = context;
  for (const line of advert.lines.slice(0, 4)) {
    const tail = TITLE_TAIL.exec(line.text);
    const name = tail?.[1];
    if (!tail || name === undefined || line.text.length > 110) continue;
    const start = line.start + tail.index + tail[0].length - name.length;
    if (LEGAL_TAIL.test(name) || /^\p{Lu}{2,4}$/u.test(name)) continue;
    const isKnown = likelyTowns(name, context).some((town) => town.end - town.start === name.length);
    const isSaid = saysTown(name, advert.text.slice(line.end));
    if (isKnown || isSaid)
      return [
        finding(
          "location",
          advert,
          { start, end: start + name.length },
          isKnown ? LOCATION.knownInTitle : LOCATION.saidInTitle,
        ),
      ];
  }
  return [];
}

// Boards print places beside facts; those that follow each other in a line are places of the same job.
function headerLocation(line: AdvertLine, { advert, header, page }: RuleContext): Finding[] {
  const pinned = PINNED.exec(line.text)?.[0].length;
  if (pinned !== undefined) {
    const end = line.text.search(PIN_END);
    const span = { start: line.start + pinned, end: end === -1 ? line.end : line.start + end };
    return [finding("location", advert, span, LOCATION.pinned)];
  }
  if (line.text.length > HEADER_MAX) return [];
  const findings: Finding[] = [];
  const parts = header.get(line.index) ?? [];
  if (isProse(line, parts)) return [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part?.role === "fact" && REMOTE.test(fold(part.text)))
      findings.push(finding("location", advert, part, page ? LOCATION.remoteOfPage : LOCATION.remote));
    if (part?.role !== "place") continue;
    const first = part;
    while (isPlaceToo(parts[at + 1])) at += 1;
    const lead = BEFORE_TOWN.exec(advert.text.slice(first.start, first.end))?.[0].length ?? 0;
    const span = { start: first.start + lead, end: parts[at]?.end ?? first.end };
    findings.push(finding("location", advert, withoutBrackets(advert.text, span), placeConfidence(line, parts)));
  }
  return findings;
}

// In a line of prose a town may be anything.
function isProse(line: AdvertLine, parts: readonly LinePart[]): boolean {
  return (
    isOneList(parts) && parts.length > 1 && line.text.length > PROSE_MIN && parts.some(({ role }) => role === "other")
  );
}

// A town alone in its line or beside facts is the place of work.
function placeConfidence(line: AdvertLine, parts: readonly LinePart[]): number {
  const isList = isOneList(parts);
  if (line.index > NEAR_TOP) return isList && parts.length > 1 ? LOCATION.spoken : LOCATION.top;
  return isList && !parts.every(({ role }) => role === "place" || role === "fact") ? LOCATION.top : LOCATION.nearTop;
}

function isOneList(parts: readonly LinePart[]): boolean {
  return parts.every(({ sign }) => sign === null || sign === "comma" || sign === "at");
}

function isPlaceToo(part: LinePart | undefined): boolean {
  return part?.role === "place" && (part.sign === "comma" || part.sign === "divider");
}

function withoutBrackets(text: string, { start, end }: TextRange): TextRange {
  const isOpen = /[([]/.test(text.charAt(start)) && /[)\]]/.test(text.charAt(end - 1));
  return isOpen ? { start: start + 1, end: end - 1 } : { start, end };
}

const LEGAL_TAIL = new RegExp(`(?:^|\\s)${LEGAL_FORM}$`, "u");
const NUMBERED_REGION =
  /^(?:\d{2,3} - (\p{Lu}(?:[\p{L}']| (?!-)|(?<! )-){2,40})(?= - |$)|(\p{Lu}[\p{L}' -]{2,40}) \((?:\d{2,3}|[A-Z]{2,3})\)$)/u;
const TOWN_AND_REGION = /^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,4}, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}$/u;

// An unknown town is recognised by its position: beside the employer under the title, or after "in" in the text.
function partLocation(context: RuleContext): Finding[] {
  const { advert } = context;
  const findings: Finding[] = [];
  for (const line of advert.lines.slice(0, 14)) {
    const numbered = line.text.length <= 90 ? NUMBERED_REGION.exec(line.text) : null;
    const name = numbered?.[1] ?? numbered?.[2];
    if (name === undefined || hasOccupation(line.text, context)) continue;
    const start = line.start + line.text.indexOf(name);
    findings.push(finding("location", advert, { start, end: start + name.trimEnd().length }, LOCATION.numberedRegion));
  }
  for (const { text, start, line, role, distance, order, isBesideFact } of context.besideTitle) {
    const words = text.split(/\s+/).length;
    if (role === "company") continue;
    if (distance < 0 || words > 6 || LEGAL_TAIL.test(text) || !looksLikeName(text) || hasOccupation(text, context))
      continue;
    const span = { start, end: start + text.length };
    if (TOWN_AND_REGION.test(text)) findings.push(finding("location", advert, span, LOCATION.townAndRegion));
    else if (saysTown(text, advert.text)) findings.push(finding("location", advert, span, LOCATION.saidBesideTitle));
    else if (distance === 2 && words <= 3 && LEGAL_TAIL.test(advert.lines[line - 1]?.text ?? ""))
      findings.push(finding("location", advert, span, LOCATION.belowEmployer));
    else if (order === 1 && isBesideFact && distance <= 2 && words <= 3 && !/\s\p{Ll}+$/u.test(text))
      findings.push(finding("location", advert, span, LOCATION.besideFact));
  }
  return findings;
}

// A Nordic municipality is named after its place.
function municipality({ advert }: RuleContext): Finding[] {
  const match = MUNICIPALITY.exec(advert.text.slice(0, 1500));
  if (!match?.[1]) return [];
  const name =
    match[1].length > 5 && /[^s]s$/.test(match[1]) && !KNOWN_TOWN.test(match[1].toLowerCase())
      ? match[1].slice(0, -1)
      : match[1];
  return [finding("location", advert, { start: match.index, end: match.index + name.length }, LOCATION.municipality)];
}

// "12345 Elmfield Cedex 9": a post office's word behind the town.
function townSpan(advert: Advert, start: number, end: number): TextRange {
  const tail = POST_OFFICE.exec(advert.text.slice(start, end))?.[0].length ?? 0;
  return { start, end: end - tail };
}

function addressLocation({ advert, sections, lexicon }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  // The address of an agency is no evidence of the place of work.
  const isAgency = agencyVoice({ advert, lexicon }) >= AGENCY.isSpeaker;
  for (const line of advert.lines) {
    const match = POSTCODE_AND_TOWN.exec(line.text);
    const city = match?.[1];
    if (!match || city === undefined || NO_TOWN.test(city)) continue;
    const start = line.start + match.index + match[0].length - city.length;
    const isContact = sections.sections[line.index] === "other";
    const contact = isAgency ? LOCATION.agencyAddress : LOCATION.contactAddress;
    const confidence = isContact ? contact : LOCATION.address;
    findings.push(finding("location", advert, townSpan(advert, start, start + city.length), confidence));
  }
  return findings.slice(0, 3);
}
