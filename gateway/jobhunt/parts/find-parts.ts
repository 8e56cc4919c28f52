import type { Database } from "../../database/database.js";
import { textsApart, type TextBudget } from "../../database/long-texts.js";
import { selectFitting } from "../../database/select-fitting.js";
import { isOneOf, selectWhere, type Selection } from "../../database/select.js";
import { isOfKeptHunt } from "../of-kept-hunt.js";
import type { PartDefinition, PartOfHunt } from "./define-part.js";

/** Reads the parts of a kind by their ids. */
type FindParts<E> = (ownerId: string, ids: readonly string[], answer: TextBudget) => Promise<E[]>;

/**
 * Returns what reads those of the parts that are the owner's, in no order, without those of hunts in the trash. The answer is
 * refused when long texts that are read with them do not fit into it.
 */
export function findParts<E extends PartOfHunt>(
  database: Database,
  { entity, texts }: PartDefinition<E>,
): FindParts<E> {
  const selection: Selection = { entity, computed: () => textsApart(texts) };
  return async (ownerId, ids, answer) => {
    const where = [isOneOf(ids), isOfKeptHunt];
    if (texts !== undefined && texts.areApart !== true) {
      const rows = await selectFitting<E>(database, ownerId, entity, { texts, where, most: answer.left });
      return rows ?? answer.refuse(texts.field);
    }
    return selectWhere<E>(database, ownerId, selection, { where, isByKey: true });
  };
}
