import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";

/** The guides of the steps that belong to the whole hunt, in French. */
export const wholeHunt = {
  // 30. Capture job details
  CAPTURE_JOB_DETAILS: {
    why: "Les annonces disparaissent. Avant un entretien, vous aurez besoin de chaque mot.",
    how: [
      "Collez l’annonce ou son adresse, ou appuyez sur « Saisir une annonce ».",
      "Regardez ce qui a été trouvé ; chaque champ montre les mots d’où il vient.",
      "Ajoutez la date limite de candidature et la page du poste sur le site de l’employeur.",
    ],
    doneWhen: "l’intitulé, l’employeur et le texte sont enregistrés.",
    texts: [],
  },
  // 31. Journal your job hunt
  JOURNAL_YOUR_JOB_HUNT: {
    why: "Dix minutes par semaine montrent ce qui marche, et vous aident à prouver à un service que vous cherchez un emploi.",
    how: [
      "Qu’ai-je fait cette semaine ?",
      "Qu’ai-je reçu en retour ?",
      "Qu’est-ce qui s’est bien passé, même si c’est peu de chose ?",
      "Que vais-je faire autrement la semaine prochaine ? Une chose suffit.",
      "Un service vous demande de montrer votre recherche d’emploi ? Demandez quel formulaire il accepte. Vous pouvez imprimer le relevé d’activités.",
      "Deux mauvaises semaines de suite ? Parlez-en à un proche, à une personne qui vous conseille ou à un médecin.",
    ],
    doneWhen: "cette semaine a une note ; la question revient la semaine suivante.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Ce que j’ai fait : [..]\nCe que j’ai reçu en retour : [..]\nCe qui s’est bien passé : [..]\nLa semaine prochaine : [..]",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
