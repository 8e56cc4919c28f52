/** The messages of the statistics. */
export const statisticsMessages = {
  terminated: {
    id: "jobHunt.statistics.terminated",
    defaultMessage: "Ended",
    description: "Row of the statistics: hunts that were given up",
  },
  stepsDone: {
    id: "jobHunt.statistics.stepsDone",
    defaultMessage: "Steps done",
    description: "Caption of the weekly bars",
  },
  weeksSummary: {
    id: "jobHunt.statistics.weeksSummary",
    defaultMessage:
      "{total, plural, one {# step} other {# steps}} done in the last {weeks, plural, one {week} other {# weeks}}, {thisWeek} of them this week",
    description: "The weekly bars in words, for screen readers",
  },
  weeksAgo: {
    id: "jobHunt.statistics.weeksAgo",
    defaultMessage: "{weeks, plural, one {# week} other {# weeks}} ago",
    description: "Left end of the axis of the weekly bars",
  },
  thisWeek: {
    id: "jobHunt.statistics.thisWeek",
    defaultMessage: "this week",
    description: "Right end of the axis of the weekly bars",
  },
} as const;
