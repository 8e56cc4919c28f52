/** The messages of the sentence on what became of the applications. */
export const applicationsMessages = {
  sentence: {
    id: "applications.sentence",
    defaultMessage:
      "{count, plural, one {One application: {became, select, TALKS {it led to talks} WAITS {it waits for an answer} other {it led to no talks}}.} other {# applications: {talks, plural, =0 {none led to talks} one {one led to talks} other {# led to talks}}, {waiting, plural, =0 {none waits for an answer} one {one waits for an answer} other {# wait for an answer}}.}}",
    description:
      "Below the list of job hunts; count: at least one; talks, waiting: how many of these; became: what became of the only one",
  },
  sentenceHow: {
    id: "applications.how",
    defaultMessage:
      "An application counts when the step “{step}” is done, also of a hunt that has ended. It led to talks when there was an appointment that was not cancelled, or the phase Interviewing was reached. It still waits while the hunt is open and there was no news since.",
    description: "What that sentence counts; step: name of a step",
  },
} as const;
