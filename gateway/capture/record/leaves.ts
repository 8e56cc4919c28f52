import { anyRecordWord } from "../languages/all-words.js";
import { LANGUAGES } from "../languages/languages.js";
import { keyWords } from "./key-labels.js";
import { isObject, type Json } from "./tolerant-json.js";

/** One text or number of a record. */
export interface Leaf {
  /** The keys that lead to it, as `simpleKey` writes them, joined by dots. */
  readonly path: string;
  /** The words of its key; of the key around it where its own is "name" or "value". */
  readonly words: string;
  readonly depth: number;
  readonly value: string;
}

/** Keys of the text of an entry, and of one text in several languages. */
export const VALUE_KEY = `value|text|${anyRecordWord("valueKeys")}|label|name|rendered|plain|html|cdata|${LANGUAGES.map(({ code }) => code).join("|")}`;

const IS_VALUE_KEY = new RegExp(`^(?:${VALUE_KEY})$`);
const LEAVES_MAX = 4_000;

/** Returns the texts and numbers of a record in their order; a list of them is one, separated by commas or lines. */
export function collectLeaves(root: Json): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: Json, path: string, words: string, depth: number) => {
    if (leaves.length >= LEAVES_MAX || depth > 9 || value === null) return;
    if (Array.isArray(value)) {
      const scalars = value.filter((item) => typeof item === "string" || typeof item === "number");
      if (scalars.length > 0) leaves.push({ path, words, depth, value: joined(scalars) });
      else value.slice(0, 40).forEach((item: Json) => visit(item, path, words, depth + 0.2));
    } else if (isObject(value)) {
      const pair = labelledPair(value);
      if (pair) leaves.push({ path: simpleKey(pair.label), words: keyWords(pair.label), depth, value: pair.value });
      for (const [key, child] of Object.entries(value)) {
        const step = simpleKey(key === "attributes" ? typeOf(value, key) : key);
        // { "$date": ... }, { "#text": ... } and { "en": ... } hold the value of the key around them.
        const isMark = /^[$#]/.test(key);
        const isValue = words !== "" && (isMark || IS_VALUE_KEY.test(step));
        const steps = [path, isMark ? "" : step].filter((part) => part !== "");
        visit(child, steps.join("."), isValue ? words : keyWords(key), depth + 1);
      }
    } else if (typeof value !== "object" && value !== "" && value !== false)
      leaves.push({ path, words, depth, value: String(value) });
  };
  visit(root, "", "", 0);
  return leaves;
}

/** Returns a key in lower case, letters and digits only, without its prefix. */
export function simpleKey(key: string): string {
  return key
    .replace(/^.*:/, "")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]/g, "")
    .toLowerCase();
}

function joined(scalars: readonly (string | number)[]): string {
  return scalars.join(scalars.some((item) => String(item).length > 40) ? "\n" : ", ");
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
