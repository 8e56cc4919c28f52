import { LOG_WORD_MAX, LOG_WORDS_MAX } from "../../schema/limits.js";
import type { Condition } from "../database/statement.js";
import { checkTexts, refuse } from "../validation.js";
import { TERM_FACTS, TEXT_FACTS } from "./sentences.js";

/** How a person reads one sentence of the log, or one step or phase in it. */
export interface LogWord {
  readonly key: string;
  readonly text: string;
}

/** The key of what stands before a sentence that was taken back. */
const UNDONE = "log.undone";

/** The words by their keys, as JSON. Throws VALIDATION. */
export function wordsParameter(words: readonly LogWord[] | null | undefined): string | null {
  if (words == null) return null;
  if (words.length > LOG_WORDS_MAX) {
    refuse([
      { field: "words", rule: "maxLength", message: `words: at most ${LOG_WORDS_MAX}, these are ${words.length}.` },
    ]);
  }
  for (const { key, text } of words)
    checkTexts({ "words.key": [key, LOG_WORD_MAX], "words.text": [text, LOG_WORD_MAX] });
  return JSON.stringify(Object.fromEntries(words.map(({ key, text }) => [key, text])));
}

/**
 * A line as the person reads it, in SQL: its sentence in the words of the JSON parameter, which is written down as
 * `parameter`. The English line where there are no words, or no sentence.
 */
function lineAsRead(parameter: string): string {
  const words = `${parameter}::jsonb`;
  const sentence = `${words} ->> (sentence ->> 'key')`;
  const withTerms = TERM_FACTS.reduce(
    (line, name) => `replace(${line}, '{${name}}', coalesce(${words} ->> (sentence #>> '{facts,${name}}'), ''))`,
    sentence,
  );
  const filled = TEXT_FACTS.reduce(
    (line, name) => `replace(${line}, '{${name}}', coalesce(sentence #>> '{facts,${name}}', ''))`,
    withTerms,
  );
  const before = `repeat(coalesce(${words} ->> '${UNDONE}', ''), coalesce((sentence ->> 'undone')::integer, 0))`;
  return `coalesce(${before} || ${filled}, entry)`;
}

/** Returns the condition that an entry holds the pattern as the person reads it; null without a pattern. */
export function readsLike(pattern: string | null, words: string | null): Condition | null {
  if (pattern === null) return null;
  return (add) => `${words === null ? "entry" : lineAsRead(add(words))} ilike ${add(pattern)}`;
}
