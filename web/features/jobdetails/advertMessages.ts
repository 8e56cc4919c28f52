/** The messages of the screen that shows a captured advert. */
export const advertMessages = {
  description: {
    id: "advert.description",
    defaultMessage: "The advert as it was captured, and where each field was read. Reading it changes nothing.",
    description: "Long description of the screen that shows a captured advert",
  },
  capturedOn: {
    id: "advert.capturedOn",
    defaultMessage: "Captured {date}",
    description: "Below the job title; date: when the advert was captured",
  },
  fields: { id: "advert.fields", defaultMessage: "What was captured", description: "Heading of the fields of the job" },
  show: {
    id: "advert.show",
    defaultMessage: "{evidence}. Show it in the advert: {field}",
    description: "Read aloud for the button that marks the words behind a field; evidence: where it was read",
  },
  noText: {
    id: "advert.noText",
    defaultMessage: "The text of the advert was not kept.",
    description: "In the place of the advert's text",
  },
  none: {
    id: "advert.none",
    defaultMessage: "No advert captured yet",
    description: "Title where a hunt has no job details",
  },
  noneHint: {
    id: "advert.noneHint",
    defaultMessage: "Once the advert of {hunt} is captured, it can be read here.",
    description: "Below that title; hunt: name of the job hunt",
  },
  noJobHunt: {
    id: "advert.noHunt",
    defaultMessage: "Which advert?",
    description: "Title where no job hunt is selected",
  },
  noJobHuntHint: {
    id: "advert.noHuntHint",
    defaultMessage: "Open a job hunt, then its advert.",
    description: "Below that title",
  },
  toJobHunts: {
    id: "advert.toHunts",
    defaultMessage: "Show the job hunts",
    description: "Button to the job hunts",
  },
  what: { id: "advert.what", defaultMessage: "The advert", description: "Names what could not be loaded" },
} as const;
