import { IS_FOLDED, ownedQuerySql, wordsSql } from "../database/word-query.js";
import type { RecordDefinition } from "../record/record-definition.js";

/** The kinds that are searched, by their texts. */
export type Searched = Pick<RecordDefinition, "kind" | "entity" | "list" | "search">;

/** Returns the texts by which the records of a kind are searched. */
export function searchedTexts({ kind, search }: Pick<RecordDefinition, "kind" | "search">): string {
  if (search === undefined) throw new Error(`${kind} is not searched.`);
  return search.texts;
}

/**
 * Returns the statement of the rows of a table that hold the words of `asked`. `withOld`: also those whose words are stored as
 * before, by the fold of before.
 */
export function selectWorded(
  columns: string,
  from: string,
  { names, texts, withOld }: { readonly names: string; readonly texts: string; readonly withOld: boolean },
): string {
  const old = ` union all select ${columns} from ${from} folds is null and owned_words(owner_id, ${texts}) @@ asked.old_words`;
  return `select ${columns} from ${from} ${IS_FOLDED} and ${wordsSql({ names, texts })} @@ asked.words${withOld ? old : ""}`;
}

/**
 * Returns the columns of what was asked for: $2 is the text, `folded` and `query` are placeholders of the folded text and the
 * query of its words.
 */
export function askedSql({ folded, query, withOld }: { folded: string; query: string; withOld: boolean }): string {
  const beginnings = `(select string_agg('''' || word || ''':*', ' & ') from unnest(tsvector_to_array(search_words($2))) as word)`;
  const old = `, ('''@' || $1::uuid || ''' & ' || ${beginnings})::tsquery as old_words`;
  return `lower(trim($2)) as typed, ${folded}::text as folded, ${query}::tsquery as typed_words,
    ${ownedQuerySql(`${query}::text`)} as words${withOld ? old : ""}`;
}

/**
 * Returns the condition that a word of the text begins with what was typed; cheap, as it is evaluated for every result: only
 * texts with letters beyond ASCII are folded.
 */
export function isNamedSql(text: string): string {
  const folded = `' ' || fold_letters(${text}, false)`;
  return `(strpos(' ' || lower(${text}), ' ' || asked.typed) > 0
    or ${text} ~ '[^\\u0001-\\u007f]' and strpos(${folded}, ' ' || asked.folded) > 0)`;
}
