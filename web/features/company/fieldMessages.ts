/** The fields of a company that are a line of text. */
export const companyTextFields = {
  website: {
    kind: "url",
    label: { id: "company.website", defaultMessage: "Website", description: "Field of a company: its web site" },
  },
} as const;
