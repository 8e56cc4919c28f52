/** The messages of the offers of a job hunt where the rest of them is loaded later. */
export const offersMessages = {
  heading: { id: "offer.offers", defaultMessage: "Offers", description: "Heading: the offers of a job hunt" },
} as const;
