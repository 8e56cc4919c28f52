/** The question before another advert replaces a saved one. */
export const otherAdvertMessages = {
  title: {
    id: "jobDetails.other.title",
    defaultMessage: "A new job hunt, or a replacement?",
    description: "Title of the question what another advert is meant for",
  },
  text: {
    id: "jobDetails.other.text",
    defaultMessage: "{hunt} already has an advert, and this is another one.",
    description: "Question what another advert is meant for; hunt: name of the job hunt",
  },
  textOfJob: {
    id: "jobDetails.other.textOfJob",
    defaultMessage: "{hunt} already has the advert for “{job}”, and this is another one.",
    description:
      "Question what another advert is meant for; hunt: name of the job hunt; job: the job title saved for it",
  },
  newJobHunt: {
    id: "jobDetails.other.newHunt",
    defaultMessage: "New job hunt",
    description: "Button: the other advert becomes a job hunt of its own",
  },
  replace: {
    id: "jobDetails.other.replace",
    defaultMessage: "Replace",
    description: "Button: the other advert takes the place of the saved one",
  },
} as const;
