import type { DateLanguage } from "../date-language.js";

/** Dutch. */
export const nl: DateLanguage = {
  months:
    "januari|jan, februari|feb, maart|mrt, april|apr, mei, juni|jun, juli|jul, augustus|aug, september|sept|sep, oktober|okt, november|nov, december|dec",
  weekdays: "zondag, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag",
  yesterday: "gisteren",
  today: "vandaag",
};
