import { anyOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import { KNOWN_LOCATION, KNOWN_TOWN, TOWN_AND_STATE } from "../languages/locations.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import { likelyTowns, TOWN_ANYWHERE, TOWN_IN_SENTENCE } from "./places.js";
import { LOCATION } from "./weights.js";

const SITE_BEFORE = foldedPattern(String.raw`(?:${anyOf("siteWords")})`);
const UNKNOWN_TOWN = /^\p{Lu}\p{L}{2,}(?:[- ]\p{Lu}\p{L}+)?(?=[.,;)]|$|\s\p{Ll})/u;
// "The bakery in Elmfield is looking for ...": the employer names its town.
const SEEKING_TOWN = new RegExp(
  String.raw`^\p{Lu}\p{L}{2,}(?:[- ]\p{Lu}\p{L}+)?(?=,? (?:${anyOf("seeking")})(?!\p{L}))`,
  "u",
);
const SCREEN = new RegExp(String.raw`(?:${anyOf("workplaceWords")})`);
const KNOWN_TOWNS = new RegExp(KNOWN_TOWN.source, "g");
const NAMED_WITHIN = 60;
const AFTER_PREPOSITION = new RegExp(String.raw`(?:^|\s)(?:${anyOf("titleBeforeTown")}|${anyOf("saysTown")})\s$`, "iu");
const MANY_TOWNS = foldedPattern(String.raw`(?:${anyOf("manyTownsBefore")})`);
const MORE_TOWNS = new RegExp(String.raw`^(?:,| (?:${anyOf("manyTownsAfter")}))`);
const BASED = new RegExp(String.raw`(\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)[- ](?:${anyOf("basedAfterTown")})`, "u");

interface NamedTown {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  /** True after "in" and the like. */
  readonly isAnnounced: boolean;
}

/** Returns the town of an advert that names only one, or one far more often than others: it hardly means another. */
export function namedTown(context: RuleContext): Finding[] {
  const { advert } = context;
  const named = new Map<string, NamedTown>();
  for (const line of advert.lines.slice(0, NAMED_WITHIN)) {
    for (const { start, end } of likelyTowns(line.text, context, TOWN_ANYWHERE)) {
      const name = line.text.slice(start, end);
      const before = line.text.slice(0, start);
      // Any word begins a sentence with a capital.
      if (/(?:^|[.!?:;•–-]\s*["„“«(]?)$/u.test(before) || name === name.toUpperCase()) continue;
      const known = named.get(name) ?? {
        start: line.start + start,
        end: line.start + end,
        count: 0,
        isAnnounced: false,
      };
      const isAnnounced = known.isAnnounced || AFTER_PREPOSITION.test(before);
      named.set(name, { ...known, count: known.count + 1, isAnnounced });
    }
  }
  const [first, second] = [...named.values()].sort((a, b) => b.count - a.count);
  if (first === undefined || first.count < (second === undefined ? 1 : second.count + 2)) return [];
  if (!first.isAnnounced && first.count === 1) return [];
  return [finding("location", advert, first, LOCATION.named)];
}

// A town at the head of the words, as the result of a pattern is.
function townAt(text: string, context: RuleContext): { readonly 0: string; readonly index: number } | null {
  const [town] = likelyTowns(text, context, TOWN_IN_SENTENCE);
  return town === undefined ? null : { 0: text.slice(town.start, town.end), index: town.start };
}

/** Reads the towns after words such as "based in". */
export function spokenLocation(context: RuleContext): Finding[] {
  const { advert, lexicon, sections } = context;
  const pattern = new RegExp(`(?<![a-z])(?:${lexicon.beforeLocation})\\s+(?=[a-z])`, "g");
  const findings: Finding[] = [];
  // A single city in the whole advert is the place of work; of several, most are customers and branches.
  const cities = new Set([...advert.folded.matchAll(KNOWN_TOWNS)].map(([city]) => city));
  const onlyness = (cities.size === 1 ? LOCATION.onlyTown : 0) - (cities.size >= 4 ? LOCATION.manyTowns : 0);
  for (const line of advert.lines) {
    if (line.index > 60) break;
    for (const match of line.folded.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const rest = line.text.slice(from, from + 50);
      if (!/^\p{Lu}/u.test(rest)) continue;
      const known = TOWN_AND_STATE.exec(rest) ?? townAt(rest, context);
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
      const place = townAt(line.text.slice(from, from + 40), context);
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
