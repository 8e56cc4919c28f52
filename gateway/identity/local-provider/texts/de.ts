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
    passwordMissing: "Geben Sie Ihr Passwort ein.",
    passwordTooShort: "Nehmen Sie mindestens 8 Zeichen.",
    passwordTooLong: "Nehmen Sie höchstens 200 Zeichen.",
    passwordIsEmail: "Nehmen Sie ein Passwort, das nicht Ihre E-Mail-Adresse ist.",
  },
  faultTitle: (title) => `Fehler: ${title}`,
  wait: (minutes) =>
    `Das wurde zu oft versucht. Versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  expired: {
    title: "Diese Anmeldung ist vorbei",
    text: "Sie wurde in einem anderen Tab beendet oder hat zu lange gewartet. Gehen Sie zurück und melden Sie sich neu an.",
  },
  stopped: {
    title: "Diese Anmeldung kann nicht weitergehen",
    text: "Das Programm, das Sie hierher geschickt hat, verlangt etwas, das nicht möglich ist:",
  },
  unavailable: {
    title: "Die Anmeldung ist zurzeit nicht möglich",
    text: "Der Server konnte seinen Teil nicht tun. Versuchen Sie es in einer Minute noch einmal.",
  },
  backToProduct: "Zurück zu Job Hunt Tracker",
};
