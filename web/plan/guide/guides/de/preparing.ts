import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Preparing, in German. */
export const preparing = {
  // 1. Ideal job profile
  IDEAL_JOB_PROFILE: {
    why: "Was wollen Sie, und was nicht? Wenn es aufgeschrieben ist, sehen Sie schneller, welche Stellen passen.",
    how: [
      "Denken Sie an zwei gute Tage bei der Arbeit, in der Schule, zu Hause oder im Ehrenamt: Was haben Sie da gemacht?",
      "Machen Sie drei Listen: Muss, Schön wäre, Auf keinen Fall.",
      "Schreiben Sie auf, was Sie mindestens verdienen müssen, wie viele Stunden Sie arbeiten wollen und wie lang der Arbeitsweg sein darf.",
      "Schreiben Sie auf, was Ihre Gesundheit, Ihre Familie oder Ihre Arbeitserlaubnis verlangt.",
      "Zeigen Sie es einer Person, die Sie gut kennt. Beim Arbeitsamt gemeldet? Fragen Sie dort, was man von Ihnen erwartet.",
    ],
    doneWhen: "drei Punkte unter „Muss“, einer unter „Auf keinen Fall“ und das niedrigste Gehalt aufgeschrieben sind.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Muss: [..]\nSchön wäre: [..]\nAuf keinen Fall: [..]\nNiedrigstes Gehalt: [..]\nLängster Arbeitsweg: [..]",
      },
    ],
    situations,
  },
  // 2. Shortlist companies
  SHORTLIST_COMPANIES: {
    why: "Hier sammeln Sie Firmen, bei denen Sie arbeiten könnten. Manche Stellen werden nie ausgeschrieben; eine Liste von Arbeitgebern hilft, sie zu finden.",
    how: [
      "Suchen Sie Arbeitgeber, die Ihre Arbeit brauchen: in Ihrer Nähe oder mit Arbeit von zu Hause.",
      "Fragen Sie Menschen, die Sie kennen, wo sie sich bewerben würden und wo nicht.",
      "Wer stellt jetzt ein? Wer stellt ständig ein? Fragen Sie, warum: Wächst die Firma, oder gehen die Leute wieder?",
      "Schreiben Sie zu jeder Firma einen Grund auf.",
    ],
    doneWhen: "fünf Firmen gespeichert sind, jede mit einem Grund.",
    texts: [{ key: "main", kind: "NOTES", body: "{company}: Warum hier: [..]\nWen ich dort kenne: [..]" }],
  },
  // 3. Shortlist positions
  SHORTLIST_POSITIONS: {
    why: "Hier geht es um freie Stellen. Wählen Sie wenige, die passen, und bewerben Sie sich mit Sorgfalt.",
    how: [
      "Sammeln Sie einige Tage lang Stellenanzeigen.",
      "Prüfen Sie auf der Website des Arbeitgebers, ob die Stelle noch frei ist.",
      "Streichen Sie Stellen, bei denen etwas von Ihrer Liste „Auf keinen Fall“ vorkommt.",
      "Behalten Sie die, für die Sie das meiste mitbringen. Sie müssen nicht alles mitbringen.",
      "Eine Zulassung oder Erlaubnis, die das Gesetz verlangt, ist aber immer nötig.",
      "Notieren Sie den Bewerbungsschluss. Verlangt Ihr Amt eine bestimmte Zahl von Bewerbungen? Planen Sie auch diese ein.",
    ],
    doneWhen: "drei Anzeigen erfasst sind, mit Bewerbungsschluss oder mit der Notiz, dass keiner genannt ist.",
    texts: [],
  },
  // 4. Identify organizations
  IDENTIFY_ORGANIZATIONS: {
    why: "Hier geht es um Hilfe: Arbeitsamt, Arbeitsvermittlungen, Gewerkschaften, Verbände, Beratungsstellen. Arbeitgeber stehen unter „Arbeitgeber auswählen“.",
    how: [
      "Haben Sie Ihre Arbeit verloren, oder werden Sie sie verlieren? Melden Sie sich heute beim Arbeitsamt. In manchen Ländern kostet ein Tag Verspätung Geld.",
      "Finden Sie das Amt, das für Sie zuständig ist. Fragen Sie nach Kursen, Reisekosten und Hilfe bei Bewerbungen.",
      "Finden Sie einen Verband Ihres Berufs und ein oder zwei Arbeitsvermittlungen, die bekannt oder zugelassen sind.",
      "Eine Vermittlung will von Ihnen Geld für eine Stelle? Gehen Sie nicht hin. Fragen Sie zuerst das Amt.",
      "Sie haben Ihren Beruf in einem anderen Land gelernt? Finden Sie die Behörde, die ihn anerkennt.",
    ],
    doneWhen: "drei Organisationen gespeichert sind, jede mit Telefonnummer, E-Mail oder Adresse.",
    texts: [],
    situations,
    help,
  },
  // 5. Contact organizations
  CONTACT_ORGANIZATIONS: {
    why: "Jetzt sagen Sie Beratungsstellen und Vermittlungen, was Sie suchen. Vielleicht kennt man dort gleich mehrere freie Stellen.",
    how: [
      "Rufen Sie an, schreiben Sie oder gehen Sie hin, so wie man es dort wünscht. Legen Sie sich zwei Sätze zurecht.",
      "Sagen Sie, was Sie suchen, ab wann und wo.",
      "Fragen Sie: Was ist jetzt frei, wer entscheidet, was soll ich schicken? Gibt es Geld für Reisen oder einen Kurs?",
      "Geben Sie einer Arbeitsvermittlung keinen Pass, keine Ausweiskopie und keine Bankdaten, bevor Sie wissen, dass sie echt ist.",
      "Notieren Sie Name, Tag und Antwort.",
    ],
    doneWhen:
      "Sie jede Organisation angerufen oder ihr geschrieben haben und notiert ist, welche Antwort kam oder dass keine kam.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Ich suche Arbeit: {idealJob}",
        body: "{greeting},\n\nich suche Arbeit: {idealJob}, in [Ort], ab [Datum]. Meine bisherige Arbeit oder Ausbildung: [eine Zeile].\n\nIst jetzt oder bald etwas frei, und an wen darf ich schreiben?\n\nMit freundlichen Grüßen\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 6. Identify contact people
  IDENTIFY_CONTACT_PEOPLE: {
    why: "Hier geht es um die Menschen, die Bewerbungen lesen oder darüber entscheiden. Mit einem Namen kommt Ihr Anschreiben bei der richtigen Person an.",
    how: [
      "Suchen Sie in der Anzeige, auf der Seite über das Team und auf der Seite für die Presse.",
      "Fragen Sie Menschen, die Sie kennen, ob jemand Sie vorstellen kann.",
      "Sie dürfen anrufen: „Wer ist für diese Stelle zuständig?“ Kein Name ist auch eine Antwort.",
      "In einem beruflichen Netzwerk: eine kurze Nachricht. Keine Antwort heißt Nein. Lassen Sie private Konten in Ruhe.",
      "Speichern Sie nur, was zur Arbeit gehört: Name, Funktion, Telefonnummer oder E-Mail bei der Arbeit. Löschen Sie es, wenn die Jobsuche zu Ende ist.",
      "In der Anzeige steht „kein Kontakt“, oder Namen werden nicht genannt? Überspringen Sie diesen Schritt.",
    ],
    doneWhen:
      "eine Person mit Telefonnummer oder E-Mail mit der Jobsuche verknüpft ist oder Sie wissen, dass niemand genannt wird.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Guten Tag, mein Name ist {me}. Ich möchte mich auf die Stelle „{title}“ bewerben. Wer ist dafür zuständig, und wie schreibt man den Namen? Vielen Dank.",
      },
    ],
  },
  // 7. Decide on job
  DECIDE_ON_JOB: {
    why: "Hier entscheiden Sie, ob Sie sich bewerben. Über ein Angebot entscheiden Sie später, bei „Über das Angebot entscheiden“.",
    how: [
      "Passt das? Fehlt etwas von „Muss“, kommt etwas von „Auf keinen Fall“ vor?",
      "Kommen Sie jeden Tag dorthin, und können Sie von dem Gehalt leben?",
      "Würden Sie Ja sagen, wenn man Ihnen die Stelle morgen anbietet?",
      "Das Arbeitsamt hat Ihnen diese Stelle geschickt? Fragen Sie dort, bevor Sie Nein sagen.",
      "Ja: Drücken Sie „Erledigt“ und „Ja, ich bewerbe mich“, oder „Weiter: Bewerbung“. Nein: Drücken Sie „Erledigt“ und „Nein, diese nicht“.",
    ],
    doneWhen: "die Jobsuche in der nächsten Phase ist oder Sie sie beendet haben.",
    texts: [{ key: "main", kind: "NOTES", body: "Dafür: [..]\nDagegen: [..]\nIch entscheide: [..], denn [..]" }],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
