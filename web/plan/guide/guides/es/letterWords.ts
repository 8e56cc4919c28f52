import type { LetterWords } from "../../letter.js";

/** The words of letters in Spanish. */
export const letterWords: LetterWords = {
  greetingTo: "Buenos días, {contact}",
  greeting: "Buenos días",
  missing: {
    me: "tu nombre",
    phone: "tu número de teléfono",
    contact: "nombre de la persona",
    employer: "nombre de la empresa contratante",
    title: "nombre del puesto",
    reference: "referencia",
    sentOn: "día de tu candidatura",
    idealJob: "el trabajo que buscas",
    day: "día de la entrevista",
    time: "hora de la entrevista",
    place: "lugar de la entrevista",
    answerBy: "día de tu respuesta",
    startOn: "primer día de trabajo",
    salary: "salario de la oferta",
    promisedOn: "día anunciado",
    company: "nombre de la empresa",
    helper: "nombre de la persona que te ayuda",
  },
};
