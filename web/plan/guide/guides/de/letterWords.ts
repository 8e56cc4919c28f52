import type { LetterWords } from "../../letter.js";

/** The words of letters in German. */
export const letterWords: LetterWords = {
  greetingTo: "Guten Tag {contact}",
  greeting: "Guten Tag",
  pay: {
    HOUR: "{amount} pro Stunde",
    DAY: "{amount} pro Tag",
    WEEK: "{amount} pro Woche",
    MONTH: "{amount} im Monat",
    YEAR: "{amount} im Jahr",
  },
  missing: {
    me: "Ihr Name",
    phone: "Ihre Telefonnummer",
    contact: "Name der Person",
    employer: "Name des Arbeitgebers",
    title: "Titel der Stelle",
    reference: "Referenznummer",
    sentOn: "Tag Ihrer Bewerbung",
    idealJob: "die Arbeit, die Sie suchen",
    day: "Tag des Gesprächs",
    time: "Uhrzeit des Gesprächs",
    place: "Ort des Gesprächs",
    answerBy: "Tag Ihrer Antwort",
    startOn: "erster Arbeitstag",
    salary: "Betrag und Zeitraum",
    promisedOn: "Tag, den man Ihnen genannt hat",
    company: "Name der Firma",
    helper: "Name der Person, die Ihnen hilft",
  },
};
