import type { DateLanguage } from "../date-language.js";

/** Finnish. */
export const fi: DateLanguage = {
  months:
    "tammikuuta|tammikuu, helmikuuta|helmikuu, maaliskuuta|maaliskuu, huhtikuuta|huhtikuu, toukokuuta|toukokuu, kesäkuuta|kesäkuu, heinäkuuta|heinäkuu, elokuuta|elokuu, syyskuuta|syyskuu, lokakuuta|lokakuu, marraskuuta|marraskuu, joulukuuta|joulukuu",
  weekdays: "sunnuntai, maanantai, tiistai, keskiviikko, torstai, perjantai, lauantai",
  yesterday: "eilen",
  today: "tänään",
};
