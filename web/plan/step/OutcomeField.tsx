import { useId } from "react";
import { outcomeNames } from "../../components/line/outcomeMessages.js";
import { useT } from "../../lib/useT.js";
import type { HuntOutcome } from "../../schema.generated.js";
import { terminationMessages as messages } from "./terminationMessages.js";
import "./outcome.css";

/** What a terminated hunt can end with, in the order of the choice. */
const OUTCOMES = [
  "THEY_SAID_NO",
  "NO_REPLY",
  "WITHDRAWN",
  "POSITION_CLOSED",
  "OFFER_DECLINED",
  "TOOK_ANOTHER_JOB",
  "DID_NOT_APPLY",
  "FALSE_OFFER",
] as const satisfies readonly HuntOutcome[];

interface OutcomeFieldProps {
  /** Null: its person does not say. */
  readonly value: HuntOutcome | null;
  readonly onChange: (outcome: HuntOutcome | null) => void;
  /** Leaves the last one out. */
  readonly isAlwaysSaid?: boolean;
}

/** How a hunt ended, as radio buttons; the last one says nothing. */
export function OutcomeField({ value, onChange, isAlwaysSaid = false }: OutcomeFieldProps) {
  const t = useT();
  const name = useId();
  return (
    <div className="outcome-choice" role="radiogroup" aria-label={t(messages.outcome)}>
      {[...OUTCOMES, ...(isAlwaysSaid ? [] : [null])].map((outcome) => (
        <label key={outcome ?? ""} className={outcome === value ? "is-chosen" : undefined}>
          <input type="radio" name={name} checked={outcome === value} onChange={() => onChange(outcome)} />
          {t(outcome === null ? messages.unsaid : outcomeNames[outcome])}
        </label>
      ))}
    </div>
  );
}
