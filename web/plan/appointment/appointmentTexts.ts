import type { IntlShape } from "react-intl";
import type { Day } from "../../lib/days.js";
import type { Translate } from "../../lib/useT.js";
import type { DayTexts } from "../step/dayTexts.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import { appointmentMessages as messages, kindNames } from "./appointmentMessages.js";
import { roundText, type AppointmentRoundFields } from "../step/roundText.js";
import { wallTime, type WallTime } from "../../lib/wallTime.js";
import { zoneCity } from "../../lib/zoneNames.js";

type Appointment = Appointment_AppointmentFragment;

type AppointmentWhenFields = Pick<Appointment, "day" | "timeZone" | "startsAt">;

/** The words for appointments. */
export interface AppointmentTexts {
  /** What it is about: `Interview, round 2`. */
  readonly round: (appointment: AppointmentRoundFields) => string;
  /** `On site`. */
  readonly kind: (appointment: Pick<Appointment, "kind">) => string;
  /**
   * When it begins where the person is: `Mon 30 Nov, 09:00`; where it is another time in its own zone, `Mon 30 Nov,
   * 09:00 (10:00 in Berlin)`; its day alone as long as no time is known.
   */
  readonly when: (appointment: AppointmentWhenFields) => string;
  /** What it is about, how it takes place and its length: `Interview, round 2 · On site · 90 min`. */
  readonly summary: (appointment: AppointmentRoundFields & Pick<Appointment, "kind" | "minutes">) => string;
  /** What it is about and when: `Interview, round 2, Mon 30 Nov, 10:00`. */
  readonly name: (appointment: AppointmentRoundFields & AppointmentWhenFields) => string;
  /** A day with a time that is written already: `Mon 30 Nov, 10:00`. */
  readonly at: (day: Day, time: string) => string;
  /** `90 min`. */
  readonly minutes: (minutes: number) => string;
}

/** Returns the writer of appointments for a language; `timeZone` is the person's, null for the browser's. */
export function appointmentTexts(
  intl: Pick<IntlShape, "formatTime">,
  t: Translate,
  days: DayTexts,
  timeZone: string | null,
): AppointmentTexts {
  const round = (appointment: AppointmentRoundFields): string => roundText(appointment, t);
  const kind: AppointmentTexts["kind"] = (appointment) => t(kindNames[appointment.kind]);
  const minutes = (count: number): string => t(messages.minutes, { minutes: count });
  const at = (day: Day, time: string): string => t(messages.when, { day: days.date(day), time });
  const atTime = ({ day, time }: WallTime): string => at(day, time);
  const when = ({ day, timeZone: theirZone, startsAt }: AppointmentWhenFields): string => {
    if (startsAt === null) return days.date(day);
    const here = wallTime(intl, startsAt, timeZone);
    const there = wallTime(intl, startsAt, theirZone);
    if (here.day === there.day && here.time === there.time) return atTime(here);
    return t(messages.whenThere, {
      when: atTime(here),
      there: here.day === there.day ? there.time : atTime(there),
      city: zoneCity(theirZone),
    });
  };
  return {
    round,
    kind,
    when,
    minutes,
    at,
    name: (appointment) => t(messages.name, { round: round(appointment), when: when(appointment) }),
    summary: (appointment) =>
      [
        round(appointment),
        kind(appointment),
        ...(appointment.minutes === null ? [] : [minutes(appointment.minutes)]),
      ].join(" · "),
  };
}
