import type { MessageDescriptor } from "react-intl";
import type { SignKind } from "../../schema.generated.js";

/** The messages of the dialog that records an answer or a promise. */
export const signMessages = {
  open: {
    id: "sign.open",
    defaultMessage: "What came?",
    description: "Button and heading: record what an employer answered",
  },
  from: { id: "sign.from", defaultMessage: "From whom?", description: "Label of two choices" },
  fromThem: { id: "sign.fromThem", defaultMessage: "From them", description: "Choice: the employer wrote or called" },
  fromMe: { id: "sign.fromMe", defaultMessage: "From me", description: "Choice: the person wrote or called" },
  kind: { id: "sign.kind", defaultMessage: "What was it?", description: "Label of the kinds of messages" },
  day: { id: "sign.day", defaultMessage: "On which day?", description: "Label of a date" },
  theyPromised: {
    id: "sign.theyPromised",
    defaultMessage: "They promised an answer by (may stay empty)",
    description: "Label of a date",
  },
  iPromised: {
    id: "sign.iPromised",
    defaultMessage: "I promised an answer by (may stay empty)",
    description: "Label of a date",
  },
  text: { id: "sign.text", defaultMessage: "What was said (may stay empty)", description: "Label of a text box" },
  textHint: {
    id: "sign.textHint",
    defaultMessage: "You can paste the message. It is kept as a note of this hunt.",
    description: "Hint below the text box",
  },
  noteTitle: {
    id: "sign.noteTitle",
    defaultMessage: "Answer, {day}",
    description: "Title of the note that keeps the text of an answer: Answer, Thu 26 Nov",
  },
  ownNoteTitle: {
    id: "sign.ownNoteTitle",
    defaultMessage: "My message, {day}",
    description: "Title of the note that keeps what the person wrote or said",
  },
  recorded: {
    id: "sign.recorded",
    defaultMessage: "Recorded for {name}",
    description: "Told after an answer was recorded; name of the job hunt",
  },
} as const;

/** The kinds of messages. */
export const signKindNames: Readonly<Record<SignKind, MessageDescriptor>> = {
  MAIL: { id: "sign.kind.MAIL", defaultMessage: "An e-mail", description: "Kind of a message" },
  CALL: { id: "sign.kind.CALL", defaultMessage: "A call", description: "Kind of a message" },
  MEETING: { id: "sign.kind.MEETING", defaultMessage: "A meeting", description: "Kind of a message" },
  LETTER: { id: "sign.kind.LETTER", defaultMessage: "A letter", description: "Kind of a message" },
  REJECTION: { id: "sign.kind.REJECTION", defaultMessage: "They said no", description: "Kind of a message" },
};
