/** The messages of the form of a job: what is folded, what is missing, what stands above it. */
export const formMessages = {
  notInAdvert: {
    id: "jobDetails.notInAdvert",
    defaultMessage: "Not in the advert:",
    description: "Before the names of the fields that the advert does not have, each of which is a button",
  },
  allFields: {
    id: "jobDetails.allFields",
    defaultMessage: "All fields",
    description: "Button: draws the fields that the advert does not have as well; it stays pressed",
  },
  showAll: {
    id: "jobDetails.showAll",
    defaultMessage: "Show all {lines, plural, other {# lines}}",
    description: "Button below the first four lines of a long text; lines: five or more",
  },
  showAllOf: {
    id: "jobDetails.showAllOf",
    defaultMessage: "Show all {lines, plural, other {# lines}}: {label}",
    description: "The same button, read aloud; label: of the field",
  },
  employer: {
    id: "jobDetails.employer",
    defaultMessage: "Who is the employer?",
    description: "Question after Done, once, where the advert names no company; it may stay unanswered",
  },
  employerHint: {
    id: "jobDetails.employerHint",
    defaultMessage: "The advert does not say it. It may stay empty: you can add it later.",
    description: "Below that question",
  },
  saveWithout: {
    id: "jobDetails.saveWithout",
    defaultMessage: "Save without",
    description: "Button: saves the job without an employer",
  },
  noEarlier: {
    id: "jobDetails.noEarlier",
    defaultMessage: "You have not captured this job before.",
    description: "Above the form, once an advert was compared with all earlier ones and none is like it",
  },
  earlierHere: {
    id: "jobDetails.earlierHere",
    defaultMessage: "If you have captured this job before, it is said here.",
    description: "Above the form, while nothing is known of the job",
  },
} as const;
