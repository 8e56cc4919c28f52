import { Form } from "../../components/controls/Form.js";
import { Input, TextArea } from "../../components/controls/Input.js";
import type { RecordFormProps } from "../../components/defineRecordList.js";
import { RecordForm } from "../../components/RecordForm.js";
import { TypeField } from "../../components/TypeField.js";
import { useRecordEditor } from "../../components/useRecordEditor.js";
import { useRecordStore } from "../../components/useRecordStore.js";
import { useT } from "../../lib/useT.js";
import { ContactCreateDocument, ContactUpdateDocument, useContactTypesQuery } from "./contact.generated.js";
import { contactFields, type ContactCardData } from "./contactValues.js";
import { contactMessages as messages } from "./messages.js";
import { OrganizationField } from "./OrganizationField.js";

const documents = { create: ContactCreateDocument, update: ContactUpdateDocument };

/** The form that creates or updates a contact (spec 2): type, names and contact data. */
export function ContactEditor({ formId, onBack, ...props }: RecordFormProps<ContactCardData>) {
  const t = useT();
  const { data } = useContactTypesQuery();
  const editor = useRecordEditor(props, useRecordStore("CONTACT", contactFields, documents));
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
          types={data?.types}
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
        <TextArea dir="auto" rows={4} />
      </Form.Item>
    </RecordForm>
  );
}
