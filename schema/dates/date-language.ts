/**
 * The words of a language around days and times. A text is the alternatives of a pattern, joined by `|`, in small letters and
 * with accents: a reader folds them as its texts are folded. What a language does not need is left out.
 */
export interface DateLanguage {
  /** The months by their names, long and short; January first, one from another by a comma. */
  readonly months: string;
  /** The weekdays by their long names, Sunday first, in the same form. */
  readonly weekdays: string;
  readonly yesterday: string;
  readonly today: string;
  readonly tomorrow?: string;
  readonly dayAfterTomorrow?: string;
  /** `this morning`. */
  readonly partsOfToday?: string;
  /** After the number of a day: `3rd`, `1er`. */
  readonly ordinals?: string;
  /** Between a day and its month: `3 de diciembre`. */
  readonly beforeMonth?: string;
  /** Between a month and its year. */
  readonly beforeYear?: string;
  /** Between a month and its day, which then has its ordinal: `March the 3rd`. */
  readonly beforeDay?: string;
  /** True where a month in words may stand before its day: `March 3rd`. */
  readonly writesMonthFirst?: true;
  /** Names of months that are other words, too. */
  readonly ambiguousMonths?: string;
  /** The words that may follow such a name; before any other it is no month: `5 may apply`. */
  readonly afterMonth?: string;
  /** Before a time: `at 10`. */
  readonly at?: string;
  /** After an hour, which it makes a time: `10 Uhr`. */
  readonly clock?: string;
  readonly morning?: string;
  readonly afternoon?: string;
  /** After an hour: half an hour later. */
  readonly andHalf?: string;
  /** Beside an hour: a quarter or half before or after it. */
  readonly fraction?: string;
  /** After a bare hour that is a time: `at 10 with Ms Farrow`, but not `at 10 Main Street`. */
  readonly afterTime?: string;
  /** Before a day that is over or comes again and again: `last Thursday`, `since 1 January`. */
  readonly notAfter?: string;
  /** After such a day: `jeudi dernier`. */
  readonly notBefore?: string;
  /** Before a word that names a day elsewhere: `guten Morgen`. */
  readonly otherAfter?: string;
}
