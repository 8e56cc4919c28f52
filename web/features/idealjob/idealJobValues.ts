import type { IdealJobCardData } from "./useIdealJobs.js";

/** What the ideal job form holds and saves. */
export interface IdealJobValues {
  readonly name: string;
  readonly description: string;
}

/** An empty form. */
export const emptyIdealJob: IdealJobValues = { name: "", description: "" };

/** What the form of an ideal job starts from. */
export function idealJobValues({ name, description }: IdealJobCardData): IdealJobValues {
  return { name, description: description ?? "" };
}
