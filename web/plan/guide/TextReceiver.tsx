import { useT } from "../../lib/useT.js";
import { LinkBox } from "../link/LinkBox.js";
import type { Receiver } from "./facts.js";
import type { GuideView } from "./guideView.js";
import { linkHunt } from "./LinkedToStep.js";
import { textMessages as messages } from "./textMessages.js";

interface TextReceiverProps {
  readonly view: GuideView;
  readonly to: Receiver | null;
  readonly isHelper: boolean;
}

/** The line that says who gets an e-mail; without anybody, a button that adds a person. */
export function TextReceiver({ view, to, isHelper }: TextReceiverProps) {
  const t = useT();
  return (
    <div>
      <span>{t(messages.to)}</span>
      {to === null ? (
        <LinkBox
          jobHunt={linkHunt(view)}
          kind="CONTACT"
          label={t(isHelper ? messages.addHelper : messages.addPerson)}
        />
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
