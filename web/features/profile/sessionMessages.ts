/** The messages of the sessions on the profile. */
export const sessionMessages = {
  title: {
    id: "session.title",
    defaultMessage: "Sessions",
    description: "Heading on the profile: where you are signed in",
  },
  text: {
    id: "session.text",
    defaultMessage: "The browsers in which you are signed in. One that you do not know can be signed out here.",
    description: "Under the heading Sessions",
  },
  outside: {
    id: "session.outside",
    defaultMessage:
      "You sign in at an identity provider outside of this product. It keeps your sessions: look for them, and end them, in your account there.",
    description: "In place of the sessions where another provider signs people in",
  },
  count: {
    id: "session.count",
    defaultMessage: "{count, plural, one {# session} other {# sessions}}",
    description: "Read aloud when the list has loaded or changed",
  },
  unknown: {
    id: "session.unknown",
    defaultMessage: "A browser that did not say which",
    description: "A session of an unknown browser",
  },
  current: {
    id: "session.current",
    defaultMessage: "This browser",
    description: "Mark of the session that is being used",
  },
  times: {
    id: "session.times",
    defaultMessage: "Signed in {since}, last active {last}",
    description: "Beside a session; both are a day and a time",
  },
  end: { id: "session.end", defaultMessage: "Sign out", description: "Button: end one session; asks first" },
  endConsequence: {
    id: "session.end.consequence",
    defaultMessage: "{browser} will be signed out at once.",
    description: "Under 'Are you sure?'; browser: e.g. Firefox on Linux",
  },
  endOthers: {
    id: "session.endOthers",
    defaultMessage: "Sign out everywhere else",
    description: "Button: end all other sessions; asks first",
  },
  endOthersConsequence: {
    id: "session.endOthers.consequence",
    defaultMessage: "Every browser but this one will be signed out at once.",
    description: "Under 'Are you sure?'",
  },
  ended: {
    id: "session.ended",
    defaultMessage: "{count, plural, one {Signed out in one browser} other {Signed out in # browsers}}",
    description: "Message after sessions were ended",
  },
} as const;
