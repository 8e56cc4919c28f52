import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { situations } from "./situations.js";

/** The guides of the steps of Applying, in German. */
export const applying = {
  // 8. Build application bundle
  BUILD_APPLICATION_BUNDLE: {
    why: "Zur Bewerbung gehören Ihr Lebenslauf, Ihr Anschreiben und Ihre Zeugnisse. Wer sie liest, hat wenig Zeit: Die erste halbe Seite muss auf die Anzeige antworten.",
    how: [
      "Markieren Sie die fünf wichtigsten Wörter der Anzeige. Verwenden Sie sie dort, wo sie stimmen.",
      "Lebenslauf: Nach vorn kommt, was passt. Einfache Gestaltung, übliche Überschriften, kein Text in Bildern: Oft liest ihn ein Programm.",
      "Lassen Sie Geburtsdatum, Familie, Religion, Gesundheit und Ausweisnummern weg, außer das Gesetz oder die Stelle verlangt sie.",
      "Foto: Sie entscheiden. In manchen Ländern üblich, in anderen unerwünscht. Nicht sicher? Lassen Sie es weg.",
      "Eine Lücke im Lebenslauf: eine wahre Zeile, zum Beispiel „2023–2025 Pflege in der Familie“.",
      "Anschreiben, wenn eines verlangt ist: eine Seite. Warum dort, ein Erfolg von Ihnen, wann Sie anfangen können.",
      "KI darf helfen, wenn die Anzeige es erlaubt. Jeder Satz muss wahr sein und nach Ihnen klingen.",
      "Lassen Sie jemanden mitlesen. PDF oder das verlangte Format, ein klarer Dateiname, Kopien und nie Originale.",
    ],
    doneWhen: "der Lebenslauf und die verlangten Unterlagen mit der Jobsuche verknüpft sind.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Bewerbung: {title}{{ ({reference})}}",
        body: "{greeting},\n\nich bewerbe mich auf die Stelle „{title}“{{, Referenz {reference}}}.\n\nBei [wo] habe ich [was Sie getan haben]; das Ergebnis: [Ergebnis].\n\nIch möchte bei {employer} arbeiten, denn [ein wahrer Grund]. Anfangen kann ich am [Datum].\n\nMit freundlichen Grüßen\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Jemanden bitten mitzulesen",
        subject: "Bitte um Hilfe bei meiner Bewerbung: {title}",
        body: "Hallo {helper},\n\nich bewerbe mich auf die Stelle „{title}“. Wäre es möglich, meine Unterlagen zu lesen und mir zu sagen, was unklar oder falsch ist? Die Unterlagen sind angehängt. Eine Antwort bis [Tag] würde mir sehr helfen.\n\nVielen Dank\n{me}",
      },
    ],
    situations,
    helper: true,
  },
  // 9. Pre-application communications
  PRE_APPLICATION_COMMUNICATIONS: {
    why: "Eine Frage an den Arbeitgeber, bevor Sie sich bewerben. Die Antwort hilft Ihnen bei der Entscheidung und macht Ihr Anschreiben besser.",
    how: [
      "Lesen Sie die Anzeige noch einmal: Was steht nicht darin?",
      "Höchstens zwei Fragen, und keine, auf die die Anzeige schon antwortet.",
      "Gute Fragen: Was ist in den ersten Monaten am wichtigsten? In welchem Rahmen liegt das Gehalt?",
      "Fragen sind laut Anzeige nicht erwünscht, oder es gibt nur ein Formular? Überspringen Sie diesen Schritt.",
      "Schreiben Sie die Antwort in die Jobsuche.",
    ],
    doneWhen: "Sie gefragt und die Antwort notiert haben oder es zweimal versucht und niemanden erreicht haben.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Guten Tag, mein Name ist {me}. Ich möchte mich auf die Stelle „{title}“{{ mit der Referenz {reference}}} bewerben. Darf ich eine Frage stellen? [Frage] Vielen Dank.",
      },
    ],
  },
  // 10. Follow up email
  FOLLOW_UP_EMAIL: {
    why: "Das ist der Dank nach dem Schritt „Frage vor der Bewerbung“, noch bevor Sie sich bewerben. Es ist keine Nachfrage: Nachfragen kommen erst, wenn Sie Ihre Unterlagen gesendet haben.",
    how: [
      "Bei „Frage vor der Bewerbung“ niemanden erreicht? Überspringen Sie diesen Schritt.",
      "Bedanken Sie sich und nennen Sie eine Sache, die Sie erfahren haben.",
      "Wenn Sie sicher sind, sagen Sie, wann Ihre Unterlagen kommen.",
      "Vier Sätze, kein Anhang, außer man hat darum gebeten.",
    ],
    doneWhen: "die E-Mail gesendet ist.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Danke für die Auskunft: {title}",
        body: "{greeting},\n\nvielen Dank für Ihre Auskunft am [Tag]. Geholfen hat mir vor allem: [was Sie erfahren haben]. Ich möchte meine Bewerbung bis [Tag] senden.\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
  },
  // 11. Send application bundle
  SEND_APPLICATION_BUNDLE: {
    why: "Jetzt bewerben Sie sich. Was zu spät kommt oder nicht vollständig ist, wird oft nicht gelesen; und Wochen später fragt man vielleicht nach dem, was Sie geschrieben haben.",
    how: [
      "Steht die Stelle auf der Website des Arbeitgebers? Prüfen Sie die Adresse der Seite, bevor Sie Ihre Daten eingeben.",
      "Vergleichen Sie mit der Anzeige: Unterlagen, Form, Adresse, Bewerbungsschluss.",
      "Öffnen Sie Ihre Dateien auf einem anderen Gerät. Kopieren Sie lange Antworten, bevor Sie auf Senden drücken.",
      "Geben Sie jetzt keine Bankdaten und keine Ausweiskopie, und bezahlen Sie nichts.",
      "Bewahren Sie die Bestätigung auf. Ein Test kann am selben Tag kommen: Halten Sie eine ruhige Stunde frei.",
      "Drücken Sie „Erledigt“: Eine Kopie der Anzeige und der Dateien wird mit dem Datum aufbewahrt.",
    ],
    doneWhen: "die Bewerbung gesendet und in der Jobsuche aufbewahrt ist.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Bewerbung: {title}{{ ({reference})}}",
        body: "{greeting},\n\nim Anhang sende ich Ihnen meine Bewerbung auf die Stelle „{title}“{{, Referenz {reference}}}: [Unterlagen].\n\nIch freue mich auf Ihre Antwort.\n\nMit freundlichen Grüßen\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 12. First follow-up communications
  FIRST_FOLLOW_UP_COMMUNICATIONS: {
    why: "Die erste Nachfrage, nachdem Sie sich beworben haben. Ein oder zwei Wochen ohne Antwort sind normal. Es heißt nicht Nein.",
    how: [
      "Sehen Sie zuerst nach: Spam-Ordner, automatische Antwort, Statusseite. Man hat Ihnen einen Tag genannt? Warten Sie ihn ab.",
      "In der Anzeige steht „Bitte keine Fragen“? Dann fragen Sie nicht: Drücken Sie „Überspringen“.",
      "Schreiben Sie an die Person, die Ihre Bewerbung bekommen hat, oder an die Adresse in der Anzeige.",
      "Drei bis fünf Sätze: welche Stelle, wann Sie sich beworben haben, eine Sache, die Sie mitbringen.",
      "Stellen Sie eine Frage: Wie geht es weiter, und wann?",
    ],
    doneWhen: "die Nachricht gesendet ist oder Sie mit jemandem gesprochen und aufgeschrieben haben, was gesagt wurde.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "{title}{{ ({reference})}}: meine Bewerbung vom {sentOn}",
        body: "{greeting},\n\nam {sentOn} habe ich mich auf die Stelle „{title}“{{, Referenz {reference},}} beworben. Die Stelle interessiert mich weiterhin.\n\n[ein Satz: was Sie mitbringen und was die Anzeige verlangt]\n\nKönnten Sie mir sagen, wie es weitergeht und wann Sie voraussichtlich entscheiden? Falls etwas fehlt, reiche ich es gern nach.\n\nMit freundlichen Grüßen\n{me}{{\n{phone}}}",
      },
      {
        key: "noCall",
        kind: "EMAIL",
        title: "Ein Anruf war versprochen und kam nicht",
        subject: "{title}{{ ({reference})}}: neuer Termin für unser Telefonat",
        body: "{greeting},\n\nSie hatten mir einen Anruf bis zum {promisedOn} angekündigt, zur Stelle „{title}“{{, Referenz {reference}}}. Vielleicht hat er mich nicht erreicht.\n\nKönnten Sie mir einen neuen Tag und eine Uhrzeit nennen? Sie können mir auch schreiben.\n\nMit freundlichen Grüßen\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 13. Second follow-up communications
  SECOND_FOLLOW_UP_COMMUNICATIONS: {
    why: "Die zweite Nachfrage, auf einem anderen Weg: Haben Sie geschrieben, rufen Sie jetzt an. Fällt Ihnen das Telefonieren schwer? Schreiben Sie einer anderen Person dort.",
    how: [
      "Legen Sie Anzeige, Anschreiben und Kalender bereit: Öffnen Sie den Überblick der Jobsuche.",
      "Fragen Sie: Ist die Stelle noch frei, hat die Auswahl begonnen, brauchen Sie etwas von mir?",
      "Bleiben Sie freundlich: Wer am Telefon ist, entscheidet vielleicht nicht selbst.",
      "Notieren Sie Name und Antwort. Ein Tag, den man Ihnen verspricht, kommt in den Plan.",
    ],
    doneWhen: "Sie jemanden erreicht oder es an zwei verschiedenen Tagen versucht haben.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Guten Tag, mein Name ist {me}. Ich habe mich am {sentOn} auf die Stelle „{title}“{{ mit der Referenz {reference}}} beworben. Ist sie noch frei? Wann kann ich mit einer Antwort rechnen? Vielen Dank. Darf ich nach Ihrem Namen fragen?",
      },
    ],
  },
  // 14. Final follow-up communications
  FINAL_FOLLOW_UP_COMMUNICATIONS: {
    why: "Die letzte Nachfrage. Danach warten Sie nicht länger und nutzen Ihre Zeit für andere Stellen.",
    how: [
      "Zwei oder drei freundliche Sätze, keine Beschwerde.",
      "Die Stelle interessiert Sie noch? Sagen Sie es, und bitten Sie um ein kurzes Ja oder Nein.",
      "Wählen Sie Ihren eigenen letzten Tag für diese Jobsuche.",
    ],
    doneWhen: "die Nachricht gesendet ist.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Letzte Frage: {title}{{ ({reference})}}, meine Bewerbung vom {sentOn}",
        body: "{greeting},\n\nam {sentOn} habe ich mich auf die Stelle „{title}“{{, Referenz {reference},}} beworben. Die Stelle würde mich weiterhin interessieren. Falls Ihre Wahl schon auf eine andere Person gefallen ist, genügt eine kurze Zeile.\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
  },
  // 15. Closing communications
  CLOSING_COMMUNICATIONS: {
    why: "Das Ende dieser Jobsuche. Ein freundliches Ende kann helfen: Manchmal sagt die erste Wahl noch ab.",
    how: [
      "Nach einer Absage: Danken Sie innerhalb von zwei Tagen. Sie dürfen um einen Rat bitten; viele antworten nicht.",
      "Wenn nie eine Antwort kam: Eine Nachricht ist nicht nötig.",
      "Sie ziehen Ihre Bewerbung zurück? Sagen Sie es bald, in zwei Sätzen.",
      "Lag es an Alter, Herkunft, Geschlecht, Gesundheit oder Glauben? Fragen Sie bald eine Beratungsstelle: Die Fristen sind kurz.",
      "Archivieren Sie die Jobsuche mit ihrem Ergebnis.",
    ],
    doneWhen: "die letzte Nachricht gesendet oder nicht nötig ist und die Jobsuche beendet ist.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Nach einer Absage",
        subject: "{title}: vielen Dank",
        body: "{greeting},\n\nvielen Dank für Ihre Antwort und für Ihre Zeit. Darf ich fragen, was ich beim nächsten Mal besser machen kann? Wenn eine ähnliche Stelle frei wird, würde ich gern davon hören.\n\nMit freundlichen Grüßen\n{me}",
      },
      {
        key: "withdraw",
        kind: "EMAIL",
        title: "Sie ziehen Ihre Bewerbung zurück",
        subject: "{title}: Ich ziehe meine Bewerbung zurück",
        body: "{greeting},\n\nvielen Dank für Ihre Zeit. Ich möchte meine Bewerbung auf die Stelle „{title}“ zurückziehen. Ich wünsche Ihnen, dass Sie die richtige Person finden.\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
