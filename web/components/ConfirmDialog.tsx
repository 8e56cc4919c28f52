import { Button } from "./controls/Button.js";
import { useEffect, useId, type ReactNode } from "react";
import { useOnline } from "../lib/useOnline.js";
import { useT } from "../lib/useT.js";
import { Dialog } from "./Dialog.js";
import { componentMessages as messages } from "./messages.js";
import "./confirm.css";

interface ConfirmDialogProps {
  readonly question: string;
  /** What happens, and further fields, e.g. the reason of a termination. */
  readonly children: ReactNode;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * Asks for confirmation in a dialog, for what is pressed far from the end of its card; the focus moves to the text field, or
 * else to No, and Escape means No (spec 4).
 */
export function ConfirmDialog({ question, children, isBusy, onYes, onNo }: ConfirmDialogProps) {
  const t = useT();
  const isOnline = useOnline();
  const id = useId();
  useEffect(() => {
    // After the dialog, which has put the focus on its first field.
    const box = document.getElementById(id);
    (box?.querySelector<HTMLElement>("textarea") ?? document.getElementById(`${id}-no`))?.focus();
  }, [id]);
  return (
    <Dialog
      title={question}
      width={560}
      role="alertdialog"
      onClose={onNo}
      footer={
        <>
          <Button id={`${id}-no`} onClick={onNo}>
            {t(messages.no)}
          </Button>
          <Button type="primary" danger loading={isBusy} disabled={!isOnline} onClick={onYes}>
            {t(messages.yes)}
          </Button>
        </>
      }
    >
      <div id={id} className="confirm-fields">
        {children}
      </div>
    </Dialog>
  );
}
