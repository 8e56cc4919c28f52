import { COUNT_MAX } from "../../schema/limits.js";
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
import { isOneOf } from "../database/select.js";
import { selectFitting } from "../database/select-fitting.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import { isOfKeptHunt } from "../jobhunt/of-kept-hunt.js";
import { Appointment } from "./appointment.entity.js";

/** The default page size. */
const PAGE = 20;

/** The arguments of a page of the appointments of one hunt or one contact. */
export interface AppointmentsKey extends PageArgs {
  readonly id: string;
}

/** An appointment of a page, with whose it is, the number of candidates, and whether all that was asked for is too much. */
type AppointmentRow = Appointment & {
  readonly sourceId: string;
  readonly candidates: number;
  readonly isTooMuch: boolean;
};

/** The appointments of the records of one table, in SQL over that table as `source`. */
export interface AppointmentsOf {
  readonly table: "job_hunt" | "contact";
  /** The live appointments of one record, as `a`. */
  readonly rows: string;
}

const LIVE = "a.owner_id = $1 and a.deleted_at is null";

/** The appointments of a hunt. */
export const OF_JOB_HUNT: AppointmentsOf = {
  table: "job_hunt",
  rows: `from appointment a where ${LIVE} and a.job_hunt_id = source.id`,
};

/** The appointments with a contact, without those of hunts in the trash. */
export const OF_CONTACT: AppointmentsOf = {
  table: "contact",
  rows: `from appointment_contact there
    join appointment a on a.owner_id = there.owner_id and a.id = there.appointment_id
    join job_hunt h on h.owner_id = a.owner_id and h.id = a.job_hunt_id and h.deleted_at is null
    where there.owner_id = $1 and there.contact_id = source.id and ${LIVE}`,
};

/** The records that were asked for; $2: their ids. */
const sources = ({ table }: AppointmentsOf): string =>
  `(select id from ${table} where owner_id = $1 and id = any($2::uuid[]) and deleted_at is null) as source`;
/** The order of a list: an appointment whose time is not known comes before the others of its day. */
const order = (alias: string): string => `${alias}.day, coalesce(${alias}.time, ''), ${alias}.id`;

/**
 * Returns the statement that reads a page of the appointments of each of many records. $2: the records; $3, $4, $5: the day,
 * time and id after which the pages begin; $6: the rows of each; $7: the bytes of text that may be read in all.
 */
const readPages = (of: AppointmentsOf): string =>
  // The lengths are read first, without the texts: only those that fit into the page are.
  `with candidate as (
     select found.*, row_number() over listed as rank, count(*) over (partition by found.source_id)::integer as candidates,
       sum(found.bytes) over listed as "bytesSoFar"
     from ${sources(of)} cross join lateral (
       select source.id as source_id, a.owner_id, a.id, a.day, a.time, coalesce(octet_length(a.note), 0) as bytes ${of.rows}
         and ($3::date is null or (${order("a")}) > ($3::date, $4::text, $5::uuid))
       order by ${order("a")} limit $6) as found
     window listed as (partition by found.source_id order by ${order("found")})),
   fitting as (select *, sum(bytes) over () > $7::bigint as "isTooMuch" from candidate
     where rank = 1 or "bytesSoFar" <= ${PAGE_BYTES})
   select ${columnsOf(Appointment, "a", { note: `case when not fitting."isTooMuch" then a.note end` })},
     fitting.source_id as "sourceId", fitting.candidates, fitting."isTooMuch"
   from fitting join appointment a on a.owner_id = fitting.owner_id and a.id = fitting.id order by ${order("a")}`;

/** Reads the appointments of many records with a fixed number of statements; a hunt in the trash has none. */
export class AppointmentReader {
  constructor(private readonly database: Database) {}

  /**
   * Returns the requested page of each of many records, in the order of the keys: one statement for all pages with the same
   * bounds, one after the other, so that never more texts are in memory than fit into the answer. Throws VALIDATION on a
   * page size out of range and on a cursor of another list.
   */
  async pagesOf(
    ownerId: string,
    of: AppointmentsOf,
    wanted: readonly AppointmentsKey[],
    answer: AnswerBudget,
  ): Promise<Page<Appointment>[]> {
    return pagesByBounds(wanted, (alike, bounds) =>
      answer.inTurn(() => this.pages(ownerId, of, alike, bounds, answer)),
    );
  }

  /** Returns how many appointments each of many records has, each counted up to COUNT_MAX, in their order. */
  async countsOf(ownerId: string, of: AppointmentsOf, ids: readonly string[]): Promise<number[]> {
    const rows = await this.database.queryOwned<{ id: string; count: number }>(
      ownerId,
      `select source.id, counted.count from ${sources(of)} cross join lateral (
         select count(*)::integer as count from (select 1 ${of.rows} limit ${COUNT_MAX}) as entry) as counted`,
      [ids.filter(isId)],
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  }

  /** Returns the people at each of many appointments, in the given order; those in the trash are left out. */
  async contactIdsOf(ownerId: string, ids: readonly string[]): Promise<string[][]> {
    const rows = await this.database.queryOwned<{ appointmentId: string; contactIds: string[] }>(
      ownerId,
      `select there.appointment_id as "appointmentId", array_agg(there.contact_id order by there.place) as "contactIds"
       from appointment_contact there
       join contact c on c.owner_id = there.owner_id and c.id = there.contact_id and c.deleted_at is null
       where there.owner_id = $1 and there.appointment_id = any($2::uuid[]) group by there.appointment_id`,
      [ids],
    );
    const people = new Map(rows.map(({ appointmentId, contactIds }) => [appointmentId, contactIds]));
    return ids.map((id) => people.get(id) ?? []);
  }

  /**
   * Returns those of the appointments that are the owner's, in no order, without those of hunts in the trash. The answer is
   * refused when their texts do not fit into it.
   */
  async findMany(ownerId: string, ids: readonly string[], answer: AnswerBudget): Promise<Appointment[]> {
    return selectFitting<Appointment>(this.database, ownerId, Appointment, {
      texts: ["note"],
      where: [isOneOf(ids), isOfKeptHunt],
      field: "appointments",
      budget: answer,
    });
  }

  private async pages(
    ownerId: string,
    of: AppointmentsOf,
    keys: readonly AppointmentsKey[],
    { first, after }: PageArgs,
    answer: AnswerBudget,
  ): Promise<(key: AppointmentsKey) => Page<Appointment>> {
    const size = pageSize(first, PAGE);
    const ids = keys.map(({ id }) => id).filter(isId);
    const parameters = [ids, ...decodeDayCursor(after, 3), size + 1, answer.left];
    const rows = await this.database.queryOwned<AppointmentRow>(ownerId, readPages(of), parameters);
    if (rows[0]?.isTooMuch === true) answer.refuse("appointments");
    return ({ id }) => {
      const appointments = rows.filter(({ sourceId }) => sourceId === id);
      const hasMore = appointments.length < (appointments[0]?.candidates ?? 0);
      return toPage<Appointment>(appointments, { size, after, cursorOf, hasMore });
    };
  }
}

function cursorOf({ day, time, id }: Appointment): readonly string[] {
  return [day, time ?? "", id];
}
