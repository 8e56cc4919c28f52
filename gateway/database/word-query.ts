import { FOLD_VERSION } from "../../schema/fold-letters.js";
import { typedWords, type TypedWord } from "../../schema/fold-text.js";

/** The prefix of the words that are the ends of words of names; no text can hold it. */
const NAME_SIGN = "\u0001";

/** What follows a word of a query: its beginning is enough, or all of it is meant. */
type WordEnd = ":*" | "";

/** The words by which the rows of a table are found, in SQL over its table without an alias. */
export interface WordTexts {
  /** The columns of its name, in which a filter finds parts of words. */
  readonly names: string;
  /** The columns in which a search finds beginnings of words. */
  readonly texts: string;
}

/** Returns the words of a row, exactly as its index has them; only rows whose words are folded are in it, see `IS_FOLDED`. */
export function wordsSql({ names, texts }: WordTexts): string {
  return `record_words(owner_id, array[${names}], array[${texts}])`;
}

/** Returns the words by whose beginnings a row is found, exactly as the index of its name has them. */
export function nameStartsSql(named: string): string {
  return wordsSql({ names: "null::text", texts: named });
}

/** Returns the words of the name of a row alone; worked out for the row. */
export function nameWordsSql({ names }: Pick<WordTexts, "names">): string {
  return `record_words(owner_id, array[${names}], '{}')`;
}

/** The condition of the indexes of words. */
export const IS_FOLDED = `folds = ${FOLD_VERSION}`;

/** Returns the query of the texts that hold the typed words, each by its beginning or whole; null when nothing but signs was typed. */
export function textQuery(typed: readonly TypedWord[], end: WordEnd = ":*"): string | null {
  return queryOf(typed, "", end);
}

/** Returns the query of the names that hold the typed words, each as a part of a word; null when nothing but signs was typed. */
export function nameQuery(typed: readonly TypedWord[]): string | null {
  return queryOf(typed, NAME_SIGN, ":*");
}

/**
 * Returns a query as SQL that demands the owner, too. It is one of the words of each row, so the index alone finds a person's
 * rows, without statistics that an embedded database would not have.
 */
export function ownedQuerySql(query: string): string {
  return `('''@' || $1::uuid || ''' & ' || ${query})::tsquery`;
}

/** Returns the statement of the ids and owners of the rows of a table that the index of words finds for a query, in SQL. */
export function foundByWords(table: string, texts: WordTexts, query: string): string {
  return `select id, owner_id from ${table} where ${IS_FOLDED} and ${wordsSql(texts)} @@ ${ownedQuerySql(query)}`;
}

/**
 * Returns the statement of the ids of no more than so many of the person's rows that another statement finds, with their
 * owners. The owner is outside of the limit, which keeps the index of the words from being passed by for one of the owner.
 */
export function ownedIds(found: string, most: number): string {
  return `select id from (${found} limit ${most}) as found where owner_id = $1`;
}

/** Returns what is searched for in SQL, for statements that are built anew each time. */
export function typedQuery(text: string): string | null {
  return textQuery(typedWords(text));
}

function queryOf(typed: readonly TypedWord[], sign: string, end: WordEnd): string | null {
  if (typed.length === 0) return null;
  const word = (part: string): string => `'${sign}${part.replace(/[\\']/g, "$&$&")}'${end}`;
  const ways = typed.map((each) => each.map((way) => `(${way.map(word).join(" & ")})`).join(" | "));
  return `(${ways.map((way) => `(${way})`).join(" & ")})`;
}
