import { Alert, AutoComplete, Form, Input, type FormInstance } from "antd";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { EditConflict } from "../../components/EditConflict.js";
import { FormFrame } from "../../components/FormFrame.js";
import { Icon } from "../../components/Icon.js";
import type { Edited, Versioned } from "../../lib/useEdited.js";
import { isOffered } from "../../lib/isOffered.js";
import { useT } from "../../lib/useT.js";
import type { DocumentValues } from "./documentValues.js";
import { documentFormMessages as messages } from "./formMessages.js";

interface DocumentFormProps {
  /** The main button at the head of the screen submits the form by this id. */
  readonly formId: string;
  readonly edited: Edited<Versioned, keyof DocumentValues>;
  readonly form: FormInstance<DocumentValues>;
  readonly isNew: boolean;
  readonly initial: DocumentValues;
  /** What was typed before is back. */
  readonly isRestored: boolean;
  /** The name of the file that had been chosen then; a browser does not keep the file itself. */
  readonly lostFile: string | undefined;
  readonly typeNames: readonly string[];
  readonly isBusy: boolean;
  readonly error: unknown;
  /** The name of the file the document has. */
  readonly ownFile: string | undefined;
  /** A file is chosen, so that the source will be its address. */
  readonly hasFile: boolean;
  /** The file picker. */
  readonly picker: ReactNode;
  readonly onChange: (values: DocumentValues) => void;
  readonly onBack: () => void;
  readonly onSubmit: (values: DocumentValues) => void;
}

/** The document form (spec 2): file, type, name, source and description; it never loses what was typed. */
export function DocumentForm(props: DocumentFormProps) {
  const t = useT();
  const { hasFile, isNew, ownFile } = props;
  const mine: DocumentValues = { ...props.initial, ...Form.useWatch([], props.form) };
  const sourceHint = ownFile ? t(messages.sourceKeepsFile, { name: ownFile }) : t(messages.sourceHint);
  return (
    <FormFrame onBack={props.onBack}>
      <Form<DocumentValues>
        id={props.formId}
        form={props.form}
        layout="vertical"
        className="form"
        requiredMark={false}
        initialValues={props.initial}
        disabled={props.isBusy}
        onValuesChange={(_changed, values) => props.onChange(values)}
        onFinish={props.onSubmit}
      >
        <EditConflict
          edited={props.edited}
          mine={mine}
          labels={{
            type: t(messages.type),
            name: t(messages.name),
            source: t(messages.source),
            description: t(messages.description),
          }}
          error={props.error}
          onTake={(values) => {
            props.form.setFieldsValue(values);
            props.onChange(props.form.getFieldsValue());
          }}
        />
        {props.isRestored && (
          <Alert
            className="form-note"
            type="info"
            showIcon
            title={t(messages.restored)}
            description={props.lostFile && !hasFile && t(messages.restoredFile, { name: props.lostFile })}
          />
        )}
        {props.picker}
        <div className="form-pair">
          <Form.Item name="type" label={t(messages.type)} extra={t(messages.typeHint)}>
            <AutoComplete
              suffix={<Icon of={ChevronDown} />}
              options={props.typeNames.map((value) => ({ value }))}
              showSearch={{ filterOption: (typed, option) => isOffered(option?.value, typed, props.initial.type) }}
            />
          </Form.Item>
          <Form.Item name="name" label={t(messages.name)}>
            <Input autoComplete="off" dir="auto" />
          </Form.Item>
        </div>
        <Form.Item
          name="source"
          label={t(messages.source)}
          extra={isNew || hasFile ? t(messages.sourceAfterUpload) : sourceHint}
        >
          <Input readOnly={isNew || hasFile} inputMode="url" autoComplete="off" />
        </Form.Item>
        <Form.Item name="description" label={t(messages.description)}>
          <Input.TextArea rows={5} dir="auto" />
        </Form.Item>
      </Form>
    </FormFrame>
  );
}
