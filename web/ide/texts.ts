/** The messages of the IDE: a tool for developers, in the language of the schema and its examples. */
export const texts = {
  title: "Job Hunt Tracker GraphQL",
  loading: "Loading...",
  explanation: "Sign in as in the app. You then see the schema, and every query runs on your own data.",
  noAnswer: "The server did not answer. Check your connection, then load the page again.",
  notShown:
    "The page could not be shown. Load it again; if that does not help, clear what this browser stores for this address.",
  reload: "Load again",
  ended: "Your session has ended. Sign in again: what you wrote is still here.",
  signIn: "Sign in",
  examples: "Examples",
  hint: "Press one to open it in a tab of its own.",
} as const;
