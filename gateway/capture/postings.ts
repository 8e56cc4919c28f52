import { POSTINGS_MAX } from "../../schema/limits.js";
import { fold } from "./languages/fold.js";
import { detectLanguage } from "./languages/languages.js";
import type { Lexicon } from "./languages/lexicon.js";
import { lexiconFor } from "./languages/lexicon.js";
import { chooseRead } from "./merge.js";
import { composeAdvert, type Advert, type AdvertLine } from "./page/advert.js";
import type { PageFacts } from "./page/page-facts.js";
import { areTranslations } from "./record/distinct-jobs.js";
import { applyRules } from "./rules/apply-rules.js";
import { candidateOf, finding } from "./rules/finding.js";
import { readLabels } from "./rules/labels.js";
import { readContext } from "./rules/read-context.js";
import { findSegments, type Segment } from "./rules/segments.js";
import { areAlike, titleCore } from "./rules/title-core.js";
import { cleanTitle } from "./rules/title.js";
import { TITLE } from "./rules/weights.js";
import type { Candidate, JobField, JobPosting } from "./types.js";

/** What is known of a text before its jobs are told apart. */
export interface TextOfJobs {
  readonly advert: Advert;
  readonly lexicon: Lexicon;
  readonly language: string | null;
  readonly today: Date;
}

/** One job of a text that holds several, read from its own lines. */
export interface TextPosting extends Omit<JobPosting, "isRead"> {
  /** Its own lines, as indexes of the whole text: up to `to`, without it. */
  readonly from: number;
  readonly to: number;
  /** Its lines alone; the offsets of the fields refer to it. */
  readonly advert: Advert;
  readonly fields: readonly Candidate[];
}

/** The jobs of a text that holds several, in its order, and the lines that are about all of them. */
export interface TextPostings {
  /** Two or more, or none where the text holds one job. */
  readonly postings: readonly TextPosting[];
  readonly head: readonly AdvertLine[];
  readonly tail: readonly AdvertLine[];
}

/** The text of one job among several, and what its own lines say. */
export interface ChosenText {
  readonly advert: Advert;
  readonly lexicon: Lexicon;
  readonly language: string | null;
  /** The fields that the job's own lines hold, with their offsets in `advert`. */
  readonly own: readonly Candidate[];
}

/** Tells the jobs of a text apart, POSTINGS_MAX at most. */
export function readPostings(text: TextOfJobs): TextPostings {
  const { lines } = text.advert;
  const { parts, headTo, tailFrom } = findSegments(text.advert, text.lexicon);
  const named = parts.slice(0, POSTINGS_MAX).flatMap((part) => readSegment(part, text) ?? []);
  const postings = named.filter(({ title }, at) => titleCore(title) !== titleCore(named[at - 1]?.title ?? ""));
  if (!areSeveral(postings)) return { postings: [], head: [], tail: [] };
  return { postings, head: lines.slice(0, headTo), tail: lines.slice(tailFrom) };
}

// One job at several levels, in several languages, or told twice is one.
function areSeveral(postings: readonly TextPosting[]): boolean {
  const [first] = postings;
  const differs = postings.some(({ title }) => first !== undefined && !areAlike(first.title, title));
  return differs && !areTranslations(postings.map(({ advert }) => detectLanguage(advert.text)));
}

function readSegment({ from, to, title }: Segment, text: TextOfJobs): TextPosting | null {
  const start = text.advert.lines[from]?.start ?? 0;
  const advert = composeAdvert(text.advert.lines.slice(from, to));
  const { lexicon, language, today } = text;
  const context = readContext({ advert, lexicon, language, today, labels: readLabels(advert, lexicon), page: null });
  const shift = start - (advert.lines[0]?.start ?? 0);
  const span = title === null ? null : cleanTitle(text.advert.text.slice(title.start, title.end));
  const stated =
    title === null || span === null
      ? []
      : [
          finding(
            "jobTitle",
            advert,
            { start: title.start + span.start - shift, end: title.start + span.end - shift },
            TITLE.labelled,
          ),
        ];
  const fields = chooseRead([...stated, ...applyRules(context)].map((found) => candidateOf(found, "RULE", advert)));
  const named = fields.find(({ field }) => field === "jobTitle");
  // A title further down is that of other words than the line that looks like one.
  if (named === undefined || (stated.length === 0 && (named.start ?? 0) > (advert.lines[0]?.end ?? 0))) return null;
  const place = fields.find(({ field }) => field === "location")?.value ?? null;
  return { title: named.value, place, from, to, advert, fields };
}

/** Leaves of a text what belongs to one of its jobs: its lines, and those about all that name no other job. */
export function chosenText(found: TextPostings, chosen: TextPosting, { advert, language }: TextOfJobs): ChosenText {
  const others = found.postings.filter((posting) => posting !== chosen);
  const shared = withoutOthers(others, chosen);
  const head = found.head.filter(shared);
  const text = composeAdvert([...head, ...advert.lines.slice(chosen.from, chosen.to), ...found.tail.filter(shared)]);
  const ownLanguage = detectLanguage(text.text) ?? language;
  const shift = (text.lines[head.length]?.start ?? 0) - (chosen.advert.lines[0]?.start ?? 0);
  return {
    advert: text,
    lexicon: lexiconFor(ownLanguage),
    language: ownLanguage,
    own: chosen.fields.map((field) => shifted(field, shift, head.length)),
  };
}

function withoutOthers(others: readonly TextPosting[], chosen: TextPosting): (line: AdvertLine) => boolean {
  const names = others
    .flatMap(({ title, place }) => [title, ...(place === null || place === chosen.place ? [] : [place])])
    .map(fold);
  return ({ folded }) => !names.some((name) => folded.includes(name));
}

function shifted(field: Candidate, by: number, lines: number): Candidate {
  const { start, end, runs } = field;
  return {
    ...field,
    start: start === null ? null : start + by,
    end: end === null ? null : end + by,
    runs: runs.map((run) => ({ ...run, start: run.start + by, end: run.end + by })),
    ...(field.lines === undefined ? {} : { lines: field.lines.map((line) => line + lines) }),
  };
}

/** The fields in which the words about all jobs say more than those of one. */
const OF_ALL: ReadonlySet<JobField> = new Set([
  "companyName",
  "recruitmentAgency",
  "companyAddress",
  "recruitmentAgencyAddress",
  "jobDescription",
]);

/** Returns what the job's own lines say, and from the rest of its text only what they leave open. */
export function ownFirst(own: readonly Candidate[], rest: readonly Candidate[]): readonly Candidate[] {
  const kept = own.filter(({ field }) => !OF_ALL.has(field));
  const known = new Set(kept.map(({ field }) => field));
  return [...kept, ...rest.filter(({ field, source }) => source === "MODEL" || !known.has(field))];
}

/** Returns the facts of a page that are about its employer, and not about one of its jobs. */
export function factsOfAll(facts: PageFacts): PageFacts {
  return { ...facts, headline: null, titles: [], hints: facts.hints.filter(({ field }) => field === "companyName") };
}
