/** The messages of the access tokens on the profile. */
export const tokenMessages = {
  title: { id: "accessToken.title", defaultMessage: "Access tokens", description: "Heading on the profile" },
  text: {
    id: "accessToken.text",
    defaultMessage:
      "With an access token a program of yours can use this product in your name. Each does what you allow it, and ends by itself.",
    description: "Under the heading Access tokens",
  },
  new: {
    id: "accessToken.new",
    defaultMessage: "New access token",
    description: "Button, and title of the dialog behind it",
  },
  none: {
    id: "accessToken.none",
    defaultMessage: "No program has access.",
    description: "In place of the list of access tokens while there are none",
  },
  off: {
    id: "accessToken.off",
    defaultMessage: "An account to look around has no access tokens on this server.",
    description: "In place of the list of access tokens for a visitor with a temporary account",
  },
  count: {
    id: "accessToken.count",
    defaultMessage: "{count, plural, one {# access token} other {# access tokens}}",
    description: "Read aloud when the list has loaded or changed",
  },
  name: {
    id: "accessToken.name",
    defaultMessage: "What is it for?",
    description: "Field label: name of an access token",
  },
  nameHint: {
    id: "accessToken.nameHint",
    defaultMessage: "Such as the program or the device that will use it.",
    description: "Under the name of an access token",
  },
  scopes: {
    id: "accessToken.scopes",
    defaultMessage: "What may it do?",
    description: "Label of a group of checkboxes",
  },
  expiry: {
    id: "accessToken.expiry",
    defaultMessage: "For how long?",
    description: "Label of a choice of 7, 30, 90 or 365 days",
  },
  days: {
    id: "accessToken.days",
    defaultMessage: "{days, plural, one {# day} other {# days}}",
    description: "How long an access token is good for",
  },
  READ: { id: "accessToken.scope.read", defaultMessage: "Read", description: "Scope of an access token" },
  WRITE: { id: "accessToken.scope.write", defaultMessage: "Write", description: "Scope of an access token" },
  CAPTURE: { id: "accessToken.scope.capture", defaultMessage: "Capture", description: "Scope of an access token" },
  CALENDAR: { id: "accessToken.scope.calendar", defaultMessage: "Calendar", description: "Scope of an access token" },
  READ_hint: {
    id: "accessToken.scope.read.hint",
    defaultMessage: "See everything, and fetch your files",
    description: "What the scope Read allows",
  },
  WRITE_hint: {
    id: "accessToken.scope.write.hint",
    defaultMessage: "Add, change, delete and restore; it sees only what it changed",
    description: "What the scope Write allows",
  },
  CAPTURE_hint: {
    id: "accessToken.scope.capture.hint",
    defaultMessage:
      "Read job adverts and ask the AI model; of earlier job hunts it sees name, phase, days, outcome and advert",
    description: "What the scope Capture allows",
  },
  CALENDAR_hint: {
    id: "accessToken.scope.calendar.hint",
    defaultMessage: "See your calendar with appointments, days and steps, and nothing else",
    description: "What the scope Calendar allows",
  },
  create: {
    id: "accessToken.create",
    defaultMessage: "Make access token",
    description: "Button: make what the dialog describes",
  },
  isMade: {
    id: "accessToken.isMade",
    defaultMessage: "Your new access token",
    description: "Title of the dialog with the secret",
  },
  secret: {
    id: "accessToken.secret",
    defaultMessage: "Access token",
    description: "Label of the field that holds the secret",
  },
  once: {
    id: "accessToken.once",
    defaultMessage: "Copy it now: it is shown this once, and nobody can read it again.",
    description: "Above the secret of a new access token",
  },
  copy: { id: "accessToken.copy", defaultMessage: "Copy", description: "Button: put the secret on the clipboard" },
  copied: { id: "accessToken.copied", defaultMessage: "Copied", description: "The button after the secret was copied" },
  notCopied: {
    id: "accessToken.notCopied",
    defaultMessage: "The browser did not copy it. It is selected: copy it with the keyboard.",
    description: "Shown when the clipboard cannot be used",
  },
  revoke: {
    id: "accessToken.revoke",
    defaultMessage: "Revoke",
    description: "Button: end an access token; asks first",
  },
  revokeConsequence: {
    id: "accessToken.revoke.consequence",
    defaultMessage: "Whatever uses {name} is refused from then on.",
    description: "Under 'Are you sure?'; name: what the access token is for",
  },
  revoked: {
    id: "accessToken.revoked",
    defaultMessage: "Revoked",
    description: "Message after an access token was ended",
  },
  expires: {
    id: "accessToken.expires",
    defaultMessage: "Ends {date}",
    description: "When an access token ends; date: a day",
  },
  expired: {
    id: "accessToken.expired",
    defaultMessage: "Ended {date}",
    description: "When an access token ended; date: a day",
  },
  used: {
    id: "accessToken.used",
    defaultMessage: "last used {date}",
    description: "When an access token was last used; date: day and time",
  },
  unused: {
    id: "accessToken.unused",
    defaultMessage: "never used",
    description: "An access token that nobody used yet",
  },
} as const;
