import { tableOf } from "../database/columns.js";
import { genericPlan } from "../database/generic-plan.js";
import { nameStartsSql, wordsSql } from "../database/word-query.js";
import type { PhaseName } from "../jobhunt/workflow.js";
import { RecordKind } from "../platform/record-kind.js";
import type { HitTexts } from "../record/record-definition.js";
import { NOTE_TARGETS, RECORD_LIST } from "../registry/records.js";
import { askedSql, isNamedSql, selectWorded } from "./searched-words.js";

/** A row of the statement that ranks all, which says whether it ranked none; without an id it is no result. */
export type FoundRow = { readonly isOver: boolean } & (HitRow | Record<keyof HitRow, null>);

/** A result of a search. */
export interface HitRow {
  readonly kind: RecordKind;
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
  readonly homeKind: RecordKind;
  readonly homeId: string;
  readonly homeName: string;
  readonly noteGuid: string;
  readonly phase: PhaseName | null;
}

/** The records that can be opened by themselves: as a search result, or as the one that a note is attached to. */
const HOMES = NOTE_TARGETS.map(({ kind, entity, name, search }) => ({
  kind,
  table: tableOf(entity),
  name,
  detail: search?.detail ?? "null::text",
  phase: search?.phase ?? "null",
}));

/** A kind that is searched. */
interface SearchedKind {
  readonly kind: RecordKind;
  readonly table: string;
  /** The columns whose words were stored before. */
  readonly texts: string;
  /** Its words, and those of its name alone, each as their index has them. */
  readonly words: string;
  readonly nameWords: string;
  /** The text that is compared with what was typed. */
  readonly name: string;
  /** Undefined: its records are opened by themselves. */
  readonly hit: HitTexts | undefined;
  /** The number of its best results, as a placeholder or a number. */
  readonly most: string;
  /** The columns by which its rows, `r`, are ranked. */
  readonly columns: string;
  /** The condition that a ranked row is in no trash. */
  readonly isKept: string;
}

/** The number of best notes whose records are looked up, one by one: enough to fill a page. */
const NOTES_LOOKED_AT = 200;

const SEARCHED = RECORD_LIST.flatMap(({ kind, entity, list: { names }, search }): readonly SearchedKind[] => {
  if (search === undefined) return [];
  const { texts, named, hit } = search;
  const isPart = hit !== undefined;
  return [
    {
      ...{ kind, table: tableOf(entity), texts, hit },
      words: wordsSql({ names, texts }),
      nameWords: nameStartsSql(named),
      name: `concat_ws(' ', ${named})`,
      most: kind === RecordKind.NOTE ? String(NOTES_LOOKED_AT) : "$3",
      columns: `r.id, r.updated_at as "updatedAt", r.deleted_at${isPart ? ", r.job_hunt_id" : ""}`,
      isKept: `r.deleted_at is null${isPart ? " and r.job_hunt_id not in (select id from trashed_hunt)" : ""}`,
    },
  ];
});

/** The kinds that are searched; the others are refused. */
export const SEARCHED_KINDS = SEARCHED.map(({ kind }) => kind);

/** Those that are part of a hunt: a result opens the hunt. */
const PARTS = SEARCHED.flatMap(({ kind, table, hit }) => (hit === undefined ? [] : [{ kind, table, ...hit }]));

/** The most rows of a kind that are ranked one by one. */
const RANKED_MOST = 1_000;

const inOrder = (id: string, most = "$3"): string => `order by "isNamed" desc, "updatedAt" desc, ${id} limit ${most}`;

/** Returns the statement of the rows of a kind that hold the words; one that was not asked for is not read at all. */
const worded = (
  { kind, table, texts }: SearchedKind,
  {
    columns,
    words,
    withOld,
    condition = "true",
  }: { columns: string; words: string; withOld: boolean; condition?: string },
): string =>
  selectWorded(
    columns,
    { table, condition: `($4::text[] is null or '${kind}' = any($4)) and ${condition}` },
    { words, texts, withOld },
  );

/** Returns the rows of a kind, with their name, that hold the words, found by an index; one more than are ranked at the most. */
const someWorded = (kind: SearchedKind, words: string, withOld: boolean, condition = "true"): string =>
  `(select * from (${worded(kind, { columns: `${kind.columns}, ${kind.name} as named`, words, withOld, condition })}) as r
    limit ${RANKED_MOST + 1})`;

/**
 * Returns the statements that find what holds the words, kind by kind, until one has more than are ranked; materialized, so that no
 * other index is used in place of that of the words. `before`: the kind that is looked through before; undefined: none.
 */
function foundOf(kind: SearchedKind, withOld: boolean, before: SearchedKind | undefined): string {
  const { table } = kind;
  const isOver = before === undefined ? "false" : `(select * from ${before.table}_over)`;
  return `${table}_found as materialized ${someWorded(kind, kind.words, withOld, `not ${isOver}`)},
    ${table}_over as materialized (select ${isOver} or count(*) > ${RANKED_MOST} from ${table}_found)`;
}

/** Returns the statement of the best results of a kind, of all that were found, unless some kind has more than are ranked. */
const rankedOf = ({ table, isKept, most }: SearchedKind): string => `${table}_best as materialized (
    select r.id, r."updatedAt", ${isNamedSql("r.named")} as "isNamed" from ${table}_found as r, asked
    where not ${IS_OVER} and ${isKept} ${inOrder("r.id", most)})`;

/**
 * Returns the statements of the results of a kind whose name holds the text. Names with the words have an index of their own.
 * Where they are more than are ranked, those that were changed last are looked at first: if enough of them are named, no other
 * can be among the best.
 */
function namedOf(kind: SearchedKind, withOld: boolean): string {
  const { table, nameWords: words, isKept, most } = kind;
  const columns = `${kind.columns}, ${kind.name} as named`;
  const isMany = `(select count(*) from ${table}_called) > ${RANKED_MOST}`;
  const isEnough = `(select count(*) from ${table}_newest) = ${most}`;
  const isResult = `${isKept} and ${isNamedSql("r.named")} order by r."updatedAt" desc, r.id limit ${most}`;
  return `${table}_called as materialized ${someWorded(kind, words, withOld)},
    ${table}_newest as materialized (select r.id, r."updatedAt" from (
        select ${columns} from ${table} r where r.owner_id = $1 and r.deleted_at is null
        order by r.updated_at desc, r.id limit ${RANKED_MOST}) as r, asked where ${isMany} and ${isResult}),
    ${table}_named as materialized (select * from ${table}_newest where ${isEnough}
      union all (select r.id, r."updatedAt" from (
        select * from ${table}_called where not ${isMany}
        union all ${worded(kind, { columns, words, withOld, condition: `${isMany} and not ${isEnough}` })}) as r, asked where ${isResult}))`;
}

/**
 * Returns the statements of the best results of a kind: where fewer are named than are asked for, the last changed of those
 * that hold the words elsewhere follow.
 */
function bestOf(kind: SearchedKind, withOld: boolean): string {
  const { table, columns, words, isKept, most } = kind;
  const others = worded(kind, { columns, words, withOld, condition: "not (select * from is_enough)" });
  return `${table}_other as materialized (select r.id, r."updatedAt" from (${others}) as r
      where ${isKept} and r.id not in (select id from ${table}_named) order by r."updatedAt" desc, r.id limit ${most}),
    ${table}_best as materialized (select * from (
        select id, "updatedAt", true as "isNamed" from ${table}_named
        union all select id, "updatedAt", false from ${table}_other
      ) as r ${inOrder("id", most)})`;
}

/** Whether some kind has more finds than are ranked. */
const IS_OVER = `(select * from ${SEARCHED.at(-1)?.table}_over)`;
/** Whether those that are named fill the page. A note may be of a record in the trash, so notes do not count. */
const IS_ENOUGH = SEARCHED.filter(({ kind }) => kind !== RecordKind.NOTE)
  .map(({ table }) => `(select count(*) from ${table}_named)`)
  .join(" + ");

/** The rows of a table that are its best results, each by its key: an embedded database has no statistics. */
const bestRows = (table: string, columns = "*"): string => `${table}_best as best
    cross join lateral (select ${columns} from ${table} where owner_id = $1 and id = best.id offset 0) as r`;

const foundHomes = HOMES.map(
  ({ kind, table, name, detail, phase }) => `select '${kind}' as kind, r.id, ${name} as name,
    nullif(${detail}, '') as detail, '${kind}' as "homeKind", r.id as "homeId", ${name} as "homeName", note_guid as "noteGuid",
    ${phase} as phase, best."isNamed", best."updatedAt" from ${bestRows(table)}`,
).join(" union all ");

const homesOfNotes = HOMES.map(
  ({ kind, table, name, phase }) => `select '${kind}' as kind, id, ${name} as name,
    ${phase} as phase from ${table} where owner_id = $1 and deleted_at is null and note_guid = r.note_guid`,
).join(" union all ");

const foundParts = PARTS.map(
  ({ kind, table, name }) => `select '${kind}', r.id, r.name, h.name, 'JOB_HUNT', h.id, h.name, h.note_guid,
    h.current_phase, best."isNamed", best."updatedAt" from ${bestRows(table, `id, job_hunt_id, ${name} as name`)}
    cross join lateral (select * from job_hunt where owner_id = $1 and id = r.job_hunt_id offset 0) as h`,
).join(" union all ");

const RESULT = `kind, id, name, detail, "homeKind", "homeId", "homeName", "noteGuid", phase`;
const HITS = `(
    ${foundHomes}
    union all (select 'NOTE', r.id, r.title, left(r.content, 120), home.kind, home.id, home.name, r.note_guid, home.phase,
      best."isNamed", best."updatedAt" from ${bestRows("note")} cross join lateral (${homesOfNotes}) as home ${inOrder("r.id")})
    union all ${foundParts}
  ) as hits ${inOrder("id")}`;

/**
 * Returns the beginning of a statement of a search. $2: the words; $3: how many results; $4: their kinds, null: all; $5: the
 * folded text; $6: the query of its words.
 */
const startSql = (
  withOld: boolean,
): string => `with asked as (select ${askedSql({ folded: "$5", query: "$6", withOld })}),
  trashed_hunt as materialized (select id from job_hunt where owner_id = $1 and deleted_at is not null)`;

/** Returns the statement that ranks all that hold the words. There is one row at least, which says whether it ranked none. */
const fewSql = (withOld: boolean): string =>
  genericPlan(`${startSql(withOld)},
    ${SEARCHED.map((kind, at) => foundOf(kind, withOld, SEARCHED[at - 1])).join(", ")},
    ${SEARCHED.map(rankedOf).join(", ")}
    select "isOver", ${RESULT} from (select ${IS_OVER} as "isOver") as found left join (select * from ${HITS}) as hits on true ${inOrder("id")}`);

/** Returns the statement that finds the best where too many hold the words to rank them all. */
const manySql = (withOld: boolean): string =>
  genericPlan(`${startSql(withOld)},
    ${SEARCHED.map((kind) => namedOf(kind, withOld)).join(", ")},
    is_enough as materialized (select ${IS_ENOUGH} >= $3),
    ${SEARCHED.map((kind) => bestOf(kind, withOld)).join(", ")}
    select ${RESULT} from ${HITS}`);

/** The statements of a search. Their plan does not depend on the text: there is one index of the words of each table. */
export const SEARCH = { few: fewSql(false), many: manySql(false) };
/** The same while some words are stored as before. */
export const SEARCH_WITH_OLD = { few: fewSql(true), many: manySql(true) };
