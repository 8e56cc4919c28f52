import { useMemo } from "react";
import { useIntl } from "react-intl";
import { shortName } from "../../../lib/contactNames.js";
import { daysBetween, utcDate, type Day } from "../../../lib/days.js";
import { useT, type Translate } from "../../../lib/useT.js";
import { appointmentMessages } from "../../../plan/appointment/appointmentMessages.js";
import { useAppointmentTexts } from "../../../plan/appointment/useAppointmentTexts.js";
import { stepNotes } from "../../../plan/guide/stepNoteMessages.js";
import { dueTitles } from "../../../plan/step/dueMessages.js";
import { useOwnTimeZone } from "../../../plan/step/useOwnTimeZone.js";
import { wallTime } from "../../../lib/wallTime.js";
import { zoneCity } from "../../../lib/zoneNames.js";
import type { DayTexts } from "../../../plan/step/dayTexts.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { useReasonTexts } from "../../../plan/step/useReasonTexts.js";
import { useToday } from "../../../plan/step/useToday.js";
import { isSoon, lastDayOf } from "./todayGroups.js";
import { todayMessages as messages } from "./todayMessages.js";
import { isLate, jobOf, type JobName, type KeptRow, type TodayItem } from "./todayRows.js";
import { useRowTitle } from "./useRowTitle.js";

/** A part of the second line of a row. */
export interface RowPart {
  readonly text: string;
  /** LATE: a day that others set is past; SOON: one is near. */
  readonly look?: "LATE" | "SOON";
}

/** The words of the rows of Today. */
export interface RowTexts {
  readonly today: Day;
  readonly days: DayTexts;
  /** The day before the row; today the time of an appointment, and nothing without one. */
  readonly when: (row: KeptRow) => string;
  /** What the row is about, with the time of an appointment, for readers. */
  readonly name: (item: TodayItem) => string;
  /** The job of the row's hunt; undefined for the journal, which has none. */
  readonly job: (item: TodayItem) => JobName | undefined;
  /** What the row is about; the name of the journal. */
  readonly what: (row: KeptRow) => string;
  /** The second line: what to do, and what to know. A day that stands before the row is not in it. */
  readonly told: (row: KeptRow) => readonly RowPart[];
  /** What to know; undefined for nothing. */
  readonly hint: (row: KeptRow) => RowPart | undefined;
}

/** Returns the words of the rows, made once for the whole list. */
export function useRowTexts(): RowTexts {
  const intl = useIntl();
  const today = useToday();
  const days = useDayTexts();
  const { hint: hintText } = useReasonTexts();
  const t = useT();
  const title = useRowTitle();
  const appointments = useAppointmentTexts();
  const timeZone = useOwnTimeZone();
  return useMemo(() => {
    const aboutAppointment = (appointment: NonNullable<TodayItem["appointment"]>): readonly string[] => {
      const { minutes, startsAt, timeZone: theirs } = appointment;
      const told = [appointments.kind(appointment)];
      if (minutes !== null) told.push(appointments.minutes(minutes));
      const people = withPeople(appointment, t);
      if (people !== "") told.push(people);
      if (startsAt === null) return told;
      const [here, there] = [wallTime(intl, startsAt, timeZone), wallTime(intl, startsAt, theirs)];
      const isOther = here.day !== there.day || here.time !== there.time;
      if (!isOther) return told;
      const { day, time } = there;
      const whole = here.day === day ? time : t(appointmentMessages.when, { day: days.date(day), time });
      return [...told, t(messages.timeThere, { time: whole, city: zoneCity(theirs) })];
    };
    const what: RowTexts["what"] = ({ item, group }) => (group === "today" ? title.what(item) : title.whole(item));
    const job: RowTexts["job"] = (item) =>
      item.kind === "JOURNAL" && hintText(item.hint) !== null ? undefined : jobOf(item.jobHunt);
    const hint: RowTexts["hint"] = ({ item, group }) => {
      if (item.kind !== "STEP" && item.kind !== "JOURNAL") return undefined;
      const lastDay = lastDayOf(item);
      const isShown = group === "overdue" || group === "next";
      const told = dueTitles[item.hint?.key ?? ""];
      const isSaid = isShown && lastDay !== null && lastDay === item.dueOn && told !== undefined;
      const text = isSaid ? t(told) : hintText(item.hint);
      if (text === null) return undefined;
      return isSoon(lastDay, today) ? { text, look: "SOON" } : { text };
    };
    return {
      ...{ today, days, what, job, hint },
      when: ({ item, group }) => {
        const { dueOn } = item;
        if (group === "today") return title.time(item) ?? "";
        if (dueOn === null || group === "undated") return "";
        // The column has room for a date; "yesterday" is longer in most languages.
        return daysBetween(today, dueOn) < 0
          ? intl.formatDate(utcDate(dueOn), { timeZone: "UTC", day: "numeric", month: "short" })
          : days.short(dueOn);
      },
      name: title.whole,
      told: (row) => {
        const { item } = row;
        const about: RowPart = { text: what(row) };
        if (item.appointment !== null)
          return [about, ...aboutAppointment(item.appointment).map((text): RowPart => ({ text }))];
        const told: RowPart[] = [];
        // "Late" is always a word, and the first one.
        if (item.dueOn !== null && isLate(item, today)) told.push({ text: days.due(item.dueOn, true), look: "LATE" });
        if (job(item) !== undefined) told.push(about);
        const note = item.step === null ? undefined : stepNotes[item.step];
        if (note !== undefined) told.push({ text: t(note) });
        const known = hint(row);
        return known === undefined ? told : [...told, known];
      },
    };
  }, [intl, t, today, days, hintText, title, appointments, timeZone]);
}

function withPeople({ contacts }: NonNullable<TodayItem["appointment"]>, t: Translate): string {
  const [first] = contacts;
  if (first === undefined) return "";
  const name = contacts.length === 1 ? shortName(first) : "";
  return name === "" ? t(messages.withPeople, { count: contacts.length }) : t(messages.withPerson, { name });
}
