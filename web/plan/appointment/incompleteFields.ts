/** A field that the browser may find half typed. */
export type TypedField = "time" | "minutes";

const TYPED_FIELDS = ["time", "minutes"] as const satisfies readonly TypedField[];

/** What a form knows of one of its controls; some elements of a form have no validity. */
interface Control {
  readonly name?: string;
  readonly validity?: { readonly badInput: boolean };
}

/** Returns the fields that are half typed: their value is empty, although something stands in them. */
export function incompleteFields(controls: Iterable<object>): ReadonlySet<TypedField> {
  const bad = [...controls].filter(({ validity }: Control) => validity?.badInput === true);
  return new Set(TYPED_FIELDS.filter((field) => bad.some(({ name }: Control) => name === field)));
}
