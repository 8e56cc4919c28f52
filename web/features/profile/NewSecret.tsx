import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { Input } from "../../components/controls/Input.js";
import { Check, Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { MessageDescriptor } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { tokenMessages } from "./tokenMessages.js";

interface NewSecretProps {
  readonly secret: string;
  /** The messages; absent: those of an access token. */
  readonly words?: Readonly<Record<"once" | "secret" | "copy" | "copied" | "notCopied", MessageDescriptor>>;
}

/** Shows a new secret and copies it; where the browser has no clipboard, it is selected for copying by keyboard. */
export function NewSecret({ secret, words: messages = tokenMessages }: NewSecretProps) {
  const t = useT();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "notCopied">();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome("copied");
    } catch {
      field.current?.select();
      setOutcome("notCopied");
    }
  };
  return (
    <div className="token-secret">
      <Alert type="info" title={t(messages.once)} />
      <label htmlFor={fieldId}>{t(messages.secret)}</label>
      <div>
        <Input id={fieldId} ref={field} readOnly dir="ltr" value={secret} onFocus={(event) => event.target.select()} />
        <Button
          type="primary"
          autoFocus
          icon={<Icon of={outcome === "copied" ? Check : Copy} />}
          onClick={() => void copy()}
        >
          {t(outcome === "copied" ? messages.copied : messages.copy)}
        </Button>
      </div>
      <p role="status">{outcome === "notCopied" && t(messages.notCopied)}</p>
    </div>
  );
}
