import { useState } from "react";
import { useT } from "../../lib/useT.js";
import { Field } from "../../components/Field.js";
import { MINUTES_MAX } from "./appointmentValues.js";
import { fieldLabels, formMessages as messages } from "./formMessages.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";

const LENGTHS = ["20", "30", "45", "60", "90"] as const;
const OTHER = "OTHER";

interface LengthFieldProps {
  /** Minutes; empty: not known. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (minutes: string) => void;
}

/** The length of an appointment: a usual one, or a number of minutes. */
export function LengthField({ value, problem, onChange }: LengthFieldProps) {
  const t = useT();
  const texts = useAppointmentTexts();
  const isUsual = value === "" || LENGTHS.some((minutes) => minutes === value);
  const [isTyped, setTyped] = useState(!isUsual);
  const isOwn = isTyped || !isUsual;
  const choose = (chosen: string): void => {
    setTyped(chosen === OTHER);
    onChange(chosen === OTHER ? "" : chosen);
  };
  return (
    <Field label={t(fieldLabels.minutes)} problem={isOwn ? undefined : problem}>
      {(control) => (
        <>
          <select {...control} value={isOwn ? OTHER : value} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{t(messages.lengthUnknown)}</option>
            {LENGTHS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {texts.minutes(Number(minutes))}
              </option>
            ))}
            <option value={OTHER}>{t(messages.lengthOther)}</option>
          </select>
          {isOwn && (
            <Field label={t(messages.lengthOwn)} problem={problem}>
              {(own) => (
                <input
                  {...own}
                  type="number"
                  name="minutes"
                  min={1}
                  max={MINUTES_MAX}
                  step={1}
                  value={value}
                  onChange={(event) => onChange(event.currentTarget.value)}
                />
              )}
            </Field>
          )}
        </>
      )}
    </Field>
  );
}
