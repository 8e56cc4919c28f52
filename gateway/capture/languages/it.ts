import { it as dates } from "../../../schema/dates/languages/it.js";
import type { LanguagePack } from "./pack.js";

/** Italian. */
export const it: LanguagePack = {
  code: "it",
  countries: "IT CH",
  stopWords:
    "e di la il per con in un una che del della dei delle nel nella si sono è al ai da gli le nostro nostra più anche tra siamo come",
  telling: "ò zione zioni ità gli",
  dates,
  headings: {
    description: `
      chi siamo; (?:l'|la nostra )?(?:azienda|società|team|organizzazione); descrizione(?: .{2,30})?; la posizione;
      il (?:ruolo|team|nostro cliente|contesto); (?:il )?nostro (?:team|cliente); su di noi;
      la nostra (?:storia|missione); (?:offerta|annuncio) di lavoro; overview`,
    responsibilities: `
      responsabilità; mansioni; attività; compiti; (?:di )?cosa (?:ti occuperai|farai|si occuperà);
      (?:il tuo|tuo) ruolo; (?:la risorsa|il candidato(?:/a)?|la persona|la figura) .{0,40}(?:si occuperà|sarà);
      principali (?:attività|responsabilità|mansioni); ruolo e responsabilità; la tua missione; ti occuperai;
      job responsibilities; cosa farai(?: .{0,20})?; di cosa ti occuperai(?: .{0,20})?; quali saranno le tue .{2,25}; le tue (?:attività|responsabilità|mansioni|sfide); attività principali; compiti e responsabilità; descrizione delle (?:attività|mansioni); le mansioni; la tua giornata; cosa ti chiediamo di fare`,
    requirements: `
      requisiti(?: .{2,30})?; competenze(?: .{2,30})?; profilo(?: .{2,30})?;
      (?:chi|cosa|che cosa) (?:cerchiamo|stiamo cercando|ci aspettiamo); (?:il tuo|tuo) profilo;
      conoscenze(?: .{2,30})?; formazione; titol[oi] di studio;
      (?:costituisce|sarà considerato|è considerato) .{0,15}(?:titolo preferenziale|un plus); esperienza(?: .{2,20})?;
      si richiede(?: .{2,20})?; qualifiche; (?:nice to have|plus); chi sei; requisiti richiesti;
      completano il profilo; caratteristiche; lingue; chi (?:stiamo cercando|sei|cerchiamo)(?: .{0,15})?; cosa (?:ti chiediamo|chiediamo|cerchiamo in te|serve)(?: .{0,15})?; requisiti (?:minimi|necessari|essenziali|preferenziali|obbligatori|richiesti|di ammissione|di partecipazione); il candidato ideale(?: .{0,15})?; la persona ideale; completa(?:no)? il profilo(?: .{0,15})?; cosa porti con te; titoli preferenziali`,
    perks: `
      (?:cosa |che cosa |noi )?(?:ti )?offriamo(?: .{0,20})?; benefits?(?: .{2,20})?; vantaggi(?: .{2,20})?; si offre;
      (?:l'|la nostra )?offerta; perché (?:unirti|lavorare|noi|sceglierci|.{2,20})(?: .{0,20})?; cosa troverai;
      condizioni(?: .{2,20})?; retribuzione(?: .{2,20})?; cosa ti aspetta; pacchetto.{0,20}; welfare; perché lavorare (?:con|per|da) noi; i nostri benefit; i tuoi vantaggi; condizioni (?:contrattuali|economiche); trattamento economico; cosa troverai(?: .{0,15})?`,
    other: `
      (?:come )?candidar(?:si|ti)(?: .{0,30})?; contatti;
      (?:sede|luogo|orario|tipo|tipologia|data|contratto|inquadramento)(?: .{2,25})?; altre informazioni;
      ulteriori informazioni; processo .{2,20}; interessat[oi](?: .{0,20})?; privacy.{0,20}; i candidati .{2,40};
      per candidarsi.{0,20}; zona di lavoro; annunci simili; disponibilità; come (?:candidarsi|candidarti|inviare la candidatura|partecipare); invia la tua candidatura; modalità di (?:candidatura|presentazione|partecipazione)(?: .{0,20})?; iter di selezione; parità(?: .{0,25})?; trattamento dei dati(?: .{0,20})?; informativa(?: .{0,25})?; contatto; riferimenti; ti interessa(?: .{0,20})?; dettagli (?:dell'offerta|annuncio)`,
  },
  headingWords: {
    responsibilities: "mansion attività responsab compiti occuper farai giornata",
    requirements: "requisit profilo cerchiamo chiedo competenz chiediamo richies richied esperienz conoscenz ideale",
    perks: "offriamo offerta offre benefit vantagg troverai welfare retribu trovi",
    description: "azienda società team gruppo siamo contesto realtà",
    other: "candidat candidatura contatt interess sede processo selezione informazioni retribuzione",
  },
  cues: {
    description: `azienda società leader fondata gruppo clienti settore realtà multinazionale siamo ricerca cerca ricerchiamo cerchiamo presente mondo internazionale operante innovazione consulenza sede crescita agenzia studio`,
    responsibilities: `gestione gestire sviluppo sviluppare realizzazione supporto supportare coordinamento coordinare analisi analizzare controllo monitoraggio predisposizione redazione assicurare garantire collaborare partecipare pianificare definire progettazione
      progettare occuperà occuperai responsabile preparazione assistenza verifica elaborazione curare organizzare implementare effettuare vendita`,
    requirements: `esperienza anni laurea diploma conoscenza conoscenze buona ottima capacità inglese competenze maturata titolo preferenziale requisiti precisione autonomia problem patente disponibilità possesso attitudine predisposizione-al autonom padronanza doti
      relazionali richiesta richiesto gradita costituisce dimestichezza flessibilità provenienza`,
    perks: `contratto retribuzione ral buoni pasto ticket welfare assicurazione smart working formazione ferie premio bonus offriamo offre ambiente crescita-professionale benefit ccnl livello indeterminato inserimento percorso auto aziendale flessibili sanitaria stimolante dinamico`,
    other: `candidatura candidati candidature cv curriculum inviare invia mail contatti privacy trattamento dati personali selezione sessi ambosessi legge colloquio telefono gdpr interessati d.lgs annuncio`,
  },
  labels: {
    jobTitle:
      "posizione(?: ricercata| aperta)?; ruolo; figura(?: ricercata| professionale)?; titolo(?: .{2,20})?; mansione; qualifica; offerta di lavoro; profilo ricercato; profilo; titolo (?:dell'annuncio|della posizione|di lavoro); profilo professionale; professione; posizione lavorativa; si ricerca",
    companyName: "azienda; società; datore di lavoro; nome azienda; impresa; cliente; ente; ragione sociale",
    recruitmentAgency: "agenzia(?: per il lavoro)?; società di selezione; agenzia di selezione",
    location:
      "sede(?: di lavoro| lavorativa)?; luogo(?: di lavoro)?; zona(?: di lavoro)?; località; città; provincia; dove; comune; regione; luogo (?:di svolgimento|dell'impiego|di impiego); sede(?: di servizio| dell'attività); indirizzo; località di lavoro; sedi",
    salary:
      "retribuzione(?: .{2,25})?; stipendio; ral; compenso; salario; inquadramento(?: economico)?; rimborso(?: spese)?; paga; retribuzione (?:annua|lorda|mensile|offerta|oraria)(?: .{0,15})?; stipendio (?:lordo|mensile|annuo|offerto)(?: .{0,12})?; trattamento economico; fascia (?:retributiva|salariale); ral (?:prevista|indicativa)",
    term: "(?:tipo|tipologia|durata)(?: di| del)? ?(?:contratto|contrattuale|impiego|rapporto|lavoro)?; contratto(?: offerto| proposto)?; orario(?: di lavoro)?; inquadramento; rapporto di lavoro; impegno; disponibilità oraria; durata; tipo (?:di impiego|di rapporto|di orario|occupazione); durata (?:del contratto|contratto); ore settimanali; grado di occupazione; forma contrattuale; modalità di lavoro",
    referenceNumber:
      "(?:codice|numero|n[.°]*)(?: di)? (?:riferimento|annuncio|offerta|selezione|posizione); rif; riferimento(?: annuncio)?; id(?: annuncio| offerta)?; codice",
    publishedDate:
      "(?:pubblicat[oa]|inserit[oa])(?: il| in data)?; data(?: di)? (?:pubblicazione|inserimento|annuncio); data; pubblicazione; pubblicato (?:il|da|in data)?; data (?:di )?(?:pubblicazione|inserimento|annuncio|aggiornamento); annuncio del; aggiornato(?: il)?",
    applicationDeadline:
      "scadenza(?: .{2,25})?; (?:data|termine)(?: di)? (?:scadenza|chiusura|ultima)(?: .{2,25})?; candidature entro(?: il)?; entro(?: il)?; termine(?: ultimo)?(?: per .{3,30})?; valid[oa] fino al; candidarsi entro(?: il)?; scadenza (?:candidature|annuncio|bando|presentazione domande|offerta); data (?:di )?scadenza(?: .{0,20})?; termine (?:candidature|presentazione|per la candidatura)(?: .{0,20})?; scade il; termine di inoltro; termine di concorso",
    ignored:
      "contatti; telefono; tel; e-?mail; sito(?: web)?; data (?:di )?inizio; inizio; settore; reparto; area; esperienza; livello; lingue; numero .{2,20}; posti(?: disponibili)?; funzione; categoria; decorrenza; titolo di studio; persona di contatto; referente; indirizzo e-?mail; cellulare; data (?:di )?(?:inizio|assunzione|entrata in servizio)(?: .{0,12})?; entrata in servizio; inizio (?:lavoro|contratto|previsto)?; settore (?:aziendale|di attività)?; area (?:funzionale|professionale); categoria (?:professionale|protetta); livello (?:di istruzione|di esperienza|di carriera); n\\.? posti; numero (?:di )?(?:posti|posizioni|risorse); lingua; patente; disponibilità",
  },
  terms: {
    "Full-time": "tempo pieno; full[ -]?time; a tempo pieno; orario pieno; giornata intera",
    "Part-time": "tempo parziale; part[ -]?time; a tempo parziale; orario ridotto; mezza giornata",
    Contract:
      "determinato; tempo determinato; somministrazione; partita iva; p\\. ?iva; freelance; a progetto; collaborazione; co\\.co\\.co; stagionale; sostituzione maternità; apprendistato; contratto (?:a termine|a progetto|stagionale|a chiamata|di collaborazione|in somministrazione); lavoro (?:a chiamata|interinale|stagionale|somministrato); interinale; libero professionista",
    Internship: "tirocinio; stage(?= |$|[,.:)(/-]); stagista; tirocinante; apprendistato",
    Permanent: "indeterminato; tempo indeterminato",
  },
  occupations: `ingegner sviluppatore sviluppatrice programmatore tecnico responsabile direttore direttrice impiegat addett assistente consulente analista commerciale venditore commess contabile infermier medico insegnante educatore educatrice
    camerier cuoco cuoca barista autista magazziniere operaio operatore operatrice elettricista idraulico meccanico saldatore falegname muratore receptionist segretari avvocato architetto designer grafico redattore giornalista traduttore
    manager coordinatore coordinatrice specialist stagista tirocinante farmacista fisioterapista psicologo ricercatore chimico biologo perito geometra progettista disegnatore manutentore montatore agente promoter capo parrucchier estetista
    panettiere pasticciere pizzaiolo engineer developer scientist controller buyer account executive director architect operator docente formatore formatrice custode boscaiolo carpentiere piastrellista imbianchino intonacatore lattoniere vetraio fabbro tornitore fresatore attrezzista tubista gruista escavatorista giardiniere agricoltore bracciante vivaista veterinario pescatore macellaio salumiere fornaio fiorista cassier lavapiatti sommelier portiere governante domestica colf badante babysitter tata bidell vigilante pompiere corriere postin portalettere fattorin trasportatore camionista mulettista carrellista imballatore confezionatore scaffalista ostetric dentista odontoiatra igienista logopedista podologo dietista nutrizionista chirurgo pediatra psichiatra radiologo oss caposala soccorritore maestr insegnant professore dottorand assegnista ricercatrice tutor bibliotecari archivista interprete fotografo musicista attore illustratore notaio paralegale giudice attuario economista matematico sociologo archeologo geologo agronomo biologa centralinista dattilografo pizzaiola sarta calzolaio orafo decoratore programmatrice sistemista collaudatore tester capocantiere caposquadra capoturno ragionier amministrativ tirocinant apprendista dirigente animatore animatrice bagnino istruttore`,
  beforeTitle: `(?:ricerca|cerca|ricerchiamo|cerchiamo|seleziona|selezioniamo|stiamo cercando|stiamo ricercando|assume|alla ricerca di)(?: .{0,60}?)?? (?:una?|un/a|un/una|uno|n\\. ?\\d+|il nostro|la nostra|\\d); (?:come|ruolo di|posizione di|figura di|in qualità di)`,
  afterTitle:
    "che per con da in presso a\\s+cui al di\\s+nostr il\\s+quale la\\s+quale da\\s+inserire a\\s+tempo nel nella ambosessi dotat",
  beforeCompany: "siamo; in; presso; su; chi è; la società; l'azienda; per; perché; scopri",
  afterCompany:
    "è (?:una?|un'|l'|la|il|leader|un|uno); ricerca; cerca; seleziona; offre; opera; si occupa; sviluppa; nasce; produce; progetta; aiuta; conta; supporta; s\\.?p\\.?a",
  agency:
    "(?:per|nostro|importante|un nostro) (?:\\S+ ){0,4}?(?:cliente|azienda cliente)(?:,| e| operante| del|\\.| nel| leader| con); azienda cliente; nostro cliente; per conto di; agenzia per il lavoro; per (?:importante|nota|storica|prestigiosa) (?:azienda|società|realtà|cliente)",
  beforeLocation:
    "nel centro di; in centro a; con sede a; sede di; sede a; sita in; zona; a; in; presso la sede di; ufficio di; uffici di; di; sede in; vicinanze di; ubicata a",
  beforePublished: "pubblicat[oa](?: il)?; data pubblicazione; annuncio del; inserit[oa] il",
  beforeDeadline:
    "(?:scadenza|termine)(?: (?:delle|per|della|di|del) (?:\\S+ ){0,5}?)?(?: ?(?:è|il|fissata|al))*; entro(?: e non oltre)?(?: il| le ore .{2,8} del)*; fino al; candidature entro(?: il)?",
  relative: {
    days: "# giorni fa; # giorno fa",
    hours: "# ore fa",
    weeks: "# settiman[ae] fa",
    months: "# mes[ei] fa",
  },
  // prettier-ignore
  words: {
    pageNumber: "pagina",
    pageOf: "di",
    mailHeaders: "Da; Inviato; Oggetto",
    mailSubject: "Oggetto",
    forwarded: "inoltrato",
    conjunctions: "e; o",
    navigation: "candidati(?: ora| subito)?; salva(?: annuncio)?; condividi; stampa; accedi; registrati; torna (?:indietro|ai risultati); vedi altro",
    otherJobs: "(?:altre|annunci|offerte) (?:offerte|annunci|posizioni|simili|correlate)(?: .{0,40})?",
    careersHeadings: "lavora con noi; offerte di lavoro; carriere; posizioni aperte",
    boardSections: "carriere; lavora",
    boardSectionsAt: "in; presso; con",
    signIn: "(?:accedi|effettua l'accesso|registrati)(?: (?:o|a|con|per) .{1,60})?; accesso; crea (?:un )?account",
    challenges: "(?:verifica|conferma) (?:di essere|che sei) (?:un )?(?:essere )?umano(?:[ .,].{0,120})?; non sono un robot; controllo di sicurezza; accesso negato; un momento",
    pageTitleHiring: "cerca",
    pageTitleIn: "in; a",
    afterCopyright: "Tutti[ ]",
    placeholders: "riservat[oa]",
    headingLead: "il; lo; la; le; i; gli; tuo; tua; tuoi; tue; l'; principali",
    jobWords: "posizione; contratto",
    outlook: "possibilita di",
    occupationEndings: "a; o; e",
    titleOpenEnds: "e; o; di; del; della; in; per; con",
    titleWanted: "cercasi; ricercato",
    titleLevels: "esperto; esperta; principiante",
    titleOpenings: "come; una?",
    titleBeforeEmployer: "presso",
    titleBeforeTown: "in; a",
    greetings: "ciao; buongiorno; salve; gentile; caro; nuovo",
    companyCertainlyBefore: "siamo; presso; l'azienda",
    onBehalf: "per conto d(?:i|ella?)",
    articles: "il; la",
    aboutCompany: "chi è",
    nameWords: "e",
    beforeNames: "Lavorare in; L['’]; L'azienda; La; Le; In; Siamo; da; i; a; in; Il; Lo; Gli; Presso; Per; Con; Al; Alla; Nel; Nella",
    linesBeforeName: "la; le",
    notNames: "Il; Lo; La; Gli; Siamo",
    institutions: "comune di; azienda ospedaliera; universita; fondazione; istituto; provincia di; regione; università; azienda (?:sanitaria|ospedaliera|usl); ospedale; cooperativa; scuola; liceo; ministero; associazione",
    agencyWords: "selezione personale; agenzia per il lavoro; somministrazione; selezione(?: e)? (?:del )?personale; risorse umane; ricerca e selezione; lavoro interinale",
    siteWords: "sede",
    seeking: "cerca; ricerca",
    saysTown: "in; a",
    townParticles: "in; la",
    townListJoin: "o",
    besideTown: "o",
    workplaceFacts: "ibrid[oa]; in sede",
    remote: "da remoto; remoto",
    streetsBeforeNumber: "Via; Viale; Piazza; Corso",
    one: "un; una",
    published: "pubblicat; data",
    applying: "candidat; scaden; invi; curric; (?<!de)termin",
    contractEnds: "contrat; durata; sostituz",
    startsWork: "inizio; decorr; a partire; assunz",
    referenceNames: "rif; annuncio",
    referenceBeforeCode: "annuncio",
    quoting: "oggetto; numero",
    payWords: "\\bral\\b; compenso; retribu; stipend",
    notPay: "fatturato; premi[ae]",
    payGross: "lordi; lorda; lordo",
    payPer: "al; all'",
    payPeriods: "ora; giorno; mese; anno; annui; mensili",
    payHours: "ora",
    weekHours: "(?:ore|h) ?(?:settimanali|a settimana|alla settimana|/ ?settimana)",
    workloadWords: "grado d'occupazione; grado di occupazione",
    payFrom: "da; tra; fino a",
    payTo: "a; e; al",
    weWords: "noi; nostr\\w+; siamo",
    offerWe: "noi",
    offerTo: "ti",
    offers: "offriamo; si offre; garantiamo; mettiamo a disposizione",
    youWill: "ti occuperai",
    youDo: "la risorsa; il candidato si; ti occuperai; si occuperà; avrai il compito; dovrai; gestirai; la risorsa (?:si occuperà|sarà|dovrà|avrà)",
    youHave: "hai; sei; possiedi; sei in possesso; il candidato (?:ideale )?(?:ha|possiede|è)",
    years: "anni",
    howToApply: "per (?:ulteriori )?informazioni; candidati(?: ora|\\b); invia(?:re|ci)? .{0,25}c(?:v|urriculum); inviare (?:il |la |un )?(?:proprio |propria )?(?:cv|curriculum|candidatura); gli interessati (?:possono|sono)|i candidati interessati; inviando (?:il|un|cv)|lettera di (?:presentazione|motivazione)",
    legalNotes: "pari opportunita; ambosessi; dati personali; offerta rivolta a|rivolto ad entrambi|entrambi i sessi|di tutte le eta e|l\\. ?903|d\\.?lgs|parita di (?:genere|trattamento)|trattamento dei dati|informativa privacy|senza distinzione",
    equalityGrounds: "religione; sesso",
    closings: "(?:cordiali|distinti) saluti",
  },
  // prettier-ignore
  record: {
    valueKeys: "nome",
    contactKeys: "contatto referente",
    keys: {
      title: { endings: "titolo" },
      company: { plain: "azienda", endings: "azienda" },
      city: { plain: "citta" },
      region: { plain: "provincia" },
      salary: { plain: "retribuzione" },
      reference: { plain: "riferimento" },
      published: { plain: "datapubblicazione", endings: "pubblicazione" },
      deadline: { plain: "datascadenza", endings: "scadenza" },
      description: { endings: "descrizione" },
    },
    titleEndings: "titolo",
  },
};
