import type { DateLanguage } from "../date-language.js";

/** Swedish. */
export const sv: DateLanguage = {
  months:
    "januari|jan, februari|feb, mars|mar, april|apr, maj, juni|jun, juli|jul, augusti|aug, september|sept|sep, oktober|okt, november|nov, december|dec",
  weekdays: "söndag, måndag, tisdag, onsdag, torsdag, fredag, lördag",
  yesterday: "igår|i går",
  today: "idag|i dag",
  ordinals: ":e",
};
