import { PATH } from "./weights.js";
import type { Advert, AdvertLine } from "../page/advert.js";
import type { SectionName } from "../languages/pack.js";
import type { Lexicon } from "../languages/lexicon.js";
import type { LabelHit } from "./labels.js";
import { scoreLine } from "./line-scores.js";
import { readSectionMarks, type SectionMark } from "./section-marks.js";

/** The states of a line, in the order of the scores. */
export const SECTIONS = ["description", "responsibilities", "requirements", "perks", "other"] as const;

/** A run of lines of one section; `heading` is the line that announces it, if any. */
export interface SectionRun {
  readonly section: SectionName;
  readonly from: number;
  readonly to: number;
  readonly isHeaded: boolean;
  /** True below a heading that announces no section by its words. */
  readonly isUnderHeading: boolean;
  /** The score of its lines for the section on their own, per line. */
  readonly evidence: number;
}

/** Every line's section, and the runs they form. */
export interface SectionReading {
  readonly sections: readonly SectionName[];
  readonly marks: readonly (SectionMark | null)[];
  readonly runs: readonly SectionRun[];
  /** The score of each line alone for each section, in the order of SECTIONS. */
  readonly scores: readonly (readonly number[])[];
}

/** Assigns each line a section: word evidence per line, smoothed over the lines, with headings as anchors. */
export function readSections(advert: Advert, lexicon: Lexicon, labels: readonly LabelHit[]): SectionReading {
  const facts = new Set(labels.map((label) => label.line));
  const marks = readSectionMarks(advert, lexicon, facts);
  const scores = scoreLines(advert.lines, lexicon, marks, facts);
  const path = bestPath(advert.lines, facts, scores, marks);
  const sections = path.map((state) => SECTIONS[state] ?? "description");
  return { sections, marks, runs: collectRuns(sections, marks, scores), scores };
}

// The text above the first announced section is description; a labelled fact below it belongs to no section.
function scoreLines(
  lines: readonly AdvertLine[],
  lexicon: Lexicon,
  marks: readonly (SectionMark | null)[],
  facts: ReadonlySet<number>,
): number[][] {
  const first = marks.findIndex(
    (mark, at) =>
      opensUnknownList(mark, lines[at + 1]) || (mark !== null && mark.section !== null && mark.section !== "other"),
  );
  const last = marks.findLastIndex((mark, at) => isAnnouncement(mark) || opensUnknownList(mark, lines[at + 1]));
  const lastItem = lines.findLastIndex(({ kind }) => kind === "item");
  const listEnd = lastItem > last ? lastItem : lines.length;
  return lines.map((line, at) => {
    const scores = scoreLine(line, lexicon);
    if (at < first) scores[0] = (scores[0] ?? 0) + PATH.aboveSections;
    const isTelling = Math.max(scores[1] ?? 0, scores[2] ?? 0, scores[3] ?? 0) >= PATH.telling;
    if (at > last && last !== -1 && !isTelling && (isAfterword(line, lines[at - 1]) || (at > listEnd && isProse(line))))
      scores[4] = (scores[4] ?? 0) + PATH.afterword;
    if (first !== -1 && at > first && line.kind !== "item" && facts.has(at)) scores[4] = (scores[4] ?? 0) + 1;
    return scores;
  });
}

// The prose below the last list closes the advert and is not part of the list's section.
function isAfterword(line: AdvertLine, before: AdvertLine | undefined): boolean {
  return isProse(line) && line.gap && before?.kind === "item";
}

function isProse({ kind, text }: AdvertLine): boolean {
  return kind === "text" && text.length > 45;
}

function opensUnknownList(mark: SectionMark | null, below: AdvertLine | undefined): boolean {
  return mark !== null && mark.section === null && below?.kind === "item";
}

function isAnnouncement(mark: SectionMark | null): boolean {
  return mark?.section != null && mark.section !== "description" && mark.section !== "other";
}

/** Returns the most probable sequence of sections (Viterbi): line scores minus the cost of each change. */
function bestPath(
  lines: readonly AdvertLine[],
  facts: ReadonlySet<number>,
  scores: readonly (readonly number[])[],
  marks: readonly (SectionMark | null)[],
): number[] {
  const count = SECTIONS.length;
  const back: number[][] = [];
  const hasTasks = marks.some((mark) => mark?.section === "responsibilities");
  const isAnnounced = marks.some(isAnnouncement);
  const scale = isAnnounced ? 1 : PATH.unannounced;
  let totals: number[] = SECTIONS.map((section) => (section === "description" ? 0 : PATH.otherStart));

  lines.forEach((line, at) => {
    const before = marks[at - 1] ?? null;
    const own = marks[at] ?? null;
    const cost = switchCost({ lines, facts, hasTasks }, at, own, before) * scale;
    const isNewList = opensList(lines, at, own, before);
    const next: number[] = [];
    const from: number[] = [];
    for (let state = 0; state < count; state += 1) {
      let bestFrom = state;
      let best = totals[state] ?? 0;
      for (let other = 0; other < count; other += 1) {
        const order = againstOrder(other, state, own) - (isNewList ? inOrder(other, state) : 0);
        const total = (totals[other] ?? 0) - (other === state ? 0 : cost + order);
        if (total > best) [best, bestFrom] = [total, other];
      }
      const opens = opensProse(own, lines[at + 1]) && SECTIONS[state] === "description" ? PATH.unknownAboveProse : 0;
      next.push(best + (scores[at]?.[state] ?? 0) + markScore(own, before, SECTIONS[state]) + opens);
      from.push(bestFrom);
    }
    totals = next;
    back.push(from);
  });

  const path: number[] = [];
  let state = totals.indexOf(Math.max(...totals));
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    path[at] = state;
    state = back[at]?.[state] ?? 0;
  }
  return path;
}

// A list under a heading in no known wording, or under one such as "The job".
function opensList(
  lines: readonly AdvertLine[],
  at: number,
  own: SectionMark | null,
  before: SectionMark | null,
): boolean {
  if (own !== null) return opensUnknownList(own, lines[at + 1]);
  return before?.section === "description" && lines[at]?.kind === "item";
}

// Most adverts describe the job, then the tasks, the requirements and the perks.
function inOrder(from: number, to: number): number {
  return to === from + 1 && to < SECTIONS.indexOf("other") ? PATH.nextInOrder : 0;
}

// Tasks, requirements, perks: a heading may go back, words alone hardly do.
function againstOrder(from: number, to: number, own: SectionMark | null): number {
  const isBack = to !== 0 && to < from && from !== SECTIONS.indexOf("other");
  return isBack && (own === null || own.section === null) ? PATH.backwards : 0;
}

/** The lines of an advert, and what is known of it. */
interface LinesAndFacts {
  readonly lines: readonly AdvertLine[];
  /** The places of the lines that state a fact. */
  readonly facts: ReadonlySet<number>;
  /** Whether a heading announces the tasks. */
  readonly hasTasks: boolean;
}

function switchCost(
  { lines, facts, hasTasks }: LinesAndFacts,
  at: number,
  own: SectionMark | null,
  before: SectionMark | null,
): number {
  if (own?.section != null && !own.isLeadIn) return 0;
  if (before?.isLeadIn === true) return 0;
  if (before?.section === "description")
    return lines[at]?.kind === "item" || !hasTasks ? PATH.changeAfterDescription : PATH.change;
  if (before?.section != null) return PATH.stayAfterHeading;
  if (own !== null) return PATH.changeAtUnknownHeading;
  const line = lines[at];
  const last = lines[at - 1];
  if (!line || !last) return PATH.change;
  if ((last.kind === "item" && line.kind === "text") || facts.has(at - 1) || facts.has(at)) return PATH.changeAfterList;
  return line.gap ? PATH.changeAtGap : PATH.change;
}

// A heading in no known wording above a list may divide the section; above prose it begins another.
function opensProse(own: SectionMark | null, below: AdvertLine | undefined): boolean {
  return own !== null && own.section === null && below?.kind === "text" && below.text.length > 100;
}

function markScore(own: SectionMark | null, before: SectionMark | null, section: SectionName | undefined): number {
  const heading = own?.section === section && own?.isLeadIn === false ? PATH.heading * own.strength : 0;
  if (own?.isLeadIn === true && section === "description") return PATH.leadInLine;
  const lead = before?.isLeadIn === true && before.section === section ? PATH.belowLeadIn * before.strength : 0;
  return heading + lead;
}

function isOtherHeading(mark: SectionMark | null | undefined, section: SectionName): boolean {
  return mark != null && !mark.isLeadIn && mark.section !== section && mark.section !== "other";
}

function collectRuns(
  sections: readonly SectionName[],
  marks: readonly (SectionMark | null)[],
  scores: readonly (readonly number[])[],
): SectionRun[] {
  const runs: SectionRun[] = [];
  for (let from = 0; from < sections.length;) {
    const section = sections[from] ?? "description";
    let to = from;
    while (to + 1 < sections.length && sections[to + 1] === section) to += 1;
    const ownHeading = marks[from]?.section === section && marks[from]?.isLeadIn === false;
    const leadIn = marks[from - 1]?.isLeadIn === true && marks[from - 1]?.section === section;
    const state = SECTIONS.indexOf(section);
    let evidence = 0;
    for (let at = from; at <= to; at += 1) evidence += scores[at]?.[state] ?? 0;
    // The heading itself is not part of the section under it.
    const opensWithOther = isOtherHeading(marks[from], section);
    const isUnderHeading = opensWithOther || isOtherHeading(marks[from - 1], section);
    const isHeading = (ownHeading && marks[from]?.isInline !== true) || opensWithOther;
    const first = isHeading ? from + 1 : from;
    const isHeaded = ownHeading || leadIn;
    if (first <= to)
      runs.push({ section, from: first, to, isHeaded, isUnderHeading, evidence: evidence / (to - first + 1) });
    from = to + 1;
  }
  return runs;
}
