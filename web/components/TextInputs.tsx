import type { HTMLAttributes } from "react";
import { useT } from "../lib/useT.js";
import { Form } from "./controls/Form.js";
import { Input } from "./controls/Input.js";
import type { FieldKind, TextFieldTable } from "./TextFacts.js";

const KEYBOARDS: Readonly<Record<FieldKind, HTMLAttributes<HTMLInputElement>["inputMode"]>> = {
  text: "text",
  tel: "tel",
  url: "url",
};

/** The fields in a form, two in a row where there is room. */
export function TextInputs({ fields }: { readonly fields: TextFieldTable }) {
  const t = useT();
  return (
    <div className="form-pair">
      {Object.entries(fields).map(([name, { label, kind }]) => (
        <Form.Item key={name} name={name} label={t(label)}>
          <Input dir="auto" inputMode={KEYBOARDS[kind]} />
        </Form.Item>
      ))}
    </div>
  );
}
