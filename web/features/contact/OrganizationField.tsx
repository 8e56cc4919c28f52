import { AutoComplete, Form } from "antd";
import { ChevronDown } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { useT } from "../../lib/useT.js";
import { useContactOrganizationsQuery } from "../../operations.generated.js";
import type { ContactValues } from "./contactValues.js";
import { contactMessages as messages } from "./messages.js";

/** So many companies are offered at a time; typing finds the others. */
const OFFERED = 20;
const PAUSE_MS = 200;

/** The organization: one of the person's companies, or whatever is typed (spec 2). */
export function OrganizationField({ initial }: { readonly initial: string }) {
  const t = useT();
  const form = Form.useFormInstance<ContactValues>();
  const typed = Form.useWatch("organization", form) ?? initial;
  // While the field holds what it began with, everything is offered.
  const filter = useDebounced(typed === initial ? "" : typed.trim(), PAUSE_MS);
  const { data, previousData } = useContactOrganizationsQuery({
    variables: { filter: filter === "" ? null : filter, first: OFFERED },
  });
  const names = new Set((data ?? previousData)?.companies.nodes.map((company) => company.name));
  return (
    <Form.Item name="organization" label={t(messages.organization)} extra={t(messages.organizationHint)}>
      <AutoComplete suffix={<Icon of={ChevronDown} />} options={[...names].map((value) => ({ value }))} />
    </Form.Item>
  );
}
