import { Form } from "../../components/controls/Form.js";
import { Input } from "../../components/controls/Input.js";
import type { RecordFormProps } from "../../components/defineRecordList.js";
import { RecordForm } from "../../components/RecordForm.js";
import { TextInputs } from "../../components/TextInputs.js";
import { TypeField } from "../../components/TypeField.js";
import { useRecordEditor } from "../../components/useRecordEditor.js";
import { useRecordStore } from "../../components/useRecordStore.js";
import { labelsOf } from "../../lib/textFields.js";
import type { DraftValues } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { CompanyCreateDocument, CompanyUpdateDocument, useCompanyTypesQuery } from "./company.generated.js";
import { AddressField } from "./AddressField.js";
import { AddressLines } from "./AddressLines.js";
import { addressLines, companyFields, joinAddress, type CompanyCardData } from "./companyValues.js";
import { companyTextFields } from "./fieldMessages.js";
import { companyMessages as messages } from "./messages.js";

const documents = { create: CompanyCreateDocument, update: CompanyUpdateDocument };

/** The form that creates or updates a company (spec 2): type, name and address. */
export function CompanyEditor({ formId, onBack, ...props }: RecordFormProps<CompanyCardData>) {
  const t = useT();
  const [form] = Form.useForm<DraftValues>();
  const { data } = useCompanyTypesQuery();
  const editor = useRecordEditor(props, useRecordStore("COMPANY", companyFields, documents));
  const labels = {
    type: t(messages.type),
    name: t(messages.name),
    address: t(messages.address),
    ...labelsOf(companyTextFields, t),
  };
  // The five lines rewrite the one-line address; typing in the one-line address does not change them.
  const writeAddress = (changed: Partial<DraftValues>): void => {
    if (addressLines.some((line) => line in changed)) form.setFieldValue("address", joinAddress(form.getFieldsValue()));
  };
  return (
    <RecordForm formId={formId} form={form} editor={editor} labels={labels} onChange={writeAddress} onBack={onBack}>
      <div className="form-pair">
        <TypeField
          name="type"
          kind="COMPANY"
          label={labels.type}
          types={data?.types}
          initial={editor.initial.type}
          autoFocus
        />
        <Form.Item name="name" label={labels.name}>
          <Input autoComplete="organization" />
        </Form.Item>
      </div>
      <Form.Item name="address" label={labels.address} extra={t(messages.addressHint)}>
        <AddressField />
      </Form.Item>
      <AddressLines />
      <TextInputs fields={companyTextFields} />
    </RecordForm>
  );
}
