import { foldText } from "../../schema/fold-text.js";
import { FILTER_MAX, SEARCH_MAX } from "../../schema/limits.js";
import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { typedQuery } from "../database/word-query.js";
import type { PhaseName } from "../jobhunt/workflow.js";
import type { RecordKind } from "../platform/record-kind.js";
import { NOTE_TARGETS, RECORD_LIST } from "../registry/records.js";
import { checkRange, checkText, invalid } from "../platform/validation.js";
import type { SearchHit } from "./search.payloads.js";
import { askedSql, isNamedSql, searchedTexts, selectWorded, type Searched } from "./searched-words.js";

interface HitRow {
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

const SEARCHED = RECORD_LIST.filter(({ search }) => search !== undefined);

/** The kinds that are searched; the others are refused. */
export const SEARCHED_KINDS = SEARCHED.map(({ kind }) => kind);

/** Those that are part of a hunt: a result opens the hunt. */
const PARTS = SEARCHED.flatMap(({ kind, entity, search }) =>
  search?.hit === undefined ? [] : [{ kind, table: tableOf(entity), ...search.hit }],
);

/** The number of best notes whose records are looked up, one by one: enough to fill a page. */
const NOTES_LOOKED_AT = 200;

const isNamed = (name: string): string => `${isNamedSql(name)} as "isNamed"`;
const inOrder = (id: string): string => `order by "isNamed" desc, "updatedAt" desc, ${id} limit $3`;

/**
 * Returns the statement of a table's rows that hold the words; materialized, so that no other index is used in its place. The
 * table of a kind that was not asked for is not read at all.
 */
const found = (definition: Searched, withOld: boolean): string => {
  const table = tableOf(definition.entity);
  const from = `${table}, asked where ($4::text[] is null or '${definition.kind}' = any($4)) and`;
  const texts = { names: definition.list.names, texts: searchedTexts(definition), withOld };
  return `${table}_found as materialized (${selectWorded(`${table}.*`, from, texts)})`;
};
const mine = (table: string): string => `${table}.owner_id = $1 and ${table}.deleted_at is null`;

const foundHomes = HOMES.map(
  ({ kind, table, name, detail, phase }) => `(select '${kind}' as kind, id, ${name} as name,
    nullif(${detail}, '') as detail, '${kind}' as "homeKind", id as "homeId", ${name} as "homeName", note_guid as "noteGuid",
    ${phase} as phase, ${isNamed(name)}, updated_at as "updatedAt"
    from ${table}_found as ${table}, asked where ${mine(table)} ${inOrder("id")})`,
).join(" union all ");

const homesOfNotes = HOMES.map(
  ({ kind, table, name, phase }) => `select '${kind}' as kind, id, ${name} as name,
    ${phase} as phase from ${table} where ${mine(table)} and note_guid = n.note_guid`,
).join(" union all ");

const foundParts = PARTS.map(
  ({ kind, table, name, namedBy }) => `(select '${kind}', r.id, ${name}, h.name, 'JOB_HUNT', h.id, h.name, h.note_guid,
    h.current_phase, ${isNamed(namedBy ?? name)}, r.updated_at as "updatedAt" from ${table}_found r
    join job_hunt h on h.owner_id = r.owner_id and h.id = r.job_hunt_id and h.deleted_at is null, asked
    where ${mine("r")} ${inOrder("r.id")})`,
).join(" union all ");

/**
 * One statement, so that a search costs the same few round trips whatever it finds. $2: the words; $3: how many results;
 * $4: their kinds, null: all; $5: the folded text; $6: the query of its words.
 */
const searchSql = (withOld: boolean): string => `
  with asked as (select ${askedSql({ folded: "$5", query: "$6", withOld })}),
  ${SEARCHED.map((definition) => found(definition, withOld)).join(", ")},
  notes as materialized (select note.*, ${isNamed("title")} from note_found as note, asked where ${mine("note")}
    order by "isNamed" desc, updated_at desc limit ${NOTES_LOOKED_AT})
  select kind, id, name, detail, "homeKind", "homeId", "homeName", "noteGuid", phase from (
    ${foundHomes}
    union all (select 'NOTE', n.id, n.title, left(n.content, 120), home.kind, home.id, home.name, n.note_guid, home.phase,
      n."isNamed", n.updated_at as "updatedAt" from notes n cross join lateral (${homesOfNotes}) as home ${inOrder("n.id")})
    union all ${foundParts}
  ) as hits ${inOrder("id")}`;

const SEARCH = searchSql(false);
/** While some words are stored as before. */
const SEARCH_WITH_OLD = searchSql(true);

/** What a search looks for. */
export interface SearchArgs {
  readonly text: string;
  readonly first?: number | null | undefined;
  /** The kinds of the results; absent or null: every kind. */
  readonly kinds?: readonly RecordKind[] | null | undefined;
}

/** Finds a person's records of every kind by the beginnings of their words. */
export class SearchService {
  constructor(private readonly database: Database) {}

  /** Returns the best results: those whose name holds the text first, then the last changed. Throws VALIDATION. */
  async find(ownerId: string, { text, first, kinds }: SearchArgs): Promise<SearchHit[]> {
    checkText("text", text, FILTER_MAX);
    const size = checkRange("first", first ?? SEARCH_MAX.usual, SEARCH_MAX.most);
    const asked = kinds == null ? null : searchedKinds(kinds);
    const query = typedQuery(text);
    if (query === null || asked?.length === 0) return [];
    const statement = this.database.hasOldWords ? SEARCH_WITH_OLD : SEARCH;
    const rows = await this.database.queryOwned<HitRow>(ownerId, statement, [
      ...[text, size, asked],
      ...[foldText(text.trim()), query],
    ]);
    return rows.map(({ homeKind, homeId, homeName, noteGuid, phase, ...hit }) => ({
      ...hit,
      home: { kind: homeKind, id: homeId, name: homeName, noteGuid, phase },
    }));
  }
}

/** Returns the kinds, each once. Throws VALIDATION when records of one of them cannot be searched. */
function searchedKinds(kinds: readonly RecordKind[]): RecordKind[] {
  const others = kinds.filter((kind) => !SEARCHED_KINDS.includes(kind));
  if (others.length > 0) {
    const text = `${[...new Set(others)].join(", ")} cannot be searched, only ${SEARCHED_KINDS.join(", ")}.`;
    throw invalid("kinds", "enum", text);
  }
  return [...new Set(kinds)];
}
