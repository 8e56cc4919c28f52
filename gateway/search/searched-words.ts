import type { RecordDefinition } from "../record/record-definition.js";

/** Returns the texts by which the records of a kind are searched. */
export function searchedTexts({ kind, search }: Pick<RecordDefinition, "kind" | "search">): string {
  if (search === undefined) throw new Error(`${kind} is not searched.`);
  return search.texts;
}

const BEGINNINGS = `(select string_agg('''' || word || ''':*', ' & ') from unnest(tsvector_to_array(search_words($2))) as word)`;

/** The words of $2 as a query of texts, each the beginning of a word; null when there are none. */
export const TYPED_WORDS = `${BEGINNINGS}::tsquery`;

/**
 * The same as a query of `owned_words`. The owner is one of the words, so the index alone finds a person's rows, without
 * statistics that an embedded database would not have.
 */
export const OWNED_WORDS = `('''@' || $1::uuid || ''' & ' || ${BEGINNINGS})::tsquery`;

/** Returns the condition that a word of the text begins with what was typed; cheap, as it is evaluated for every result. */
export function isNamedSql(text: string): string {
  return `strpos(' ' || lower(${text}), ' ' || asked.typed) > 0`;
}
