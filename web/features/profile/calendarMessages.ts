/** The messages of the calendar and its address on the profile. */
export const calendarMessages = {
  title: { id: "calendar.title", defaultMessage: "Calendar", description: "Heading on the profile" },
  text: {
    id: "calendar.text",
    defaultMessage:
      "Your calendar program can show your appointments, the days that others set and the steps that are due. It asks at a secret address: whoever knows it reads these, and nothing else.",
    description: "Under the heading Calendar",
  },
  none: {
    id: "calendar.none",
    defaultMessage: "Your calendar has no address yet.",
    description: "In place of the address while there is none",
  },
  off: {
    id: "calendar.off",
    defaultMessage: "The calendar of an account to look around has no address on this server.",
    description: "In place of the address for a visitor with a temporary account",
  },
  count: {
    id: "calendar.count",
    defaultMessage: "{count, plural, one {# calendar address} other {# calendar addresses}}",
    description: "Read aloud when the section has loaded or changed",
  },
  make: {
    id: "calendar.make",
    defaultMessage: "Make address",
    description: "Button: give the calendar its first address",
  },
  secret: {
    id: "calendar.address",
    defaultMessage: "Calendar address",
    description: "Label of the field that holds the whole address",
  },
  once: {
    id: "calendar.once",
    defaultMessage: "Copy it now, or open it in your calendar program: it is shown this once. Give it to nobody.",
    description: "Above the whole address of the calendar",
  },
  copy: {
    id: "calendar.copy",
    defaultMessage: "Copy",
    description: "Button: put the calendar's address on the clipboard",
  },
  copied: {
    id: "calendar.copied",
    defaultMessage: "Copied",
    description: "The button after the calendar's address was copied",
  },
  notCopied: {
    id: "calendar.notCopied",
    defaultMessage: "The browser did not copy it. It is selected: copy it with the keyboard.",
    description: "Shown when the clipboard cannot be used",
  },
  open: {
    id: "calendar.open",
    defaultMessage: "Open in calendar program",
    description: "Link: hand the address to the calendar program of this device",
  },
  howTo: {
    id: "calendar.howTo",
    defaultMessage: "How to subscribe",
    description: "Heading above one line each for Google, Apple and Outlook",
  },
  google: {
    id: "calendar.howTo.google",
    defaultMessage:
      "Google: in Google Calendar on a computer, under Other calendars, choose + and From URL, and paste the address.",
    description: "How to subscribe to the calendar with Google; use its own words for the buttons",
  },
  apple: {
    id: "calendar.howTo.apple",
    defaultMessage:
      "Apple: press Open in calendar program; or in Calendar on a Mac choose File, New Calendar Subscription, and paste the address.",
    description: "How to subscribe to the calendar with Apple; use its own words for the menus",
  },
  outlook: {
    id: "calendar.howTo.outlook",
    defaultMessage: "Outlook: in the calendar choose Add calendar, Subscribe from web, and paste the address.",
    description: "How to subscribe to the calendar with Outlook; use its own words for the buttons",
  },
  masked: {
    id: "calendar.masked",
    defaultMessage: "The whole address was shown once. Renew it to get another.",
    description: "Under the masked address of the calendar",
  },
  made: {
    id: "calendar.made",
    defaultMessage: "made {date}",
    description: "When the address was made or renewed; date: a day",
  },
  read: {
    id: "calendar.read",
    defaultMessage: "last read {date}",
    description: "When a program last read the calendar; date: day and time",
  },
  unread: { id: "calendar.unread", defaultMessage: "never read", description: "No program has read the calendar yet" },
  appointments: { id: "calendar.appointments", defaultMessage: "Appointments in the calendar", description: "Switch" },
  appointmentsHint: {
    id: "calendar.appointmentsHint",
    defaultMessage:
      "At their time, with a reminder. Place, link and number are always there, even if they name the employer.",
    description: "Under the switch Appointments in the calendar",
  },
  days: { id: "calendar.days", defaultMessage: "Days that others set in the calendar", description: "Switch" },
  daysHint: {
    id: "calendar.daysHint",
    defaultMessage: "The last day to apply, to answer an offer or to sign, and the days that they or you promised.",
    description: "Under the switch Days that others set in the calendar",
  },
  steps: { id: "calendar.steps", defaultMessage: "Due steps in the calendar", description: "Switch" },
  stepsHint: {
    id: "calendar.stepsHint",
    defaultMessage: "Each step of your plan on its day. When the day changes, the event moves.",
    description: "Under the switch Due steps in the calendar",
  },
  employers: { id: "calendar.employers", defaultMessage: "Name employers in the calendar", description: "Switch" },
  employersHint: {
    id: "calendar.employersHint",
    defaultMessage: "Off: a title says what job it is, and only where that does not give the employer away.",
    description: "Under the switch Name employers in the calendar",
  },
  language: {
    id: "calendar.language",
    defaultMessage: "Language of the calendar",
    description: "Label of the list of languages; it is that of the events, not of the screens",
  },
  languageHint: {
    id: "calendar.languageHint",
    defaultMessage:
      "Your calendar program shows appointments, days and steps in this language when it next reads them.",
    description: "Under the label Language of the calendar",
  },
  renew: {
    id: "calendar.renew",
    defaultMessage: "Renew",
    description: "Button: replace the calendar's address; asks first",
  },
  renewConsequence: {
    id: "calendar.renew.consequence",
    defaultMessage: "Programs that use the old address get no more days from it.",
    description: "Under 'Are you sure?' before the address is renewed",
  },
  revoke: {
    id: "calendar.revoke",
    defaultMessage: "Revoke",
    description: "Button: end the calendar's address; asks first",
  },
  revokeConsequence: {
    id: "calendar.revoke.consequence",
    defaultMessage: "Programs that use the address get no more days from it, and there is no way back.",
    description: "Under 'Are you sure?' before the address is revoked",
  },
  revoked: {
    id: "calendar.revoked",
    defaultMessage: "Calendar address revoked",
    description: "Message after the calendar's address was ended",
  },
} as const;
