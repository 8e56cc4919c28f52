/** The fields of a company that are a line of text. */
export const companyTextFields = {
  website: {
    kind: "url",
    label: { id: "company.website", defaultMessage: "Website", description: "Field of a company: its web site" },
  },
  phone: {
    kind: "tel",
    label: { id: "company.phone", defaultMessage: "Phone", description: "Field of a company: its telephone number" },
  },
} as const;
