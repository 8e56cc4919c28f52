/** The messages of the quotas on the profile, beside the names of the kinds of records. */
export const quotaMessages = {
  title: { id: "quota.title", defaultMessage: "Space", description: "Heading on the profile: how much there may be" },
  text: {
    id: "quota.text",
    defaultMessage:
      "What you have, and how much of it you may have. What lies in the bin counts too; whoever runs this server sets the limits.",
    description: "Under the heading Space",
  },
  hunts: {
    id: "quota.hunts",
    defaultMessage: "{used, number} of {limit, number} job hunts",
    description: "In the folded line, before the size of the files: e.g. 12 of 1,000 job hunts, 9 of 500 MB",
  },
  all: {
    id: "quota.all",
    defaultMessage: "All limits",
    description: "The folded line where the server names no limit of job hunts or files",
  },
  near: {
    id: "quota.near",
    defaultMessage:
      "Nearly full: {what}. Delete what you do not need and empty the bin, or ask whoever runs this server for more.",
    description: "Notice on the profile; what: e.g. Companies (17,000 of 20,000)",
  },
  count: {
    id: "quota.count",
    defaultMessage: "{count, plural, one {# limit} other {# limits}}",
    description: "Read aloud when the list has loaded",
  },
  value: {
    id: "quota.value",
    defaultMessage: "{used, number} of {limit, number}",
    description: "How many there are, and how many there may be",
  },
  megabytes: {
    id: "quota.megabytes",
    defaultMessage: "{used, number} of {limit, number} MB",
    description: "How many megabytes there are, and how many there may be",
  },
  TYPE: { id: "quota.kind.type", defaultMessage: "Types of your own", description: "What is counted" },
  FILE: { id: "quota.kind.file", defaultMessage: "Uploaded files", description: "What is counted" },
  FILE_BYTES: { id: "quota.kind.fileBytes", defaultMessage: "Size of the files", description: "What is counted" },
  LOG_ENTRY: { id: "quota.kind.logEntry", defaultMessage: "Log entries", description: "What is counted" },
} as const;
