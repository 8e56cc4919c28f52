import { Button } from "../../components/controls/Button.js";
import { Input } from "../../components/controls/Input.js";
import { CalendarDays } from "lucide-react";
import { useRef } from "react";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { jobDetailsMessages } from "./messages.js";

interface DateFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly "aria-describedby": string | undefined;
  readonly onChange: (value: string) => void;
}

/** A date as YYYY-MM-DD, typed or chosen in the browser's calendar; any other text is kept, with a hint. */
export function DateField({ id, label, value, onChange, ...rest }: DateFieldProps) {
  const t = useT();
  const calendar = useRef<HTMLInputElement>(null);
  const isDate = isIsoDate(value);
  const isOdd = value !== "" && !isDate;
  return (
    <>
      <Input
        {...rest}
        id={id}
        value={value}
        placeholder={t(jobDetailsMessages.datePlaceholder)}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        suffix={
          <Button
            type="text"
            size="small"
            className="date-button"
            icon={<Icon of={CalendarDays} />}
            aria-label={t(jobDetailsMessages.pickDate, { label })}
            onClick={() => calendar.current?.showPicker()}
          />
        }
      />
      <input
        ref={calendar}
        type="date"
        className="date-calendar"
        tabIndex={-1}
        aria-hidden
        value={isDate ? value : ""}
        onChange={(event) => onChange(event.target.value)}
      />
      {isOdd && <p className="field-hint">{t(jobDetailsMessages.badDate, { example: "2026-11-12" })}</p>}
    </>
  );
}

function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
