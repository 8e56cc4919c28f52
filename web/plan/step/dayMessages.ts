/** The words for days. */
export const dayMessages = {
  today: { id: "day.today", defaultMessage: "today", description: "A day, inside a sentence or on its own" },
  tomorrow: { id: "day.tomorrow", defaultMessage: "tomorrow", description: "A day, inside a sentence or on its own" },
  yesterday: { id: "day.yesterday", defaultMessage: "yesterday", description: "A day, inside a sentence" },
  dueToday: { id: "day.dueToday", defaultMessage: "Due today", description: "When a step is due" },
  due: { id: "day.due", defaultMessage: "Due {day}", description: "When a step is due: Due tomorrow, Due Thu 3 Dec" },
  planned: {
    id: "day.planned",
    defaultMessage: "planned for {day}",
    description: "A step whose suggested day is past, without blame: planned for Tue 24 Nov",
  },
  late: {
    id: "day.late",
    defaultMessage: "{days, plural, one {# day late} other {# days late}}",
    description: "A day that others set is past, such as the last day to apply",
  },
} as const;
