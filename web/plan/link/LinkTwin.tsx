import { Button } from "../../components/controls/Button.js";
import { onKeys } from "../../lib/keys.js";
import { useT } from "../../lib/useT.js";
import { linkMessages as messages } from "./linkMessages.js";
import type { LinkedRecord, LinkKind } from "./ties.js";

interface LinkTwinProps {
  readonly twin: LinkedRecord;
  readonly kind: LinkKind;
  readonly onAnswer: (answer: "USE" | "ADD" | "BACK") => void;
}

/** Asks whether to use the record that has the typed name already, or to add a new one; Escape goes back to the field. */
export function LinkTwin({ twin, kind, onAnswer }: LinkTwinProps) {
  const t = useT();
  const { name, detail } = twin;
  const isKnownPlace = kind === "CONTACT" && detail !== "";
  return (
    <div className="link-twin" onKeyDown={onKeys({ Escape: () => onAnswer("BACK") })}>
      <p role="alert">
        {isKnownPlace ? t(messages.twinAt, { name, organization: detail }) : t(messages.twin, { name })}
      </p>
      <div>
        <Button type="primary" size="small" autoFocus onClick={() => onAnswer("USE")}>
          {t(messages.useTwin, { kind })}
        </Button>
        <Button size="small" onClick={() => onAnswer("ADD")}>
          {t(messages.addNew)}
        </Button>
      </div>
    </div>
  );
}
