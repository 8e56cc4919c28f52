import { useMemo } from "react";
import { useIntl } from "react-intl";
import { shortName } from "../../../lib/contactNames.js";
import { daysBetween, utcDate, type Day } from "../../../lib/days.js";
import { useT, type Translate } from "../../../lib/useT.js";
import { appointmentMessages } from "../../../plan/appointment/appointmentMessages.js";
import { useAppointmentTexts } from "../../../plan/appointment/useAppointmentTexts.js";
import { useOwnTimeZone } from "../../../plan/step/useOwnTimeZone.js";
import { wallTime } from "../../../lib/wallTime.js";
import { zoneCity } from "../../../lib/zoneNames.js";
import type { DayTexts } from "../../../plan/step/dayTexts.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { useReasonTexts } from "../../../plan/step/useReasonTexts.js";
import { useToday } from "../../../plan/step/useToday.js";
import { todayMessages as messages } from "./todayMessages.js";
import { huntLabel, isSetByOthers, type KeptRow, type TodayItem } from "./todayRows.js";
import { useRowTitle } from "./useRowTitle.js";

/** The words of the rows of Today. */
export interface RowTexts {
  readonly today: Day;
  readonly days: DayTexts;
  /** The day before the row; today the time of an appointment, and nothing without one. */
  readonly when: (row: KeptRow) => string;
  /** What the row is about; without the time that stands before it. */
  readonly title: (row: KeptRow) => string;
  /** What the row is about, with the time of an appointment, for readers. */
  readonly name: (item: TodayItem) => string;
  /** At the end of the row: how a day that is past was meant, or who is at an appointment. */
  readonly note: (row: KeptRow) => string;
  /** Under the name: the hunt with its employer; undefined for the journal, which has none. */
  readonly hunt: (item: TodayItem) => string | undefined;
  /** After the hunt: what to know. */
  readonly told: (item: TodayItem) => readonly string[];
}

/** Returns the words of the rows, made once for the whole list. */
export function useRowTexts(): RowTexts {
  const intl = useIntl();
  const today = useToday();
  const days = useDayTexts();
  const { hint } = useReasonTexts();
  const t = useT();
  const title = useRowTitle();
  const appointments = useAppointmentTexts();
  const timeZone = useOwnTimeZone();
  return useMemo(() => {
    const aboutAppointment = (appointment: NonNullable<TodayItem["appointment"]>): readonly string[] => {
      const { minutes, startsAt, timeZone: theirs } = appointment;
      const told = [appointments.kind(appointment)];
      if (minutes !== null) told.push(appointments.minutes(minutes));
      if (startsAt === null) return told;
      const [here, there] = [wallTime(intl, startsAt, timeZone), wallTime(intl, startsAt, theirs)];
      const isOther = here.day !== there.day || here.time !== there.time;
      if (!isOther) return told;
      const { day, time } = there;
      const whole = here.day === day ? time : t(appointmentMessages.when, { day: days.date(day), time });
      return [...told, t(messages.timeThere, { time: whole, city: zoneCity(theirs) })];
    };
    // A promised day was no plan of the person's, and the name of its row says what it was.
    const hasNote = ({ group, item }: KeptRow): boolean => group === "overdue" && item.kind !== "PROMISE";
    return {
      today,
      days,
      when: ({ item, group }) => {
        const { dueOn } = item;
        if (group === "today") return title.time(item) ?? "";
        if (dueOn === null || group === "undated") return "";
        // The column has room for a date; "yesterday" is longer in most languages.
        return daysBetween(today, dueOn) < 0
          ? intl.formatDate(utcDate(dueOn), { timeZone: "UTC", day: "numeric", month: "short" })
          : days.short(dueOn);
      },
      title: ({ item, group }) => (group === "today" ? title.what(item) : title.whole(item)),
      name: title.whole,
      note: (row) => {
        const { appointment, dueOn } = row.item;
        if (appointment !== null) return withPeople(appointment, t);
        return hasNote(row) && dueOn !== null ? days.due(dueOn, isSetByOthers(row.item)) : "";
      },
      hunt: (item) => (item.kind === "JOURNAL" && hint(item.hint) !== null ? undefined : huntLabel(item.jobHunt)),
      told: (item) => {
        if (item.appointment !== null) return aboutAppointment(item.appointment);
        const told = item.kind === "STEP" || item.kind === "JOURNAL" ? hint(item.hint) : null;
        return told === null ? [] : [told];
      },
    };
  }, [intl, t, today, days, hint, title, appointments, timeZone]);
}

function withPeople({ contacts }: NonNullable<TodayItem["appointment"]>, t: Translate): string {
  const [first] = contacts;
  if (first === undefined) return "";
  const name = contacts.length === 1 ? shortName(first) : "";
  return name === "" ? t(messages.withPeople, { count: contacts.length }) : t(messages.withPerson, { name });
}
