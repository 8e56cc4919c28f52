import { Column, Index } from "typeorm";
import { FOLD_VERSION } from "../../schema/fold-letters.js";

/**
 * Declares that the words of an entity's texts are stored by the fold of `folds`; null: by the one of before, until they are
 * folded again. No reading selects the column, so no record and no change of one has it. The indexes are over expressions, which
 * only migrations can write; those of before are there until all rows are folded again.
 */
export function FoldedWords(...indexes: readonly string[]): ClassDecorator {
  return (entity) => {
    const options = { name: "folds", type: "smallint", nullable: true, default: FOLD_VERSION, select: false } as const;
    const prototype = entity.prototype as object; // of a class, as its decorators are given it
    Column(options)(prototype, "folds");
    for (const name of indexes) Index(name, { synchronize: false })(entity);
  };
}
