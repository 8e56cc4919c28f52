import { patterns } from "../languages/all-words.js";
import { fold } from "../languages/fold.js";
import { LANGUAGES } from "../languages/languages.js";
import { lexiconFor, withoutLead } from "../languages/lexicon.js";
import type { LabelName } from "../languages/pack.js";
import type { RecordSlot } from "../languages/record-words.js";
import { indexOf } from "../languages/wording-index.js";
import { termsIn } from "../rules/term.js";

/** The slot that the words of a key name, and whether they are the whole of the key. */
export interface KeyReading {
  readonly slot: RecordSlot;
  readonly isWhole: boolean;
}

const SLOTS: Readonly<Record<LabelName, RecordSlot | null>> = {
  referenceNumber: "reference",
  applicationDeadline: "deadline",
  publishedDate: "published",
  salary: "salary",
  term: "term",
  location: "place",
  recruitmentAgency: "agency",
  companyName: "company",
  jobTitle: "title",
  ignored: null,
};
const NAMES = Object.keys(SLOTS) as LabelName[]; // the keys of a typed constant
const LABELS = indexOf(
  NAMES.map((label) => [
    SLOTS[label],
    LANGUAGES.flatMap((pack) => patterns(pack.labels[label])).map(withOptionalSpaces),
  ]),
);
const WORDS_MAX = 6;
const KEY_MAX = 45;
/** Shorter words, such as "date", "id" and "type", name a slot only where they are the whole key. */
const TELLING_LENGTH = 6;
const ASKED_SLOTS = ["responsibilities", "requirements", "perks"] as const;
const ASKED = indexOf(ASKED_SLOTS.map((slot) => [slot, LANGUAGES.flatMap((pack) => patterns(pack.headings[slot]))]));

// "closingdate" is the label "closing date".
function withOptionalSpaces(pattern: string): string {
  return pattern.replace(/ (?![?*+{])/g, " ?");
}

/** Splits a key into words: "closingDate", "closing-date" and "x:closing_date" are "closing date". */
export function keyWords(key: string): string {
  return key
    .replace(/^.*:/, "")
    .replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, "$1 ")
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ")
    .toLowerCase();
}

/** Returns the slot that a key names by a label of an advert in any language; null when it names none, or several. */
export function readKey(words: string): KeyReading | null {
  if (words === "" || words.length > KEY_MAX) return null;
  for (const spelling of spellings(words)) {
    const label = labelled(spelling);
    if (label !== undefined) return label === null ? null : { slot: label, isWhole: true };
    const asked = headed(spelling);
    if (asked !== undefined) return { slot: asked, isWhole: true };
  }
  return readPart(fold(words).split(" "));
}

/** Returns true when a value can be that of a slot which was found by words alone. */
export function isPlausible(slot: RecordSlot, value: string): boolean {
  const isCode = /^\S*\d\S*$/.test(value);
  switch (slot) {
    case "title":
    case "company":
    case "agency":
    case "place":
      return value.length <= 100 && /\p{L}{2}/u.test(value) && !isCode && !/[.!?]$|[<>@]|\/\//.test(value);
    case "published":
    case "deadline":
      return /(?<!\d)20\d\d|[./-]\d\d(?!\d)|^\d{10}(?:\d{3})?$/.test(value) && value.length <= 60;
    case "reference":
      return value.length <= 40 && /\d/.test(value) && !/\s\S+\s|:\d\d/.test(value);
    case "salary":
      return /\d\d/.test(value) && value.length <= 100;
    case "term":
      return value.length <= 100 && termsIn(value, lexiconFor(null)).length > 0;
    default:
      return value.includes(" ");
  }
}

/** Returns the slot of a label; null for a label whose values are discarded; undefined for other words. */
function labelled(words: string): RecordSlot | null | undefined {
  return LABELS.find(words);
}

/** Returns the slot of a heading, with its leading words or without. */
function headed(words: string): RecordSlot | undefined {
  const found = [ASKED.find(words), ASKED.find(withoutLead(words))];
  return ASKED_SLOTS.find((slot) => found.includes(slot));
}

// Keys have no accents, so "ü" is "u" in some and "ue" in others.
function spellings(words: string): string[] {
  const folded = fold(words);
  return [...new Set([folded, folded.replace(/([aou])e/g, "$1")])];
}

/** Reads "name of employer" by "employer"; a further word of another slot makes it something else ("employer id"). */
function readPart(words: readonly string[]): KeyReading | null {
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  for (let length = words.length - 1; length > 0; length -= 1) {
    const found = new Set<RecordSlot>();
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).join(" ");
      const slot = part.length < TELLING_LENGTH ? undefined : labelled(part);
      if (slot === undefined || slot === null || slot === "title") continue;
      const others = [...words.slice(0, at), ...words.slice(at + length)].map(labelled);
      if (others.some((other) => other === null || (other !== undefined && other !== slot && other !== "title")))
        return null;
      found.add(slot);
    }
    const [slot] = found;
    if (slot !== undefined) return found.size === 1 ? { slot, isWhole: false } : null;
  }
  return null;
}
