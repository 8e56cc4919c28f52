import type { OtherDay } from "../plan/other-day.js";
import type { CalendarLanguage } from "./calendar-language.js";

/** The words and signs of event titles in one language; the names of steps are those of the screens. */
interface EventWords {
  /** The titles of the days that no step has. */
  readonly days: Readonly<Record<OtherDay, string>>;
  /** Stands between what is due and the job. */
  readonly colon: string;
  /** Stands between the job and its employer. */
  readonly comma: string;
  readonly direction: "ltr" | "rtl";
}

/** The words of each language of the interface; a language without them does not compile. */
export const EVENT_WORDS: Readonly<Record<CalendarLanguage, EventWords>> = {
  en: {
    days: {
      APPLY: "Apply by today",
      ANSWER: "Answer the offer by today",
      SIGN: "Sign the contract by today",
      MY_PROMISE: "You promised news by today",
      THEIR_PROMISE: "They promised news by today",
      AFTER_INTERVIEW: "Ask for news after the interview",
    },
    colon: ": ",
    comma: ", ",
    direction: "ltr",
  },
  de: {
    days: {
      APPLY: "Heute ist Bewerbungsschluss",
      ANSWER: "Letzter Tag für die Antwort auf das Angebot",
      SIGN: "Letzter Tag für die Unterschrift",
      MY_PROMISE: "Sie haben für heute eine Antwort versprochen",
      THEIR_PROMISE: "Für heute wurde Ihnen eine Antwort versprochen",
      AFTER_INTERVIEW: "Nach dem Gespräch nachfragen",
    },
    colon: ": ",
    comma: ", ",
    direction: "ltr",
  },
  fr: {
    days: {
      APPLY: "Date limite de candidature",
      ANSWER: "Dernier jour pour répondre à l’offre",
      SIGN: "Dernier jour pour signer le contrat",
      MY_PROMISE: "Vous avez promis une réponse pour aujourd’hui",
      THEIR_PROMISE: "Une réponse vous a été promise pour aujourd’hui",
      AFTER_INTERVIEW: "Demander des nouvelles après l’entretien",
    },
    colon: "\u00a0: ",
    comma: ", ",
    direction: "ltr",
  },
  es: {
    days: {
      APPLY: "Último día para presentarse",
      ANSWER: "Último día para responder a la oferta",
      SIGN: "Último día para firmar el contrato",
      MY_PROMISE: "Prometiste una respuesta para hoy",
      THEIR_PROMISE: "Te prometieron una respuesta para hoy",
      AFTER_INTERVIEW: "Preguntar si hay noticias tras la entrevista",
    },
    colon: ": ",
    comma: ", ",
    direction: "ltr",
  },
  ar: {
    days: {
      APPLY: "آخر يوم للتقديم",
      ANSWER: "آخر يوم للرد على العرض",
      SIGN: "آخر يوم لتوقيع العقد",
      MY_PROMISE: "وعد منك بالرد في موعد أقصاه اليوم",
      THEIR_PROMISE: "وعد من جهة العمل بالرد في موعد أقصاه اليوم",
      AFTER_INTERVIEW: "السؤال عن الأخبار بعد المقابلة",
    },
    colon: ": ",
    comma: "، ",
    direction: "rtl",
  },
};
