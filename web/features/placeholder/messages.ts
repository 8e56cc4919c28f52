/** The messages of the placeholder page. */
export const placeholderMessages = {
  comingSoon: {
    id: "placeholder.comingSoon",
    defaultMessage: "Coming soon!",
    description: "The whole text of the page for what is not built yet",
  },
} as const;
