import { partForms } from "../../schema/fold-text.js";
import { FILTER_MAX, LOG_KEY_MAX, LOG_WORD_KEYS_MAX, LOG_WORDS_MAX } from "../../schema/limits.js";
import { filterPattern, likeLiteral } from "../database/page.js";
import { IS_FOLDED } from "../database/word-query.js";
import { allOf, type AddParameter, type Condition } from "../database/statement.js";
import { checkText, invalid } from "../platform/validation.js";
import type { LogWordWhere } from "./log.input.js";
import { TERM_PLACEHOLDERS, TEXT_PLACEHOLDERS } from "./sentences.js";

/** A text that entries have to hold, and the keys of sentences and terms that contain it. */
interface SoughtText {
  readonly text: string;
  /** The searched part: the whole English entry, or only the parts that are the same in every language. */
  readonly place: "ENTRY" | "FACTS";
  readonly sentences: readonly string[];
  readonly terms: readonly string[];
  readonly isInUndone: boolean;
}

/** The texts that an entry has to hold, all of them; never empty. */
export type LogFilter = readonly SoughtText[];

/** The range of matching entries to read. */
interface Reading {
  readonly ownerId: string;
  /** Further conditions; null demands nothing. */
  readonly range: readonly (Condition | null)[];
  /** The maximum number; the newest are read. */
  readonly most: number;
  /** True while the words of some entries are stored by the fold of before. */
  readonly hasOldWords: boolean;
}

/** The number of newest entries read without the index: a frequent text fills its page from them. */
const NEWEST = 2_000;
/** The length of a span of the index in seconds; the migration has the same figure. */
const SPAN_SECONDS = 2_592_000;
/** An index of the words of entries, and how a text is written in it. */
interface WordIndex {
  readonly condition: string;
  readonly words: string;
  /** Returns the spellings of a text; an entry in the index holds one of those of each text that it holds. */
  readonly formsOf: (sought: SoughtText) => readonly string[];
}

const FOLDED: WordIndex = {
  condition: `r.${IS_FOLDED}`,
  words: "entry_words(r.owner_id, r.date, r.entry, r.sentence)",
  // A part of the entry as it is written has the spelling of the entry.
  formsOf: ({ text, place }) => (place === "ENTRY" ? partForms(text).slice(0, 1) : partForms(text)),
};
/** The index of the fold of before, which knows lower case alone. */
const OLD: WordIndex = {
  condition: "r.folds is null",
  words: "log_words(r.owner_id, r.date, r.entry, r.sentence)",
  formsOf: ({ text }) => [text.toLowerCase()],
};
/** An entry that has another form when it is folded than in lower case. */
const IS_SPELLED = "~ '[^\\u0001-\\u007f]|[''`.&-]'";
/** The prefix of the words of the index that are not part of a text. */
const KEY_SIGN = "\u0001";
/**
 * The most groups of characters looked up for a part of a text; found entries are compared with the whole text. With
 * eight, frequent texts took two and a half times as long, and rare ones were not found faster.
 */
const GROUPS_MAX = 3;
const GROUP_LENGTH = 3;

/** Returns the texts that entries have to hold; null for none. Throws VALIDATION naming the field and its rule. */
export function logFilterOf(
  filter: string | null | undefined,
  words: readonly LogWordWhere[] | null | undefined,
): LogFilter | null {
  const none = { sentences: [], terms: [], isInUndone: false };
  checkCount("where.words", words ?? [], LOG_WORDS_MAX);
  checkWordCount(filter ?? "", words ?? []);
  const whole = filterPattern(filter) === null ? [] : [{ ...none, text: filter ?? "", place: "ENTRY" as const }];
  const all = [...whole, ...checkWords(words ?? [])];
  return all.length === 0 ? null : all;
}

function checkWords(words: readonly LogWordWhere[]): readonly SoughtText[] {
  return words.map(({ text, sentences, terms, isInUndone }) => {
    if (checkText("where.words.text", text, FILTER_MAX).trim() === "")
      throw invalid("where.words.text", "required", "say the word.");
    return {
      text,
      place: "FACTS",
      sentences: checkKeys("where.words.sentences", sentences ?? []),
      terms: checkKeys("where.words.terms", terms ?? []),
      isInUndone: isInUndone ?? false,
    };
  });
}

function checkKeys(field: string, keys: readonly string[]): readonly string[] {
  checkCount(field, keys, LOG_WORD_KEYS_MAX);
  for (const key of keys) checkText(field, key, LOG_KEY_MAX);
  return keys;
}

/** Texts are looked up word by word, so that what limits the words limits those of all texts together. */
function checkWordCount(filter: string, words: readonly LogWordWhere[]): void {
  const inFilter = wordCount(filter);
  const count = words.reduce((sum, { text }) => sum + wordCount(text), inFilter);
  if (count <= LOG_WORDS_MAX) return;
  const field = inFilter > LOG_WORDS_MAX ? "filter" : "where.words.text";
  const text = `at most ${LOG_WORDS_MAX} words in filter and where.words together, these are ${count}.`;
  throw invalid(field, "maxWords", text);
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

/** Returns the parts of a text that are looked up, cut as the index cuts entries: other white space is a character. */
function partsOf(text: string): readonly string[] {
  return text.split(" ").filter((part) => part !== "");
}

function checkCount(field: string, items: readonly unknown[], max: number): void {
  if (items.length > max) throw invalid(field, "maxLength", `at most ${max}, these are ${items.length}.`);
}

/**
 * Returns the SQL that selects the ids of the newest matching entries, newest first. It reads the newest entries one by
 * one, and only then the index, span by span, until it has as many as are asked for: neither a frequent text nor a rare
 * one makes it read the whole log.
 */
export function selectMatches(
  filter: LogFilter,
  { ownerId, range, most, hasOldWords }: Reading,
  add: AddParameter,
): string {
  const owned = `r.owner_id = $1 and ${allOf(range, add)}`;
  const matches = filter.map((sought) => matchOf(sought, add)).join(" and ");
  const newest = "order by r.date desc, r.id desc";
  const limit = `limit ${add(most)}`;
  const span = `floor(date_part('epoch', r.date) / ${SPAN_SECONDS})::integer`;
  const start = `to_timestamp(spans.number * ${SPAN_SECONDS}::double precision)`;
  const ownedSpan = `(${add(`'${KEY_SIGN}${ownerId}`)} || spans.number || '''')::tsquery`;
  const indexed = (hasOldWords ? [FOLDED, OLD] : [FOLDED]).map((index) => {
    // One condition for each text: the index skips what is in the list of one text and not in that of another.
    const holds = [...queriesOf(filter, index, add), ownedSpan].map((query) => `${index.words} @@ ${query}`);
    return `select r.* from log_entry r where ${[index.condition, ...holds].join(" and ")}`;
  });
  // "offset 0" keeps the planner from reading an index of the owner's entries, all of them, beside that of the words.
  return `with recursive last_read as (
      select r.date, r.id from log_entry r where ${owned} ${newest} offset ${NEWEST - 1} limit 1
    ), spans (number) as (
      select ${span} from last_read r
      union all
      select (select ${span} from log_entry r where ${owned} and r.date < ${start} ${newest} limit 1)
        from spans where spans.number is not null
    )
    select id from (
      (select r.id from (select r.* from log_entry r where ${owned} ${newest} limit ${NEWEST}) r where ${matches} ${limit})
      union all
      (select found.id from last_read, spans, lateral (
        select r.id from (
          ${indexed.join(" union all ")} offset 0
        ) r where ${owned} and (r.date, r.id) < (last_read.date, last_read.id) and ${matches} ${newest} ${limit}
      ) found where spans.number is not null)
    ) matching ${limit}`;
}

/** Returns the condition that an entry holds a text. The English entry holds the facts too, and compares faster. */
function matchOf({ text, place, sentences, terms, isInUndone }: SoughtText, add: AddParameter): string {
  const fact = (name: string): string => `r.sentence #>> '{facts,${name}}'`;
  const inEntry = place === "ENTRY" ? `r.entry ilike ${add(likeLiteral(text))}` : holdsForm("r.entry", text, add);
  const inFacts = (): string => TEXT_PLACEHOLDERS.map((name) => holdsForm(fact(name), text, add)).join(" or ");
  const ways = [place === "ENTRY" ? inEntry : `${inEntry} and (r.sentence is null or ${inFacts()})`];
  if (sentences.length > 0) ways.push(`r.sentence ->> 'key' = any(${add(sentences)}::text[])`);
  if (terms.length > 0) {
    const anyTerm = `any(${add(terms)}::text[])`;
    ways.push(...TERM_PLACEHOLDERS.map((name) => `${fact(name)} = ${anyTerm}`));
  }
  if (isInUndone) ways.push("(r.sentence ->> 'undone')::integer > 0");
  // Without a sentence, a comparison with its parts is null, which has the effect of false here.
  return `(${ways.join(" or ")})`;
}

/** Returns the condition that a text holds a part in any spelling. Most texts have one, which is compared faster. */
function holdsForm(sql: string, part: string, add: AddParameter): string {
  const spelled = partForms(part);
  if (spelled.length === 0) return `${sql} ilike ${add(likeLiteral(part))}`;
  const forms = `any(${add(spelled.map(likeLiteral))}::text[])`;
  return `case when ${sql} ${IS_SPELLED} then folded_entry(${sql}) like ${forms} else ${sql} ilike ${forms} end`;
}

/**
 * Returns the queries of the index that every match fulfils, as SQL. Texts of one or two characters are looked up only
 * where there is no longer one: entries with them are many, and their lists long.
 */
function queriesOf(filter: LogFilter, index: WordIndex, add: AddParameter): readonly string[] {
  const isLong = (part: string): boolean => Array.from(part).length >= GROUP_LENGTH;
  const forms = filter.map((sought) => index.formsOf(sought).map(partsOf));
  const areLong = forms.some((each) => each.every((parts) => parts.some(isLong)));
  return filter.flatMap((sought, at) => {
    const looked = (forms[at] ?? []).map((parts) => parts.filter((part) => !areLong || isLong(part)));
    // A form without a part that is looked up may be in any entry.
    if (looked.length === 0 || looked.some((parts) => parts.length === 0)) return [];
    const words = looked.map((parts) => wordsOf(parts, areLong, add)).join(" || ' | ' || ");
    return [`(select (${words} || ${add(keysOf(sought))})::tsquery)`];
  });
}

/** Returns the groups of the characters of parts, joined by "and"; parts that are shorter than a group begin one. */
function wordsOf(parts: readonly string[], areLong: boolean, add: AddParameter): string {
  const quoted = (word: string): string => `'''' || replace(replace(${word}, '\\', '\\\\'), '''', '''''') || ''''`;
  const list = `unnest(${add(parts)}::text[]) as parts (part)`;
  if (!areLong) return `(select string_agg(${quoted("lower(part)")} || ':*', ' & ') from ${list})`;
  const starts = `generate_series(1, length(part) - ${GROUP_LENGTH - 1}, 1 + (length(part) - ${GROUP_LENGTH}) / ${GROUPS_MAX}) as start`;
  return `(select string_agg(${quoted(`substr(lower(part), start, ${GROUP_LENGTH})`)}, ' & ') from ${list}, ${starts})`;
}

/** Returns the keys of a text in the index besides its characters, as the end of an "or". */
function keysOf({ sentences, terms, isInUndone }: SoughtText): string {
  const keys = [...sentences, ...terms, ...(isInUndone ? ["undone"] : [])];
  return keys.map((key) => ` | '${KEY_SIGN}${key.replace(/[\\']/g, "$&$&")}'`).join("");
}
