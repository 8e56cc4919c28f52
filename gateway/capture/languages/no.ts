import { no as dates } from "../../../schema/dates/languages/no.js";
import type { LanguagePack } from "./pack.js";

/** Norwegian (Bokmål). */
export const no: LanguagePack = {
  code: "no",
  countries: "NO",
  stopWords:
    "og i en er som for på med av til du vi det om har den et deg vår våre din hos kan eller være innen også de oss ikke av å vil fra",
  telling: "ø å æ",
  dates,
  headings: {
    description: `
      om (?!deg\\b).{2,30};
      (?:selskapet|bedriften|virksomheten|avdelingen|stillingen|bakgrunn|beskrivelse|rollen|arbeidsgiveren|arbeidsstedet|kunden);
      hvem (?:er vi|vi er); stillings(?:beskrivelse|en); vår kunde`,
    responsibilities: `
      arbeidsoppgaver; ansvarsområder?; oppgaver;
      hva (?:du )?(?:skal|vil|kommer) (?:du )?(?:til å )?(?:gjøre|jobbe med);
      (?:dine|hoved)(?: )?(?:arbeids)?oppgaver; (?:din|hva er din) rolle; ansvar; arbeids- og ansvarsområder;
      stillingens innhold; stillingens ansvarsområder; hva går jobben ut på; hva innebærer (?:stillingen|jobben|rollen); (?:dine|sentrale|viktigste|primære|aktuelle) (?:arbeids)?oppgaver(?: .{0,20})?; arbeidsoppgaver (?:og|&) ansvar; arbeidsoppgavene(?: .{0,15})?; ansvarsområder (?:og|&) .{2,20}; stillingen innebærer; din hverdag; en vanlig (?:dag|arbeidsdag); om jobben; dette skal du (?:gjøre|jobbe).{0,10}; oppgaver og ansvar`,
    requirements: `
      kvalifikasjoner(?: .{2,20})?; (?:kvalifikasjons|utdannings)?krav(?: .{2,20})?;
      hvem (?:er du|ser vi etter|vi ser etter|søker vi);
      (?:vi|hva) (?:søker|ser)(?: vi)?(?: etter)?(?: deg)?(?: .{0,15})?; vi søker deg(?: .{0,15})?;
      ønskede kvalifikasjoner; ønskelig(?: .{2,20})?; personlige egenskaper; personlig egnethet; egenskaper;
      (?:din|vår) (?:profil|bakgrunn); du (?:har|er|bør ha); kompetanse(?: .{2,20})?; erfaring;
      utdanning(?: .{2,20})?(?:retning|snivå)?; om deg; hva du bør ha.{0,10}; språk; vi ønsker oss.{0,15};
      vi ønsker at du.{0,15}; hva må du ha; er du den vi (?:søker|leter etter); hvem vi (?:søker|ser etter|leter etter); vi (?:ser|leter) etter(?: .{0,20})?; funksjonskrav; kompetansekrav; språkkrav; krav til (?:stillingen|kompetanse|søker|utdanning)(?: .{0,15})?; kvalifikasjoner (?:og|&) .{2,25}; ønskede (?:kvalifikasjoner|egenskaper|kunnskaper)(?: .{0,10})?; det er (?:en fordel|ønskelig)(?: .{0,15})?; må-krav; bør-krav; din kompetanse; personlige (?:egenskaper|kvalifikasjoner)(?: .{0,10})?; personlige egenskaper vi .{2,20}; vi tror du.{0,15}`,
    perks: `
      vi (?:kan )?tilby[r]?(?: .{0,15})?; (?:hva|dette) (?:vi )?(?:kan )?(?:vi )?tilby[r]?(?: vi)?(?: .{0,10})?;
      goder; fordeler; betingelser; hvorfor (?:jobbe|velge|oss|.{2,20})(?: .{0,20})?; hos oss får du; vi gir deg;
      lønn og betingelser; ansettelsesvilkår; hva (?:kan )?vi (?:kan )?tilby[r]?(?: .{0,10})?; hva tilbyr vi(?: .{0,10})?; dette tilbyr vi(?: .{0,10})?; hva får du(?: .{0,15})?; vi kan by på; vi byr på; vi lokker med; hvorfor (?:jobbe hos oss|velge oss|begynne hos oss|bli).{0,15}; lønns- og arbeidsvilkår; lønn og (?:arbeidsvilkår|goder); arbeidsvilkår; personalgoder; ansattgoder; fordeler (?:hos oss|ved å .{2,20})`,
    other: `
      (?:slik )?søk(?:er du|nad|e|naden)?(?: .{0,25})?; kontakt(?:person|informasjon|info)?(?: .{0,20})?;
      (?:søknadsfrist|tiltredelse|arbeidssted|arbeidstid|lønn|stillingstype|omfang)(?: .{0,20})?;
      interessert(?: .{0,20})?; (?:annen|mer|øvrig) informasjon; spørsmål(?: .{0,25})?; om arbeidsgiveren;
      søknadsprosess; nøkkelinformasjon; sektor; høres dette.{0,20}; slik søker du(?: .{0,10})?; hvordan søke(?: .{0,15})?; søknad(?: og .{2,20}|sprosess(?:en)?| sendes.{0,20})?; har du spørsmål(?: .{0,25})?; ta kontakt(?: .{0,15})?; lyst til .{2,40}; høres dette .{2,30}; mangfold(?: .{0,30})?; likestilling(?: .{0,30})?; inkludering(?: .{0,20})?; personvern(?: .{0,20})?; offentlig søkerliste(?: .{0,20})?; bakgrunnssjekk(?: .{0,15})?; sikkerhetsklarering(?: .{0,15})?; generell informasjon; andre opplysninger; opplysninger om stillingen; tilsettingsvilkår; vedlegg; praktisk informasjon; generelt; fakta(?: .{0,15})?; om ansettelsen`,
  },
  headingWords: {
    responsibilities: "arbeidsoppgave oppgave ansvar gjøre hverdag",
    requirements: "kvalifik krav egenskaper søker bakgrunn erfaring kompetanse ønsker utdanning håper",
    perks: "tilbyr tilbud fordel goder betingelser får lover",
    description: "bedrift bedriften firma team avdeling selskap arbeidsplass hvem",
    other: "søk søknad kontakt interesse interessert spørsmål lønn arbeidssted informasjon",
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
    jobTitle:
      "(?:stilling(?:stittel|sbetegnelse)?|tittel|jobbtittel|rolle|yrke); stillingens tittel; stillingsbenevnelse; ledig stilling; yrkestittel; stillingskode og tittel",
    companyName:
      "(?:arbeidsgiver|selskap|firma|bedrift|virksomhet|organisasjon|navn på arbeidsgiver|kunde|bedriftsnavn); navn på (?:bedrift|virksomhet|selskap); oppdragsgiver; arbeidsgivers navn; etat; institusjon; firmanavn",
    recruitmentAgency: "(?:rekrutterings|bemannings|vikar)(?:byrå|selskap|firma|bedrift); rekrutterer",
    location:
      "(?:sted|arbeidssted|lokasjon|by|kommune|plassering|arbeidsplass|fylke|sted for arbeid|hvor|kontorsted|område|lokalisering); arbeidsstedets adresse; arbeidssted\\(er\\)?; adresse arbeidssted; stillingens arbeidssted; steder; by/sted; sted/kommune; kontorlokasjon; geografisk plassering; tjenestested; oppmøtested; kommune/fylke",
    salary:
      "(?:lønn(?:sspenn|snivå|strinn|splassering)?|årslønn|timelønn|månedslønn|godtgjørelse|betingelser|stillingslønn); lønn (?:fra|per .{3,6}|og betingelser|i stillingen)?; lønnsbetingelser; lønnsramme; brutto ?lønn; stillingskode; fastlønn",
    term: "(?:ansettelsesform|stillingstype|stillingsprosent|stillingsbrøk|omfang|heltid/deltid|arbeidstid|varighet|type stilling|ansettelse|type ansettelse|ansettelsesforhold|heltid / deltid|stillingsstørrelse|jobbtype); ansettelses(?:type|periode|varighet|grad); stillings(?:form|andel|andel i %|omfang|varighet); arbeidstidsordning; arbeidstid pr\\.? uke; varighet på stillingen; heltid ?/ ?deltid; type kontrakt; kontraktstype; engasjementets varighet; timer per uke; arbeidsforhold; stillingsprosent \\(%\\)",
    referenceNumber:
      "(?:ref(?:eranse)?(?:[- ]?(?:nr|nummer|id|kode))?|finn-?kode|stillings-?id|stillingsnummer|annonse-?(?:id|nummer)|id|referanse|saksnummer|annonsenummer|nav-?nummer|stillingsnr); stillingsreferanse; ref\\.? ?nr; stilling ?id; jobb-?id; nav-referanse; arkivsaksnr; saksnr; annonse-?nr; kunngjørings-?id; stillingsnr\\.?",
    publishedDate:
      "(?:publisert|publiseringsdato|lagt ut|dato|sist endret|annonsert|registrert)(?: den)?; publisert (?:dato|den|på)?; lagt ut (?:dato|den)?; utlysningsdato; utlyst(?: dato| den)?; kunngjort(?: dato| den)?; annonsert dato; sist oppdatert; oppdatert; registreringsdato; opprettet(?: den)?",
    applicationDeadline:
      "(?:søknadsfrist(?:en)?|frist(?: for (?:søknad|å søke))?|søk(?:es)? innen|siste frist|søk senest|søkefrist|svarfrist|søknadsfrist utløper|deadline)(?: er| den)?; søknadsfrist(?: er| utgår| utløper)?(?: den)?; søk (?:innen|senest|før)(?: den)?; søknad (?:sendes innen|innen|senest)(?: den)?; siste frist(?: for .{2,20})?; frist for (?:å søke|søknad|innsending)(?: .{0,10})?; utløpsdato; utløper; annonsen utløper; siste søknadsdato; søknadsfrist dato; annonsen er gyldig til",
    ignored:
      "(?:kontakt(?:person)?|telefon|tlf|tel|mobil|e-?post|hjemmeside|nettsted|nettside|tiltredelse|oppstart|start(?:dato)?|avdeling|bransje|antall .{2,20}|sektor|stillingsfunksjon|arbeidsspråk|språk|nøkkelord|adresse|lederkategori); kontaktpersoner?; kontaktinfo(?:rmasjon)?; mobil(?:telefon)?; epost(?:adresse)?; hjemmesider?; lenke; søknad sendes; oppstart(?:sdato)?; tiltredelsesdato; ønsket oppstart; start(?:tidspunkt)?; ansettelsesdato; snarest; stillingskategori; yrkeskategori; kategori; fagområde; fag; bransjer; næring; fagfelt; institutt; seksjon; utdanningsnivå; utdanningsretning; antall (?:stillinger|ansatte|ledige stillinger); arbeidsdager; hjemmekontor; vedlegg; førerkort; nærmeste leder",
  },
  terms: {
    "Full-time": "heltid; full stilling; fulltid; 100 ?% stilling; fulltidsstilling; hel stilling",
    "Part-time":
      "deltid; deltidsstilling; (?:20|25|40|50|60|70|75|80) ?% stilling; ekstrajobb; tilkalling\\S*; ekstrahjelp; halv stilling; deltidsjobb; helgejobb; helgestilling; kveldsjobb; studentjobb; ringevikar; timelønnet",
    Contract:
      "vikariat; vikar; engasjement; midlertidig; prosjektstilling; åremål; konsulentoppdrag; sesong\\S*; tidsbegrenset; frilans; selvstendig næringsdrivende; innleie; midlertidig(?:e)? (?:stilling|ansettelse|ansatt); tidsbegrenset stilling; foreldrepermisjon; sykevikariat; svangerskapsvikariat; sommervikar(?:iat)?; ferievikar; sesongarbeid; prosjektansettelse; åremålsstilling; innleid; tilkallingsvikar; timevikar",
    Internship: "praksis(?:plass)?; praktikant; trainee; lærling(?:plass)?; internship; studentstilling; sommerjobb",
    Permanent: "fast(?: stilling| ansettelse)?; fastansatt",
  },
  occupations: `ingeniør utvikler leder sjef konsulent spesialist assistent administrator koordinator saksbehandler tekniker selger rådgiver økonom regnskap lærer pedagogisk barnehagelærer sykepleier helsefagarbeider vernepleier lege
    kokk servitør renholder sjåfør lager montør mekaniker elektriker rørlegger sveiser tømrer snekker maler operatør resepsjonist sekretær jurist advokat arkitekt designer redaktør journalist oversetter tester kommunikasjons prosjektleder
    analytiker forsker stipendiat psykolog sosionom miljøterapeut tannlege farmasøyt fysioterapeut ergoterapeut kjemiker biolog innkjøper planlegger controller revisor megler frisør baker vaktmester vekter butikkmedarbeider medarbeider
    lærling trainee engineer developer manager scientist fagarbeider fagleder driftsleder arbeider vikar veileder inspektør barista kundebehandler kundekonsulent direktør helsesekretær bioingeniør dataingeniør anleggs maskinfører tømmerhugger murer flislegger taktekker gulvlegger glassmester kranfører gartner dyrepleier veterinær fisker slakter blomsterdekoratør kasserer oppvaskhjelp kjøkkenhjelp kelner bartender hovmester portier dagmamma barnevakt barnepasser førsteamanuensis universitetslektor professor rektor postdoktor bibliotekar arkivar konservator postbud sykkelbud lokfører truckfører plukker matros kaptein styrmann skipsfører pilot kabinansatt jordmor tannpleier logoped optiker kiropraktor massør psykiater kirurg overlege hjemmehjelp barnevernspedagog brannkonstabel paramedic fengselsbetjent ordensvakt aktor dommer notar paralegal fotograf musiker skuespiller illustratør programmerer statistiker historiker arkeolog geolog telefonist stillasbygger syer skredder lakkerer formann kontorist automatiker sokneprest prest kantor diakon organist tolk`,
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
    navigation: "søk (?:her|nå|stilling|på stillingen); lagre; lagre annonsen; del; del annonsen; skriv ut; logg inn; tilbake; vis mer; hjem; søk (?:jobben|på jobben|stillingen|her)(?: nå)?; lagre (?:stillingen|jobb|favoritt|søk); favoritt(?:er)?; del (?:stillingen|på .{2,20}|stilling)?; tips en venn; rapporter(?: annonse)?; vis (?:flere|alle|mindre|kart|alle stillinger); alle (?:ledige )?stillinger; tilbake til (?:søk|listen|søkeresultat|forsiden|stillinger); opprett (?:profil|bruker|jobbvarsel|konto); jobbvarsel; lukk; meny; neste; forrige; gå til (?:innhold|hovedinnhold|innholdet); hopp til innhold; til toppen; godta(?: alle)?(?: cookies)?; avvis(?: alle)?; personvernerklæring; informasjonskapsler; les mer; les mindre; følg oss(?: på .{2,20})?; følg",
    otherJobs: "(?:lignende|andre|relaterte|flere) (?:stillinger|jobb|job|annonser)(?: .{0,30})?",
    careersHeadings: "ledige stillinger; ledige (?:stillinger|jobber); karriere; jobb hos oss",
    boardSections: "(?:ledige )?jobber; jobb; ledige stillinger; karriere",
    boardSectionsAt: "i; hos; ved",
    signIn: "(?:logg inn|registrer deg|opprett konto)(?: (?:eller|på|med|for) .{1,60})?; innlogging; pålogging",
    challenges: "(?:bekreft|verifiser) at du er (?:et )?menneske(?:[ .,].{0,120})?; jeg er ikke en robot; sikkerhetskontroll; ingen tilgang; et øyeblikk",
    pageTitleHiring: "søker",
    pageTitleIn: "i",
    employerLineAt: "hos",
    placeholders: "ikke oppgitt",
    headingLead: "din; ditt; dine; viktigste; primære",
    jobWords: "stilling; ansettelse",
    outlook: "mulighet for",
    occupationEndings: "s; n; e; en; er",
    titleOpenEnds: "og; eller; for; av; til; med; i",
    titleWanted: "søkes",
    titleOpenings: "som; en; et",
    titleLead: "ledig stilling",
    titleTail: "heltid; deltid",
    titleBeforeEmployer: "til; hos",
    titleBeforeTown: "i; på",
    titleLevels: "erfaren; nyutdannet",
    titleModifiers: "dyktig; erfaren; engasjert; ny; og",
    notTitleOpenings: "vi; du; som",
    genderMarks: "m\\/k; k\\/m; mann\\/kvinne",
    greetings: "hei; god (?:dag|morgon|morgen); ny",
    companyCertainlyBefore: "vi er; hos",
    clientBefore: "hos; til; pa",
    onBehalf: "pa vegne a[fv]",
    aboutCompany: "om",
    nameWords: "og; for",
    beforeNames: "Vi på; Vi i; Vi; På; Hos; Kontakt; Ring; til; hos; i; I; For; Om",
    notNames: "Vi; Du; Din; Som; Det; Den; Har",
    institutions: "kommune; fylkeskommune; sykehus; skole; universitet",
    agencyWords: "bemanning\\w*; rekruttering\\w*; vikarbyra; vikar",
    siteWords: "kontor; kontoret; lokalisert; lokaler; beliggen",
    seeking: "søker",
    saysTown: "i",
    besideTown: "eller",
    municipalities: "kommune?",
    workplaceFacts: "hybrid",
    remote: "hjemmekontor",
    streetSuffixes: "gata; veien",
    one: "en; et",
    published: "publisert",
    applying: "søk[ ]; søknad; frist",
    contractEnds: "vikariat; midlertid; engasjement; varighet",
    startsWork: "tiltred; oppstart; \\bstart",
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
    weekHours: "timer? ?(?:i uken|pr\\.? uke|per uke|/ ?uke)",
    workloadWords: "stillingsprosent; stillingsstørrelse; stillingsbrøk",
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
    howToApply: "ved sporsmal; send (?:soknad|din|cv); soknad sendes; soknadsfrist; soknad (?:med|sendes|merkes|leveres|registreres|og cv|skal)|send (?:oss )?(?:din |en )?(?:kort )?(?:soknad|cv)|sok (?:pa stillingen|her|via|stillingen|jobben)|via (?:knappen|lenken|soknadsskjema)|ta (?:gjerne )?kontakt med|for (?:mer|naermere|ytterligere) (?:informasjon|opplysninger)|sporsmal om stillingen|vitnemal og attester|attester og vitnemal|vi (?:gleder oss til|ser frem til) (?:a|din)",
    legalNotes: "personoppgift; mangfold (?:og|er|i|blant)|likestilling|uavhengig av (?:kjonn|alder|funksjons|bakgrunn|etnisitet)|oppfordrer (?:alle )?(?:kvalifiserte|kvinner|menn)|funksjonsevne|nedsatt funksjons|hull i cv|innvandrerbakgrunn|personvern|personopplysning|politiattest|bakgrunnssjekk|offentleglov|offentlig sokerliste|soker(?:e)?liste",
    equalityGrounds: "etnisk",
    closings: "(?:med )?vennlig hilsen",
  },
  // prettier-ignore
  record: {
    valueKeys: "navn",
    contactKeys: "kontakt kontaktperson",
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
