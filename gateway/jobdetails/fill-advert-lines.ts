import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { changeInPieces, type Piece } from "../database/in-pieces.js";
import type { Logger } from "../platform/logger.js";
import { JobDetails } from "./job-details.entity.js";

/**
 * Keeps the lines of adverts that were stored before lines were kept, one person after the other and in pieces, while the
 * server answers. Each row says whether its lines are kept, so it goes on after a crash where it was. Ends after the piece
 * that is under way when it is stopped.
 */
export async function fillAdvertLines(database: Database, logger: Logger, isStopping: () => boolean): Promise<void> {
  const people = await database.query<{ id: string }>(
    `select p.id from person p
     where exists (select from ${tableOf(JobDetails)} d where d.owner_id = p.id and d.has_lines is null) order by p.id`,
  );
  let rows = 0;
  for (const { id } of people) rows += await changeInPieces((piece) => fillPiece(database, id, piece), isStopping);
  if (rows > 0) logger.info({ people: people.length, rows }, "kept the lines of earlier adverts");
}

/** Keeps the lines of the next rows of a person, but of those that another transaction has locked, and returns their ids. */
async function fillPiece(database: Database, ownerId: string, { after, size }: Piece): Promise<readonly string[]> {
  // Writing the record is what keeps its lines.
  const rows = await database.queryOwned<{ id: string }>(
    ownerId,
    `with found as materialized (select d.id from ${tableOf(JobDetails)} d
       where d.owner_id = $1 and d.id > $2 and d.has_lines is null order by d.id limit $3 for update skip locked),
     kept as (update ${tableOf(JobDetails)} d set data = d.data from found
       where d.owner_id = $1 and d.id = found.id returning d.id)
     select id from kept order by id`,
    [after, size],
  );
  return rows.map(({ id }) => id);
}
