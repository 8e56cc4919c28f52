import { Form } from "../../components/controls/Form.js";
import { Input } from "../../components/controls/Input.js";
import { useT } from "../../lib/useT.js";
import type { AddressLine } from "./companyValues.js";
import { companyMessages as messages } from "./messages.js";

/** The five address lines of the company form; typing in one rewrites the address above them (spec 2). */
export function AddressLines() {
  return (
    <>
      <div className="form-pair">
        <Line name="street" autoComplete="address-line1" />
        <Line name="city" autoComplete="address-level2" />
      </div>
      <div className="form-triple">
        <Line name="region" autoComplete="address-level1" />
        <Line name="postalCode" autoComplete="postal-code" />
        <Line name="country" autoComplete="country-name" />
      </div>
    </>
  );
}

function Line({ name, autoComplete }: { name: AddressLine; autoComplete: string }) {
  const t = useT();
  return (
    <Form.Item name={name} label={t(messages[name])}>
      <Input autoComplete={autoComplete} />
    </Form.Item>
  );
}
