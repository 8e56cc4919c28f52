import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { Check, Copy, Download } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../components/Dialog.js";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { factorMessages as messages } from "./factorMessages.js";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes once, to be copied or downloaded. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<"copied" | "notCopied">();
  const text = `${codes.join("\n")}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("notCopied");
    }
  };
  return (
    <Dialog
      title={t(messages.recovery)}
      // Escape would lose the codes by accident; only the button closes the dialog.
      onClose={() => undefined}
      footer={<Button onClick={onClose}>{t(componentMessages.close)}</Button>}
    >
      <div className="recovery-codes">
        <Alert type="info" title={t(messages.recoveryOnce)} />
        <ul dir="ltr" aria-label={t(messages.recovery)}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="profile-actions">
          <Button
            type="primary"
            autoFocus
            icon={<Icon of={outcome === "copied" ? Check : Copy} />}
            onClick={() => void copy()}
          >
            {t(outcome === "copied" ? messages.copied : messages.copy)}
          </Button>
          <Button icon={<Icon of={Download} />} onClick={() => save(text)}>
            {t(messages.download)}
          </Button>
        </div>
        <p role="status">{outcome === "notCopied" && t(messages.notCopied)}</p>
      </div>
    </Dialog>
  );
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "job-hunt-tracker-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}
