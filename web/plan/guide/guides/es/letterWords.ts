import type { LetterWords } from "../../letter.js";

/** The words of letters in Spanish. */
export const letterWords: LetterWords = {
  greetingTo: "Buenos días, {contact}",
  greeting: "Buenos días",
  pay: {
    HOUR: "{amount} por hora",
    DAY: "{amount} por día",
    WEEK: "{amount} por semana",
    MONTH: "{amount} al mes",
    YEAR: "{amount} al año",
  },
  missing: {
    me: "tu nombre",
    phone: "tu número de teléfono",
    contact: "nombre de la persona",
    employer: "nombre de la empresa que contrata",
    title: "nombre del puesto",
    reference: "referencia",
    sentOn: "día en que te presentaste",
    idealJob: "el trabajo que buscas",
    day: "día de la entrevista",
    time: "hora de la entrevista",
    place: "lugar de la entrevista",
    answerBy: "día de tu respuesta",
    startOn: "primer día de trabajo",
    salary: "salario que ofrecen",
    promisedOn: "día que prometieron",
    company: "nombre de la empresa",
    helper: "nombre de la persona que te ayuda",
  },
};
