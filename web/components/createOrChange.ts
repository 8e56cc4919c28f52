import { readProblem } from "../lib/readProblem.js";
import type { FieldTexts } from "../lib/useEdited.js";
import type { RecordMutations } from "./useRecordEditor.js";

/** The version of a record that nobody has changed. */
const FIRST_VERSION = 1;

/**
 * Stores a new record. Where an earlier save of the form has made it without an answer, the server has it with other values
 * (CONFLICT), and what was typed since is stored as a change of that one.
 */
export async function createOrChange<Item, Name extends string>(
  { create, update }: Pick<RecordMutations<Item, Name>, "create" | "update">,
  input: FieldTexts<Name> & { readonly id: string },
): Promise<Item | undefined> {
  try {
    return await create(input);
  } catch (failure) {
    if (readProblem(failure).code !== "CONFLICT") throw failure;
    return update({ ...input, version: FIRST_VERSION }, undefined);
  }
}
