import type { DateLanguage } from "../date-language.js";

/** Czech. */
export const cs: DateLanguage = {
  months:
    "ledna|leden, února|únor, března|březen, dubna|duben, května|květen, června|červen, července|červenec, srpna|srpen, září, října|říjen, listopadu|listopad, prosince|prosinec",
  weekdays: "neděle, pondělí, úterý, středa, čtvrtek, pátek, sobota",
  yesterday: "včera",
  today: "dnes",
};
