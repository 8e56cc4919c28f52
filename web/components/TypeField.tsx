import { Form } from "./controls/Form.js";
import type { TypedKind } from "../lib/recordKinds.js";
import { useT } from "../lib/useT.js";
import { listMessages } from "./listMessages.js";
import { TypeInput } from "./TypeInput.js";

interface TypeFieldProps {
  readonly name: string;
  readonly kind: TypedKind;
  readonly label: string;
  /** The types to choose from; undefined while they load. */
  readonly types: readonly { readonly name: string }[] | undefined;
  /** The initial value; every type is offered until it changes. */
  readonly initial: string;
  readonly autoFocus?: boolean;
}

/** The form field for the type of a record: an existing one, or any other text. */
export function TypeField({ name, kind, label, types, initial, autoFocus = false }: TypeFieldProps) {
  const t = useT();
  return (
    <Form.Item name={name} label={label} extra={t(listMessages.typeHint)}>
      <TypeInput kind={kind} types={types?.map((type) => type.name) ?? []} initial={initial} autoFocus={autoFocus} />
    </Form.Item>
  );
}
