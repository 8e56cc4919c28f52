/** The messages of a text that can be edited, copied and sent. */
export const textMessages = {
  email: { id: "guideText.email", defaultMessage: "E-mail", description: "Title of a text" },
  call: { id: "guideText.call", defaultMessage: "What to say", description: "Title of a text for the telephone" },
  notes: { id: "guideText.notes", defaultMessage: "Notes", description: "Title of a text for oneself" },
  texts: { id: "guideText.texts", defaultMessage: "Texts", description: "Name of the buttons that choose a text" },
  language: {
    id: "guideText.language",
    defaultMessage: "Language of the text",
    description: "Name of the menu that chooses the language of a text",
  },
  to: { id: "guideText.to", defaultMessage: "To", description: "Who gets an e-mail" },
  subject: { id: "guideText.subject", defaultMessage: "Subject", description: "Subject of an e-mail" },
  body: { id: "guideText.body", defaultMessage: "Text", description: "The words of an e-mail" },
  addPerson: {
    id: "guideText.addPerson",
    defaultMessage: "Who got your application? Add a person",
    description: "Button in place of the receiver of an e-mail",
  },
  addHelper: {
    id: "guideText.addHelper",
    defaultMessage: "Who can read it for you? Add a person",
    description: "Button in place of the receiver of an e-mail to a helper",
  },
  noAddress: {
    id: "guideText.noAddress",
    defaultMessage: "{name} (no e-mail address)",
    description: "Receiver of an e-mail without an address",
  },
  keeps: {
    id: "guideText.keeps",
    defaultMessage: "You can change every word. It is kept for this hunt.",
    description: "Small print under a text",
  },
  blanks: {
    id: "guideText.blanks",
    defaultMessage: "{blanks, plural, one {# blank to fill in} other {# blanks to fill in}}",
    description: "Button under a text: go to the next blank",
  },
  copy: { id: "guideText.copy", defaultMessage: "Copy", description: "Button: put a text on the clipboard" },
  copied: { id: "guideText.copied", defaultMessage: "Copied.", description: "Told after a text was copied" },
  copiedBlanks: {
    id: "guideText.copiedBlanks",
    defaultMessage: "Copied. {blanks, plural, one {# blank is still empty.} other {# blanks are still empty.}}",
    description: "Told after a text with blanks was copied",
  },
  copyFailed: {
    id: "guideText.copyFailed",
    defaultMessage: "Copying did not work. Select the text and copy it.",
    description: "Told when the clipboard cannot be used",
  },
  open: {
    id: "guideText.open",
    defaultMessage: "Open in e-mail",
    description: "Button: open a text in the program for e-mail",
  },
  openBlanks: {
    id: "guideText.openBlanks",
    defaultMessage: "{blanks, plural, one {One blank is still empty.} other {# blanks are still empty.}} Open anyway?",
    description: "Asked before an e-mail with blanks is opened",
  },
  tooLong: {
    id: "guideText.tooLong",
    defaultMessage: "Too long for your e-mail program. Copied instead.",
    description: "Told when an e-mail cannot be opened",
  },
  firstText: {
    id: "guideText.firstText",
    defaultMessage: "Back to the first text",
    description: "Button: throw away what was edited",
  },
  isFirst: {
    id: "guideText.isFirst",
    defaultMessage: "The first text is back",
    description: "Told after an edited text was thrown away",
  },
  sentIt: {
    id: "guideText.sentIt",
    defaultMessage: "Sent it? Press Done.",
    description: "Small line after an e-mail was copied or opened; Done is a button",
  },
  saved: { id: "guideText.saved", defaultMessage: "Text saved", description: "Told after a text was saved" },
  notSaved: {
    id: "guideText.notSaved",
    defaultMessage: "Not saved yet.",
    description: "Told when a text could not be saved; a button to try again follows",
  },
} as const;
