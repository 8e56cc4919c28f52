import type { DateLanguage } from "../date-language.js";

/** Portuguese. */
export const pt: DateLanguage = {
  months:
    "janeiro|jan, fevereiro|fev, março|mar, abril|abr, maio|mai, junho|jun, julho|jul, agosto|ago, setembro|set, outubro|out, novembro|nov, dezembro|dez",
  weekdays: "domingo, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado",
  yesterday: "ontem",
  today: "hoje",
  ordinals: "º|ª",
  beforeMonth: "de",
  beforeYear: "de",
};
