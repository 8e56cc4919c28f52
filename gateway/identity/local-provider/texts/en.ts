import type { SignInTexts } from "../texts.js";

/** The pages of the local provider in English. */
export const en: SignInTexts = {
  product: "Job Hunt Tracker",
  signIn: {
    title: "Sign in",
    button: "Sign in",
    refused: "That e-mail address and password do not go together.",
    isNewHere: "New here?",
    signUp: "Create an account",
  },
  signUp: {
    title: "Create an account",
    button: "Create account",
    firstTitle: "Create your account",
    firstIntroduction: "Nobody has an account here yet. Yours is kept on this server and nowhere else.",
    hasAccount: "Already have an account?",
    signIn: "Sign in",
    closed: "New accounts cannot be made here.",
  },
  fields: {
    name: "Name",
    email: "E-mail address",
    password: "Password",
    passwordHint: "At least 8 characters.",
  },
  faults: {
    nameMissing: "Enter your name.",
    nameTooLong: "Use a name of at most 200 characters.",
    emailMissing: "Enter your e-mail address.",
    emailWrong: "Enter an e-mail address such as name@example.com.",
    emailTaken: "There is an account with this address. Sign in instead, or use another address.",
    emailTakenTaking: "This address has an account. Sign in and take your additions with you.",
    emailTakenLeaving: "This address has an account. Sign in, or choose another one.",
    passwordMissing: "Enter your password.",
    passwordTooShort: "Use at least 8 characters.",
    passwordTooLong: "Use at most 200 characters.",
    passwordIsEmail: "Use a password that is not your e-mail address.",
    passwordIsName:
      "Use a password that is more than your name, the name in your e-mail address or the name of this product.",
    passwordIsPattern: "Use a password that is more than a few characters repeated or in a row.",
    passwordIsCommon: "This is one of the most common passwords, which are guessed first. Use another one.",
  },
  lookAround: {
    button: "Look around first",
    note: "Opens an account with an invented job search, which takes a few seconds. It is gone with everything in it when you log out, after a day at the latest.",
    noteUnused:
      "Opens an account with an invented job search, which takes a few seconds. It is gone with everything in it when you log out, after an hour without use, or after a day.",
    name: "Guest",
    busy: "The server is busy opening accounts for others. Try again in a minute.",
  },
  keep: {
    title: "Keep this search",
    introduction: "The example search becomes an account of your own. Its access tokens and its calendar address end.",
    takeIntroduction: "What you added becomes the start of your own account, and the invented search is erased.",
    startTitle: "Start my own search",
    startIntroduction: "The example search is erased with everything in it, and your account starts empty.",
    question: "What stays?",
    everything: "Keep the example and what I added",
    additions: "Keep only what I added",
    button: "Keep it",
    takeThem: "Sign in and take them with you",
    waiting: (email) => `Sign in as ${email} within a day, and what you added comes with you.`,
    back: "Back to the example search",
  },
  backUp: {
    offer: "I have a back-up",
    title: "Bring a back-up back",
    introduction: "Nobody has an account here yet, so nothing is lost by it. On the machine that runs this server:",
    stop: "Stop the server.",
    moveAway: "Move the empty database away:",
    restore: "Restore the back-up:",
    files: "Put the folder of files back, if you copied it:",
    start: "Start the server, and sign in as before.",
    found: "Back-ups found in the data folder",
    back: "Back",
  },
  faultTitle: (title) => `Error: ${title}`,
  wait: (minutes) => `That was tried too often. Try again in ${timeOf(minutes)}.`,
  locked: {
    password: (minutes) => `The password was wrong too often. For ${timeOf(minutes)} the right one is refused too.`,
    code: (minutes) => `The code was wrong too often. For ${timeOf(minutes)} a right one is refused too.`,
  },
  passkeyWorks: "A passkey works meanwhile.",
  secondFactor: {
    title: "Confirm that it is you",
    introCode: "Enter the 6-digit code that your authenticator app shows.",
    introPasskey: "Your account asks for a passkey after the password.",
    code: "Code",
    button: "Continue",
    useRecovery: "Use a recovery code instead",
    recoveryCode: "Recovery code",
    recoveryHint: "Each of them works once.",
    codeMissing: "Enter a code.",
    wrongCode: "That code is not right, or was used already.",
    startAgain: "Start again",
    signInByPasskey: "Sign in with a passkey",
    usePasskey: "Use a passkey",
    passkeyFailed: "The passkey was not accepted. Try again, or go on without it.",
  },
  expired: {
    title: "This sign-in is over",
    text: "It was finished in another tab, or waited for too long. Go back and sign in again.",
  },
  stopped: {
    title: "This sign-in cannot go on",
    text: "The program that sent you here asked for something that is not possible:",
  },
  unavailable: {
    title: "Signing in is not possible at the moment",
    text: "The server could not do its part. Try again in a minute.",
  },
  backToProduct: "Back to Job Hunt Tracker",
};

function timeOf(minutes: number): string {
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
