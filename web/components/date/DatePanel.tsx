import { ChevronLeft, ChevronRight, CornerDownLeft } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { addDays, utcDate, type Day } from "../../lib/days.js";
import { browserLanguages } from "../../lib/environment/languages.js";
import { formatDay } from "../../lib/formatDay.js";
import { onKeys } from "../../lib/keys.js";
import { useT } from "../../lib/useT.js";
import { Icon } from "../Icon.js";
import { useFloat } from "../useFloat.js";
import { dateMessages as messages } from "./dateMessages.js";
import { firstWeekday, regionalTag } from "./dateOrder.js";
import { distanceOf, fullDay } from "./dayWords.js";
import { addMonths } from "./distances.js";
import { MonthGrid } from "./MonthGrid.js";
import { isWithin } from "./readDay.js";
import { limitWords } from "./useDayFault.js";
import type { TypedDay } from "./useTypedDay.js";
import { WhichDay } from "./WhichDay.js";

/** What the calendar of a field is given. */
export interface DatePanelProps {
  readonly id: string;
  /** Below which it stands. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly typed: TypedDay;
  readonly fault: string | undefined;
  readonly min: Day | undefined;
  readonly max: Day | undefined;
  readonly isRequired: boolean;
  /** It stands at the lower edge of a phone. */
  readonly isSheet: boolean;
  /** The day of the grid gets the focus. */
  readonly takesFocus: boolean;
  readonly onChoose: (day: Day) => void;
  readonly onClose: () => void;
}

/** How far ahead a limit is said, in days: one that is further away says nothing. */
const LIMIT_NEAR = 3660;

/** The calendar of a field: what was understood, a month, and the days that are chosen most. */
export function DatePanel(props: DatePanelProps) {
  const { id, anchor, typed, fault, min, max, isRequired, isSheet, takesFocus, onChoose, onClose } = props;
  const { intl, today, day, readings, text } = typed;
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  const start = day ?? nearestTo(today, min, max);
  // The day of the field, once another is typed, or a place that keys have reached.
  const [place, setPlace] = useState({ of: start, at: start });
  const at = place.of === start ? place.at : start;
  const goTo = (next: Day): void => setPlace({ of: start, at: next });
  const weekStart = firstWeekday(regionalTag(intl.locale, browserLanguages()));
  useFloat(anchor, element);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (takesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);
  const onKeyDown = onKeys<KeyboardEvent>({
    Escape: (event) => {
      event.stopPropagation();
      onClose();
    },
  });
  const monday = addDays(today, (8 - utcDate(today).getUTCDay()) % 7 || 7);
  const chips = [
    { day: today, label: t(messages.today) },
    { day: addDays(today, 1), label: t(messages.tomorrow) },
    { day: monday, label: formatDay(intl, monday, { weekday: "long" }) },
  ].filter((chip) => isWithin(chip.day, { min, max }));
  const limits = [
    max !== undefined && max < addDays(today, LIMIT_NEAR) && limitWords(t, typed, { max }),
    min !== undefined && min > addDays(today, -LIMIT_NEAR) && limitWords(t, typed, { min }),
  ].filter((words) => typeof words === "string");
  return (
    <div
      ref={element}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={t(messages.calendar)}
      className={isSheet ? "date-panel is-sheet" : "date-panel"}
      // What is pressed beside a button leaves the focus where it is.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      {day !== null && (
        <button type="button" className="date-understood" onClick={() => onChoose(day)}>
          <Icon of={CornerDownLeft} size={15} />
          <b>{fullDay(intl, day)}</b>
          <span>{distanceOf(intl, day, today)}</span>
        </button>
      )}
      {readings.length > 0 && <WhichDay readings={readings} onChoose={onChoose} />}
      {text !== "" && readings.length === 0 && fault !== undefined && <p className="date-warning">{fault}</p>}
      <div className="date-month">
        <b aria-live="polite">{formatDay(intl, at, { month: "long", year: "numeric" })}</b>
        <button type="button" aria-label={t(messages.previous)} onClick={() => goTo(addMonths(at, -1))}>
          <Icon of={ChevronLeft} size={18} />
        </button>
        <button type="button" aria-label={t(messages.next)} onClick={() => goTo(addMonths(at, 1))}>
          <Icon of={ChevronRight} size={18} />
        </button>
      </div>
      <MonthGrid
        ref={grid}
        intl={intl}
        today={today}
        at={at}
        chosen={day}
        firstWeekday={weekStart}
        limits={{ min, max }}
        onMove={goTo}
        onChoose={onChoose}
      />
      <div className="date-chips">
        {chips.map((chip) => (
          <button key={chip.label} type="button" className="date-chip" onClick={() => onChoose(chip.day)}>
            {chip.label} <span>{formatDay(intl, chip.day, { day: "numeric", month: "short" })}</span>
          </button>
        ))}
        {!isRequired && (
          <button type="button" className="date-chip" onClick={() => onChoose("")}>
            {t(messages.none)}
          </button>
        )}
      </div>
      {limits.length > 0 && <p className="date-limits">{limits.join(" ")}</p>}
      {isSheet && <NativeCalendar day={day} min={min} max={max} onChoose={onChoose} />}
    </div>
  );
}

interface NativeCalendarProps {
  readonly day: Day | null;
  readonly min: Day | undefined;
  readonly max: Day | undefined;
  readonly onChoose: (day: Day) => void;
}

/** Opens the calendar of the system. */
function NativeCalendar({ day, min, max, onChoose }: NativeCalendarProps) {
  const t = useT();
  const native = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="date-native" onClick={() => native.current?.showPicker()}>
        {t(messages.native)}
      </button>
      <input
        ref={native}
        type="date"
        className="unseen"
        tabIndex={-1}
        aria-hidden
        value={day ?? ""}
        min={min}
        max={max}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </>
  );
}

/** Returns the day within the limits that is nearest to today. */
function nearestTo(today: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min && today < min) return min;
  return max && today > max ? max : today;
}
