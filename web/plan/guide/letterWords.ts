import type { FactName } from "./guideText.js";

/** The words that a language adds to every text: the greeting, and the names of the facts that are missing. */
export interface LetterWords {
  readonly direction: "ltr" | "rtl";
  /** The greeting of somebody whose name is known, with the fact `contact`. */
  readonly greetingTo: string;
  /** The greeting of somebody unknown, which guesses nobody's sex. */
  readonly greeting: string;
  /** What stands in the brackets of a blank where the fact is missing. */
  readonly missing: Readonly<Record<FactName, string>>;
}

const en: LetterWords = {
  direction: "ltr",
  greetingTo: "Dear {contact}",
  greeting: "Dear hiring team",
  missing: {
    me: "your name",
    phone: "your phone number",
    contact: "name of the person",
    employer: "name of the employer",
    title: "title of the position",
    reference: "reference",
    sentOn: "day you applied",
    idealJob: "the work you look for",
    day: "day of the interview",
    time: "time of the interview",
    place: "place of the interview",
    answerBy: "day of your answer",
    startOn: "first day of work",
    salary: "pay in the offer",
    promisedOn: "day they named",
    company: "name of the company",
    helper: "name of your helper",
  },
};

const de: LetterWords = {
  direction: "ltr",
  greetingTo: "Guten Tag {contact}",
  greeting: "Guten Tag",
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
    salary: "Gehalt im Angebot",
    promisedOn: "zugesagter Tag",
    company: "Name der Firma",
    helper: "Name der Person, die Ihnen hilft",
  },
};

const fr: LetterWords = {
  direction: "ltr",
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

const es: LetterWords = {
  direction: "ltr",
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

const ar: LetterWords = {
  direction: "rtl",
  greetingTo: "تحية طيبة {contact}",
  greeting: "السادة الكرام، تحية طيبة",
  missing: {
    me: "الاسم الكامل",
    phone: "رقم الهاتف",
    contact: "اسم الشخص",
    employer: "اسم جهة العمل",
    title: "المسمى الوظيفي",
    reference: "الرقم المرجعي",
    sentOn: "يوم التقديم",
    idealJob: "العمل المطلوب",
    day: "يوم المقابلة",
    time: "وقت المقابلة",
    place: "مكان المقابلة",
    answerBy: "يوم الرد",
    startOn: "أول يوم عمل",
    salary: "الراتب في العرض",
    promisedOn: "اليوم الموعود",
    company: "اسم الشركة",
    helper: "اسم الشخص المساعد",
  },
};

const languages: Readonly<Record<string, LetterWords>> = { en, de, fr, es, ar };

/** Returns the words of a language by its tag, such as `de-AT`; English ones where there are none. */
export function letterWords(language: string): LetterWords {
  const base = language.split("-")[0] ?? "";
  return Object.hasOwn(languages, base) ? (languages[base] ?? en) : en;
}
