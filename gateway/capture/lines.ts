import type { LineDraft } from "./advert.js";
import { lexiconFor, type Lexicon } from "./lexicon.js";
import { BARE_BULLET, BULLET, NUMBERED, PICTURE_MARK } from "./marks.js";
import { isNavigation } from "./navigation.js";
import { isKnownHeading } from "./rules/headings.js";
import { isLabel } from "./rules/labels.js";
import { unwrapLines } from "./unwrap.js";

const PAGE_MARK =
  /^(?:(?:page|seite|página|pagina|sida|side|strana|strona)\s*)?\d{1,3}\s*(?:\/|of|von|de|di|van|av|z|ze)\s*\d{1,3}$/iu;
const RULE_LINE = /^[-_=*~#.\s–—]{3,}$/u;

// No word is longer; what is (a data address, a key) says nothing about a job and would slow every pattern down.
const UNBROKEN_MAX = 300;
const UNBROKEN = /[^\s]{301,}/g;

/** Reads pasted text into clean lines: wrapped lines rejoined, list marks taken off, navigation left out. */
export function readTextLines(text: string, lexicon: Lexicon = lexiconFor(null)): LineDraft[] {
  const drafts: LineDraft[] = [];
  let gap = false;
  let pendingBullet = false;

  const body = withoutQuoteMarks(withoutMailHeader(normaliseText(text).split("\n")));
  const sources = unwrapLines(body, lexicon);
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
      // Below the advert "Apply" announces how to; above it, it is a button.
      if (drafts.length > 8 && isKnownHeading(draft.text, lexicon)) drafts.push({ ...draft, kind: "heading" });
      continue;
    }
    drafts.push(draft);
    gap = false;
  }
  return drafts;
}

const MAIL_HEADER =
  /^[>\s*]*\**(?:From|To|Cc|Bcc|Sent|Date|Subject|Reply-To|Von|An|Gesendet|Datum|Betreff|De|Para|À|Envoyé|Objet|Enviado|Asunto|Assunto|Van|Aan|Verzonden|Onderwerp|Da|Inviato|Oggetto|Od|Komu|Odesláno|Předmět|Från|Till|Skickat|Ämne|Fra|Til|Sendt|Emne|Do|Wysłano|Temat)\s?:\**\s+\S/;
const SUBJECT =
  /^[>\s*]*\**(?:Subject|Betreff|Objet|Asunto|Assunto|Onderwerp|Oggetto|Předmět|Ämne|Emne|Temat)\s?:\**\s+(?:(?:fwd?|re|aw|wg|tr|rv|sv|vs|odp|doorst)\s?:\s*)*(.+)$/i;

/** A forwarded mail's header says who sent it to whom, not what the job is; only its subject stays, as the first line. */
function withoutMailHeader(lines: readonly string[]): readonly string[] {
  const top = lines.slice(0, 14);
  if (top.filter((line) => MAIL_HEADER.test(line)).length < 2 || !top.some((line) => SUBJECT.test(line))) return lines;
  return lines.flatMap((line, at) => {
    if (at >= 14) return [line];
    const subject = SUBJECT.exec(line)?.[1];
    if (subject !== undefined) return [`# ${subject}`, ""];
    return MAIL_HEADER.test(line) ||
      /^[-_ ]*(?:forwarded|original|weitergeleitet|ursprüngliche|transféré|doorgestuurd|inoltrato)/i.test(line)
      ? []
      : [line];
  });
}

const QUOTED = /^(?:\s{0,3}>)+\s?/u;

/** A mail that is quoted whole carries a mark on most lines; on a few of them it marks a list. */
function withoutQuoteMarks(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.filter((line) => QUOTED.test(line)).length < filled.length * 0.6) return lines;
  return lines.map((line) => line.replace(QUOTED, ""));
}

/** Puts text into one shape: plain line ends and spaces, no invisible characters, ligatures spelt out. */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\f|\v|\u0085/g, "\n")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]/g, "")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, " ")
    .replace(UNBROKEN, (run) => run.slice(0, UNBROKEN_MAX))
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"));
}

/** One line of prose or list: spaces single, Markdown emphasis taken off. */
export function plainLine(text: string): string {
  return text
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

// A tab or a wide space between a label and its value is how tables arrive by copy and paste.
function joinCells(line: string, lexicon: Lexicon): string {
  if (!/\t|\s{3}/.test(line)) return line;
  const cells = line.split(/\s*\t\s*|\s{3,}/).filter((cell) => cell !== "");
  const [first, second] = cells;
  if (cells.length === 2 && first && second && !first.endsWith(":") && isLabel(first, lexicon))
    return `${first}: ${second}`;
  return cells.join(" ");
}
