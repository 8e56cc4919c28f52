import { tableOf, type EntityClass } from "../database/columns.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { revertOwned, type Reverter } from "../log/reverter.js";

/** A row that belongs to a hunt, or to all of them. */
type PartOfHunt = OwnedEntity & { jobHuntId: string | null };

/** Returns the reverter of rows that belong to hunts. It locks their hunts first, as every change does. */
export function revertParts<E extends PartOfHunt>(
  database: Database,
  rows: OwnedRepository<E>,
  entity: EntityClass<E>,
): Reverter {
  const { lock, revert } = revertOwned(rows);
  return {
    lock: async (ownerId, ids) => {
      await lockHuntsOf(database, ownerId, entity, ids);
      await lock(ownerId, ids);
    },
    revert,
  };
}

/** Locks the hunts that rows belong to, in the order of their ids, until the transaction ends. */
export async function lockHuntsOf<E extends PartOfHunt>(
  database: Database,
  ownerId: string,
  entity: EntityClass<E>,
  ids: readonly string[],
): Promise<void> {
  const hunts = `select job_hunt_id from ${tableOf(entity)} where owner_id = $1 and id = any($2::uuid[])`;
  await database.queryOwned(
    ownerId,
    `select 1 from job_hunt where owner_id = $1 and id in (${hunts}) order by id for update`,
    [ids],
  );
}
