import { foldDay } from "./dayNames.js";

const AT = "at|um|a las?|a|saa?t|ساعة|الساعة";
const CLOCK = "h|hrs?|uhr|heures?|horas?|o'clock";
const MORNING = "a\\.? ?m?\\.?|ص|صباحا|morgens|vormittags|de la manana|du matin";
const AFTERNOON = "p\\.? ?m?\\.?|م|مساء|nachmittags|abends|de la tarde|de la noche|du soir|de l'apres-midi";

const TIME = new RegExp(
  `^(?:(?:${AT}) )?(?<hour>\\d{1,2})(?: ?[:.h] ?(?<minutes>\\d{2}))?` +
    `(?<clock> ?(?:${CLOCK}))?(?: ?(?:(?<morning>${MORNING})|(?<afternoon>${AFTERNOON})))?$`,
  "u",
);

/** `0930` and `1030`. */
const FIGURES = /^(\d{1,2})(\d{2})$/;

/** Returns the time that a whole text names, as HH:MM: `10:30`, `10.30`, `10h30`, `10 Uhr`, `3pm`, `15`; null where it names none. */
export function readTime(text: string): string | null {
  const folded = foldDay(text);
  const figures = FIGURES.exec(folded);
  if (figures) return timeOf(Number(figures[1]), Number(figures[2]));
  const said = TIME.exec(folded)?.groups;
  if (!said) return null;
  const { hour, minutes = "0", morning, afternoon } = said;
  const stated = Number(hour);
  if (morning === undefined && afternoon === undefined) return timeOf(stated, Number(minutes));
  if (stated === 0 || stated > 12)
    return afternoon !== undefined && stated > 12 ? timeOf(stated, Number(minutes)) : null;
  return timeOf((stated % 12) + (afternoon === undefined ? 0 : 12), Number(minutes));
}

/** Returns whether a time is written so that it can be nothing else, also beside a day. */
export function isClearTime(text: string): boolean {
  return /[:h]|\D\.?m\.?$|uhr|[صم]|\d\.\d\d/.test(foldDay(text)) && readTime(text) !== null;
}

/** Returns whether a text is a time as the API writes it. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function timeOf(hour: number, minutes: number): string | null {
  if (hour > 23 || minutes > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
