import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Interviewing, in French. */
export const interviewing = {
  // 16. Accepting interview
  ACCEPTING_INTERVIEW: {
    why: "On vous invite. Ici, vous dites oui à l’entretien, pas au poste.",
    how: [
      "Est-ce une vraie invitation ? Vous avez postulé chez cet employeur, l’adresse d’envoi est bien la sienne, rien à payer, aucun programme inconnu à installer.",
      "Répondez au plus tard le jour ouvré suivant.",
      "Répétez le jour, l’heure, le fuseau horaire, le lieu ou le lien, et qui sera là.",
      "Ce jour est impossible ? Dites-le tout de suite et proposez-en deux autres.",
      "Il vous faut une rampe, un interprète, plus de temps ? Dites-le maintenant. Vous pouvez le faire sans nommer de maladie.",
      "Inscrivez le rendez-vous ici.",
    ],
    doneWhen: "l’employeur a votre oui et que le rendez-vous est dans le plan.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Oui à l’entretien",
        subject: "Entretien du {day} : {title}",
        body: "{greeting},\n\nJe vous remercie de votre invitation. Je serai au rendez-vous le {day} à {time}, {place}. Faut-il apporter ou préparer quelque chose ?\n\nCordialement,\n{me}",
      },
      {
        key: "needs",
        kind: "NOTES",
        title: "Une ligne à ajouter : ce qui m’aide",
        body: "Pour que l’entretien se passe bien, j’aurais besoin de ceci : [ce qui aide, par exemple une salle sans escalier, une pause, les questions par écrit].",
      },
      {
        key: "otherDay",
        kind: "EMAIL",
        title: "Un autre jour",
        subject: "Entretien du {day} : {title}",
        body: "{greeting},\n\nJe vous remercie de votre invitation. Le {day} à {time}, je ne suis malheureusement pas disponible. Je pourrais venir le [jour et heure] ou le [autre jour et heure]. L’un de ces moments vous conviendrait-il ?\n\nCordialement,\n{me}",
      },
    ],
    situations,
  },
  // 17. Understanding the interview
  UNDERSTANDING_THE_INTERVIEW: {
    why: "Quel type d’entretien vous attend ? On ne peut se préparer qu’à ce que l’on connaît.",
    how: [
      "Demandez le type d’entretien, la durée, la langue, les personnes présentes et leur rôle.",
      "Un exercice ou un test ? Demandez combien de temps il dure, s’il est payé, et qui peut utiliser votre travail.",
      "Un enregistrement à la place d’une personne ? Demandez qui le voit, combien de temps il est gardé, et si un appel est possible.",
      "Vous ne connaissez pas la fourchette de salaire ? Demandez-la maintenant. Dans de plus en plus de pays, l’employeur doit vous la donner.",
      "Renseignez-vous sur le remboursement du trajet avant de partir. Un service de l’emploi vous suit ? Demandez-lui avant d’acheter un billet.",
    ],
    doneWhen: "vous savez qui sera là, combien de temps et sous quelle forme.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Entretien du {day} : {title}",
        body: "{greeting},\n\nPour bien me préparer, j’ai quelques questions : combien de temps durera l’entretien, qui y participera, et y aura-t-il un exercice ou un test ? Pourriez-vous aussi m’indiquer la fourchette de salaire du poste ?\n\nCordialement,\n{me}",
      },
    ],
    help,
  },
  // 18. Research for the interview
  RESEARCH_FOR_THE_INTERVIEW: {
    why: "Deux ou trois faits vrais sur l’employeur montrent plus d’intérêt que des compliments.",
    how: [
      "Que fait-il, pour qui, et qu’est-ce qui a changé cette année ?",
      "Qui allez-vous rencontrer ? Regardez la fonction et le travail public. Laissez les profils privés de côté.",
      "Combien ce travail est-il payé : grilles de salaires, convention collective, syndicat, annonces, service de l’emploi ?",
      "« Combien gagniez-vous avant ? » À certains endroits, cette question est interdite. Vous pouvez répondre en disant quel salaire vous souhaitez maintenant.",
      "Écrivez trois raisons : pourquoi vous, et pourquoi cet employeur.",
    ],
    doneWhen: "trois faits et votre fourchette de salaire sont dans une note.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Ce que fait l’employeur : [..]\nNouveau cette année : [..]\nLes personnes : [..]\nFourchette de salaire : [..]\nPourquoi cet employeur : [..]\nPourquoi moi : [..]",
      },
    ],
  },
  // 19. Prepare for interview 2 days before
  PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: {
    why: "Deux jours laissent le temps de vous exercer à voix haute et de voir ce qui manque.",
    how: [
      "Dites votre présentation à voix haute, une ou deux minutes, trois fois.",
      "Un exemple pour chaque point demandé : situation, ce que vous avez fait, résultat. La vie en dehors du travail compte aussi.",
      "La question difficile (interruption de parcours, licenciement, âge, changement) : deux phrases vraies, puis ce que vous pouvez faire maintenant.",
      "Projets de famille, religion, santé, syndicat ? Vous pouvez répondre : « Je préfère parler du travail. »",
      "Références : demandez d’abord à deux personnes si elles veulent bien parler de vous. Votre employeur actuel, seulement si vous êtes d’accord.",
      "Choisissez trois questions à poser. Fixez le salaire le plus bas auquel vous dites oui.",
    ],
    doneWhen: "chaque point demandé a un exemple et que vous avez parlé à voix haute.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        title: "Vos exemples",
        body: "[point demandé]\n[situation, ce que vous avez fait, résultat]",
        perRequirement: true,
      },
      {
        key: "gap",
        kind: "NOTES",
        title: "Question difficile : interruption de parcours",
        body: "De [année] à [année], [je m’occupais d’un proche / j’avais des raisons personnelles / je cherchais un emploi et suivais une formation]. Maintenant, je peux de nouveau travailler : [début, horaires].",
      },
      {
        key: "dismissal",
        kind: "NOTES",
        title: "Question difficile : licenciement",
        body: "Voici pourquoi cet emploi a pris fin : [une phrase simple, sans reproche]. Ce que j’ai appris : [..] ; ce que j’ai fait depuis : [..].",
      },
      {
        key: "strengths",
        kind: "NOTES",
        title: "Question difficile : longue expérience, premier emploi, nouveau pays",
        body: "Ce que j’apporte pour ce poste : [deux choses]. Un exemple de ma façon d’apprendre : [exemple].",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "S’exercer avec quelqu’un",
        subject: "M’aider à préparer un entretien ? {title}",
        body: "Bonjour {helper},\n\nJe prépare un entretien pour le poste « {title} ». Serait-il possible de lire mes exemples et de me poser quelques questions, d’ici au [jour] ? Le document est joint à ce message.\n\nMerci d’avance,\n{me}",
      },
    ],
    situations,
    helper: true,
  },
  // 20. Prepare 1 day before
  PREPARE_1_DAY_BEFORE: {
    why: "Ce qui est prêt ce soir n’est plus un souci demain.",
    how: [
      "Vêtements et documents : CV, annonce, copies des certificats, stylo. Sur le téléphone, c’est bien aussi.",
      "Le trajet, avec un train ou un bus d’avance ; ou le lien, la lumière, le son, la batterie, votre nom à l’écran.",
      "Le numéro à appeler en cas de retard. Quelqu’un pour vos enfants ou pour un proche dont vous vous occupez.",
      "Imprimez ou ouvrez la fiche. Lisez-la une fois, puis laissez-la de côté.",
    ],
    doneWhen: "le sac ou le bureau est prêt.",
    texts: [],
    checks: [
      { key: "clothes", label: "Vêtements" },
      { key: "papers", label: "CV, annonce, copies des certificats, stylo, ou tout sur le téléphone" },
      { key: "way", label: "Trajet avec un train ou un bus d’avance, ou lien, lumière, son et batterie testés" },
      { key: "number", label: "Numéro à appeler en cas de retard" },
      { key: "care", label: "Quelqu’un pour les enfants ou pour un proche" },
      { key: "sheet", label: "Fiche imprimée ou ouverte" },
    ],
  },
  // 21. Day of the interview
  DAY_OF_THE_INTERVIEW: {
    why: "Aujourd’hui, le choix se fait des deux côtés : l’employeur vous choisit, et vous le choisissez.",
    how: [
      "Arrivez avec dix minutes d’avance ; en vidéo, cinq.",
      "Écoutez jusqu’au bout, puis répondez. Une pause, un regard sur vos notes ou « Pourriez-vous répéter ? », tout cela est permis.",
      "Posez vos questions, et celle-ci : quelle est la suite, et pour quand ?",
      "Aujourd’hui, ne signez rien, ne payez rien et ne remettez aucun papier original.",
      "Juste après, notez ce qu’on vous a demandé et ce qu’on vous a promis.",
      "Un court remerciement est habituel dans certains pays et inutile dans d’autres. Envoyez-le si cela vous convient.",
    ],
    doneWhen:
      "vous avez noté comment cela s’est passé et le jour de la réponse. Aucun jour annoncé ? Le plan vous en reparle après dix jours.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Un court remerciement",
        subject: "Merci pour notre entretien du {day}",
        body: "{greeting},\n\nJe vous remercie de notre entretien du {day}. J’ai surtout apprécié notre échange sur ce sujet : [sujet]. Le poste m’intéresse, et je répondrai volontiers à d’autres questions.\n\nCordialement,\n{me}",
      },
      {
        key: "noNews",
        kind: "EMAIL",
        title: "Sans nouvelles depuis l’entretien",
        subject: "{title} : question après l’entretien du {day}",
        body: "{greeting},\n\nJe vous remercie encore de notre entretien du {day}. Le poste « {title} » m’intéresse toujours. Pourriez-vous me dire quelle est la suite, et quand vous pensez prendre votre décision ?\n\nCordialement,\n{me}",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
