import { Button } from "../../components/controls/Button.js";
import { useId, useState, type SubmitEvent } from "react";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { DayField } from "../../components/date/DayField.js";
import { laterMessages as messages } from "./laterMessages.js";

interface DayDialogProps {
  readonly title: string;
  /** The text of the button that takes the day. */
  readonly action: string;
  /** Empty: none yet. */
  readonly initial: string;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
}

/** Asks for one day. */
export function DayDialog({ title, action, initial, min, max, onDay, onClose }: DayDialogProps) {
  const t = useT();
  const formId = useId();
  const [day, setDay] = useState(initial);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (day === "") return;
    onClose();
    onDay(day);
  };
  return (
    <Dialog
      title={title}
      width={360}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} disabled={day === ""}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <DayField label={t(messages.day)} value={day} min={min} max={max} autoFocus isRequired onChange={setDay} />
      </form>
    </Dialog>
  );
}
