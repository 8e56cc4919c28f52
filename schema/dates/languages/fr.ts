import type { DateLanguage } from "../date-language.js";

/** French. */
export const fr: DateLanguage = {
  months:
    "janvier|janv, février|févr|fév, mars, avril|avr, mai, juin, juillet|juill|juil, août, septembre|sept, octobre|oct, novembre|nov, décembre|déc",
  weekdays: "dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi",
  yesterday: "hier",
  today: "aujourd'hui",
  tomorrow: "demain",
  dayAfterTomorrow: "après-demain",
  partsOfToday: "ce matin|cet après-midi|ce soir",
  ordinals: "er",
  beforeMonth: "de",
  beforeYear: "de",
  at: "à|vers|dès|pour",
  clock: "heures?|h",
  morning: "du matin",
  afternoon: "de l'après-midi|du soir",
  andHalf: "et demie?",
  fraction: "et quart|moins",
  afterTime: "avec|et",
  notAfter: "chaque|tous les|depuis|depuis le",
  notBefore: "dernier|passé",
};
