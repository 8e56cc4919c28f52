import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { TextArea } from "../../components/controls/Input.js";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { TALKING_POINTS_MAX } from "../../../schema/limits.js";
import { EditConflict } from "../../components/EditConflict.js";
import { FormFrame } from "../../components/FormFrame.js";
import { componentMessages } from "../../components/messages.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useRecordEditor, type RecordMutations } from "../../components/useRecordEditor.js";
import type { Draft } from "../../lib/useDraft.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { changeOf, useJobHuntToasts } from "../../plan/step/useJobHuntToasts.js";
import { useHuntSheetSaveTalkingPointsMutation } from "./huntsheet.generated.js";
import { sheetMessages as messages } from "./messages.js";
import type { Sheet } from "./sheet.js";

interface TalkingPointsFormProps {
  readonly sheet: Sheet;
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** The form for what to say, in the place of its lines. Escape keeps what was typed, Cancel drops it. */
export function TalkingPointsForm({ sheet, draft, onClose }: TalkingPointsFormProps) {
  const t = useT();
  const id = useId();
  const isOnline = useOnline();
  const mutations = useTalkingPointsMutations(sheet);
  const editor = useRecordEditor({ record: sheet, draft, onSaved: onClose }, mutations);
  const [points, setPoints] = useState(editor.initial.points);
  const isTooLong = points.length > TALKING_POINTS_MAX;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const change = (next: string): void => {
    setPoints(next);
    editor.keep({ points: next });
  };
  const take = ({ points: theirs = points }: { readonly points?: string }): void => {
    if (draft.read() === undefined) setPoints(theirs);
    else change(theirs);
  };
  const save = async (): Promise<void> => {
    if (!isTooLong && isOnline) await editor.submit({ points });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  const cancel = (): void => {
    draft.discard();
    onClose();
  };
  return (
    <FormFrame onBack={onClose}>
      <form ref={form} className="say-form" onSubmit={submit}>
        <EditConflict
          edited={editor.edited}
          mine={{ points }}
          labels={{ points: t(messages.say) }}
          error={editor.error}
          refused={editor.refused}
          onTake={take}
          onSaveAgain={() => void save()}
        />
        {editor.restored && <Alert className="form-note" type="info" title={t(messages.sayRestored)} />}
        <TextArea
          dir="auto"
          rows={5}
          value={points}
          aria-label={t(messages.say)}
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooLong}
          onChange={(event) => change(event.target.value)}
        />
        <p id={`${id}-hint`} className="field-hint" role={isTooLong ? "alert" : undefined}>
          {t(messages.sayHint, { count: TALKING_POINTS_MAX })}
        </p>
        <div className="say-acts">
          <Button onClick={cancel}>{t(componentMessages.cancel)}</Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={editor.isBusy}
            disabled={!isOnline || isTooLong}
            title={isOnline ? undefined : t(screenMessages.offlineHint)}
            aria-keyshortcuts="Control+Enter"
          >
            {t(componentMessages.save)}
          </Button>
        </div>
      </form>
    </FormFrame>
  );
}

/** Returns the mutation that stores what to say. */
function useTalkingPointsMutations(sheet: Sheet): RecordMutations<Sheet, "points"> {
  const t = useT();
  const { showChangeToast } = useJobHuntToasts();
  const [send] = useHuntSheetSaveTalkingPointsMutation();
  return {
    empty: { points: "" },
    textsOf: ({ talkingPoints }) => ({ points: talkingPoints ?? "" }),
    showsOwnToast: true,
    // The hunt is there already.
    create: async () => Promise.resolve(undefined),
    update: async ({ id, version, points }) => {
      const { data } = await send({ variables: { input: { id, version, talkingPoints: points } } });
      showChangeToast(changeOf(sheet), t(componentMessages.saved), data?.updateJobHunt.logEntryId);
      return sheet;
    },
  };
}
