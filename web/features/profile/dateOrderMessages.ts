/** The messages of the order of dates on the profile. */
export const dateOrderMessages = {
  label: {
    id: "profile.dateOrder",
    defaultMessage: "Dates like",
    description: "Setting: a list of one date in several orders, such as 29/11/2026",
  },
  browser: {
    id: "profile.dateOrder.browser",
    defaultMessage: "as the browser: {example}",
    description: "Entry of the list: the order of the browser's region; example: a date in it",
  },
} as const;
