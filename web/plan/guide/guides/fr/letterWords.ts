import type { LetterWords } from "../../letter.js";

/** The words of letters in French. */
export const letterWords: LetterWords = {
  firstOfMonth: "1er",
  greetingTo: "Bonjour {contact}",
  greeting: "Madame, Monsieur",
  missing: {
    me: "votre nom",
    phone: "votre numéro de téléphone",
    contact: "nom de la personne",
    employer: "nom de l’employeur",
    title: "intitulé du poste",
    reference: "référence",
    sentOn: "jour de votre candidature",
    idealJob: "le travail que vous cherchez",
    day: "jour de l’entretien",
    time: "heure de l’entretien",
    place: "lieu de l’entretien",
    answerBy: "jour de votre réponse",
    startOn: "premier jour de travail",
    salary: "salaire proposé",
    promisedOn: "jour annoncé",
    company: "nom de l’entreprise",
    helper: "nom de la personne qui vous aide",
  },
};
