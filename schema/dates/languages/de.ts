import type { DateLanguage } from "../date-language.js";

/** German. */
export const de: DateLanguage = {
  months:
    "januar|jänner|jan, februar|feber|feb, märz|mrz|mär, april|apr, mai, juni|jun, juli|jul, august|aug, september|sept|sep, oktober|okt, november|nov, dezember|dez",
  weekdays: "sonntag, montag, dienstag, mittwoch, donnerstag, freitag, samstag",
  yesterday: "gestern",
  today: "heute",
  tomorrow: "morgen",
  dayAfterTomorrow: "übermorgen",
  at: "um|ab|gegen|bis",
  clock: "uhr",
  morning: "vormittags|morgens|früh",
  afternoon: "nachmittags|abends",
  fraction: "halb|viertel|dreiviertel|viertel nach|viertel vor",
  afterTime: "am|in|mit|und",
  notAfter: "letzten|letzter|letzte|letztem|vergangenen|vorigen|jeden|jeder|seit|seit dem",
  otherAfter: "guten|am|heute|den|dem|der|diesen",
};
