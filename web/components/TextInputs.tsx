import type { HTMLAttributes } from "react";
import { useT } from "../lib/useT.js";
import { Form } from "./controls/Form.js";
import { Input } from "./controls/Input.js";
import type { FieldKind, TextFieldTable } from "./TextFacts.js";

const KEYBOARDS: Readonly<Record<FieldKind, HTMLAttributes<HTMLInputElement>["inputMode"]>> = {
  text: "text",
  email: "email",
  tel: "tel",
  url: "url",
};

interface TextInputsProps {
  readonly fields: TextFieldTable;
  /** The class that lays the fields out; absent: two in a row where there is room. */
  readonly className?: string;
}

/** The fields in a form. */
export function TextInputs({ fields, className = "form-pair" }: TextInputsProps) {
  const t = useT();
  return (
    <div className={className}>
      {Object.entries(fields).map(([name, { label, kind }]) => (
        <Form.Item key={name} name={name} label={t(label)}>
          <Input dir="auto" inputMode={KEYBOARDS[kind]} />
        </Form.Item>
      ))}
    </div>
  );
}
