import type { DateLanguage } from "../date-language.js";

/** Norwegian. */
export const no: DateLanguage = {
  months:
    "januar|jan, februar|feb, mars|mar, april|apr, mai, juni|jun, juli|jul, august|aug, september|sept|sep, oktober|okt, november|nov, desember|des",
  weekdays: "søndag, mandag, tirsdag, onsdag, torsdag, fredag, lørdag",
  yesterday: "i går",
  today: "i dag",
};
