import { IS_FOLDED, ownedQuerySql } from "../database/word-query.js";

/** What of a row is searched for the words. */
export interface SoughtWords {
  /** Its words, exactly as their index has them. */
  readonly words: string;
  /** The columns whose words were stored before. */
  readonly texts: string;
  /** Also rows whose words are stored as before, by the fold of before. */
  readonly withOld: boolean;
}

/**
 * Returns the statement of the rows of a table, `r`, that hold the words of `asked` and fulfil a condition. Each table is read for itself: joined with `asked`, PostgreSQL at times
 * takes the index for its condition alone, and folds the words of every row of everybody.
 */
export function selectWorded(
  columns: string,
  { table, condition = "true" }: { readonly table: string; readonly condition?: string },
  { words, texts, withOld }: SoughtWords,
): string {
  const select = (holds: string): string => `select ${columns} from asked cross join lateral (
      select * from ${table} r where ${condition} and ${holds} offset 0) as r`;
  const old = ` union all ${select(`folds is null and owned_words(owner_id, ${texts}) @@ asked.old_words`)}`;
  return `${select(`${IS_FOLDED} and ${words} @@ asked.words`)}${withOld ? old : ""}`;
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
