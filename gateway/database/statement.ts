/** Adds a value to the parameters of a statement and returns its placeholder, such as `$3`. */
export type AddParameter = (value: unknown) => string;

/** A condition of a statement, as SQL. */
export type Condition = (add: AddParameter) => string;

/** The parameters of a statement that is built in parts. */
export class Parameters {
  readonly values: unknown[] = [];

  constructor(
    /** The number of parameters before these. */
    private readonly before: number,
  ) {}

  readonly add: AddParameter = (value) => {
    this.values.push(value);
    return `$${this.before + this.values.length}`;
  };
}

/** Returns the conditions joined by `and`; null is no condition. */
export function allOf(conditions: readonly (Condition | null)[], add: AddParameter): string {
  const parts = conditions.flatMap((condition) => (condition === null ? [] : [condition(add)]));
  return parts.join(" and ") || "true";
}
