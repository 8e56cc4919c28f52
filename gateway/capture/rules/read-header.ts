import type { AdvertLine } from "../page/advert.js";
import { employerTest } from "./company.js";
import type { NameContext } from "./company-names.js";
import type { NameSighting } from "./company-mentions.js";
import { readLineParts } from "./header-line.js";
import type { LinePart } from "./header-part.js";

const LINES = 30;
const LINE_MAX = 240;

/** Reads the lines at the top of an advert into their parts, by the index of the line; long prose has none. */
export function readHeader(
  context: NameContext,
  names: readonly NameSighting[],
): ReadonlyMap<number, readonly LinePart[]> {
  const isEmployer = employerTest(names);
  const isHeader = (line: AdvertLine) => line.text.length <= LINE_MAX;
  const lines = context.advert.lines.slice(0, LINES).filter(isHeader);
  return new Map(lines.map((line) => [line.index, readLineParts(line, { ...context, isEmployer })]));
}
