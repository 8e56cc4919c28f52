import { AutoComplete, Form } from "antd";
import { ChevronDown } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { useDebounced } from "../../lib/useDebounced.js";
import type { DraftValues } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { useContactOrganizationsQuery } from "../../operations.generated.js";
import { contactMessages as messages } from "./messages.js";

/** So many companies are offered at a time; typing finds the others. */
const OFFERED = 20;
/** A pause in typing that is worth a question. */
const PAUSE_MS = 200;

interface OrganizationFieldProps {
  readonly label: string;
  /** What the field began with: while it holds that, every company is offered. */
  readonly initial: string;
}

/** The organization: one of the person's companies, or whatever is typed (spec 2). */
export function OrganizationField({ label, initial }: OrganizationFieldProps) {
  const t = useT();
  const form = Form.useFormInstance<DraftValues>();
  const typed = Form.useWatch("organization", form) ?? initial;
  const filter = useDebounced(typed === initial ? "" : typed.trim(), PAUSE_MS);
  const { data, previousData } = useContactOrganizationsQuery({
    variables: { filter: filter === "" ? null : filter, first: OFFERED },
  });
  const names = new Set((data ?? previousData)?.companies.nodes.map((company) => company.name));
  return (
    <Form.Item name="organization" label={label} extra={t(messages.organizationHint)}>
      <AutoComplete suffix={<Icon of={ChevronDown} />} options={[...names].map((value) => ({ value }))} />
    </Form.Item>
  );
}
