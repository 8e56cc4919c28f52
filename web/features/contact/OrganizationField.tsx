import { Form } from "../../components/controls/Form.js";
import { AutoComplete } from "../../components/controls/AutoComplete.js";
import { ChevronDown } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { useDebounced } from "../../lib/useDebounced.js";
import type { DraftValues } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { useContactOrganizationsQuery } from "./contact.generated.js";
import { contactMessages as messages } from "./messages.js";

/** The number of companies offered at a time; typing finds the others. */
const OFFERED = 20;
/** The pause in typing, in milliseconds, after which the server is queried. */
const DEBOUNCE_MS = 200;

interface OrganizationFieldProps {
  readonly label: string;
  /** The initial value; every company is offered until it changes. */
  readonly initial: string;
}

/** The organization: one of the user's companies, or any other text (spec 2). */
export function OrganizationField({ label, initial }: OrganizationFieldProps) {
  const t = useT();
  const form = Form.useFormInstance<DraftValues>();
  const typed = Form.useWatch("organization", form) ?? initial;
  const filter = useDebounced(typed === initial ? "" : typed.trim(), DEBOUNCE_MS);
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
