import { AGENCY, LOCATION } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import { LEGAL_FORM } from "../languages/legal-forms.js";
import type { AdvertLine } from "../page/advert.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import { agencyVoice } from "./agency.js";
import { headerParts, looksLikeName } from "./header.js";
import { hasOccupation } from "./title.js";
import { KNOWN_TOWN, TOWN_AND_STATE, KNOWN_LOCATION, REMOTE } from "../languages/locations.js";

const POSTCODE_AND_TOWN = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{5}(?:-\d{3})?|(?<=^|[,;–-] ?|[A-Z]-)(?!19\d\d|20[0-3]\d)\d{4}) (\p{Lu}[\p{L}'/-]+(?: (?:(?:${anyOf("townParticles")}) ){0,2}\p{Lu}[\p{L}'/-]+){0,3})`,
  "u",
);
const STREET_ONLY = /^\p{L}[\p{L}. '-]{2,35} \d{1,4} ?[a-z]?(?:[-–]\d+)?,?$/u;
const SITE_BEFORE = foldedPattern(String.raw`(?:${anyOf("siteWords")})`);
const UNKNOWN_TOWN = /^\p{Lu}\p{L}{2,}(?:[- ]\p{Lu}\p{L}+)?(?=[.,;)]|$|\s\p{Ll})/u;
// "The bakery in Elmfield is looking for ...": the employer names its town.
const SEEKING_TOWN = new RegExp(
  String.raw`^\p{Lu}\p{L}{2,}(?:[- ]\p{Lu}\p{L}+)?(?=,? (?:${anyOf("seeking")})(?!\p{L}))`,
  "u",
);
const SCREEN = new RegExp(String.raw`(?:${anyOf("workplaceWords")})`);
const NOTE = new RegExp(
  String.raw`\s*(?:;|\. |\((?!.{0,40}(?:${anyOf("workplaceNotes")}))|\s\|\s|\s-\s(?=${anyOf("workplaceAfterDash")}))`,
  "iu",
);
const TITLE_TAIL = new RegExp(
  String.raw`(?:\s(?:${anyOf("titleBeforeTown")})\s|\s[-–|,]\s?)(\p{Lu}\p{L}{2,}(?:[ -]\p{Lu}\p{L}+)?)(?=$|\s[-–|]\s)`,
  "u",
);
const BESIDE_TOWN = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("besideTown")})(?![a-z])`, "g");
const TOWN_LIST = new RegExp(
  String.raw`^\p{Lu}[\p{L}.' -]+(?:, | (?:${anyOf("townListJoin")}) | & | \/ |\/)\p{Lu}[\p{L}.' -]+(?:[,/ ]+[\p{L}.' -]+)*$`,
  "u",
);
const SAYS_TOWN = anyOf("saysTown");
const MUNICIPALITY = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}\p{Ll}{2,})(?:s)? (?:${anyOf("municipalities")})(?!\p{L})`,
  "u",
);
const NO_TOWN = new RegExp(String.raw`^(?:${anyOf("notTownsAfterNumber")})`);
const MANY_TOWNS = foldedPattern(String.raw`(?:${anyOf("manyTownsBefore")})`);
const MORE_TOWNS = new RegExp(String.raw`^(?:,| (?:${anyOf("manyTownsAfter")}))`);
const BASED = new RegExp(String.raw`(\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)[- ](?:${anyOf("basedAfterTown")})`, "u");

/** Reads the place of work: labelled, in the lines under the title, in the title, in an address, or in a sentence. */
export function readLocation(context: RuleContext): Finding[] {
  const { advert, labels } = context;
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "location")) {
    const street = STREET_ONLY.test(label.value) ? advert.lines[label.line + 1] : undefined;
    const city = POSTCODE_AND_TOWN.exec(street?.text ?? label.value);
    if (city?.[1] !== undefined) {
      const end = (street?.start ?? label.start) + city.index + city[0].length;
      findings.push(finding("location", advert, { start: end - city[1].length, end }, LOCATION.labelledPostcode));
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
  );
  return findings;
}

/** Returns the part of a labelled value that names a place: up to a note in brackets or a second sentence. */
function locationSpan(value: string): { start: number; end: number } | null {
  const end = value.search(NOTE);
  const text = (end === -1 ? value : value.slice(0, end)).replace(/[.,;:]+$/, "");
  if (text.trim().length < 2 || text.length > 90 || !/\p{L}{2}/u.test(text) || /@|https?:/.test(text)) return null;
  return { start: 0, end: text.length };
}

// "Fitter - Doncaster", "Säljare till Acme i Tumba": a name at the end of the title that the text calls a place.
function titleLocation({ advert }: RuleContext): Finding[] {
  for (const line of advert.lines.slice(0, 4)) {
    const tail = TITLE_TAIL.exec(line.text);
    const name = tail?.[1];
    if (!tail || name === undefined || line.text.length > 110) continue;
    const start = line.start + tail.index + tail[0].length - name.length;
    if (LEGAL_TAIL.test(name)) continue;
    const isKnown = KNOWN_TOWN.exec(advert.folded.slice(start, start + name.length))?.[0].length === name.length;
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

function headerLocation(line: AdvertLine, { advert, page }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  const isPinned = /^(?:📍|🌍|🌎|🏢|🗺)/u.test(line.text);
  if (line.text.length > 110 && !isPinned) return [];
  let offset = 0;
  for (const part of line.text.split(/(\s+[|·•]\s+|\s+[–—-]\s+|\s*[()]\s*|,\s+(?=\p{Lu}\p{L}+$))/u)) {
    const text = part.replace(/^[^\p{L}\p{N}]+/u, "").replace(/[^\p{L}\p{N})]+$/u, "");
    const start = line.start + offset + part.indexOf(text);
    offset += part.length;
    if (text.length < 2 || text.length > 60) continue;
    const folded = advert.folded.slice(start, start + text.length);
    const place = KNOWN_LOCATION.exec(folded) ?? TOWN_AND_STATE.exec(text);
    const bare = folded.replace(REMOTE, "").replace(BESIDE_TOWN, "");
    const covered = place ? place[0].length / bare.trim().length : 0;
    const isList = TOWN_LIST.test(text);
    const remote = REMOTE.exec(folded);
    const span = { start, end: start + text.length };
    if (isPinned && offset === part.length) findings.push(finding("location", advert, span, LOCATION.pinned));
    else if (covered > LOCATION.coveredShare || (place?.index === 0 && isList))
      findings.push(finding("location", advert, span, line.index <= 6 ? LOCATION.nearTop : LOCATION.top));
    else if (remote && remote[0].length > text.length * LOCATION.remoteShare)
      findings.push(finding("location", advert, span, page ? LOCATION.remoteOfPage : LOCATION.remote));
  }
  return findings;
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
  for (const { text, start, line, distance, order, isBesideFact } of headerParts(context)) {
    const words = text.split(/\s+/).length;
    if (distance < 0 || words > 6 || LEGAL_TAIL.test(text) || !looksLikeName(text) || hasOccupation(text, context))
      continue;
    const span = { start, end: start + text.length };
    if (TOWN_AND_REGION.test(text)) findings.push(finding("location", advert, span, LOCATION.townAndRegion));
    else if (saysTown(text, advert.text)) findings.push(finding("location", advert, span, LOCATION.saidBesideTitle));
    else if (distance === 2 && words <= 3 && LEGAL_TAIL.test(advert.lines[line - 1]?.text ?? ""))
      findings.push(finding("location", advert, span, LOCATION.belowEmployer));
    else if (order === 1 && isBesideFact && distance <= 2 && words <= 3)
      findings.push(finding("location", advert, span, LOCATION.besideFact));
  }
  return findings;
}

/** Returns true when the text treats a name as a place: "in Elmfield", "12345 Elmfield". */
function saysTown(name: string, text: string): boolean {
  return new RegExp(
    `(?:(?<!\\p{L})(?:${SAYS_TOWN})|\\d{4,5}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4} ?[A-Z]{2}) ${escaped(name)}(?!\\p{L})`,
    "u",
  ).test(text);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
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
    findings.push(finding("location", advert, { start, end: start + city.length }, confidence));
  }
  return findings.slice(0, 3);
}

function spokenLocation({ advert, lexicon, sections }: RuleContext): Finding[] {
  const pattern = new RegExp(`(?<![a-z])(?:${lexicon.beforeLocation})\\s+(?=[a-z])`, "g");
  const findings: Finding[] = [];
  // A single city in the whole advert is the place of work; of several, most are customers and branches.
  const cities = new Set([...advert.folded.matchAll(new RegExp(KNOWN_TOWN.source, "g"))].map(([city]) => city));
  const onlyness = (cities.size === 1 ? LOCATION.onlyTown : 0) - (cities.size >= 4 ? LOCATION.manyTowns : 0);
  for (const line of advert.lines) {
    if (line.index > 60) break;
    for (const match of line.folded.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const rest = line.text.slice(from, from + 50);
      if (!/^\p{Lu}/u.test(rest)) continue;
      const known = TOWN_AND_STATE.exec(rest) ?? KNOWN_TOWN.exec(line.folded.slice(from, from + 50));
      const unknown = SITE_BEFORE.test(match[0].trim()) ? UNKNOWN_TOWN.exec(rest) : null;
      const seeking = SEEKING_TOWN.exec(rest);
      const place = known?.index === 0 ? known : (unknown ?? seeking);
      if (!place) continue;
      const isSaidOfWork = match[0].trim().length > 3 || sections.sections[line.index] !== "description";
      const isAbroad =
        MANY_TOWNS.test(line.folded.slice(Math.max(0, match.index - 40), match.index)) &&
        MORE_TOWNS.test(rest.slice(place[0].length));
      if (isAbroad) continue;
      const span = { start: line.start + from, end: line.start + from + place[0].length };
      findings.push(
        finding(
          "location",
          advert,
          span,
          (isSaidOfWork ? LOCATION.spokenOfWork : LOCATION.spoken) + onlyness - line.index * LOCATION.perLine,
        ),
      );
    }
    const bracketed = line.index < 12 ? /\((?=\p{Lu})/u.exec(line.text) : null;
    if (bracketed) {
      const from = bracketed.index + 1;
      const place = KNOWN_TOWN.exec(line.folded.slice(from, from + 40));
      const span = { start: line.start + from, end: line.start + from + (place?.[0].length ?? 0) };
      if (place?.index === 0) findings.push(finding("location", advert, span, LOCATION.bracketed));
    }
    const based = BASED.exec(line.text);
    if (based?.[1] !== undefined && !SCREEN.test(based[1].toLowerCase())) {
      const found = KNOWN_LOCATION.exec(based[1].toLowerCase()) ?? /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.exec(based[1]);
      const start = line.start + based.index;
      if (found) findings.push(finding("location", advert, { start, end: start + based[1].length }, LOCATION.based));
    }
  }
  return findings;
}
