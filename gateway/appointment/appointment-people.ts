import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import type { Columns } from "../log/change.js";
import { AppError } from "../platform/errors.js";
import type { Appointment } from "./appointment.entity.js";

/** The people at appointments, as ids of contacts in the given order. A contact in the trash keeps its place. */
export class AppointmentPeople {
  constructor(private readonly database: Database) {}

  /** Returns the people of an appointment, those in the trash included. */
  async idsOf({ ownerId, id }: Appointment): Promise<string[]> {
    const rows = await this.database.queryOwned<{ id: string }>(
      ownerId,
      `select contact_id as id from appointment_contact where owner_id = $1 and appointment_id = $2 order by place`,
      [id],
    );
    return rows.map(({ id: contactId }) => contactId);
  }

  /**
   * Returns the people that an appointment is to have: those that were asked for, then those in the trash, whom nobody sees
   * and so nobody removes; these are beside the limit. Throws NOT_FOUND with `contactIds` for one that is not the owner's,
   * or in the trash.
   */
  async wanted(ownerId: string, asked: readonly string[], current: readonly string[]): Promise<string[]> {
    const rows = await this.database.queryOwned<{ id: string; isLive: boolean }>(
      ownerId,
      `select id, deleted_at is null as "isLive" from contact where owner_id = $1 and id = any($2::uuid[])
       order by id for share`,
      [[...new Set([...asked, ...current])].filter(isId)],
    );
    const isLive = new Map(rows.map((row) => [row.id, row.isLive]));
    const unknown = asked.find((id) => isLive.get(id) !== true);
    if (unknown !== undefined) throw notFound(unknown);
    const hidden = current.filter((id) => isLive.get(id) === false);
    return [...asked, ...hidden];
  }

  /** Writes the people of a locked appointment, in this order. */
  async write({ ownerId, id }: Appointment, contactIds: readonly string[]): Promise<void> {
    await this.database.query(`delete from appointment_contact where owner_id = $1 and appointment_id = $2`, [
      ownerId,
      id,
    ]);
    if (contactIds.length === 0) return;
    await this.database.query(
      `insert into appointment_contact (owner_id, appointment_id, contact_id, place)
       select $1, $2, contact_id, (place - 1)::smallint
       from unnest($3::uuid[]) with ordinality as listed (contact_id, place)`,
      [ownerId, id, contactIds],
    );
  }

  /** Returns logged columns whose `contactIds`, where they have any, leave out contacts that are gone for good. */
  async surviving(ownerId: string, columns: Columns): Promise<Columns> {
    const logged = columns["contactIds"];
    if (!Array.isArray(logged)) return columns;
    const rows = await this.database.queryOwned<{ id: string }>(
      ownerId,
      `select c.id from unnest($2::uuid[]) with ordinality as listed (id, place)
       join contact c on c.owner_id = $1 and c.id = listed.id order by listed.place`,
      [logged],
    );
    return { ...columns, contactIds: rows.map(({ id }) => id) };
  }
}

function notFound(id: string): AppError {
  const message = `contactIds: there is no contact with the id ${id.slice(0, 64)}.`;
  return new AppError("NOT_FOUND", { message, fields: [{ field: "contactIds", rule: "exists", message }] });
}
