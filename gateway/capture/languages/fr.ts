import type { LanguagePack } from "./pack.js";

/** French. */
export const fr: LanguagePack = {
  code: "fr",
  stopWords:
    "et de la le les des du en un une vous nous pour dans sur avec est au aux par votre nos notre qui vos sera ce cette ou leur",
  telling: "é è ê à ç œ",
  months:
    "janvier|janv février|févr|fév mars avril|avr mai juin juillet|juil août septembre|sept octobre|oct novembre|nov décembre|déc",
  headings: {
    description: `
      (?:à propos|qui sommes[- ]nous|présentation)(?: .{0,30})?;
      (?:l'|notre )?(?:entreprise|société|équipe|organisation|client|histoire|mission|établissement);
      (?:description|descriptif|présentation|résumé|contexte|détail|intitulé)(?: (?:du|de la|de l'|des|de) ?.{2,30})?;
      le (?:poste|contexte|client); contexte(?: .{2,20})?; l'offre; l'employeur; nous connaître; l'opportunité`,
    responsibilities: `
      missions?; responsabilités?; tâches?; activités?; attributions;
      ce que (?:vous|tu) (?:ferez|feras|allez faire|vas faire);
      (?:votre|ton) (?:rôle|quotidien|mission|futur poste|job); au quotidien;
      (?:vos|tes|les|principales) (?:principales )?(?:missions|responsabilités|activités|tâches);
      description d(?:es|e la|e l'|u|e) ?missions?; missions? principales?; missions? et responsabilités;
      rattachée? (?:à|au); vous (?:serez|aurez) (?:en charge|pour mission|chargée?);
      contenu (?:du poste|de la mission); le rôle; finalité du poste; fonctions?`,
    requirements: `
      profil(?: recherché| souhaité| requis| attendu| idéal)?; compétences(?: .{2,30})?; qualifications?; exigences;
      pré-?requis; qui (?:êtes-vous|es-tu); ce que nous (?:recherchons|attendons|cherchons).{0,20};
      (?:vous|tu) (?:êtes|es|avez|as|possédez|justifiez|disposez); formation(?: .{2,30})?;
      expériences?(?: .{2,30})?; savoir[- ](?:être|faire); (?:vos|tes) (?:atouts|qualités|compétences|talents);
      qualités (?:requises|attendues|.{2,20}); (?:votre|ton) (?:profil|boîte à outils|bagage); nous recherchons;
      connaissances; diplômes?; atouts; description du profil; critères.{0,20}; et vous; conditions d'accès;
      langues`,
    perks: `
      avantages(?: .{2,30})?; (?:ce que )?nous (?:vous |t')?(?:offrons|proposons)(?: .{0,20})?;
      ce qu[e'](?: ?nous| on) (?:vous |t')?(?:offrons|proposons|propose|offre)(?: .{0,20})?;
      pourquoi (?:nous rejoindre|nous|rejoindre|venir|travailler|postuler|choisir|.{2,20})(?: .{0,20})?;
      rémunération(?: .{2,30})?; les (?:plus|avantages)(?: .{2,25})?; (?:vos|tes) avantages; package;
      conditions(?: de travail| proposées| du poste)?; on vous propose;
      ce que vous (?:aurez|gagnerez|trouverez).{0,15}; bénéfices; notre offre; la rémunération.{0,20};
      vous bénéficie(?:z|rez).{0,10}; bonnes raisons.{0,20}`,
    other: `
      (?:comment )?postuler(?: .{0,30})?; (?:pour |votre )?candidat(?:ure|er)(?: .{0,30})?; contact(?: .{0,25})?;
      (?:processus|modalités|déroulement|étapes) (?:de|du|d') ?.{2,30};
      (?:date|lieu|type|durée|horaires?|temps|prise) (?:de |du |d')?.{2,25};
      informations? (?:complémentaires?|pratiques?|générales?|.{2,20}); intéressée?s?(?: .{0,20})?; égalité.{0,30};
      environnement technique; stack technique; localisation; salaire; type de contrat; mentions légales; divers;
      offres similaires; partager.{0,20}; caractéristiques.{0,20}; stack; horaires; contrat`,
  },
  headingWords: {
    responsibilities: "mission tâche journées responsab quotidien activités feras ferez journée",
    requirements:
      "profil compéten qualif recherch cherchons cherche attend attendons savoir-faire prérequis requis besoin idéal expérience savoir-être",
    perks: "avantage offrons proposons proposé bénéfic rémunér conditions trouver gagne gagnez",
  },
  cues: {
    description: `entreprise société groupe fondée créée leader acteur spécialisée collaborateurs clients présent depuis filiale rejoignez recherche recherchons recrute monde marché start-up équipe cabinet
      établissement association innovation implantée national`,
    responsibilities: `assurer assurez gérer gérez développer développez participer participez mettre mettez réaliser réalisez contribuer contribuez suivre suivi élaborer garantir garantissez animer coordonner coordonnez piloter pilotez
      concevoir concevez analyser analysez préparer accompagner accompagnez veiller veillez rédiger superviser encadrer organiser identifier définir proposer charge chargé construire modéliser effectuer accueillir conseiller vendre entretenir maintenir`,
    requirements: `expérience diplôme diplômé formation bac bac+2 bac+3 bac+5 maîtrise maîtrisez connaissance connaissances compétence anglais rigoureux rigueur autonome autonomie organisé organisée titulaire justifiez justifiant sens esprit capacité
      aisance permis souhaité souhaitée exigé requis requise atout idéalement niveau curieux dynamique motivé relationnel issu issue disposez possédez appréciées appréciée pratique excellente qualités première`,
    perks: `mutuelle tickets ticket-restaurant restaurant télétravail rtt congés prime primes participation intéressement rémunération salaire avantages remboursement transport épargne formation-continue évolution 13e treizième
      comité cse prévoyance carte titres-restaurant véhicule fixe variable offrons cadre bénéficiez flexibles crèche ambiance indemnité`,
    other: `candidature candidatures candidat cv lettre motivation envoyer envoyez adresser adressez mail contact postuler postulez handicap égalité diversité recrutement entretien téléphone processus rgpd données`,
  },
  labels: {
    jobTitle:
      "(?:intitulé|titre|libellé)(?: du poste| de l'offre| de l'emploi)?; poste(?: proposé| à pourvoir)?; fonction; offre d'emploi; emploi; métier",
    companyName:
      "entreprise; société; employeur; organisme; établissement; nom de l'entreprise; structure; recruteur; client; raison sociale",
    recruitmentAgency: "cabinet(?: de recrutement)?; agence(?: d'emploi| d'intérim| de recrutement)?",
    location:
      "lieu(?:x)?(?: de travail| du poste| de la mission| d'affectation| d'exercice)?; localisation(?: du poste)?; localité; ville; site; poste basé(?: à)?; région; adresse du poste; affectation",
    salary:
      "salaire(?: brut| annuel| mensuel| indicatif| proposé)*; rémunération(?: annuelle| brute| proposée)*; fourchette(?: de salaire| salariale)?; tjm; taux horaire; package; gratification; indemnité",
    term: "(?:type|nature|durée)(?: de| du| d')? ?(?:contrat|emploi|poste|travail|mission|l'emploi)?; contrat; temps de travail; durée(?: du travail| hebdomadaire)?; statut; rythme; horaires?; quotité",
    referenceNumber:
      "(?:numéro de |code |n° ?(?:de )?)?(?:référence|réf)(?: de l'offre| du poste| offre| annonce| interne)?; n° (?:de l'|d')?offre; numéro(?: de l'offre| d'offre); offre n°; code (?:poste|offre); identifiant; id",
    publishedDate:
      "(?:publiée?|mise en ligne|parue?|postée?|diffusée?|actualisée?)(?: le| depuis)?; date (?:de publication|de parution|de mise en ligne|de l'offre|de création|de diffusion); publication; date",
    applicationDeadline:
      "(?:date |délai )?(?:limite|clôture|date limite|date de clôture)(?: de (?:candidature|dépôt|réponse|réception|postulation))?(?: des candidatures| de candidature| pour postuler)?; candidatures? (?:avant|jusqu'au|à envoyer avant)(?: le)?; postuler avant(?: le)?; échéance; fin de (?:publication|diffusion|candidature); date de fin de .{4,20}; clôture(?: des candidatures)?",
    ignored:
      "contact; téléphone; tél; e-?mail; courriel; mail; site(?: web| internet); (?:date de )?début(?: du contrat| souhaité)?; prise de (?:poste|fonction); date d'embauche; secteur(?: d'activité)?; service; rattachement; expérience; niveau(?: .{2,20})?; langues?; formation; effectif; disponibilité; date de démarrage; démarrage; domaine; management; télétravail",
  },
  terms: {
    "Full-time": "temps (?:plein|complet); plein temps; 35 ?h(?:eures)?(?= |$|[,/.)]|/); 39 ?h(?:eures)?; 100 ?%",
    "Part-time": "temps partiel; mi-temps; temps non complet; \\d\\d ?h/semaine",
    Contract:
      "cdd; intérim(?:aire)?; mission d'intérim; vacataire; freelance; indépendant; saisonnier; contrat à durée déterminée; remplacement; alternance; apprentissage; contrat de professionnalisation; contractuel",
    Internship:
      "stage(?= |$|[,.:)(/-]); stagiaire; alternance; alternant; apprentissage; apprentie?; contrat de professionnalisation",
    Permanent: "cdi; contrat à durée indéterminée; durée indéterminée; titulaire de la fonction publique",
  },
  occupations: `ingénieur développeur développeuse chef cheffe chargé responsable assistant technicien directeur directrice consultant analyste commercial vendeur vendeuse comptable conseiller gestionnaire infirmier infirmière
    aide-soignant serveur serveuse cuisinier cuisinière professeur enseignant éducateur éducatrice conducteur chauffeur magasinier opérateur opératrice agent employé secrétaire juriste avocat architecte designer graphiste
    rédacteur rédactrice journaliste formateur formatrice animateur animatrice coordinateur coordinatrice coordonnateur administrateur contrôleur auditeur acheteur logisticien mécanicien électricien plombier menuisier maçon
    boulanger pâtissier coiffeur esthéticienne médecin pharmacien kinésithérapeute psychologue chercheur doctorant manager data scientist engineer stagiaire alternant apprenti chauffagiste soudeur ouvrier manutentionnaire cariste réceptionniste
    hôte hôtesse standardiste traducteur chimiste biologiste urbaniste géomètre dessinateur projeteur intégrateur testeur architecte product owner`,
  beforeTitle: `(?:recherche|recherchons|recrute|recrutons|cherche|cherchons|embauche|embauchons)(?: .{0,60}?)?? (?:une?|un\\(e\\)|un/une|une/un|un\\.e|son|sa|notre|notre futur\\(?e?\\)?|nos|son/sa|deux|plusieurs|son futur|un ou une); (?:en tant que?|en qualité de?); poste d[e'] ?; (?:devenez|rejoignez.{2,40} en tant que?); l'?offre d'emploi`,
  afterTitle:
    "ou\\s+une? pour dans à au en qui avec afin sur chez ayant capable vous basé basée rattaché h/f f/h ( de\\s+notre d'expérience au\\s+sein disposant",
  beforeCompany:
    "nous sommes; chez; rejoignez; rejoindre; à propos de; à propos d'; au sein de; au sein d'; la société; l'entreprise; le groupe; pour; pourquoi; intégrez",
  afterCompany:
    "est (?:une?|le|la|l'|spécialis|un|présent|leader|aujourd'hui|né|en|à|née|depuis|l'un); recherche; recrute; cherche; accompagne; propose; développe; conçoit; a été; compte; offre; regroupe; œuvre; intervient; s'engage; édite; réunit; fabrique; emploie; aide; vous; rassemble; fait",
  agency:
    "(?:pour|par|auprès de) (?:notre|nos|son|l'un de nos|un de nos|le compte de notre|le compte d'un|l'une? de nos|un de ses) (?:\\S+ ){0,3}?clients?; notre client(?:e)?; mon client; pour le compte de; cabinet de recrutement; agence d'emploi; client final; nous recherchons pour",
  beforeLocation:
    "basé à; basée à; basé(?:e)?\\(?e?\\)? à; situé à; située à; poste basé à; à; dans nos bureaux de; dans nos locaux de; site de; agence de; secteur de; bureaux à; sur",
  beforePublished:
    "publiée?(?: le)?; mise en ligne(?: le)?; postée? le; affichée?(?: le)?; parue?(?: le)?; diffusée?(?: le)?; actualisée?(?: le)?; publié il y a; offre du",
  beforeDeadline:
    "(?:date limite|clôture|date de clôture|délai)(?: (?:de|des|du|d'|pour) ?(?:\\S+ ){0,4}?)?(?: ?(?:fixée?|est|le|au|:))*; avant le; jusqu'au; au plus tard le; d'ici (?:le|au); postulez avant le",
  relative: {
    days: "il y a # jours?; depuis # jours?",
    hours: "il y a # heures?",
    weeks: "il y a # semaines?",
    months: "il y a # mois",
  },
  // prettier-ignore
  words: {
    pageOf: "de",
    mailHeaders: "De; À; Envoyé; Objet",
    mailSubject: "Objet",
    replyMarks: "tr",
    forwarded: "transféré",
    conjunctions: "et; ou",
    navigation: "postuler(?: maintenant| à cette offre| en ligne)?; je postule; enregistrer; sauvegarder; partager; imprimer; se connecter; s'inscrire; connexion; accueil; retour(?: aux offres| à la liste| aux résultats)?; mentions légales; envoyer par mail; recherche d'offres; détail de l'offre; trouver un job; sauver; cgu; voir plus; offres d'emploi; aller au contenu(?: principal)?; accepter; signaler cette offre",
    otherJobs: "(?:d'autres|autres|ces) offres(?: .{0,50})?; offres (?:similaires|proches|qui .{3,40})",
    pageTitleLead: "offre d'emploi",
    careersHeadings: "nous rejoindre; rejoignez-nous; recrutement; nos offres",
    pageTitleHiring: "recrute",
    pageTitleIn: "à; en",
    pageTitleAt: "chez",
    employerLineAt: "chez",
    afterCopyright: "Tous[ ]",
    notCopyrightHolder: "tous",
    placeholders: "non (?:précisé|renseigné|spécifié); confidentiel\\w*",
    headingLead: "vos; votre; tes; ton; ta; les; le; la; des; nos; notre; l'; principales",
    jobWords: "poste; contrat; stage",
    outlook: "possibilite (?:de|d'un); evolution vers",
    certainContracts: "cdd",
    schoolWords: "ecole",
    occupationEndings: "s; e",
    titleLead: "offre d'emploi; tr",
    titleTail: "temps plein; cdi; cdd; stage",
    titleBeforeEmployer: "chez",
    titleBeforeTown: "à",
    titleModifiers: "expérimentée?s?; motivée?s?; passionnée?s?; dynamique; nouve(?:au|lle); et",
    notTitleOpenings: "nous; vous",
    genderMarks: "h\\/f\\/x",
    greetings: "bonjour; bonsoir; madame; cher; nouveau; urgent",
    companyCertainlyBefore: "nous sommes; chez; rejoignez; rejoindre; la societe; l'entreprise",
    clientBefore: "chez",
    onBehalf: "pour le compte (?:de|du); pour notre client,?",
    articles: "la; le",
    aboutCompany: "à propos (?:de|d'); pourquoi(?: rejoindre)?",
    nameWords: "et; de; du",
    beforeNames: "Travailler chez; La société; Le groupe; L['’]; La; Le; Chez; En; Appelez; Nous sommes; chez; en",
    linesBeforeName: "la; le",
    notNames: "Nous; Vous; Notre; Votre; Le; La; Les; Un; Une; Ce; Cette; Des; Du; Au",
    institutions: "mairie; ville de; commune de; communaute; departement; conseil; universite; hopital; centre hospitalier; clinique; polyclinique; lycee; association; societe; cooperative; institut\\w*",
    agencyWords: "recrutement; interim(?:aire)?; travail temporaire; cabinet de recrutement; ett",
    siteWords: "basee?; situee?; bureaux",
    seeking: "recherche; recrute",
    saysTown: "à; au; près de; en",
    townParticles: "de; la; le; les; sur; en",
    townListJoin: "ou",
    besideTown: "ou",
    remote: "télétravail",
    streetsAfterNumber: "rue; avenue; av\\.; boulevard; bd; place; quai; chemin; allée; route; impasse; cours",
    houseNumberAdditions: "[ ]bis; [ ]ter",
    today: "aujourd'hui",
    yesterday: "hier",
    one: "un; une",
    dateWords: "hier",
    ordinals: "er",
    beforeMonth: "de",
    beforeYear: "de",
    published: "publie; affiche; date",
    applying: "candidat; postul; envi; limite; valid; expir",
    contractEnds: "contrat; cdd",
    referenceNouns: "offre",
    referenceNumberWords: "numero; code",
    referenceNames: "reference; avis; offre",
    quoting: "objet; ref",
    payWords: "remunera; gratific; tjm; salar",
    notPay: "chiffre d'affaires; prime[ ]; tickets?[ -]resto",
    payGross: "brut",
    payPer: "par; de; la",
    payPeriods: "heure; jour; semaine; mois; an; mensuels?; annuels?",
    payHours: "heure",
    payFrom: "de; entre; jusqu'a",
    payTo: "a; et; au",
    payToBare: "a",
    weWords: "nous; notre; nos",
    offerWe: "nous",
    offerTo: "te; vous",
    offers: "offrons; proposons",
    youWill: "vous (?:serez|aurez)",
    youDo: "vous (?!avez|etes|disposez|possedez|maitrisez|justifiez|parlez|aimez|serez soutenu)[a-z]+ez; tu (?!as|es|aimes)[a-z]+es",
    youHave: "vous (?:etes|avez|maitrisez|possedez|justifiez|disposez)",
    years: "ans; annees",
    cvWords: "curriculum",
    howToApply: "pour (?:plus|toute) (?:d')?information; votre candidature; postulez; envoyez; merci d'adresser; adressez; date limite",
    legalNotes: "mentions legales; egalite des chances; rgpd; donnees personnelles",
    equalityGrounds: "origine; genre; religion",
    equalityGroundsAfter: "handicap; sexuel; orienta",
    closings: "cordialement; bien a vous",
  },
  // prettier-ignore
  record: {
    valueKeys: "libelle nom",
    keys: {
      title: { exact: "intitule", plain: "titre", endings: "titre intitule" },
      company: { plain: "entreprise.nom entreprise", endings: "raisonsociale employeur" },
      city: { plain: "ville" },
      country: { plain: "pays" },
      postcode: { plain: "codepostal" },
      term: { plain: "typcontrat" },
      reference: { plain: "numeroreference" },
      id: { exact: "annonceid" },
      published: { plain: "datecreation datepublication", endings: "creation" },
      deadline: { plain: "datelimite", endings: "fincandidature datelimite" },
      description: { endings: "accroche" },
      responsibilities: { plain: "missions" },
      requirements: { plain: "profil" },
      perks: { plain: "avantages" },
    },
    titleEndings: "titre intitule",
  },
};
