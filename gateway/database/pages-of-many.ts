import { COUNT_MAX } from "../../schema/limits.js";
import { columnsBy, tableOf, type Computed, type EntityClass } from "./columns.js";
import type { Database } from "./database.js";
import { genericPlan } from "./generic-plan.js";
import { isId } from "./ids.js";
import { textBytes, textsApart, type LongTexts } from "./long-texts.js";
import {
  decodeTypedCursor,
  PAGE_BYTES,
  pagesByBounds,
  pageSize,
  toPage,
  type CursorType,
  type Page,
  type PageArgs,
} from "./page.js";
import { ROW } from "./select.js";

/** The default page size of a list of one of many records. */
export const LIST_PAGE = 20;

/** The arguments of a page of the list of one record. */
export interface ListKey extends PageArgs {
  readonly id: string;
}

/** A list that each of many records has. In its SQL $1 is the owner, and $2 the ids of the records that were asked for. */
export interface ListOfMany<Row extends object> {
  /** The rows of the list, as `r`. */
  readonly entity: EntityClass<object>;
  /** SQL in place of columns of a row, and of more columns. */
  readonly computed?: Computed;
  /** Those of the records that have a list, as `source` with their `id`. */
  readonly sources: string;
  /** The rows of the list of one of them: a statement from its `from` to its conditions. */
  readonly rows: string;
  /** What the list is sorted by; a text that is null comes before the others. */
  readonly order: readonly (readonly [property: keyof Row & string, type: CursorType])[];
  readonly direction: "asc" | "desc";
  /** The long texts of a row, which count for the length of a page also where they are apart; absent: it has none. */
  readonly texts?: LongTexts<Row>;
  /** The default page size; absent: LIST_PAGE. */
  readonly size?: number;
}

/** How many bytes of text the answer may still hold, see `AnswerBudget`. */
interface FittingBudget {
  readonly fitting: <T>(field: string, read: (most: number) => Promise<T | null>) => Promise<T>;
}

/** Returns the page of each of the records whose pages were read. */
type PageOf<Row> = (key: ListKey) => Page<Row>;

/**
 * What a row is read with: whose it is, how many rows the statement found, the bytes of its texts, and whether all that was
 * asked for is too much.
 */
interface Reading {
  readonly sourceId: string;
  readonly candidates: number;
  readonly textBytes: number;
  readonly isTooMuch: boolean;
}

/** Returns the records of a table that are not in the trash, as the sources of a list. */
export function liveRecords(entity: EntityClass<object>): string {
  return `(select id from ${tableOf(entity)} where owner_id = $1 and id = any($2::uuid[]) and deleted_at is null) as source`;
}

/** Reads the lists of many records with one statement. */
export class PagesOfMany<Row extends object> {
  /** The statements of pages, by their size and whether they begin after a row. */
  private readonly pages = new Map<string, string>();
  private readonly count: string;

  constructor(
    private readonly database: Database,
    private readonly list: ListOfMany<Row>,
  ) {
    this.count = genericPlan(`select source.id as "sourceId", counted.count from ${list.sources} cross join lateral (
      select count(*)::integer as count from (select 1 ${list.rows} limit ${COUNT_MAX}) as entry) as counted`);
  }

  /** Returns the requested page of one record. Throws VALIDATION on a page size out of range and on a cursor of another list. */
  async pageOf(ownerId: string, key: ListKey): Promise<Page<Row>> {
    return (await this.readAll(ownerId, [key], key))(key);
  }

  /**
   * Returns the requested page of each of many records, in the order of the keys: one statement for all pages with the same
   * bounds. Of those with long texts never more are in memory than fit into the answer, which is refused when they do not;
   * absent: they have none, or apart. Throws VALIDATION as `pageOf` does.
   */
  async pagesOf(ownerId: string, wanted: readonly ListKey[], answer?: FittingBudget): Promise<Page<Row>[]> {
    const { texts } = this.list;
    const budget = texts === undefined || texts.areApart === true ? undefined : answer;
    return pagesByBounds(wanted, (alike, bounds) =>
      budget === undefined || texts === undefined
        ? this.readAll(ownerId, alike, bounds)
        : budget.fitting(texts.field, (most) => this.read(ownerId, alike, bounds, most)),
    );
  }

  /** Returns how many rows the list of one record has, counted up to COUNT_MAX. */
  async countOf(ownerId: string, id: string): Promise<number> {
    const [count = 0] = await this.countsOf(ownerId, [id]);
    return count;
  }

  /** Returns how many rows the list of each of many records has, each counted up to COUNT_MAX, in their order. */
  async countsOf(ownerId: string, ids: readonly string[]): Promise<number[]> {
    const rows = await this.database.queryOwned<{ sourceId: string; count: number }>(ownerId, this.count, [asIds(ids)]);
    const counts = new Map(rows.map(({ sourceId, count }) => [sourceId, count]));
    return ids.map((id) => counts.get(id.toLowerCase()) ?? 0);
  }

  private pageSql(size: number, isAfter: boolean): string {
    const key = `${size} ${isAfter}`;
    const sql = this.pages.get(key) ?? genericPlan(pageStatement(this.list, size + 1, isAfter));
    this.pages.set(key, sql);
    return sql;
  }

  private async readAll(ownerId: string, keys: readonly ListKey[], bounds: PageArgs): Promise<PageOf<Row>> {
    const pages = await this.read(ownerId, keys, bounds, Number.MAX_SAFE_INTEGER);
    if (pages === null) throw new Error("No texts are longer than they may be.");
    return pages;
  }

  /** Returns the pages; null when their texts have more than `most` bytes. */
  private async read(
    ownerId: string,
    keys: readonly ListKey[],
    { first, after }: PageArgs,
    most: number,
  ): Promise<PageOf<Row> | null> {
    const { order, texts, size: usual = LIST_PAGE } = this.list;
    const size = pageSize(first, usual);
    const types = order.map(([, type]) => type);
    const cursor = after == null ? [] : decodeTypedCursor(after, types);
    const parameters = [asIds(keys.map(({ id }) => id)), most, ...cursor];
    const read = await this.database.queryOwned<Row & Reading>(
      ownerId,
      this.pageSql(size, cursor.length > 0),
      parameters,
    );
    if (read[0]?.isTooMuch === true) return null;
    const lists = new Map<string, { readonly rows: Row[]; readonly candidates: number }>();
    const unread = new Map<Row, number>();
    for (const { sourceId, candidates, textBytes: bytes, isTooMuch: _isTooMuch, ...rest } of read) {
      const row = rest as unknown as Row; // without what it was read with
      const list = lists.get(sourceId) ?? { rows: [], candidates };
      list.rows.push(row);
      lists.set(sourceId, list);
      unread.set(row, texts?.areApart === true ? bytes : 0);
    }
    const unreadBytesOf = (row: Row): number => unread.get(row) ?? 0;
    const cursorOf = (row: Row): string[] => order.map(([property]) => toText(row[property]));
    return ({ id }) => {
      const { rows, candidates } = lists.get(id.toLowerCase()) ?? { rows: [], candidates: 0 };
      return toPage<Row>(rows, { size, after, cursorOf, hasMore: rows.length < candidates, unreadBytesOf });
    };
  }
}

/** Returns the ids among the texts, each once. */
function asIds(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.toLowerCase()))].filter(isId);
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : "";
}

/**
 * Returns the statement that reads so many rows of the list of each of many records. $3: the bytes of text that may be read in
 * all; after it, the values of the row after which the pages begin.
 */
function pageStatement<Row extends object>(list: ListOfMany<Row>, most: number, isAfter: boolean): string {
  const { entity, sources, rows, order, direction, texts } = list;
  const columns = columnsBy(entity, ROW, { ...list.computed, ...textsApart(texts) });
  const sortKeys = (sqlOf: (property: string) => string): string[] =>
    order.map(([property, type]) => (type === "text" ? `coalesce(${sqlOf(property)}, '')` : sqlOf(property)));
  const sorted = (keys: readonly string[]): string => keys.map((key) => `${key} ${direction}`).join(", ");
  const foundKeys = sorted(sortKeys((property) => `found."${property}"`));
  const fittingKeys = sorted(sortKeys((property) => `fitting."${property}"`));
  const keys = sortKeys((property) => {
    const sql = columns.get(property);
    if (sql === undefined) throw new Error(`${entity.name} has no column for ${property}, by which a list is sorted.`);
    return sql;
  });
  const cursor = order.map(([, type], at) => `$${at + 4}::${type}`);
  const after = isAfter ? `and (${keys.join(", ")}) ${direction === "asc" ? ">" : "<"} (${cursor.join(", ")})` : "";
  const isText = new Set<string>(texts?.properties);
  const selected = [...columns.keys()].map((property) =>
    isText.has(property)
      ? `case when not "isTooMuch" then fitting."${property}" end as "${property}"`
      : `"${property}"`,
  );
  // A long text is a reference until a row is answered: those that do not fit are never read.
  return `with candidate as (
     select found.*, row_number() over listed as list_place,
       count(*) over (partition by found."sourceId")::integer as candidates, sum(found."textBytes") over listed as bytes_so_far
     from ${sources} cross join lateral (
       select source.id as "sourceId", ${[...columns].map(([property, sql]) => `${sql} as "${property}"`).join(", ")},
         ${textBytes(entity, ROW, texts?.properties)} as "textBytes" ${rows} ${after}
       order by ${sorted(keys)} limit ${most}) as found
     window listed as (partition by found."sourceId" order by ${foundKeys})),
   fitting as (select *, sum("textBytes") over () > $3::bigint as "isTooMuch" from candidate
     where list_place = 1 or bytes_so_far <= ${PAGE_BYTES})
   select ${selected.join(", ")}, "sourceId", candidates, "textBytes", "isTooMuch" from fitting order by "sourceId", ${fittingKeys}`;
}
