/** The messages of Today when nothing is due. */
export const doneMessages = {
  dayDone: {
    id: "today.dayDone",
    defaultMessage: "Nothing more is due today.",
    description: "When nothing is left today",
  },
  next: {
    id: "today.dayDoneNext",
    defaultMessage: "Next: {step}, {job}, {day}.",
    description: "What is due next: Next: Contract validity, Insight Lead, tomorrow.",
  },
  nothingPlanned: {
    id: "today.nothingPlanned",
    defaultMessage: "Nothing is planned. Paste an advert, or start a job hunt.",
    description: "In place of the list when there are job hunts but nothing to do for any of them",
  },
  start: { id: "today.start", defaultMessage: "Start a job hunt", description: "First of three stops; also a button" },
  tenMinutes: {
    id: "today.tenMinutes",
    defaultMessage: "If you have ten minutes",
    description: "Heading of at most three offers on a day on which nothing more is due",
  },
  decide: {
    id: "today.offer.decide",
    defaultMessage: "{count, plural, one {Decide on # job} other {Decide on # jobs}}",
    description: "An offer: several adverts wait for a yes or a no",
  },
  decideFirst: {
    id: "today.offer.decideFirst",
    defaultMessage: "the first: {job}",
    description: "Below that; job: title of the job",
  },
  begin: { id: "today.offer.begin", defaultMessage: "Begin", description: "Button: decide on the first of them" },
  prepareFor: {
    id: "today.offer.prepareFor",
    defaultMessage: "{interview}, {day}: {step}",
    description:
      "An offer below the job; interview: Interview, round 2; day: Mon 30 Nov; step: Research for the interview",
  },
  prepare: { id: "today.offer.prepare", defaultMessage: "Prepare", description: "Button: opens that step" },
} as const;
