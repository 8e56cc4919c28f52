import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { useModalDialog } from "../../components/useModalDialog.js";
import { useT } from "../../lib/useT.js";

interface LinkSheetProps {
  readonly label: string;
  readonly field: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A link box on a phone: the whole screen, with the field on top. */
export function LinkSheet({ label, field, children, onClose }: LinkSheetProps) {
  const t = useT();
  const dialog = useModalDialog();
  return (
    <dialog
      ref={dialog}
      className="dialog link-sheet"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="link-sheet-head">
        {field}
        <button type="button" className="icon-button" aria-label={t(componentMessages.close)} onClick={onClose}>
          <Icon of={X} size={17} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
