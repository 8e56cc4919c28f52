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
    passwordMissing: "Enter your password.",
    passwordTooShort: "Use at least 8 characters.",
    passwordTooLong: "Use at most 200 characters.",
    passwordIsEmail: "Use a password that is not your e-mail address.",
  },
  faultTitle: (title) => `Error: ${title}`,
  wait: (minutes) => `That was tried too often. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
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
