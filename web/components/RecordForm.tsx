import { Alert } from "./controls/Alert.js";
import { Form, type FormInstance } from "./controls/Form.js";
import { useState, type ReactNode } from "react";
import { useLeaveGuard } from "../lib/leaveGuard.js";
import type { DraftValues } from "../lib/useDraft.js";
import type { FieldTexts, Versioned } from "../lib/useEdited.js";
import { useT } from "../lib/useT.js";
import { EditConflict } from "./EditConflict.js";
import { FormFrame } from "./FormFrame.js";
import { componentMessages as messages } from "./messages.js";
import type { RecordEditor } from "./useRecordEditor.js";

/** The props of the form of a record. */
interface RecordFormProps<Name extends string> {
  /** The id by which the main button at the head of the screen submits the form. */
  readonly formId: string;
  readonly editor: RecordEditor<Versioned, Name>;
  /** The labels of the fields, in their order; these fields are saved. */
  readonly labels: FieldTexts<Name>;
  /** Given where the fields need to access each other. */
  readonly form?: FormInstance<DraftValues>;
  /** Narrows the form, whose fields are in one column. */
  readonly isNarrow?: boolean;
  /** Turns off autofill, which would fill in the user's own data. */
  readonly isAboutOthers?: boolean;
  /** The form is busy for another reason than its save. */
  readonly isBusy?: boolean;
  /** An additional hint where a draft was restored. */
  readonly restoredHint?: ReactNode;
  /** Called with the changed values before they are stored as a draft. */
  readonly onChange?: (changed: Partial<DraftValues>) => void;
  /** Stores the draft, where it consists of more than the fields. */
  readonly onKeep?: (values: DraftValues) => void;
  readonly onSubmit?: (values: FieldTexts<Name>) => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/**
 * The form of a record's fields (antd's `Form.Item`s, named as in `labels`): Save and Back by keyboard, the question
 * before changes are left, and above the first field errors, conflicts and the restored draft.
 */
export function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { editor, labels, onKeep = editor.keep, isBusy = editor.isBusy } = props;
  const t = useT();
  const [form] = Form.useForm<DraftValues>(props.form);
  const [isChanged, setChanged] = useState(editor.restored !== undefined);
  useLeaveGuard(isChanged && !isBusy);
  const keep = (changed: Partial<DraftValues>): void => {
    props.onChange?.(changed);
    setChanged(true);
    onKeep({ ...form.getFieldsValue() });
  };
  const take = (taken: Partial<DraftValues>): void => {
    form.setFieldsValue(taken);
    // Without a change there is no draft to store, and no question when the form is left.
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
        <FieldConflict form={form} editor={editor} labels={labels} onTake={take} />
        {editor.restored && (
          <Alert className="form-note" type="info" title={t(messages.restored)} description={props.restoredHint} />
        )}
        {props.children}
      </Form>
    </FormFrame>
  );
}

interface FieldConflictProps<Name extends string> {
  readonly form: FormInstance<DraftValues>;
  readonly editor: RecordEditor<Versioned, Name>;
  readonly labels: FieldTexts<Name>;
  readonly onTake: (values: Partial<FieldTexts<Name>>) => void;
}

/** Alone reads what is typed, so that a key renders this notice and its field, and not the whole form. */
function FieldConflict<Name extends string>({ form, editor, labels, onTake }: FieldConflictProps<Name>) {
  const typed = Form.useWatch([], form);
  return (
    <EditConflict
      edited={editor.edited}
      mine={textsOf(labels, { ...editor.initial, ...typed })}
      labels={labels}
      error={editor.error}
      refused={editor.refused}
      onTake={onTake}
      onSaveAgain={form.submit}
    />
  );
}

/** Returns the values of the fields that have a label. */
function textsOf<Name extends string>(labels: FieldTexts<Name>, values: DraftValues): FieldTexts<Name> {
  const texts = Object.keys(labels).map((name) => [name, values[name] ?? ""] as const);
  return Object.fromEntries(texts) as FieldTexts<Name>; // the keys of the labels are the names
}
