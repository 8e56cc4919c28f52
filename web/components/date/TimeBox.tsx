import { Clock } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { onKeys } from "../../lib/keys.js";
import { useT } from "../../lib/useT.js";
import { Input } from "../controls/Input.js";
import type { FieldControl } from "../Field.js";
import { Icon } from "../Icon.js";
import { dateMessages as messages } from "./dateMessages.js";
import { timeInWords } from "./dayWords.js";
import { isTimeOfDay, readTime } from "./readTime.js";
import "./date.css";

interface TimeBoxProps extends FieldControl {
  readonly name?: string;
  /** `HH:MM`, or a text that names no time; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time, typed as `10:30`, `10.30` or `3pm`; the text stays as it stands where it names none. */
export function TimeBox({ value, onChange, ...control }: TimeBoxProps) {
  const t = useT();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const isTyped = typed !== null && typed.value === value;
  const isTime = isTimeOfDay(value);
  const fault = value === "" || isTime ? "" : t(messages.unreadTime, { time: timeInWords(intl, "10:30") });
  useEffect(() => input.current?.setCustomValidity(fault), [fault]);
  const shown = isTime ? timeInWords(intl, value) : value;
  const type = (text: string): void => {
    const next = readTime(text) ?? (text.trim() === "" ? "" : text);
    setTyped({ text, value: next });
    onChange(next);
  };
  const commit = (): void => setTyped(null);
  const onKeyDown = onKeys<KeyboardEvent>({ Enter: () => (isTyped ? commit() : false) });
  return (
    <div className="time-box">
      <Input
        {...control}
        ref={input}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        dir={isTime ? "ltr" : "auto"}
        value={isTyped ? typed.text : shown}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        suffix={<Icon of={Clock} />}
      />
      {!isTyped && fault !== "" && (
        <p className="date-warning" role="status">
          {fault}
        </p>
      )}
    </div>
  );
}
