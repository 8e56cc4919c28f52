import { Form } from "antd";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";
import { TypeInput } from "./TypeInput.js";
import type { TypedKind } from "./typeMessages.js";

interface TypeFieldProps {
  readonly name: string;
  readonly kind: TypedKind;
  readonly label: string;
  /** The types to choose from. */
  readonly options: readonly string[];
  /** What the field began with: while it holds that, every type is offered. */
  readonly initial: string;
  readonly autoFocus?: boolean;
}

/** The type of a record in its form: one of those there are, or any other that is typed. */
export function TypeField({ name, kind, label, options, initial, autoFocus = false }: TypeFieldProps) {
  const t = useT();
  return (
    <Form.Item name={name} label={label} extra={t(messages.typeHint)}>
      <TypeInput kind={kind} types={options} initial={initial} autoFocus={autoFocus} />
    </Form.Item>
  );
}
