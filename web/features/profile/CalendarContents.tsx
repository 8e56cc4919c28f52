import { Switch } from "../../components/controls/Switch.js";
import { useId } from "react";
import type { MessageDescriptor } from "react-intl";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { calendarMessages as messages } from "./calendarMessages.js";
import type { CalendarContentsData } from "./useCalendarFeed.js";

interface CalendarContentsProps {
  readonly contents: CalendarContentsData;
  readonly isBusy: boolean;
  readonly onChange: (change: Partial<CalendarContentsData>) => void;
}

interface CalendarSwitchProps {
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The switches that include appointments, days, steps and the names of employers in the calendar. */
export function CalendarContents({ contents, isBusy, onChange }: CalendarContentsProps) {
  return (
    <>
      <CalendarSwitch
        label={messages.appointments}
        hint={messages.appointmentsHint}
        isOn={contents.includesAppointments}
        isBusy={isBusy}
        onChange={(includesAppointments) => onChange({ includesAppointments })}
      />
      <CalendarSwitch
        label={messages.days}
        hint={messages.daysHint}
        isOn={contents.includesDays}
        isBusy={isBusy}
        onChange={(includesDays) => onChange({ includesDays })}
      />
      <CalendarSwitch
        label={messages.steps}
        hint={messages.stepsHint}
        isOn={contents.includesSteps}
        isBusy={isBusy}
        onChange={(includesSteps) => onChange({ includesSteps })}
      />
      <CalendarSwitch
        label={messages.employers}
        hint={messages.employersHint}
        isOn={contents.includesEmployers}
        isBusy={isBusy}
        onChange={(includesEmployers) => onChange({ includesEmployers })}
      />
    </>
  );
}

function CalendarSwitch({ label, hint, isOn, isBusy, onChange }: CalendarSwitchProps) {
  const t = useT();
  const isOnline = useOnline();
  const labelId = useId();
  const hintId = useId();
  return (
    <div className="setting">
      <span className="calendar-switch">
        <span id={labelId}>{t(label)}</span>
        <span id={hintId} className="quiet">
          {t(hint)}
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
