import type { DateLanguage } from "../date-language.js";

/** Italian. */
export const it: DateLanguage = {
  months:
    "gennaio|gen, febbraio|feb, marzo|mar, aprile|apr, maggio|mag, giugno|giu, luglio|lug, agosto|ago, settembre|sett|set, ottobre|ott, novembre|nov, dicembre|dic",
  weekdays: "domenica, lunedì, martedì, mercoledì, giovedì, venerdì, sabato",
  yesterday: "ieri",
  today: "oggi",
  ordinals: "º",
  beforeMonth: "di",
  beforeYear: "del",
};
