import { FILTER_MAX } from "../../schema/limits.js";
import { spellings, typedSigns, typedWords, type TypedWord } from "../../schema/fold-text.js";
import { tableOf } from "../database/columns.js";
import { holds } from "../database/conditions.js";
import type { Database } from "../database/database.js";
import { likeLiteral } from "../database/page.js";
import { isOneOf, ROW } from "../database/select.js";
import { allOf, type AddParameter, type Condition } from "../database/statement.js";
import {
  foundByWords,
  IS_FOLDED,
  nameQuery,
  nameWordsSql,
  ownedIds,
  ownedQuerySql,
  wordsSql,
  type WordTexts,
} from "../database/word-query.js";
import { checkText } from "../platform/validation.js";
import type { RecordDefinition } from "./record-definition.js";

type Filtered = Pick<RecordDefinition, "kind" | "entity" | "list" | "search">;

/** The most records that are found by the index and then sorted; of more, the list is read in its order, and soon has a page. */
const SORTED_MOST = 1_000;
/** A text whose words are the same in lower case as folded. */
const IS_PLAIN = "!~ '[^A-Za-z0-9 ]'";

/** The condition of a filter as rows are read and as they are counted; null: no condition. */
export interface FilterConditions {
  readonly read: Condition | null;
  readonly counted: Condition | null;
}

/**
 * Returns the condition that the name of a record holds each typed word as a part of a word, in any spelling. The index of the
 * words tells first how many there are. Signs between words are meant as they are typed, and a filter of signs alone is a part
 * of the name as it is written. Throws VALIDATION.
 */
export async function findFiltered(
  database: Database,
  ownerId: string,
  definition: Filtered,
  filter: string | null | undefined,
): Promise<FilterConditions> {
  if (filter == null) return { read: null, counted: null };
  const words = typedWords(checkText("filter", filter, FILTER_MAX));
  const query = nameQuery(words);
  if (query === null) {
    const literal = holds(definition.list.filter, filter.trim() === "" ? null : filter);
    return { read: literal, counted: literal };
  }
  const found = await database.queryOwned<{ id: string }>(ownerId, selectNamed(definition, database.hasOldWords), [
    query,
  ]);
  const signs = typedSigns(filter).map((part) => holdsAsTyped(definition.list.filter, part));
  const withSigns = (condition: Condition): Condition => {
    return (add) => allOf([condition, ...signs], add);
  };
  if (found.length <= SORTED_MOST) {
    const isFound = withSigns(isOneOf(found.map(({ id }) => id)));
    return { read: isFound, counted: isFound };
  }
  const read = withSigns(holdsWords(definition, words, query));
  const byIndex: Condition = (add) =>
    `${ROW}.${IS_FOLDED} and ${wordsSql(textsOf(definition))} @@ ${ownedQuerySql(`${add(query)}::text`)}`;
  return { read, counted: database.hasOldWords ? read : withSigns(byIndex) };
}

/** Returns the statement of the ids of the records that are found; the words of those of before are worked out. */
function selectNamed(definition: Filtered, withOld: boolean): string {
  const table = tableOf(definition.entity);
  const query = "$2::text";
  const old = ` union all select id, owner_id from ${table} where owner_id = $1 and folds is null and ${nameWordsSql(definition.list)} @@ ${ownedQuerySql(query)}`;
  const found = foundByWords(table, textsOf(definition), query);
  return ownedIds(withOld ? found + old : found, SORTED_MOST + 1);
}

function textsOf({ kind, list, search }: Filtered): WordTexts {
  if (search === undefined) throw new Error(`${kind} has no index of words.`);
  return { names: list.names, texts: search.texts };
}

/** Returns the condition that works out what is in the name of a row; cheap where that is plain. */
function holdsWords(definition: Filtered, words: readonly TypedWord[], query: string): Condition {
  const { filter } = definition.list;
  return (add) => {
    const parts = words.map((ways) => ways.map((way) => way.map((part) => isIn(filter, part, add)).join(" and ")));
    const plain = parts.map((ways) => `(${ways.join(" or ")})`).join(" and ");
    const spelled = `${nameWordsSql(definition.list)} @@ ${ownedQuerySql(`${add(query)}::text`)}`;
    return `case when ${filter} ${IS_PLAIN} then ${plain} else ${spelled} end`;
  };
}

/** Returns the condition that a text holds a part with its signs. */
function holdsAsTyped(text: string, part: string): Condition {
  return (add) => `fold_letters(${text}, false) like any(${add(spellings(part).map(likeLiteral))}::text[])`;
}

function isIn(text: string, part: string, add: AddParameter): string {
  return `${text} ilike ${add(likeLiteral(part))}`;
}
