/** The messages of Today before there is a job hunt. */
export const emptyMessages = {
  heading: {
    id: "today.empty",
    defaultMessage: "Nothing to do yet. Start with one job hunt.",
    description: "Heading before there is a job hunt",
  },
  text: {
    id: "today.emptyText",
    defaultMessage:
      "Each hunt brings its steps, each step says what to do and when. What is due today, over all your hunts, will stand here.",
    description: "Under that heading",
  },
  start: { id: "today.start", defaultMessage: "Start a job hunt", description: "First of three stops; also a button" },
  startText: {
    id: "today.startText",
    defaultMessage: "An advert, an employer, a tip, or no idea yet: each is a start.",
    description: "Under the first stop",
  },
  step: { id: "today.doStep", defaultMessage: "Do the next step", description: "Second of three stops" },
  stepText: {
    id: "today.doStepText",
    defaultMessage: "Open it: why, how, and a text to copy. Then press Done.",
    description: "Under the second stop",
  },
  tomorrow: { id: "today.comeBack", defaultMessage: "Come back tomorrow", description: "Third of three stops" },
  tomorrowText: {
    id: "today.comeBackText",
    defaultMessage: "Follow-ups and interview days set their own dates.",
    description: "Under the third stop",
  },
  noAdvert: {
    id: "today.noAdvert",
    defaultMessage: "No advert at hand?",
    description: "Before two quiet buttons, below the box for an advert",
  },
  noIdea: {
    id: "today.noIdea",
    defaultMessage: "I do not know what I want yet",
    description: "Button: start a job hunt without an idea",
  },
} as const;
