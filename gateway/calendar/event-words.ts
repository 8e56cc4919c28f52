import type { AppointmentKind, AppointmentRound } from "../appointment/appointment-enums.js";
import type { OtherDay } from "../plan/other-day.js";
import type { CalendarLanguage } from "./calendar-language.js";

/** The words and signs of event titles in one language; the names of steps are those of the screens. */
interface EventWords {
  /** The titles of the days that no step has. */
  readonly days: Readonly<Record<OtherDay, string>>;
  /** The titles of appointments, by what they are about; OTHER: without words of its own. */
  readonly rounds: Readonly<Record<AppointmentRound, string>>;
  /** The title of an interview whose number is known, which stands for `{number}`. */
  readonly numbered: string;
  /** How an appointment takes place. */
  readonly kinds: Readonly<Record<AppointmentKind, string>>;
  /** Stands before the title of an appointment that was cancelled. */
  readonly cancelled: string;
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
    rounds: {
      FIRST_CONVERSATION: "First conversation",
      INTERVIEW: "Interview",
      TEST: "Test or task",
      OFFER: "Talk about the offer",
      OTHER: "Appointment",
    },
    numbered: "Interview, round {number}",
    kinds: { PHONE: "Phone", VIDEO: "Video", ON_SITE: "On site" },
    cancelled: "Cancelled",
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
    rounds: {
      FIRST_CONVERSATION: "Erstes Gespräch",
      INTERVIEW: "Gespräch",
      TEST: "Test oder Aufgabe",
      OFFER: "Gespräch über das Angebot",
      OTHER: "Termin",
    },
    numbered: "Gespräch, Runde {number}",
    kinds: { PHONE: "Telefon", VIDEO: "Video", ON_SITE: "Vor Ort" },
    cancelled: "Abgesagt",
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
    rounds: {
      FIRST_CONVERSATION: "Premier échange",
      INTERVIEW: "Entretien",
      TEST: "Test ou exercice",
      OFFER: "Échange sur l’offre",
      OTHER: "Rendez-vous",
    },
    numbered: "Entretien n°\u00a0{number}",
    kinds: { PHONE: "Téléphone", VIDEO: "Vidéo", ON_SITE: "Sur place" },
    cancelled: "Annulé",
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
    rounds: {
      FIRST_CONVERSATION: "Primera conversación",
      INTERVIEW: "Entrevista",
      TEST: "Prueba o tarea",
      OFFER: "Conversación sobre la oferta",
      OTHER: "Cita",
    },
    numbered: "Entrevista, ronda {number}",
    kinds: { PHONE: "Teléfono", VIDEO: "Vídeo", ON_SITE: "Presencial" },
    cancelled: "Cancelada",
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
    rounds: {
      FIRST_CONVERSATION: "محادثة أولى",
      INTERVIEW: "مقابلة",
      TEST: "اختبار أو مهمة",
      OFFER: "حديث عن العرض",
      OTHER: "موعد",
    },
    numbered: "مقابلة، الجولة {number}",
    kinds: { PHONE: "هاتف", VIDEO: "فيديو", ON_SITE: "حضوريًا" },
    cancelled: "أُلغي",
    colon: ": ",
    comma: "، ",
    direction: "rtl",
  },
};
