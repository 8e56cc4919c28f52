/** The messages of an appointment that is next. */
export const nextAppointmentMessages = {
  change: {
    id: "jobHunt.appointment.change",
    defaultMessage: "Change",
    description: "Button: change the next appointment",
  },
  howDidItGo: {
    id: "jobHunt.appointment.howDidItGo",
    defaultMessage: "How did it go?",
    description: "Button at an appointment whose time has come",
  },
} as const;
