import type { LanguagePack } from "./pack.js";

/** Dutch. */
export const nl: LanguagePack = {
  code: "nl",
  stopWords:
    "en de het een van je jij we wij in op voor met is zijn bij aan te dat die ons onze jouw naar als ook of om bent hebt",
  telling: "ij oe heid",
  months:
    "januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sept|sep oktober|okt november|nov december|dec",
  headings: {
    description: `
      over (?!jou\\b).{2,30}; wie (?:zijn|is) (?:wij|we|.{2,20});
      (?:de |het |ons |onze )?(?:organisatie|bedrijf|bedrijfsprofiel|opdrachtgever|team|afdeling|werkgever|missie);
      (?:bedrijfs|vacature|organisatie)(?:omschrijving|informatie|profiel|beschrijving); omschrijving; de vacature;
      waar (?:kom|ga) je (?:te )?werken; dit zijn wij; inleiding; introductie; wat doen wij; ons verhaal;
      waar kom je terecht`,
    responsibilities: `
      taken(?:pakket)?; verantwoordelijkheden; werkzaamheden; functie-?inhoud; functieomschrijving;
      wat (?:ga|gaat|zul) (?:je|jij|u|u bij ons|je bij ons)(?: bij ons)?(?: precies)? doen;
      (?:dit|wat) (?:ga|doe|je|jij|ga je|ga jij|doe je|je gaat)(?: .{0,20})? (?:doen|doet); wat je gaat doen;
      (?:jouw|je|de) (?:rol|taken|functie|werk|dag|werkdag|baan|impact); hoe ziet (?:jouw|je|de|een) .{2,25} eruit;
      (?:dit|wat) houdt de functie in; wat houdt de functie in; als .{3,50} (?:ben|ga|zorg|houd) (?:je|jij|u);
      waar ga je aan werken; dit wordt jouw rol`,
    requirements: `
      wat (?:wij|we) (?:van (?:je|jou|u) )?(?:vragen|verwachten|zoeken);
      functie-?eisen; (?:functie)?vereisten; eisen; wat (?:vragen|verwachten|zoeken) (?:we|wij)(?: van (?:je|jou|u))?;
      (?:wij|we) (?:vragen|verwachten|zoeken)(?: .{0,15})?;
      wie (?:ben|zoeken|ben jij|zoeken we|zoeken wij|je bent)(?: (?:jij|je|we|wij))?;
      (?:dit|wat|dat) (?:breng|neem|heb|ben|vragen|breng je|neem je)(?: (?:je|jij|wij|we))?(?: (?:mee|in huis|nodig))?;
      wat (?:je|jij) (?:meebrengt|meeneemt|in huis hebt); (?:jouw|je|het) profiel; profiel; over jou;
      herken (?:jij|je) (?:jezelf|je|dit).{0,15}; competenties; vaardigheden; kwalificaties;
      opleiding(?: en ervaring)?; ervaring; jij (?:hebt|bent|brengt); kennis(?: en .{2,20})?; ben jij het; heb jij;
      dit ben jij; dit vragen (?:we|wij)(?: van (?:je|jou|u))?; jouw kwaliteiten`,
    perks: `
      wat (?:wij|we) (?:je |jou |u )?(?:te )?bieden(?: .{0,15})?; wat je (?:krijgt|van ons krijgt);
      (?:dit|wat|dat) (?:bieden|krijg|kunnen|mag)(?: (?:wij|we|je|jij))?(?: (?:jou|je|jij|u|van ons|verwachten|bieden))*(?: .{0,15})?;
      (?:wij|we) bieden(?: .{0,15})?; (?:secundaire )?arbeidsvoorwaarden; (?:ons|het) aanbod; voordelen;
      waarom (?:je|jij|bij ons|wij|.{2,20})(?: .{0,20})?; wat (?:kun|mag) je (?:van ons )?verwachten;
      jouw (?:voordelen|arbeidsvoorwaarden|beloning); salaris en arbeidsvoorwaarden; dit krijg je(?: .{0,15})?;
      daarom .{2,25}; wat staat er tegenover; extra's`,
    other: `
      sollicit(?:eren|eer|atie|atieprocedure)(?: .{0,30})?; contact(?: .{0,25})?;
      (?:interesse|enthousiast|geïnteresseerd|nieuwsgierig)(?: .{0,30})?; (?:hoe|direct) solliciteren;
      meer (?:informatie|weten)(?: .{0,20})?; procedure; acquisitie.{0,40}; locatie; standplaats; salaris;
      openingstijden; info; adres; vragen(?: .{0,15})?; dienstverband; overige informatie; reageren;
      vergelijkbare vacatures; bijzonderheden; werktijden; tech stack`,
  },
  headingWords: {
    responsibilities: "taken doen doet werkzaamheden verantwoord slag werkdag klus",
    requirements: "vragen vraag zoeken brengt bent profiel eisen kwaliteiten nodig herken ervaring meebreng hebt heb",
    perks: "bied bieden krijg krijgt terug aanbod voordelen voorwaarden arbeidsvoorwaarden beloning jou",
  },
  cues: {
    description: `bedrijf opgericht organisatie klanten marktleider collega's medewerkers familiebedrijf sinds wereldwijd internationaal onderdeel groep team zoeken zoek zijn vestigingen gespecialiseerd missie actief gevestigd sfeer`,
    responsibilities: `verantwoordelijk ontwikkel ontwikkelen beheer beheren begeleid begeleiden coördineer ondersteun ondersteunen zorg zorgen uitvoeren voert opstellen adviseer adviseren analyseer onderhoud onderhouden bewaken verzorgen organiseer plannen
      realiseren contact rapporteer meedenken bouwt bouwen werkt leidt stuurt houdt behandel schrijf schrijven verwerken controleren draagt bedien`,
    requirements: `ervaring jaar opleiding diploma mbo hbo wo mbo-niveau hbo-niveau denkniveau werk-en kennis vaardig vaardigheden rijbewijs beheersing nederlands nederlandse engels zelfstandig teamspeler communicatief flexibel beschikt beschikbaar bereid pré affiniteit
      stressbestendig gastvrij nauwkeurig enthousiast eigenschappen certificaat afgerond aantoonbare proactief leergierig woonachtig bent hebt`,
    perks: `vakantiedagen vakantiegeld pensioen reiskosten reiskostenvergoeding salaris bieden thuiswerken opleidingsmogelijk doorgroei ontwikkelingsmogelijk lease leaseauto laptop telefoon bonus dertiende 13e maand korting borrel borrels lunch fooi werkdagen
      arbeidsvoorwaarden cao contract uitzicht vergoeding pensioenregeling atv adv secundaire gezellig budget winstdeling fiets vrijdagmiddagborrel`,
    other: `solliciteer solliciteren sollicitatie cv motivatie motivatiebrief mail stuur contact vragen telefoon bellen bel reageer acquisitie procedure assessment gesprek privacy gegevens wervingsbureaus`,
  },
  labels: {
    jobTitle: "functie(?:titel|naam|benaming)?; vacature(?:titel)?; titel; beroep; positie; rol",
    companyName: "bedrijf(?:snaam)?; werkgever; organisatie; opdrachtgever; naam (?:bedrijf|organisatie); klant",
    recruitmentAgency:
      "(?:uitzend|werving|detachering|bemiddeling|recruitment|detacherings|wervings)-?(?:bureau|organisatie); bureau; intermediair; bemiddelaar; recruiter",
    location:
      "locatie; standplaats; plaats; werk(?:locatie|plek|plaats)|regio; vestiging; provincie; stad; waar; standplaats/regio; werkgebied; plaatsnaam",
    salary:
      "salaris(?:indicatie|schaal|range|is)?; bruto ?(?:maand|jaar)?salaris; vergoeding; loon; uurloon; uurtarief; tarief; beloning; inschaling; schaal; maandsalaris; stagevergoeding; salaris per .{3,8}",
    term: "dienstverband; (?:contract|werk|functie)(?:vorm|type|duur|omvang); soort (?:dienstverband|contract|baan|vacature); contract; uren(?: per week)?; werkweek; aantal uren; aanstelling; duur; werktijd(?:en)?; omvang; type (?:dienstverband|baan|contract); looptijd; arbeidsduur; fte; urenaantal; soort dienst",
    referenceNumber:
      "(?:vacature|referentie|functie|job|aanvraag|opdracht)-?(?:nummer|nr|code|id|kenmerk); referentie; kenmerk; ref; vacaturenummer; nummer; id; onder vermelding van",
    publishedDate:
      "(?:geplaatst|gepubliceerd|online|plaatsing)(?: op| sinds)?; (?:publicatie|plaatsings)datum; datum(?: plaatsing| geplaatst| publicatie)?; online sinds",
    applicationDeadline:
      "(?:sluitings|sluit|reactie|einde?|sollicitatie|uiterste)-?(?:datum|termijn|deadline)(?: .{2,20})?; sluit op; reageren (?:voor|kan tot|tot|vóór)(?: en met)?; solliciteren (?:kan )?(?:voor|tot|tot en met|vóór); deadline; uiterlijk; vacature sluit(?: op)?; vacature geldig tot; geldig tot",
    ignored:
      "contact(?:persoon)?; telefoon(?:nummer)?; tel; e-?mail; website; startdatum; start; ingangsdatum; afdeling; branche; vakgebied; sector; opleiding(?:sniveau)?; niveau; ervaring(?:sniveau)?; aantal .{2,20}; talen; taal; adres; openingstijden; per; rijbewijs; werkniveau",
  },
  terms: {
    "Full-time":
      "full[ -]?time; voltijds?; 40 uur; 36[ -]?(?:-|tot|–)[ -]?40 uur; 38 uur; 32[ -]?(?:-|tot|–)[ -]?40 uur",
    "Part-time": "part[ -]?time; deeltijds?; (?:8|12|16|20|24|28)(?: ?(?:-|tot|à) ?\\d\\d)? uur; bijbaan",
    Contract:
      "tijdelijk(?:e)?; bepaalde (?:tijd|duur); interim; freelance; zzp(?:'er)?; detachering; uitzend(?:basis|contract|kracht)?; jaarcontract; oproepbasis; projectbasis; vervanging",
    Internship:
      "stage(?= |$|[,.:)(/-]); stagiair(?:e)?; afstudeerstage; afstudeeropdracht; traineeship; bbl; leerwerkplek; werkstudent",
    Permanent: "vast(?:e)? (?:dienst(?:verband)?|contract|aanstelling|baan); onbepaalde (?:tijd|duur)",
  },
  occupations: `medewerker manager ontwikkelaar ingenieur adviseur consultant specialist monteur verpleegkundige verzorgende leraar docent begeleider chauffeur kok ober verkoper verkoopmedewerker administratief administrateur boekhouder
    assistent secretaresse receptionist leidinggevende teamleider directeur coördinator projectleider projectmanager analist ontwerper redacteur schrijver jurist advocaat architect tester beheerder technicus elektricien loodgieter
    timmerman schilder lasser operator magazijnmedewerker orderpicker schoonmaker beveiliger bezorger kapper bakker slager arts apotheker fysiotherapeut psycholoog onderzoeker promovendus stagiair trainee engineer developer designer scientist
    controller inkoper planner calculator werkvoorbereider uitvoerder opzichter bedrijfsleider barmedewerker gastheer gastvrouw pedagogisch hulpverlener hovenier accountmanager vertegenwoordiger expert officer lead owner`,
  beforeTitle: `(?:zoeken|zoekt|zoek|gezocht)(?: wij| we)?(?: .{0,60}?)?? (?:een|naar een|een nieuwe|jou als|onze nieuwe|ons team een|enthousiaste|ervaren|gemotiveerde); op zoek naar (?:een|jou als|onze|ons|de); als(?: onze| een)?; (?:functie|vacature|rol|positie) (?:van|als|voor een); word(?:t)?(?: jij)?(?: onze)?; vacature`,
  afterTitle:
    "die voor met in bij op met\\s+een om om\\s+ons ben heb werk te die\\s+ons vanaf per binnen ter ga zorg naar jij je",
  beforeCompany: "wij zijn; bij; over; werken bij; voor; waarom; welkom bij; bij de; team van",
  afterCompany:
    "is (?:een|het|de|een|dé|hét|al|op|sinds|onderdeel|gevestigd|actief|gespecialiseerd|in); zoekt; biedt; ontwikkelt; staat; heeft; werkt; levert; helpt; maakt; bestaat; behoort; groeit; ontwerpt; zorgt; verzorgt; bouwt; produceert",
  agency:
    "(?:voor|bij|in opdracht van|namens) (?:onze|een van onze|één van onze|onze relatie|een|mijn) (?:\\S+ ){0,4}?(?:opdrachtgever|klant|relatie|cliënt|klanten|opdrachtgevers|eindklant); onze opdrachtgever; onze klant; uitzendbureau; wervings- en selectie; detacheringsbureau; via ons in dienst",
  beforeLocation:
    "in; te; gevestigd in; gevestigd te; locatie; regio; omgeving; standplaats; kantoor in; ons kantoor in; vestiging; vestiging in; hartje; nabij",
  beforePublished: "geplaatst(?: op)?; gepubliceerd(?: op)?; online sinds; geplaatst:; plaatsingsdatum",
  beforeDeadline:
    "sluitingsdatum(?: is| van deze vacature is)?; (?:reageren|reageer|solliciteren|solliciteer|sollicitaties?|stuur)(?:\\S* ){0,12}?(?:voor|vóór|tot|uiterlijk|t/m)(?: en met| op)*; uiterlijk(?: op| tot)?; tot en met; t/m; vóór; deadline(?: is)?; sluit op; tot uiterlijk",
  relative: {
    days: "# dag(?:en)? geleden",
    hours: "# uur geleden",
    weeks: "# weken? geleden",
    months: "# maand(?:en)? geleden",
  },
  compoundEndings: "",
  // prettier-ignore
  words: {
    pageNumber: "pagina",
    pageOf: "van",
    mailHeaders: "Van; Aan; Verzonden; Onderwerp; Datum",
    mailSubject: "Onderwerp",
    replyMarks: "doorst",
    forwarded: "doorgestuurd",
    conjunctions: "en; of",
    navigation: "solliciteer(?: nu| direct| hier)?; direct solliciteren; solliciteren; bewaar(?: vacature)?; bewaren; deel(?: deze vacature)?; delen; printen; inloggen; registreren; terug(?: naar (?:overzicht|vacatures|resultaten))?; meer (?:lezen|info); (?:terug naar )?alle vacatures; vacatures; zoeken; werkzoekenden; opdrachtgevers; vestigingen; werken bij ons; verhalen; alles accepteren; ga naar (?:de )?inhoud",
    otherJobs: "(?:andere|vergelijkbare|soortgelijke|meer|gerelateerde) (?:vacatures|banen|functies)(?: .{0,30})?",
    boardNames: "vacatures?",
    pageTitleLead: "vacature",
    careersHeadings: "werken bij.{0,40}; vacatures?",
    pageTitleHiring: "zoekt",
    pageTitleIn: "in",
    boardSections: "vacatures?",
    boardSectionsAt: "bij",
    employerLineAt: "bij",
    afterCopyright: "Alle[ ]",
    notCopyrightHolder: "alle",
    placeholders: "onbekend; n\\.v\\.t\\.?; niet opgegeven",
    headingLead: "jouw; je; uw; de; het; belangrijkste",
    jobWords: "functie; baan; dienst",
    outlook: "uitzicht op; perspectief op; kans op",
    certainContracts: "zzp",
    occupationEndings: "s; n; e; en; er",
    titleLead: "vacature",
    titleTail: "fulltime; parttime",
    titleBeforeEmployer: "bij",
    titleBeforeTown: "in; te",
    titleModifiers: "ervaren; enthousiaste; gedreven; nieuwe; gemotiveerde; en",
    notTitleOpenings: "je; jij; wil",
    greetings: "hallo; beste; geachte; goede(?:n|morgen|middag); nieuw",
    companyCertainlyBefore: "wij zijn; bij; werken bei",
    clientBefore: "bij",
    onBehalf: "namens; in opdracht van; voor (?:onze )?(?:opdrachtgever|klant),?",
    articles: "de; het",
    aboutCompany: "over; waarom",
    nameWords: "van; de; den",
    beforeNames: "Werken (?:bij|voor); Het; De; Bij; Bel; Interesse\\? Bel; Contact; Wij zijn; bij; in; en",
    linesBeforeName: "de; het",
    notNames: "De; Het; Een; Wij; Je; Jij; Ons; Onze; Deze; Dit",
    institutions: "gemeente; waterschap; provincie; stichting; universiteit; ziekenhuis; hogeschool",
    agencyWords: "uitzendbureau; uitzend\\w*; detachering; werving",
    siteWords: "gevestigd; standplaats",
    seeking: "zoekt; zoeken",
    saysTown: "te; nabij; in",
    townParticles: "van; aan; den; de",
    besideTown: "of",
    municipalities: "stad",
    remote: "thuiswerk\\w*",
    streetSuffixes: "straat; laan; plein; gracht; kade; weg",
    today: "vandaag",
    yesterday: "gisteren",
    dateWords: "vandaag",
    published: "geplaatst; online sinds; datum",
    applying: "sollicit; reag(?:eer|eren|ujte); stuur; sluit; vacan",
    contractEnds: "contract; tijdelijk",
    referenceNouns: "vacature",
    referenceNumberWords: "nummer",
    referenceEndings: "erentie",
    referenceNames: "vacaturenummer; projectnummer",
    quoting: "onderwerp; vermeld; nummer",
    payWords: "vergoeding; uurloon; \\bloon; bruto",
    notPay: "omzet; vergunstig; kilomet; \\bkm\\b; opleidingsbudget",
    payPer: "per",
    payPeriods: "uur; dag; week; maand; jaar",
    payHours: "uur",
    payFrom: "van; tussen; tot",
    payTo: "tot; en; aan",
    payToBare: "tot",
    weWords: "wij; onze; ons",
    offerWe: "wij; we",
    offerCan: "kan",
    offers: "bieden; je krijgt",
    youWill: "je gaat",
    youDo: "je (?:plaatst|beheert|begeleidt|zorgt|werkt|stelt|bent verantwoordelijk|ontwikkelt|adviseert|onderhoudt|voert|helpt); als [a-z ]{3,40} (?:plaats|zorg|werk|ben|ga|help)[ ]",
    youHave: "je (?:hebt|bent|beschikt); jij (?:hebt|bent)",
    years: "jaar",
    howToApply: "voor meer informatie; solliciteer; stuur (?:dan|je|jouw); stuur .{0,30}cv; sluitingsdatum",
    legalNotes: "gelijke kansen; acquisiti[eo].{0,30}niet",
    closings: "met vriendelijke groet(?:en)?",
  },
  // prettier-ignore
  record: {
    valueKeys: "naam",
    keys: {
      title: { plain: "titel", endings: "functie titel" },
      company: { plain: "bedrijfsnaam werkgever", endings: "werkgever" },
      place: { plain: "plaats" },
      city: { plain: "stad" },
      country: { plain: "land" },
      salary: { plain: "salaris" },
      term: { plain: "dienstverband" },
      reference: { plain: "referentie referentienummer kenmerk", endings: "referentie" },
      id: { exact: "vacatureid" },
      published: { plain: "publicatiedatum" },
      deadline: { plain: "einddatum sluitingsdatum", endings: "vervaldatum sluitingsdatum" },
      description: { plain: "omschrijving", endings: "omschrijving" },
      responsibilities: { plain: "taken" },
      requirements: { plain: "eisen" },
    },
    textKeys: "omschrij",
  },
};
