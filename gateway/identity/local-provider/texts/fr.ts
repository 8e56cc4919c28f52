import type { SignInTexts } from "../texts.js";

/** The pages of the local provider in French. */
export const fr: SignInTexts = {
  product: "Job Hunt Tracker",
  signIn: {
    title: "Se connecter",
    button: "Se connecter",
    refused: "Cette adresse e-mail et ce mot de passe ne vont pas ensemble.",
    isNewHere: "Pas encore de compte ?",
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
    emailTakenTaking: "Il y a déjà un compte à cette adresse. Connectez-vous et emportez ce que vous avez ajouté.",
    emailTakenLeaving: "Il y a déjà un compte à cette adresse. Connectez-vous, ou choisissez-en une autre.",
    passwordMissing: "Saisissez votre mot de passe.",
    passwordTooShort: "Utilisez au moins 8 caractères.",
    passwordTooLong: "Utilisez 200 caractères au plus.",
    passwordIsEmail: "Choisissez un mot de passe qui n’est pas votre adresse e-mail.",
    passwordIsName:
      "Choisissez un mot de passe qui ne soit pas seulement votre nom, le nom dans votre adresse e-mail ou le nom de ce produit.",
    passwordIsPattern:
      "Choisissez un mot de passe qui ne soit pas seulement quelques caractères répétés ou qui se suivent.",
    passwordIsCommon:
      "C’est l’un des mots de passe les plus courants, ceux qu’on devine en premier. Choisissez-en un autre.",
  },
  lookAround: {
    button: "Jeter d’abord un coup d’œil",
    note: "Un compte d’essai s’ouvre en quelques secondes, avec une recherche d’emploi inventée. Il disparaît avec tout son contenu quand vous vous déconnectez, au plus tard après un jour.",
    noteUnused:
      "Un compte d’essai s’ouvre en quelques secondes, avec une recherche d’emploi inventée. Il disparaît avec tout son contenu quand vous vous déconnectez, après une heure sans utilisation ou après un jour.",
    name: "Compte d’essai",
    busy: "Le serveur est en train d’ouvrir des comptes pour d’autres. Réessayez dans une minute.",
  },
  keep: {
    title: "Garder cette recherche",
    introduction:
      "La recherche d’exemple devient votre propre compte. Ses jetons d’accès et son adresse de calendrier prennent fin.",
    takeIntroduction:
      "Ce que vous avez ajouté devient le début de votre propre compte, et la recherche inventée est effacée.",
    startTitle: "Commencer ma recherche",
    startIntroduction:
      "La recherche d’exemple est effacée avec tout ce qu’elle contient, et votre compte commence vide.",
    question: "Que garder ?",
    everything: "L’exemple et ce que j’ai ajouté",
    additions: "Seulement ce que j’ai ajouté",
    button: "Garder",
    takeThem: "Se connecter et l’emporter",
    waiting: (email) => `Connectez-vous avec ${email} d’ici un jour, et ce que vous avez ajouté vous suit.`,
    back: "Retour à la recherche d’exemple",
  },
  backUp: {
    offer: "J’ai une sauvegarde",
    title: "Restaurer une sauvegarde",
    introduction: "Personne n’a encore de compte ici, rien ne sera donc perdu. Sur la machine où tourne ce serveur :",
    stop: "Arrêtez le serveur.",
    moveAway: "Mettez de côté la base de données vide :",
    restore: "Restaurez la sauvegarde :",
    files: "Remettez le dossier des fichiers, si vous l’avez copié :",
    start: "Démarrez le serveur et connectez-vous comme avant.",
    found: "Sauvegardes trouvées dans le dossier de données",
    back: "Retour",
  },
  faultTitle: (title) => `Erreur : ${title}`,
  wait: (minutes) => `Trop de tentatives. Réessayez dans ${timeOf(minutes)}.`,
  locked: {
    password: (minutes) => `Trop de mots de passe erronés. Pendant ${timeOf(minutes)}, même le bon est refusé.`,
    code: (minutes) => `Trop de codes erronés. Pendant ${timeOf(minutes)}, même un bon code est refusé.`,
  },
  passkeyWorks: "Une clé d’accès fonctionne toujours.",
  secondFactor: {
    title: "Confirmez que c’est vous",
    introCode: "Saisissez le code à 6 chiffres que votre application d’authentification affiche.",
    introPasskey: "Votre compte demande une clé d’accès après le mot de passe.",
    code: "Code",
    button: "Continuer",
    useRecovery: "Utiliser plutôt un code de récupération",
    recoveryCode: "Code de récupération",
    recoveryHint: "Chacun ne sert qu’une fois.",
    codeMissing: "Saisissez un code.",
    wrongCode: "Ce code n’est pas le bon, ou il a déjà servi.",
    startAgain: "Recommencer",
    signInByPasskey: "Se connecter avec une clé d’accès",
    usePasskey: "Utiliser une clé d’accès",
    passkeyFailed: "La clé d’accès n’a pas été acceptée. Réessayez, ou continuez sans elle.",
  },
  expired: {
    title: "Cette page de connexion n’est plus valable",
    text: "La connexion s’est faite dans un autre onglet, ou la page a attendu trop longtemps. Revenez en arrière et reconnectez-vous.",
  },
  stopped: {
    title: "Cette connexion ne peut pas continuer",
    text: "Le programme qui vous a envoyé ici a demandé quelque chose d’impossible :",
  },
  unavailable: {
    title: "La connexion est impossible pour le moment",
    text: "Le serveur n’a pas pu terminer la connexion. Réessayez dans une minute.",
  },
  backToProduct: "Retour à Job Hunt Tracker",
};

function timeOf(minutes: number): string {
  return minutes === 1 ? "une minute" : `${minutes} minutes`;
}
