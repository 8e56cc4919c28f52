import { Form } from "antd";
import type { TypedKind } from "../lib/recordKinds.js";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";
import { TypeInput } from "./TypeInput.js";

interface TypeFieldProps {
  readonly name: string;
  readonly kind: TypedKind;
  readonly label: string;
  /** The types to choose from, once they are known. */
  readonly types: readonly { readonly name: string }[] | undefined;
  /** What the field began with: while it holds that, every type is offered. */
  readonly initial: string;
  readonly autoFocus?: boolean;
}

/** The type of a record in its form: one of those there are, or any other that is typed. */
export function TypeField({ name, kind, label, types, initial, autoFocus = false }: TypeFieldProps) {
  const t = useT();
  return (
    <Form.Item name={name} label={label} extra={t(messages.typeHint)}>
      <TypeInput kind={kind} types={types?.map((type) => type.name) ?? []} initial={initial} autoFocus={autoFocus} />
    </Form.Item>
  );
}
