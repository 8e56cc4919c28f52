import { useLayoutEffect, type KeyboardEvent, type RefObject } from "react";
import type { IntlShape } from "react-intl";
import { daysBetween, type Day } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { onKeys } from "../../lib/keys.js";
import { distanceOf, fullDay } from "./dayWords.js";
import { movedBy, weeksOf } from "./month.js";
import { isWithin } from "./readDay.js";

/** The most letters of a weekday above its column. */
const SHORT_MAX = 4;

interface MonthGridProps {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly intl: IntlShape;
  readonly today: Day;
  /** The day on which keys are; its month is shown. */
  readonly at: Day;
  readonly chosen: Day | null;
  readonly firstWeekday: number;
  readonly limits: { readonly min: Day | undefined; readonly max: Day | undefined };
  readonly onMove: (day: Day) => void;
  readonly onChoose: (day: Day) => void;
}

/** A month as a grid of days, one of which can have the focus. */
export function MonthGrid(props: MonthGridProps) {
  const { ref, intl, today, at, chosen, firstWeekday, limits, onMove, onChoose } = props;
  useLayoutEffect(() => {
    // The focus goes along with keys of the grid, and stays on the buttons of months.
    const table = ref.current;
    if (table?.contains(document.activeElement)) table.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at, ref]);
  const weeks = weeksOf(at, firstWeekday);
  // Arabic has no short names of weekdays.
  const isNarrow = weeks[0]?.some((day) => formatDay(intl, day, { weekday: "short" }).length > SHORT_MAX) === true;
  const onKeyDown = onKeys<KeyboardEvent>((event, key) => {
    const isMirrored = document.dir === "rtl";
    const next = movedBy(key, at, { firstWeekday, isMirrored, isShifted: event.shiftKey });
    if (next === null) return false;
    event.stopPropagation();
    onMove(next);
  });
  const name = (day: Day): string =>
    Math.abs(daysBetween(today, day)) > 1
      ? fullDay(intl, day)
      : `${fullDay(intl, day)}, ${distanceOf(intl, day, today)}`;
  return (
    <table ref={ref} role="grid" className="date-grid" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatDay(intl, day, { weekday: "long" })}>
              {formatDay(intl, day, { weekday: isNarrow ? "narrow" : "short" })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              // A place keeps its element, and with it the focus, when another month is shown.
              <td key={column} aria-selected={day === chosen}>
                <button
                  type="button"
                  tabIndex={day === at ? 0 : -1}
                  className={day.slice(0, 7) === at.slice(0, 7) ? undefined : "is-other"}
                  aria-label={name(day)}
                  aria-current={day === today ? "date" : undefined}
                  aria-disabled={!isWithin(day, limits) || undefined}
                  onClick={() => isWithin(day, limits) && onChoose(day)}
                >
                  {intl.formatNumber(Number(day.slice(8)))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
