import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Preparing, in French. */
export const preparing = {
  // 1. Ideal job profile
  IDEAL_JOB_PROFILE: {
    why: "Que voulez-vous, et que ne voulez-vous pas ? Une fois que c’est écrit, vous voyez plus vite quels emplois vous conviennent.",
    how: [
      "Pensez à deux bonnes journées, au travail, à l’école, à la maison ou comme bénévole : que faisiez-vous ?",
      "Faites trois listes : Indispensable, Un plus, Exclu.",
      "Notez le salaire le plus bas et le trajet le plus long que vous acceptez, et vos horaires.",
      "Notez ce que demandent votre santé, votre famille ou votre autorisation de travail.",
      "Montrez ces listes à quelqu’un qui vous connaît. Un service de l’emploi vous suit ? Demandez-lui ce qu’il attend de vous.",
    ],
    doneWhen: "trois points indispensables, un point exclu et un salaire minimum sont écrits.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Indispensable : [..]\nUn plus : [..]\nExclu : [..]\nSalaire minimum : [..]\nTrajet le plus long : [..]",
      },
    ],
    situations,
  },
  // 2. Shortlist companies
  SHORTLIST_COMPANIES: {
    why: "Ces entreprises sont des employeurs possibles. Certains emplois ne paraissent jamais dans une annonce ; une liste d’employeurs aide à les trouver.",
    how: [
      "Cherchez, près de chez vous ou à distance, des employeurs qui ont besoin de ce que vous savez faire.",
      "Demandez autour de vous où postuler, et où ne pas postuler.",
      "Qui embauche en ce moment ? Qui embauche sans arrêt ? Demandez pourquoi : l’entreprise grandit-elle, ou les gens s’en vont-ils ?",
      "Notez une raison pour chaque entreprise.",
    ],
    doneWhen: "cinq entreprises sont enregistrées, chacune avec une raison.",
    texts: [
      { key: "main", kind: "NOTES", body: "{company}, mes raisons : [..]\nLes personnes que j’y connais : [..]" },
    ],
  },
  // 3. Shortlist positions
  SHORTLIST_POSITIONS: {
    why: "Il s’agit ici de postes à pourvoir. Choisissez-en quelques-uns qui vous conviennent, et postulez avec soin.",
    how: [
      "Rassemblez des annonces pendant quelques jours.",
      "Vérifiez sur le site de l’employeur que le poste est toujours à pourvoir.",
      "Écartez les annonces qui contiennent un point de votre liste « Exclu ».",
      "Gardez celles qui demandent surtout ce que vous avez déjà. Il n’est pas nécessaire de tout avoir.",
      "Un permis ou une autorisation que la loi exige est toujours nécessaire.",
      "Notez la date limite de candidature. Votre service de l’emploi veut un certain nombre de candidatures ? Prévoyez-les aussi.",
    ],
    doneWhen: "trois annonces sont saisies avec leur date limite, ou avec une note qui dit qu’il n’y en a pas.",
    texts: [],
  },
  // 4. Identify organizations
  IDENTIFY_ORGANIZATIONS: {
    why: "Ces organismes peuvent vous aider : service de l’emploi, agences, syndicats, associations, services de conseil. Les employeurs, eux, sont dans « Choisir des employeurs ».",
    how: [
      "Vous avez perdu votre emploi, ou vous allez le perdre ? Inscrivez-vous aujourd’hui. Dans certains pays, un jour de retard coûte de l’argent.",
      "Trouvez le service de l’emploi dont vous dépendez. Renseignez-vous sur les formations, les frais de trajet et l’aide pour postuler.",
      "Trouvez une association de votre métier et une ou deux agences connues ou agréées.",
      "Une agence vous demande de l’argent pour un emploi ? N’y allez pas. Demandez d’abord conseil au service de l’emploi.",
      "Vous avez appris votre métier dans un autre pays ? Trouvez le service qui peut reconnaître votre formation.",
    ],
    doneWhen: "trois organismes sont enregistrés avec un moyen de les joindre.",
    texts: [],
    situations,
    help,
  },
  // 5. Contact organizations
  CONTACT_ORGANIZATIONS: {
    why: "Dites maintenant à ces organismes ce que vous cherchez. L’un d’eux connaît peut-être plusieurs postes à pourvoir.",
    how: [
      "Appelez, écrivez ou allez sur place, selon ce qu’ils demandent. Préparez deux phrases.",
      "Dites ce que vous cherchez, à partir de quand, et où.",
      "Demandez : quels postes sont à pourvoir en ce moment, qui décide, que faut-il envoyer ? Existe-t-il une aide pour les trajets ou pour une formation ?",
      "Une agence : ne donnez ni passeport, ni copie de pièce d’identité, ni coordonnées bancaires avant de savoir qu’elle existe vraiment.",
      "Notez le nom, le jour et la réponse.",
    ],
    doneWhen:
      "vous avez appelé chaque organisme ou lui avez écrit, et que la réponse, ou l’absence de réponse, est notée.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Recherche d’emploi : {idealJob}",
        body: "{greeting},\n\nJe cherche un emploi à [lieu], à partir du [date]. Poste visé : {idealJob}. Mon parcours ou ma formation à ce jour : [une ligne].\n\nAvez-vous quelque chose à me proposer, maintenant ou bientôt ? À qui puis-je écrire ?\n\nCordialement,\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 6. Identify contact people
  IDENTIFY_CONTACT_PEOPLE: {
    why: "Ces personnes lisent les candidatures ou prennent la décision. Avec un nom, votre lettre arrive à la bonne personne.",
    how: [
      "Regardez l’annonce, la page de l’équipe et la page presse.",
      "Demandez autour de vous si quelqu’un peut vous mettre en relation.",
      "Vous pouvez appeler : « Qui s’occupe de ce poste ? » Ne pas obtenir de nom est aussi une réponse.",
      "Sur un réseau professionnel : un seul message, court. Pas de réponse veut dire non. Laissez les comptes privés de côté.",
      "Enregistrez seulement ce qui sert au travail : nom, fonction, téléphone ou e-mail professionnel. Supprimez ces données quand cette recherche d’emploi est finie.",
      "L’annonce dit « pas de contact », ou les noms sont cachés ? Passez cette étape.",
    ],
    doneWhen:
      "une personne avec téléphone ou e-mail est liée à cette recherche d’emploi, ou que vous savez qu’aucun nom n’est donné.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Bonjour, je m’appelle {me}. Je voudrais postuler au poste « {title} ». Qui s’en occupe, et comment s’écrit son nom ? Merci.",
      },
    ],
  },
  // 7. Decide on job
  DECIDE_ON_JOB: {
    why: "Ici, vous décidez si vous postulez. Si on vous fait une offre, vous en déciderez plus tard, dans « Décider de l’offre ».",
    how: [
      "Regardez si ce poste vous convient : manque-t-il un point indispensable, y a-t-il un point exclu ?",
      "Pouvez-vous y aller chaque jour, et vivre de ce salaire ?",
      "Diriez-vous oui si on vous proposait ce poste demain ?",
      "Ce poste vous vient de votre service de l’emploi ? Renseignez-vous auprès de lui avant de dire non.",
      "Oui : appuyez sur « Fait », puis « Oui, je postule », ou sur « Avancer : Candidature ». Non : appuyez sur « Fait », puis « Non, pas ce poste ».",
    ],
    doneWhen: "vous avez fait avancer cette recherche d’emploi, ou l’avez archivée.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Pour : [..]\nContre : [..]\nMa décision : [..], et voici pourquoi : [..]",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
