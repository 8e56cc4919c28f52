import { Button } from "../../components/controls/Button.js";
import { useState, type SubmitEvent } from "react";
import { screenMessages } from "../../components/screenMessages.js";
import type { Day } from "../../lib/days.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { DayField } from "../../components/date/DayField.js";
import { closeFinishQuestion } from "../step/finishQuestion.js";
import type { JobHunt } from "../step/optimistic.js";
import { finishMessages as messages } from "./finishMessages.js";
import { useFinish } from "./useFinish.js";
import "./finish.css";

interface FinishFieldsProps {
  readonly hunt: JobHunt;
  /** The first day of work that is known; null: none. */
  readonly known: Day | null;
}

/** The first day of work, which may stay empty, and the button that finishes the hunt; what was typed stays when that fails. */
export function FinishFields({ hunt, known }: FinishFieldsProps) {
  const t = useT();
  const isOnline = useOnline();
  const { finish, isBusy } = useFinish(hunt);
  const [typed, setTyped] = useState<string>();
  const day = typed ?? known ?? "";
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void finish(day === "" ? null : day).then((isDone) => {
      if (isDone) closeFinishQuestion();
    });
  };
  return (
    <form className="finish-fields" onSubmit={submit}>
      <DayField label={t(messages.firstDay)} value={day} onChange={setTyped} />
      <Button
        type="primary"
        htmlType="submit"
        loading={isBusy}
        disabled={!isOnline}
        title={isOnline ? undefined : t(screenMessages.offlineHint)}
      >
        {t(messages.finish)}
      </Button>
    </form>
  );
}
