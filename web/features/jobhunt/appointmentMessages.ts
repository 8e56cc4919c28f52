/** The messages of the hunt sheet and the appointments on an open card. */
export const appointmentMessages = {
  sheet: {
    id: "jobHunt.sheet",
    defaultMessage: "Sheet",
    description: "Button: the page with everything about a job hunt, for when they call; as short as possible",
  },
  huntSheet: {
    id: "jobHunt.huntSheet",
    defaultMessage: "Hunt sheet",
    description: "Accessible name of the button “Sheet”; contains its word",
  },
  appointments: {
    id: "jobHunt.appointments",
    defaultMessage: "Appointments",
    description: "Row of an open card: interviews and calls",
  },
  appointment: {
    id: "jobHunt.appointment",
    defaultMessage: "{what}: {when}",
    description: "An appointment on an open card: Interview, round 2: Mon 30 Nov, 10:00",
  },
  add: {
    id: "jobHunt.appointments.add",
    defaultMessage: "Appointment",
    description: "Button with a plus: add an appointment to a job hunt",
  },
  addLabel: {
    id: "jobHunt.appointments.addLabel",
    defaultMessage: "Add an appointment",
    description: "Accessible name of that button",
  },
  more: {
    id: "jobHunt.appointments.more",
    defaultMessage: "{count, plural, one {# more appointment} other {# more appointments}}",
    description: "Accessible name of the button +3 that leads to all appointments of a job hunt",
  },
} as const;
