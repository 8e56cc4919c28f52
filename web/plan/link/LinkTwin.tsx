import { Button } from "../../components/controls/Button.js";
import type { KeyboardEvent } from "react";
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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onAnswer("BACK");
  };
  return (
    <div className="link-twin" onKeyDown={onKeyDown}>
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
