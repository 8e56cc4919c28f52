import type { Database } from "../../database/database.js";
import { selectFitting, type TextBudget } from "../../database/select-fitting.js";
import { isOneOf } from "../../database/select.js";
import { isOfKeptHunt } from "../of-kept-hunt.js";
import type { PartDefinition, PartOfHunt } from "./define-part.js";

/** Reads the parts of a kind by their ids. */
type FindParts<E> = (ownerId: string, ids: readonly string[], answer: TextBudget) => Promise<E[]>;

/**
 * Returns what reads those of the parts that are the owner's, in no order, without those of hunts in the trash. The answer is
 * refused when their long texts do not fit into it, with `field` as what is too large.
 */
export function findParts<E extends PartOfHunt>(
  database: Database,
  { entity, texts = [] }: PartDefinition<E>,
  field: string,
): FindParts<E> {
  return async (ownerId, ids, budget) =>
    selectFitting<E>(database, ownerId, entity, { texts, where: [isOneOf(ids), isOfKeptHunt], field, budget });
}
