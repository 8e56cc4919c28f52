import { Alert, Form, Input } from "antd";
import { useState } from "react";
import { EditConflict } from "../../components/EditConflict.js";
import { FormFrame } from "../../components/FormFrame.js";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import type { DraftValues } from "../../lib/useDraft.js";
import type { Edited, Versioned } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import type { IdealJobValues } from "./idealJobValues.js";
import { idealJobMessages as messages } from "./messages.js";

interface IdealJobFormProps {
  /** The main button at the head of the screen submits the form by this id. */
  readonly formId: string;
  readonly edited: Edited<Versioned, keyof IdealJobValues>;
  readonly initial: IdealJobValues;
  readonly isRestored: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onChange: (values: DraftValues) => void;
  readonly onBack: () => void;
  readonly onSubmit: (values: IdealJobValues) => void;
}

/** The ideal job form (spec 2): title and description; it never loses what was typed. */
export function IdealJobForm(props: IdealJobFormProps) {
  const t = useT();
  const [form] = Form.useForm<IdealJobValues>();
  const [isChanged, setChanged] = useState(props.isRestored);
  const mine: IdealJobValues = { ...props.initial, ...Form.useWatch([], form) };
  useLeaveGuard(isChanged && !props.isBusy);
  const keep = (): void => {
    setChanged(true);
    props.onChange({ ...form.getFieldsValue() });
  };
  return (
    <FormFrame onBack={props.onBack}>
      <Form<IdealJobValues>
        id={props.formId}
        form={form}
        layout="vertical"
        className="form"
        requiredMark={false}
        initialValues={props.initial}
        disabled={props.isBusy}
        onValuesChange={keep}
        onFinish={props.onSubmit}
      >
        <EditConflict
          edited={props.edited}
          mine={mine}
          labels={{ name: t(messages.name), description: t(messages.text) }}
          error={props.error}
          onTake={(values) => {
            form.setFieldsValue(values);
            keep();
          }}
        />
        {props.isRestored && <Alert className="form-note" type="info" showIcon title={t(messages.restored)} />}
        <Form.Item name="name" label={t(messages.name)}>
          <Input autoFocus dir="auto" autoComplete="off" />
        </Form.Item>
        <Form.Item name="description" label={t(messages.text)} extra={t(messages.textHint)}>
          <Input.TextArea dir="auto" rows={12} />
        </Form.Item>
      </Form>
    </FormFrame>
  );
}
