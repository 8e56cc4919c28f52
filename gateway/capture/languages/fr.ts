import { fr as dates } from "../../../schema/dates/languages/fr.js";
import type { LanguagePack } from "./pack.js";

/** French. */
export const fr: LanguagePack = {
  code: "fr",
  countries: "FR BE CH CA LU",
  stopWords:
    "et de la le les des du en un une vous nous pour dans sur avec est au aux par votre nos notre qui vos sera ce cette ou leur",
  telling: "é è ê à ç œ",
  dates,
  headings: {
    description: `
      (?:à propos|qui sommes[- ]nous|présentation)(?: .{0,30})?;
      (?:l'|notre )?(?:entreprise|société|équipe|organisation|client|histoire|mission|établissement);
      (?:description|descriptif|présentation|résumé|contexte|détail|intitulé)(?: (?:du|de la|de l'|des|de) ?.{2,30})?;
      le (?:poste|contexte|client); contexte(?: .{2,20})?; l'offre; l'employeur; nous connaître; l'opportunité; nous sommes; notre (?:structure|établissement|groupe|agence|cabinet|association|école|service|entité|culture|maison|raison d'être); le (?:service|projet|laboratoire|groupe|cabinet|contexte du poste); la (?:structure|société|collectivité|direction|mission en bref); l'(?:entreprise|établissement|association|équipe|organisme|agence|environnement); votre (?:futur employeur|nouvelle équipe|environnement); présentation(?: de (?:la|l')? ?.{2,30})?; l'entreprise en bref; en quelques mots; environnement(?: de travail| du poste)?; contexte et (?:enjeux|missions)`,
    responsibilities: `
      missions?; responsabilités?; tâches?; activités?; attributions;
      ce que (?:vous|tu) (?:ferez|feras|allez faire|vas faire);
      (?:votre|ton) (?:rôle|quotidien|mission|futur poste|job); au quotidien;
      (?:vos|tes|les|principales) (?:principales )?(?:missions|responsabilités|activités|tâches);
      description d(?:es|e la|e l'|u|e) ?missions?; missions? principales?; missions? et responsabilités;
      rattachée? (?:à|au); vous (?:serez|aurez) (?:en charge|pour mission|chargée?);
      contenu (?:du poste|de la mission); le rôle; finalité du poste; fonctions?; que (?:ferez-vous|feras-tu)(?: .{0,20})?; quelles (?:seront|sont) (?:vos|tes|les) (?:missions|tâches|responsabilités)(?: .{0,20})?; quel (?:sera|est) (?:votre|ton) (?:rôle|quotidien)(?: .{0,15})?; (?:vos|tes) (?:futures |principales )?(?:missions|tâches|responsabilités|activités|fonctions|attributions|défis)(?: .{0,25})?; (?:les )?missions (?:du poste|confiées|proposées|principales|générales|spécifiques|et activités|à réaliser); (?:les )?activités (?:principales|essentielles|du poste|secondaires|spécifiques); tâches (?:principales|et responsabilités|à effectuer|confiées|liées au poste); (?:les )?responsabilités (?:principales|du poste|et tâches); (?:votre|ta) (?:mission|future mission|fonction|contribution|journée(?: type)?|valeur ajoutée)(?: .{0,20})?; (?:ton|votre) (?:futur )?(?:rôle|job|poste|quotidien|impact|terrain de jeu)(?: .{0,20})?; description des (?:tâches|missions|activités|fonctions); descriptif (?:des|du|de la) (?:missions?|tâches|poste|fonction); objectifs du poste; objet de la mission; nature des (?:tâches|fonctions|missions); domaines? d'activités?; missions et tâches; rôle et responsabilités; dans le cadre de .{2,40}; en tant que .{2,40},? (?:vous|tu).{0,20}; une journée type; cahier des charges; le job; le poste en détail; missions & responsabilités; tu (?:seras|auras) (?:en charge|pour mission|chargée?|responsable)`,
    requirements: `
      profil(?: recherché| souhaité| requis| attendu| idéal)?; compétences(?: .{2,30})?; qualifications?; exigences;
      pré-?requis; qui (?:êtes-vous|es-tu); ce que nous (?:recherchons|attendons|cherchons).{0,20};
      (?:vous|tu) (?:êtes|es|avez|as|possédez|justifiez|disposez); formation(?: .{2,30})?;
      expériences?(?: .{2,30})?; savoir[- ](?:être|faire); (?:vos|tes) (?:atouts|qualités|compétences|talents);
      qualités (?:requises|attendues|.{2,20}); (?:votre|ton) (?:profil|boîte à outils|bagage); nous recherchons;
      connaissances; diplômes?; atouts; description du profil; critères.{0,20}; et vous; conditions d'accès;
      langues; qui (?:cherchons|recherchons)-nous; que recherchons-nous; qu'attendons-nous (?:de vous|de toi); ce que nous (?:attendons|recherchons|cherchons) (?:de vous|chez vous|de toi|chez toi)(?: .{0,15})?; ce que (?:vous|tu) (?:apportez|apportes|devez .{2,20}); (?:le |votre |ton |notre )?(?:profil|candidat|candidate?)(?: (?:du candidat|de la candidate|recherchée?|idéale?|souhaitée?|attendu|requis|type|et compétences|demandé|exigé))+; (?:le |la )?(?:candidat|personne|perle rare)(?: .{2,20})?; (?:vos|tes) (?:compétences|qualifications|connaissances|aptitudes|savoir-faire|points forts|forces|expériences?)(?: .{0,20})?; compétences (?:requises|attendues|recherchées|techniques|clés|comportementales|souhaitées|exigées|linguistiques); qualifications (?:requises|exigées|souhaitées); connaissances (?:requises|linguistiques|techniques|exigées)(?: .{0,15})?; conditions (?:requises|d'admission|d'accès|de recevabilité|à remplir); critères (?:de sélection|d'évaluation|essentiels|obligatoires); aptitudes(?: .{2,20})?; atouts appréciés; serait un (?:plus|atout); un plus; niveau (?:d'études|requis|de formation)(?: .{0,15})?; formation (?:requise|souhaitée|exigée|et expérience|et compétences); expérience (?:requise|souhaitée|exigée|professionnelle); pré-requis (?:du poste|obligatoires); exigences (?:du poste|requises|linguistiques); c'est vous; vous vous reconnaissez.{0,15}; est-ce que c'est vous; êtes-vous .{2,30}; es-tu .{2,30}; on vous attend si.{0,20}; votre candidature nous intéresse si.{0,20}; ce poste est (?:fait )?pour (?:vous|toi).{0,15}; savoirs?(?:-être|-faire)?(?: .{0,15})?; permis(?: .{0,15})?; diplôme (?:requis|exigé|souhaité)`,
    perks: `
      avantages(?: .{2,30})?; (?:ce que )?nous (?:vous |t')?(?:offrons|proposons)(?: .{0,20})?;
      ce qu[e'](?: ?nous| on) (?:vous |t')?(?:offrons|proposons|propose|offre)(?: .{0,20})?;
      pourquoi (?:nous rejoindre|nous|rejoindre|venir|travailler|postuler|choisir|.{2,20})(?: .{0,20})?;
      rémunération(?: .{2,30})?; les (?:plus|avantages)(?: .{2,25})?; (?:vos|tes) avantages; package;
      conditions(?: de travail| proposées| du poste)?; on vous propose;
      ce que vous (?:aurez|gagnerez|trouverez).{0,15}; bénéfices; notre offre; la rémunération.{0,20};
      vous bénéficie(?:z|rez).{0,10}; bonnes raisons.{0,20}; que (?:proposons|offrons)-nous(?: .{0,15})?; qu'offrons-nous; que vous (?:offrons|proposons)-nous; ce que (?:l'on|nous) (?:vous |te |t')?(?:offre|propose|offrons|proposons|apportons|garantissons)(?: .{0,15})?; nous (?:vous|te|t')? ?(?:offrons|proposons|garantissons|apportons)(?: .{0,20})?; (?:vos|tes|les|nos) (?:avantages|bénéfices|plus|atouts)(?: .{0,25})?; (?:les )?avantages (?:sociaux|salariaux|du poste|à nous rejoindre|et rémunération|offerts|proposés|salariés); conditions (?:salariales|d'emploi|d'engagement|offertes|de rémunération|d'exercice|contractuelles|et avantages)(?: .{0,20})?; (?:rémunération|salaire) et avantages(?: .{0,15})?; package(?: de| et) .{2,20}; pourquoi (?:nous|choisir|postuler|intégrer|vous allez|tu vas).{0,30}; (?:les|\\d{1,2}|de) bonnes raisons.{0,30}; (?:et|alors) pourquoi nous; nos (?:avantages|engagements|atouts|plus)(?: .{0,15})?; en échange; en retour; ce que vous y (?:gagnez|trouverez); ce que tu (?:vas |y )?(?:gagnes|trouveras|trouver|gagner|vas aimer); qu'est-ce qu'on (?:vous|t')? ?(?:offre|propose); rejoindre .{2,30},? c'est.{0,20}; vous (?:profitez|profiterez|bénéficierez)(?: .{0,20})?; qualité de vie(?: .{0,20})?; votre package; l'offre en (?:bref|détail)`,
    other: `
      (?:comment )?postuler(?: .{0,30})?; (?:pour |votre )?candidat(?:ure|er)(?: .{0,30})?; contact(?: .{0,25})?;
      (?:processus|modalités|déroulement|étapes) (?:de|du|d') ?.{2,30};
      (?:date|lieu|type|durée|horaires?|temps|prise) (?:de |du |d')?.{2,25};
      informations? (?:complémentaires?|pratiques?|générales?|.{2,20}); intéressée?s?(?: .{0,20})?; égalité.{0,30};
      environnement technique; stack technique; localisation; salaire; type de contrat; mentions légales; divers;
      offres similaires; partager.{0,20}; caractéristiques.{0,20}; stack; horaires; contrat; comment (?:postuler|candidater|nous rejoindre)(?: .{0,20})?; pour (?:postuler|candidater|nous rejoindre)(?: .{0,20})?; vous souhaitez (?:postuler|candidater|nous rejoindre).{0,20}; envie de (?:nous rejoindre|rejoindre|postuler).{0,30}; (?:vous êtes |tu es )?(?:intéressée?|prête?|motivée?|tentée?)\\(?e?\\)?(?: .{0,30})?; cette (?:offre|annonce|opportunité|mission) (?:vous|t').{2,25}; candidatures?(?: .{0,30})?; dossier de candidature(?: .{0,20})?; pièces? (?:à fournir|jointes?)(?: .{0,15})?; documents? (?:à fournir|requis|demandés); procédure(?: .{0,30})?; (?:le |notre )?processus (?:de recrutement|de sélection|de candidature)(?: .{0,20})?; (?:les )?étapes (?:du|de) .{2,30}; déroulé? du .{2,25}; et après; contacts?(?: .{0,25})?; personnes? (?:à contacter|de contact); renseignements(?: .{0,25})?; plus d'(?:infos|informations)(?: .{0,20})?; informations? (?:sur le poste|contractuelles|clés|utiles|de contact|légales|supplémentaires); infos? (?:pratiques?|complémentaires?|clés); égalité (?:des chances|professionnelle|de traitement)(?: .{0,20})?; diversité(?: .{0,30})?; handicap(?: .{0,30})?; inclusion(?: .{0,30})?; rgpd; protection des données(?: .{0,20})?; données personnelles; politique de confidentialité; mentions?; remarques?; à noter; télétravail(?: .{0,20})?; prise de (?:poste|fonction)(?: .{0,15})?; entrée en (?:fonction|service)(?: .{0,15})?; statut(?: .{0,15})?; cadre d'emplois?; grade(?: .{0,15})?; catégorie; référence(?: .{0,20})?; en (?:bref|résumé); fiche (?:de poste|technique); critères de l'offre; détails? (?:de l'offre|du poste|pratiques); résidence administrative; régime de travail; taux d'(?:occupation|activité)`,
  },
  headingWords: {
    responsibilities:
      "mission tâche journées responsab quotidien activités feras ferez journée missions tâches responsabilités attributions activité quotidiennes",
    requirements:
      "profil compéten qualif recherch cherchons cherche attend attendons savoir-faire prérequis requis besoin idéal expérience savoir-être exigences connaissances aptitudes diplôme attentes qualités savoirs attendu exigé critères permis souhaité",
    perks:
      "avantage offrons proposons proposé bénéfic rémunér conditions trouver gagne gagnez offrir avantages bénéficie bénéficierez package rémunération atouts pourquoi raisons",
    description: "entreprise société équipe structure contexte qui établissement histoire",
    other:
      "postuler postule candidat candidature contact intéressé processus recrutement questions lieu salaire informations rejoindre",
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
      "(?:intitulé|titre|libellé)(?: du poste| de l'offre| de l'emploi)?; poste(?: proposé| à pourvoir)?; fonction; offre d'emploi; emploi; métier; nom du poste; titre (?:du poste|de l'offre|de l'emploi|de la mission|de fonction); dénomination(?: du poste| de la fonction)?; intitulé de (?:l'offre|la mission|la fonction|poste); poste (?:recherché|vacant|ouvert|concerné|occupé|offert); emploi (?:proposé|type|offert|recherché); fonction (?:proposée|recherchée|exacte); métier (?:recherché|du poste); offre",
    companyName:
      "entreprise; société; employeur; organisme; établissement; nom de l'entreprise; structure; recruteur; client; raison sociale; nom (?:de la société|de l'employeur|de l'établissement|du recruteur|de la structure|de l'organisme); employeur(?:\\(euse\\))?; entreprise (?:qui recrute|d'accueil|utilisatrice)?; établissement (?:d'accueil|recruteur|de rattachement|employeur)?; collectivité(?: employeur)?; organisme (?:employeur|recruteur|de rattachement); administration; organisation; enseigne; collectivité ou établissement; dénomination sociale; structure d'accueil",
    recruitmentAgency:
      "cabinet(?: de recrutement)?; agence(?: d'emploi| d'intérim| de recrutement)?; agence(?: de placement| de travail temporaire| intérim)?; société de recrutement; cabinet conseil; bureau de recrutement",
    location:
      "lieu(?:x)?(?: de travail| du poste| de la mission| d'affectation| d'exercice)?; localisation(?: du poste)?; localité; ville; site; poste basé(?: à)?; région; adresse du poste; affectation; lieu (?:principal|de prestation|de la prestation|d'activité|du stage|d'emploi|de l'emploi|géographique|d'intervention|de mission|d'occupation|de prise de service)(?: .{0,15})?; lieux? de travail; (?:poste |basé à|basée à|situé à|situation géographique)|poste situé à; localisation (?:géographique|de l'emploi|de l'offre|de la mission)?; adresse (?:du lieu de travail|de travail|du poste); code postal(?: et ville)?; ville et (?:code postal|pays); département; commune; zone géographique; secteur géographique; bassin d'emploi; implantation; résidence administrative; site de travail; canton; province; pays; où; région de travail; géolocalisation du poste; lieu (?:et pays)?",
    salary:
      "salaire(?: brut| annuel| mensuel| indicatif| proposé)*; rémunération(?: annuelle| brute| proposée)*; fourchette(?: de salaire| salariale)?; tjm; taux horaire; package; gratification; indemnité; salaire (?:horaire|de base|de référence|annuel brut|mensuel brut|brut annuel|brut mensuel|minimum|net|offert|à partir de|et avantages|de départ|/ rémunération)(?: .{0,15})?; rémunération (?:brute annuelle|mensuelle|brute|envisagée|indicative|et avantages|prévue|statutaire|horaire|du stage)(?: .{0,12})?; traitement(?: indiciaire| mensuel| annuel)?; taux (?:journalier|journalier moyen|de salaire)(?: .{0,12})?; échelle (?:salariale|barémique|de traitement|de salaire); barème; grille (?:salariale|indiciaire|de salaire); classe salariale; appointements; gages; cachet; honoraires; paie; prétentions(?: salariales)?; revenus?; montant de la rémunération; indice; gratification (?:de stage|mensuelle)?",
    term: "(?:type|nature|durée)(?: de| du| d')? ?(?:contrat|emploi|poste|travail|mission|l'emploi)?; contrat; temps de travail; durée(?: du travail| hebdomadaire)?; statut; rythme; horaires?; quotité; type d'(?:emploi|engagement|offre|horaires?); type (?:de poste|de contrat|de recrutement)s?; nature (?:de l'offre|du contrat|de l'emploi|du poste|de la mission); contrat (?:proposé|de travail|type)?; forme (?:de contrat|d'emploi); durée (?:de la mission|du contrat|de l'engagement|de travail|hebdomadaire de travail|de l'emploi|du stage|prévue|du poste); temps (?:de travail hebdomadaire|complet / partiel|de travail souhaité); temps plein ?/ ?temps partiel; régime (?:de travail|horaire|d'emploi)?; taux (?:d'occupation|d'activité|d'emploi); heures (?:par semaine|de travail|/semaine|hebdomadaires); nombre d'heures(?: .{0,20})?; volume horaire; horaire (?:de travail|hebdomadaire)?; quotité (?:de travail|de temps)?; statut (?:du poste|d'emploi)?; contrat / durée; mode d'emploi; pourcentage(?: d'occupation)?; modalités? de travail; catégorie d'emploi; temps de travail / durée",
    referenceNumber:
      "(?:numéro de |code |n° ?(?:de )?)?(?:référence|réf)(?: de l'offre| du poste| offre| annonce| interne)?; n° (?:de l'|d')?offre; numéro(?: de l'offre| d'offre); offre n°; code (?:poste|offre); identifiant; id; (?:réf|référence)\\.? ?(?:de l'annonce|de la mission|employeur|recruteur|n°|n|interne|forem|de l'emploi|de l'offre d'emploi|candidature)?; n° ?(?:d'annonce|de référence|de poste|de l'annonce|de concours|de dossier|offre|de vacance|d'emploi); numéro (?:d'annonce|d'offre|de poste|de référence|de l'annonce|de dossier|du concours|de l'emploi|d'affichage|d'appel)(?: .{0,10})?; id (?:de l'offre|du poste|offre|annonce|emploi); code (?:de l'offre|annonce|emploi|référence|de référence)?; référence à rappeler; identifiant (?:de l'offre|annonce); numéro; n° d'affichage",
    publishedDate:
      "(?:publiée?|mise en ligne|parue?|postée?|diffusée?|actualisée?)(?: le| depuis)?; date (?:de publication|de parution|de mise en ligne|de l'offre|de création|de diffusion); publication; date; (?:publiée?|mise à jour|postée?|diffusée?|parue?|créée?|ajoutée?|déposée?|éditée?|modifiée?)(?:\\(e\\))?(?: le| depuis(?: le)?| du)?; offre (?:publiée|mise en ligne|parue|du|déposée|actualisée|diffusée)(?: le| depuis le)?; annonce (?:publiée|du|mise en ligne|parue)(?: le)?; date (?:d'affichage|d'annonce|d'ajout|de mise à jour|de l'annonce|de modification|d'édition|d'émission|d'ouverture|de début de publication|d'actualisation|de publication .{2,20}); en ligne depuis(?: le)?; publication (?:le|de l'offre|du); début de publication; dernière (?:mise à jour|actualisation); actualisation",
    applicationDeadline:
      "(?:date |délai )?(?:limite|clôture|date limite|date de clôture)(?: de (?:candidature|dépôt|réponse|réception|postulation))?(?: des candidatures| de candidature| pour postuler)?; candidatures? (?:avant|jusqu'au|à envoyer avant)(?: le)?; postuler avant(?: le)?; échéance; fin de (?:publication|diffusion|candidature); date de fin de .{4,20}; clôture(?: des candidatures)?; date (?:limite|butoir|de fin|de clôture|d'échéance|d'expiration|de fin de publication|finale|de fermeture|de validité|limite d'inscription|limite pour postuler|limite d'envoi|limite de remise|de fin d'affichage)(?: .{2,35})?; (?:date )?limite (?:de candidature|pour postuler|de dépôt|d'inscription)(?: .{0,25})?; délai (?:de postulation|de candidature|d'inscription|de dépôt|de réponse|pour postuler|de remise)(?: .{0,20})?; clôture (?:le|de l'offre|de l'annonce|des inscriptions|de l'appel|du concours)?; offre valable jusqu'au; valable jusqu'(?:au|à); valide jusqu'au; annonce valable jusqu'au; postuler (?:jusqu'au|au plus tard le); postulez (?:avant|jusqu'au)(?: le)?; candidatures? (?:à adresser|à envoyer|à transmettre|à déposer|attendues?|reçues?)? ?(?:avant|jusqu'au|pour)(?: le)?; expire le; expiration(?: de l'offre)?; fin (?:d'affichage|de parution|de validité|de l'annonce|des candidatures|des inscriptions|de dépôt .{2,20}); dépôt des candidatures(?: .{0,15})?; à pourvoir avant le; fin de l'offre; jusqu'au; période d'affichage",
    ignored:
      "contact; téléphone; tél; e-?mail; courriel; mail; site(?: web| internet); (?:date de )?début(?: du contrat| souhaité)?; prise de (?:poste|fonction); date d'embauche; secteur(?: d'activité)?; service; rattachement; expérience; niveau(?: .{2,20})?; langues?; formation; effectif; disponibilité; date de démarrage; démarrage; domaine; management; télétravail; personne (?:de contact|à contacter); contact(?: rh| recrutement| employeur)?; coordonnées; téléphone(?: mobile)?; courrier; adresse (?:e-?mail|mail|électronique|internet|web); site (?:de l'entreprise|de l'employeur); lien; pour postuler; postuler(?: à| via| en ligne)?; candidature (?:à|par|en ligne|spontanée)?; mode de candidature; comment postuler; date (?:de début|d'entrée|de prise de (?:poste|fonction)|d'entrée en fonction|prévue .{2,25}|de démarrage|du début|d'embauche|de disponibilité|de début .{2,25}|souhaitée|de fin du contrat|d'engagement|de recrutement); début (?:de mission|de contrat|d'emploi|du stage|le|prévu)?; démarrage(?: .{2,15})?; entrée (?:en fonction|en service|le)?; disponible(?: à partir du)?; à pourvoir(?: le| à partir du| dès)?; poste à pourvoir (?:le|à partir du|dès); à partir (?:du|de); secteurs?(?: .{2,25})?; domaine (?:d'activité|professionnel|fonctionnel|d'activités|de métier|de compétence)?; branche; filière; famille (?:de métiers?|professionnelle|d'emplois?); catégorie(?: .{2,25})?; cadre d'emplois; grade(?:\\(s\\))?; spécialité; discipline; direction; département d'affectation; service (?:d'affectation|de rattachement)?; pôle; unité; rattachement hiérarchique; supérieur hiérarchique; responsable hiérarchique; niveau (?:d'études?|d'expérience|de formation|de qualification|de poste|hiérarchique|de langue)(?: .{0,15})?; études; langue(?:\\(s\\))?(?: .{2,20})?; permis(?: de conduire| .{1,12})?; effectif(?: de l'entreprise)?; taille (?:de l'entreprise|de l'établissement|entreprise); nombre (?:de postes?|d'employés|d'offres|de salariés|de places|.{2,25}); postes? à pourvoir; nb de postes; encadrement; déplacements?; mobilité; travail à distance; logement; véhicule; entretiens?; date d'entretien; pièces jointes; mots-clés; thématique; type d'(?:employeur|entreprise|organisme|établissement); partager; vues; code (?:rome|naf|métier); rome; emploi ouvert (?:à|aux) .{2,30}; ouvert aux contractuels; versant; fonction publique",
  },
  terms: {
    "Full-time":
      "temps (?:plein|complet); plein temps; 35 ?h(?:eures)?(?= |$|[,/.)]|/); 39 ?h(?:eures)?; à plein temps; à temps (?:plein|complet); tps plein",
    "Part-time":
      "temps partiel; mi-temps; temps non complet; à temps partiel; à mi-temps; temps réduit; tps partiel; emploi étudiant; job étudiant; flexi-?job; étudiant(?:e)? jobiste",
    Contract:
      "cdd; intérim(?:aire)?; mission d'intérim; vacataire; freelance; indépendant; saisonnier; contrat à durée déterminée; remplacement; alternance; apprentissage; contrat de professionnalisation; contractuel; contrat (?:à durée déterminée|temporaire|saisonnier|de mission|de chantier|de projet|de remplacement|intérimaire|d'usage|d'intérim|pec|occasionnel|de travail temporaire); durée déterminée; travail temporaire; intermittent; vacations?; cddu; cdd-?i; portage salarial; auto-?entrepreneur; micro-?entrepreneur; free-?lance; remplaçant(?:e)?; remplacement (?:congé|de congé|maternité); congé (?:de )?maternité; saisonnière; job d'été; emploi saisonnier; contractuelle; mandat temporaire; pigiste",
    Internship:
      "stage(?= |$|[,.:)(/-]); stagiaire; alternance; alternant; apprentissage; apprentie?; contrat de professionnalisation; stages?; (?:contrat|poste) en alternance; (?:contrat )?d'apprentissage; contrat pro; alternante; apprentis; service civique; stage de fin d'études; pfe; stage étudiant; contrat doctoral; formation en alternance; bts en alternance; césure",
    Permanent:
      "cdi; contrat à durée indéterminée; durée indéterminée; titulaire de la fonction publique; contrat indéterminé; poste permanent; emploi permanent; permanent(?:e)?(?= |$|[,.)]); à durée indéterminée; contrat fixe; engagement fixe; titulaire(?: ou contractuel)?; titularisation; vacance d'emploi; cdii",
  },
  occupations: `ingénieur développeur développeuse chef cheffe chargé responsable assistant technicien directeur directrice consultant analyste commercial vendeur vendeuse comptable conseiller gestionnaire infirmier infirmière
    aide-soignant serveur serveuse cuisinier cuisinière professeur enseignant éducateur éducatrice conducteur chauffeur magasinier opérateur opératrice agent employé secrétaire juriste avocat architecte designer graphiste
    rédacteur rédactrice journaliste formateur formatrice animateur animatrice coordinateur coordinatrice coordonnateur administrateur contrôleur auditeur acheteur logisticien mécanicien électricien plombier menuisier maçon
    boulanger pâtissier coiffeur esthéticienne médecin pharmacien kinésithérapeute psychologue chercheur doctorant manager data scientist engineer stagiaire alternant apprenti chauffagiste soudeur ouvrier manutentionnaire cariste réceptionniste
    hôte hôtesse standardiste traducteur chimiste biologiste urbaniste géomètre dessinateur projeteur intégrateur testeur architecte product owner bûcheron charpentier couvreur carreleur plaquiste peintre plâtrier vitrier ferronnier serrurier métallier chaudronnier tuyauteur tourneur fraiseur usineur ajusteur monteur frigoriste ascensoriste tapissier ébéniste couturier tailleur grutier terrassier coffreur ferrailleur étancheur façadier jardinier élagueur éleveur maraîcher palefrenier soigneur vétérinaire pêcheur matelot boucher charcutier poissonnier fromager fleuriste caissier barman barmaid plongeur sommelier traiteur crêpier pizzaiolo concierge gouvernante valet lingère blanchisseur nettoyeur gardien surveillant vigile pompier gendarme ambulancier brancardier livreur livreuse coursier facteur factrice déménageur routier préparateur préparatrice emballeur étiqueteur trieur conditionneur factotum dépanneur réparateur carrossier garagiste automaticien dessinatrice métreur topographe sage-femme puériculteur puéricultrice auxiliaire dentiste prothésiste orthophoniste ergothérapeute ostéopathe podologue opticien orthoptiste diététicien sophrologue radiologue manipulateur manipulatrice anesthésiste chirurgien généraliste aide-ménag aide-cuisin aide-électr nounou baby-sitter atsem instituteur institutrice maître maîtresse post-doctor postdoc thésard chargée moniteur monitrice entraîneur bibliothécaire documentaliste archiviste conservateur conservatrice interprète correcteur correctrice photographe vidéaste cadreur monteuse réalisateur réalisatrice comédien musicien danseur chanteur illustrateur greffier huissier magistrat notaire clerc fiscaliste actuaire courtier banquier guichetier trésorier économiste statisticien mathématicien sociologue historien archéologue géologue hydrologue agronome écologue forestier programmeur programmeuse webmestre webmaster administratrice intégratrice merchandiseur étalagiste décorateur décoratrice négociateur négociatrice mandataire acheteuse approvisionneur ordonnanceur régulateur affréteur déclarant réceptionnaire gérant adjoint proviseur inspecteur inspectrice paysagiste policier percepteur médiateur médiatrice travailleur accompagnant intervenant bénévole polisseur sableur câbleur régleur outilleur mouliste fondeur laborantin qualiticien métrologue`,
  beforeTitle: `(?:recherche|recherchons|recrute|recrutons|cherche|cherchons|embauche|embauchons)(?: .{0,60}?)?? (?:une?|un\\(e\\)|un/une|une/un|un\\.e|son|sa|notre|notre futur\\(?e?\\)?|nos|son/sa|deux|plusieurs|son futur|un ou une); (?:en tant que?|en qualité de?); poste d[e'] ?; (?:devenez|rejoignez.{2,40} en tant que?); l'?offre d'emploi`,
  afterTitle:
    "ou\\s+une? pour dans à au en qui avec afin sur chez ayant capable vous basé basée rattaché h/f f/h ( de\\s+notre d'expérience au\\s+sein disposant",
  beforeCompany:
    "nous sommes; chez; rejoignez; rejoindre; à propos de; à propos d'; au sein de; au sein d'; la société; l'entreprise; le groupe; pour; pourquoi; intégrez",
  afterCompany:
    "est (?:une?|le|la|l'|spécialis|un|présent|leader|aujourd'hui|né|en|à|née|depuis|l'un); recherche; recrute; cherche; accompagne; propose; développe; conçoit; a été; compte; offre; regroupe; œuvre; intervient; s'engage; édite; réunit; fabrique; emploie; aide; vous; rassemble; fait",
  agency:
    "(?:pour|par|auprès de) (?:notre|son|l'un de nos|un de nos|le compte de notre|le compte d'un|l'une? de nos|un de ses) (?:\\S+ ){0,3}?clients?; notre client(?:e)?; mon client; pour le compte de; cabinet de recrutement; agence d'emploi; client final; nous recherchons pour",
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
    navigation: "postuler(?: maintenant| à cette offre| en ligne)?; je postule; enregistrer; sauvegarder; partager; imprimer; se connecter; s'inscrire; connexion; accueil; retour(?: aux offres| à la liste| aux résultats)?; mentions légales; envoyer par mail; recherche d'offres; détail de l'offre; trouver un job; sauver; cgu; voir plus; offres d'emploi; aller au contenu(?: principal)?; accepter; signaler cette offre; postulez?(?: ici| maintenant| en ligne| à l'offre| à cette annonce| en 1 clic| rapidement| sur le site .{2,30}| dès maintenant)?; déposer (?:mon|un|son) cv; déposer (?:une|ma) candidature; candidater; candidature (?:spontanée|rapide|en ligne|simplifiée); envoyer (?:ma candidature|mon cv|à un ami|par e-?mail|l'offre); je candidate; ajouter (?:aux|à mes) favoris; (?:mes )?favoris; sauvegarder (?:l'offre|cette offre|l'annonce); enregistrer (?:l'offre|cette offre|cette annonce|cet emploi|l'annonce); partager (?:l'offre|cette offre|l'annonce|cette annonce|sur .{2,20}|par .{2,20}); imprimer (?:l'offre|cette offre|l'annonce|la page); signaler(?: l'offre| cette annonce| l'annonce| un problème| un abus)?; copier le lien; télécharger(?: (?:le pdf|la fiche de poste|en pdf|l'offre))?; voir (?:l'offre|toutes les offres|les offres|tout|le profil|moins|la carte|sur la carte|l'entreprise|le site|les détails|toutes nos offres); voir toutes les (?:offres|annonces)(?: .{0,40})?; toutes (?:les|nos) (?:offres|annonces)(?: d'emploi)?; lire la suite; en savoir plus; afficher (?:plus|moins|la carte|le numéro); retour (?:à la recherche|à l'accueil|aux annonces|aux résultats de recherche|en haut|à la liste des offres)?; recherche(?:r)?(?: avancée| un emploi| une offre)?; nouvelle recherche; filtrer; filtres; trier par; réinitialiser; créer (?:une alerte|un compte|mon compte|mon alerte|une alerte e-?mail|mon cv); alertes?(?: e-?mail| emploi)?; recevoir (?:les|des) offres(?: .{0,30})?; mon (?:compte|espace|profil); mes (?:candidatures|offres|alertes); espace (?:candidats?|recruteurs?|personnel|entreprise); candidats; recruteurs; déconnexion; inscription; s'identifier; se déconnecter; identifiez-vous; menu; fermer; suivant; précédent; suite; passer au contenu; accéder au contenu; aller (?:au menu|à la recherche|au pied de page); haut de page; vous êtes ici; tout (?:accepter|refuser); refuser(?: tout)?; j'accepte; continuer sans accepter; gérer (?:les|mes) cookies; paramétrer(?: les cookies)?; paramètres des cookies; gestion des cookies; politique (?:de confidentialité|des cookies|de cookies); conditions (?:générales(?: d'utilisation)?|d'utilisation); données personnelles; plan du site; accessibilité(?: ?: .{2,40})?; aide; foire aux questions; nous contacter; suivez-nous(?: sur .{2,20})?; suivre(?: l'entreprise)?; conseils(?: emploi)?; offre suivante; offre précédente; annuler; valider; envoyer",
    otherJobs: "(?:d'autres|autres|ces) offres(?: .{0,50})?; offres (?:similaires|proches|qui .{3,40}); (?:offres|annonces|emplois|postes) (?:similaires|associees?|recommandees?|connexes|qui pourraient .{2,30}|susceptibles .{2,30}|a proximite|recentes?)(?: .{0,30})?; (?:plus|nos autres|toutes nos|dernieres|decouvrez (?:nos|d'autres)) (?:d'offres|offres|annonces)(?: .{0,40})?; (?:vous aimerez|ces annonces|ces offres) .{2,40}; voir aussi",
    pageTitleLead: "offre d'emploi",
    careersHeadings: "nous rejoindre; rejoignez-nous; recrutement; nos offres; offres d'emploi; carrières?; emplois?",
    boardSections: "carrières?; emplois?; recrutement; travailler",
    boardSectionsAt: "chez; à; au",
    signIn: "(?:se connecter|connexion|connectez-vous|identifiez-vous|s'identifier|s'inscrire|inscrivez-vous)(?: (?:à|au|sur|ou|avec|pour) .{1,60})?; créer (?:un|votre) compte; authentification",
    challenges: "(?:veuillez )?(?:vérifie[rz]|confirme[rz]) que vous êtes (?:bien )?(?:un )?(?:être )?humain(?:[ .,].{0,120})?; (?:confirmez que )?(?:je ne suis|vous n'êtes) pas un robot(?:[ .,].{0,120})?; vérification de sécurité; accès (?:refusé|interdit); un instant,? s'il vous plaît",
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
    titleOpenEnds: "et; ou; de; du; des; en; la; le; pour; à; aux",
    titleWanted: "recherchée?s?; recherché(?:·|\\.|\\()e\\)?",
    titleOpenings: "en tant que?; une?",
    titleLead: "offre d'emploi; tr",
    titleTail: "temps plein; cdi; cdd; stage",
    titleBeforeEmployer: "chez",
    titleBeforeTown: "à",
    titleLevels: "débutante?; confirmée?; expérimentée?",
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
    beforeNames: "Travailler chez; La société; Le groupe; L['’]; La; Le; Chez; En; Appelez; Nous sommes; chez; en; Au; À l['’]; À la; Dans; Pour; Les; L['’]entreprise; L['’]association",
    linesBeforeName: "la; le",
    notNames: "Nous; Vous; Notre; Votre; Le; La; Les; Un; Une; Ce; Cette; Des; Du; Au",
    institutions: "mairie; ville de; commune de; communaute; departement; conseil; universite; hopital; centre hospitalier; clinique; polyclinique; lycee; association; societe; cooperative; institut\\w*; commune; ville; metropole; agglomeration; intercommunalite; prefecture; ministere; region; conseil (?:departemental|regional|general); ccas; ehpad; chu; chru; centre (?:communal|hospitalier|de gestion|de recherche|social|culturel); hopitaux; ecole; college; academie; rectorat; inserm; cnrs; fondation; federation; syndicat; mutuelle; croix-rouge; chambre de; office (?:national|public|de tourisme); agence regionale; tribunal; gendarmerie; police; armee; sdis; creche; maison de retraite; residence; musee; bibliotheque; mediatheque; theatre; paroisse; diocese; ambassade; haute ecole; canton de; etat de",
    agencyWords: "recrutement; interim(?:aire)?; travail temporaire; cabinet de recrutement; ett; agence (?:d'emploi|d'interim|de recrutement|de placement); cabinet (?:rh|conseil en recrutement); conseil en recrutement; recruteurs?; placement; ressources humaines; chasseur de tetes; societe de recrutement; agence emploi",
    siteWords: "basee?; situee?; bureaux",
    seeking: "recherche; recrute",
    saysTown: "à; au; près de; en",
    townParticles: "de; la; le; les; sur; en",
    townListJoin: "ou",
    townTails: "cedex",
    besideTown: "ou",
    workplaceFacts: "hybride; sur site",
    remote: "télétravail",
    streetsAfterNumber: "rue; avenue; av\\.; boulevard; bd; place; quai; chemin; allée; route; impasse; cours",
    houseNumberAdditions: "[ ]bis; [ ]ter",
    one: "un; une",
    published: "publie; affiche; date",
    applying: "candidat; postul; envi; limite; valid; expir",
    contractEnds: "contrat; cdd; durée; remplacement; \\bmission",
    startsWork: "début; prise de (?:poste|fonction); démarr; à partir",
    referenceNouns: "offre",
    referenceNumberWords: "numero; code",
    referenceNames: "reference; avis; offre",
    quoting: "objet; ref",
    payWords: "remunera; gratific; tjm; salar",
    notPay: "chiffre d'affaires; prime[ ]; tickets?[ -]resto",
    payGross: "brut",
    payPer: "par; de l'; l'; de; la",
    payPeriods: "heure; jour; semaine; mois; an; mensuels?; annuels?",
    payHours: "heure",
    weekHours: "h(?:eures)? ?(?:par|/|la) ?sem(?:aine)?; h(?:eures)? hebdo(?:madaires)?",
    workloadWords: "taux d'(?:activité|occupation)",
    rateNames: "\\btjm\\b; taux journalier",
    payFrom: "de; entre; jusqu'a",
    payTo: "a; et; au",
    payToBare: "a",
    weWords: "nous; notre; nos",
    offerWe: "nous",
    offerTo: "te; vous",
    offers: "offrons; proposons; (?:vous |tu )?(?:beneficiez|beneficierez|profitez|profiterez|beneficieras|profiteras) d; (?:vous|tu) (?:recevrez|percevrez|recevez|aurez droit|trouverez|rejoindrez); garantissons; (?:nous |on )?(?:vous|te|t') ?(?:offre|propose|attend|garantit|apporte); on (?:offre|propose|te|vous); remuneration (?:attractive|selon|fixe|a|motivante|de)",
    youWill: "vous (?:serez|aurez); tu (?:seras|auras|vas|devras|participeras|travailleras|interviendras); vous (?:devrez|allez|participerez|interviendrez|travaillerez|assurerez|contribuerez|interviendrez)",
    youDo: "vous (?!avez|etes|disposez|possedez|maitrisez|justifiez|parlez|aimez|serez soutenu)[a-z]+ez; tu (?!as|es|aimes)[a-z]+es; vos (?:principales )?(?:missions|taches|responsabilites|activites|fonctions) (?:sont|seront|consistent|consisteront|principales|comprennent|incluent); (?:votre|ton) (?:role|mission|poste|quotidien) (?:est|sera|consiste|consistera|principal); (?:le|la) (?:titulaire|candidat|candidate|personne|stagiaire|salarie|collaborateur) (?:du poste )?(?:sera|devra|aura pour|assure|participe|est charge|effectue|travaillera); (?:en tant que|au sein de|rattache|sous la (?:responsabilite|direction)|dans le cadre d)[^.]{3,80} vous (?!avez|etes|disposez|possedez)[a-z]+ez",
    youHave: "vous (?:etes|avez|maitrisez|possedez|justifiez|disposez); tu (?:as|es|maitrises|possedes|disposes|justifies|aimes|parles|connais|sais); vous (?:aimez|parlez|connaissez|savez|faites preuve|avez (?:le|une|un|deja|au)|appreciez|souhaitez); (?:titulaire|diplomee?|issue?|de formation|dote|doue|fort|forte)[ ]; (?:vous|tu) (?:devez|dois) (?:avoir|etre|posseder|disposer|maitriser); (?:une|votre|la) (?:premiere )?experience (?:de|dans|en|similaire|reussie|significative|est|sur); (?:nous|on) (?:recherchons|attendons|cherchons|recherche|cherche|demandons) (?:une?|des|avant|quelqu'un)",
    years: "ans; annees",
    cvWords: "curriculum",
    howToApply: "pour (?:plus|toute) (?:d')?information; votre candidature; postulez; envoyez; merci d'adresser; adressez; date limite; (?:envoyer|adresser|transmettre|faire parvenir|deposer|envoie|envoyez|transmettez|adressez|deposez|faites parvenir|soumettez)(?:-nous|-moi)? (?:nous )?(?:votre|vos|ta|ton|leur|cv|une|un|les|par|des|sans|directement|rapidement|le|dossier); (?:votre|vos|ton|ta|les|leur) (?:cv|lettre|dossier de candidature|candidatures?|curriculum); lettre de (?:motivation|candidature)|cv et lm|cv \\+ lm|cv \\(; pour postuler; comment postuler; merci (?:de|d') ?(?:postuler|envoyer|adresser|transmettre|nous|bien vouloir|candidater|faire|contacter|joindre|deposer); postuler? (?:en ligne|via|sur|directement|par|avant|a l'adresse|aupres); candidatez; n'hesitez (?:pas|plus); n'hesite (?:pas|plus); contactez(?:-| )(?:nous|moi|le|directement|notre)|contactez (?:m|mme|madame|monsieur)[. ]|appelez[- ](?:nous|le)|rejoignez-nous ?[!.]; (?:pour tout|pour plus de|tout) renseignements?|renseignements? (?:complementaires?|aupres|administratifs|:)|informations? (?:complementaires?|supplementaires?) (?:aupres|peuvent|sur)|pour toute (?:question|demande); date limite de (?:candidature|depot|reception|remise); candidatures? (?:a adresser|a envoyer|sont|est a|doivent|doit|peut|par|avant|jusqu|accompagnee|complete|recues|retenues|et cv); dossier de candidature|pieces a (?:fournir|joindre); processus de (?:recrutement|selection)|entretien (?:telephonique|physique|rh|avec|en visio)|entretiens? (?:auront|aura|seront|sont|se)|jury de (?:recrutement|selection); si (?:vous etes|tu es|cette|ce|l'offre|ce poste|le poste) (?:interesse|vous interesse|annonce|poste|offre|t'interesse|opportunite); vous (?:etes interesse|souhaitez (?:postuler|nous rejoindre|rejoindre|candidater)|vous reconnaissez); au plus tard le; sous (?:la )?reference|en (?:precisant|indiquant|rappelant) la reference; formulaire de candidature|en cliquant sur|cliquez (?:sur|ici)",
    legalNotes: "mentions legales; egalite des chances; rgpd; donnees personnelles; egalite (?:professionnelle|de traitement|femmes|entre les femmes|des sexes|de genre); a competences egales; ouvert(?:e)? a (?:tous|toutes et tous|toutes les candidatures|l'ensemble); ouvert(?:e)?s? aux (?:personnes|travailleurs|candidats) (?:en situation de |porteu|handicap|ayant|reconnu); situation de handicap; travailleurs? handicapes?; rqth; sans (?:distinction|discrimination); discrimination; diversite (?:et|des|de nos|est|&|dans); politique (?:de )?(?:diversite|handicap|d'egalite); mission handicap; entreprise handi; traitement de (?:vos|tes|leurs|donnees); protection des donnees; vos donnees; reglement general sur la protection; politique de confidentialite; droit d'acces; casier judiciaire; extrait de casier; le masculin (?:est|generique)|genre masculin|ecriture inclusive; tous droits; agences? (?:de recrutement )?s'abstenir",
    equalityGrounds: "origine; genre; religion",
    equalityGroundsAfter: "handicap; sexuel; orienta",
    closings: "cordialement; bien a vous; (?:bien )?cordialement; sinceres salutations; salutations distinguees; a (?:tres )?bientot; au plaisir de .{2,40}; bonne chance; merci(?: d'avance)?; l'equipe .{2,30}",
  },
  // prettier-ignore
  record: {
    valueKeys: "libelle nom raisonsociale",
    contactKeys: "interlocuteur",
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
