import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";

/** The guides of the steps that belong to the whole hunt, in German. */
export const wholeHunt = {
  // 30. Capture job details
  CAPTURE_JOB_DETAILS: {
    why: "Hier bewahren Sie die Anzeige auf, denn Anzeigen verschwinden. Vor einem Gespräch brauchen Sie jedes Wort.",
    how: [
      "Fügen Sie die Anzeige oder den Link dazu ein, oder drücken Sie den Knopf zum Erfassen.",
      "Sehen Sie an, was gefunden wurde; jedes Feld zeigt, aus welchen Worten es stammt.",
      "Ergänzen Sie den Bewerbungsschluss und die Seite des Arbeitgebers zu dieser Stelle.",
    ],
    doneWhen: "Titel, Arbeitgeber und der Text gespeichert sind.",
    texts: [],
  },
  // 31. Journal your job hunt
  JOURNAL_YOUR_JOB_HUNT: {
    why: "Ein kurzer Rückblick auf die Woche. Zehn Minuten zeigen, was wirkt, und helfen Ihnen, Ihre Jobsuche beim Amt zu belegen.",
    how: [
      "Was habe ich diese Woche getan?",
      "Welche Antworten sind gekommen?",
      "Was ist gut gelaufen, auch wenn es klein ist?",
      "Was mache ich nächste Woche anders? Eine Sache genügt.",
      "Ein Amt will Ihre Jobsuche sehen? Fragen Sie, in welcher Form. Sie können die Aufstellung der Aktivitäten drucken.",
      "Zwei schlechte Wochen hintereinander? Sprechen Sie mit Menschen, die Ihnen nahe sind, mit einer Beratungsstelle oder in einer Arztpraxis.",
    ],
    doneWhen: "es für diese Woche eine Notiz gibt; nächste Woche kommt er wieder.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Getan: [..]\nAntworten: [..]\nGut gelaufen: [..]\nNächste Woche: [..]",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
