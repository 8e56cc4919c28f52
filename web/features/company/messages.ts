/** The messages of the companies screen. */
export const companyMessages = {
  title: {
    id: "company.title",
    defaultMessage: "Companies",
    description: "Name of the list, e.g. when it fails to load",
  },
  welcome: {
    id: "company.welcome",
    defaultMessage: "Who you could work for",
    description: "Welcome line of the companies screen",
  },
  description: {
    id: "company.description",
    defaultMessage:
      "Employers you are interested in and the agencies that speak for them. Companies named in a job advert are added here on their own.",
    description: "Long description of the companies screen",
  },
  count: {
    id: "company.count",
    defaultMessage: "{count, plural, one {# company} other {# companies}}",
    description: "Read aloud when the list has loaded or changed",
  },
  emptyTitle: {
    id: "company.empty.title",
    defaultMessage: "No companies yet",
    description: "Heading of the empty list",
  },
  emptyText: {
    id: "company.empty.text",
    defaultMessage: "Press New to add the first one, or capture a job advert and its companies appear here.",
    description: "Text of the empty list",
  },
  noDescription: {
    id: "company.noDescription",
    defaultMessage: "Nothing is written about this company yet.",
    description: "In an open card without a description",
  },
  deleteConsequence: {
    id: "company.delete.consequence",
    defaultMessage: "{name} and its notes will be deleted.",
    description: "Under 'Are you sure?'; name: the company",
  },
  type: { id: "company.form.type", defaultMessage: "Company type", description: "Field label" },
  name: { id: "company.form.name", defaultMessage: "Company name", description: "Field label" },
  address: { id: "company.form.address", defaultMessage: "Address", description: "Field label" },
  addressHint: {
    id: "company.form.addressHint",
    defaultMessage: "Type it in one line, or fill in the lines below.",
    description: "Under the address field",
  },
  street: { id: "company.form.street", defaultMessage: "Street", description: "Field label, first address line" },
  city: { id: "company.form.city", defaultMessage: "City", description: "Field label, second address line" },
  region: {
    id: "company.form.region",
    defaultMessage: "State or province",
    description: "Field label, third address line",
  },
  postalCode: {
    id: "company.form.postalCode",
    defaultMessage: "Postal or zip code",
    description: "Field label, fourth address line",
  },
  country: { id: "company.form.country", defaultMessage: "Country", description: "Field label, fifth address line" },
  employers: { id: "company.statistics.employers", defaultMessage: "Employer", description: "Row of the statistics" },
  agencies: { id: "company.statistics.agencies", defaultMessage: "Agency", description: "Row of the statistics" },
  others: { id: "company.statistics.others", defaultMessage: "Other", description: "Row of the statistics" },
} as const;
