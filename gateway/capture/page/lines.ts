import { anyOf } from "../languages/all-words.js";
import type { LineDraft } from "./advert.js";
import { lexiconFor, type Lexicon } from "../languages/lexicon.js";
import { BARE_BULLET, BULLET, NUMBERED, PICTURE_MARK } from "./marks.js";
import { isNavigation } from "./navigation.js";
import { isKnownHeading } from "../languages/headings.js";
import { isLabel } from "../languages/label-name.js";
import { unwrapLines } from "./unwrap.js";

const PAGE_MARK = new RegExp(
  String.raw`^(?:(?:${anyOf("pageNumber")})\s*)?\d{1,3}\s*(?:\/|${anyOf("pageOf")})\s*\d{1,3}$`,
  "iu",
);
const MARKDOWN_LINK = /!?\[([^[\]]{0,300})\]\((?:[a-z]{2,8}:|\/|#)[^()\s]{0,500}\)/g;
const RULE_LINE = /^[-_=*~#.\s–—]{3,}$/u;

// No word is longer; a longer string (a data address, a key) holds no fact of a job and would slow every pattern down.
const UNBROKEN_MAX = 300;
const UNBROKEN = /[^\s]{301,}/g;

/** Reads pasted text into clean lines: wrapped lines rejoined, list marks removed, navigation left out. */
export function readTextLines(text: string, lexicon: Lexicon = lexiconFor(null)): LineDraft[] {
  const drafts: LineDraft[] = [];
  let gap = false;
  let pendingBullet = false;

  const body = withoutQuoteMarks(withoutMailHeader(normaliseText(text).split("\n")));
  const sources = unwrapLines(body, lexicon).flatMap((source) => splitPairs(source, lexicon));
  for (const [at, source] of sources.entries()) {
    const trimmed = joinCells(source.trim(), lexicon);
    if (trimmed === "" || RULE_LINE.test(trimmed) || PAGE_MARK.test(trimmed)) {
      gap = true;
      continue;
    }
    if (BARE_BULLET.test(trimmed)) {
      pendingBullet = true;
      continue;
    }
    const isInList = [sources[at - 1], sources[at + 1]].some((near) => near !== undefined && PICTURE_MARK.test(near));
    const draft = readLine(trimmed, pendingBullet, gap, isInList);
    pendingBullet = false;
    if (draft.text === "") continue;
    if (isNavigation(trimmed)) {
      // Below the advert "Apply" announces how to apply; above it, it is a button.
      if (drafts.length > 8 && isKnownHeading(draft.text, lexicon)) drafts.push({ ...draft, kind: "heading" });
      continue;
    }
    drafts.push(draft);
    gap = false;
  }
  return drafts;
}

const MAIL_HEADER = new RegExp(String.raw`^[>\s*]*\**(?:${anyOf("mailHeaders")})\s?:\**\s+\S`);
const SUBJECT = new RegExp(
  String.raw`^[>\s*]*\**(?:${anyOf("mailSubject")})\s?:\**\s+(?:(?:${anyOf("replyMarks")})\s?:\s*)*(.+)$`,
  "i",
);

const FORWARDED = new RegExp(String.raw`^[-_ ]*(?:${anyOf("forwarded")})`, "i");

/** Removes the header of a forwarded mail, which describes no job; only its subject stays, as the first line. */
function withoutMailHeader(lines: readonly string[]): readonly string[] {
  const top = lines.slice(0, 14);
  if (top.filter((line) => MAIL_HEADER.test(line)).length < 2 || !top.some((line) => SUBJECT.test(line))) return lines;
  return lines.flatMap((line, at) => {
    if (at >= 14) return [line];
    const subject = SUBJECT.exec(line)?.[1];
    if (subject !== undefined) return [`# ${subject}`, ""];
    return MAIL_HEADER.test(line) || FORWARDED.test(line) ? [] : [line];
  });
}

const QUOTED = /^(?:\s{0,3}>)+\s?/u;

/** Removes quote marks when most lines have one, as in a quoted mail; on a few lines they are list marks. */
function withoutQuoteMarks(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.filter((line) => QUOTED.test(line)).length < filled.length * 0.6) return lines;
  return lines.map((line) => line.replace(QUOTED, ""));
}

/** Normalises text: plain line ends and spaces, no invisible characters, ligatures spelt out. */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\f|\v|\u0085/g, "\n")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]/g, "")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, " ")
    .replace(UNBROKEN, (run) => run.slice(0, UNBROKEN_MAX))
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"));
}

/** Returns one line of prose or of a list, with single spaces and without the marks of Markdown. */
export function plainLine(text: string): string {
  return text
    .replace(MARKDOWN_LINK, "$1")
    .replace(/`([^`]{1,200})`/g, "$1")
    .replace(/\\(?=[\\`*_{}[\]()#+.!|-]|$)/g, "")
    .replace(/\*\*|(?<=^|\s)__(?=\S)|(?<=\S)__(?=\s|$)/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function readLine(line: string, isItem: boolean, gap: boolean, isInList: boolean): LineDraft {
  const markdown = /^#{1,6}\s+(\S.*)$/u.exec(line);
  if (markdown) return { text: plainLine((markdown[1] ?? "").replace(/\s#+$/, "")), kind: "heading", gap: true };

  const isBold = line.length <= 100 && /^(\*\*|__)[^*_]+\1:?$/u.test(line);
  if (isBold) return { text: plainLine(line), kind: "heading", gap };
  const mark = BULLET.exec(line) ?? NUMBERED.exec(line) ?? (isInList ? PICTURE_MARK.exec(line) : null);
  if (mark) return { text: plainLine(line.slice(mark[0].length)), kind: "item", gap };
  return { text: plainLine(line), kind: isItem ? "item" : "text", gap };
}

const CELL = /\s*\t\s*|\s{3,}/;

// "Post: Cook      Place: Elmfield": two facts in one row of a table, each with its label.
function splitPairs(line: string, lexicon: Lexicon): string[] {
  if (!/\t|\s{3}/.test(line)) return [line];
  const cells = line
    .trim()
    .split(CELL)
    .filter((cell) => cell !== "");
  const isPair = (cell: string) => isLabel(/^([^:]{2,40}):\s*\S/.exec(cell)?.[1] ?? "", lexicon);
  return cells.length > 1 && cells.every(isPair) ? cells : [line];
}

// A tab or a wide space between a label and its value is what copied tables contain.
function joinCells(line: string, lexicon: Lexicon): string {
  if (!/\t|\s{3}/.test(line)) return line;
  const cells = line.split(CELL).filter((cell) => cell !== "");
  const [first, second] = cells;
  if (cells.length === 2 && first && second && !first.endsWith(":") && isLabel(first, lexicon))
    return `${first}: ${second}`;
  return cells.join(" ");
}
