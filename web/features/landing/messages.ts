/** The texts of the landing page; index.html contains them too, so that it is readable without any script. */
export const landingMessages = {
  simplified: {
    id: "landing.simplified",
    defaultMessage: "Job hunting...simplified",
    description: "First welcome text of the landing, typed letter by letter; keep it under 35 characters",
  },
  succeed: {
    id: "landing.succeed",
    defaultMessage: "Track, plan, and succeed",
    description: "Second welcome text of the landing, also the welcome line of the dashboard",
  },
  stressFree: {
    id: "landing.stressFree",
    defaultMessage: "Job hunting...without the stress",
    description: "Third welcome text of the landing; keep it under 35 characters",
  },
  showMeHow: {
    id: "landing.showMeHow",
    defaultMessage: "Show Me How",
    description: "The one button of the landing: it leads to the sign-in page",
  },
  what: {
    id: "landing.what",
    defaultMessage:
      "A private tracker for your job search: adverts, applications, follow-ups and interviews in one place.",
    description: "Under the button of the landing: what this is, in one line",
  },
  sessionEnded: {
    id: "landing.sessionEnded",
    defaultMessage: "You were signed out. Nothing was lost.",
    description: "Shown once under the button when the session ended without the person's own Logout",
  },
  insecure: {
    id: "landing.insecure",
    defaultMessage:
      "This page was opened over plain http, where browsers allow no sign-in. Open it over https, or on the server itself at http://localhost.",
    description: "Shown under the button when the address of the server is plain http and not this machine",
  },
  signInFailed: {
    id: "landing.signInFailed",
    defaultMessage: "Signing in is not possible at the moment. Check your connection, then try again.",
    description: "Shown under the button when the sign-in page cannot be reached",
  },
} as const;
