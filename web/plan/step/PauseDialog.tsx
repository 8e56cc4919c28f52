import { Button } from "../../components/controls/Button.js";
import { useId, useState, type SubmitEvent } from "react";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { addDays } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { DayField } from "../../components/date/DayField.js";
import { pauseMessages as messages } from "./pauseMessages.js";
import { usePause } from "./usePause.js";
import { useToday } from "./useToday.js";

/** The longest pause, in days. */
const PAUSE_MAX_DAYS = 366;

interface PauseDialogProps {
  /** Null: all hunts. */
  readonly jobHunt: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
}

/** Asks until when one hunt, or all, are to pause. */
export function PauseDialog({ jobHunt, onClose }: PauseDialogProps) {
  const t = useT();
  const formId = useId();
  const today = useToday();
  const pause = usePause();
  const [until, setUntil] = useState(addDays(today, 7));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (until === "") return;
    onClose();
    void pause(jobHunt?.id ?? null, until);
  };
  return (
    <Dialog
      title={t(messages.title)}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} disabled={until === ""}>
            {t(messages.title)}
          </Button>
        </>
      }
    >
      <p>{jobHunt === null ? t(messages.all) : t(messages.one, { name: jobHunt.name })}</p>
      <p>{t(messages.kept)}</p>
      <form id={formId} onSubmit={submit}>
        <DayField
          label={t(messages.until)}
          value={until}
          min={addDays(today, 1)}
          max={addDays(today, PAUSE_MAX_DAYS)}
          autoFocus
          isRequired
          onChange={setUntil}
        />
      </form>
    </Dialog>
  );
}
