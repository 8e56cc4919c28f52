import { anyRecordWord } from "../languages/all-words.js";
import { isPlaceholder } from "../languages/placeholder.js";
import { isObject, type Json } from "./tolerant-json.js";
import type { RecordSlot } from "../languages/record-words.js";
import { RECORD_KEYS } from "./record-fields.js";

/** A record of one job, read into slots; texts are unchanged, HTML and escapes included. */
export type JobRecord = Readonly<Partial<Record<RecordSlot, string>>>;

interface Leaf {
  readonly path: string;
  readonly depth: number;
  readonly value: string;
}

const TITLE_KEY = new RegExp(
  String.raw`^(?:job|position|posting|vacancy|offer)?(?:title|name|headline)$|^\w*(?:${anyRecordWord("titleEndings")})$|^(?:${anyRecordWord("titleKeys")})$`,
);
const TEXT_KEY = new RegExp(`desc|content|body|text|responsib|requirem|${anyRecordWord("textKeys")}`);
const LEAVES_MAX = 4_000;
const MARKUP = /<(?:p|li|ul|br|h\d)\b/i;
const MARKUP_DEPTH_MAX = 4;

/** Reads an object that describes one job; null when it has no title, or nothing to describe it. */
export function readRecord(value: Json): JobRecord | null {
  const leaves = collectLeaves(value);
  const slots: Partial<Record<RecordSlot, string>> = {};
  // The keys of a typed constant are its slots.
  const names = Object.keys(RECORD_KEYS) as RecordSlot[];
  for (const slot of names) {
    const found = pick(slot, leaves);
    if (found !== null) slots[slot] = found;
  }
  if (slots.title === undefined) return null;
  const parts = headedParts(value);
  if (parts.length > 0) slots.description = withParts(slots.description ?? "", parts);
  const whole = withMarkup(slots, leaves) ?? longestText(leaves);
  if (whole !== undefined) slots.description = whole;
  const isJob =
    slots.description !== undefined || slots.requirements !== undefined || slots.responsibilities !== undefined;
  return isJob &&
    (slots.company !== undefined ||
      slots.place !== undefined ||
      slots.city !== undefined ||
      slots.term !== undefined ||
      (slots.description?.length ?? 0) > 200)
    ? slots
    : null;
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

// In a record with unknown keys the longest text is the best evidence.
function longestText(leaves: readonly Leaf[]): string | undefined {
  const longest = leaves.reduce((best, { value }) => (value.length > best.length ? value : best), "");
  return longest.length >= 120 && longest.split(/\s+/).length >= 15 ? longest : undefined;
}

// Other markup in a record is text for readers, under any key.
function withMarkup(slots: JobRecord, leaves: readonly Leaf[]): string | undefined {
  const known = Object.values(slots).join("\n");
  const more = leaves.filter(
    ({ value, depth }) =>
      depth <= MARKUP_DEPTH_MAX && MARKUP.test(value) && value.length >= 60 && !known.includes(value),
  );
  const told = more.filter(({ value }) => !isTold(value, known)).map(({ value }) => `<div>${value}</div>`);
  return told.length === 0 ? slots.description : [slots.description ?? "", ...told].join("");
}

// A record may hold the same text twice, plain and as markup.
function isTold(markup: string, known: string): boolean {
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
  const told = parts.filter(({ content }) => isPart || !description.includes(content));
  return opening + told.map(({ heading, content }) => `<h3>${heading}</h3><div>${content}</div>`).join("");
}

/** Finds the objects in a larger structure that look like one job each, largest text first. */
export function findJobObjects(root: Json, nodesMax = 60_000): { readonly [key: string]: Json }[] {
  const found: { object: { readonly [key: string]: Json }; size: number }[] = [];
  const queue: Json[] = [root];
  for (let at = 0; at < queue.length && at < nodesMax; at += 1) {
    const node = queue[at];
    if (node === undefined || node === null || typeof node !== "object") continue;
    if (isObject(node)) {
      const size = jobTextSize(node);
      if (size > 0) found.push({ object: node, size });
    }
    for (const child of Array.isArray(node) ? node : Object.values(node))
      if (typeof child === "object" && child !== null) queue.push(child as Json); // members of Json are Json
  }
  return found.sort((a, b) => b.size - a.size).map(({ object }) => object);
}

// A job names itself and is described at length, both within reach of the same object.
function jobTextSize(node: { readonly [key: string]: Json }): number {
  let hasTitle = false;
  let size = 0;
  for (const [key, value] of Object.entries(node)) {
    const name = simpleKey(key);
    if (typeof value === "string") {
      if (TITLE_KEY.test(name) && value.length >= 3 && value.length <= 200) hasTitle = true;
      if (TEXT_KEY.test(name)) size += value.length;
    } else if (isObject(value) && /desc|content|jobad|sections|adtext/.test(name))
      size += Math.min(JSON.stringify(value).length, 20_000);
  }
  return hasTitle && size >= 200 ? size : 0;
}

function collectLeaves(root: Json): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: Json, path: string, depth: number) => {
    if (leaves.length >= LEAVES_MAX || depth > 9 || value === null) return;
    if (Array.isArray(value)) {
      const scalars = value.filter((item) => typeof item === "string" || typeof item === "number");
      if (scalars.length > 0)
        leaves.push({
          path,
          depth,
          value: scalars.join(scalars.some((item) => String(item).length > 40) ? "\n" : ", "),
        });
      else value.slice(0, 40).forEach((item: Json) => visit(item, path, depth + 0.2));
    } else if (isObject(value)) {
      const pair = labelledPair(value);
      if (pair) leaves.push({ path: simpleKey(pair.label), depth, value: pair.value });
      for (const [key, child] of Object.entries(value))
        visit(child, stepTo(path, key === "attributes" ? typeOf(value, key) : key), depth + 1);
    } else if (typeof value !== "object" && value !== "" && value !== false)
      leaves.push({ path, depth, value: String(value) });
  };
  visit(root, "", 0);
  return leaves;
}

function stepTo(path: string, key: string): string {
  return path === "" ? simpleKey(key) : `${path}.${simpleKey(key)}`;
}

// JSON:API has the type of an object beside its attributes: { type: "companies", attributes: { name } }.
function typeOf(thing: { readonly [key: string]: Json }, otherwise: string): string {
  const { type } = thing;
  return typeof type === "string" ? type.replace(/ies$/, "y").replace(/s$/, "") : otherwise;
}

// Custom fields are pairs: { fieldLabel: "Closing date", valueLabel: "2026-01-31" }.
function labelledPair(value: { readonly [key: string]: Json }): { label: string; value: string } | null {
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const label = entries.find(
    ([key, text]) => /^(?:\w*label|key|name)$/i.test(key) && !/value/i.test(key) && text.length <= 40,
  );
  const held = entries.find(([key]) => /^value\w*$/i.test(key));
  return label && held ? { label: label[1], value: held[1] } : null;
}

function pick(slot: RecordSlot, leaves: readonly Leaf[]): string | null {
  let best: { value: string; rank: number } | null = null;
  RECORD_KEYS[slot].forEach((pattern, order) => {
    for (const leaf of leaves) {
      if (!pattern.test(leaf.path) || !suits(slot, leaf.value)) continue;
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

function simpleKey(key: string): string {
  return key
    .replace(/^.*:/, "")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]/g, "")
    .toLowerCase();
}
