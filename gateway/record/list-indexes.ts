import { Index } from "typeorm";
import { FoldedWords } from "../database/folded-words.js";

/**
 * Declares the indexes that every record with notes has: for its notes, for search, and for each order of its list. All but
 * the first are over expressions, which only migrations can write.
 */
export function ListIndexes(table: string): ClassDecorator {
  return (entity) => {
    Index(`${table}_by_note`, ["ownerId", "noteGuid"])(entity);
    for (const name of ["by_name", "by_creation", "by_change"]) {
      Index(`${table}_${name}`, { synchronize: false })(entity);
    }
    FoldedWords(`${table}_folded`, `${table}_search`)(entity);
  };
}
