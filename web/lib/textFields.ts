import type { MessageDescriptor } from "react-intl";
import { tableOf } from "./tableOf.js";
import type { FieldTexts } from "./useEdited.js";
import type { Translate } from "./useT.js";

/** The text fields of a form: their empty values, and those of a record. */
export interface TextFields<Name extends string> {
  readonly empty: FieldTexts<Name>;
  readonly textsOf: (record: { readonly [N in Name]?: string | null }) => FieldTexts<Name>;
}

/** Returns the text fields with these names of a record; a value the record lacks is an empty text. */
export function textFields<Name extends string>(...names: readonly Name[]): TextFields<Name> {
  const textsOf: TextFields<Name>["textsOf"] = (record) => tableOf(names.map((name) => [name, record[name] ?? ""]));
  return { empty: textsOf({}), textsOf };
}

/** Returns the names of the fields of a table. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(table) as Name[]; // the keys of that same table
}

/** Returns the labels of the fields of a table in the user's language. */
export function labelsOf<Name extends string>(
  table: Readonly<Record<Name, { readonly label: MessageDescriptor }>>,
  t: Translate,
): FieldTexts<Name> {
  return tableOf(namesOf(table).map((name) => [name, t(table[name].label)]));
}
