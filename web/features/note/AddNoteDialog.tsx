import { Alert } from "../../components/controls/Alert.js";
import { TextArea } from "../../components/controls/Input.js";
import { useId, useState } from "react";
import { NOTE_TITLE_MAX } from "../../../schema/limits.js";
import { EditConflict } from "../../components/EditConflict.js";
import { FormDialog } from "../../components/FormDialog.js";
import { useRecordEditor } from "../../components/useRecordEditor.js";
import { useDraft } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { noteMessages as messages } from "./messages.js";
import { TitleField } from "./TitleField.js";
import type { NoteData } from "./useNotes.js";
import { useNoteMutations, type NoteValues } from "./useNoteMutations.js";
import "./note.css";

interface AddNoteDialogProps {
  /** The `noteGuid` it is attached to. */
  readonly noteGuid: string;
  /** The name of the record it is attached to. */
  readonly name: string;
  /** The note to update; undefined for a new one. */
  readonly note?: NoteData | undefined;
  readonly onClose: () => void;
}

/** The dialog of a note (spec 2): title, description, Cancel and Save. Escape keeps what was typed, Cancel drops it. */
export function AddNoteDialog({ noteGuid, name, note, onClose }: AddNoteDialogProps) {
  const t = useT();
  const id = useId();
  const draft = useDraft(`note.${note?.id ?? noteGuid}`);
  const editor = useRecordEditor({ record: note, draft, onSaved: onClose }, useNoteMutations(noteGuid));
  const { edited, isBusy } = editor;
  const [values, setValues] = useState<NoteValues>(editor.initial);
  const isTooLong = values.title.trim().length > NOTE_TITLE_MAX;
  const change = (changed: Partial<NoteValues>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    editor.keep({ ...next });
  };
  const cancel = (): void => {
    draft.discard();
    onClose();
  };
  const take = (taken: Partial<NoteValues>): void => {
    if (draft.read() === undefined) setValues({ ...values, ...taken });
    else change(taken);
  };
  const save = async (): Promise<void> => {
    if (!isTooLong) await editor.submit({ ...values, title: values.title.trim() });
  };
  return (
    <FormDialog
      title={t(note === undefined ? messages.dialogAdd : messages.dialogEdit)}
      head={
        <p className="note-of" dir="auto">
          {name}
        </p>
      }
      form={{ className: "note-form" }}
      isBusy={isBusy}
      onSave={() => void save()}
      onCancel={cancel}
      onClose={onClose}
    >
      <EditConflict
        edited={edited}
        mine={values}
        labels={{ title: t(messages.title), content: t(messages.description) }}
        error={editor.error}
        refused={editor.refused}
        onTake={take}
        onSaveAgain={() => void save()}
      />
      {editor.restored && <Alert className="form-note" type="info" title={t(messages.restored)} />}
      <TitleField value={values.title} onChange={(title) => change({ title })} />
      <label className="field-label" htmlFor={`${id}-content`}>
        {t(messages.description)}
      </label>
      <TextArea
        id={`${id}-content`}
        dir="auto"
        rows={7}
        value={values.content}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change({ content: event.target.value })}
      />
      <p id={`${id}-hint`} className="field-hint">
        {t(messages.markdownHint)}
      </p>
    </FormDialog>
  );
}
