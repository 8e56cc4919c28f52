import type { DateLanguage } from "../date-language.js";

/** Spanish. */
export const es: DateLanguage = {
  months:
    "enero|ene, febrero|feb, marzo|mar, abril|abr, mayo|may, junio|jun, julio|jul, agosto|ago, septiembre|setiembre|sept|sep, octubre|oct, noviembre|nov, diciembre|dic",
  weekdays: "domingo, lunes, martes, miércoles, jueves, viernes, sábado",
  yesterday: "ayer",
  today: "hoy",
  tomorrow: "mañana",
  dayAfterTomorrow: "pasado mañana",
  partsOfToday: "esta mañana|esta tarde|esta noche",
  ordinals: "º|ª",
  beforeMonth: "de",
  beforeYear: "de|del",
  at: "a las|a la|sobre las|desde las",
  clock: "horas?|h",
  morning: "de la mañana",
  afternoon: "de la tarde|de la noche",
  andHalf: "y media",
  fraction: "y cuarto|menos",
  afterTime: "con|y",
  notAfter: "los|cada|desde|desde el|pasado|último",
  notBefore: "pasado",
  otherAfter: "la",
};
