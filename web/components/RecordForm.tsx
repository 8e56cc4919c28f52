import { Alert, Form, type FormInstance } from "antd";
import { useState, type ReactNode } from "react";
import { useLeaveGuard } from "../lib/leaveGuard.js";
import type { DraftValues } from "../lib/useDraft.js";
import type { FieldTexts, Versioned } from "../lib/useEdited.js";
import { useT } from "../lib/useT.js";
import { EditConflict } from "./EditConflict.js";
import { FormFrame } from "./FormFrame.js";
import { componentMessages as messages } from "./messages.js";
import type { RecordEditor } from "./useRecordEditor.js";

/** What the form of a record needs, whatever its fields. */
interface RecordFormProps<Name extends string> {
  /** The main button at the head of the screen submits the form by this id. */
  readonly formId: string;
  readonly editor: RecordEditor<Versioned, Name>;
  /** What the form calls its fields, in their order; these are saved. */
  readonly labels: FieldTexts<Name>;
  /** Given where the fields need to reach each other. */
  readonly form?: FormInstance<DraftValues>;
  /** One field below the other would be too wide. */
  readonly isNarrow?: boolean;
  /** Nothing that the browser knows of the person belongs here. */
  readonly isAboutOthers?: boolean;
  /** More keeps the form busy than the saving of it. */
  readonly isBusy?: boolean;
  /** What else is to be said where typed text is back. */
  readonly restoredHint?: ReactNode;
  /** Hears what was changed before it is kept. */
  readonly onChange?: (changed: Partial<DraftValues>) => void;
  /** Keeps what is typed, where that is not the fields alone. */
  readonly onKeep?: (values: DraftValues) => void;
  readonly onSubmit?: (values: FieldTexts<Name>) => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/**
 * Frames the fields of a record (antd's `Form.Item`s, named as in `labels`): Save and Back by keyboard, the question
 * before typed text is left, and above the first field what went wrong, what was changed elsewhere, and what is back.
 */
export function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { editor, labels, onKeep = editor.keep, isBusy = editor.isBusy } = props;
  const t = useT();
  const [form] = Form.useForm<DraftValues>(props.form);
  const [isChanged, setChanged] = useState(editor.restored !== undefined);
  const typed = Form.useWatch([], form);
  useLeaveGuard(isChanged && !isBusy);
  const keep = (changed: Partial<DraftValues>): void => {
    props.onChange?.(changed);
    setChanged(true);
    onKeep({ ...form.getFieldsValue() });
  };
  const take = (taken: Partial<DraftValues>): void => {
    form.setFieldsValue(taken);
    // Where nothing was typed there is nothing to keep, and nothing to ask about when the form is left.
    if (isChanged) keep(taken);
    else props.onChange?.(taken);
  };
  const submit = props.onSubmit ?? ((values) => void editor.submit(values));
  return (
    <FormFrame onBack={props.onBack}>
      <Form<DraftValues>
        id={props.formId}
        form={form}
        layout="vertical"
        className={props.isNarrow ? "form is-narrow" : "form"}
        requiredMark={false}
        initialValues={editor.initial}
        disabled={isBusy}
        {...(props.isAboutOthers && { autoComplete: "off" })}
        onValuesChange={keep}
        onFinish={(values) => submit(textsOf(labels, values))}
      >
        <EditConflict
          edited={editor.edited}
          mine={textsOf(labels, { ...editor.initial, ...typed })}
          labels={labels}
          error={editor.error}
          refused={editor.refused}
          onTake={take}
          onSaveAgain={form.submit}
        />
        {editor.restored && (
          <Alert
            className="form-note"
            type="info"
            showIcon
            title={t(messages.restored)}
            description={props.restoredHint}
          />
        )}
        {props.children}
      </Form>
    </FormFrame>
  );
}

/** The fields that have a label, out of all that a form holds. */
function textsOf<Name extends string>(labels: FieldTexts<Name>, values: DraftValues): FieldTexts<Name> {
  const texts = Object.keys(labels).map((name) => [name, values[name] ?? ""] as const);
  return Object.fromEntries(texts) as FieldTexts<Name>; // the keys of the labels are the names
}
