import { columnOf, columnsOf, tableOf, type EntityClass } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import {
  decodeDayCursor,
  PAGE_BYTES,
  pagesByBounds,
  pageSize,
  toPage,
  type Page,
  type PageArgs,
} from "../database/page.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";

/** The default page size. */
const PAGE = 20;

/** The arguments of a page of the rows of one hunt. */
export interface PartsKey extends PageArgs {
  readonly jobHuntId: string;
}

/** A row of a hunt, of a day. */
type Part = OwnedEntity & { readonly jobHuntId: string };

/** Rows of hunts, sorted by a day, with long texts. */
export interface DatedParts<Row extends Part> {
  readonly entity: EntityClass<Row>;
  /** The day of a row, and its property. */
  readonly dayOf: (row: Row) => string;
  readonly day: keyof Row & string;
  readonly texts: readonly (keyof Row & string)[];
  /** The field of a hunt, in an error. */
  readonly field: string;
}

/** What a page is read with: the number of candidates, and whether all that was asked for is too much. */
interface Reading {
  readonly candidates: number;
  readonly isTooMuch: boolean;
}

/** Reads rows of many hunts with a fixed number of statements; a hunt in the trash has none. */
export class DatedPartsReader<Row extends Part> {
  private readonly readPages: string;
  private readonly count: string;

  constructor(
    protected readonly database: Database,
    private readonly parts: DatedParts<Row>,
  ) {
    this.readPages = pagesStatement(parts);
    this.count = `select p.job_hunt_id as id, count(*)::integer as count from ${tableOf(parts.entity)} p
      join job_hunt h on h.owner_id = p.owner_id and h.id = p.job_hunt_id and h.deleted_at is null
      where p.owner_id = $1 and p.job_hunt_id = any($2::uuid[]) and p.deleted_at is null group by p.job_hunt_id`;
  }

  /**
   * Returns the requested page of each of many hunts, the latest day first, in the order of the keys: one statement for all
   * pages with the same bounds, one after the other, so that never more texts are in memory than fit into the answer. Throws
   * VALIDATION on a page size out of range and on a cursor of another list.
   */
  async pagesOf(ownerId: string, wanted: readonly PartsKey[], answer: AnswerBudget): Promise<Page<Row>[]> {
    return pagesByBounds(wanted, (alike, bounds) => answer.inTurn(() => this.pages(ownerId, alike, bounds, answer)));
  }

  /** Returns how many rows each of many hunts has, in their order. */
  async countsOf(ownerId: string, jobHuntIds: readonly string[]): Promise<number[]> {
    const wanted = jobHuntIds.filter(isId);
    const rows = await this.database.queryOwned<{ id: string; count: number }>(ownerId, this.count, [wanted]);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return jobHuntIds.map((id) => counts.get(id) ?? 0);
  }

  private async pages(
    ownerId: string,
    keys: readonly PartsKey[],
    { first, after }: PageArgs,
    answer: AnswerBudget,
  ): Promise<(key: PartsKey) => Page<Row>> {
    const size = pageSize(first, PAGE);
    const ids = keys.map(({ jobHuntId }) => jobHuntId).filter(isId);
    const parameters = [ids, ...decodeDayCursor(after, 2), size + 1, answer.left];
    const rows = await this.database.queryOwned<Row & Reading>(ownerId, this.readPages, parameters);
    if (rows[0]?.isTooMuch === true) answer.refuse(this.parts.field);
    return ({ jobHuntId }) => {
      const own = rows.filter((row) => row.jobHuntId === jobHuntId);
      const hasMore = own.length < (own[0]?.candidates ?? 0);
      return toPage<Row>(own, { size, after, cursorOf: (row) => [this.parts.dayOf(row), row.id], hasMore });
    };
  }
}

/**
 * Returns the statement of a page of each of many hunts. $2: the hunts; $3, $4: the day and id after which the pages begin;
 * $5: the rows of each; $6: the bytes of text that may be read in all.
 */
function pagesStatement<Row extends Part>({ entity, day, texts }: DatedParts<Row>): string {
  const table = tableOf(entity);
  const dayColumn = columnOf(entity, day);
  const columns = texts.map((text) => [text, `p.${columnOf(entity, text)}`] as const);
  const bytes = columns.map(([, column]) => `coalesce(octet_length(${column}), 0)`).join(" + ");
  const fitting = columns.map(
    ([text, column]) => [text, `case when not fitting."isTooMuch" then ${column} end`] as const,
  );
  // The lengths are read first, without the texts: only those that fit into the page are.
  return `with candidate as (
     select found.*, row_number() over latest as place,
       count(*) over (partition by found.job_hunt_id)::integer as candidates, sum(found.bytes) over latest as "bytesSoFar"
     from job_hunt h cross join lateral (
       select p.owner_id, p.id, p.job_hunt_id, p.${dayColumn} as day, ${bytes} as bytes from ${table} p
       where p.owner_id = $1 and p.job_hunt_id = h.id and p.deleted_at is null
         and ($3::date is null or (p.${dayColumn}, p.id) < ($3::date, $4::uuid))
       order by p.${dayColumn} desc, p.id desc limit $5) as found
     where h.owner_id = $1 and h.id = any($2::uuid[]) and h.deleted_at is null
     window latest as (partition by found.job_hunt_id order by found.day desc, found.id desc)),
   fitting as (select *, sum(bytes) over () > $6::bigint as "isTooMuch" from candidate
     where place = 1 or "bytesSoFar" <= ${PAGE_BYTES})
   select ${columnsOf(entity, "p", Object.fromEntries(fitting))}, fitting.candidates, fitting."isTooMuch"
   from fitting join ${table} p using (owner_id, id) order by p.${dayColumn} desc, p.id desc`;
}
