import { DecimalScalar, type Decimal } from "../platform/decimal.js";
import { faultOf } from "../platform/validation.js";
import { withLimit, WritableColumn, type PropertyDeclaration } from "./input-field.js";

/**
 * Declares a number of a record that its owner may write, as `WritableColumn` does. `name` is that of the column, where it differs
 * from the property; `most` the largest that it may be, and what that is.
 */
export function DecimalColumn(
  description: string,
  { name, most }: { readonly name?: string; readonly most?: readonly [number: number, what: string] },
): PropertyDeclaration {
  const column = { type: "numeric", precision: 12, scale: 2, ...(name === undefined ? {} : { name }) } as const;
  if (most === undefined) return WritableColumn<Decimal>(() => DecimalScalar, description, column);
  const [limit, what] = most;
  const fault = (field: string, stored: Decimal) =>
    Number(stored) > limit ? faultOf(field, "range", `at most ${limit}, ${what}.`) : null;
  return WritableColumn<Decimal>(
    () => DecimalScalar,
    description,
    column,
    { fault },
    withLimit(description, `at most ${limit}`),
  );
}
