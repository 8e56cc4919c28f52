import { Button } from "../../components/controls/Button.js";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { afterDoneMessages } from "./messages.js";
import { readingMessages } from "./readingMessages.js";

interface BareAddressDialogProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before an address alone becomes a hunt without a name of its own. */
export function BareAddressDialog({ onYes, onNo }: BareAddressDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t(readingMessages.bareAddress, { name: t(afterDoneMessages.unnamed) })}
      width={420}
      onClose={onNo}
      footer={
        <>
          <Button autoFocus onClick={onNo}>
            {t(componentMessages.no)}
          </Button>
          <Button type="primary" onClick={onYes}>
            {t(componentMessages.yes)}
          </Button>
        </>
      }
    />
  );
}
