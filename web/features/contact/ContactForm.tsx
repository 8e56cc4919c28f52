import { Form, Input } from "antd";
import { RecordForm } from "../../components/RecordForm.js";
import { TypeField } from "../../components/TypeField.js";
import type { RecordEditor } from "../../components/useRecordEditor.js";
import { useT } from "../../lib/useT.js";
import type { ContactValues } from "./contactValues.js";
import { contactMessages as messages } from "./messages.js";
import { OrganizationField } from "./OrganizationField.js";
import type { ContactCardData } from "./useContacts.js";

interface ContactFormProps {
  readonly formId: string;
  readonly editor: RecordEditor<ContactCardData, keyof ContactValues>;
  readonly roleNames: readonly string[];
  readonly onBack: () => void;
}

/** The contact form (spec 2): what somebody is to the person, their names, and how to reach them. */
export function ContactForm({ formId, editor, roleNames, onBack }: ContactFormProps) {
  const t = useT();
  const labels = {
    role: t(messages.type),
    organization: t(messages.organization),
    salutation: t(messages.salutation),
    firstName: t(messages.firstName),
    middleNames: t(messages.middleNames),
    lastName: t(messages.lastName),
    email: t(messages.email),
    mobile: t(messages.contactNumber),
    description: t(messages.text),
  };
  return (
    <RecordForm formId={formId} editor={editor} labels={labels} isAboutOthers onBack={onBack}>
      <div className="form-pair">
        <TypeField
          name="role"
          kind="CONTACT"
          label={labels.role}
          options={roleNames}
          initial={editor.initial.role}
          autoFocus
        />
        <OrganizationField label={labels.organization} initial={editor.initial.organization} />
      </div>
      <div className="contact-names">
        <Form.Item name="salutation" label={labels.salutation}>
          <Input dir="auto" />
        </Form.Item>
        {(["firstName", "middleNames", "lastName"] as const).map((name) => (
          <Form.Item key={name} name={name} label={labels[name]}>
            <Input dir="auto" />
          </Form.Item>
        ))}
      </div>
      <div className="form-pair">
        <Form.Item name="email" label={labels.email}>
          <Input inputMode="email" />
        </Form.Item>
        <Form.Item name="mobile" label={labels.mobile}>
          <Input inputMode="tel" />
        </Form.Item>
      </div>
      <Form.Item name="description" label={labels.description}>
        <Input.TextArea dir="auto" rows={4} />
      </Form.Item>
    </RecordForm>
  );
}
