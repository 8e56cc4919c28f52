import type { LanguagePack } from "./pack.js";

/** German. */
export const de: LanguagePack = {
  code: "de",
  stopWords:
    "und der die das mit für wir sie ist ein eine den von zu auf im bei dich dein ihre unser unsere du dir als oder sowie nicht zur zum",
  telling: "ä ö ü ß",
  months:
    "januar|jänner|jan februar|feber|feb märz|mrz|mär april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov dezember|dez",
  headings: {
    description: `
      über (?:uns|.{2,30}); wer wir sind; (?:wer|was) (?:sind|machen) wir; wir über uns; wir sind(?: .{0,25})?;
      (?:das |unser )?(?:unternehmen|team|projekt|institut);
      (?:unternehmens|stellen|firmen|job|positions|projekt|kurz)(?:beschreibung|profil|portrait|vorstellung);
      einleitung; die (?:stelle|position|firma|abteilung|rolle);
      unser(?:e)? (?:kunde|mandant|auftraggeber|mission|vision|geschichte|klient(?:in)?); das sind wir;
      darum geht es bei uns; beschreibung; was wir (?:tun|machen); was uns (?:ausmacht|antreibt);
      arbeitgeber(?:profil|vorstellung)`,
    responsibilities: `
      aufgaben; aufgaben(?:gebiet|bereiche?|schwerpunkte|profil|stellung)e?; hauptaufgaben; kernaufgaben;
      tätigkeit(?:en|sbereich|sgebiet|sfeld|sschwerpunkte)?; verantwortlichkeiten; verantwortungsbereiche?;
      verantwortung;
      (?:das|dies) (?:erwartet (?:dich|sie|euch)|machst du|machen sie|sind (?:deine|ihre) aufgaben|wirst du (?:tun|machen)|tust du|bewegst du);
      was (?:dich|sie|euch) erwartet;
      was (?:du|sie) (?:bei uns )?(?:machst|machen|tust|tun|bewegst|bewegen|erwartet|bewirken|bewirkst);
      was (?:du|sie) (?:bei uns )?(?:bewegen|tun|machen|bewirken) (?:kannst|können|wirst|werden);
      (?:daran|woran) (?:wirst du|arbeitest du|du arbeitest|werden sie|sie arbeiten)(?: arbeiten)?;
      (?:darum|worum) (?:geht's|geht es|es geht)(?: bei uns)?; so sieht (?:dein|ihr) (?:arbeits)?(?:alltag|tag) aus;
      hier bist du gefragt; hier sind sie gefragt; dein (?:job|beitrag|einsatz|wirkungskreis|tag|alltag|part|impact);
      ihr (?:einsatz|beitrag|wirkungskreis|job); deine (?:rolle|mission|herausforderung);
      ihre (?:rolle|herausforderung); stelleninhalt; arbeitsinhalte?; einsatzgebiet;
      womit du (?:dich beschäftigst|uns unterstützt); wie du uns unterstützt; wobei du uns unterstützt;
      wobei sie uns unterstützen; damit beschäftigst du dich;
      als .{3,50} (?:bist|sind|übernimmst|übernehmen) (?:du|sie); welche aufgaben`,
    requirements: `
      anforderung(?:en|sprofil); profil; qualifikation(?:en|sprofil)?; voraussetzung(?:en)?;
      (?:das|dies|was) (?:bringst du|bringen sie|du|sie)(?: .{0,15})?(?:mitbringst|mitbringen|mit|mitbringen solltest|mitbringen sollten|brauchst|auszeichnet|können solltest)(?: .{0,20})?;
      du bringst (?:das |folgendes )?mit; sie bringen (?:das |folgendes )?mit;
      damit (?:begeisterst|überzeugst|überzeugen|begeistern|punktest) (?:du|sie)(?: uns)?;
      das (?:solltest du|sollten sie|zeichnet (?:dich|sie)|macht (?:dich|sie)|wünschen wir uns|erwarten wir|hast du|kannst du|passt|bist du).{0,30};
      (?:wen|was) (?:suchen wir|wir (?:uns )?(?:von (?:dir|ihnen) )?(?:suchen|wünschen|erwarten|voraussetzen))(?: von (?:dir|ihnen))?;
      wir (?:erwarten|wünschen uns|suchen)(?: von (?:dir|ihnen))?;
      (?:fachliche |persönliche )?(?:kenntnisse|fähigkeiten|kompetenzen|erfahrungen?|ausbildung|stärken|skills|anforderungen);
      (?:dein|ihr) (?:background|skillset|know-how|können|hintergrund|talent|werkzeugkasten|rucksack);
      du passt (?:zu uns|perfekt).{0,25}; so passt du zu uns; (?:hast du|haben sie) das; idealerweise; wünschenswert;
      von vorteil; nice to have; sprachkenntnisse; wer (?:du bist|sie sind); über dich; das bist du;
      einstellungsvoraussetzungen; (?:was|womit) (?:du|sie) (?:uns )?(?:überzeugst|überzeugen|begeisterst);
      mit(?:bringen solltest du|zubringen)`,
    perks: `
      (?:das|dies|was) (?:bieten wir|wir(?: dir| ihnen| euch)? (?:bieten|zu bieten haben)|wir bieten|spricht für uns|bekommst du|gibt's bei uns|kannst du erwarten|haben wir zu bieten|erwartet (?:dich|sie) bei uns)(?: .{0,20})?;
      das bieten wir(?: .{0,20})?; wir bieten(?: .{0,25})?; (?:wir|was) haben (?:wir )?(?:was )?zu bieten;
      (?:unser|das) angebot(?: .{0,20})?;
      (?:deine|ihre|unsere|eure) (?:vorteile|benefits|leistungen|extras|pluspunkte|perspektiven|zusatzleistungen|goodies)(?: .{0,20})?;
      vorteile(?: .{0,20})?; benefits(?: .{0,20})?; (?:zusatz|sozial)?leistungen;
      (?:darauf|auf was) (?:kannst du dich|können sie sich|darfst du dich) freuen; freu(?:en sie sich| dich) auf;
      warum (?:wir|du|sie|zu uns|bei uns|.{2,25}\\?*)(?: .{0,25})?; (?:gute )?gründe(?: für uns)?(?: .{0,20})?;
      was (?:dich|sie) bei uns erwartet; (?:vergütung|gehalt) und (?:benefits|leistungen|konditionen);
      was für uns spricht; (?:darum|deshalb) (?:wir|zu uns); so profitierst du; was du von uns erwarten kannst;
      was sie von uns erwarten (?:können|dürfen);
      bei uns (?:erwartet (?:dich|sie)|bekommst du|finden sie|findest du).{0,20}; rahmenbedingungen; konditionen;
      perspektiven`,
    other: `
      (?:jetzt )?bewerb(?:ung|en|ungsprozess|ungsverfahren|ungsunterlagen|ungsfrist)(?: .{0,40})?;
      (?:ihre|deine) bewerbung; kontakt(?: .{0,25})?; ansprechpartner(?::?in)?(?: .{0,25})?;
      (?:haben wir|hat (?:ihnen|dir)) .{2,60}; interess(?:e|iert|iert\\?)(?: .{0,40})?;
      so (?:geht's|geht es|bewirbst du dich|funktioniert).{0,25}; neugierig(?: .{0,20})?; hinweise?(?: .{0,30})?;
      datenschutz.{0,30}; chancengleichheit; arbeitszeit(?:en)?; arbeitsort; (?:einsatz|dienst|stand)ort;
      beschäftigungsart.{0,30}; anstellungsart; vergütung; gehalt; eintritt(?:sdatum|stermin)?;
      (?:weitere|zusätzliche) (?:informationen|infos|hinweise|jobs); tech[- ]?stack; technologien;
      (?:wir freuen uns|freuen uns).{0,40}; fragen(?: .{0,20})?; (?:klingt|hört sich) .{2,30}; lust auf .{2,30};
      kontaktdaten; anschrift; adresse; befristung; impressum; ähnliche (?:jobs|stellen|stellenangebote);
      öffnungszeiten; rahmendaten; auf einen blick; eckdaten; nächste schritte`,
  },
  headingWords: {
    responsibilities:
      "lernst lernen aufgabe tätigkeit wirkungs einsatzgebiet machst tust alltag verantwort übernimmst bewegst spielfeld zuständig anpackst erledigst tun",
    requirements:
      "profil bringst mitbring brauchst brauchen anforder qualifik voraussetz auszeichne kenntnis erfahrung wünschen suchen passt überzeug stärken skills verfüg",
    perks:
      "bieten bietet angebot benefit vorteil leistungen freuen bekommst bekommen kriegst zurück gründe extras goodies profitier konditionen geboten dafür",
  },
  cues: {
    description: `unternehmen gegründet marktführer weltweit standort mitarbeiter:innen mitarbeitende mitarbeiterinnen kunden gruppe familienunternehmen mittelständ tradition hauptsitz international
      sucht suchen verstärkung team konzern tochter branche führend erfolgreich jahren seit zählt arbeitgeber kliniken einrichtung verein`,
    responsibilities: `verantwort betreu entwickl erstell planung plan koordin durchführ organis unterstütz überwach analys steuer leitung bearbeit umsetz dokumentation
      ansprechpartner pflege kontroll führung beratung berät konzeption weiterentwicklung optimier abwickl annahme vorbereitung mitarbeit mitwirk sicherstell übernehm übernimmst zusammenarbeit
      prüf erfassung bedienung wartung instandhaltung montage reinig einpack verpack auswertung abstimmung gestalt implementier betrieb begleit`,
    requirements: `erfahrung berufserfahrung ausbildung abgeschlossen studium kenntnis deutschkenntnis englischkenntnis fähigkeit teamfähig zuverlässig selbstständig selbständig eigenständig
      führerschein qualifikation abschluss idealerweise wünschenswert vorteil sicherer umgang gute sehr fundiert mehrjährig bereitschaft belastbar flexib kommunikation motivation engagiert freude
      verständnis vertraut affinität interesse wort schrift sorgfältig strukturiert arbeitsweise bringst verfügst verfügen voraussetzung vergleichbar hands-on spaß auftreten organisationstalent quereinsteiger`,
    perks: `urlaub urlaubstage homeoffice home-office gleitzeit altersvorsorge betriebliche vermögenswirksam jobrad jobticket deutschlandticket weiterbildung fortbildung vergütung gehalt kantine
      obst getränke kostenlos kostenfrei rabatt bonus prämie weihnachtsgeld urlaubsgeld zuschuss zuschüsse unbefristet flexible arbeitszeit attraktiv leistungsgerecht faire tarif benefits corporate
      fitness parkplatz parkplätze firmenwagen einarbeitung entwicklungsmöglich karriere firmenevents teamevents hierarchien krisensicher mitarbeiterrabatt gesundheit sonderzahlung arbeitsplatz`,
    other: `bewerbung bewerben bewirb bewerber lebenslauf anschreiben unterlagen kontakt ansprechpartnerin telefon e-mail mail senden schicken schick freuen datenschutz schwerbehinderte gleichstellung
      geschlecht herkunft religion interesse geweckt gehaltsvorstellung eintrittstermin fragen probetag anrufen diversität vielfalt`,
  },
  labels: {
    jobTitle:
      "stellen(?:bezeichnung|titel|angebot|ausschreibung); position; job(?:titel|bezeichnung)?; stelle(?: als)?; funktion; beruf; titel",
    companyName: "unternehmen; arbeitgeber; firma; firmenname; auftraggeber; organisation; einrichtung; betrieb; kunde",
    recruitmentAgency:
      "personal(?:dienstleister|vermittlung|vermittler|beratung|berater); vermittler; zeitarbeitsfirma; agentur; recruiter",
    location:
      "(?:arbeits|einsatz|dienst|stand|beschäftigungs|arbeitsplatz|tätigkeits)(?:ort|orte|stelle|stätte|stätten)e?; ort; (?:arbeits)?standorte?; stadt; region; wo",
    salary:
      "gehalt(?:sspanne|srahmen|sband|sangabe)?; vergütung(?:sgruppe)?; lohn; entgelt(?:gruppe)?; bezahlung; verdienst; jahresgehalt; monatsgehalt; stundenlohn; bruttogehalt; eingruppierung; besoldung; tarif; stundensatz; grundgehalt; mindestgehalt; einstiegsgehalt; gehalt \\(brutto\\)",
    term: "(?:anstellungs|beschäftigungs|vertrags|arbeitszeit|stellen)(?:art|form|verhältnis|modell|umfang|typ|grad|ausmaß)(?:en)?; vertrag; arbeitszeit(?:modell)?; umfang; befristung; arbeitsverhältnis; pensum; stellenumfang; laufzeit; dauer; arbeitsumfang; anstellung; beschäftigung; wochenstunden; arbeitspensum; angebotsart",
    referenceNumber:
      "(?:stellen-?|job-?|ausschreibungs-?|anzeigen-?|angebots-?|vakanz-?)?(?:referenz|kennziffer|kennzahl|kenn-?nummer|ref|chiffre|id|nummer|nr|code)(?:[- ]?(?:nummer|nr|code|id|ziffer))?; referenz-?(?:nr|nummer|code); auftragsnummer; geschäftszeichen; job-?id; aktenzeichen; bewerbungskennziffer; refnr",
    publishedDate:
      "(?:veröffentlicht|ausgeschrieben|online|erschienen|eingestellt|publiziert|inseriert)(?: am| seit)?; (?:veröffentlichungs|erscheinungs|ausschreibungs|anzeigen)datum; datum; stand; online seit; veröffentlichung",
    applicationDeadline:
      "(?:bewerbungs|einsende|melde|ausschreibungs)(?:frist|schluss|ende)(?: bis| endet am| zum)?; bewerbungen? bis(?: zum| spätestens)?; frist; bewerbbar bis; gültig bis; einsendeschluss; (?:zu )?bewerben bis(?: zum)?; bewerbungsfristende; anzeigenende; bewerbungsschlusstermin",
    ignored:
      "kontakt; ansprechpartner(?::?in)?; telefon; tel; fax; mobil; e-?mail; mail; internet; web(?:site)?; eintritt(?:sdatum|stermin)?; (?:arbeits)?beginn; start(?:termin)?; abteilung; branche; bereich; anzahl .{2,25}; besetzung; führungsverantwortung; berufsfeld; karrierestufe; sprachen; zum; adresse; öffnungszeiten",
  },
  terms: {
    "Full-time":
      "vollzeit(?:stelle|beschäftigung|kraft)?; ganztags; 40 (?:std|stunden)\\S* ?(?:pro|/|je|die) ?woche; 38,5 (?:std|stunden); 100 ?%",
    "Part-time":
      "teilzeit(?:stelle|beschäftigung|kraft|modell)?; minijob(?:ber)?; halbtags; geringfügig; 450-euro; 520-euro; 538-euro; 556-euro; aushilfe; nebenjob",
    Contract:
      "(?<!un)befristet(?:e|er|es|en)?; freiberuflich; zeitarbeit; arbeitnehmerüberlassung; elternzeitvertretung; freelance(?:r)?; projektvertrag; interim; zeitvertrag; vertretung",
    Internship:
      "praktik(?:um|ant|anten|antin)\\S*; werkstudent\\S*; ausbildung zum; ausbildung zur; ausbildungsplatz; duales studium; trainee\\S*; volontariat; praxissemester; abschlussarbeit; pflichtpraktikum",
    Permanent: "unbefristet(?:e|er|es|en)?; festanstellung; fest(?:e|en)? anstellung; dauerstelle",
  },
  occupations: `entwickler ingenieur leiter berater kaufmann kauffrau kaufleute kraft techniker mechaniker mechatroniker elektriker elektroniker sachbearbeiter assistent referent pfleger fachkraft fachmann verkäufer
    mitarbeiter fahrer koch köchin kellner lehrer erzieher arzt ärztin schlosser tischler maler maurer monteur lagerist buchhalter controller disponent designer redakteur architekt administrator informatiker
    programmierer verwalter betreuer therapeut helfer meister manager analyst konstrukteur planer trainer dozent wissenschaftler werkstudent praktikant auszubildende azubi volontär trainee jurist anwalt
    notar steuerberater prüfer makler gestalter zerspaner schweißer dachdecker gärtner florist friseur bäcker metzger konditor hausmeister reinigungskraft empfang rezeption sekretär beauftragte spezialist
    experte expertin consultant engineer developer scientist sozialarbeiter pädagoge psychologe hebamme apotheker laborant chemiker physiker biologe matrose kapitän pilot steward disponentin geschäftsführer vorstand vertrieb bediener`,
  beforeTitle: `(?:suchen|sucht|gesucht|suche|brauchen)(?: wir| wird| werden)?(?: .{0,70}?)?? (?:einen|eine|ein|eine\\(n\\)|eine:n|einen/eine|eine/n|eine/einen|einen/e|dich als|sie als|dich,? als|sie,? als|mehrere|motivierte|engagierte|erfahrene); (?:komm|kommen sie|verstärke|verstärken sie|werde|werden sie|bewirb dich|bewerben sie sich|arbeite|beginne|starte|starten sie|einstieg)(?: .{0,60}?)?? (?:als|teil .{2,30} als);
    als (?:unser(?:e|en)?|neue[rn]?)?; (?:stelle|position|funktion|stelle:|rolle) (?:als|einer|eines|der|des); werde`,
  afterTitle:
    "oder\\s+eine[n]? bzw der die das mit für in im am zur zum ab bei auf und\\s+du und\\s+sie welche welcher bist sind haben du sie zu an aus befristet unbefristet gesucht arbeitest übernimmst übernehmen unterstützt erwartet erwarten sowie möglichst",
  beforeCompany:
    "wir sind; bei; bei der; bei dem; über; über die; warum; zu; die; die firma; für die; der; willkommen bei; das; unternehmen",
  afterCompany:
    "ist (?:ein|eine|einer|der|die|das|seit|mit|im|führend|weltweit|spezialisiert|als|bundesweit|für); sind (?:ein|eine); sucht; bietet; entwickelt; steht; zählt; gehört; wurde; betreibt; beschäftigt; verbindet; produziert; vertreibt; unterstützt; schafft; gestaltet; versteht; hat; bündelt; vereint; fertigt; realisiert; berät; suchen",
  agency:
    "(?:für|im auftrag) (?:unseren|unserer|unsere|eines|einen|unseres|eine) (?:\\S+ ){0,4}(?:kunden|kundin|mandanten|mandantin|auftraggeber|kundenunternehmen|klienten|partner|partnerunternehmen|unternehmen|unternehmens); unser (?:kunde|mandant|auftraggeber|klient)(?:,| ist| sucht| bietet); unseres (?:kunden|mandanten|auftraggebers); beim kunden; im kundenauftrag; direktvermittlung; im rahmen der (?:arbeitnehmerüberlassung|personalvermittlung|direktvermittlung|zeitarbeit); kundenunternehmen",
  beforeLocation:
    "am standort; in unserem büro in; standort in; mit sitz in; sitz in; in; niederlassung in; büro in; raum; großraum; filiale in; werk in; für unseren standort; für den standort; dienstsitz in; dienstort",
  beforePublished:
    "veröffentlicht(?: am)?; online seit(?: dem)?; stand(?: vom)?; ausgeschrieben am; erschienen(?: am)?; eingestellt am; anzeige vom; vom",
  beforeDeadline:
    "bewerbungsfrist(?: endet am| ist der| bis(?: zum)?| am)?; bewerbungsschluss(?: ist(?: der)?| am)?; bewerb(?:en|ung|ungen|e|irb)(?:\\S* ){0,14}?bis(?: zum| spätestens| einschließlich)*; bis (?:spätestens|zum|einschließlich)(?: zum| dem)?; frist(?: endet am)?; einsendeschluss(?: ist(?: der)?)?; spätestens bis(?: zum)?; spätestens(?: am)?",
  relative: {
    days: "vor # tag(?:en)?; seit # tag(?:en)?",
    hours: "vor # stunden?",
    weeks: "vor # wochen?",
    months: "vor # monat(?:en)?",
  },
  compoundEndings: "",
  nounAfterArticle:
    "(?:[Dd](?:er|ie|as|en|em|es)|[Ee]in(?:e[rmns]?)?|[DdMmSsKk]?ein(?:e[rmns]?)?|[Ii]hr(?:e[rmns]?)?|[Uu]nser(?:e[rmns]?)?|zu[rm]|im|am|vom|beim|ins) (\\p{Lu}\\p{Ll}+)",
  // prettier-ignore
  words: {
    pageNumber: "seite",
    pageOf: "von",
    mailHeaders: "Von; An; Gesendet; Datum; Betreff",
    mailSubject: "Betreff",
    replyMarks: "aw; wg",
    forwarded: "weitergeleitet; ursprüngliche",
    conjunctions: "und; oder; bzw",
    navigation: "(?:jetzt |online |hier |direkt )?bewerben; jetzt online bewerben; merken; teilen; drucken; speichern; anmelden; registrieren; zurück(?: zur (?:übersicht|suche|stellenübersicht|liste))?; startseite; stellenangebote; ich trash interessiert; zurück zur trefferliste; impressum; datenschutz(?:erklärung)?; agb; zum (?:haupt)?inhalt(?: springen)?; stelle (?:merken|melden|teilen); mehr (?:anzeigen|erfahren|lesen); alle jobs; suche; karriere; job (?:merken|teilen|speichern); job als e-mail",
    otherJobs: "(?:ahnliche|weitere|verwandte|passende|andere) (?:jobs?|stellen\\S*|angebote|positionen)(?: .{0,40})?; (?:das|diese jobs) konnten? (?:dich|sie) .{0,30}",
    boardNames: "karriere; jobbörse; stellenangebote?",
    pageTitleLead: "stellenangebot; stellenausschreibung; karriere",
    careersHeadings: "karriere; offene stellen; stellenangebote?; jobs? & karriere",
    pageTitleHiring: "sucht",
    pageTitleIn: "in",
    applicationFor: "Bewerbung als",
    applicationAt: "bei",
    pageTitleAt: "bei",
    boardSections: "jobs?; karriere",
    boardSectionsAt: "bei",
    employerLineAt: "bei",
    afterCopyright: "Alle[ ]; Impressum",
    notCopyrightHolder: "alle",
    placeholders: "k\\. ?a\\.; keine angabe; nicht angegeben; vertraulich",
    headingLead: "die; das; der; dein; deine; deinen?; ihr; ihre; ihren; euer; eure; unsere?; wesentliche",
    jobWords: "stelle; anstellung; arbeit; vertrag; praktik",
    outlook: "option auf; aussicht auf; moglichkeit (?:der|einer|zur)",
    termsOfOthers: "vertretung",
    schoolWords: "schul; stud(?:ent|i|y|er)",
    occupationEndings: "s; in; n; e; en; innen; er",
    titleLead: "stellenangebot; stellenausschreibung; wir suchen; aw; wg",
    titleTail: "vollzeit; teilzeit; 100 ?%; ab sofort; home ?office",
    titleAside: "teilzeit; vollzeit",
    titleBeforeEmployer: "bei",
    titleBeforeTown: "in",
    titleModifiers: "erfahrene[nr]?; engagierte[nr]?; motivierte[nr]?; zuverlässige[nr]?; freundliche[nr]?; neue[nr]?; qualifizierte[nr]?; und",
    notTitleOpenings: "wir; du; sie; bist; möchten",
    genderMarks: "gn; alle geschlechter",
    genderThirds: "gn; div\\.?; divers",
    greetings: "hallo; moin; guten (?:tag|morgen); liebe[rs]?; sehr geehrte; neu; dringend",
    companyCertainlyBefore: "wir sind; bei; uber; firma",
    clientBefore: "bei",
    onBehalf: "(?:im auftrag|fur unsere[nr]? (?:kunden|mandant(?:en|in))|fur die firma)(?: der| des| von)?(?: firma)?",
    articles: "der; die; das",
    aboutCompany: "über; warum",
    nameWords: "und; der; den",
    companyJoin: "und",
    beforeNames: "Arbeiten bei; Karriere bei; Die; Der; Das; Bei; Wir,? (?:die|bei|sind); Wir sind; Wir; Firma; Für die; Über die; Als; In; Unternehmen; Mit; Unsere?; Kontakt; Kontaktieren Sie; Willkommen bei; Hier bei; bei; für; von; mit; der; die; das; in",
    linesBeforeName: "die; der",
    notNames: "Deutsch; Englisch; Wir; Sie; Du; Ihr; Ihre; Dein; Deine; Unser; Unsere; Das; Die; Der; Den; Dem; Ein; Eine; Als; Bei; Für; Mit; Im; Und; Diese[rs]?; Hier; Dann; KI; Firma; Europa",
    notNameOpenings: "Ein; Eine; Diese[rs]?; Jede[rs]?",
    institutions: "stadt; gemeinde; landkreis; kreis; landratsamt; hochschule; klinik\\w*; krankenhaus; stiftung; verband; verein; institut\\w*; bundesamt; landesamt; amt; schule; polizei; genossenschaft; universit\\w*",
    agencyWords: "personal(?:service|dienstleist\\w*|vermittlung|beratung|management|leasing|agentur); zeitarbeit; personalagentur",
    siteWords: "büro; standort; niederlassung",
    seeking: "sucht",
    saysTown: "in",
    townParticles: "an; am; im; in; bei; ob; der; den",
    townListJoin: "oder; und",
    besideTown: "oder; und; region",
    notTownsAfterNumber: "EUR; Euro; Uhr; Mitarbeiter; Jahr; Stunden; Kunden; Personen",
    manyTownsBefore: "kunden; standorte",
    manyTownsAfter: "und",
    remote: "home[- ]?office",
    workplaceFacts: "hybrid\\w*; vor ort",
    workplaceWords: "vor ort; homeoffice; home office",
    streetSuffixes: "stra(?:ß|ss)e; str\\.; weg; allee; platz; gasse; ring; damm; ufer",
    streetsBeforeNumber: "Im; Am; An der; In der",
    today: "heute; gerade eben",
    yesterday: "gestern",
    one: "einem; einer; ein",
    dateWords: "heute; gestern",
    published: "veröffentlicht; erschienen; online seit; datum",
    applying: "bewerb; bewirb; unterlagen; lebenslauf; frist; schluss; termin; gültig",
    contractEnds: "befrist; vertret; dauer",
    referenceNouns: "stellen; vakanz; ausschreibungs",
    referenceNumberWords: "id; nr; nummer; code; kennziffer",
    referenceEndings: "erenz",
    referenceAfterRef: "nr; nummer; code; id",
    referenceNames: "kennziffer; kenn-?nummer; chiffre; projektnummer",
    referenceBeforeCode: "nr\\.?; nummer; code; id; lautet",
    quoting: "kennzif; betreff; angabe; vermeld; nummer; ref",
    payWords: "gehalt; vergut; \\blohn; stundenlohn; entgelt; verdienst; brutto; tagessatz",
    notPay: "umsatz; pramie; zuschuss; gutschein; kunden; mitarbeiter; sachbezug; weihnacht; urlaubsgeld; trainingsbudget; weiterbildung; stiftung",
    payGross: "brutto; inkl\\.?",
    payPer: "pro; in der; im; die; je; der",
    payPeriods: "stunde; std\\.?; tag; woche; monat; jahr; jahrlich; monatlich; bruttojahresgehalt",
    payHours: "std; stunde",
    payFrom: "ab; von; zwischen; bis zu",
    payTo: "bis; und",
    payToBare: "bis",
    weWords: "wir; unser\\w*",
    offerWe: "wir",
    offerCan: "können",
    offerTo: "dir; ihnen",
    offers: "bieten; du bekommst; sie erhalten",
    youWill: "du wirst; sie werden",
    youDo: "du (?:planst|fuhrst|begleitest|entwickelst|betreust|arbeitest|unterstutzt|ubernimmst|erstellst|organisierst|verantwortest|beratst); sie (?:planen|fuhren|begleiten|entwickeln|betreuen|unterstutzen|ubernehmen|erstellen|organisieren|verantworten|beraten); als [a-z ]{3,40} (?:bist|sind|planst|ubernimmst)[ ]",
    youHave: "du (?:hast|bist|bringst|verfugst); sie (?:haben|sind|bringen|verfugen)",
    years: "jahre?n?",
    cvWords: "lebenslauf",
    howToApply: "bei fragen; fur ruckfragen; bewirb dich; bewerben sie sich; deine bewerbung; ihre bewerbung; aussagekraftig; wir freuen uns (?:auf|uber|dich); bewerbungsunterlagen; bewerbungsfrist",
    legalNotes: "alle rechte; impressum; schwerbehind; chancengleichheit; dsgvo-; datenschutz; personenbezogen; art(?:icle|ikel|\\.) 13",
    equalityGrounds: "geschlecht; herkunft; religion",
    equalityGroundsAfter: "alter; behinderung",
    closings: "mit (?:freundlichen|besten|herzlichen) grus+en; (?:viele|beste|herzliche|liebe) gruse",
  },
  // prettier-ignore
  record: {
    keys: {
      title: { exact: "stellentitel stellenbezeichnung", plain: "titel", endings: "funktion titel bezeichnung" },
      company: { plain: "arbeitgeber arbeitgeber.name firma", endings: "arbeitgeber firma arbeitgebername" },
      place: { exact: "arbeitsort standort", plain: "ort" },
      city: { plain: "ort", endings: "ort" },
      country: { plain: "land" },
      street: { exact: "strasse" },
      postcode: { plain: "plz" },
      salary: { plain: "gehalt lohn entgelt verguetung" },
      term: { plain: "arbeitszeit befristung arbeitszeitmodelle" },
      reference: { exact: "stellennummer kennziffer", plain: "kennung", endings: "referenznummer referenz kennziffer" },
      published: { plain: "aktuelleveroeffentlichungsdatum veroffentlichungsdatum", endings: "veroeffentlichungsdatum veroffentlichungsdatum" },
      deadline: { plain: "bewerbungsfrist", endings: "bewerbungsfrist bewerbungsschluss" },
      description: { exact: "stellenbeschreibung", plain: "beschreibung", endings: "beschreibung" },
      responsibilities: { plain: "aufgaben" },
      requirements: { plain: "anforderungen profil" },
      perks: { plain: "vorteile" },
    },
    titleEndings: "titel",
    textKeys: "beschreib",
  },
};
