import { useT } from "../../lib/useT.js";
import type { Receiver } from "./facts.js";
import { textMessages as messages } from "./textMessages.js";

interface TextReceiverProps {
  readonly to: Receiver | null;
  readonly isHelper: boolean;
  readonly onAddPerson: () => void;
}

/** The line that says who gets an e-mail; without anybody, a button that adds a person. */
export function TextReceiver({ to, isHelper, onAddPerson }: TextReceiverProps) {
  const t = useT();
  return (
    <div>
      <span>{t(messages.to)}</span>
      {to === null ? (
        <button type="button" className="gap" onClick={onAddPerson}>
          {t(isHelper ? messages.addHelper : messages.addPerson)}
        </button>
      ) : (
        <bdi className="template-to">{receiverText(to, (name) => t(messages.noAddress, { name }))}</bdi>
      )}
    </div>
  );
}

function receiverText({ name, email }: Receiver, withoutAddress: (name: string) => string): string {
  if (email === null) return withoutAddress(name ?? "");
  return name === null ? email : `${name} <${email}>`;
}
