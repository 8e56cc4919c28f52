import { useRef, useState } from "react";
import { ConflictInWords } from "../../components/ConflictInWords.js";
import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { FormDialog } from "../../components/FormDialog.js";
import { screenMessages } from "../../components/screenMessages.js";
import type { RecordEditor } from "../../components/useRecordEditor.js";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import { tableOf } from "../../lib/tableOf.js";
import { namesOf } from "../../lib/textFields.js";
import type { Draft } from "../../lib/useDraft.js";
import type { FieldTexts, Versioned } from "../../lib/useEdited.js";
import { useFaultFocus } from "../../lib/useFaultFocus.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { partMessages as messages } from "./partMessages.js";
import { faultsOf } from "./fieldTable.js";
import { PartFields, type PartFieldsProps } from "./PartFields.js";
import "../../components/tall-form.css";

type Given = "fields" | "hidden" | "labels" | "options" | "before" | "today";

interface PartFormProps<Item extends Versioned, Name extends string> extends Pick<PartFieldsProps<Name>, Given> {
  readonly title: string;
  /** The name of the hunt. */
  readonly of: string;
  readonly editor: RecordEditor<Item, Name>;
  readonly draft: Draft;
  readonly hintsOf?: (values: FieldTexts<Name>) => PartFieldsProps<Name>["hints"];
  /** Deletes the part, and calls `onGone`; undefined for a new one. */
  readonly remove: ((onGone: () => void) => void) | undefined;
  readonly onClose: () => void;
}

/** The form of a part of a hunt, whose fields are a table. Escape keeps what was typed, Cancel drops it. */
export function PartForm<Item extends Versioned, Name extends string>(props: PartFormProps<Item, Name>) {
  const { title, of, fields, labels, options, today, editor, draft, hintsOf, remove, onClose } = props;
  const t = useT();
  const isOnline = useOnline();
  const days = useDayTexts();
  const [values, setValues] = useState<FieldTexts<Name>>(editor.initial);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(form);
  const faults = faultsOf(fields, values, today);
  const words = (name: Name, value: string): string => {
    if (value === "") return "";
    const { kind } = fields[name];
    if (kind === "day" || kind === "pastDay") return days.date(value);
    return options[name]?.find(([one]) => one === value)?.[1] ?? value;
  };
  const change = (changed: Partial<FieldTexts<Name>>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    editor.keep(next);
  };
  const cancel = (): void => {
    draft.discard();
    onClose();
  };
  useLeaveGuard(draft.read() !== undefined && !editor.isBusy);
  const save = (): void => {
    setTried(true);
    if (Object.keys(faults).length === 0) void editor.submit(values);
    else focusFault();
  };
  return (
    <FormDialog
      title={title}
      width={640}
      className="tall-form"
      head={
        <p className="form-of" dir="auto">
          {of}
        </p>
      }
      form={{ ref: form, className: "dialog-form", noValidate: true, autoComplete: "off" }}
      isBusy={editor.isBusy}
      actions={
        remove && (
          <Button
            type="text"
            danger
            disabled={!isOnline}
            title={isOnline ? undefined : t(screenMessages.offlineHint)}
            onClick={() => remove(cancel)}
          >
            {t(messages.remove)}
          </Button>
        )
      }
      onSave={save}
      onCancel={cancel}
      onClose={onClose}
    >
      <ConflictInWords
        edited={editor.edited}
        values={values}
        words={words}
        labels={tableOf(namesOf(fields).map((name) => [name, t(labels[name])]))}
        error={editor.error}
        refused={editor.refused}
        onTake={change}
        onSaveAgain={save}
      />
      {editor.restored && <Alert type="info" title={t(messages.restored)} />}
      <PartFields
        {...props}
        hints={hintsOf?.(values) ?? {}}
        values={values}
        faults={isTried ? faults : {}}
        onChange={change}
      />
    </FormDialog>
  );
}
