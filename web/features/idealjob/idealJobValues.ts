/** What the ideal job form holds and saves. */
export interface IdealJobValues {
  readonly name: string;
  readonly description: string;
}

/** An empty form. */
export const emptyIdealJob: IdealJobValues = { name: "", description: "" };
