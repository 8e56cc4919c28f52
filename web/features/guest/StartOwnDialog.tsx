import { Button } from "../../components/controls/Button.js";
import { Dialog } from "../../components/Dialog.js";
import { guestMessages as messages } from "../../components/guestMessages.js";
import type { GuestWish } from "../../lib/useGuestAccount.js";
import { useT } from "../../lib/useT.js";
import { AddedList } from "./AddedList.js";
import type { AddedLine } from "./addedLines.js";

interface StartOwnDialogProps {
  /** Null where the server gave no answer. */
  readonly added: readonly AddedLine[] | null;
  readonly isBusy: boolean;
  readonly onChoose: (wish: GuestWish) => void;
  readonly onClose: () => void;
}

/** Asks a guest who starts a search of their own what becomes of what they added to the example. */
export function StartOwnDialog({ added, isBusy, onChoose, onClose }: StartOwnDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t(messages.startTitle)}
      className="guest-leave"
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t(messages.stay)}
          </Button>
          <Button danger disabled={isBusy} onClick={() => onChoose("start-own")}>
            {t(messages.leaveThem)}
          </Button>
          <Button type="primary" disabled={isBusy} onClick={() => onChoose("keep-additions")}>
            {t(messages.takeThem)}
          </Button>
        </>
      }
    >
      <p>{t(added === null ? messages.startUnknown : messages.startText)}</p>
      {added !== null && <AddedList lines={added} />}
    </Dialog>
  );
}
