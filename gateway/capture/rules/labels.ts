import type { Advert, AdvertLine } from "../page/advert.js";
import type { LabelName } from "../languages/pack.js";
import type { Lexicon } from "../languages/lexicon.js";
import { isKnownHeading } from "../languages/headings.js";
import { labelName } from "../languages/label-name.js";

/** A labelled value ("Location: Berlin"), with its offsets in the advert. */
export interface LabelHit {
  readonly label: LabelName;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** True when the value is on the line after the label. */
  readonly isBelow: boolean;
}

const BELOW_MAX = 120;

/** Finds labelled values, several on a line and label-above-value included. */
export function readLabels(advert: Advert, lexicon: Lexicon): LabelHit[] {
  const hits: LabelHit[] = [];
  for (const line of advert.lines) {
    const found = sameLine(line, lexicon);
    hits.push(...found);
    if (found.length === 0) hits.push(...below(line, advert.lines[line.index + 1], lexicon));
  }
  return hits;
}

function sameLine(line: AdvertLine, lexicon: Lexicon): LabelHit[] {
  const hits: LabelHit[] = [];
  for (const { text, offset } of segments(line.text)) {
    const match = /^([^:：]{2,45}?)\s*(?:[:：]|\s[-–—=]\s|\s?#(?=\s?\w))\s*(\S.*)$/u.exec(text);
    const [, name = "", value = ""] = match ?? [];
    if (!match) continue;
    const label = labelName(name, lexicon);
    if (label === null) continue;
    const start = line.start + offset + text.length - value.length;
    hits.push({
      label,
      value: value.trimEnd(),
      start,
      end: start + value.trimEnd().length,
      line: line.index,
      isBelow: false,
    });
  }
  return hits;
}

function below(line: AdvertLine, next: AdvertLine | undefined, lexicon: Lexicon): LabelHit[] {
  if (!next || next.text.length > BELOW_MAX || line.kind === "item") return [];
  const label = labelName(line.text, lexicon);
  if (label === null || labelName(next.text, lexicon) !== null || isKnownHeading(next.text, lexicon)) return [];
  return [{ label, value: next.text, start: next.start, end: next.end, line: next.index, isBelow: true }];
}

function segments(text: string): { text: string; offset: number }[] {
  const result: { text: string; offset: number }[] = [];
  let offset = 0;
  for (const part of text.split(/(\s+[|·•]\s+|(?:\s*;|(?<=[.!?]))\s+(?=\p{Lu}[\p{L} ]{2,28}:\s))/u)) {
    const lead = part.length - part.trimStart().length;
    if (part.trim() !== "") result.push({ text: part.trim(), offset: offset + lead });
    offset += part.length;
  }
  return result;
}
