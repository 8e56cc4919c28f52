import { Form } from "../../components/controls/Form.js";
import { TextArea } from "../../components/controls/Input.js";
import type { RecordFormProps } from "../../components/defineRecordList.js";
import { RecordForm } from "../../components/RecordForm.js";
import { TextInputs } from "../../components/TextInputs.js";
import { TypeField } from "../../components/TypeField.js";
import { useRecordEditor } from "../../components/useRecordEditor.js";
import { useRecordStore } from "../../components/useRecordStore.js";
import { labelsOf } from "../../lib/textFields.js";
import { useT } from "../../lib/useT.js";
import { ContactCreateDocument, ContactUpdateDocument, useContactTypesQuery } from "./contact.generated.js";
import { contactFields, type ContactCardData } from "./contactValues.js";
import { contactNameFields, contactTextFields } from "./fieldMessages.js";
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
    ...labelsOf(contactNameFields, t),
    ...labelsOf(contactTextFields, t),
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
      <TextInputs fields={contactNameFields} className="contact-names" />
      <TextInputs fields={contactTextFields} />
      <Form.Item name="description" label={labels.description}>
        <TextArea dir="auto" rows={4} />
      </Form.Item>
    </RecordForm>
  );
}
