import { Info } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Callout } from "../../components/Callout.js";
import { Button } from "../../components/controls/Button.js";
import { Dialog } from "../../components/Dialog.js";
import { guestMessages as messages } from "../../components/guestMessages.js";
import { useT } from "../../lib/useT.js";
import { AddedList } from "./AddedList.js";
import type { AddedLine } from "./addedLines.js";
import { KeepButton } from "../../components/KeepButton.js";
import { useReadAdded } from "./useAdded.js";
import "./guest.css";

interface LeaveExampleProps {
  /** The guest may make an account of their own. */
  readonly canKeep: boolean;
  readonly onLogOut: () => void;
  readonly onStay: () => void;
}

/**
 * Asks before a Logout that would erase what a guest added; where nothing was added, it logs out at once. Escape and the
 * initial focus mean to stay.
 */
export function LeaveExample({ canKeep, onLogOut, onStay }: LeaveExampleProps) {
  const t = useT();
  const readAdded = useReadAdded();
  const [added, setAdded] = useState<readonly AddedLine[] | null>();
  const decide = useEffectEvent((lines: readonly AddedLine[] | null) => {
    if (lines?.length === 0) onLogOut();
    else setAdded(lines);
  });
  useEffect(() => {
    let isOver = false;
    void readAdded().then((lines) => {
      if (!isOver) decide(lines);
    });
    return () => {
      isOver = true;
    };
  }, [readAdded]);
  if (added === undefined) return null;
  return (
    <Dialog
      title={t(messages.leaveTitle)}
      className="guest-leave"
      onClose={onStay}
      footer={
        <>
          <Button autoFocus onClick={onStay}>
            {t(messages.stay)}
          </Button>
          <Button danger onClick={onLogOut}>
            {t(messages.erase)}
          </Button>
          {canKeep && <KeepButton />}
        </>
      }
    >
      <p>{t(added === null ? messages.leaveUnknown : messages.leaveText)}</p>
      {added !== null && <AddedList lines={added} />}
      {canKeep && (
        <Callout icon={Info}>
          <p>{t(messages.keepText)}</p>
        </Callout>
      )}
    </Dialog>
  );
}
