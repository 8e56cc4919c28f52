import { composeAdvert, type Advert, type LineDraft } from "./page/advert.js";
import type { Content, PageContent } from "./content.js";
import { readFeed, type FeedReading } from "./record/feed-record.js";
import { readHtml, type HtmlPage } from "./page/html.js";
import { looksLikeHtml, scanHtml } from "./page/html-scan.js";
import { splitAtHeadings, splitFlatText } from "./page/inline-headings.js";
import { fold } from "./languages/fold.js";
import { detectLanguage } from "./languages/languages.js";
import { lexiconFor, type Lexicon } from "./languages/lexicon.js";
import { readTextLines } from "./page/lines.js";
import { isReadableMarkup } from "./page/markup-size.js";
import { markPlainLists } from "./page/plain-lists.js";
import { announcesOtherJobs } from "./page/navigation.js";
import { visibleText } from "./page/page-fetch-text.js";
import type { PageFacts, PageHint } from "./page/page-facts.js";
import { asksForPerson, informationOfLines, isChallenge, noticeWithoutAdvert } from "./page/page-without-advert.js";
import { chosenText, factsOfAll, readPostings } from "./postings.js";
import type { JobList } from "./record/job-list.js";
import type { JobRecord } from "./record/record.js";
import { recordHints, recordLines, recordName } from "./record/record-values.js";
import { candidateOf } from "./rules/finding.js";
import { linesFinding } from "./rules/section-fields.js";
import { titleCore } from "./rules/title-core.js";
import { readStructuredData } from "./record/structured-data.js";
import { WITHOUT_ADVERT, type Candidate, type CaptureNotice, type JobPosting, type SectionField } from "./types.js";

/** What is prepared for the rules, and how. */
export interface SourceTask {
  readonly content: Content;
  /** The day that dates are counted from. */
  readonly today: Date;
  /** True: a page's markup and a record's structure are ignored, and only the words are read. */
  readonly asPlainText: boolean;
  /** The index of the job to read among those that the content holds; absent, or past them: as the content has it. */
  readonly posting?: number | undefined;
}

/** An input prepared for the rules: the cleaned advert and the facts that a page states beside it. */
export interface Source {
  readonly advert: Advert;
  readonly lexicon: Lexicon;
  readonly language: string | null;
  readonly url: string | null;
  readonly facts: PageFacts | null;
  readonly hints: readonly PageHint[];
  readonly sectionCandidates: readonly Candidate[];
  readonly notices: readonly CaptureNotice[];
  /** False when the text is no advert, so that no rule may read it. */
  readonly isAdvert: boolean;
  /** True of a page that has neither text nor data of a job, whatever its title says. */
  readonly isEmpty: boolean;
  /** The jobs of a content that holds several; empty where it holds one. */
  readonly postings: readonly JobPosting[];
  /** What the own lines of a job say that was chosen of a text with several; its text has the lines about all, too. */
  readonly own: readonly Candidate[];
}

type Named = Pick<SourceTask, "today" | "posting">;

const RAW_MAX = 8_000_000;
/** The least of an advert, see informationIn: below, the text of a page or of its data is not all that there is. */
const TEXT_MIN = 200;
/** Above this line the words announce the advert itself, or belong to a menu. */
const OTHER_JOBS_FROM = 8;

/** Cleans an input; `asPlainText` ignores a page's markup and data and reads only its words. */
export function readSource(task: SourceTask): Source {
  const source = readInput(task);
  return { ...source, isEmpty: task.content.kind === "page" && source.isEmpty };
}

function readInput(task: SourceTask): Source {
  const { content, asPlainText, today } = task;
  const { url } = content;
  if (content.kind === "nothing") return fromLines([], { url, notices: content.notices }, today);
  if (content.kind === "page") return asPlainText ? readWords(content, task) : readPage(content, task);
  const text = content.text.slice(0, RAW_MAX);
  const feed = asPlainText ? null : readFeed(text);
  return fromFeed(feed, { url }, task) ?? readProse(text, { url }, task);
}

/** Null where the feed describes no job well enough. */
function fromFeed(feed: FeedReading | null, known: Known, { today, posting = -1 }: Named): Source | null {
  if (feed === null) return null;
  const chosen = feed.jobs[posting];
  const record = chosen ?? feed.record;
  const read = chosen === undefined ? feed.read : posting;
  return record && { ...fromLines([], { ...known, record }, today), postings: namesOf(feed, read) };
}

function namesOf({ jobs }: Pick<JobList, "jobs">, read: number | null): readonly JobPosting[] {
  return jobs.map((record, at) => ({ ...recordName(record), isRead: at === read }));
}

function readProse(text: string, known: Known, task: Named): Source {
  const language = detectLanguage(text);
  const lines = withoutOtherJobs(readTextLines(text, lexiconFor(language)));
  const notices = [...(known.notices ?? []), ...(asksForPerson(lines) ? (["PAGE_CHALLENGE"] as const) : [])];
  return withPostings(fromLines(lines, { ...known, language, notices }, task.today), task);
}

function readWords({ html, url, isCut }: PageContent, task: Named): Source {
  return readProse(visibleText(html.slice(0, RAW_MAX)), { url, isCut, notices: ["PAGE_AS_TEXT"] }, task);
}

function readPage(content: PageContent, task: Named): Source {
  const { html, url } = content;
  if (!looksLikeHtml(html)) {
    const feed = fromFeed(readFeed(html), { url, isCut: content.isCut }, task);
    if (feed) return feed;
  }
  const scanned = scanHtml(html);
  if (!isReadableMarkup(scanned.markup)) return readWords(content, task);
  const page = readHtml(scanned, url);
  const titles = [page.facts.headline ?? "", ...page.facts.titles].filter((title) => title !== "");
  const hasText = informationOfLines(page.lines) >= TEXT_MIN;
  const data = readStructuredData(page.scripts, page.document, titles, hasText);
  const { record } = data;
  const isCut = content.isCut === true || (data.isCut && !hasText);
  const notice = record?.description === undefined ? noticeOf(html, page) : null;
  // The title of such a page is not that of a job.
  const isOther = notice === "PAGE_SIGN_IN" || notice === "PAGE_CHALLENGE";
  const facts = isOther ? { ...page.facts, hints: [] } : page.facts;
  const known = { url, isCut, record, facts, notices: notice === null ? [] : [notice] };
  if (data.jobs.length > 0) return fromJobs(page.lines, { ...known, jobs: data }, task);
  const source = fromLines(page.lines, known, task.today);
  return record === null ? withPostings(source, task) : source;
}

/** Reads one of the jobs that a page describes in its data: the chosen one, else the one that is taken for its own. */
function fromJobs(
  pageLines: readonly LineDraft[],
  { jobs, ...known }: Known & { readonly jobs: JobList },
  { today, posting = -1 }: Named,
): Source {
  const chosen = jobs.jobs[posting];
  if (chosen === undefined) {
    const shown = fromLines(pageLines, known, today);
    const others = jobs.jobs.filter((_, at) => at !== jobs.read).map((record) => fold(recordName(record).title));
    const isShared = shown.advert.lines.some(({ folded }) => others.some((title) => folded.startsWith(title)));
    return { ...shown, postings: namesOf(jobs, isShared ? null : jobs.read) };
  }
  const { advert, lexicon, language } = fromLines(pageLines, { url: known.url }, today);
  const title = titleCore(recordName(chosen).title);
  const part = readPostings({ advert, lexicon, language, today }).postings.find(
    (own) => titleCore(own.title) === title,
  );
  const facts = known.facts === undefined ? {} : { facts: factsOfAll(known.facts) };
  const source = fromLines(part?.advert.lines ?? [], { ...known, ...facts, record: chosen }, today);
  return { ...source, postings: namesOf(jobs, posting) };
}

/** Tells the jobs of a text with several, and leaves of it what belongs to the chosen one. */
function withPostings(source: Source, { today, posting = -1 }: Named): Source {
  if (!source.isAdvert) return source;
  const text = { advert: source.advert, lexicon: source.lexicon, language: source.language, today };
  const found = readPostings(text);
  const chosen = found.postings[posting];
  const postings = found.postings.map((job) => ({ title: job.title, place: job.place, isRead: job === chosen }));
  if (chosen === undefined) return { ...source, postings };
  const facts = source.facts && factsOfAll(source.facts);
  return { ...source, ...chosenText(found, chosen, text), facts, hints: facts?.hints ?? [], postings };
}

function noticeOf(html: string, { lines, facts, scripts, document }: HtmlPage): CaptureNotice | null {
  if (isChallenge(html)) return "PAGE_CHALLENGE";
  return noticeWithoutAdvert({
    lines,
    titles: [...facts.titles, facts.headline ?? ""],
    hasScripts: scripts.length > 0,
    hasPasswordField: document.querySelector("input[type='password' i]") !== null,
  });
}

interface Known {
  readonly url: string | null;
  readonly isCut?: boolean | undefined;
  readonly record?: JobRecord | null;
  readonly facts?: PageFacts;
  readonly language?: string | null;
  readonly notices?: readonly CaptureNotice[];
}

function fromLines(pageLines: readonly LineDraft[], known: Known, today: Date): Source {
  const { record = null, facts = null } = known;
  const recorded = record ? recordLines(record) : null;
  const chosen = recorded ? chooseText(pageLines, recorded.description) : pageLines;
  const extra = recorded
    ? ([
        ["jobResponsibilities", recorded.responsibilities],
        ["jobRequirements", recorded.requirements],
        ["perksAndBenefits", recorded.perks],
      ] as const)
    : [];
  const drafts = [...chosen, ...(chosen === pageLines ? [] : extra.flatMap(([, lines]) => lines))];
  const language = known.language ?? detectLanguage(composeAdvert(drafts).text, facts?.language ?? null);
  const lexicon = lexiconFor(language);
  const advert = composeAdvert(markPlainLists(splitFlatText(splitAtHeadings(drafts, lexicon)), lexicon));
  const notices = [
    ...(known.notices ?? []),
    ...(advert.isCut || known.isCut === true ? (["TEXT_CUT"] as const) : []),
    ...(advert.lines.length === 0 && !known.notices?.length ? (["EMPTY"] as const) : []),
  ];
  return {
    advert,
    lexicon,
    language,
    url: known.url,
    facts,
    hints: [...(record ? recordHints(record, { advert, language, lexicon }, today) : []), ...(facts?.hints ?? [])],
    sectionCandidates: chosen === pageLines ? [] : statedSections(advert, chosen.length, extra),
    notices,
    isAdvert: !notices.some((notice) => WITHOUT_ADVERT.has(notice)),
    isEmpty: record === null && isWithoutText(advert, notices),
    postings: [],
    own: [],
  };
}

/** A page that asks to sign in, or for a person, says more than that it has no text. */
function isWithoutText({ lines }: Advert, notices: readonly CaptureNotice[]): boolean {
  if (notices.includes("PAGE_SIGN_IN") || notices.includes("PAGE_CHALLENGE")) return false;
  return lines.length === 0 || notices.includes("PAGE_WITHOUT_TEXT");
}

/** Removes a list of other jobs and all lines below it, whose facts are not the advert's own. */
function withoutOtherJobs(lines: readonly LineDraft[]): readonly LineDraft[] {
  const end = lines.findIndex((line, at) => at >= OTHER_JOBS_FROM && announcesOtherJobs(line.text));
  return end === -1 ? lines : lines.slice(0, end);
}

/** Returns the page's own lines when they hold the described text; the record's when the page shows something else. */
function chooseText(pageLines: readonly LineDraft[], described: readonly LineDraft[]): readonly LineDraft[] {
  const pageText = pageLines.map((line) => line.text).join(" ");
  const length = described.reduce((sum, line) => sum + line.text.length, 0);
  if (informationOfLines(described) < TEXT_MIN && pageText.length > length * 2) return pageLines;
  if (pageLines.length === 0 || pageText.length < length * 0.7) return described;
  const probes = described.filter((line) => line.text.length > 25).map((line) => line.text.slice(0, 40));
  const isShown = probes.filter((probe) => pageText.includes(probe)).length >= probes.length * 0.6;
  // When the data holds only the opening, the parts with headings are read from the page.
  const saysMore = countHeadings(described) === 0 && countHeadings(pageLines) >= 2;
  if (pageText.length > length * 2.2 && !saysMore) return described;
  return isShown && pageLines.length >= described.length * 0.7 ? pageLines : described;
}

function countHeadings(lines: readonly LineDraft[]): number {
  return lines.filter((line) => line.kind === "heading").length;
}

function statedSections(
  advert: Advert,
  before: number,
  extra: readonly (readonly [SectionField, readonly LineDraft[]])[],
): Candidate[] {
  let from = before;
  const candidates: Candidate[] = [];
  for (const [field, lines] of extra) {
    const own = advert.lines.slice(from, from + lines.length);
    from += lines.length;
    for (const found of linesFinding(advert, field, own, 0.95))
      candidates.push(candidateOf(found, "PAGE_DATA", advert));
  }
  return candidates;
}
