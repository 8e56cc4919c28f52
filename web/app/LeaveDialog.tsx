import { Dialog } from "../components/Dialog.js";
import { componentMessages } from "../components/messages.js";
import { answerLeave, usePendingLeave } from "../lib/leaveGuard.js";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";

/** Asks once before a changed form is left; No, Escape and the initial focus all mean to stay. */
export function LeaveDialog() {
  const t = useT();
  const pending = usePendingLeave();
  if (!pending) return null;
  return (
    <Dialog
      title={t(componentMessages.areYouSure)}
      width={400}
      onClose={() => answerLeave(false)}
      footer={
        <>
          <button type="button" className="frame-button" autoFocus onClick={() => answerLeave(false)}>
            {t(componentMessages.no)}
          </button>
          <button type="button" className="frame-button is-danger" onClick={() => answerLeave(true)}>
            {t(componentMessages.yes)}
          </button>
        </>
      }
    >
      <p>{t(messages.leaveQuestion)}</p>
    </Dialog>
  );
}
