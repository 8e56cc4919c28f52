import type { OwnedEntity } from "../database/owned.entity.js";
import type { OwnedRepository, Writable } from "../database/owned.repository.js";
import { AppError } from "../platform/errors.js";
import type { Change, Columns } from "./change.js";

/** Undoes changes of one kind of record. */
export interface Reverter {
  /** Locks the records with these ids, in the order of the ids, until the transaction ends. */
  readonly lock: (ownerId: string, ids: readonly string[]) => Promise<void>;
  /** Undoes one change. Throws CONFLICT when the record was changed again since, NOT_FOUND when it is gone for good. */
  readonly revert: (ownerId: string, inverse: Change) => Promise<void>;
}

/** Returns the reverter of an owned table: it restores the columns that still have the values of the change. */
export function revertOwned<E extends OwnedEntity>(repository: OwnedRepository<E>): Reverter {
  return {
    lock: (ownerId, ids) => repository.lockMany(ownerId, ids),
    revert: async (ownerId, inverse) => {
      const row = await repository.find(ownerId, inverse.id, { lock: true, withDeleted: true });
      revertColumns(repository, row, inverse);
    },
  };
}

/** Restores the columns of a locked row. Throws CONFLICT unless they still have the values of the change. */
export function revertColumns<E extends OwnedEntity>(repository: OwnedRepository<E>, row: E, inverse: Change): void {
  refuseIfChanged(row as unknown as Columns, inverse); // a row is its columns
  repository.update(row, inverse.after as Writable<E>); // the columns were this table's when they were logged
}

/** Throws CONFLICT unless the record still has the values of the change. */
export function refuseIfChanged(current: Columns, inverse: Change): void {
  const expected = inverse.before ?? {};
  const changed = Object.keys(expected).filter((column) => asJson(current[column]) !== asJson(expected[column]));
  if (changed.length > 0) {
    throw new AppError("CONFLICT", {
      message: "It was changed again since, so this cannot be undone any more.",
      current: { changed },
    });
  }
}

function asJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}
