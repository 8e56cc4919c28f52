import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useT } from "../../../lib/useT.js";
import { useAppointmentTexts } from "../../../plan/appointment/useAppointmentTexts.js";
import { useOwnTimeZone } from "../../../plan/step/useOwnTimeZone.js";
import { wallTime } from "../../../lib/wallTime.js";
import { todayMessages as messages } from "./todayMessages.js";
import { titleOf, type TodayItem } from "./todayRows.js";

/** The names of the rows of Today. */
export interface RowTitle {
  /** The step, the day, or what the appointment is about. */
  readonly what: (item: TodayItem) => string;
  /** The same, with the time of an appointment before it. */
  readonly whole: (item: TodayItem) => string;
  /** The time of an appointment where the person is; undefined without one. */
  readonly time: (item: TodayItem) => string | undefined;
}

/** Returns the writer of the names of rows. */
export function useRowTitle(): RowTitle {
  const t = useT();
  const intl = useIntl();
  const { round } = useAppointmentTexts();
  const timeZone = useOwnTimeZone();
  return useMemo(() => {
    const what: RowTitle["what"] = (item) => (item.appointment === null ? t(titleOf(item)) : round(item.appointment));
    const time: RowTitle["time"] = ({ startsAt }) =>
      startsAt === null ? undefined : wallTime(intl, startsAt, timeZone).time;
    return {
      what,
      time,
      whole: (item) => {
        const at = time(item);
        return at === undefined ? what(item) : t(messages.atTime, { time: at, what: what(item) });
      },
    };
  }, [t, intl, round, timeZone]);
}
