import { useId, type ReactNode } from "react";
import { useModalDialog } from "./useModalDialog.js";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly width?: number | undefined;
  /** A further class of the dialog. */
  readonly className?: string | undefined;
  /** Given for a question that interrupts, such as one before something is deleted. */
  readonly role?: "alertdialog";
  readonly footer: ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A native modal dialog: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({ title, width = 520, className, role, footer, children, onClose }: DialogProps) {
  const element = useModalDialog();
  const titleId = useId();
  return (
    <dialog
      ref={element}
      role={role}
      className={className === undefined ? "dialog" : `dialog ${className}`}
      style={{ inlineSize: `min(${width}px, calc(100vw - 16px))` }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-body">{children}</div>
      {footer !== null && <div className="dialog-footer">{footer}</div>}
    </dialog>
  );
}
