import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useDebounced } from "../../lib/useDebounced.js";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useToday } from "../step/useToday.js";
import { findMoment, type Moment } from "./datesInText.js";
import { callNoteMessages as messages } from "./messages.js";
import { browserLanguages } from "../../lib/environment/languages.js";

/** How long a text rests before it is read, in milliseconds. */
const REST_MS = 250;

/** A moment that a text names, and its words. */
export interface FoundMoment {
  readonly found: Moment;
  /** `Thu 3 Dec, 10:30`. */
  readonly words: string;
}

/** Returns the day and time that a text names, if any; read a moment after the last key. */
export function useFoundMoment(text: string): FoundMoment | undefined {
  const t = useT();
  const intl = useIntl();
  const days = useDayTexts();
  const today = useToday();
  const rested = useDebounced(text, REST_MS);
  return useMemo(() => {
    // An emptied box names nothing at once.
    const isEmpty = text.trim() === "";
    const found = isEmpty ? null : findMoment(rested, { today, languages: [intl.locale, ...browserLanguages()] });
    if (found === null) return undefined;
    const day = found.day === undefined ? "" : days.date(found.day);
    const time = found.time === undefined ? "" : clock(found.time, intl.formatTime);
    const words = day && time ? t(messages.dayAndTime, { day, time }) : day || time;
    return { found, words };
  }, [t, intl, days, today, text, rested]);
}

/** Writes `HH:MM` in the user's language. */
function clock(time: string, format: ReturnType<typeof useIntl>["formatTime"]): string {
  return format(new Date(`1970-01-01T${time}:00Z`), { timeZone: "UTC", timeStyle: "short" });
}
