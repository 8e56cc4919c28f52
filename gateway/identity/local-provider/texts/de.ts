import type { SignInTexts } from "../texts.js";

/** The pages of the local provider in German. */
export const de: SignInTexts = {
  product: "Job Hunt Tracker",
  signIn: {
    title: "Anmelden",
    button: "Anmelden",
    refused: "Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.",
    isNewHere: "Neu hier?",
    signUp: "Konto anlegen",
  },
  signUp: {
    title: "Konto anlegen",
    button: "Konto anlegen",
    firstTitle: "Legen Sie Ihr Konto an",
    firstIntroduction: "Hier hat noch niemand ein Konto. Ihres bleibt auf diesem Server und nirgends sonst.",
    hasAccount: "Haben Sie schon ein Konto?",
    signIn: "Anmelden",
    closed: "Neue Konten lassen sich hier nicht anlegen.",
  },
  fields: {
    name: "Name",
    email: "E-Mail-Adresse",
    password: "Passwort",
    passwordHint: "Mindestens 8 Zeichen.",
  },
  faults: {
    nameMissing: "Geben Sie Ihren Namen ein.",
    nameTooLong: "Nehmen Sie einen Namen mit höchstens 200 Zeichen.",
    emailMissing: "Geben Sie Ihre E-Mail-Adresse ein.",
    emailWrong: "Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.",
    emailTaken: "Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie eine andere Adresse.",
    emailTakenTaking:
      "Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich an und nehmen Sie mit, was Sie hinzugefügt haben.",
    emailTakenLeaving: "Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie eine andere.",
    passwordMissing: "Geben Sie Ihr Passwort ein.",
    passwordTooShort: "Nehmen Sie mindestens 8 Zeichen.",
    passwordTooLong: "Nehmen Sie höchstens 200 Zeichen.",
    passwordIsEmail: "Nehmen Sie ein Passwort, das nicht Ihre E-Mail-Adresse ist.",
    passwordIsName:
      "Nehmen Sie ein Passwort, das mehr ist als Ihr Name, der Name in Ihrer E-Mail-Adresse oder der Name dieses Produkts.",
    passwordIsPattern:
      "Nehmen Sie ein Passwort, das mehr ist als ein paar wiederholte oder aufeinanderfolgende Zeichen.",
    passwordIsCommon: "Das ist eines der häufigsten Passwörter; sie werden zuerst erraten. Nehmen Sie ein anderes.",
  },
  lookAround: {
    button: "Erst einmal umsehen",
    note: "Öffnet ein Konto mit einer erfundenen Jobsuche; das dauert ein paar Sekunden. Es wird mit allem darin gelöscht, wenn Sie sich abmelden, spätestens nach einem Tag.",
    noteUnused:
      "Öffnet ein Konto mit einer erfundenen Jobsuche; das dauert ein paar Sekunden. Es wird mit allem darin gelöscht, wenn Sie sich abmelden, nach einer Stunde ohne Nutzung oder nach einem Tag.",
    name: "Gast",
    busy: "Der Server öffnet gerade Konten für andere. Versuchen Sie es in einer Minute noch einmal.",
  },
  keep: {
    title: "Das Beispiel behalten",
    introduction: "Aus der Beispielsuche wird Ihr eigenes Konto. Ihre Zugangsschlüssel und ihre Kalenderadresse enden.",
    takeIntroduction:
      "Was Sie hinzugefügt haben, wird der Anfang Ihres eigenen Kontos; die erfundene Suche wird gelöscht.",
    startTitle: "Meine eigene Suche beginnen",
    startIntroduction: "Die Beispielsuche wird mit allem darin gelöscht, und Ihr Konto beginnt leer.",
    question: "Was bleibt?",
    everything: "Das Beispiel und was ich hinzugefügt habe",
    additions: "Nur was ich hinzugefügt habe",
    button: "Behalten",
    takeThem: "Anmelden und mitnehmen",
    waiting: (email) =>
      `Melden Sie sich innerhalb eines Tages als ${email} an, dann kommt mit, was Sie hinzugefügt haben.`,
    back: "Zurück zur Beispielsuche",
  },
  backUp: {
    offer: "Ich habe eine Sicherung",
    title: "Eine Sicherung zurückholen",
    introduction:
      "Hier hat noch niemand ein Konto, es geht also nichts verloren. Auf dem Rechner, auf dem dieser Server läuft:",
    stop: "Halten Sie den Server an.",
    moveAway: "Räumen Sie die leere Datenbank beiseite:",
    restore: "Spielen Sie die Sicherung zurück:",
    files: "Legen Sie den Ordner der Dateien zurück, falls Sie ihn kopiert haben:",
    start: "Starten Sie den Server und melden Sie sich an wie zuvor.",
    found: "Im Datenordner gefundene Sicherungen",
    back: "Zurück",
  },
  faultTitle: (title) => `Fehler: ${title}`,
  wait: (minutes) =>
    `Das wurde zu oft versucht. Versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  locked: {
    password: (minutes) => `Das Passwort war zu oft falsch. ${timeOf(minutes)} lang wird auch das richtige abgelehnt.`,
    code: (minutes) => `Der Code war zu oft falsch. ${timeOf(minutes)} lang wird auch ein richtiger abgelehnt.`,
  },
  passkeyWorks: "Ein Passkey geht weiterhin.",
  secondFactor: {
    title: "Bestätigen Sie, dass Sie es sind",
    introCode: "Geben Sie den 6-stelligen Code ein, den Ihre Authenticator-App zeigt.",
    introPasskey: "Ihr Konto verlangt nach dem Passwort einen Passkey.",
    code: "Code",
    button: "Weiter",
    useRecovery: "Stattdessen einen Wiederherstellungscode verwenden",
    recoveryCode: "Wiederherstellungscode",
    recoveryHint: "Jeder gilt einmal.",
    codeMissing: "Geben Sie einen Code ein.",
    wrongCode: "Dieser Code ist nicht richtig oder wurde schon verwendet.",
    startAgain: "Von vorn beginnen",
    signInByPasskey: "Mit einem Passkey anmelden",
    usePasskey: "Passkey verwenden",
    passkeyFailed: "Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal, oder machen Sie ohne ihn weiter.",
  },
  expired: {
    title: "Diese Anmeldung ist vorbei",
    text: "Die Anmeldung wurde in einem anderen Tab beendet oder hat zu lange gedauert. Gehen Sie zurück und melden Sie sich neu an.",
  },
  stopped: {
    title: "Diese Anmeldung kann nicht weitergehen",
    text: "Das Programm, das Sie hierher geschickt hat, verlangt etwas, das nicht möglich ist:",
  },
  unavailable: {
    title: "Die Anmeldung ist zurzeit nicht möglich",
    text: "Der Server hat gerade ein Problem. Versuchen Sie es in einer Minute noch einmal.",
  },
  backToProduct: "Zurück zu Job Hunt Tracker",
};

function timeOf(minutes: number): string {
  return minutes === 1 ? "Eine Minute" : `${minutes} Minuten`;
}
