/** What a guest reads of the example search, above each screen, in the profile and at Logout. */
export const guestMessages = {
  example: {
    id: "guest.example",
    defaultMessage: "Example search",
    description: "Name of the strip above each screen of somebody who looks around without an account",
  },
  ends: {
    id: "guest.ends",
    defaultMessage: "All of it is invented. It ends on {time}, or when you log out.",
    description: "In that strip; {time} is a day and a time",
  },
  endsUnused: {
    id: "guest.endsUnused",
    defaultMessage: "All of it is invented. It ends after an hour without use, on {time}, or when you log out.",
    description: "In that strip, on a server that others can reach; {time} is a day and a time",
  },
  about: { id: "guest.about", defaultMessage: "What is this?", description: "Button in that strip on a phone: a ?" },
  startOwn: {
    id: "guest.startOwn",
    defaultMessage: "Start my own",
    description: "Button: an empty account of one's own",
  },
  keep: {
    id: "guest.keep",
    defaultMessage: "Keep this…",
    description: "Button: make the example search an account of one's own, on the next page",
  },
  until: {
    id: "guest.until",
    defaultMessage: "Guest, until {time}",
    description: "In the profile, in place of an e-mail address; {time} is a day and a time",
  },
  keepText: {
    id: "guest.keepText",
    defaultMessage:
      "“Keep this” makes it an account of your own: name, e-mail and password. You choose whether the invented hunts stay or only what you added.",
    description: "What the button does, in the profile and at Logout",
  },
  leaveTitle: {
    id: "guest.leaveTitle",
    defaultMessage: "Leave the example search?",
    description: "Question at Logout",
  },
  leaveText: {
    id: "guest.leaveText",
    defaultMessage: "You added to it. When you log out, all of this is erased, and nobody can bring it back:",
    description: "Below that question, above a list of what was added",
  },
  leaveUnknown: {
    id: "guest.leaveUnknown",
    defaultMessage: "When you log out, what you added to it is erased, and nobody can bring it back.",
    description: "Below that question, where the list could not be loaded",
  },
  stay: { id: "guest.stay", defaultMessage: "Stay", description: "Answer: do not log out" },
  erase: {
    id: "guest.erase",
    defaultMessage: "Log out and erase",
    description: "Answer: log out; what was added is lost",
  },
  startTitle: {
    id: "guest.startTitle",
    defaultMessage: "Take what you added with you?",
    description: "Question before somebody who looks around starts a search of their own",
  },
  startText: {
    id: "guest.startText",
    defaultMessage: "Your own search starts without the invented one. You added to it:",
    description: "Below that question, above a list of what was added",
  },
  startUnknown: {
    id: "guest.startUnknown",
    defaultMessage: "Your own search starts without the invented one. What you added can come along.",
    description: "Below that question, where the list could not be loaded",
  },
  leaveThem: { id: "guest.leaveThem", defaultMessage: "Leave them", description: "Answer: what was added is erased" },
  takeThem: { id: "guest.takeThem", defaultMessage: "Take them with me", description: "Answer: what was added stays" },
  failed: {
    id: "guest.failed",
    defaultMessage: "That page could not be opened. Check your connection, then try again.",
    description: "Told when the page for an account of one's own cannot be reached",
  },
  jobHunts: {
    id: "guest.jobHunts",
    defaultMessage: "{count, plural, one {# job hunt} other {# job hunts}}",
    description: "What was added, in a list",
  },
  idealJobs: {
    id: "guest.idealJobs",
    defaultMessage: "{count, plural, one {# ideal job} other {# ideal jobs}}",
    description: "What was added, in a list",
  },
  companies: {
    id: "guest.companies",
    defaultMessage: "{count, plural, one {# company} other {# companies}}",
    description: "What was added, in a list",
  },
  contacts: {
    id: "guest.contacts",
    defaultMessage: "{count, plural, one {# contact} other {# contacts}}",
    description: "What was added, in a list",
  },
  documents: {
    id: "guest.documents",
    defaultMessage: "{count, plural, one {# document} other {# documents}}",
    description: "What was added, in a list",
  },
  notes: {
    id: "guest.notes",
    defaultMessage: "{count, plural, one {# note} other {# notes}}",
    description: "What was added, in a list",
  },
  changed: {
    id: "guest.changed",
    defaultMessage: "{count, plural, one {# change in the example} other {# changes in the example}}",
    description: "In the same list: how many of the invented records were changed",
  },
  more: {
    id: "guest.more",
    defaultMessage: "{count, plural, one {and # more} other {and # more}}",
    description: "The last line of that list: how many things it leaves out",
  },
} as const;
