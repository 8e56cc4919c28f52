import { Button } from "../../components/controls/Button.js";
import { Input } from "../../components/controls/Input.js";
import { Plus } from "lucide-react";
import { useState, type RefObject } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import type { HuntOutcome } from "../../schema.generated.js";
import { OutcomeField } from "../step/OutcomeField.js";
import { terminationMessages } from "../step/terminationMessages.js";
import { decisionMessages as messages } from "./decisionMessages.js";
import { withReason } from "./reasonText.js";

/** What ends a hunt that nobody applied for. */
export interface NoEnding {
  readonly outcome: HuntOutcome;
  readonly reason: string;
}

interface ReasonFieldsProps {
  /** The text box of the reason. */
  readonly box: RefObject<HTMLInputElement | null>;
  readonly isDisabled: boolean;
  readonly outcome: HuntOutcome;
  readonly onOutcome: (outcome: HuntOutcome) => void;
  readonly onYes: (ending: NoEnding) => void;
}

const CHIPS = [messages.doesNotFit, messages.pay, messages.tooFar, messages.tooLate] as const;

/** The question before a hunt is terminated, short: the sentence of the specification, reasons to press, and the reason. */
export function ReasonFields({ box, isDisabled, outcome, onOutcome, onYes }: ReasonFieldsProps) {
  const t = useT();
  const [reason, setReason] = useState("");
  const [hasOutcomes, setOutcomes] = useState(false);
  return (
    <form
      className="reason-fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled) onYes({ outcome, reason });
      }}
    >
      <p>{t(terminationMessages.prompt)}</p>
      <div className="reason-row">
        <Input
          ref={box}
          value={reason}
          aria-label={t(terminationMessages.reason)}
          placeholder={t(messages.reasonHint)}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button htmlType="submit" disabled={isDisabled}>
          {t(componentMessages.yes)}
        </Button>
      </div>
      <div className="reason-chips">
        {CHIPS.map((chip) => (
          <Button
            key={chip.id}
            size="small"
            shape="round"
            type="dashed"
            icon={<Icon of={Plus} size={14} />}
            onClick={() => {
              setReason(withReason(reason, t(chip)));
              box.current?.focus();
            }}
          >
            {t(chip)}
          </Button>
        ))}
        {!hasOutcomes && (
          <Button size="small" type="text" onClick={() => setOutcomes(true)}>
            {t(messages.otherOutcome)}
          </Button>
        )}
      </div>
      {hasOutcomes && (
        <OutcomeField value={outcome} onChange={(chosen) => onOutcome(chosen ?? "DID_NOT_APPLY")} isAlwaysSaid />
      )}
    </form>
  );
}
