import { MENTION } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import type { AdvertLine } from "../page/advert.js";
import { IN_TOWN, type NameRun } from "./company-words.js";

/** One mention of a possible company name. */
export interface NameSighting {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "legal" | "subject" | "object" | "heading" | "domain" | "top" | "copyright" | "institution";
  readonly weight: number;
  /** Named as the place of work inside an agency's advert. */
  readonly isClient: boolean;
}

/** Records a name with its offset in the line and the kind of its mention. */
export type Seen = (name: string, at: number, kind: NameSighting["kind"], weight: number, isClient?: boolean) => void;

/** The patterns of words beside names in the advert's language, and the frequency of a name. */
export interface MentionPatterns {
  readonly after: RegExp;
  /** The same anywhere in a line. */
  readonly afterName: RegExp;
  readonly object: RegExp;
  readonly count: (name: string) => number;
  /** A verb right after a name, with the space behind it. */
  readonly verb: RegExp;
  /** True where every noun is written like a name. */
  readonly hasNounCapitals: boolean;
}

const STRONG_BEFORE = foldedPattern(String.raw`(?:^| )(?:${anyOf("companyCertainlyBefore")})$`);
const CLIENT_BEFORE = foldedPattern(String.raw`(?:^| )(?:${anyOf("clientBefore")})$`);
// The author of the advert names the employer: "on behalf of Acme", "is recruiting for Acme".
const ON_BEHALF = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("onBehalf")})(?: (?:${anyOf("articles")}))? $`);
const HEADED_NAME = new RegExp(String.raw`^(?:${anyOf("aboutCompany")})\s+(\S.{1,50}?)\s*[.:?!]?$`, "iu");
const ASIDE = /^(?:,[^,.]{2,60},)?[®™]? /u;

// A run of capitalised words is a name if the words before or after it are ones that accompany company names.
/** Finds names by the words before or after them in a sentence. */
export function readSentences(line: AdvertLine, runs: readonly NameRun[], patterns: MentionPatterns, seen: Seen): void {
  const { after, object, verb, count, hasNounCapitals } = patterns;
  const isProse = line.index < 12 && line.kind === "text" && line.text.length > 60 && !line.text.endsWith("?");
  const near = nearness(line.index);
  for (const { name, start: at, end, runStart } of runs) {
    if (name === "") continue;
    const before = line.folded.slice(Math.max(0, at - 24), at);
    const isFirst = at > runStart || /(?:^|[.!?:] ["„“]?)$/u.test(line.text.slice(0, at));
    const aside = ASIDE.exec(line.text.slice(end))?.[0].length ?? 0;
    // Any word at the start of a sentence has a capital; a name is repeated, or has a second word.
    const isOnce = isFirst && !name.includes(" ") && count(name) === 1;
    if (aside > 0 && after.test(line.folded.slice(end + aside)))
      seen(name, at, "subject", isFirst && !isOnce ? near : near * MENTION.asideFactor);
    else if (
      isFirst &&
      aside > 0 &&
      aside <= 2 &&
      isProse &&
      verb.test(line.text.slice(end + aside)) &&
      (name.includes(" ") || count(name) > 1)
    )
      seen(name, at, "subject", MENTION.subjectOfVerb);
    if (ON_BEHALF.test(line.folded.slice(Math.max(0, at - 50), at))) seen(name, at, "object", MENTION.onBehalf, true);
    const lead = object.exec(before)?.[0].trim();
    if (lead !== undefined && line.index < 60)
      seen(
        name,
        at,
        "object",
        leadWeight(lead) * (hasNounCapitals ? nounFactor(name, count(name)) : 1),
        CLIENT_BEFORE.test(lead),
      );
  }
}

// The first sentences of an advert are more often about its author.
function nearness(index: number): number {
  if (index < 4) return MENTION.nearTop;
  if (index < 12) return MENTION.near;
  return index < 30 ? MENTION.far : MENTION.veryFar;
}

function leadWeight(lead: string): number {
  if (STRONG_BEFORE.test(lead)) return MENTION.certainLead;
  return lead.length <= 2 ? MENTION.shortLead : MENTION.lead;
}

// Where nouns have capitals, "bei Acme" looks like "bei Fragen"; a name is repeated, or has a capital or a digit inside.
function nounFactor(name: string, count: number): number {
  return count > 1 || /\p{L}[\p{Lu}\d]|&/u.test(name) ? 1 : MENTION.nounFactor;
}

/** Finds the name in a line in capitals such as "ACME IS LOOKING FOR A FITTER". */
export function readCapitals(line: AdvertLine, { afterName }: MentionPatterns, seen: Seen): void {
  if (line.text.length > 90 || line.text !== line.text.toUpperCase() || line.text === line.text.toLowerCase()) return;
  const at = line.folded.search(afterName);
  const name = line.text.slice(0, Math.max(at, 0)).trim();
  if (name !== "" && name.split(/\s+/).length <= 4) seen(name, 0, "subject", nearness(line.index));
}

/** Finds the name in a heading such as "About Acme". */
export function readHeadingName(line: AdvertLine, seen: Seen): void {
  const match = HEADED_NAME.exec(line.text);
  const name = match?.[1]?.replace(IN_TOWN, "");
  if (name !== undefined && line.text.length <= 60 && /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(name))
    seen(name, line.text.indexOf(name, 2), "heading", MENTION.heading);
}
