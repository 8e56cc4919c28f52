import { Index } from "typeorm";
import { FoldedWords } from "../database/folded-words.js";

/**
 * Declares the indexes that every record with notes has: for its notes, for what is in the trash, for search, and for each
 * order of its list. All but the first two are over expressions, which only migrations can write.
 */
export function ListIndexes(table: string): ClassDecorator {
  return (entity) => {
    Index(`${table}_by_note`, ["ownerId", "noteGuid"])(entity);
    Index(`${table}_trashed`, ["ownerId", "deletedAt"], { where: "deleted_at IS NOT NULL" })(entity);
    for (const name of ["by_name", "by_creation", "by_change"]) {
      Index(`${table}_${name}`, { synchronize: false })(entity);
    }
    FoldedWords(`${table}_folded`, `${table}_named`, `${table}_search`)(entity);
  };
}
