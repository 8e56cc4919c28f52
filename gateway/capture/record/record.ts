import { anyRecordWord } from "../languages/all-words.js";
import { isPlaceholder } from "../languages/placeholder.js";
import { informationIn } from "../page/information.js";
import { isPlausible, readKey, type KeyReading } from "./key-labels.js";
import { collectLeaves, simpleKey, type Leaf } from "./leaves.js";
import { isObject, structuresIn, type Json } from "./tolerant-json.js";
import type { RecordSlot } from "../languages/record-words.js";
import { readPayObject } from "./pay-object.js";
import { RECORD_KEYS } from "./record-fields.js";

/** A record of one job, read into slots; texts are unchanged, HTML and escapes included. */
export type JobRecord = Readonly<Partial<Record<RecordSlot, string>>>;

const TITLE_KEY = new RegExp(
  String.raw`^(?:job|position|posting|vacancy|offer)?(?:title|name|headline)$|^\w*(?:${anyRecordWord("titleEndings")})$|^(?:${anyRecordWord("titleKeys")})$`,
);
const TEXT_KEY = new RegExp(`desc|content|body|text|responsib|requirem|${anyRecordWord("textKeys")}`);
const CONTACT_PATH = new RegExp(String.raw`(?:^|\.)(?:${anyRecordWord("contactKeys")})(?:\.|$)`);
/** The least text that describes a job, and that is a sentence. */
const PROSE_MIN = 120;
const SENTENCE_MIN = 60;
const SENTENCE_WORDS = 8;
/** The keys of a record that are read by their words; a job has some tens. */
const UNKNOWN_KEYS_MAX = 200;
const MARKUP = /<(?:p|li|ul|br|h\d)\b/i;
const MARKUP_DEPTH_MAX = 4;

/** How far a record is trusted to be one of a job. */
export interface RecordReading {
  /** True: entries with unknown keys are read by the words in them. */
  readonly byWords?: boolean;
  /** True: a title may be absent where there is text enough. */
  readonly mayLackTitle?: boolean;
  /** True for the beginning of a record that is known to be a job: any slot is enough. */
  readonly isPart?: boolean;
}

/** Reads an object that describes one job; null when it has no title, or nothing to describe it. */
export function readRecord(value: Json, reading: RecordReading = {}): JobRecord | null {
  const { byWords = false, mayLackTitle = false, isPart = false } = reading;
  const leaves = collectLeaves(value);
  const slots: Partial<Record<RecordSlot, string>> = {};
  // The keys of a typed constant are its slots.
  const names = Object.keys(RECORD_KEYS) as RecordSlot[];
  for (const slot of names) {
    const found = pick(slot, leaves);
    if (found !== null) slots[slot] = found;
  }
  if (byWords) {
    if (slots.salary === undefined && slots.salaryMin === undefined) Object.assign(slots, readPayObject(leaves));
    readUnknownKeys(slots, leaves);
  }
  if (slots.title === undefined && !mayLackTitle && !isPart) return null;
  const parts = headedParts(value);
  if (parts.length > 0) slots.description = withParts(slots.description ?? "", parts);
  const whole = withMarkup(slots, leaves) ?? unknownText(leaves, Object.values(slots), byWords);
  if (whole !== undefined) slots.description = whole;
  if (isPart) return Object.keys(slots).length > 0 ? slots : null;
  const isJob =
    slots.description !== undefined || slots.requirements !== undefined || slots.responsibilities !== undefined;
  return isJob &&
    (slots.company !== undefined ||
      slots.place !== undefined ||
      slots.city !== undefined ||
      slots.term !== undefined ||
      informationIn(slots.description ?? "") > 200)
    ? slots
    : null;
}

// Slots that no known key holds are read by the words of the keys: those that name nothing else first.
function readUnknownKeys(slots: Partial<Record<RecordSlot, string>>, leaves: readonly Leaf[]): void {
  const known = new Set(Object.values(slots));
  const hasPlace = slots.place !== undefined || slots.city !== undefined;
  const readings = new Map<string, KeyReading | null>();
  for (const { words } of leaves)
    if (!readings.has(words) && readings.size < UNKNOWN_KEYS_MAX) readings.set(words, readKey(words));
  for (const isWhole of [true, false])
    for (const { words, value } of leaves) {
      const reading = readings.get(words);
      const text = value.trim();
      if (!reading || reading.isWhole !== isWhole || slots[reading.slot] !== undefined || known.has(value)) continue;
      if (reading.slot === "place" && hasPlace) continue;
      if (suits(reading.slot, text) && isPlausible(reading.slot, text)) slots[reading.slot] = text;
    }
}

// Some systems keep a description as a list of headed parts; together they are the whole of it.
function headedParts(root: Json): { heading: string; content: string }[] {
  const parts: { heading: string; content: string }[] = [];
  const visit = (value: Json, depth: number) => {
    if (depth > 5 || parts.length >= 20 || value === null || typeof value !== "object") return;
    if (isObject(value)) {
      const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
      const heading = texts.find(
        ([key, text]) =>
          /^(?:title|name|heading|header|label|text)$/i.test(key) &&
          text.length >= 2 &&
          text.length <= 80 &&
          !/[<>]/.test(text),
      );
      const content = texts.find(
        ([key, text]) =>
          key !== heading?.[0] && /^(?:content|value|text|body|html|description)$/i.test(key) && text.length >= 20,
      );
      if (depth > 1 && heading && content) return void parts.push({ heading: heading[1], content: content[1] });
      for (const child of Object.values(value)) visit(child, depth + 1);
    } else for (const child of value.slice(0, 40)) visit(child, depth + 1);
  };
  visit(root, 0);
  return parts;
}

// Where no known key holds the description, the longest text is the best evidence; in a feed, all sentences are.
function unknownText(leaves: readonly Leaf[], known: readonly string[], isFeed: boolean): string | undefined {
  const knownText = known.join("\n");
  const prose = leaves
    .filter(({ value }) => isProse(value) && !knownText.includes(value.trim()))
    .map(({ value }) => value);
  const longest = prose.reduce((best, value) => (value.length > best.length ? value : best), "");
  if (longest.length < PROSE_MIN) return undefined;
  if (!isFeed) return longest;
  return prose.some((value) => MARKUP.test(value))
    ? prose.map((value) => `<div>${value}</div>`).join("")
    : prose.join("\n\n");
}

function isProse(value: string): boolean {
  return value.length >= SENTENCE_MIN && value.split(/\s+/).length >= SENTENCE_WORDS;
}

// Other markup in a record is text for readers, under any key.
function withMarkup(slots: JobRecord, leaves: readonly Leaf[]): string | undefined {
  const known = Object.values(slots).join("\n");
  const more = leaves.filter(
    ({ value, depth }) =>
      depth <= MARKUP_DEPTH_MAX && MARKUP.test(value) && value.length >= 60 && !known.includes(value),
  );
  const added = more.filter(({ value }) => !isKnown(value, known)).map(({ value }) => `<div>${value}</div>`);
  return added.length === 0 ? slots.description : [slots.description ?? "", ...added].join("");
}

// A record may hold the same text twice, plain and as markup.
function isKnown(markup: string, known: string): boolean {
  const words = (text: string) =>
    text
      .replace(/<[^<>]*>/g, " ")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return words(known).includes(words(markup).slice(0, 120));
}

function withParts(description: string, parts: readonly { heading: string; content: string }[]): string {
  const isPart = parts.some(({ content }) => content === description);
  const asHtml = /<\w/.test(description) ? description : `<p>${description.replace(/\n/g, "<br>")}</p>`;
  const opening = isPart || description === "" ? "" : asHtml;
  const own = parts.filter(({ content }) => isPart || !description.includes(content));
  return opening + own.map(({ heading, content }) => `<h3>${heading}</h3><div>${content}</div>`).join("");
}

/** Finds the objects in a larger structure that look like one job each, largest text first. */
export function findJobObjects(root: Json, nodesMax = 60_000): { readonly [key: string]: Json }[] {
  const found: { object: { readonly [key: string]: Json }; size: number }[] = [];
  const queue: Json[] = [root];
  for (let at = 0; at < queue.length && at < nodesMax; at += 1) {
    const node = queue[at];
    if (node === undefined) continue;
    if (isObject(node)) {
      const size = jobTextSize(node);
      if (size > 0) found.push({ object: node, size });
    }
    for (const child of structuresIn(node)) queue.push(child);
  }
  return found.sort((a, b) => b.size - a.size).map(({ object }) => object);
}

/** Returns how much an object tells of a job that it names itself; 0 where it names none, or hardly describes it. */
export function jobTextSize(node: { readonly [key: string]: Json }): number {
  let hasTitle = false;
  let size = 0;
  for (const [key, value] of Object.entries(node)) {
    const name = simpleKey(key);
    if (typeof value === "string") {
      if (TITLE_KEY.test(name) && value.length >= 3 && value.length <= 200) hasTitle = true;
      if (TEXT_KEY.test(name)) size += informationIn(value);
    } else if (isObject(value) && /desc|content|jobad|sections|adtext/.test(name))
      size += Math.min(JSON.stringify(value).length, 20_000);
  }
  return hasTitle && size >= 200 ? size : 0;
}

function pick(slot: RecordSlot, leaves: readonly Leaf[]): string | null {
  let best: { value: string; rank: number } | null = null;
  RECORD_KEYS[slot].forEach((pattern, order) => {
    for (const leaf of leaves) {
      if (!pattern.test(leaf.path) || !suits(slot, leaf.value)) continue;
      if (slot === "title" && CONTACT_PATH.test(leaf.path)) continue;
      // An authority names itself as a department ("Department of Parks"); "Product" is one inside a company.
      if (slot === "company" && leaf.path.endsWith("department") && !leaf.value.trim().includes(" ")) continue;
      const rank = order + leaf.depth * 6;
      if (best === null || rank < best.rank) best = { value: leaf.value.trim(), rank };
    }
  });
  const found = best as { value: string; rank: number } | null; // assigned inside the callback
  if (slot !== "term") return found?.value ?? null;
  // Hours, duration and kind of contract often have entries of their own.
  const all = leaves.filter(
    (leaf) => RECORD_KEYS.term.some((pattern) => pattern.test(leaf.path)) && suits(slot, leaf.value),
  );
  return all.length === 0 ? null : [...new Set(all.map((leaf) => leaf.value.trim()))].slice(0, 5).join(", ");
}

function suits(slot: RecordSlot, value: string): boolean {
  const text = value.trim();
  if (text === "" || isPlaceholder(text)) return false;
  switch (slot) {
    case "description":
      return text.length >= 40;
    case "responsibilities":
    case "requirements":
    case "perks":
      return text.length >= 15;
    case "salaryMin":
    case "salaryMax":
      return /\d/.test(text) && Number(text.replace(/[^\d.]/g, "")) > 0;
    case "published":
    case "deadline":
      return /\d/.test(text) && text.length <= 60;
    case "title":
      return /\p{L}{2}/u.test(text) && text.length <= 220 && !/^https?:/.test(text);
    case "company":
    case "agency":
    case "place":
    case "city":
      return /\p{L}/u.test(text) && text.length <= 120 && !/^https?:/.test(text);
    default:
      return text.length <= 160;
  }
}
