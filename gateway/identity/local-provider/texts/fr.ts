import type { SignInTexts } from "../texts.js";

/** The pages of the local provider in French. */
export const fr: SignInTexts = {
  product: "Job Hunt Tracker",
  signIn: {
    title: "Se connecter",
    button: "Se connecter",
    refused: "Cette adresse e-mail et ce mot de passe ne vont pas ensemble.",
    isNewHere: "Nouveau ici ?",
    signUp: "Créer un compte",
  },
  signUp: {
    title: "Créer un compte",
    button: "Créer le compte",
    firstTitle: "Créez votre compte",
    firstIntroduction: "Personne n’a encore de compte ici. Le vôtre reste sur ce serveur et nulle part ailleurs.",
    hasAccount: "Vous avez déjà un compte ?",
    signIn: "Se connecter",
    closed: "Il n’est pas possible de créer de compte ici.",
  },
  fields: {
    name: "Nom",
    email: "Adresse e-mail",
    password: "Mot de passe",
    passwordHint: "Au moins 8 caractères.",
  },
  faults: {
    nameMissing: "Saisissez votre nom.",
    nameTooLong: "Choisissez un nom de 200 caractères au plus.",
    emailMissing: "Saisissez votre adresse e-mail.",
    emailWrong: "Saisissez une adresse e-mail comme name@example.com.",
    emailTaken: "Un compte existe déjà avec cette adresse. Connectez-vous, ou prenez une autre adresse.",
    passwordMissing: "Saisissez votre mot de passe.",
    passwordTooShort: "Utilisez au moins 8 caractères.",
    passwordTooLong: "Utilisez 200 caractères au plus.",
    passwordIsEmail: "Choisissez un mot de passe qui n’est pas votre adresse e-mail.",
  },
  faultTitle: (title) => `Erreur : ${title}`,
  wait: (minutes) => `Trop de tentatives. Réessayez dans ${minutes === 1 ? "une minute" : `${minutes} minutes`}.`,
  expired: {
    title: "Cette connexion est terminée",
    text: "Elle a été achevée dans un autre onglet, ou a attendu trop longtemps. Revenez en arrière et reconnectez-vous.",
  },
  stopped: {
    title: "Cette connexion ne peut pas continuer",
    text: "Le programme qui vous a envoyé ici a demandé quelque chose d’impossible :",
  },
  unavailable: {
    title: "La connexion est impossible pour le moment",
    text: "Le serveur n’a pas pu faire sa part. Réessayez dans une minute.",
  },
  backToProduct: "Retour à Job Hunt Tracker",
};
