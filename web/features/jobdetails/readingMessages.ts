/** The messages while an advert is being read. */
export const readingMessages = {
  reading: {
    id: "jobDetails.reading",
    defaultMessage: "Reading the advert. You may go on typing; what you type stays.",
    description: "Told while the advert is being read",
  },
  doneFollows: {
    id: "jobDetails.doneFollows",
    defaultMessage: "Done as soon as it is read.",
    description: "Told while the advert is being read, after Done was pressed: it is saved by itself then",
  },
  improving: {
    id: "jobDetails.improving",
    defaultMessage: "The AI model is reading, too...",
    description: "Told after Extract, while what the rules found is shown and the AI model reads the advert as well",
  },
  stop: {
    id: "jobDetails.stopReading",
    defaultMessage: "Stop reading",
    description: "Button: end the reading of the advert; nothing is saved",
  },
  doneWhenRead: {
    id: "jobDetails.doneWhenRead",
    defaultMessage: "Done when read",
    description: "Main button while the advert is being read: save once it is read",
  },
  doNotWait: {
    id: "jobDetails.doNotWait",
    defaultMessage: "Do not wait",
    description: "Main button after `Done when read` was pressed: save at once, without what is still being read",
  },
  bareAddress: {
    id: "jobDetails.bareAddress",
    defaultMessage: "Only the address is known. Save it as “{name}”?",
    description: "Question before an advert that was not read is saved, with Yes and No; name: New Job Hunt",
  },
} as const;
