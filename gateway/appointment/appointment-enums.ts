import { registerEnumType } from "type-graphql";

/** The way in which an appointment takes place. */
export enum AppointmentKind {
  PHONE = "PHONE",
  VIDEO = "VIDEO",
  ON_SITE = "ON_SITE",
}

/** What an appointment is about. */
export enum AppointmentRound {
  FIRST_CONVERSATION = "FIRST_CONVERSATION",
  INTERVIEW = "INTERVIEW",
  TEST = "TEST",
  OFFER = "OFFER",
  OTHER = "OTHER",
}

/** How an appointment went. */
export enum AppointmentOutcome {
  GOOD = "GOOD",
  ALL_RIGHT = "ALL_RIGHT",
  NOT_GOOD = "NOT_GOOD",
  UNSAID = "UNSAID",
}

/** Which of the two moments of a time that comes twice on its day. */
export enum RepeatedHour {
  FIRST = "FIRST",
  SECOND = "SECOND",
}

registerEnumType(AppointmentKind, {
  name: "AppointmentKind",
  description: "The way in which an appointment takes place.",
  valuesConfig: {
    PHONE: { description: "On the telephone." },
    VIDEO: { description: "In a video call." },
    ON_SITE: { description: "At a place." },
  },
});

registerEnumType(AppointmentRound, {
  name: "AppointmentRound",
  description: "What an appointment is about.",
  valuesConfig: {
    FIRST_CONVERSATION: { description: "A first conversation." },
    INTERVIEW: { description: "An interview; `roundNumber` says which one." },
    TEST: { description: "A test or a task." },
    OFFER: { description: "A talk about the offer." },
    OTHER: { description: "Something else; `roundName` says what." },
  },
});

registerEnumType(AppointmentOutcome, {
  name: "AppointmentOutcome",
  description: "How an appointment went.",
  valuesConfig: {
    GOOD: { description: "It went well." },
    ALL_RIGHT: { description: "It went all right." },
    NOT_GOOD: { description: "It did not go well." },
    UNSAID: { description: "It took place, and you do not want to say more." },
  },
});

registerEnumType(RepeatedHour, {
  name: "RepeatedHour",
  description: "Which of two: on the night when clocks go back, an hour comes twice.",
  valuesConfig: {
    FIRST: { description: "Before the clocks go back." },
    SECOND: { description: "After it." },
  },
});
