/** The few words around days and times that `Intl` does not name; as patterns of folded text (foldDates.ts). */
export interface DateWords {
  /** Before a time: `at 10`. */
  readonly at?: string;
  /** After an hour, and makes it a time: `10 Uhr`. */
  readonly clock?: string;
  readonly morning?: string;
  readonly afternoon?: string;
  /** Between a day and its month, and a month and its year: `3 de diciembre`. */
  readonly of?: string;
  /** After the number of a day: `3rd`, `1er`. */
  readonly ordinal?: string;
  /** After an hour: half an hour later. */
  readonly andHalf?: string;
  /** Beside an hour: a quarter or half before or after it, which is not read. */
  readonly fraction?: string;
  /** Days that have a name which `Intl` does not give, by their distance from today: `day after tomorrow`. */
  readonly near?: Readonly<Record<string, number>>;
  /** Before a day: it is none that comes: `last Thursday`, `since 1 January`. */
  readonly notAfter?: string;
  /** After a day, with the same meaning: `jeudi dernier`. */
  readonly notBefore?: string;
  /** Before the name of a near day: it is another word there: `guten Morgen`. */
  readonly otherAfter?: string;
  /** Names of months that are also other words: they are read only after the number of a day. */
  readonly ambiguousMonths?: readonly string[];
  /** The words that may follow such a name; before any other it is no month: `5 may apply`. */
  readonly afterMonth?: string;
}

/** The words of each language of the interface. */
export const dateWords: Readonly<Record<string, DateWords>> = {
  en: {
    at: "at|from|by|around|about",
    morning: "a\\.?m\\.?(?!\\p{L})",
    afternoon: "p\\.?m\\.?(?!\\p{L})",
    of: "of",
    ordinal: "st|nd|rd|th",
    fraction: "half|half past|quarter past|quarter to",
    near: { "day after tomorrow": 2, "this morning": 0, "this afternoon": 0, "this evening": 0, tonight: 0 },
    notAfter: "last|past|every|each|since|since the|previous",
    ambiguousMonths: ["may", "march", "mar"],
    afterMonth: "at|from|by|around|about|in|on|with|and|or|to|until|till|for|then|is|was|if|as|via",
  },
  de: {
    at: "um|ab|gegen|bis",
    clock: "uhr",
    morning: "vormittags|morgens|fruh",
    afternoon: "nachmittags|abends",
    fraction: "halb|viertel|dreiviertel|viertel nach|viertel vor",
    notAfter: "letzten|letzter|letzte|letztem|vergangenen|vorigen|jeden|jeder|seit|seit dem",
    otherAfter: "guten|am|heute|den|dem|der|diesen",
  },
  fr: {
    at: "a|vers|des|pour",
    clock: "heures?|h",
    morning: "du matin",
    afternoon: "de l['’]apres-midi|du soir",
    of: "de",
    ordinal: "er",
    andHalf: "et demie?",
    fraction: "et quart|moins",
    near: { "ce matin": 0, "cet apres-midi": 0, "ce soir": 0 },
    notAfter: "chaque|tous les|depuis|depuis le",
    notBefore: "dernier|passe",
  },
  es: {
    at: "a las|a la|sobre las|desde las",
    clock: "horas?|h",
    morning: "de la manana",
    afternoon: "de la tarde|de la noche",
    of: "del?",
    andHalf: "y media",
    fraction: "y cuarto|menos",
    near: { "esta manana": 0, "esta tarde": 0, "esta noche": 0 },
    notAfter: "los|cada|desde|desde el|pasado|ultimo",
    notBefore: "pasado",
    otherAfter: "la",
  },
  ar: {
    at: "الساعة|الساعه|في الساعة",
    morning: "صباحا|ص",
    afternoon: "مساء|عصرا|ظهرا|م",
    of: "من",
    fraction: "والنصف|والربع|الا",
    notAfter: "كل|منذ",
    notBefore: "الماضي",
  },
};
