import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Accepting, in German. */
export const accepting = {
  // 22. Received offer
  RECEIVED_OFFER: {
    why: "Man bietet Ihnen die Stelle an. Hier schreiben Sie das Angebot auf; Sie antworten später.",
    how: [
      "Bedanken Sie sich. Sie müssen nicht sofort antworten.",
      "Bitten Sie um ein schriftliches Angebot und um den Tag, bis zu dem Sie antworten sollen.",
      "Man will ein Ja am Telefon? „Ich habe großes Interesse. Bitte schicken Sie mir das Angebot, dann antworte ich schriftlich.“",
      "Schreiben Sie auf: Gehalt, Arbeitszeit, Beginn, Ort, Befristung und Bedingungen wie Überprüfungen, Papiere, ärztliche Untersuchung, Arbeitserlaubnis.",
      "Man will Ihre Vergangenheit überprüfen? Fragen Sie, was überprüft wird und von wem. Oft müssen Sie zustimmen.",
      "Laufen andere Gespräche? Sie dürfen dort sagen, dass Sie ein Angebot haben und bis wann Sie antworten müssen.",
    ],
    doneWhen:
      "Sie das Angebot schriftlich haben oder darum gebeten haben und der Tag für Ihre Antwort eingetragen ist.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Angebot: {title}",
        body: "{greeting},\n\nvielen Dank für das Angebot. Könnten Sie es mir bitte schriftlich schicken, mit Gehalt, Arbeitszeit, Beginn und Ort? Bis zu welchem Tag brauchen Sie meine Antwort?\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
  },
  // 23. Offer thanks
  OFFER_THANKS: {
    why: "Ein kurzer Dank. Das ist noch kein Ja.",
    how: [
      "Sie haben sich am Telefon bedankt und gesagt, wann Sie antworten? Drücken Sie „Erledigt“.",
      "Sagen Sie, bis wann Sie antworten.",
      "Schreiben Sie noch nicht „Ja“ oder „Ich nehme an“.",
    ],
    doneWhen: "der Dank gesendet ist.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Angebot: {title}",
        body: "{greeting},\n\nvielen Dank für das Angebot für die Stelle „{title}“ und für Ihr Vertrauen. Ich werde das Angebot sorgfältig lesen und bis zum {answerBy} antworten.\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
  },
  // 24. Accept offer
  ACCEPT_OFFER: {
    why: "Hier entscheiden Sie, nur für sich. Ihr Ja oder Nein senden Sie bei „Auf das Angebot antworten“.",
    how: [
      "Vergleichen Sie mit Ihrer Liste „Muss“ und mit anderen Angeboten.",
      "Fehlt etwas? Bitten Sie um ein oder zwei Dinge: Gehalt, Tage im Homeoffice, Beginn. Nennen Sie einen Grund.",
      "Ein fester Tarif lässt wenig Spielraum: Fragen Sie nach der Stufe und danach, welche Jahre zählen.",
      "Sie bekommen Geld von einem Amt? Fragen Sie dort, bevor Sie Nein sagen: Ein Nein kann Geld kosten.",
      "Schlafen Sie eine Nacht darüber und sprechen Sie mit jemandem. Dann entscheiden Sie: Ja, Ja mit einer Bedingung, oder Nein.",
    ],
    doneWhen: "Ihre Entscheidung aufgeschrieben ist.",
    shortTime: "Zwei Tage oder weniger bis zur Antwort? Bitten Sie zuerst um mehr Zeit.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Angebot: {title}",
        body: "{greeting},\n\nich würde gern bei Ihnen arbeiten. Vor meiner Antwort habe ich eine Frage: Wegen [Grund] hatte ich an [Zahl oder Wunsch] gedacht. Ist das möglich?\n\nMit freundlichen Grüßen\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Jemanden um eine Meinung bitten",
        subject: "Bitte um eine Meinung zu einem Angebot: {title}",
        body: "Hallo {helper},\n\nich habe ein Angebot für die Stelle „{title}“. Wäre es möglich, es bis [Tag] zu lesen und mir eine Meinung dazu zu sagen? Das Dokument ist angehängt.\n\nVielen Dank\n{me}",
      },
    ],
    helper: true,
  },
  // 25. Offer legitimacy
  OFFER_LEGITIMACY: {
    why: "Ist das Angebot echt, oder ist es Betrug? Zehn Minuten können Ihr Geld und Ihre Papiere schützen.",
    how: [
      "Suchen Sie die Firma selbst: in einem öffentlichen Register und auf ihrer eigenen Website. Rufen Sie die Nummer an, die Sie gefunden haben, nicht die, die man Ihnen geschickt hat.",
      "Sehen Sie die Absenderadresse an, Buchstabe für Buchstabe.",
      "Betrug: Sie sollen bezahlen, etwas kaufen, einen Scheck einlösen, Pakete oder Geld weiterleiten, Gutscheinkarten oder Kryptowährung verwenden.",
      "Auch Betrug: nur Chat, große Eile, viel Geld für wenig Arbeit, Aufgaben wie „liken und bewerten“, eine Datei zum Ausführen.",
      "Bankdaten und Ausweiskopien erst, wenn die Firma bestätigt ist. Niemand darf Ihren Pass behalten.",
      "Ein Zeichen genügt: Hören Sie auf. Sie haben bezahlt oder Daten gesendet? Rufen Sie Ihre Bank an, dann die Polizei. Es ist nicht Ihre Schuld.",
    ],
    doneWhen:
      "jemand in der Firma das Angebot bestätigt hat, unter einer Nummer, die Sie selbst gefunden haben, oder wenn Sie aufgehört haben.",
    texts: [
      {
        key: "helper",
        kind: "EMAIL",
        title: "Jemanden bitten, es mit Ihnen anzusehen",
        subject: "Ist dieses Angebot echt? {title}",
        body: "Hallo {helper},\n\nich habe ein Angebot für die Stelle „{title}“ von {employer}. Wäre es möglich, es mit mir anzusehen? Ich möchte wissen, ob es echt ist, bevor ich antworte, bezahle oder Papiere sende. Das Dokument ist angehängt.\n\nVielen Dank\n{me}",
      },
    ],
    checks: [
      { key: "register", label: "Firma selbst in einem Register gefunden, oder durch eine Beratungsstelle" },
      { key: "number", label: "Eine Nummer selbst gefunden und dort angerufen" },
      { key: "sender", label: "Absenderadresse ist die der Firma, Buchstabe für Buchstabe" },
      {
        key: "person",
        label: "Mit einer Person gesprochen, per Telefon, Video oder vor Ort, und wirklich über die Stelle",
      },
      {
        key: "nothingToPay",
        label: "Niemand verlangt, dass ich etwas bezahle, kaufe, einlöse, weiterleite oder installiere",
      },
      {
        key: "papers",
        label: "Bankdaten und Ausweiskopien erst, wenn die Firma bestätigt ist; niemand behält meinen Pass",
      },
      { key: "pay", label: "Das Gehalt ist für diese Arbeit üblich, und niemand drängt mich" },
    ],
    asksWhenOpen: true,
    warning: {
      title: "Etwas stimmt nicht",
      lines: [
        "Hören Sie hier auf. Bezahlen Sie nichts und senden Sie keine Papiere.",
        "Sie haben bezahlt oder Daten gesendet? Rufen Sie Ihre Bank an, dann die Polizei. Es ist nicht Ihre Schuld.",
      ],
    },
    helper: true,
  },
  // 26. Offer acceptance
  OFFER_ACCEPTANCE: {
    why: "Hier sagen Sie dem Arbeitgeber Ihre Entscheidung, Ja oder Nein. Ein Ja kann Sie binden, also prüfen Sie zuerst.",
    how: [
      "Vor einem Ja: Ist der Schritt „Ist das Angebot echt?“ erledigt? Steht im schriftlichen Angebot, was vereinbart war?",
      "Sagen Sie Ja zu Stelle, Gehalt, Arbeitszeit, Ort und Beginn, je eine Zeile. Fügen Sie hinzu, was Sie in den Gesprächen vereinbart haben.",
      "Fügen Sie „vorbehaltlich des schriftlichen Vertrags“ hinzu. Das hilft, schützt Sie aber nicht überall.",
      "Kündigen Sie Ihre alte Stelle noch nicht.",
      "Nein: Bedanken Sie sich, kurz und bald. Sie bekommen Geld von einem Amt? Fragen Sie dort zuerst.",
    ],
    doneWhen: "Ihre Antwort vor dem Tag gesendet ist, den man Ihnen genannt hat.",
    texts: [
      {
        key: "yes",
        kind: "EMAIL",
        title: "Ja",
        subject: "Meine Antwort auf Ihr Angebot: {title}",
        body: "{greeting},\n\nich nehme die Stelle „{title}“ vorbehaltlich des schriftlichen Vertrags zu diesen Bedingungen an:\n\nGehalt: {salary}\nArbeitszeit: [Zahl] Stunden pro Woche\nOrt: [Ort]\nBeginn: {startOn}\n\nAußerdem haben wir vereinbart: [..].\n\nBitte senden Sie mir den Vertrag.\n\nMit freundlichen Grüßen\n{me}",
      },
      {
        key: "no",
        kind: "EMAIL",
        title: "Nein",
        subject: "Meine Antwort auf Ihr Angebot: {title}",
        body: "{greeting},\n\nvielen Dank für das Angebot und für Ihre Zeit. Ich habe sorgfältig überlegt und nehme die Stelle nicht an. Ich wünsche Ihnen, dass Sie die richtige Person finden.\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
    before: "OFFER_LEGITIMACY",
  },
  // 27. Contract validity
  CONTRACT_VALIDITY: {
    why: "Steht im Vertrag, was vereinbart war? Ob er dem Gesetz entspricht, kann eine Gewerkschaft oder eine Rechtsberatung sagen.",
    how: [
      "Noch kein Vertrag? Fragen Sie, wann er kommt. In Ihrem Land nicht üblich? Bitten Sie darum, die Bedingungen schriftlich zu bekommen.",
      "Lesen Sie alles, in einer Sprache, die Sie verstehen. Gehen Sie dann die Liste durch.",
      "Vergleichen Sie mit dem Angebot und mit Ihren Notizen. Achten Sie auf Geld, das Sie vielleicht zurückzahlen müssen.",
      "Fragen Sie schriftlich nach jedem offenen Punkt, und bitten Sie um einen korrigierten Vertrag.",
      "Gewerkschaft, Beratungsstelle oder Arbeitsamt können helfen, oft kostenlos oder für Mitglieder.",
    ],
    doneWhen: "jeder Punkt geprüft ist und jede Frage eine schriftliche Antwort hat.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Fragen zum Vertrag",
        body: "{greeting},\n\nvielen Dank für den Vertrag. Ich habe diese Fragen:\n\n[meine Fragen]\n\nKönnten Sie mir schriftlich antworten oder den Vertrag korrigieren?\n\nMit freundlichen Grüßen\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Jemanden bitten mitzulesen",
        subject: "Bitte um Hilfe bei einem Vertrag: {title}",
        body: "Hallo {helper},\n\nich habe den Vertrag für die Stelle „{title}“. Wäre es möglich, ihn bis [Tag] zu lesen und mir zu sagen, was ich fragen soll? Das Dokument ist angehängt.\n\nVielen Dank\n{me}",
      },
    ],
    checks: [
      { key: "names", label: "Beide Namen und die Bezeichnung der Stelle" },
      { key: "start", label: "Beginn, Ort und Tage im Homeoffice schriftlich" },
      { key: "pay", label: "Gehalt: Betrag, vor oder nach Steuern, an welchem Tag" },
      { key: "extras", label: "Bonus, Zulagen und Geld zum Zurückzahlen (Schulung, Umzug, Wohnung)" },
      { key: "hours", label: "Arbeitszeit, Pausen, Überstunden, Schichten" },
      { key: "holiday", label: "Urlaub und Gehalt bei Krankheit" },
      { key: "term", label: "Probezeit, Kündigungsfrist, Befristung" },
      { key: "conditions", label: "Bedingungen: Überprüfungen, ärztliche Untersuchung, Arbeitserlaubnis" },
      { key: "limits", label: "Was nicht erlaubt ist: zweite Stelle, spätere Arbeit für andere" },
    ],
    questionsGap: "[meine Fragen]",
    situations,
    helper: true,
  },
  // 28. Sign and return offer
  SIGN_AND_RETURN_OFFER: {
    why: "Jetzt unterschreiben Sie den Vertrag, und damit gilt er.",
    how: [
      "Unterschreiben Sie nur die Fassung, die Sie geprüft haben. Unterschreiben Sie nie eine leere Seite oder eine mit leeren Zeilen.",
      "Senden Sie ihn so zurück, wie man es verlangt, und bewahren Sie den Beleg auf.",
      "Bewahren Sie eine Kopie auf, die beide Seiten unterschrieben haben; verknüpfen Sie sie hier.",
      "Kündigen Sie die alte Stelle erst jetzt, und erst wenn alle Bedingungen erfüllt sind: Überprüfungen, ärztliche Untersuchung, Arbeitserlaubnis.",
      "Sehen Sie Ihre Kündigungsfrist nach. Nennen Sie dem Arbeitsamt Ihren ersten Arbeitstag.",
    ],
    doneWhen: "Sie eine Kopie haben, die beide Seiten unterschrieben haben.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Unterschriebener Vertrag",
        body: "{greeting},\n\nim Anhang sende ich Ihnen den unterschriebenen Vertrag. Bitte senden Sie mir eine Kopie mit Ihrer Unterschrift.\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
  },
  // 29. Onboarding communications
  ONBOARDING_COMMUNICATIONS: {
    why: "Die Nachrichten zwischen dem Vertrag und Ihrem ersten Tag.",
    how: [
      "Fragen Sie, wann und wo Sie anfangen, wer Sie empfängt und was Sie mitbringen sollen.",
      "Senden Sie Daten für Steuer, Versicherung und Bank nur auf dem Weg, den man Ihnen genannt hat. Ein neues Bankformular per E-Mail? Rufen Sie zuerst an.",
      "Sagen Sie, was Sie brauchen: Ausstattung, Zugänge, Anpassungen, Zeiten für Kinder oder Pflege.",
      "Sagen Sie Ihrem Amt schon vorher, wann Ihr erster Arbeitstag ist. Fragen Sie nach Hilfe für die ersten Wochen.",
      "Sagen Sie den anderen Arbeitgebern Bescheid, und danken Sie allen, die geholfen haben.",
    ],
    doneWhen: "Sie wissen, um wie viel Uhr, wo und bei wem der erste Tag beginnt.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Mein erster Tag: {startOn}",
        body: "{greeting},\n\nich freue mich auf den {startOn}. Wann und wo soll ich da sein, bei wem melde ich mich, und welche Unterlagen brauchen Sie?\n\nMit freundlichen Grüßen\n{me}",
      },
    ],
    checks: [
      { key: "firstDay", label: "Uhrzeit, Ort und Person für den ersten Tag" },
      { key: "papers", label: "Unterlagen auf dem sicheren Weg gesendet" },
      { key: "equipment", label: "Nach Ausstattung, Zugängen und Anpassungen gefragt" },
      { key: "employers", label: "Anderen Arbeitgebern Bescheid gesagt" },
      { key: "thanks", label: "Allen gedankt, die geholfen haben" },
      { key: "office", label: "Dem Arbeitsamt den ersten Arbeitstag genannt" },
    ],
    help,
  },
} as const satisfies Partial<Record<StepName, Guide>>;
