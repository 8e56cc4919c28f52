import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
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
import { Sign } from "./sign.entity.js";

/** The default page size. */
const PAGE = 20;

/** The arguments of a page of the signs of one hunt. */
export interface SignsKey extends PageArgs {
  readonly jobHuntId: string;
}

/** A sign of a page, with the number of candidates, and whether all that was asked for is too much. */
type SignRow = Sign & { readonly candidates: number; readonly isTooMuch: boolean };

/**
 * Reads a page of the signs of each of many hunts. $2: the hunts; $3, $4: the day and id after which the pages begin; $5:
 * the rows of each; $6: the bytes of text that may be read in all.
 */
const READ_PAGES =
  // The lengths are read first, without the texts: only those that fit into the page are.
  `with candidate as (
     select sign.owner_id, sign.id, sign.bytes, row_number() over newest as place,
       count(*) over (partition by sign.job_hunt_id)::integer as candidates, sum(sign.bytes) over newest as "bytesSoFar"
     from job_hunt h cross join lateral (
       select s.owner_id, s.id, s.job_hunt_id, s.happened_on, coalesce(octet_length(s.note), 0) as bytes from sign s
       where s.owner_id = $1 and s.job_hunt_id = h.id and s.deleted_at is null
         and ($3::date is null or (s.happened_on, s.id) < ($3::date, $4::uuid))
       order by s.happened_on desc, s.id desc limit $5) as sign
     where h.owner_id = $1 and h.id = any($2::uuid[]) and h.deleted_at is null
     window newest as (partition by sign.job_hunt_id order by sign.happened_on desc, sign.id desc)),
   fitting as (select *, sum(bytes) over () > $6::bigint as "isTooMuch" from candidate
     where place = 1 or "bytesSoFar" <= ${PAGE_BYTES})
   select ${columnsOf(Sign, "s", { note: `case when not fitting."isTooMuch" then s.note end` })},
     fitting.candidates, fitting."isTooMuch"
   from fitting join sign s using (owner_id, id) order by s.happened_on desc, s.id desc`;

/** Reads the signs of many hunts with a fixed number of statements; a hunt in the trash has none. */
export class SignReader {
  constructor(private readonly database: Database) {}

  /**
   * Returns the requested page of each of many hunts, newest first, in the order of the keys: one statement for all pages
   * with the same bounds, one after the other, so that never more texts are in memory than fit into the answer. Throws
   * VALIDATION on a page size out of range and on a cursor of another list.
   */
  async pagesOf(ownerId: string, wanted: readonly SignsKey[], answer: AnswerBudget): Promise<Page<Sign>[]> {
    return pagesByBounds(wanted, (alike, bounds) => answer.inTurn(() => this.pages(ownerId, alike, bounds, answer)));
  }

  /** Returns how many signs each of many hunts has, by the id of the hunt. */
  async countMany(ownerId: string, jobHuntIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.queryOwned<{ jobHuntId: string; count: number }>(
      ownerId,
      `select s.job_hunt_id as "jobHuntId", count(*)::integer as count from sign s
       join job_hunt h on h.owner_id = s.owner_id and h.id = s.job_hunt_id and h.deleted_at is null
       where s.owner_id = $1 and s.job_hunt_id = any($2::uuid[]) and s.deleted_at is null group by s.job_hunt_id`,
      [jobHuntIds.filter(isId)],
    );
    return new Map(rows.map(({ jobHuntId, count }) => [jobHuntId, count]));
  }

  private async pages(
    ownerId: string,
    keys: readonly SignsKey[],
    { first, after }: PageArgs,
    answer: AnswerBudget,
  ): Promise<(key: SignsKey) => Page<Sign>> {
    const size = pageSize(first, PAGE);
    const ids = keys.map(({ jobHuntId }) => jobHuntId).filter(isId);
    const parameters = [ids, ...decodeDayCursor(after, 2), size + 1, answer.left];
    const rows = await this.database.queryOwned<SignRow>(ownerId, READ_PAGES, parameters);
    if (rows[0]?.isTooMuch === true) answer.refuse("signs");
    return ({ jobHuntId }) => {
      const signs = rows.filter((row) => row.jobHuntId === jobHuntId);
      const hasMore = signs.length < (signs[0]?.candidates ?? 0);
      return toPage<Sign>(signs, { size, after, cursorOf, hasMore });
    };
  }
}

function cursorOf({ happenedOn, id }: Sign): readonly string[] {
  return [happenedOn, id];
}
