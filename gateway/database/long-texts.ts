import { columnOf, type Computed, type EntityClass } from "./columns.js";

/** The long texts of the rows of an entity. */
export interface LongTexts<Row extends object> {
  readonly properties: readonly (keyof Row & string)[];
  /** What is too large, in the error. */
  readonly field: string;
  /** True: rows are read without them, see `LongText`. */
  readonly areApart?: boolean;
}

/** How many bytes of text may still be read. */
export interface TextBudget {
  readonly left: number;
  /** Throws TOO_LARGE for a field of the answer. */
  readonly refuse: (field: string) => never;
}

/** Returns the SQL of how many bytes some texts of a row have together. */
export function textBytes(entity: EntityClass<object>, alias: string, properties: readonly string[] = []): string {
  const bytes = properties.map((property) => `coalesce(octet_length(${alias}.${columnOf(entity, property)}), 0)`);
  return bytes.join(" + ") || "0";
}

/** Returns the columns that are left out of a row, as its texts are apart. */
export function textsApart<Row extends object>(texts: LongTexts<Row> | undefined): Computed {
  return texts?.areApart === true ? Object.fromEntries(texts.properties.map((property) => [property, null])) : {};
}
