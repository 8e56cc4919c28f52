import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { situations } from "./situations.js";

/** The guides of the steps of Applying, in French. */
export const applying = {
  // 8. Build application bundle
  BUILD_APPLICATION_BUNDLE: {
    why: "Le dossier réunit votre CV, votre lettre et vos documents. On a peu de temps pour le lire : la première demi-page doit répondre à l’annonce.",
    how: [
      "Repérez les cinq mots les plus importants de l’annonce. Reprenez-les là où ils sont vrais.",
      "CV : mettez en premier ce qui correspond au poste. Présentation simple, titres habituels, pas de texte dans des images : souvent, un logiciel le lit.",
      "N’indiquez ni date de naissance, ni famille, ni religion, ni santé, ni numéro d’identité, sauf si la loi ou le poste l’exige.",
      "Photo : c’est votre choix. Habituelle dans certains pays, mal vue dans d’autres. Un doute ? N’en mettez pas.",
      "Une interruption de parcours : une ligne vraie, par exemple « 2023-2025 : aide à un proche ».",
      "La lettre, si elle est demandée : une page. Pourquoi cet employeur, un résultat de votre travail, quand vous pouvez commencer.",
      "L’IA peut aider si l’annonce le permet. Chaque phrase doit être vraie et vous ressembler.",
      "Faites relire. PDF ou format demandé, un nom de fichier clair, des copies et jamais d’originaux.",
    ],
    doneWhen: "le CV et les documents demandés sont liés à cette recherche d’emploi.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Candidature : {title}{{ ({reference})}}",
        body: "{greeting},\n\nJe présente ma candidature au poste « {title} »{{, référence {reference}}}.\n\nUne expérience utile pour ce poste ([où]) : [ce que vous avez fait]. Le résultat : [résultat].\n\nJe souhaite rejoindre {employer} pour cette raison : [une raison vraie]. Je peux commencer le [date].\n\nCordialement,\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Demander une relecture",
        subject: "Relire ma candidature ? {title}",
        body: "Bonjour {helper},\n\nJe prépare ma candidature au poste « {title} ». Serait-il possible de lire mon dossier et de me dire ce qui n’est pas clair ou pas juste ? Le document est joint à ce message. J’en aurais besoin pour le [jour].\n\nMerci d’avance,\n{me}",
      },
    ],
    situations,
    helper: true,
  },
  // 9. Pre-application communications
  PRE_APPLICATION_COMMUNICATIONS: {
    why: "Une question à l’employeur avant de postuler. La réponse vous aide à décider et à écrire une meilleure lettre.",
    how: [
      "Relisez l’annonce : que ne dit-elle pas ?",
      "Deux questions au plus, et rien qui soit déjà dans l’annonce.",
      "De bonnes questions : Qu’est-ce qui compte le plus les premiers mois ? Quelle est la fourchette de salaire ?",
      "L’annonce ne veut pas de questions, ou il n’y a qu’un formulaire ? Passez cette étape.",
      "Notez la réponse dans cette recherche d’emploi.",
    ],
    doneWhen: "vous avez posé la question et noté la réponse, ou essayé deux fois sans joindre personne.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Bonjour, je m’appelle {me}. Je voudrais postuler au poste « {title} »{{, référence {reference}}}. Puis-je vous poser une question ? [question] Merci.",
      },
    ],
  },
  // 10. Follow up email
  FOLLOW_UP_EMAIL: {
    why: "C’est le remerciement après « Question avant de postuler », donc avant votre candidature. Ce n’est pas une relance : les relances viennent après l’envoi de votre dossier.",
    how: [
      "Vous n’avez joint personne à l’étape « Question avant de postuler » ? Passez cette étape.",
      "Remerciez et citez une chose que vous avez apprise.",
      "Dites quand votre dossier arrivera, si c’est certain.",
      "Quatre phrases, pas de pièce jointe, sauf si on vous en a demandé une.",
    ],
    doneWhen: "l’e-mail est envoyé.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Merci pour notre échange : {title}",
        body: "{greeting},\n\nJe vous remercie de notre échange du [jour]. J’en retiens surtout ceci : [ce que vous avez appris]. Je pense envoyer ma candidature d’ici au [jour].\n\nCordialement,\n{me}",
      },
    ],
  },
  // 11. Send application bundle
  SEND_APPLICATION_BUNDLE: {
    why: "Maintenant, vous postulez. Un dossier incomplet ou arrivé trop tard n’est souvent pas lu ; et des semaines après, on peut vous demander ce que vous avez écrit.",
    how: [
      "Le poste est-il sur le site de l’employeur ? Vérifiez l’adresse de la page avant d’y saisir vos données.",
      "Comparez avec l’annonce : documents, format, adresse, date limite.",
      "Ouvrez vos fichiers sur un autre appareil. Copiez vos longues réponses avant d’appuyer sur le bouton d’envoi.",
      "À ce stade, pas de coordonnées bancaires, pas de copie de pièce d’identité et pas d’argent.",
      "Gardez la confirmation. Un test peut arriver le jour même : prévoyez une heure au calme.",
      "Appuyez sur « Fait » : une copie de l’annonce et des fichiers est gardée avec la date.",
    ],
    doneWhen: "le dossier est envoyé et gardé dans cette recherche d’emploi.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Candidature : {title}{{ ({reference})}}",
        body: "{greeting},\n\nVous trouverez en pièce jointe ma candidature au poste « {title} »{{, référence {reference}}} : [documents].\n\nJe vous remercie d’avance de votre réponse.\n\nCordialement,\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 12. First follow-up communications
  FIRST_FOLLOW_UP_COMMUNICATIONS: {
    why: "La première relance après votre candidature. Une ou deux semaines sans réponse, c’est normal. Cela ne veut pas dire non.",
    how: [
      "Regardez d’abord : courrier indésirable, réponse automatique, page de suivi. On vous a annoncé un jour ? Attendez-le.",
      "« Merci de ne pas nous contacter » dans l’annonce ? Alors ne demandez rien : appuyez sur « Passer ».",
      "Écrivez à la personne qui a reçu votre dossier, ou à l’adresse de l’annonce.",
      "Trois à cinq phrases : quel poste, quand vous avez postulé, ce que vous apportez.",
      "Posez une seule question : quelle est la suite, et quand ?",
    ],
    doneWhen: "le message est envoyé, ou que vous avez parlé à quelqu’un et noté ce qui a été dit.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "{title}{{ ({reference})}} : ma candidature du {sentOn}",
        body: "{greeting},\n\nLe {sentOn}, j’ai postulé au poste « {title} »{{, référence {reference}}}. Ce poste m’intéresse toujours.\n\n[une phrase : ce que vous apportez parmi ce qui est demandé]\n\nPourriez-vous me dire quelle est la suite, et quand vous pensez prendre votre décision ? S’il manque quelque chose, je l’enverrai volontiers.\n\nCordialement,\n{me}{{\n{phone}}}",
      },
      {
        key: "noCall",
        kind: "EMAIL",
        title: "L’appel promis n’est pas venu",
        subject: "{title}{{ ({reference})}} : un nouveau moment pour notre appel",
        body: "{greeting},\n\nVous m’avez annoncé un appel, au plus tard le {promisedOn}, au sujet du poste « {title} »{{, référence {reference}}}. Je ne l’ai pas encore reçu.\n\nPourriez-vous m’indiquer un nouveau jour et une nouvelle heure ? Vous pouvez aussi m’écrire.\n\nCordialement,\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 13. Second follow-up communications
  SECOND_FOLLOW_UP_COMMUNICATIONS: {
    why: "La deuxième relance, par un autre moyen : si vous avez écrit, appelez. Téléphoner vous est difficile ? Écrivez à une autre personne chez cet employeur.",
    how: [
      "Préparez l’annonce, votre lettre et votre agenda : ouvrez la fiche.",
      "Demandez : le poste est-il toujours à pourvoir, la sélection a-t-elle commencé, vous faut-il quelque chose de ma part ?",
      "Gardez un ton aimable : la personne au téléphone n’est peut-être pas celle qui décide.",
      "Notez le nom et la réponse. Si on vous promet un jour, il entre dans le plan.",
    ],
    doneWhen: "vous avez joint quelqu’un, ou essayé deux fois, deux jours différents.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Bonjour, je m’appelle {me}. Le {sentOn}, j’ai postulé au poste « {title} »{{, référence {reference}}}. Est-il toujours à pourvoir ? Quand puis-je attendre une réponse ? Merci. Puis-je vous demander votre nom ?",
      },
    ],
  },
  // 14. Final follow-up communications
  FINAL_FOLLOW_UP_COMMUNICATIONS: {
    why: "La dernière relance. Ensuite, vous cessez d’attendre et consacrez votre temps à d’autres recherches d’emploi.",
    how: [
      "Deux ou trois phrases aimables, sans reproche.",
      "Le poste vous intéresse toujours ? Dites-le, et demandez un simple oui ou non.",
      "Choisissez vous-même le dernier jour de cette recherche d’emploi.",
    ],
    doneWhen: "l’e-mail est envoyé.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Dernière question, {title}{{ ({reference})}} : ma candidature du {sentOn}",
        body: "{greeting},\n\nLe {sentOn}, j’ai postulé au poste « {title} »{{, référence {reference}}}. Ce poste m’intéresse toujours. Si votre choix s’est porté sur quelqu’un d’autre, un mot suffit.\n\nCordialement,\n{me}",
      },
    ],
  },
  // 15. Closing communications
  CLOSING_COMMUNICATIONS: {
    why: "La fin de cette recherche d’emploi. Une fin aimable peut servir : parfois, la personne choisie en premier dit non.",
    how: [
      "Après une réponse négative : remerciez dans les deux jours. Vous pouvez demander un conseil ; beaucoup ne répondent pas.",
      "Sans aucune réponse : pas besoin de message.",
      "Vous retirez votre candidature ? Dites-le sans attendre, en deux phrases.",
      "Était-ce à cause de votre âge, de votre origine, de votre sexe, de votre santé ou de votre religion ? Parlez-en vite à un service de conseil : les délais sont courts.",
      "Archivez cette recherche d’emploi avec son motif.",
    ],
    doneWhen: "le dernier message est envoyé ou n’est pas nécessaire, et que cette recherche d’emploi est archivée.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Après une réponse négative",
        subject: "{title} : merci",
        body: "{greeting},\n\nJe vous remercie de votre réponse et du temps que vous m’avez accordé. Puis-je vous demander ce que je pourrais mieux faire la prochaine fois ? Si un poste semblable se libère, j’aimerais le savoir.\n\nCordialement,\n{me}",
      },
      {
        key: "withdraw",
        kind: "EMAIL",
        title: "Vous retirez votre candidature",
        subject: "{title} : je retire ma candidature",
        body: "{greeting},\n\nJe vous remercie du temps que vous m’avez accordé. Je souhaite retirer ma candidature au poste « {title} ». Je vous souhaite de trouver la personne qui convient.\n\nCordialement,\n{me}",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
