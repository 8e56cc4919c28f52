/** The parts of the name of a contact, with their labels. */
export const contactNameFields = {
  salutation: {
    kind: "text",
    label: { id: "contact.form.title", defaultMessage: "Title", description: "Field label: Ms, Mr, Dr and the like" },
  },
  firstName: {
    kind: "text",
    label: { id: "contact.form.firstName", defaultMessage: "First name", description: "Field label" },
  },
  middleNames: {
    kind: "text",
    label: { id: "contact.form.middleNames", defaultMessage: "Middle names", description: "Field label" },
  },
  lastName: {
    kind: "text",
    label: { id: "contact.form.lastName", defaultMessage: "Last name", description: "Field label" },
  },
} as const;

/** The other one-line text fields of a contact, with their labels. */
export const contactTextFields = {
  email: {
    kind: "email",
    label: { id: "contact.email", defaultMessage: "Email", description: "Label in an open card, and field label" },
  },
  mobile: {
    kind: "tel",
    label: { id: "contact.form.mobile", defaultMessage: "Contact number", description: "Field label: telephone" },
    factLabel: {
      id: "contact.mobile",
      defaultMessage: "Mobile",
      description: "Label in an open card: telephone number",
    },
  },
} as const;
