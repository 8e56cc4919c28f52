import { Form, Input } from "antd";
import { RecordForm } from "../../components/RecordForm.js";
import { TypeField } from "../../components/TypeField.js";
import type { RecordEditor } from "../../components/useRecordEditor.js";
import type { DraftValues } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { AddressField } from "./AddressField.js";
import { AddressLines } from "./AddressLines.js";
import { addressLines, joinAddress, type CompanyValues } from "./companyValues.js";
import { companyMessages as messages } from "./messages.js";
import type { CompanyCardData } from "./useCompanies.js";

interface CompanyFormProps {
  readonly formId: string;
  readonly editor: RecordEditor<CompanyCardData, keyof CompanyValues>;
  readonly typeNames: readonly string[];
  readonly onBack: () => void;
}

/** The company form (spec 2): type, name and address. */
export function CompanyForm({ formId, editor, typeNames, onBack }: CompanyFormProps) {
  const t = useT();
  const [form] = Form.useForm<DraftValues>();
  const labels = { type: t(messages.type), name: t(messages.name), address: t(messages.address) };
  // The lines below write the one line above; typing in that line leaves them alone.
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
          options={typeNames}
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
    </RecordForm>
  );
}
