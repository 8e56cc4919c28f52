import type { GuideSituation } from "../../guide.js";

/** A line for each hard situation, the same in every guide that shows them, in German. */
export const situations = [
  {
    title: "Erste Stelle",
    text: "Schule, Kurse, Vereine, Pflege und kleine Jobs zählen. Bitten Sie eine Lehrkraft oder jemanden aus Ausbildung oder Verein, für Sie zu sprechen.",
  },
  {
    title: "Lange ohne Arbeit",
    text: "Eine wahre Zeile im Lebenslauf; ein Kurs, ein Ehrenamt oder Probearbeiten über das Amt ist ein neues Beispiel. Fragen Sie das Amt, ob Arbeitgeber einen Zuschuss zum Lohn bekommen.",
  },
  {
    title: "Neu im Land",
    text: "Fragen Sie die Behörde, die Abschlüsse anerkennt, bevor Sie Übersetzungen bezahlen. Sagen Sie in einer Zeile, was Ihre Arbeitserlaubnis zulässt. Nennen Sie Ihr Sprachniveau so, wie es ist.",
  },
  {
    title: "Zurück nach einer Pause",
    text: "Nennen Sie die Pause mit Daten in einer Zeile. Fragen Sie nach Teilzeit und danach, wie sich die Stunden später ändern lassen.",
  },
  {
    title: "Krankheit oder Behinderung",
    text: "Sie entscheiden, ob, wann und wem Sie es sagen. Bitten Sie um das, was hilft, ohne die Diagnose zu nennen. Das Amt oder die Gleichbehandlungsstelle weiß, ob es Geld für Hilfsmittel gibt.",
  },
  {
    title: "Über 55",
    text: "Die letzten 10 bis 15 Jahre genügen; lassen Sie Geburtsdatum und alte Jahreszahlen weg. Zeigen Sie etwas Neues, das Sie gelernt haben.",
  },
  {
    title: "Kündigung bekommen",
    text: "Zwei Sätze ohne Vorwürfe. Bitten Sie um ein schriftliches Zeugnis oder eine Referenz. Sie möchten sich gegen die Kündigung wehren? Erkundigen Sie sich bald: Die Frist kann nur wenige Wochen sein.",
  },
  {
    title: "Vorstrafe",
    text: "In vielen Ländern müssen alte Einträge nicht genannt werden. Fragen Sie eine Beratungsstelle, was das Gesetz für diese Stelle verlangt, bevor Sie etwas schreiben.",
  },
] as const satisfies readonly GuideSituation[];

/** What an office may pay for, where it is asked before. */
export const help = [
  "Fragen Sie zuerst das Amt: Reisekosten · Kleidung · Kurs · Kinderbetreuung · Ausstattung · Übersetzung.",
  "Die meisten Ämter zahlen nur, wenn man vorher fragt.",
] as const;
