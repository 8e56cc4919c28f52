import type { TextRange } from "../../platform/text-range.js";
import { anyOf } from "../languages/all-words.js";
import { fold } from "../languages/fold.js";
import { readHeading } from "../languages/headings.js";
import { TITLE_LABELS, type Lexicon } from "../languages/lexicon.js";
import type { LabelName, SectionName } from "../languages/pack.js";
import type { Advert, AdvertLine } from "../page/advert.js";
import { GENDER_MARK } from "./gender-mark.js";
import { readLabels, type LabelHit } from "./labels.js";
import { hasOccupation } from "./occupation.js";
import { readSectionMarks, type SectionMark } from "./section-marks.js";
import { mayBeTitle } from "./title.js";
import { SEGMENT } from "./weights.js";

/** The lines of one job in a text that holds several: from `from` up to `to`, without it. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** The title where the text numbers or labels it ("Vacancy 1: Gardener"); null where the first line is it. */
  readonly title: TextRange | null;
}

/** The jobs that a text holds one after the other, and what it says of all of them. */
export interface Segments {
  /** Two or more; none where the text may hold one job. */
  readonly parts: readonly Segment[];
  /** The lines before the first job up to this one introduce all. */
  readonly headTo: number;
  /** The lines from this one on close all. */
  readonly tailFrom: number;
}

interface Opening extends Segment {
  /** True of a line that only titles look like. */
  readonly isCertain: boolean;
}

/** What stands below a title. */
interface Body extends Opening {
  readonly length: number;
  readonly sections: ReadonlySet<SectionName>;
  readonly labels: ReadonlySet<LabelName>;
  readonly hasFact: boolean;
}

const LINE_MAX = 110;
const DIVIDED_LINE_MAX = 200;
const WORDS_MAX = 10;
const LABEL_LINES_MAX = 5;
const NUMBERED = /^(\p{L}[\p{L} ]{2,28}?)\s*(?:n[ro°º]\.?\s?|#\s?)?\d{1,2}\s*[:.)–-]\s*(?=\S)/iu;
const NUMBERED_LEAD = new RegExp(String.raw`^(?:${anyOf("titleLead")})$`, "iu");
const DIVIDER = /\s[|•·]\s/gu;
/** More of them in a row list the jobs and open none. */
const TOGETHER_MAX = 2;

/** Finds the jobs that a text holds one after the other, each below its title and with a body like the others'. */
export function findSegments(advert: Advert, lexicon: Lexicon): Segments {
  const none: Segments = { parts: [], headTo: 0, tailFrom: advert.lines.length };
  const labels = readLabels(advert, lexicon);
  const openings = openingsIn(advert, lexicon, labels);
  if (openings.length < 2) return none;
  const facts = new Set(labels.map(({ line }) => line));
  const marks = readSectionMarks(advert, lexicon, facts);
  const bodies = bodiesOf(advert, withoutLists(openings, advert), marks, labels);
  const kept = likeEachOther(bodies, advert);
  const parts = kept.map((part, at) => ({ ...part, to: kept[at + 1]?.from ?? advert.lines.length }));
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return none;
  const tailFrom = tailOf(last, marks);
  return {
    parts: parts.map(({ from, to, title }) => ({ from, to: Math.min(to, tailFrom), title })),
    headTo: asksNothing(marks, 0, parts[0]?.from ?? 0) ? (parts[0]?.from ?? 0) : 0,
    tailFrom,
  };
}

function openingsIn(advert: Advert, lexicon: Lexicon, labels: readonly LabelHit[]): Opening[] {
  const labelled = new Map(labels.filter(({ label }) => label === "jobTitle").map((hit) => [hit.line, hit]));
  const labelLines = new Set(labels.map(({ line }) => line));
  return advert.lines.flatMap((line): Opening[] => {
    const hit = labelled.get(line.index);
    if (hit !== undefined && hit.value.length <= LINE_MAX && !/[.!?]$/.test(hit.value))
      return [{ from: firstLabelLine(advert, line.index, labelLines), to: 0, title: hit, isCertain: true }];
    const numbered = numberedTitle(line);
    if (numbered !== null) return [{ from: line.index, to: 0, title: numbered, isCertain: true }];
    const look = labelLines.has(line.index) ? null : lookOfOpening(line, { advert, lexicon });
    return look === null ? [] : [{ from: line.index, to: 0, title: null, isCertain: look === "certain" }];
  });
}

// "Reference: 12", "Position: Gardener": a block of labelled facts belongs together.
function firstLabelLine(advert: Advert, at: number, labelLines: ReadonlySet<number>): number {
  let first = at;
  while (first > 0 && at - first < LABEL_LINES_MAX && advert.lines[first]?.gap === false && labelLines.has(first - 1))
    first -= 1;
  return first;
}

// "Vacancy 1: Gardener", "Stelle 2 - Koch".
function numberedTitle({ text, start, end, kind, gap }: AdvertLine): TextRange | null {
  if (text.length > LINE_MAX || !(gap || kind === "heading")) return null;
  const [lead, word = ""] = NUMBERED.exec(text) ?? [];
  if (lead === undefined || !(NUMBERED_LEAD.test(word) || TITLE_LABELS.find(fold(word)) !== undefined)) return null;
  return text.length - lead.length >= 4 ? { start: start + lead.length, end } : null;
}

function lookOfOpening(
  line: AdvertLine,
  context: { readonly advert: Advert; readonly lexicon: Lexicon },
): "certain" | "possible" | null {
  const { advert, lexicon } = context;
  const { text, index } = line;
  const isDivided = (text.match(DIVIDER)?.length ?? 0) >= 2;
  if (text.length > (isDivided ? DIVIDED_LINE_MAX : LINE_MAX)) return null;
  if (!isApart(line, advert.lines[index - 1], advert.lines[index + 1])) return null;
  const hasGender = GENDER_MARK.test(text);
  if (!isDivided && !hasGender && text.split(" ").length > WORDS_MAX) return null;
  if (/[:.;,?!…]$/u.test(text)) return null;
  if (!hasGender && !hasOccupation(text, context)) return null;
  if (!isDivided && !mayBeTitle({ ...line, kind: "text" }, text, context)) return null;
  if (hasGender || isDivided) return "certain";
  return readHeading(text, lexicon) === null ? "possible" : null;
}

// A heading, or a line alone; a number before it may have made it an item.
function isApart(line: AdvertLine, before: AdvertLine | undefined, next: AdvertLine | undefined): boolean {
  if (line.kind === "heading") return true;
  if (line.isJoined === true || !(line.gap || before === undefined)) return false;
  return line.kind === "text" || (before?.kind !== "item" && next?.kind !== "item");
}

// Titles with nothing below them list the jobs; of two together the first opens the job.
function withoutLists(openings: readonly Opening[], advert: Advert): Opening[] {
  const groups: Opening[][] = [];
  for (const opening of openings) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && isBare(advert, last.from + 1, opening.from)) group.push(opening);
    else groups.push([opening]);
  }
  return groups.flatMap((group) => {
    const opening = group.length > TOGETHER_MAX ? group.at(-1) : group[0];
    const named = group.find(({ title }) => title !== null);
    return opening === undefined ? [] : [{ ...opening, title: opening.title ?? named?.title ?? null }];
  });
}

function isBare(advert: Advert, from: number, to: number): boolean {
  return lengthOf(advert, from, to) < SEGMENT.bare;
}

function lengthOf({ lines }: Advert, from: number, to: number): number {
  const [first, last] = [lines[from], lines[to - 1]];
  return first === undefined || last === undefined || to <= from ? 0 : last.end - first.start;
}

function bodiesOf(
  advert: Advert,
  openings: readonly Opening[],
  marks: readonly (SectionMark | null)[],
  labels: readonly LabelHit[],
): Body[] {
  const labelsAt = new Map<number, Set<LabelName>>();
  for (const { line, label } of labels)
    if (label !== "jobTitle" && label !== "ignored") labelsAt.set(line, (labelsAt.get(line) ?? new Set()).add(label));
  return openings.map((opening, at) => {
    const to = openings[at + 1]?.from ?? advert.lines.length;
    const own = advert.lines.slice(opening.from, to);
    return {
      ...opening,
      to,
      length: lengthOf(advert, opening.from + 1, to),
      sections: new Set(marks.slice(opening.from + 1, to).flatMap((mark) => mark?.section ?? [])),
      labels: new Set(own.flatMap(({ index }) => [...(labelsAt.get(index) ?? [])])),
      hasFact: own.some(({ text }) => /\d/.test(text)),
    };
  });
}

// One advert may name several occupations; several adverts have bodies of one kind.
function likeEachOther(bodies: readonly Body[], advert: Advert): readonly Body[] {
  for (const { alike, share } of kindsOf(bodies)) {
    if (alike.length < 2) continue;
    const shortest = alike.reduce((least, { length }) => Math.min(least, length), Infinity);
    const own = new Set(alike);
    const kept = bodies.filter((body) => own.has(body) || isLesser(body, shortest));
    const length = kept.reduce((sum, body) => sum + body.length, 0);
    if (length >= advert.text.length * share) return kept;
  }
  return [];
}

function kindsOf(bodies: readonly Body[]): { readonly alike: readonly Body[]; readonly share: number }[] {
  const share = SEGMENT.headedShare;
  const headed = { alike: sharing(bodies.filter(isHeaded), ({ sections }) => sections, 1, ASKED), share };
  // Below an advert with headings teasers of others have labels.
  if (bodies.some(({ sections }) => [...ASKED].some((section) => sections.has(section)))) return [headed];
  return [
    { alike: sharing(bodies.filter(isLabelled), ({ labels }) => labels, 2), share },
    { alike: sharing(bodies.filter(isLabelledAtLength), ({ labels }) => labels, 1), share },
    { alike: bodies.filter(isProse), share: SEGMENT.proseShare },
  ];
}

const ASKED: ReadonlySet<SectionName> = new Set(["responsibilities", "requirements"]);

function isHeaded({ length }: Body): boolean {
  return length >= SEGMENT.headed;
}

function isLabelled({ length }: Body): boolean {
  return length >= SEGMENT.labelled;
}

function isLabelledAtLength({ isCertain, length }: Body): boolean {
  return isCertain && length >= SEGMENT.labelledAlone;
}

function isProse({ isCertain, hasFact, length }: Body): boolean {
  return isCertain && hasFact && length >= SEGMENT.prose;
}

// Beside jobs that are described alike another one may lack what they share.
function isLesser({ isCertain, sections, labels, length }: Body, shortest: number): boolean {
  return length >= shortest * SEGMENT.lesser && (isCertain || sections.size > 0 || labels.size > 0);
}

// The bodies with at least so many marks that another body has as well.
function sharing<Mark>(
  bodies: readonly Body[],
  marksOf: (body: Body) => ReadonlySet<Mark>,
  least: number,
  counted: ReadonlySet<Mark> | null = null,
): Body[] {
  const count = new Map<Mark, number>();
  for (const mark of bodies.flatMap((body) => [...marksOf(body)])) count.set(mark, (count.get(mark) ?? 0) + 1);
  const isShared = (mark: Mark) => (count.get(mark) ?? 0) > 1 && counted?.has(mark) !== false;
  return bodies.filter((body) => [...marksOf(body)].filter(isShared).length >= least);
}

// How to apply, and who the employer is, below the last job alone are those of all.
function tailOf(last: Segment, marks: readonly (SectionMark | null)[]): number {
  const before = new Set(marks.slice(0, last.from).map((mark) => mark?.section));
  const at = marks.findIndex(
    (mark, line) =>
      line > last.from + 1 &&
      mark !== null &&
      !mark.isLeadIn &&
      (mark.section === "other" || mark.section === "description") &&
      !before.has(mark.section),
  );
  return at === -1 || !asksNothing(marks, at, marks.length) ? marks.length : at;
}

// A heading that is known by a word of it may be a title.
function asksNothing(marks: readonly (SectionMark | null)[], from: number, to: number): boolean {
  return !marks
    .slice(from, to)
    .some((mark) => mark?.section != null && ASKED.has(mark.section) && mark.strength > SEGMENT.wording);
}
