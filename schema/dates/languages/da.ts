import type { DateLanguage } from "../date-language.js";

/** Danish. */
export const da: DateLanguage = {
  months:
    "januar|jan, februar|feb, marts|mar, april|apr, maj, juni|jun, juli|jul, august|aug, september|sept|sep, oktober|okt, november|nov, december|dec",
  weekdays: "søndag, mandag, tirsdag, onsdag, torsdag, fredag, lørdag",
  yesterday: "i går",
  today: "i dag",
};
