import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Dialog } from "../../components/Dialog.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { callNoteMessages as messages } from "./messages.js";
import { sendWaiting } from "./sendWaiting.js";
import { waitingPerson } from "./waitingKey.js";
import { readWaiting, useWaitingNotes } from "./waitingNotes.js";

interface LogOutDialogProps {
  readonly onLogOut: () => void;
  readonly onStay: () => void;
}

/**
 * Asks before a logout that would lose notes kept on this device; Escape and the initial focus mean to stay. Notes that are
 * sent meanwhile, also before the question is drawn, are lost no more, and it says so.
 */
export function LogOutDialog({ onLogOut, onStay }: LogOutDialogProps) {
  const t = useT();
  const client = useApolloClient();
  const isOnline = useOnline();
  const notes = useWaitingNotes();
  const count = notes.length;
  const canSend = isOnline && notes.some(({ fault }) => fault === undefined);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const sendAll = async (): Promise<void> => {
    setBusy(true);
    await sendWaiting(client);
    setBusy(false);
    if (readWaiting(waitingPerson()).length === 0) onLogOut();
    else setFailed(true);
  };
  return (
    <Dialog
      title={t(messages.logOutTitle)}
      width={480}
      onClose={onStay}
      footer={
        <>
          <button type="button" className="frame-button" autoFocus onClick={onStay}>
            {t(messages.stay)}
          </button>
          <button
            type="button"
            className={count === 0 ? "frame-button" : "frame-button is-danger"}
            disabled={isBusy}
            onClick={onLogOut}
          >
            {t(messages.logOut)}
          </button>
          {canSend && (
            <button type="button" className="frame-button" disabled={isBusy} onClick={() => void sendAll()}>
              {t(messages.sendAndLogOut, { count })}
            </button>
          )}
        </>
      }
    >
      <p>{count === 0 ? t(messages.logOutSent) : t(messages.logOutLost, { count })}</p>
      <p role="status">{hasFailed && t(messages.logOutNotSent)}</p>
    </Dialog>
  );
}
