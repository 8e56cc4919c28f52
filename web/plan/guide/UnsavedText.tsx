import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from "react";
import { EditConflict } from "../../components/EditConflict.js";
import type { Draft } from "../../lib/useDraft.js";
import { useEdited, type Edited, type FieldTexts, type Seen, type Versioned } from "../../lib/useEdited.js";

/** The fields of a text. */
export type TextField = "subject" | "body";

/** A text as it is saved; version 0: it is not, and the texts are the first ones. */
export type TextRecord = Versioned & FieldTexts<TextField>;

/** What is known of a text that is being edited. */
export type EditedText = Edited<TextRecord, TextField>;

interface UnsavedTextProps {
  readonly ref: Ref<EditedText>;
  readonly record: TextRecord;
  readonly values: FieldTexts<TextField>;
  readonly labels: FieldTexts<TextField>;
  readonly draft: Draft;
  readonly began: Seen | undefined;
  /** The conflict that refused the last save; undefined when none did. */
  readonly conflict: unknown;
  readonly refused: number | undefined;
  readonly onTake: (values: Partial<FieldTexts<TextField>>) => void;
  readonly onSaveAgain: () => void;
}

/** Exists while a text has unsaved words: keeps them on the device, and asks when they meet a change made elsewhere. */
export function UnsavedText(props: UnsavedTextProps) {
  const { ref, record, values, draft, began } = props;
  const edited = useEdited(record, textsOf, began);
  useImperativeHandle(ref, () => edited);
  const keep = useEffectEvent(() => draft.keep({ ...values }, edited.seen));
  useEffect(() => keep(), [values]);
  return (
    <EditConflict
      edited={edited}
      mine={values}
      labels={props.labels}
      error={props.conflict}
      refused={props.refused}
      onTake={props.onTake}
      onSaveAgain={props.onSaveAgain}
    />
  );
}

function textsOf({ subject, body }: TextRecord): FieldTexts<TextField> {
  return { subject, body };
}
