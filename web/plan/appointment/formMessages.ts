import type { MessageDescriptor } from "react-intl";
import type { FieldName } from "./appointmentValues.js";

/** The labels of the fields of an appointment. */
export const fieldLabels: Readonly<Record<FieldName, MessageDescriptor>> = {
  kind: { id: "appointment.field.kind", defaultMessage: "Type", description: "Label: phone, video or on site" },
  round: { id: "appointment.field.round", defaultMessage: "Round", description: "Label: which interview, a test ..." },
  roundName: {
    id: "appointment.field.roundName",
    defaultMessage: "What is it about?",
    description: "Label of a text, after Something else was chosen",
  },
  day: { id: "appointment.field.day", defaultMessage: "Day", description: "Label of a date" },
  time: { id: "appointment.field.time", defaultMessage: "Time", description: "Label of a time of day" },
  minutes: { id: "appointment.field.minutes", defaultMessage: "Length", description: "Label: how long it lasts" },
  timeZone: { id: "appointment.field.timeZone", defaultMessage: "Time zone", description: "Label of a list of cities" },
  repeatedHour: {
    id: "appointment.field.repeatedHour",
    defaultMessage: "That night the clocks go back, and this hour comes twice. Which one is it?",
    description: "Question above two choices: Before the clocks go back, After it",
  },
  place: { id: "appointment.field.place", defaultMessage: "Place", description: "Label of an address" },
  url: { id: "appointment.field.url", defaultMessage: "Link", description: "Label of the address of a video call" },
  phone: { id: "appointment.field.phone", defaultMessage: "Number", description: "Label of a telephone number" },
  people: { id: "appointment.field.people", defaultMessage: "With", description: "Label of the people who are there" },
  note: { id: "appointment.field.note", defaultMessage: "Note", description: "Label of a text about an appointment" },
};

/** The messages of the form of an appointment. */
export const formMessages = {
  title: { id: "appointment.title", defaultMessage: "Appointment", description: "Heading of a dialog" },
  of: {
    id: "appointment.of",
    defaultMessage: "{name} at {employer}",
    description: "The job hunt that an appointment belongs to, with its employer: Data Analyst at Tidewater Grid",
  },
  restored: {
    id: "appointment.restored",
    defaultMessage: "What you typed before is back. Cancel drops it.",
    description: "Above the form of an appointment whose unsaved text was found again",
  },
  offline: {
    id: "appointment.offline",
    defaultMessage: "Works again when you are connected",
    description: "Tooltip of a button that needs the server while there is no connection",
  },
  somethingElse: {
    id: "appointment.somethingElse",
    defaultMessage: "Something else…",
    description: "Choice of what an appointment is about; a text field follows",
  },
  chooseDay: {
    id: "appointment.chooseDay",
    defaultMessage: "Choose the day.",
    description: "At the field of the day, when it is empty or not complete",
  },
  lengthUnknown: {
    id: "appointment.lengthUnknown",
    defaultMessage: "Not known",
    description: "Choice of the length of an appointment",
  },
  lengthOther: {
    id: "appointment.lengthOther",
    defaultMessage: "Other…",
    description: "Choice of the length of an appointment; a field for a number follows",
  },
  lengthOwn: {
    id: "appointment.lengthOwn",
    defaultMessage: "Length in minutes",
    description: "Label of a field for a number",
  },
  badLength: {
    id: "appointment.badLength",
    defaultMessage: "Enter a whole number of minutes from 1 to 1440.",
    description: "At the field of the length of an appointment",
  },
  badTime: {
    id: "appointment.badTime",
    defaultMessage: "Enter the hour and the minutes, or nothing.",
    description: "At the field of the time of an appointment, when it is half typed",
  },
  ownTime: {
    id: "appointment.ownTime",
    defaultMessage: "{time} where you are ({city})",
    description: "Below the time zone: when an appointment begins for the person: 09:00 where you are (Lisbon)",
  },
  beforeClocks: {
    id: "appointment.beforeClocks",
    defaultMessage: "Before the clocks go back",
    description: "Choice between two equal hours of one night",
  },
  afterClocks: {
    id: "appointment.afterClocks",
    defaultMessage: "After it",
    description: "Choice between two equal hours of one night: after the clocks went back",
  },
  noSuchTime: {
    id: "appointment.noSuchTime",
    defaultMessage: "That night the clocks go forward, and this time does not exist. Choose another one.",
    description: "At the field of the time",
  },
  map: { id: "appointment.map", defaultMessage: "Map", description: "Link: shows the place on a map, in a new tab" },
  test: {
    id: "appointment.test",
    defaultMessage: "Test",
    description: "Link: opens the address of the video call in a new tab, to see whether it works",
  },
  call: { id: "appointment.call", defaultMessage: "Call", description: "Link: calls the number" },
  addPerson: {
    id: "appointment.addPerson",
    defaultMessage: "Add a person…",
    description: "Button in the field of the people who are there",
  },
  removePerson: {
    id: "appointment.removePerson",
    defaultMessage: "Remove {name}",
    description: "Accessible name of the button that takes a person out of an appointment",
  },
  unnamed: {
    id: "appointment.unnamed",
    defaultMessage: "Without a name",
    description: "In place of the name of a contact who has none",
  },
  fullOfPeople: {
    id: "appointment.fullOfPeople",
    defaultMessage: "At most {count, number} people.",
    description: "At the field of the people who are there, when there are as many as possible",
  },
  added: {
    id: "appointment.added",
    defaultMessage: "Appointment added: {when}",
    description: "Told after an appointment was added; when: Mon 30 Nov, 10:00",
  },
  changed: {
    id: "appointment.changed",
    defaultMessage: "Appointment changed: {when}",
    description: "Told after an appointment was changed; when: Mon 30 Nov, 10:00",
  },
  stepDone: {
    id: "appointment.stepDone",
    defaultMessage: "Done: {step}",
    description: "Button in a message after an appointment was added: marks the step as done",
  },
} as const;

/** What the form of an appointment says about the plan. */
export const previewMessages = {
  label: {
    id: "appointment.preview",
    defaultMessage: "What changes in your plan",
    description: "Accessible name of the box that lists the days an appointment sets",
  },
  sets: {
    id: "appointment.sets",
    defaultMessage:
      "{count, plural, one {This sets one date} =2 {This sets two dates} =3 {This sets three dates} =4 {This sets four dates} =5 {This sets five dates} other {This sets # dates}}",
    description: "Heading above steps of the plan and the days that an appointment gives them",
  },
  takes: {
    id: "appointment.takes",
    defaultMessage: "This changes your plan",
    description: "Heading above steps of the plan that have no day any more",
  },
  was: {
    id: "appointment.was",
    defaultMessage: "was {day}",
    description: "The day of a step until now, crossed out: was Wed 2 Dec",
  },
  noDay: {
    id: "appointment.noDay",
    defaultMessage: "no day",
    description: "In place of a day: the step has none any more",
  },
  ownDays: {
    id: "appointment.ownDays",
    defaultMessage: "Dates you set by hand stay as they are.",
    description: "Below the days that an appointment sets",
  },
  short: {
    id: "appointment.short",
    defaultMessage: "There is little time: “{step}” is due {day}.",
    description: "An appointment is soon; day: today, tomorrow or Mon 30 Nov",
  },
  overlap: {
    id: "appointment.overlap",
    defaultMessage: "You have another appointment at {time} that day: {name}.",
    description: "Two appointments overlap; name of the other job hunt",
  },
  overlapElse: {
    id: "appointment.overlapElse",
    defaultMessage: "You have another appointment then: {when}, {name}.",
    description: "Two appointments overlap, and begin on two days; when: Mon 30 Nov, 23:30; name of the other job hunt",
  },
  past: {
    id: "appointment.past",
    defaultMessage: "This day is past. Did it take place?",
    description: "In the form of an appointment whose day is past",
  },
  pastHint: {
    id: "appointment.pastHint",
    defaultMessage: "Save it, and you can say how it went.",
    description: "Below: This day is past. Did it take place?",
  },
  prepareAgain: {
    id: "appointment.prepareAgain",
    defaultMessage: "Prepare again for this appointment?",
    description: "Label of a check box",
  },
  opensSteps: {
    id: "appointment.opensSteps",
    defaultMessage:
      "{count, plural, one {# step that is done is opened again.} other {# steps that are done are opened again.}}",
    description: "Below the check box: Prepare again for this appointment?",
  },
} as const;
