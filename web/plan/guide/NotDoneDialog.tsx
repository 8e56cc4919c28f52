import { Button } from "../../components/controls/Button.js";
import { Input } from "../../components/controls/Input.js";
import { useId, useState, type SubmitEvent } from "react";
import { Dialog } from "../../components/Dialog.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { componentMessages } from "../../components/messages.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { useDraft } from "../../lib/useDraft.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useGuideCreateNoteMutation } from "./guide.generated.js";
import { guideMessages as messages } from "./guideMessages.js";
import type { GuideView } from "./guideView.js";

interface NotDoneDialogProps {
  readonly view: GuideView;
  /** Called once the reason, if there is one, is kept. */
  readonly onNotDone: () => void;
  readonly onClose: () => void;
}

/** Asks why a step was not done; the answer, which can be empty, becomes a note of the hunt. */
export function NotDoneDialog({ view, onNotDone, onClose }: NotDoneDialogProps) {
  const t = useT();
  const formId = useId();
  const fieldId = useId();
  const invalidate = useInvalidate();
  const [createNote] = useGuideCreateNoteMutation();
  const draft = useDraft(`notDone.${view.hunt.id}.${view.step}`);
  const [why, setWhy] = useState(() => draft.read()?.values["why"] ?? "");
  // One id per dialog: a repeated attempt creates no second note.
  const [id] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const content = why.trim();
      if (content !== "") {
        const title = t(messages.notDoneNote, { step: t(stepNames[view.step]) });
        await createNote({ variables: { input: { id, noteGuid: view.hunt.noteGuid, title, content } } });
        void invalidate([{ operation: "CREATED", kind: "NOTE", id }]);
      }
      draft.discard();
      onNotDone();
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <Dialog
      title={t(messages.notDone)}
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy}>
            {t(messages.notDone)}
          </Button>
        </>
      }
    >
      {error !== undefined && <SaveProblem error={error} />}
      <form id={formId} onSubmit={submit}>
        <label className="field-label" htmlFor={fieldId}>
          {t(messages.notDoneWhy)}
        </label>
        <Input
          id={fieldId}
          dir="auto"
          value={why}
          autoFocus
          onChange={(event) => {
            setWhy(event.target.value);
            draft.keep({ why: event.target.value });
          }}
        />
      </form>
    </Dialog>
  );
}
