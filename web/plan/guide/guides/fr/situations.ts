import type { GuideSituation } from "../../guide.js";

/** A line for each hard situation, the same in every guide that shows them, in French. */
export const situations = [
  {
    title: "Premier emploi",
    text: "L’école, les formations, les clubs, l’aide à des proches et les petits boulots comptent. Demandez à quelqu’un de votre école ou de votre formation de parler en votre faveur.",
  },
  {
    title: "Longtemps sans emploi",
    text: "Une ligne vraie dans le CV ; une formation, du bénévolat ou un essai organisé par le service de l’emploi donne un exemple récent. Demandez à ce service quelles aides à l’embauche existent pour les employeurs.",
  },
  {
    title: "Arrivée récente dans le pays",
    text: "Demandez au service de reconnaissance des diplômes avant de payer des traductions. Dites en une ligne ce que permet votre autorisation de travail. Indiquez votre niveau de langue tel qu’il est.",
  },
  {
    title: "Retour après une pause",
    text: "Nommez la pause avec ses dates, en une ligne. Renseignez-vous sur le temps partiel, et demandez si les heures peuvent changer plus tard.",
  },
  {
    title: "Maladie ou handicap",
    text: "C’est vous qui choisissez si vous en parlez, quand et à qui. Demandez ce qui vous aide, sans donner le diagnostic. Le service de l’emploi ou un organisme de lutte contre les discriminations connaît les aides pour le matériel.",
  },
  {
    title: "Plus de 55 ans",
    text: "Les 10 à 15 dernières années suffisent ; ne mettez ni date de naissance ni dates anciennes. Montrez une chose que vous avez apprise récemment.",
  },
  {
    title: "Licenciement",
    text: "Deux phrases sans reproche. Demandez un certificat de travail ou une recommandation par écrit. Vérifiez vite si vous voulez contester : le délai peut être de quelques semaines.",
  },
  {
    title: "Un casier judiciaire",
    text: "Dans beaucoup de pays, il n’est pas nécessaire de parler des anciennes condamnations. Avant d’écrire quoi que ce soit, demandez à un service de conseil ce que la loi exige pour ce poste.",
  },
] as const satisfies readonly GuideSituation[];

/** What an office may pay for, where it is asked before, in French. */
export const help = [
  "Demandez d’abord au service de l’emploi : transport · vêtements · formation · garde d’enfants · équipement · traduction.",
  "La plupart des services ne paient que si on leur demande avant.",
] as const;
