import { MENTION } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import { packOf } from "../languages/languages.js";
import type { AdvertLine } from "../page/advert.js";
import { RUN, withoutLeadWords } from "./company-words.js";

/** One mention of a possible company name. */
export interface NameSighting {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "legal" | "subject" | "object" | "heading" | "domain" | "top" | "copyright";
  readonly weight: number;
  /** Named as the place of work inside an agency's advert. */
  readonly isClient: boolean;
}

/** Records a name with its offset in the line and the kind of its mention. */
export type Seen = (name: string, at: number, kind: NameSighting["kind"], weight: number, isClient?: boolean) => void;

/** The patterns of words beside names in the advert's language, and the frequency of a name. */
export interface MentionPatterns {
  readonly after: RegExp;
  readonly object: RegExp;
  readonly count: (name: string) => number;
  readonly language: string | null;
}

const STRONG_BEFORE = foldedPattern(String.raw`(?:^| )(?:${anyOf("companyCertainlyBefore")})$`);
const CLIENT_BEFORE = foldedPattern(String.raw`(?:^| )(?:${anyOf("clientBefore")})$`);
// The author of the advert names the employer: "on behalf of Acme", "is recruiting for Acme".
const ON_BEHALF = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("onBehalf")})(?: (?:${anyOf("articles")}))? $`);
// English verbs after a name end in s; without that a task ("Develop a plan") would pass for one.
const verbAfterName = (language: string | null) =>
  new RegExp(String.raw`^${packOf(language)?.verbAfterName ?? String.raw`\p{Ll}{2,}`}\s`, "u");
const HEADED_NAME = new RegExp(String.raw`^(?:${anyOf("aboutCompany")})\s+(\S.{1,40}?)\s*[:?!]?$`, "iu");
const ASIDE = /^(?:,[^,.]{2,60},)?[®™]? /u;

// A run of capitalised words is a name if the words before or after it are ones that accompany company names.
/** Finds names by the words before or after them in a sentence. */
export function readSentences(line: AdvertLine, { after, object, count, language }: MentionPatterns, seen: Seen): void {
  const isProse = line.index < 12 && line.kind === "text" && line.text.length > 60 && !line.text.endsWith("?");
  const near = nearness(line.index);
  const verb = verbAfterName(language);
  for (const match of line.text.matchAll(RUN)) {
    const { name, cut } = withoutLeadWords(match[1] ?? "");
    if (name === "") continue;
    const at = match.index + cut;
    const end = match.index + match[0].length;
    const before = line.folded.slice(Math.max(0, at - 24), at);
    const isFirst = cut > 0 || /(?:^|[.!?:] ["„“]?)$/u.test(line.text.slice(0, match.index));
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
    if (lead !== undefined && line.index < 60) seen(name, at, "object", leadWeight(lead), CLIENT_BEFORE.test(lead));
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

/** Finds the name in a heading such as "About Acme". */
export function readHeadingName(line: AdvertLine, seen: Seen): void {
  const match = HEADED_NAME.exec(line.text);
  if (match?.[1] !== undefined && line.text.length <= 50 && /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(match[1]))
    seen(match[1], line.text.indexOf(match[1], 2), "heading", MENTION.heading);
}
