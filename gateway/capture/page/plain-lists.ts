import { isKnownHeading } from "../languages/headings.js";
import { labelName } from "../languages/label-name.js";
import type { Lexicon } from "../languages/lexicon.js";
import type { LineDraft } from "./advert.js";

/** The number of items from which lines form a list. */
export const ITEMS_MIN = 3;
const ITEM_MAX = 200;
const ANNOUNCEMENT_MAX = 120;

/** Below a heading in no known wording, the lines of a list are longer than the names and facts below a title. */
const UNKNOWN_HEADING_MAX = 50;
const UNKNOWN_HEADING_WORDS = 7;
const TELLING_LENGTH = 35;

/** Marks the lines of a list whose marks were lost in copying: capitalised lines below an announcement, no blank line between. */
export function markPlainLists(drafts: readonly LineDraft[], lexicon: Lexicon): readonly LineDraft[] {
  const marked = [...drafts];
  for (let at = 0; at + ITEMS_MIN < drafts.length; at += 1) {
    const line = drafts[at];
    if (line === undefined) continue;
    const isAnnounced = announces(line, lexicon);
    if (!isAnnounced && !mayHead(line, drafts[at - 1])) continue;
    const end = endOfList(drafts, at + 1, lexicon);
    if (end - at - 1 < ITEMS_MIN || (!isAnnounced && !tellsItems(drafts.slice(at + 1, end)))) continue;
    for (let item = at + 1; item < end; item += 1) {
      const draft = drafts[item];
      if (draft !== undefined) marked[item] = { ...draft, kind: "item" };
    }
    at = end - 1;
  }
  return marked;
}

function announces({ kind, text }: LineDraft, lexicon: Lexicon): boolean {
  if (kind === "item" || text.length > ANNOUNCEMENT_MAX) return false;
  return /[:：]$/.test(text) || isKnownHeading(text, lexicon);
}

// The name below "Best regards," signs, whatever stands below it.
function mayHead({ kind, text, gap }: LineDraft, before: LineDraft | undefined): boolean {
  return (
    before?.text.endsWith(",") !== true &&
    kind !== "item" &&
    gap &&
    text.length <= UNKNOWN_HEADING_MAX &&
    text.split(" ").length <= UNKNOWN_HEADING_WORDS &&
    !/[.,;!]$/.test(text)
  );
}

/** Returns true when most of the items say more than a name or a fact. */
export function tellsItems(items: readonly Pick<LineDraft, "text">[]): boolean {
  return items.filter(({ text }) => text.length >= TELLING_LENGTH).length * 2 >= items.length;
}

function endOfList(drafts: readonly LineDraft[], first: number, lexicon: Lexicon): number {
  let end = first;
  for (let at = first; at < drafts.length; at += 1) {
    const draft = drafts[at];
    if (draft === undefined || draft.isJoined === true || (at > first && draft.gap) || !isItem(draft, lexicon)) break;
    end = at + 1;
  }
  return end;
}

// A line that begins small goes on with the sentence above it.
function isItem({ kind, text }: LineDraft, lexicon: Lexicon): boolean {
  if (kind !== "text" || text.length > ITEM_MAX || !/^[\p{Lu}\p{N}"„“«(¡¿]/u.test(text) || /[:：]$/.test(text))
    return false;
  const label = /^([^:]{2,40}):\s/.exec(text)?.[1];
  return !isKnownHeading(text, lexicon) && (label === undefined || labelName(label, lexicon) === null);
}
