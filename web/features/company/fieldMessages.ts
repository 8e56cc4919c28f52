/** The one-line text fields of a company, with their labels. */
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
