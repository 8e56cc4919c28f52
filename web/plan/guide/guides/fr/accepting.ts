import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Accepting, in French. */
export const accepting = {
  // 22. Received offer
  RECEIVED_OFFER: {
    why: "On vous propose le poste. Ici, vous le notez ; vous répondrez plus tard.",
    how: [
      "Remerciez. Rien n’oblige à répondre tout de suite.",
      "Demandez l’offre par écrit, et jusqu’à quel jour vous pouvez répondre.",
      "On veut un oui au téléphone ? « Ce poste m’intéresse beaucoup. Envoyez-moi l’offre, s’il vous plaît, et je vous répondrai par écrit. »",
      "Notez le salaire, les horaires, le début, le lieu, la durée et les conditions : vérifications, papiers, visite médicale, autorisation de travail.",
      "Une vérification de votre passé ? Demandez ce qui est vérifié, et par qui. Souvent, il faut votre accord.",
      "D’autres entretiens en cours ? Vous pouvez y dire que vous avez une offre et une date.",
    ],
    doneWhen: "vous avez l’offre par écrit, ou l’avez demandée, et que le jour de votre réponse est fixé.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Votre offre : {title}",
        body: "{greeting},\n\nJe vous remercie de votre offre. Pourriez-vous me l’envoyer par écrit, avec le salaire, les horaires, la date de début et le lieu ? Jusqu’à quel jour puis-je vous répondre ?\n\nCordialement,\n{me}",
      },
    ],
  },
  // 23. Offer thanks
  OFFER_THANKS: {
    why: "Un court remerciement. Ce n’est pas un oui.",
    how: [
      "Vous avez remercié au téléphone et on connaît le jour de votre réponse ? Appuyez sur « Fait ».",
      "Dites pour quand vous répondrez.",
      "N’écrivez pas encore « oui » ou « j’accepte ».",
    ],
    doneWhen: "l’e-mail est envoyé.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Votre offre : {title}",
        body: "{greeting},\n\nJe vous remercie de votre offre pour le poste « {title} » et de votre confiance. Je vais la lire avec soin et je vous répondrai au plus tard le {answerBy}.\n\nCordialement,\n{me}",
      },
    ],
  },
  // 24. Accept offer
  ACCEPT_OFFER: {
    why: "Ici, vous décidez, pour vous-même. Vous enverrez votre oui ou votre non dans « Répondre à l’offre ».",
    how: [
      "Comparez avec vos points indispensables et avec d’autres offres.",
      "Il manque quelque chose ? Demandez une ou deux choses : salaire, jours de télétravail, date de début. Donnez une raison.",
      "Une grille de salaires fixe laisse peu de marge : demandez quel échelon, et quelles années sont comptées.",
      "Vous touchez une allocation ? Renseignez-vous auprès du service qui la verse avant de dire non : un refus peut coûter de l’argent.",
      "Laissez passer une nuit et parlez-en à quelqu’un. Puis décidez : oui, oui sous condition, ou non.",
    ],
    doneWhen: "votre décision est écrite.",
    shortTime: "Deux jours ou moins pour répondre ? Demandez d’abord plus de temps.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Votre offre : {title}",
        body: "{greeting},\n\nJe vous remercie de votre offre. J’aimerais travailler avec vous, et j’ai une question avant de vous répondre. Je pensais à ceci : [montant ou souhait], pour cette raison : [raison]. Serait-ce possible ?\n\nCordialement,\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Demander un avis",
        subject: "Un avis sur une offre ? {title}",
        body: "Bonjour {helper},\n\nJ’ai reçu une offre pour le poste « {title} ». Serait-il possible de la lire et de me donner un avis, d’ici au [jour] ? Le document est joint à ce message.\n\nMerci d’avance,\n{me}",
      },
    ],
    helper: true,
  },
  // 25. Offer legitimacy
  OFFER_LEGITIMACY: {
    why: "L’offre est-elle réelle, ou est-ce une fraude ? Dix minutes peuvent sauver votre argent et vos papiers.",
    how: [
      "Trouvez l’entreprise par vous-même : registre public, site officiel. Appelez le numéro que vous avez trouvé, pas celui qu’on vous a envoyé.",
      "Regardez l’adresse d’envoi, lettre par lettre.",
      "Fraude : on vous fait payer, acheter, encaisser un chèque, faire suivre des colis ou de l’argent, utiliser des cartes cadeaux ou des cryptomonnaies.",
      "Fraude aussi : tout se passe par messagerie, une grande urgence, beaucoup d’argent pour peu de travail, des tâches du type « likez et notez », un fichier à lancer.",
      "Coordonnées bancaires et copies de pièce d’identité : seulement quand l’entreprise est confirmée. Personne ne doit garder votre passeport.",
      "Un seul signe suffit : arrêtez. Vous avez payé ou envoyé des données ? Appelez votre banque, puis la police. Ce n’est pas votre faute.",
    ],
    doneWhen:
      "quelqu’un dans l’entreprise a confirmé l’offre, à un numéro que vous avez cherché vous-même, ou que vous avez tout arrêté.",
    texts: [
      {
        key: "helper",
        kind: "EMAIL",
        title: "Demander à quelqu’un de regarder avec vous",
        subject: "Cette offre est-elle réelle ? {title}",
        body: "Bonjour {helper},\n\nJ’ai reçu une offre pour le poste « {title} ». L’employeur : {employer}. Serait-il possible de la regarder avec moi ? J’aimerais savoir si elle est réelle avant de répondre, de payer ou d’envoyer des papiers. Le document est joint à ce message.\n\nMerci d’avance,\n{me}",
      },
    ],
    checks: [
      { key: "register", label: "J’ai trouvé l’entreprise dans un registre, ou un service de conseil l’a trouvée" },
      { key: "number", label: "J’ai appelé un numéro que j’ai cherché moi-même" },
      { key: "sender", label: "L’adresse d’envoi est celle de l’entreprise, lettre par lettre" },
      {
        key: "person",
        label: "J’ai parlé à une personne, de vive voix ou face à face, et nous avons vraiment parlé du poste",
      },
      {
        key: "nothingToPay",
        label: "Personne ne me demande de payer, d’acheter, d’encaisser, de faire suivre ou d’installer quelque chose",
      },
      {
        key: "papers",
        label:
          "Pas de coordonnées bancaires ni de copie de pièce d’identité avant que l’entreprise soit confirmée ; personne ne garde mon passeport",
      },
      { key: "pay", label: "Le salaire est habituel pour ce travail, et personne ne me presse" },
    ],
    asksWhenOpen: true,
    warning: {
      title: "Quelque chose ne va pas",
      lines: [
        "Arrêtez-vous ici. Ne payez pas et n’envoyez pas de papiers.",
        "Vous avez payé ou envoyé des données ? Appelez votre banque, puis la police. Ce n’est pas votre faute.",
      ],
    },
    helper: true,
  },
  // 26. Offer acceptance
  OFFER_ACCEPTANCE: {
    why: "Ici, vous annoncez votre décision à l’employeur, oui ou non. Un oui peut vous engager : vérifiez d’abord.",
    how: [
      "Avant un oui : l’étape « L’offre est-elle réelle ? » est-elle faite ? L’offre écrite correspond-elle à ce qui a été convenu ?",
      "Confirmez le poste, le salaire, les horaires, le lieu et le premier jour, une ligne pour chacun. Ajoutez ce qui a été convenu de vive voix.",
      "Ajoutez « sous réserve du contrat écrit ». Cela aide, mais ne vous protège pas partout.",
      "Ne démissionnez pas encore de votre emploi actuel.",
      "Non : remerciez, brièvement et sans attendre. Vous touchez une allocation ? Renseignez-vous d’abord auprès du service qui la verse.",
    ],
    doneWhen: "votre réponse est envoyée avant le jour fixé par l’employeur.",
    texts: [
      {
        key: "yes",
        kind: "EMAIL",
        title: "Oui",
        subject: "Ma réponse à votre offre : {title}",
        body: "{greeting},\n\nJ’accepte avec plaisir le poste « {title} », sous réserve du contrat écrit, aux conditions suivantes.\n\nSalaire : {salary}\nTemps de travail : [nombre] heures\nLieu : [lieu]\nPremier jour : {startOn}\nNous avons aussi convenu de ceci : [..]\n\nMerci de m’envoyer le contrat.\n\nCordialement,\n{me}",
      },
      {
        key: "no",
        kind: "EMAIL",
        title: "Non",
        subject: "Ma réponse à votre offre : {title}",
        body: "{greeting},\n\nJe vous remercie de votre offre et du temps que vous m’avez accordé. Après mûre réflexion, j’ai décidé de ne pas accepter le poste. Je vous souhaite de trouver la personne qui convient.\n\nCordialement,\n{me}",
      },
    ],
    before: "OFFER_LEGITIMACY",
  },
  // 27. Contract validity
  CONTRACT_VALIDITY: {
    why: "Le contrat correspond-il à ce qui a été convenu ? Respecte-t-il la loi ? Un syndicat ou un conseil juridique peut vous le dire.",
    how: [
      "Pas encore de contrat ? Demandez quand il arrive. Ce n’est pas l’usage dans votre pays ? Demandez les conditions par écrit.",
      "Lisez tout, dans une langue que vous comprenez. Utilisez ensuite la liste.",
      "Comparez avec l’offre et vos notes. Cherchez les sommes que vous pourriez avoir à rembourser.",
      "Posez par écrit une question sur chaque point ouvert, et demandez un contrat corrigé.",
      "Un syndicat, un service de conseil ou le service de l’emploi peut aider, souvent gratuitement ou pour ses membres.",
    ],
    doneWhen: "chaque point est vérifié et que chaque question a une réponse écrite.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Questions sur le contrat",
        body: "{greeting},\n\nJe vous remercie de l’envoi du contrat. Voici mes questions :\n\n[mes questions]\n\nPourriez-vous y répondre par écrit, ou corriger le contrat ?\n\nCordialement,\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Demander une relecture",
        subject: "Relire un contrat ? {title}",
        body: "Bonjour {helper},\n\nJ’ai reçu le contrat pour le poste « {title} ». Serait-il possible de le lire et de me dire quelles questions poser, d’ici au [jour] ? Le document est joint à ce message.\n\nMerci d’avance,\n{me}",
      },
    ],
    checks: [
      { key: "names", label: "Les deux noms et l’intitulé du poste" },
      { key: "start", label: "Début, lieu et jours de télétravail par écrit" },
      { key: "pay", label: "Salaire : montant, brut ou net, quel jour" },
      { key: "extras", label: "Primes, avantages, et sommes à rembourser (formation, déménagement, logement)" },
      { key: "hours", label: "Horaires, pauses, heures supplémentaires, travail en équipes" },
      { key: "holiday", label: "Congés et salaire en cas de maladie" },
      { key: "term", label: "Période d’essai, préavis, durée limitée" },
      { key: "conditions", label: "Conditions : vérifications, visite médicale, autorisation de travail" },
      { key: "limits", label: "Ce qui est interdit : second emploi, travail pour d’autres après le départ" },
    ],
    questionsGap: "[mes questions]",
    situations,
    helper: true,
  },
  // 28. Sign and return offer
  SIGN_AND_RETURN_OFFER: {
    why: "Maintenant, vous signez le contrat, et l’emploi devient réel.",
    how: [
      "Signez seulement la version que vous avez vérifiée. Ne signez jamais une page vide ou une page avec des lignes vides.",
      "Renvoyez-la comme on vous le demande, et gardez le reçu.",
      "Gardez un exemplaire signé des deux côtés ; liez-le ici.",
      "Ne démissionnez de votre emploi actuel que maintenant, et seulement quand toutes les conditions sont remplies : vérifications, visite médicale, autorisation de travail.",
      "Cherchez la durée de votre préavis. Dites au service de l’emploi quel jour vous commencez.",
    ],
    doneWhen: "vous avez en main un exemplaire signé des deux côtés.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Contrat signé",
        body: "{greeting},\n\nVous trouverez en pièce jointe le contrat signé. Merci de m’en envoyer un exemplaire signé de votre part.\n\nCordialement,\n{me}",
      },
    ],
  },
  // 29. Onboarding communications
  ONBOARDING_COMMUNICATIONS: {
    why: "Les messages entre le contrat et votre premier jour.",
    how: [
      "Demandez l’heure, le lieu, qui vous accueille et ce qu’il faut apporter.",
      "Envoyez vos données d’impôts, d’assurance et de banque seulement par la voie indiquée. Un nouveau formulaire bancaire par e-mail ? Appelez d’abord.",
      "Dites ce qu’il vous faut : équipement, accès informatiques, aménagements, horaires pour des enfants ou un proche.",
      "Dites au service de l’emploi quel jour vous commencez, avant ce jour. Renseignez-vous sur l’aide pour les premières semaines.",
      "Prévenez les autres employeurs, et remerciez les personnes qui vous ont apporté leur aide.",
    ],
    doneWhen: "vous connaissez l’heure, le lieu et la personne à demander le premier jour.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Mon premier jour : {startOn}",
        body: "{greeting},\n\nJe me réjouis de commencer le {startOn}. À quelle heure et à quel endroit dois-je venir, qui faut-il demander, et quels documents faut-il apporter ?\n\nCordialement,\n{me}",
      },
    ],
    checks: [
      { key: "firstDay", label: "Heure, lieu, personne du premier jour" },
      { key: "papers", label: "Papiers envoyés par la voie sûre" },
      { key: "equipment", label: "Équipement, accès, aménagements demandés" },
      { key: "employers", label: "Autres employeurs prévenus" },
      { key: "thanks", label: "Remerciements pour l’aide reçue" },
      { key: "office", label: "Premier jour annoncé au service de l’emploi" },
    ],
    help,
  },
} as const satisfies Partial<Record<StepName, Guide>>;
