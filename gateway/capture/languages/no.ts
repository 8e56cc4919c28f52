import type { LanguagePack } from "./pack.js";

/** Norwegian (Bokmål). */
export const no: LanguagePack = {
  code: "no",
  stopWords:
    "og i en er som for på med av til du vi det om har den et deg vår våre din hos kan eller være innen også de oss ikke av å vil fra",
  telling: "ø å æ",
  months:
    "januar|jan februar|feb mars|mar april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov desember|des",
  headings: {
    description: `
      om (?!deg\\b).{2,30};
      (?:selskapet|bedriften|virksomheten|avdelingen|stillingen|bakgrunn|beskrivelse|rollen|arbeidsgiveren|arbeidsstedet|kunden);
      hvem (?:er vi|vi er); stillings(?:beskrivelse|en); vår kunde`,
    responsibilities: `
      arbeidsoppgaver; ansvarsområder?; oppgaver;
      hva (?:du )?(?:skal|vil|kommer) (?:du )?(?:til å )?(?:gjøre|jobbe med);
      (?:dine|hoved)(?: )?(?:arbeids)?oppgaver; (?:din|hva er din) rolle; ansvar; arbeids- og ansvarsområder;
      stillingens innhold; stillingens ansvarsområder; hva går jobben ut på`,
    requirements: `
      kvalifikasjoner(?: .{2,20})?; (?:kvalifikasjons|utdannings)?krav(?: .{2,20})?;
      hvem (?:er du|ser vi etter|vi ser etter|søker vi);
      (?:vi|hva) (?:søker|ser)(?: vi)?(?: etter)?(?: deg)?(?: .{0,15})?; vi søker deg(?: .{0,15})?;
      ønskede kvalifikasjoner; ønskelig(?: .{2,20})?; personlige egenskaper; personlig egnethet; egenskaper;
      (?:din|vår) (?:profil|bakgrunn); du (?:har|er|bør ha); kompetanse(?: .{2,20})?; erfaring;
      utdanning(?: .{2,20})?(?:retning|snivå)?; om deg; hva du bør ha.{0,10}; språk; vi ønsker oss.{0,15};
      vi ønsker at du.{0,15}; hva må du ha`,
    perks: `
      vi (?:kan )?tilby[r]?(?: .{0,15})?; (?:hva|dette) (?:vi )?(?:kan )?(?:vi )?tilby[r]?(?: vi)?(?: .{0,10})?;
      goder; fordeler; betingelser; hvorfor (?:jobbe|velge|oss|.{2,20})(?: .{0,20})?; hos oss får du; vi gir deg;
      lønn og betingelser; ansettelsesvilkår`,
    other: `
      (?:slik )?søk(?:er du|nad|e|naden)?(?: .{0,25})?; kontakt(?:person|informasjon|info)?(?: .{0,20})?;
      (?:søknadsfrist|tiltredelse|arbeidssted|arbeidstid|lønn|stillingstype|omfang)(?: .{0,20})?;
      interessert(?: .{0,20})?; (?:annen|mer|øvrig) informasjon; spørsmål(?: .{0,25})?; om arbeidsgiveren;
      søknadsprosess; nøkkelinformasjon; sektor; høres dette.{0,20}`,
  },
  headingWords: {
    responsibilities: "arbeidsoppgave oppgave ansvar gjøre hverdag",
    requirements: "kvalifik krav egenskaper søker bakgrunn erfaring kompetanse ønsker utdanning håper",
    perks: "tilbyr tilbud fordel goder betingelser får lover",
  },
  cues: {
    description: `selskap selskapet bedrift bedriften grunnlagt ledende virksomhet kunder ansatte medarbeidere konsern verden markedet siden organisasjon søker velkommen kommune kommunen avdeling avdelingen teamet vokser norges norge nordens holder lokalisert`,
    responsibilities: `ansvar ansvarlig arbeide utvikle utvikling planlegge planlegging lede koordinere koordinering håndtere gjennomføre gjennomføring støtte drive delta følge oppfølging sikre bygge skape utføre administrere bistå samarbeid samarbeide dokumentere dokumentasjon
      analysere rapportere rapportering vedlikehold vedlikeholde salg bidra undervisning drift rådgivning kvalitetssikring prosjektering saksbehandling`,
    requirements: `erfaring utdanning utdannelse bachelor master kunnskap førerkort ønskelig krav norsk engelsk muntlig skriftlig høyere fagbrev autorisasjon egenskaper nøyaktig strukturert selvstendig fleksibel samarbeidsevner løsningsorientert initiativ evne evner kompetanse gode
      relevant bakgrunn personlig egnethet kjennskap liker trives serviceinnstilt strukturert minimum års må bør politiattest positiv engasjert`,
    perks: `pensjon pensjonsordning forsikring forsikringsordninger ferie fleksitid fleksibel tilbyr bonus lønn konkurransedyktig hjemmekontor utviklingsmuligheter karriere kantine trening parkering gode-ordninger faglig arbeidsmiljø sosialt goder betingelser personalrabatt velferd hyggelige
      kollegaer treningsrom lunsj kurs aktiviteter spennende`,
    other: `søknad søk søke cv intervju kontakt spørsmål kontaktperson e-post telefon søknadsfrist referanser vitnemål attester offentlig søkerliste mangfold ansettelsesprosess bakgrunnssjekk offentleglova tilsetting`,
  },
  labels: {
    jobTitle: "(?:stilling(?:stittel|sbetegnelse)?|tittel|jobbtittel|rolle|yrke)",
    companyName:
      "(?:arbeidsgiver|selskap|firma|bedrift|virksomhet|organisasjon|navn på arbeidsgiver|kunde|bedriftsnavn)",
    recruitmentAgency: "(?:rekrutterings|bemannings|vikar)(?:byrå|selskap|firma|bedrift); rekrutterer",
    location:
      "(?:sted|arbeidssted|lokasjon|by|kommune|plassering|arbeidsplass|fylke|sted for arbeid|hvor|kontorsted|område|lokalisering)",
    salary:
      "(?:lønn(?:sspenn|snivå|strinn|splassering)?|årslønn|timelønn|månedslønn|godtgjørelse|betingelser|stillingslønn)",
    term: "(?:ansettelsesform|stillingstype|stillingsprosent|stillingsbrøk|omfang|heltid/deltid|arbeidstid|varighet|type stilling|ansettelse|type ansettelse|ansettelsesforhold|heltid / deltid|stillingsstørrelse|jobbtype)",
    referenceNumber:
      "(?:ref(?:eranse)?(?:[- ]?(?:nr|nummer|id|kode))?|finn-?kode|stillings-?id|stillingsnummer|annonse-?(?:id|nummer)|id|referanse|saksnummer|annonsenummer|nav-?nummer|stillingsnr)",
    publishedDate: "(?:publisert|publiseringsdato|lagt ut|dato|sist endret|annonsert|registrert)(?: den)?",
    applicationDeadline:
      "(?:søknadsfrist(?:en)?|frist(?: for (?:søknad|å søke))?|søk(?:es)? innen|siste frist|søk senest|søkefrist|svarfrist|søknadsfrist utløper|deadline)(?: er| den)?",
    ignored:
      "(?:kontakt(?:person)?|telefon|tlf|tel|mobil|e-?post|hjemmeside|nettsted|nettside|tiltredelse|oppstart|start(?:dato)?|avdeling|bransje|antall .{2,20}|sektor|stillingsfunksjon|arbeidsspråk|språk|nøkkelord|adresse|lederkategori)",
  },
  terms: {
    "Full-time": "heltid; full stilling; fulltid; 100 ?%(?: stilling)?; fulltidsstilling",
    "Part-time":
      "deltid; deltidsstilling; (?:20|25|40|50|60|70|75|80) ?%(?: stilling)?; ekstrajobb; tilkalling\\S*; ekstrahjelp",
    Contract:
      "vikariat; vikar; engasjement; midlertidig; prosjektstilling; åremål; konsulentoppdrag; sesong\\S*; tidsbegrenset; frilans; selvstendig næringsdrivende; innleie",
    Internship: "praksis(?:plass)?; praktikant; trainee; lærling(?:plass)?; internship; studentstilling; sommerjobb",
    Permanent: "fast(?: stilling| ansettelse)?; fastansatt",
  },
  occupations: `ingeniør utvikler leder sjef konsulent spesialist assistent administrator koordinator saksbehandler tekniker selger rådgiver økonom regnskap lærer pedagogisk barnehagelærer sykepleier helsefagarbeider vernepleier lege
    kokk servitør renholder sjåfør lager montør mekaniker elektriker rørlegger sveiser tømrer snekker maler operatør resepsjonist sekretær jurist advokat arkitekt designer redaktør journalist oversetter tester kommunikasjons prosjektleder
    analytiker forsker stipendiat psykolog sosionom miljøterapeut tannlege farmasøyt fysioterapeut ergoterapeut kjemiker biolog innkjøper planlegger controller revisor megler frisør baker vaktmester vekter butikkmedarbeider medarbeider
    lærling trainee engineer developer manager scientist fagarbeider fagleder driftsleder arbeider vikar veileder inspektør barista kundebehandler kundekonsulent direktør helsesekretær bioingeniør dataingeniør anleggs maskinfører`,
  beforeTitle: `(?:søker|søkes|ser etter|leter etter|rekrutterer|ansetter|trenger)(?: vi| nå| vi nå| derfor| for .{2,50})*? (?:en|et|ei|deg som(?: er| vil være)?|flere|to|ny|vår neste|dyktige?|engasjert|erfarne?|en ny); som; (?:rollen|stilling|stillingen|jobb) som; ledig stilling som`,
  afterTitle: "som til for i på med hos ved innen å og\\s+deg vil får er der du vi har kommer søkes skal",
  beforeCompany: "vi er; hos; om; til; for; hvorfor; velkommen til; vi i; bli en del av; i; fra; på",
  afterCompany:
    "er (?:et|en|i dag|blant|norges|nordens|den|det|ett|et av|en av|verdens|ledende|lokalisert); søker; tilbyr; har; arbeider; utvikler; ble; leverer; hjelper; driver; vokser; holder; består; produserer; skal",
  agency:
    "(?:for|hos|til|på vegne av) (?:vår|vår gode) (?:\\S+ ){0,3}?(?:kunde|oppdragsgiver|kundes); en av våre (?:\\S+ )?kunder; vår kunde; på vegne av; bemanningsbyrå; rekrutteringsbyrå; vikarbyrå; konsulentoppdrag; oppdragsgiver",
  beforeLocation:
    "i; på; kontor i; kontoret i; vårt kontor i; hovedkontor i; beliggende i; lokalisert i; arbeidssted; med arbeidssted; ved; sentralt i; lokaler i; på kontoret i; lokaler på",
  beforePublished: "publisert(?: den)?; lagt ut(?: den)?; annonsert(?: den)?; sist endret",
  beforeDeadline:
    "søknadsfrist(?:en)?(?: er| utløper| den)*; (?:søknad|søk|send)(?:\\S* ){0,12}?(?:innen|senest|før)(?: den)*; innen(?: den)?; senest(?: innen| den)*; frist(?: er)?; snarest og senest",
  relative: {
    days: "for # dag(?:er)? siden; # dag(?:er)? siden",
    hours: "for # time[r]? siden",
    weeks: "for # uke[r]? siden; # uke[r]? siden",
    months: "for # måned(?:er)? siden",
  },
  compoundEndings: "sjef",
  // prettier-ignore
  words: {
    pageNumber: "side",
    pageOf: "av",
    mailHeaders: "Fra; Til; Sendt; Emne",
    mailSubject: "Emne",
    replyMarks: "sv; vs",
    conjunctions: "og; eller",
    navigation: "søk (?:her|nå|stilling|på stillingen); lagre; lagre annonsen; del; del annonsen; skriv ut; logg inn; tilbake; vis mer; hjem",
    otherJobs: "(?:lignende|andre|relaterte|flere) (?:stillinger|jobb|job|annonser)(?: .{0,30})?",
    careersHeadings: "ledige stillinger",
    pageTitleHiring: "søker",
    pageTitleIn: "i",
    employerLineAt: "hos",
    placeholders: "ikke oppgitt",
    headingLead: "din; ditt; dine; viktigste; primære",
    jobWords: "stilling; ansettelse",
    outlook: "mulighet for",
    occupationEndings: "s; n; e; en; er",
    titleLead: "ledig stilling",
    titleTail: "heltid; deltid",
    titleBeforeEmployer: "til; hos",
    titleBeforeTown: "i; på",
    titleModifiers: "dyktig; erfaren; engasjert; ny; og",
    notTitleOpenings: "vi; du; som",
    genderMarks: "m\\/k; k\\/m; mann\\/kvinne",
    greetings: "hei; god (?:dag|morgon|morgen); ny",
    companyCertainlyBefore: "vi er; hos",
    clientBefore: "hos; til; pa",
    onBehalf: "pa vegne a[fv]",
    aboutCompany: "om",
    nameWords: "og; for",
    beforeNames: "Vi på; Vi i; Vi; På; Hos; Kontakt; Ring; til; hos; i",
    notNames: "Vi; Du; Din; Som; Det; Den; Har",
    institutions: "kommune; fylkeskommune; sykehus; skole; universitet",
    agencyWords: "bemanning\\w*; rekruttering\\w*; vikarbyra; vikar",
    siteWords: "kontor; kontoret; lokalisert; lokaler; beliggen",
    seeking: "søker",
    saysTown: "i",
    besideTown: "eller",
    municipalities: "kommune?",
    remote: "hjemmekontor",
    streetSuffixes: "gata; veien",
    today: "i dag",
    yesterday: "i går",
    one: "en; et",
    published: "publisert",
    applying: "søk[ ]; søknad; frist",
    contractEnds: "vikariat; midlertid",
    referenceNouns: "annonse; stillings?",
    referenceNumberWords: "nummer; kode",
    referenceEndings: "eranse",
    referenceNames: "finn-?kode",
    quoting: "emne",
    payWords: "lonn; \\bton?n?e?\\b",
    notPay: "omsetning",
    payPer: "i; om; per",
    payPeriods: "time; dag; maned(?:en)?; ar",
    payHours: "time",
    payFrom: "fra; mellom",
    payTo: "til; og",
    payToBare: "til",
    weWords: "vi",
    offerWe: "vi",
    offerCan: "kan",
    offerTo: "deg",
    offers: "tilbyr; tilbyde",
    youDo: "du (?:skal|planlegger|jobber|vil)",
    youHave: "du (?:har|er)",
    years: "ar",
    howToApply: "ved sporsmal; send (?:soknad|din|cv); soknad sendes; soknadsfrist",
    legalNotes: "personoppgift",
    equalityGrounds: "etnisk",
    closings: "(?:med )?vennlig hilsen",
  },
  // prettier-ignore
  record: {
    keys: {
      title: { exact: "stillingstittel", endings: "tittel" },
      company: { plain: "virksomhet" },
      salary: { plain: "lonn" },
      reference: { plain: "annonseid" },
      id: { plain: "stillingid" },
      deadline: { plain: "soknadsfrist" },
      description: { endings: "beskrivelse" },
    },
    titleEndings: "tittel",
    textKeys: "beskriv",
  },
};
