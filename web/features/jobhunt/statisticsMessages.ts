/** The messages of the statistics. */
export const statisticsMessages = {
  dueToday: {
    id: "jobHunt.statistics.dueToday",
    defaultMessage: "Due today",
    description: "Row of the statistics: what is due today and before",
  },
  withoutNews: {
    id: "jobHunt.statistics.withoutNews",
    defaultMessage: "No news for 7 days or more",
    description: "Row of the statistics: hunts without news from the employer",
  },
  sentNoAnswer: {
    id: "jobHunt.statistics.sentNoAnswer",
    defaultMessage: "Sent, no answer yet",
    description: "Row of the statistics: hunts whose application was sent, and nobody answered since",
  },
  of: {
    id: "jobHunt.statistics.of",
    defaultMessage: "{count} of {total}",
    description: "Value of a row of the statistics: 3 of 4",
  },
  finished: {
    id: "jobHunt.statistics.finished",
    defaultMessage: "Finished",
    description: "Row of the statistics: hunts that ended with a new job",
  },
  terminated: {
    id: "jobHunt.statistics.terminated",
    defaultMessage: "Ended",
    description: "Row of the statistics: hunts that were given up",
  },
} as const;
