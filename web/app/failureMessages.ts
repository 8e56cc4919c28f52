/** The messages of the pages that say that something broke; the outermost one has them without the application's code. */
export const failureMessages = {
  unexpectedError: {
    id: "app.unexpectedError",
    defaultMessage: "Unexpected Application Error!",
    description: "Heading of the page shown when a screen broke",
  },
  notShown: {
    id: "app.notShown",
    defaultMessage: "This page could not be shown. What you saved is kept. Try again.",
    description: "On the page shown when a screen broke, or when the application could not start",
  },
  reload: { id: "app.reload", defaultMessage: "Reload", description: "Button: load the page again" },
} as const;
