import { Alert, AutoComplete, Form, Input } from "antd";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { EditConflict } from "../../components/EditConflict.js";
import { FormFrame } from "../../components/FormFrame.js";
import { Icon } from "../../components/Icon.js";
import type { DraftValues } from "../../lib/useDraft.js";
import type { Edited, Versioned } from "../../lib/useEdited.js";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import { isOffered } from "../../lib/isOffered.js";
import { useT } from "../../lib/useT.js";
import { AddressField } from "./AddressField.js";
import { AddressLines } from "./AddressLines.js";
import { joinAddress, type AddressLine, type CompanyValues } from "./companyValues.js";
import { companyMessages as messages } from "./messages.js";

interface CompanyFormProps {
  /** The main button at the head of the screen submits the form by this id. */
  readonly formId: string;
  readonly edited: Edited<Versioned, keyof CompanyValues>;
  readonly initial: CompanyValues & Partial<Record<AddressLine, string>>;
  readonly isRestored: boolean;
  readonly typeNames: readonly string[];
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onChange: (values: DraftValues) => void;
  readonly onBack: () => void;
  readonly onSubmit: (values: CompanyValues) => void;
}

type FormValues = CompanyValues & Partial<Record<AddressLine, string>>;

/** The company form (spec 2): type, name and address; it never loses what was typed. */
export function CompanyForm(props: CompanyFormProps) {
  const t = useT();
  const [form] = Form.useForm<FormValues>();
  const [isChanged, setChanged] = useState(props.isRestored);
  const mine: CompanyValues = { ...props.initial, ...Form.useWatch([], form) };
  useLeaveGuard(isChanged && !props.isBusy);
  const keep = (changed: Partial<FormValues>): void => {
    // The lines below write the one line above; typing in that line leaves them alone.
    if (!("address" in changed) && !("name" in changed) && !("type" in changed)) {
      form.setFieldValue("address", joinAddress(form.getFieldsValue()));
    }
    setChanged(true);
    props.onChange({ ...form.getFieldsValue() });
  };
  return (
    <FormFrame onBack={props.onBack}>
      <Form<FormValues>
        id={props.formId}
        form={form}
        layout="vertical"
        className="form"
        requiredMark={false}
        initialValues={props.initial}
        disabled={props.isBusy}
        onValuesChange={keep}
        onFinish={({ type, name, address }) => props.onSubmit({ type, name, address })}
      >
        <EditConflict
          edited={props.edited}
          mine={mine}
          labels={{ type: t(messages.type), name: t(messages.name), address: t(messages.address) }}
          error={props.error}
          onTake={(values) => {
            form.setFieldsValue(values);
            keep(values);
          }}
        />
        {props.isRestored && <Alert className="form-note" type="info" showIcon title={t(messages.restored)} />}
        <div className="form-pair">
          <Form.Item name="type" label={t(messages.type)} extra={t(messages.typeHint)}>
            <AutoComplete
              autoFocus

              suffix={<Icon of={ChevronDown} />}
              options={props.typeNames.map((value) => ({ value }))}
              showSearch={{ filterOption: (typed, option) => isOffered(option?.value, typed, props.initial.type) }}
            />
          </Form.Item>
          <Form.Item name="name" label={t(messages.name)}>
            <Input autoComplete="organization" />
          </Form.Item>
        </div>
        <Form.Item name="address" label={t(messages.address)} extra={t(messages.addressHint)}>
          <AddressField />
        </Form.Item>
        <AddressLines />
      </Form>
    </FormFrame>
  );
}
