import { Switch } from "antd";
import { useId } from "react";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { calendarMessages as messages } from "./calendarMessages.js";

interface CalendarEmployersProps {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The switch that includes the names of employers in the calendar. */
export function CalendarEmployers({ isOn, isBusy, onChange }: CalendarEmployersProps) {
  const t = useT();
  const isOnline = useOnline();
  const labelId = useId();
  const hintId = useId();
  return (
    <div className="setting">
      <span className="calendar-employers">
        <span id={labelId}>{t(messages.employers)}</span>
        <span id={hintId} className="quiet">
          {t(messages.employersHint)}
        </span>
      </span>
      <Switch
        aria-labelledby={labelId}
        aria-describedby={hintId}
        checked={isOn}
        loading={isBusy}
        disabled={!isOnline}
        onChange={onChange}
      />
    </div>
  );
}
