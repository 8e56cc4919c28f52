import { longestOf, type TextRange } from "../../platform/text-range.js";
import { SECTION } from "./weights.js";
import type { Advert, AdvertLine } from "../page/advert.js";
import { ITEMS_MIN, tellsItems } from "../page/plain-lists.js";
import type { RuleContext } from "./context.js";
import type { Finding } from "./finding.js";
import type { LinePart } from "./header-part.js";
import { SECTIONS, type SectionReading, type SectionRun } from "./sections.js";
import type { SectionField } from "../types.js";

const SECTION_MIN = 20;
const DESCRIPTION_MIN = 80;
/** Not a title, nor a fact beside it. */
const SENTENCE = /^.{39,}[\p{Ll}][.!?]$/u;

/** Converts the lines' sections into the four long fields. */
export function readSectionFields(context: RuleContext): Finding[] {
  return [
    ...sectionField(context, "responsibilities", "jobResponsibilities"),
    ...sectionField(context, "requirements", "jobRequirements"),
    ...sectionField(context, "perks", "perksAndBenefits"),
    ...description(context),
  ];
}

/** Joins lines into a value as in the advert, with each unbroken run of them as evidence. */
export function linesFinding(
  advert: Advert,
  field: SectionField,
  chosen: readonly AdvertLine[],
  confidence: number,
): Finding[] {
  const runs = runsOf(chosen);
  const longest = longestOf(runs);
  if (longest === undefined) return [];
  const value = chosen.map((line, at) => betweenLines(chosen[at - 1], line) + markedText(line)).join("");
  return [{ field, value, confidence, ...longest, runs, lines: chosen.map(({ index }) => index) }];
}

function runsOf(lines: readonly AdvertLine[]): readonly TextRange[] {
  const runs: TextRange[] = [];
  lines.forEach(({ index, start, end }, at) => {
    const last = runs.at(-1);
    if (last === undefined || lines[at - 1]?.index !== index - 1) runs.push({ start, end });
    else runs[runs.length - 1] = { start: last.start, end };
  });
  return runs;
}

function betweenLines(before: AdvertLine | undefined, line: AdvertLine): string {
  if (before === undefined) return "";
  return line.isJoined === true && before.index === line.index - 1 ? " " : "\n";
}

function markedText(line: AdvertLine): string {
  return line.kind === "item" ? `- ${line.text}` : line.text;
}

function sectionField(
  { advert, sections, labels }: RuleContext,
  section: SectionRun["section"],
  field: SectionField,
): Finding[] {
  const runs = sections.runs.filter((run) => run.section === section);
  const headed = runs.filter((run) => run.isHeaded);
  const least = (run: SectionRun) =>
    run.isUnderHeading && isListOf(advert.lines.slice(run.from, run.to + 1)) ? SECTION.underHeading : SECTION.unheaded;
  const strong = runs.filter((run) => !run.isHeaded && run.evidence >= least(run));
  const chosen = headed.length > 0 ? [...headed, ...strong.filter((run) => touches(run, headed))] : strong;
  // "Location: ..." below a list of benefits is a fact about the job, not a benefit.
  const facts = new Set(
    labels.filter((label) => label.label !== "salary" && label.label !== "ignored").map((label) => label.line),
  );
  if (chosen.length === 0) return paragraph(advert, sections, section, field);
  const lines = chosen
    .sort((a, b) => a.from - b.from)
    .flatMap((run) => advert.lines.slice(run.from, run.to + 1).filter((line) => !facts.has(line.index)));
  const length = lines.reduce((sum, line) => sum + line.text.length, 0);
  // Under a heading two short bullets are a section ("SQL", "Git"); a short line alone may be anything.
  const isList = lines.length >= (lines.every(({ kind }) => kind === "item") ? 2 : 3);
  const isShortList = headed.length > 0 && isList;
  if (length < SECTION_MIN && !isShortList) return [];
  return linesFinding(advert, field, lines, headed.length > 0 ? SECTION.headed : SECTION.withoutHeading);
}

// Below a title stand facts of a word or two, below a heading whole items.
function isListOf(lines: readonly AdvertLine[]): boolean {
  const items = lines.filter(({ kind }) => kind === "item");
  return items.length >= ITEMS_MIN && tellsItems(items);
}

const PARAGRAPH_MIN = 80;

// Prose without a heading: the one paragraph whose words are evidence for this section and hardly for another.
function paragraph(
  advert: Advert,
  { scores, marks }: SectionReading,
  section: SectionRun["section"],
  field: SectionField,
): Finding[] {
  const state = SECTIONS.indexOf(section);
  const isProse = (line: AdvertLine) => line.kind === "text" && line.text.length >= PARAGRAPH_MIN;
  // The opening paragraph introduces everything at once.
  const opening = advert.lines.findIndex(isProse);
  const clear = advert.lines.filter((line) => {
    const own = scores[line.index] ?? [];
    const others = own.filter((_, other) => other !== state && other !== 0);
    if (!isProse(line) || line.index === opening || marks[line.index] !== null) return false;
    return (own[state] ?? 0) >= SECTION.clear && (own[state] ?? 0) >= Math.max(...others) + SECTION.lead;
  });
  return clear.length === 1 ? linesFinding(advert, field, clear, SECTION.paragraph) : [];
}

function touches(run: SectionRun, others: readonly SectionRun[]): boolean {
  return others.some((other) => run.from - other.to <= 2 && run.from > other.to);
}

// "Acme | Fitter | Elmfield | full-time": a board's line of facts.
function listsFacts(parts: readonly LinePart[] = []): boolean {
  return parts.filter(({ sign }) => sign === "divider").length >= 2;
}

// The advert's own words about job and employer, whole, without the facts above them and how to apply.
function description({ advert, header, sections, labels }: RuleContext): Finding[] {
  const facts = new Set(labels.filter((label) => label.label !== "jobTitle").map((label) => label.line));
  const isProse = (line: AdvertLine) => line.text.length >= 60 || line.kind !== "text" || SENTENCE.test(line.text);
  const opening = advert.lines.findIndex(
    (line) =>
      isProse(line) &&
      !listsFacts(header.get(line.index)) &&
      !facts.has(line.index) &&
      sections.sections[line.index] !== "other" &&
      !(line.kind === "heading" && line.index < 2),
  );
  if (opening === -1) return [];
  const lines = advert.lines.filter(
    (line) => line.index >= opening && !facts.has(line.index) && sections.sections[line.index] !== "other",
  );
  if (lines.reduce((length, line) => length + line.text.length, 0) < DESCRIPTION_MIN) return [];
  return linesFinding(advert, "jobDescription", lines, SECTION.description);
}
