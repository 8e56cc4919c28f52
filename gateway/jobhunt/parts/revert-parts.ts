import { tableOf } from "../../database/columns.js";
import type { Database } from "../../database/database.js";
import type { Change } from "../../log/change.js";
import { revertColumns, type Reverter } from "../../log/reverter.js";
import { noSuchRecord } from "../../platform/errors.js";
import { RECORD_WORDS } from "../../platform/record-kind.js";
import type { PartOfHunt } from "./define-part.js";
import type { PartService } from "./part-service.js";

/** What undoing a change of a part does beside restoring its columns. */
export interface UndoRules<E> {
  /** Locks what is locked after the hunts of the parts, and before the parts. */
  readonly lock?: (ownerId: string, ids: readonly string[]) => Promise<void>;
  /** True: a part can be gone with another record; undoing its creation then does nothing. */
  readonly canBeGone?: boolean;
  /** Throws when a part cannot come back, such as CONFLICT when another has its place by now. */
  readonly refuseReturn?: (row: E) => Promise<void>;
  /** Undoes the change in the place of restoring columns. Throws CONFLICT when the part was changed again since. */
  readonly revert?: (row: E, inverse: Change) => Promise<void> | void;
  /** Runs after the change was undone. */
  readonly reverted?: (row: E) => Promise<void> | void;
}

/**
 * Returns the reverter of one kind of part. It locks the hunts of the parts first, as every change does. Throws VALIDATION
 * when a hunt has no room for a part that comes back.
 */
export function revertParts<E extends PartOfHunt>(
  database: Database,
  parts: PartService<E>,
  rules: UndoRules<E> = {},
): Reverter {
  const { rows, definition } = parts;
  const { noun } = RECORD_WORDS[definition.kind];
  const hunts = `select job_hunt_id from ${tableOf(definition.entity)} where owner_id = $1 and id = any($2::uuid[])`;
  const lockHunts = `select 1 from job_hunt where owner_id = $1 and id in (${hunts}) order by id for update`;
  return {
    lock: async (ownerId, ids) => {
      await database.queryOwned(ownerId, lockHunts, [ids]);
      await rules.lock?.(ownerId, ids);
      await rows.lockMany(ownerId, ids);
    },
    revert: async (ownerId, inverse) => {
      const row = await rows.findOrNull(ownerId, inverse.id, { lock: true, withDeleted: true });
      if (row === null && rules.canBeGone === true && inverse.after["deletedAt"] != null) return;
      if (row === null) throw noSuchRecord(noun, inverse.id);
      if (inverse.after["deletedAt"] === null && row.deletedAt !== null) {
        await rules.refuseReturn?.(row);
        await parts.requireRoom(ownerId, row.jobHuntId);
      }
      await (rules.revert ?? ((part, change) => revertColumns(rows, part, change)))(row, inverse);
      await rules.reverted?.(row);
    },
  };
}
