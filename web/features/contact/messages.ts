/** The messages of the contacts screen. */
export const contactMessages = {
  title: {
    id: "contact.title",
    defaultMessage: "Contacts",
    description: "Name of the list, e.g. when it fails to load",
  },
  appointments: {
    id: "contact.appointments",
    defaultMessage: "Appointments",
    description: "Row of an open contact: interviews and calls with them",
  },
  appointmentCancelled: {
    id: "contact.appointmentCancelled",
    defaultMessage: "cancelled",
    description: "After what an appointment was about",
  },
  moreAppointments: {
    id: "contact.moreAppointments",
    defaultMessage: "{count, plural, one {# more} other {# more}}",
    description: "Button below the first appointments",
  },
  welcome: {
    id: "contact.welcome",
    defaultMessage: "The people behind the adverts",
    description: "Welcome line of the contacts screen",
  },
  description: {
    id: "contact.description",
    defaultMessage:
      "Hiring managers, recruiters, referees and interviewers. Name the organization of each, so that you can find whom to ask.",
    description: "Long description of the contacts screen",
  },
  count: {
    id: "contact.count",
    defaultMessage: "{count, plural, one {# contact} other {# contacts}}",
    description: "Read aloud when the list has loaded or changed",
  },
  emptyTitle: {
    id: "contact.empty.title",
    defaultMessage: "No contacts yet",
    description: "Heading of the empty list",
  },
  emptyText: {
    id: "contact.empty.text",
    defaultMessage: "Press New to add the first one, or begin with yourself.",
    description: "Text of the empty list, above the button 'Add me as a contact'",
  },
  addMe: {
    id: "contact.addMe",
    defaultMessage: "Add me as a contact",
    description: "Button: make a contact of the signed-in person",
  },
  ownAdded: {
    id: "contact.ownAdded",
    defaultMessage: "You are among your contacts now",
    description: "Message after 'Add me as a contact', with Undo",
  },
  noName: {
    id: "contact.noName",
    defaultMessage: "No name",
    description: "In place of the name of a contact of whom nothing is known",
  },
  deleteConsequence: {
    id: "contact.delete.consequence",
    defaultMessage: "{name} and the notes on them will be deleted.",
    description: "Under 'Are you sure?'; name: the contact",
  },
  role: { id: "contact.role", defaultMessage: "Role", description: "Label in an open card" },
  fullName: { id: "contact.fullName", defaultMessage: "Full name", description: "Label in an open card" },
  organization: {
    id: "contact.organization",
    defaultMessage: "Organization",
    description: "Label in an open card, and field label",
  },
  text: {
    id: "contact.description.label",
    defaultMessage: "Description",
    description: "Label in an open card, and field label",
  },
  type: {
    id: "contact.form.type",
    defaultMessage: "Contact type",
    description: "Field label: what the contact is to somebody, shown as their role",
  },
  organizationHint: {
    id: "contact.form.organizationHint",
    defaultMessage: "One of your companies, or any other.",
    description: "Under the field of the organization",
  },
  noRole: {
    id: "contact.statistics.noRole",
    defaultMessage: "No role",
    description: "Row of the statistics: contacts whose role is empty",
  },
  total: { id: "contact.statistics.total", defaultMessage: "Contacts", description: "Row of the statistics: how many" },
} as const;
