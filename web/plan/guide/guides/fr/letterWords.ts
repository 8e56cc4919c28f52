import type { LetterWords } from "../../letter.js";

/** The words of letters in French. */
export const letterWords: LetterWords = {
  greetingTo: "Bonjour {contact}",
  greeting: "Madame, Monsieur",
  pay: {
    HOUR: "{amount} par heure",
    DAY: "{amount} par jour",
    WEEK: "{amount} par semaine",
    MONTH: "{amount} par mois",
    YEAR: "{amount} par an",
  },
  missing: {
    me: "votre nom",
    phone: "votre numéro de téléphone",
    contact: "nom de la personne",
    employer: "nom de l’employeur",
    title: "intitulé du poste",
    reference: "référence",
    sentOn: "jour de l’envoi de votre candidature",
    idealJob: "le poste que vous cherchez",
    day: "jour de l’entretien",
    time: "heure de l’entretien",
    place: "lieu de l’entretien",
    answerBy: "dernier jour pour répondre",
    startOn: "premier jour de travail",
    salary: "salaire de l’offre",
    promisedOn: "jour annoncé par l’employeur",
    company: "nom de l’entreprise",
    helper: "nom de la personne qui vous aide",
  },
};
