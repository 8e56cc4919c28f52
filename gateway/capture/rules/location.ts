import type { AdvertLine } from "../advert.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import { agencyVoice } from "./agency.js";
import { LEGAL_FORM } from "./company-words.js";
import { headerParts, looksLikeName } from "./header.js";
import { hasOccupation } from "./title.js";
import { CITY, CITY_AND_STATE, PLACE, REMOTE } from "./places.js";

const POSTCODE_AND_CITY =
  /(?<![\p{L}\p{N}-])(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{5}(?:-\d{3})?|(?<=^|[,;–-] ?|[A-Z]-)(?!19\d\d|20[0-3]\d)\d{4}) (\p{Lu}[\p{L}'/-]+(?: (?:(?:an|am|im|in|bei|ob|der|den|de|la|le|les|sur|en|van|aan|do|da|nad|pod|v) ){0,2}\p{Lu}[\p{L}'/-]+){0,3})/u;
const STREET_ONLY = /^\p{L}[\p{L}. '-]{2,35} \d{1,4} ?[a-z]?(?:[-–]\d+)?,?$/u;
const SITE_BEFORE =
  /(?:based|basee?|located|situee?|ubicad|situad|sede|centro|office|site|buro|standort|niederlassung|gevestigd|standplaats|kontor|kontoret|bureaux|oficina|escritorio|siedziba|biuro|pobock|pracovist|placera|placeret|beliggende|beliggen|lokalisert|lokaler)/;
const UNKNOWN_CITY = /^\p{Lu}\p{L}{2,}(?:[- ]\p{Lu}\p{L}+)?(?=[.,;)]|$|\s\p{Ll})/u;
// "The bakery in Elmfield is looking for ...": whoever seeks says where it is.
const SEEKING_PLACE =
  /^\p{Lu}\p{L}{2,}(?:[- ]\p{Lu}\p{L}+)?(?=,? (?:sucht|recherche|recrute|zoekt|zoeken|busca|necesita|cerca|ricerca|procura|søker|söker|søger|hledá|szuka|poszukuje|is (?:looking|seeking|hiring)|seeks)(?!\p{L}))/u;
const SCREEN = /(?:hybrid|remote|on-?site|in-?office|vor ort|homeoffice|home office)/;

/** Reads where the work is: labelled, in the lines under the title, in the title, in an address, or said in a sentence. */
export function readLocation(context: RuleContext): Finding[] {
  const { advert, labels } = context;
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "location")) {
    const street = STREET_ONLY.test(label.value) ? advert.lines[label.line + 1] : undefined;
    const city = POSTCODE_AND_CITY.exec(street?.text ?? label.value);
    if (city?.[1] !== undefined) {
      const end = (street?.start ?? label.start) + city.index + city[0].length;
      findings.push(finding("location", advert, { start: end - city[1].length, end }, 0.9));
      continue;
    }
    const span = placeSpan(label.value);
    if (span)
      findings.push(
        finding(
          "location",
          advert,
          { start: label.start + span.start, end: label.start + span.end },
          label.isBelow ? 0.86 : 0.93,
        ),
      );
  }
  findings.push(...titlePlace(context));
  advert.lines.slice(0, 14).forEach((line) => findings.push(...headerPlace(line, context)));
  findings.push(...partPlace(context), ...municipality(context), ...addressPlace(context), ...spokenPlace(context));
  return findings;
}

/** The part of a labelled value that names a place: up to a note in brackets or a second sentence. */
function placeSpan(value: string): { start: number; end: number } | null {
  const end = value.search(/\s*(?:;|\. |\((?!.{0,40}(?:remote|hybrid|home))|\s\|\s|\s-\s(?=hybrid|remote|on))/iu);
  const text = (end === -1 ? value : value.slice(0, end)).replace(/[.,;:]+$/, "");
  if (text.trim().length < 2 || text.length > 90 || !/\p{L}{2}/u.test(text) || /@|https?:/.test(text)) return null;
  return { start: 0, end: text.length };
}

// "Fitter - Doncaster", "Säljare till Acme i Tumba": a name at the end of the title that the text calls a place.
function titlePlace({ advert }: RuleContext): Finding[] {
  for (const line of advert.lines.slice(0, 4)) {
    const tail =
      /(?:\s(?:in|i|à|a|en|v|ve|w|te|em|på)\s|\s[-–|,]\s?)(\p{Lu}\p{L}{2,}(?:[ -]\p{Lu}\p{L}+)?)(?=$|\s[-–|]\s)/u.exec(
        line.text,
      );
    const name = tail?.[1];
    if (!tail || name === undefined || line.text.length > 110) continue;
    const start = line.start + tail.index + tail[0].length - name.length;
    if (LEGAL_TAIL.test(name)) continue;
    const isKnown = CITY.exec(advert.folded.slice(start, start + name.length))?.[0].length === name.length;
    const isSaid = saysPlace(name, advert.text.slice(line.end));
    if (isKnown || isSaid)
      return [finding("location", advert, { start, end: start + name.length }, isKnown ? 0.68 : 0.6)];
  }
  return [];
}

function headerPlace(line: AdvertLine, { advert, page }: RuleContext): Finding[] {
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
    const place = PLACE.exec(folded) ?? CITY_AND_STATE.exec(text);
    const bare = folded
      .replace(REMOTE, "")
      .replace(
        /(?<![a-z])(?:or|oder|ou|o|eller|of|lub|nebo|and|und|hybrid\w*|onsite|on-site|area|region|office)(?![a-z])/g,
        "",
      );
    const covered = place ? place[0].length / bare.trim().length : 0;
    const isList =
      /^\p{Lu}[\p{L}.' -]+(?:, | oder | or | ou | o | und | and | & | \/ |\/)\p{Lu}[\p{L}.' -]+(?:[,/ ]+[\p{L}.' -]+)*$/u.test(
        text,
      );
    const remote = REMOTE.exec(folded);
    const span = { start, end: start + text.length };
    if (isPinned && offset === part.length) findings.push(finding("location", advert, span, 0.85));
    else if (covered > 0.55 || (place?.index === 0 && isList))
      findings.push(finding("location", advert, span, line.index <= 6 ? 0.78 : 0.6));
    else if (remote && remote[0].length > text.length * 0.6)
      findings.push(finding("location", advert, span, page ? 0.5 : 0.52));
  }
  return findings;
}

const LEGAL_TAIL = new RegExp(`(?:^|\\s)${LEGAL_FORM}$`, "u");
const NUMBERED_REGION =
  /^(?:\d{2,3} - (\p{Lu}(?:[\p{L}']| (?!-)|(?<! )-){2,40})(?= - |$)|(\p{Lu}[\p{L}' -]{2,40}) \((?:\d{2,3}|[A-Z]{2,3})\)$)/u;
const TOWN_AND_REGION = /^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,4}, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}$/u;

// A town nobody has heard of stands where towns stand: beside the employer under the title, or the text says "in" it.
function partPlace(context: RuleContext): Finding[] {
  const { advert } = context;
  const findings: Finding[] = [];
  for (const line of advert.lines.slice(0, 14)) {
    const numbered = line.text.length <= 90 ? NUMBERED_REGION.exec(line.text) : null;
    const name = numbered?.[1] ?? numbered?.[2];
    if (name === undefined || hasOccupation(line.text, context)) continue;
    const start = line.start + line.text.indexOf(name);
    findings.push(finding("location", advert, { start, end: start + name.trimEnd().length }, 0.7));
  }
  for (const { text, start, line, distance, order, isBesideFact } of headerParts(context)) {
    const words = text.split(/\s+/).length;
    if (distance < 0 || words > 6 || LEGAL_TAIL.test(text) || !looksLikeName(text) || hasOccupation(text, context))
      continue;
    const span = { start, end: start + text.length };
    if (TOWN_AND_REGION.test(text)) findings.push(finding("location", advert, span, 0.58));
    else if (saysPlace(text, advert.text)) findings.push(finding("location", advert, span, 0.57));
    else if (distance === 2 && words <= 3 && LEGAL_TAIL.test(advert.lines[line - 1]?.text ?? ""))
      findings.push(finding("location", advert, span, 0.55));
    else if (order === 1 && isBesideFact && distance <= 2 && words <= 3)
      findings.push(finding("location", advert, span, 0.53));
  }
  return findings;
}

/** Whether the text treats a name as a place: "in Elmfield", "12345 Elmfield". */
function saysPlace(name: string, text: string): boolean {
  return new RegExp(
    `(?:(?<!\\p{L})(?:in|near|around|à|au|près de|en|te|nabij|i|v|ve|w|we|em|a)|\\d{4,5}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4} ?[A-Z]{2}) ${escaped(name)}(?!\\p{L})`,
    "u",
  ).test(text);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

// A Nordic municipality is named after its place.
function municipality({ advert }: RuleContext): Finding[] {
  const match = /(?<!\p{L})(\p{Lu}\p{Ll}{2,})(?:s)? (?:kommune?|stad)(?!\p{L})/u.exec(advert.text.slice(0, 1500));
  if (!match?.[1]) return [];
  const name =
    match[1].length > 5 && /[^s]s$/.test(match[1]) && !CITY.test(match[1].toLowerCase())
      ? match[1].slice(0, -1)
      : match[1];
  return [finding("location", advert, { start: match.index, end: match.index + name.length }, 0.54)];
}

function addressPlace({ advert, sections, lexicon }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  // Where an agency has its office says nothing about where the work is.
  const isAgency = agencyVoice({ advert, lexicon }) >= 0.5;
  for (const line of advert.lines) {
    const match = POSTCODE_AND_CITY.exec(line.text);
    const city = match?.[1];
    if (!match || city === undefined || /^(?:EUR|Euro|Uhr|Mitarbeiter|Jahr|Stunden|Kunden|Personen|Kč)/.test(city))
      continue;
    const start = line.start + match.index + match[0].length - city.length;
    const isContact = sections.sections[line.index] === "other";
    const contact = isAgency ? 0.45 : 0.55;
    const confidence = isContact ? contact : 0.62;
    findings.push(finding("location", advert, { start, end: start + city.length }, confidence));
  }
  return findings.slice(0, 3);
}

function spokenPlace({ advert, lexicon, sections }: RuleContext): Finding[] {
  const pattern = new RegExp(`(?<![a-z])(?:${lexicon.beforePlace})\\s+(?=[a-z])`, "g");
  const findings: Finding[] = [];
  // One city in the whole advert is where the job is; of several, most are customers and branches.
  const cities = new Set([...advert.folded.matchAll(new RegExp(CITY.source, "g"))].map(([city]) => city));
  const onlyness = (cities.size === 1 ? 0.05 : 0) - (cities.size >= 4 ? 0.05 : 0);
  for (const line of advert.lines) {
    if (line.index > 60) break;
    for (const match of line.folded.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const rest = line.text.slice(from, from + 50);
      if (!/^\p{Lu}/u.test(rest)) continue;
      const known = CITY_AND_STATE.exec(rest) ?? CITY.exec(line.folded.slice(from, from + 50));
      const unknown = SITE_BEFORE.test(match[0].trim()) ? UNKNOWN_CITY.exec(rest) : null;
      const seeking = SEEKING_PLACE.exec(rest);
      const place = known?.index === 0 ? known : (unknown ?? seeking);
      if (!place) continue;
      const isSaidOfWork = match[0].trim().length > 3 || sections.sections[line.index] !== "description";
      const isAbroad =
        /(?:offices?|locations?|customers|clients|kunden|standorte)/.test(
          line.folded.slice(Math.max(0, match.index - 40), match.index),
        ) && /^(?:,| and| und)/.test(rest.slice(place[0].length));
      if (isAbroad) continue;
      const span = { start: line.start + from, end: line.start + from + place[0].length };
      findings.push(finding("location", advert, span, (isSaidOfWork ? 0.58 : 0.5) + onlyness - line.index * 0.002));
    }
    const bracketed = line.index < 12 ? /\((?=\p{Lu})/u.exec(line.text) : null;
    if (bracketed) {
      const from = bracketed.index + 1;
      const place = CITY.exec(line.folded.slice(from, from + 40));
      const span = { start: line.start + from, end: line.start + from + (place?.[0].length ?? 0) };
      if (place?.index === 0) findings.push(finding("location", advert, span, 0.6));
    }
    const based = /(\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)[- ]based(?! on)/u.exec(line.text);
    if (based?.[1] !== undefined && !SCREEN.test(based[1].toLowerCase())) {
      const found = PLACE.exec(based[1].toLowerCase()) ?? /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.exec(based[1]);
      const start = line.start + based.index;
      if (found) findings.push(finding("location", advert, { start, end: start + based[1].length }, 0.57));
    }
  }
  return findings;
}
