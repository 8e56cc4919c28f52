import { useId, useState } from "react";
import { NAME_MAX } from "../../../schema/limits.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { Field, FieldBelow } from "../../components/Field.js";
import { TimeBox } from "../../components/date/TimeBox.js";
import { DayField } from "../../components/date/DayField.js";
import { channelNames, submissionMessages as messages } from "./messages.js";
import {
  CHANNELS,
  receiversOf,
  SOMEBODY_ELSE,
  type SubmissionHunt,
  type SubmissionValues,
} from "./submissionValues.js";

interface SubmissionFieldsProps {
  readonly hunt: SubmissionHunt;
  readonly values: SubmissionValues;
  readonly today: Day;
  readonly dayProblem: string | undefined;
  readonly letterProblem: string | undefined;
  readonly onChange: (changed: Partial<SubmissionValues>) => void;
}

/** To whom, how, on which day and at what time something was sent, and the letter. */
export function SubmissionFields(props: SubmissionFieldsProps) {
  const { hunt, values, today, dayProblem, letterProblem, onChange } = props;
  const t = useT();
  const { to, recipient, channel, day, time, letter } = values;
  return (
    <div className="field-grid">
      <Field label={t(messages.to)}>
        {(control) => (
          <select {...control} value={to} onChange={(event) => onChange({ to: event.currentTarget.value })}>
            <option value="">{t(messages.nobody)}</option>
            {receiversOf(hunt).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={SOMEBODY_ELSE}>{t(messages.else)}</option>
          </select>
        )}
      </Field>
      <Field label={t(messages.how)}>
        {(control) => (
          <select
            {...control}
            value={channel}
            onChange={({ currentTarget }) =>
              onChange({ channel: CHANNELS.find((one) => one === currentTarget.value) ?? "OTHER" })
            }
          >
            {CHANNELS.map((one) => (
              <option key={one} value={one}>
                {t(channelNames[one])}
              </option>
            ))}
          </select>
        )}
      </Field>
      {to === SOMEBODY_ELSE && (
        <Field isWide label={t(messages.recipient)}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              maxLength={NAME_MAX}
              value={recipient}
              onChange={(event) => onChange({ recipient: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      <DayField
        label={t(messages.day)}
        value={day}
        max={today}
        isRequired
        problem={dayProblem}
        onChange={(chosen) => onChange({ day: chosen })}
      />
      <Field label={t(messages.time)}>
        {(control) => <TimeBox {...control} value={time} onChange={(typed) => onChange({ time: typed })} />}
      </Field>
      <LetterField value={letter} problem={letterProblem} onChange={(typed) => onChange({ letter: typed })} />
    </div>
  );
}

interface LetterFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (letter: string) => void;
}

/** The letter, which is closed at first where there is none, and cannot be closed while something is wrong with it. */
function LetterField({ value, problem, onChange }: LetterFieldProps) {
  const t = useT();
  const id = useId();
  const [isOpenAtFirst] = useState(value !== "");
  return (
    <details
      className="is-wide sent-letter"
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => {
        if (problem !== undefined) currentTarget.open = true;
      }}
    >
      <summary>{t(messages.letter)}</summary>
      <textarea
        dir="auto"
        rows={4}
        aria-label={t(messages.letter)}
        aria-describedby={problem === undefined ? undefined : id}
        aria-invalid={problem === undefined ? undefined : true}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldBelow id={id} problem={problem} />
    </details>
  );
}
