import { tableOf } from "./tableOf.js";
import type { FieldTexts } from "./useEdited.js";

/** The fields of a form: as they are when it is empty, and as a record fills them. */
export interface TextFields<Name extends string> {
  readonly empty: FieldTexts<Name>;
  readonly textsOf: (record: { readonly [N in Name]?: string | null }) => FieldTexts<Name>;
}

/** Makes the fields of a form by the names they have in the record; what a record does not say is an empty text. */
export function textFields<Name extends string>(...names: readonly Name[]): TextFields<Name> {
  const textsOf: TextFields<Name>["textsOf"] = (record) => tableOf(names.map((name) => [name, record[name] ?? ""]));
  return { empty: textsOf({}), textsOf };
}

/** Returns the names of the fields of a table. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(table) as Name[]; // the keys of that very table
}
