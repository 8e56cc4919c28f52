import type { DateLanguage } from "../date-language.js";

/** Polish. */
export const pl: DateLanguage = {
  months:
    "stycznia|styczeń, lutego|luty, marca|marzec, kwietnia|kwiecień, maja|maj, czerwca|czerwiec, lipca|lipiec, sierpnia|sierpień, września|wrzesień, października|październik, listopada|listopad, grudnia|grudzień",
  weekdays: "niedziela, poniedziałek, wtorek, środa, czwartek, piątek, sobota",
  yesterday: "wczoraj",
  today: "dziś|dzisiaj",
};
