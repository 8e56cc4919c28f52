import { describe, expect, it } from "@jest/globals";
import { AppointmentKind, AppointmentRound } from "../appointment/appointment-enums.js";
import { StepName, STEPS } from "../jobhunt/workflow.js";
import { OTHER_DAYS } from "../plan/other-day.js";
import { SignSender } from "../sign/sign.entity.js";
import { CALENDAR_LANGUAGES, knownLanguage, type CalendarLanguage } from "./calendar-language.js";
import {
  appointmentDescription,
  appointmentTitle,
  eventTitle,
  jobWithEmployer,
  neutralJob,
  type NamedJob,
} from "./event-titles.js";

const KEYS = [...OTHER_DAYS, ...STEPS.map(({ number }) => String(number))];
const SIGN_AND_RETURN = numberOf(StepName.SIGN_AND_RETURN_OFFER);
const LEGITIMACY = numberOf(StepName.OFFER_LEGITIMACY);
const FIRST_FOLLOW_UP = numberOf(StepName.FIRST_FOLLOW_UP_COMMUNICATIONS);

describe("the title of an event", () => {
  it.each<[CalendarLanguage, ...string[]]>([
    ["en", "Apply by today: Cook", "Sign and return offer: Cook", "Offer legitimacy: Cook"],
    [
      "de",
      "Heute ist Bewerbungsschluss: Cook",
      "Vertrag unterschreiben und zurücksenden: Cook",
      "Ist das Angebot echt? Cook",
    ],
    [
      "fr",
      "Date limite de candidature\u00a0: Cook",
      "Signer et renvoyer le contrat\u00a0: Cook",
      "L’offre est-elle réelle\u00a0? Cook",
    ],
    ["es", "Último día para presentarse: Cook", "Firmar y devolver el contrato: Cook", "¿Es real la oferta? Cook"],
    ["ar", "آخر يوم للتقديم: Cook", "توقيع العقد وإعادته: Cook", "هل العرض حقيقي؟ Cook"],
  ])("is in the language of the calendar: %s", (language, ...titles) => {
    expect(["APPLY", SIGN_AND_RETURN, LEGITIMACY].map((key) => eventTitle(key, "Cook", language))).toEqual(titles);
  });

  it.each(CALENDAR_LANGUAGES)("is another one for each day and each step: %s", (language) => {
    const titles = KEYS.map((key) => eventTitle(key, null, language));

    expect(new Set(titles).size).toBe(KEYS.length);
    expect(titles.filter((title) => title.trim() === "" || KEYS.includes(title))).toEqual([]);
  });

  it("has no job where none can be named, and hyphens where the screens have them", () => {
    expect(eventTitle(FIRST_FOLLOW_UP, null, "en")).toBe("First follow-up communications");
  });

  it("is English in a language that this release does not have", () => {
    expect(["de", "xx", "", "toString"].map(knownLanguage)).toEqual(["de", "en", "en", "en"]);
  });
});

describe("the event of an appointment", () => {
  const BARE = { roundNumber: null, roundName: null, cancelledBy: null };

  it.each<[CalendarLanguage, string, string, string]>([
    ["en", "Interview, round 2: Cook", "Cancelled: Appointment: Cook", "Phone\n+49 30 1234567"],
    ["de", "Gespräch, Runde 2: Cook", "Abgesagt: Termin: Cook", "Telefon\n+49 30 1234567"],
    ["fr", "Entretien n°\u00a02\u00a0: Cook", "Annulé\u00a0: Rendez-vous\u00a0: Cook", "Téléphone\n+49 30 1234567"],
    ["es", "Entrevista, ronda 2: Cook", "Cancelada: Cita: Cook", "Teléfono\n+49 30 1234567"],
    ["ar", "مقابلة، الجولة 2: Cook", "أُلغي: موعد: Cook", "هاتف\n\u2066+49 30 1234567\u2069"],
  ])("is in the language of the calendar: %s", (language, second, cancelled, description) => {
    const interview = { ...BARE, round: AppointmentRound.INTERVIEW, roundNumber: 2 };
    const other = { ...BARE, round: AppointmentRound.OTHER, cancelledBy: SignSender.THEM };
    const facts = { kind: AppointmentKind.PHONE, url: null, phone: "+49 30 1234567" };

    expect(appointmentTitle(interview, "Cook", language)).toBe(second);
    expect(appointmentTitle(other, "Cook", language)).toBe(cancelled);
    expect(appointmentDescription(facts, language)).toBe(description);
  });

  it.each(CALENDAR_LANGUAGES)("has another title for each thing it is about: %s", (language) => {
    const titles = Object.values(AppointmentRound).map((round) => appointmentTitle({ ...BARE, round }, null, language));

    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.trim() === "")).toEqual([]);
  });

  it("is called by its own words where it has them, in one piece", () => {
    const own = { ...BARE, round: AppointmentRound.OTHER, roundName: "Trial day." };

    expect(appointmentTitle(own, null, "en")).toBe("Trial day.");
    expect(appointmentTitle(own, null, "ar")).toBe("\u2068Trial day.\u2069");
  });
});

describe("the job in a title", () => {
  const named = (jobTitle: string, companyName: string): NamedJob => ({
    jobHunt: "A hunt",
    advert: { jobTitle, companyName, recruitmentAgency: null },
    linkedCompanies: null,
  });

  it.each<[CalendarLanguage, string, string, string, string]>([
    ["en", "Developer C++", "Acme Inc.", "Developer C++, Acme Inc.", "Developer C++"],
    ["de", "مطور واجهات", "Acme Inc.", "مطور واجهات, Acme Inc.", "مطور واجهات"],
    ["ar", "مطور واجهات", "شركة النور", "مطور واجهات، شركة النور", "مطور واجهات"],
    ["ar", "Developer C++", "شركة النور", "\u2068Developer C++\u2069، شركة النور", "\u2068Developer C++\u2069"],
    ["ar", "مطور React.", "Acme Inc.", "\u2068مطور React.\u2069، \u2068Acme Inc.\u2069", "\u2068مطور React.\u2069"],
    ["ar", "מפתח", "Привет", "מפתח، \u2068Привет\u2069", "מפתח"],
  ])("is kept in one piece where it is written the other way: %s, %s, %s", (language, job, firm, both, neutral) => {
    expect(jobWithEmployer(named(job, firm), language)).toBe(both);
    expect(neutralJob(named(job, firm), language)).toBe(neutral);
  });
});

function numberOf(step: StepName): string {
  return String(STEPS.find(({ name }) => name === step)?.number);
}
