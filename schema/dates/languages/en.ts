import type { DateLanguage } from "../date-language.js";

/** English. */
export const en: DateLanguage = {
  months:
    "january|jan, february|feb, march|mar, april|apr, may, june|jun, july|jul, august|aug, september|sept|sep, october|oct, november|nov, december|dec",
  weekdays: "sunday, monday, tuesday, wednesday, thursday, friday, saturday",
  yesterday: "yesterday",
  today: "today",
  tomorrow: "tomorrow",
  dayAfterTomorrow: "day after tomorrow",
  partsOfToday: "this morning|this afternoon|this evening|tonight",
  ordinals: "st|nd|rd|th",
  writesMonthFirst: true,
  beforeMonth: "of",
  beforeYear: "of",
  beforeDay: "the",
  at: "at|from|by|around|about",
  morning: "a\\.?m\\.?(?!\\p{L})",
  afternoon: "p\\.?m\\.?(?!\\p{L})",
  fraction: "half|half past|quarter past|quarter to",
  afterTime: "on|in|tomorrow|with|for|and",
  notAfter: "last|past|every|each|since|since the|previous",
  ambiguousMonths: "may|march|mar",
  afterMonth: "at|from|by|around|about|in|on|with|and|or|to|until|till|for|then|is|was|if|as|via",
};
