import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Interviewing, in German. */
export const interviewing = {
  // 16. Accepting interview
  ACCEPTING_INTERVIEW: {
    why: "Man hat Sie eingeladen. Hier sagen Sie Ja zum Gespräch, nicht zur Stelle.",
    how: [
      "Ist die Einladung echt? Sie haben sich dort beworben, die Absenderadresse gehört der Firma, Sie müssen nichts bezahlen und kein unbekanntes Programm installieren.",
      "Antworten Sie innerhalb eines Arbeitstags.",
      "Wiederholen Sie Tag, Uhrzeit, Zeitzone, Ort oder Link, und wer dabei ist.",
      "Der Tag ist nicht möglich? Sagen Sie es sofort und bieten Sie zwei andere an.",
      "Sie brauchen eine Rampe, jemanden zum Dolmetschen, mehr Zeit? Fragen Sie jetzt. Das geht, ohne eine Krankheit zu nennen.",
      "Tragen Sie den Termin hier ein.",
    ],
    doneWhen: "der Arbeitgeber Ihr Ja hat und der Termin im Plan steht.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Ja zum Gespräch",
        subject: "Gespräch am {day}: {title}",
        body: "{greeting},\n\nvielen Dank für die Einladung. Ich nehme den Termin gern an: {day}, {time} Uhr, {place}. Soll ich etwas mitbringen oder vorbereiten?\n\nMit freundlichen Grüßen\n{me}",
      },
      {
        key: "needs",
        kind: "NOTES",
        title: "Ein Satz dazu: was mir hilft",
        body: "Für das Gespräch brauche ich [was hilft, zum Beispiel einen Raum ohne Treppen, eine Pause, die Fragen schriftlich].",
      },
      {
        key: "otherDay",
        kind: "EMAIL",
        title: "Ein anderer Tag",
        subject: "Gespräch am {day}: {title}",
        body: "{greeting},\n\nvielen Dank für die Einladung. Am {day} um {time} Uhr kann ich leider nicht kommen. Möglich wäre es am [Tag und Uhrzeit] oder am [anderer Tag und Uhrzeit]. Passt Ihnen einer dieser Termine?\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
    situations,
  },
  // 17. Understanding the interview
  UNDERSTANDING_THE_INTERVIEW: {
    why: "Was für ein Gespräch wird es? Vorbereiten können Sie sich nur auf das, was Sie wissen.",
    how: [
      "Fragen Sie nach Art, Dauer und Sprache und danach, wer dabei ist und mit welcher Funktion.",
      "Eine Aufgabe oder ein Test? Fragen Sie, wie lange es dauert, ob es bezahlt ist und wer Ihre Arbeit nutzen darf.",
      "Eine Aufnahme statt einer Person? Fragen Sie, wer sie sieht, wie lange sie gespeichert wird und ob auch ein Anruf möglich ist.",
      "Sie kennen den Gehaltsrahmen nicht? Fragen Sie jetzt. In immer mehr Ländern muss der Arbeitgeber ihn nennen.",
      "Fragen Sie nach den Reisekosten, bevor Sie reisen. Beim Arbeitsamt gemeldet? Fragen Sie dort, bevor Sie eine Fahrkarte kaufen.",
    ],
    doneWhen: "Sie wissen, wer dabei ist, wie lange es dauert und was für ein Gespräch es ist.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Gespräch am {day}: {title}",
        body: "{greeting},\n\ndamit ich mich gut vorbereiten kann: Wie lange dauert das Gespräch, wer ist dabei, und gibt es eine Aufgabe oder einen Test? Könnten Sie mir auch den Gehaltsrahmen für die Stelle nennen?\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
    help,
  },
  // 18. Research for the interview
  RESEARCH_FOR_THE_INTERVIEW: {
    why: "Hier lesen Sie über den Arbeitgeber nach. Zwei oder drei Tatsachen zeigen mehr Interesse als Lob.",
    how: [
      "Was macht die Firma, für wen, und was ist in diesem Jahr neu?",
      "Wen treffen Sie? Wichtig ist, welche Funktion die Person hat und was öffentlich über ihre Arbeit bekannt ist. Lassen Sie private Profile in Ruhe.",
      "Was verdient man mit dieser Arbeit? Antworten geben Gehaltstabellen, Tarifvertrag, Gewerkschaft, Anzeigen und Arbeitsamt.",
      "Was haben Sie bisher verdient? An manchen Orten darf man das nicht fragen. Sie können sagen, was Sie jetzt möchten.",
      "Schreiben Sie drei Gründe auf: warum Sie, und warum diese Firma.",
    ],
    doneWhen: "drei Tatsachen und Ihr Gehaltsrahmen in einer Notiz stehen.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Was die Firma macht: [..]\nNeu in diesem Jahr: [..]\nDie Personen: [..]\nGehaltsrahmen: [..]\nWarum diese Firma: [..]\nWarum ich: [..]",
      },
    ],
  },
  // 19. Prepare for interview 2 days before
  PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: {
    why: "Jetzt üben Sie laut. Noch sind zwei Tage Zeit, um zu ergänzen, was fehlt.",
    how: [
      "Üben Sie laut, wie Sie sich vorstellen: ein oder zwei Minuten, dreimal.",
      "Ein Beispiel für jede Anforderung: Situation, was Sie getan haben, Ergebnis. Auch das Leben außerhalb der Arbeit zählt.",
      "Die schwierige Frage (Lücke im Lebenslauf, Kündigung, Alter, Wechsel): zwei wahre Sätze, dann das, was Sie jetzt können.",
      "Familienplanung, Religion, Gesundheit, Gewerkschaft? Sie können sagen: „Ich möchte lieber über die Arbeit sprechen.“",
      "Referenzen: Fragen Sie zuerst zwei Personen, ob sie für Sie sprechen. Ihren jetzigen Arbeitgeber darf man nur fragen, wenn Sie zustimmen.",
      "Wählen Sie drei Fragen an die Firma. Überlegen Sie, ab welchem Gehalt Sie Ja sagen.",
    ],
    doneWhen: "es zu jeder Anforderung ein Beispiel gibt und Sie laut gesprochen haben.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        title: "Ihre Beispiele",
        body: "[Anforderung]\n[Situation, was Sie getan haben, Ergebnis]",
        perRequirement: true,
      },
      {
        key: "gap",
        kind: "NOTES",
        title: "Lücke im Lebenslauf",
        body: "Von [Jahr] bis [Jahr] habe ich [jemanden in der Familie gepflegt / aus privaten Gründen pausiert / Arbeit gesucht und einen Kurs gemacht]. Jetzt kann ich [ab wann, wie viele Stunden] arbeiten.",
      },
      {
        key: "dismissal",
        kind: "NOTES",
        title: "Frage nach der Kündigung",
        body: "Die Stelle endete, und der Grund war: [ein einfacher Satz, kein Vorwurf]. Gelernt habe ich: [..]; seitdem habe ich [..].",
      },
      {
        key: "strengths",
        kind: "NOTES",
        title: "Viele Berufsjahre, erste Stelle, neues Land",
        body: "Für diese Stelle bringe ich mit: [zwei Dinge]. Neues lerne ich so: [Beispiel].",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Jemanden bitten, mit Ihnen zu üben",
        subject: "Bitte um Hilfe beim Üben: {title}",
        body: "Hallo {helper},\n\nich bereite mich auf ein Gespräch für die Stelle „{title}“ vor. Wäre es möglich, bis [Tag] meine Beispiele zu lesen und mir einige Fragen zu stellen? Das Dokument ist angehängt.\n\nVielen Dank\n{me}",
      },
    ],
    situations,
    helper: true,
  },
  // 20. Prepare 1 day before
  PREPARE_1_DAY_BEFORE: {
    why: "Heute legen Sie alles bereit. Was am Abend bereitliegt, macht morgen keine Sorgen.",
    how: [
      "Kleidung und Unterlagen: Lebenslauf, Anzeige, Kopien der Zeugnisse, Stift. Auf dem Handy ist es auch gut.",
      "Der Weg, eine Verbindung früher als nötig; oder Link, Licht, Ton, Akku, Ihr Name auf dem Bildschirm.",
      "Die Nummer für den Fall, dass Sie zu spät kommen. Jemand für Ihre Kinder oder für eine Person, die Sie pflegen.",
      "Drucken oder öffnen Sie den Überblick der Jobsuche. Lesen Sie ihn einmal, dann hören Sie auf.",
    ],
    doneWhen: "die Tasche gepackt oder der Schreibtisch bereit ist.",
    texts: [],
    checks: [
      { key: "clothes", label: "Kleidung" },
      { key: "papers", label: "Lebenslauf, Anzeige, Kopien der Zeugnisse, Stift, oder alles auf dem Handy" },
      { key: "way", label: "Weg, eine Verbindung früher als nötig, oder Link, Licht, Ton und Akku geprüft" },
      { key: "number", label: "Nummer für den Fall, dass es zu spät wird" },
      { key: "care", label: "Jemand für Kinder oder Pflege" },
      { key: "sheet", label: "Überblick der Jobsuche gedruckt oder offen" },
    ],
  },
  // 21. Day of the interview
  DAY_OF_THE_INTERVIEW: {
    why: "Heute wählen beide Seiten: Die Firma wählt Sie, und Sie wählen die Firma.",
    how: [
      "Seien Sie zehn Minuten früher da; bei einem Video-Gespräch fünf.",
      "Hören Sie bis zum Ende zu, dann antworten Sie. Eine Pause, Ihre Notizen oder „Können Sie das bitte wiederholen?“ sind in Ordnung.",
      "Stellen Sie Ihre Fragen, und: Wie geht es weiter, und bis wann?",
      "Heute unterschreiben Sie nichts, bezahlen nichts und geben keine Originale aus der Hand.",
      "Schreiben Sie gleich danach auf, was gefragt und was Ihnen versprochen wurde.",
      "Ein kurzer Dank ist in manchen Ländern üblich, in anderen nicht nötig. Senden Sie ihn, wenn es zu Ihnen passt.",
    ],
    doneWhen:
      "aufgeschrieben ist, wie es war und an welchem Tag die Antwort kommt. Kein Tag genannt? Dann meldet sich der Plan nach zehn Tagen.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Ein kurzer Dank",
        subject: "Vielen Dank für das Gespräch am {day}",
        body: "{greeting},\n\nvielen Dank für das Gespräch am {day}. Es hat mich gefreut, mehr über [Thema] zu hören. Die Stelle interessiert mich sehr, und weitere Fragen beantworte ich gern.\n\nMit freundlichen Grüßen\n{me}",
      },
      {
        key: "noNews",
        kind: "EMAIL",
        title: "Seit dem Gespräch nichts gehört",
        subject: "{title}: Nachfrage zum Gespräch am {day}",
        body: "{greeting},\n\nnoch einmal vielen Dank für das Gespräch am {day}. Die Stelle „{title}“ interessiert mich weiterhin. Könnten Sie mir sagen, wie es weitergeht und wann Sie voraussichtlich entscheiden?\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
