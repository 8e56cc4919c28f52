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
  huntsInRow: {
    id: "company.huntsInRow",
    defaultMessage:
      "{count, plural, one {# hunt, {phase, select, PREPARING {preparing} APPLYING {applying} INTERVIEWING {interviewing} ACCEPTING {accepting} DONE {finished} other {ended}}} other {# hunts}}",
    description: "In a closed row: how many job hunts the company has, and the phase of the only one",
  },
  appliedBefore: {
    id: "company.appliedBefore",
    defaultMessage: "You applied here {count, plural, =1 {once} =2 {twice} other {# times}} before.",
    description: "Heading in an open card: how many applications there have ended",
  },
  answered: {
    id: "company.answered",
    defaultMessage:
      "{sent, plural, one {{answered, plural, =0 {They have not answered your application here.} one {They answered your application here.} other {They answered your application here.}}} other {Of all # applications here they answered {answered, plural, =0 {none} one {#} other {#}}.}}",
    description: "Below that: how many applications they answered, of all that were sent there, open ones included",
  },
  lastEnded: {
    id: "company.lastEnded",
    defaultMessage: "Last ended on {day}.",
    description: "Below that; day: 4 March 2026",
  },
  lastEndedWhy: {
    id: "company.lastEndedWhy",
    defaultMessage: "Last ended on {day}: {reason}",
    description: "Below that; day: 4 March 2026, reason: what the person typed when the hunt ended",
  },
  hunts: {
    id: "company.hunts",
    defaultMessage: "Hunts",
    description: "Heading in an open card, before a number: the job hunts at the company",
  },
  people: {
    id: "company.people",
    defaultMessage: "People",
    description: "Heading in an open card, before a number: the contacts who work there",
  },
  huntSteps: {
    id: "company.huntSteps",
    defaultMessage: "{phase}, {done} of {total}",
    description: "Beside a hunt: its phase and how many steps of it are done",
  },
  huntEnded: {
    id: "company.huntEnded",
    defaultMessage: "Ended in {phase}",
    description: "Beside a hunt that was given up; phase: the one it was in",
  },
  huntDone: { id: "company.huntDone", defaultMessage: "Finished", description: "Beside a hunt that was finished" },
  huntNext: {
    id: "company.huntNext",
    defaultMessage: "{step}, {day}",
    description: "Beside a hunt: its next step and when it is due",
  },
  startHunt: {
    id: "company.startHunt",
    defaultMessage: "Start a hunt here",
    description: "Button: creates a job hunt with this company as employer",
  },
  startedName: {
    id: "company.startedName",
    defaultMessage: "Job at {name}",
    description: "Name of the new job hunt, until the person changes it; name: the company",
  },
  started: {
    id: "company.started",
    defaultMessage: "{name} created",
    description: "Toast with Undo after a hunt was started at a company",
  },
  detailsFailed: {
    id: "company.detailsFailed",
    defaultMessage: "The hunts and people could not be loaded.",
    description: "In an open card; a button to try again follows",
  },
} as const;
