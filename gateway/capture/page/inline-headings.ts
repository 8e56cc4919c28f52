import type { LineDraft } from "./advert.js";
import type { SectionName } from "../languages/pack.js";
import type { Lexicon } from "../languages/lexicon.js";
import { readHeading } from "../languages/headings.js";
import { labelName } from "../languages/label-name.js";

/** The offsets of a heading inside a line, and of the words under it. */
interface Cut {
  readonly at: number;
  readonly after: number;
  /** Null for a labelled fact, which ends a section and begins none. */
  readonly section: SectionName | null;
  /** True when a sentence, or the line, ended before it. */
  readonly isApart: boolean;
}

const COLON = /\s?[:：](?=\s)/gu;
const BEFORE_COLON_MAX = 50;
const SENTENCE_END = /^.*(?:[.!?;•·|…]|\s[-–—*])\s+/su;
const WORDS_MAX = 4;
/** "Experience: two years" alone is a fact. */
const TOLD_MIN = 21;

/**
 * Splits lines of prose at a heading inside them ("... Requirements: two years. Benefits: ..."), so that
 * heading and words become lines of their own. The text of the advert is unchanged.
 */
export function splitAtHeadings(drafts: readonly LineDraft[], lexicon: Lexicon): readonly LineDraft[] {
  const lines = drafts.flatMap((draft) => (draft.kind === "text" ? splitLine(draft, lexicon) : [draft]));
  return lines.length === drafts.length ? drafts : lines;
}

/** A line as long as this, with most of the advert in it, is an advert whose lines were lost. */
const FLAT_MIN = 600;
const FLAT_SHARE = 0.6;
const BETWEEN_SENTENCES = /[.!?]+(?=\s+[\p{Lu}•*(-])/gu;
/** "e.g." and "St." end no sentence. */
const SENTENCE_MIN = 25;

/** Splits an advert that is one long line into its sentences; the text is unchanged. */
export function splitFlatText(drafts: readonly LineDraft[]): readonly LineDraft[] {
  const total = drafts.reduce((length, { text }) => length + text.length, 0);
  return drafts.flatMap((draft) =>
    draft.kind === "text" && draft.text.length >= FLAT_MIN && draft.text.length >= total * FLAT_SHARE
      ? sentencesOf(draft)
      : [draft],
  );
}

function sentencesOf(draft: LineDraft): LineDraft[] {
  const starts = [0];
  for (const { 0: mark, index } of draft.text.matchAll(BETWEEN_SENTENCES))
    if (index - (starts.at(-1) ?? 0) >= SENTENCE_MIN) starts.push(index + mark.length);
  return starts.map((start, at) => {
    const text = draft.text.slice(start, starts[at + 1]).trim();
    return at === 0 ? { ...draft, text } : { text, kind: "text", gap: false, isJoined: true };
  });
}

function splitLine(draft: LineDraft, lexicon: Lexicon): readonly LineDraft[] {
  const cuts = acceptedCuts(findCuts(draft.text, lexicon), draft.text);
  if (cuts.length === 0) return [draft];
  const places = cuts.flatMap(({ at, after, section }) => (section === null ? [at] : [at, after]));
  const starts = [...new Set([0, ...places])];
  return starts.flatMap((start, index) => {
    const text = draft.text.slice(start, starts[index + 1]).trimEnd();
    if (text === "") return [];
    return [start === 0 ? { ...draft, text } : { text, kind: "text" as const, gap: false, isJoined: true }];
  });
}

function findCuts(text: string, lexicon: Lexicon): Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (const { 0: colon, index } of text.matchAll(COLON)) {
    const cut = cutBefore(text, Math.max(from, index - BEFORE_COLON_MAX), index, lexicon);
    from = index + colon.length;
    const after = from + (text.slice(from).length - text.slice(from).trimStart().length);
    if (cut !== null) cuts.push({ ...cut, after });
  }
  return cuts;
}

/** Returns the heading that ends at a colon: all words before it in its sentence, else the last of them. */
function cutBefore(text: string, from: number, colon: number, lexicon: Lexicon): Omit<Cut, "after"> | null {
  const back = text.slice(from, colon);
  const ended = SENTENCE_END.exec(back)?.[0].length ?? (from === 0 ? 0 : null);
  if (ended !== null) {
    const words = back.slice(ended);
    const section = sectionOf(words, lexicon);
    const isFact = labelName(words, lexicon) !== null;
    if (section !== null || isFact) return { at: from + ended, section: isFact ? null : section, isApart: true };
  }
  const starts = [...back.slice(ended ?? 0).matchAll(/(?<=\s)\S/gu)].map(({ index }) => index + (ended ?? 0));
  for (const start of starts.slice(-WORDS_MAX)) {
    const section = sectionOf(back.slice(start), lexicon);
    if (section !== null) return { at: from + start, section, isApart: false };
  }
  return null;
}

function sectionOf(words: string, lexicon: Lexicon): SectionName | null {
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(words)) return null;
  const reading = readHeading(words, lexicon);
  return reading?.strength === 1 ? reading.section : null;
}

// One word before a colon may be part of its sentence; where two sections are announced, the line is a list of them.
function acceptedCuts(cuts: readonly Cut[], text: string): readonly Cut[] {
  const asked = cuts.filter(isAsked);
  if (new Set(asked.map(({ section }) => section)).size >= 2) return cuts;
  const isTold = asked.some(({ isApart, after }) => isApart && text.length - after >= TOLD_MIN);
  return isTold ? cuts.filter(({ isApart }) => isApart) : [];
}

function isAsked({ section }: Cut): boolean {
  return section === "responsibilities" || section === "requirements" || section === "perks";
}
