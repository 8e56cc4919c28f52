import { withoutBlanks } from "./factTexts.js";

const BULLET = /^(?:[-*+•·–—▪◦‣]|\d{1,2}[.)])\s+/u;
/** The blank for the requirement, with which the body begins. */
const FIRST_BLANK = /^\[[^[\]\n]+\]/;

/** Returns the requirements of a captured advert, one for each line that has words, without bullets and repetitions. */
export function requirementLines(jobRequirements: string | null): readonly string[] {
  const lines = (jobRequirements ?? "").split(/\r\n?|\n/).map((line) => line.trim().replace(BULLET, "").trim());
  return [...new Set(lines.filter((line) => /[\p{L}\p{N}]/u.test(line)))];
}

/**
 * Returns the body of a text once for each requirement: its first blank becomes the requirement. Without requirements it is
 * the body itself.
 */
export function requirementsText(lines: readonly string[], body: string): string {
  if (lines.length === 0) return body;
  return lines.map((line) => body.replace(FIRST_BLANK, () => withoutBlanks(line))).join("\n\n");
}
