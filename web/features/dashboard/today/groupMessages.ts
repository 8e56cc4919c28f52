/** The messages of several equal steps in one row of Today. */
export const groupMessages = {
  decide: {
    id: "today.steps.decide",
    defaultMessage: "{count, plural, one {Decide on # job} other {Decide on # jobs}}",
    description: "Name of a row that stands for the step Decide on job of several job hunts",
  },
  steps: {
    id: "today.steps",
    defaultMessage: "{step}: {count, plural, one {# job} other {# jobs}}",
    description: "Name of a row that stands for one step of several job hunts: Follow up email: 4 jobs",
  },
  firstLastDay: {
    id: "today.steps.firstLastDay",
    defaultMessage: "first last day to apply: {day}",
    description: "Under such a name: the earliest of the days until which one can apply: Thu 3 Dec",
  },
  show: {
    id: "today.steps.show",
    defaultMessage: "Show them",
    description: "At the end of such a row: shows its job hunts",
  },
} as const;
