import { da as dates } from "../../../schema/dates/languages/da.js";
import type { LanguagePack } from "./pack.js";

/** Danish. */
export const da: LanguagePack = {
  code: "da",
  countries: "DK",
  stopWords:
    "og i en er som for på med af til du vi det om har den et dig vores din hos kan eller være inden også de os ikke at vil fra bliver jeg",
  telling: "ø å æ",
  dates,
  headings: {
    description: `
      om (?!dig\\b).{2,30}; (?:virksomheden|stillingen|afdelingen|arbejdspladsen|baggrund|beskrivelse|organisationen);
      hvem er vi; stillingsbeskrivelse; om (?:os|stillingen|virksomheden|afdelingen|arbejdspladsen|teamet); hvem vi er; vores (?:virksomhed|afdeling|arbejdsplads|team|organisation); virksomhedsprofil; (?:jobbeskrivelse|virksomhedsbeskrivelse)`,
    responsibilities: `
      arbejdsopgaver; opgaver(?:ne)?; ansvarsområder;
      (?:dine|dit) (?:(?:primære |vigtigste )?(?:arbejds)?opgaver|ansvar|job); hvad skal du lave; (?:om )?jobbet;
      om rollen; du kommer til at; dine ansvarsområder; hvad går jobbet ud på; hvad (?:skal|kommer) du (?:til at )?(?:lave|arbejde med|beskæftige dig med)(?: .{0,10})?; hvad du skal lave; (?:dine|primære|centrale|vigtigste) (?:arbejds)?opgaver(?: .{0,20})?; opgaver (?:og|&) ansvar(?:sområder)?; arbejdsopgaverne; jobbets indhold; stillingens indhold; jobindhold; din hverdag(?: .{0,10})?; din rolle; dit job(?: .{0,15})?; i jobbet (?:skal|kommer) du.{0,15}; ansvar og opgaver; stillingen indebærer; om opgaverne; arbejdsområder`,
    requirements: `
      kvalifikationer; krav; (?:om|hvem er) (?:dig|du); (?:din|dine) (?:profil|kompetencer|kvalifikationer|baggrund);
      vi forventer(?: .{0,15})?; (?:faglige|personlige) (?:og personlige )?(?:kvalifikationer|kompetencer|egenskaber);
      vi søger(?: .{0,15})?; vi lægger vægt på.{0,10}; du (?:har|er); vi forestiller os.{0,15}; hvem søger vi;
      hvad forventer vi.{0,10}; er du (?:den|vores) .{2,30}; hvem (?:leder|søger) vi(?: efter)?; vi (?:leder|søger) efter(?: .{0,15})?; hvad forventer vi(?: .{0,15})?; din (?:baggrund|profil|erfaring)(?: .{0,15})?; dine (?:kvalifikationer|kompetencer|egenskaber)(?: .{0,15})?; krav til (?:dig|ansøger|stillingen)(?: .{0,15})?; ønskede kvalifikationer; det er (?:en fordel|et plus)(?: .{0,15})?; vi forestiller os(?: .{0,20})?; kompetencekrav; kvalifikationskrav; uddannelse(?: og .{2,20})?; faglige krav; vi ønsker(?: .{0,15})?; vi lægger vægt på(?: .{0,15})?; vi håber(?: .{0,15})?`,
    perks: `
      vi (?:kan )?tilbyder?(?: .{0,15})?; (?:hvad|det) (?:kan vi )?tilbyder? vi(?: .{0,10})?; goder; fordele;
      hvorfor .{2,25}; hos os får du; løn og (?:ansættelses)?vilkår; løn og ansættelsesforhold; ansættelsesvilkår;
      vi giver dig; hvad (?:kan )?vi (?:kan )?tilbyde[r]?(?: .{0,10})?; hvad tilbyder vi(?: .{0,10})?; vi kan tilbyde(?: .{0,10})?; det tilbyder vi(?: .{0,10})?; du får(?: .{0,15})?; til gengæld(?: .{0,20})?; hvorfor (?:vælge os|arbejde hos .{2,20}|blive .{2,20}); løn og (?:goder|arbejdsvilkår|ansættelse)(?: .{0,15})?; løn- og (?:ansættelses|arbejds)(?:vilkår|forhold); personalegoder; medarbejdergoder; ansættelsesforhold; vi byder på`,
    other: `
      ansøg(?:ning|ningsfrist|er du)?(?: .{0,25})?; sådan søger du(?: .{0,20})?; kontakt(?:person)?(?: .{0,20})?;
      interesseret(?: .{0,20})?; (?:yderligere|mere|praktisk) information; spørgsmål(?: .{0,20})?; arbejdstid;
      arbejdssted; løn; tiltrædelse; søg (?:jobbet|stillingen).{0,10}; ansættelsesproces.{0,10}; sådan (?:søger|ansøger) du(?: .{0,15})?; ansøgning(?: og .{2,20}|sproces(?:sen)?)?; send (?:din )?ansøgning.{0,20}; har du (?:spørgsmål|lyst)(?: .{0,25})?; vil du (?:vide mere|høre mere|være).{0,30}; lyder det.{0,30}; kontakt os(?: .{0,15})?; kontaktoplysninger; ansættelsesprocessen(?: .{0,15})?; rekrutteringsproces(?:sen)?(?: .{0,15})?; samtaler(?: .{0,20})?; mangfoldighed(?: .{0,30})?; ligestilling(?: .{0,30})?; persondata(?: .{0,20})?; gdpr(?: .{0,15})?; børneattest; straffeattest; tiltrædelse(?: .{0,15})?; flere oplysninger; øvrige oplysninger; fakta(?: .{0,15})?; praktiske oplysninger; om ansættelsen`,
  },
  headingWords: {
    responsibilities:
      "arbejdsopgave opgave ansvar laver hverdag arbejdsopgaver opgaver opgaverne lave ansvarsområder jobbet",
    requirements:
      "kvalifik krav søger profil erfaring baggrund kompetence forventer ønsker håber kvalifikationer kompetencer forestiller egenskaber uddannelse lægger",
    perks: "tilbyder tilbud fordel goder vilkår får lover gengæld tilbyde fordele personalegoder byder",
    description: "virksomhed virksomheden firma team afdeling arbejdsplads hvem",
    other: "ansøg ansøgning kontakt interesse interesseret spørgsmål løn arbejdssted information samtale søge",
  },
  cues: {
    description: `virksomhed virksomheden grundlagt førende kunder ansatte medarbejdere koncern verden markedet siden organisation søger velkommen kommune afdeling afdelingen teamet vokser danmarks danmark arbejdsplads`,
    responsibilities: `ansvar ansvarlig arbejde udvikle udvikling planlægge planlægning lede koordinere håndtere gennemføre støtte drive deltage følge opfølgning sikre bygge skabe udføre administrere bistå samarbejde dokumentere analysere rapportere vedligeholde salg bidrage undervise drift rådgivning opgaver`,
    requirements: `erfaring uddannelse uddannet bachelor kandidat kendskab kørekort ønskeligt krav dansk engelsk mundtligt skriftligt faglig egenskaber struktureret selvstændig fleksibel samarbejdsevner evne kompetencer gode relevant baggrund trives serviceminded minimum års skal positiv engageret flair`,
    perks: `pension pensionsordning sundhedsforsikring forsikring ferie flekstid fleksibel tilbyder bonus løn konkurrencedygtig hjemmearbejde udviklingsmuligheder karriere kantine frokost frokostordning fritvalg parkering fagligt arbejdsmiljø socialt goder overenskomst personalerabat kollegaer feriefridage`,
    other: `ansøgning ansøg ansøge søg cv samtale samtaler kontakt spørgsmål kontaktperson e-mail telefon ansøgningsfrist løbende mangfoldighed ansættelsesproces straffeattest`,
  },
  labels: {
    jobTitle:
      "(?:stilling(?:sbetegnelse)?|titel|jobtitel|rolle); stillings(?:titel|betegnelse|navn); jobtype titel; ledig stilling; stillingen",
    companyName:
      "(?:arbejdsgiver|virksomhed|firma|organisation|kunde); virksomhedsnavn; navn på (?:virksomhed|arbejdsgiver); institution; styrelse; arbejdsgivers navn; firmanavn",
    recruitmentAgency: "(?:rekrutterings|vikar)(?:bureau|firma); rekrutteringspartner",
    location:
      "(?:sted|arbejdssted|lokation|by|kommune|placering|arbejdsplads|område|region|adresse); arbejds(?:stedets adresse|stedets placering|by|område)|arbejdsstedets adresse; geografi; geografisk (?:område|placering); tjenestested; by/område; postnr\\.? ?(?:og|/) ?by; kontor; lokationer; landsdel; kommune/region",
    salary:
      "(?:løn(?:niveau|interval)?|årsløn|timeløn|månedsløn|aflønning); løn (?:og vilkår|ramme|fra|pr\\.? .{3,6})?; lønramme; lønforhold; lønspænd; bruttoløn; lønvilkår; løntrin; lønform; grundløn",
    term: "(?:ansættelsesform|ansættelsestype|stillingstype|omfang|arbejdstid|varighed|ansættelse|jobtype|ugentlig arbejdstid); ansættelses(?:forhold|periode|vilkår|art|grad|omfang|varighed); stillings(?:omfang|kategori type)|stillingsomfang; job ?type; arbejdstid pr\\.? uge; timer pr\\.? uge; timetal; ugentligt timetal; fuldtid ?/ ?deltid; kontrakttype; type ansættelse; ansættelsestid; arbejdstimer; timer om ugen; varighed af ansættelse",
    referenceNumber:
      "(?:ref(?:erence)?(?:[- ]?(?:nr|nummer|id|kode))?|job-?id|jobnummer|stillings-?(?:id|nummer|nr)|id|quick ?nr|sagsnummer|jobnr|annoncenr); stillings(?:id|nr\\.?|nummer); annonce-?(?:id|nr|nummer)\\.?; jobannonce-?id; job ?nr\\.?; ref\\.? ?nr\\.?; sagsnr\\.?; journalnummer; opslags-?(?:nr|nummer|id); quick-?nummer; stillingsopslag nr",
    publishedDate:
      "(?:publiceret|oprettet|indrykket|opslået|indrykningsdato|dato|lagt op)(?: den| d\\.)?; offentliggjort(?: den| d\\.)?; oprettelsesdato; publiceringsdato; opslagsdato; slået op(?: den)?; annonceret(?: den)?; opdateret(?: den)?; sidst opdateret; udgivet(?: den)?; indrykket (?:den|dato)?; annoncedato; offentliggørelsesdato",
    applicationDeadline:
      "(?:ansøgningsfrist(?:en)?|frist(?: for ansøgning)?|ansøg senest|søg senest|sidste frist|deadline)(?: er| den| d\\.)?; ansøgningsfrist(?: er| udløber)?(?: den| d\\.)?; frist(?: for .{2,20})?; søg (?:inden|senest|før)(?: den| d\\.)?; ansøg (?:inden|senest|før)(?: den| d\\.)?; udløber(?: den)?; sidste ansøgningsdato; sidste (?:dag|frist|dato)(?: for .{2,20})?; ansøgningen skal være .{2,20}; deadline(?: for .{2,20})?; udløbsdato; annoncen udløber; ansøgningsdato",
    ignored:
      "(?:kontakt(?:person)?|telefon|tlf|mobil|e-?mail|hjemmeside|tiltrædelse|opstart|start(?:dato)?|afdeling|branche|antal .{2,20}|sprog); kontaktpersoner?; kontaktinfo(?:rmation)?; kontaktoplysninger; telefonnummer; tlf\\.?(?: ?nr)?; mail; link; tiltrædelsesdato; tiltrædelse pr; start(?:tidspunkt|dato)?; opstart(?:sdato)?; ansættelsesdato; ansættelsesstart; snarest; stillingskategori; jobkategori; kategori; arbejdsområde; fagområde; fag; jobområde; brancher; sektor; institut; fakultet; uddannelsesniveau; antal (?:stillinger|ledige stillinger|medarbejdere|job); kørekort; hjemmearbejde; nøgleord; ansøgningsform; ansøgning sendes til; arbejdssprog",
  },
  terms: {
    "Full-time": "fuldtid(?:sstilling)?; fuld tid; 37 timer; fuldtidsansættelse; fuldtidsjob; fuldtidsbeskæftigelse",
    "Part-time":
      "deltid(?:sstilling)?; fritidsjob; studiejob; deltidsansættelse; deltidsjob; deltidsbeskæftigelse; weekendjob; aftenjob; ungarbejder; timelønnet; fleksjob; afløser; tilkaldevikar",
    Contract:
      "vikariat; vikar; tidsbegrænset; midlertidig; barselsvikariat; projektansættelse; freelance; tidsbegrænset (?:stilling|ansættelse); tidsbegrænsede?; midlertidig (?:stilling|ansættelse); barsel(?:s)?vikar(?:iat)?; projektstilling; sæson(?:arbejde|medarbejder|ansat|job)?; vikarstilling; freelancer; åremål; åremålsansættelse; konsulentopgave; ferieafløser; sommerjob",
    Internship:
      "praktik(?:plads)?; praktikant; trainee; elev(?:plads|stilling)?; lærling; studentermedhjælper; praktikant(?:stilling)?; praktikforløb; praktikophold; lærlingeplads; voksenlærling; voksenelev; studentermedarbejder; studiejob; studentermedhjælp; traineeforløb; ph\\.?d\\.?-?stipendi(?:um|at)\\S*",
    Permanent:
      "fastansættelse; fast stilling; stillingen er fast(?= |$|[,.]); fastansat; fast (?:job|ansættelse|arbejde); fastansættelser; tidsubegrænset",
  },
  occupations: `ingeniør udvikler leder chef konsulent specialist assistent administrator koordinator sagsbehandler tekniker sælger rådgiver økonom lærer pædagog sygeplejerske læge kok tjener rengørings chauffør lager montør mekaniker elektriker
    smed svejser tømrer maler operatør receptionist sekretær jurist advokat arkitekt designer redaktør journalist tester projektleder analytiker forsker psykolog socialrådgiver tandlæge indkøber planlægger controller revisor mægler frisør bager
    medarbejder elev trainee engineer developer manager scientist vikar inspektør partner bogholder studentermedhjælper direktør skovarbejder murer tagdækker gulvlægger glarmester klejnsmed kranfører gartner landmand dyrepasser dyrlæge fisker slagter blomsterdekoratør opvasker køkkenmedhjælper bartender portier dagplejer barnepige babysitter underviser lektor adjunkt professor rektor postdoc bibliotekar arkivar postbud cykelbud lokofører truckfører terminalarbejder matros kaptajn styrmand pilot stewardesse jordemoder tandplejer logopæd optiker kiropraktor massør psykiater kirurg overlæge sosu-hjælper hjemmehjælper plejehjælper omsorgsmedhjælper fysioterapeut ergoterapeut laborant farmaceut farmakonom politibetjent brandmand fængselsbetjent vægter dommer fuldmægtig paralegal fotograf musiker skuespiller illustrator programmør statistiker historiker arkæolog geolog biolog kemiker agronom telefonist anlægsarbejder syerske skrædder skomager guldsmed lakerer souschef pedel flyttemand oversætter tolk redaktionschef bygningskonstruktør forstander præst kordegn organist`,
  beforeTitle: `(?:søger|søges|leder efter|rekrutterer|ansætter|mangler)(?: vi| nu| vi nu| derfor| for .{2,50})*? (?:en|et|dig,? der(?: er)?|flere|to|ny|vores næste|dygtige?|engageret|erfarne?|en ny); som; (?:rollen|stilling|stillingen|job) som`,
  afterTitle: "som til for i på med hos ved inden at der vil får er du vi har kommer søges skal",
  beforeCompany: "vi er; hos; om; til; for; hvorfor; velkommen til; vi i; bliv en del af; i; fra; på",
  afterCompany:
    "er (?:et|en|i dag|blandt|danmarks|nordens|den|det|et af|en af|førende); søger; tilbyder; har; arbejder; udvikler; blev; leverer; hjælper; driver; vokser; består; producerer",
  agency:
    "(?:for|hos|til|på vegne af) (?:vores|vor) (?:\\S+ ){0,3}?(?:kunde|samarbejdspartner); en af vores (?:\\S+ )?kunder; vores kunde; på vegne af; rekrutteringsbureau; vikarbureau",
  beforeLocation:
    "i; på; kontor i; vores kontor i; hovedkontor i; beliggende i; placeret i; arbejdssted; ved; lokaler i; på vores kontor i",
  beforePublished:
    "publiceret(?: den| d\\.)?; oprettet(?: den| d\\.)?; indrykket(?: den| d\\.)?; opslået(?: den| d\\.)?",
  beforeDeadline:
    "ansøgningsfrist(?:en)?(?: er| udløber| den| d\\.)*; (?:ansøgning|ansøg|søg|send)(?:\\S* ){0,12}?(?:senest|inden|før)(?: den| d\\.)*; senest(?: den| d\\.)?; frist(?: er)?",
  relative: {
    days: "for # dage? siden; # dage? siden",
    hours: "for # timer? siden",
    weeks: "for # uger? siden",
    months: "for # måned(?:er)? siden",
  },
  compoundEndings: "chef",
  // prettier-ignore
  words: {
    legalNotes: "opfordrer alle (?:interesserede|kvalificerede|uanset)|uanset (?:alder|kon|personlig|etnisk|baggrund)|mangfoldighed|ligestilling|personoplysning|persondata|behandling af (?:dine|personoplysninger)|straffeattest|borneattest|privatlivspolitik|alle rettigheder forbeholdes",
    pageNumber: "side",
    mailHeaders: "Fra; Til; Sendt; Emne",
    mailSubject: "Emne",
    replyMarks: "sv; vs",
    conjunctions: "og; eller",
    navigation: "del; del annonsen; hjem; ansøg(?: nu| her)?; søg stillingen; gem job; søg (?:job|jobbet|her|nu|jobs)(?: her| nu)?; send ansøgning; ansøg (?:om jobbet|online|om stillingen); gem(?: jobbet| jobannonce| annonce| opslag)?; del (?:job|jobbet|opslag|på .{2,20}); print; udskriv; log ind; log ud; opret (?:profil|bruger|jobagent|konto); jobagent; tilbage(?: til .{2,25})?; vis (?:mere|mindre|flere|alle|kort|alle job|på kort); læs (?:mere|mindre|videre); alle (?:ledige )?(?:job|stillinger); ledige (?:job|stillinger); luk; menu; næste; forrige; gå til (?:indhold|hovedindhold); spring til indhold; til toppen; accept[eé]r(?: alle)?(?: cookies)?; afvis(?: alle)?; cookie-?(?:indstillinger|politik); privatlivspolitik; anmeld(?: opslag)?; tip en ven; følg(?: os)?(?: på .{2,20})?; forside",
    otherJobs: "(?:lignende|andre|relaterte|flere) (?:stillinger|jobb|job|annonser)(?: .{0,30})?",
    careersHeadings: "ledige job; ledige (?:stillinger|jobs?); karriere",
    boardSections: "(?:ledige )?jobs?; karriere",
    boardSectionsAt: "i; hos; ved",
    signIn: "(?:log ind|log på|opret (?:konto|profil|bruger))(?: (?:eller|på|med|for) .{1,60})?",
    challenges: "(?:bekræft|verificer),? at du er (?:et )?menneske(?:[ .,].{0,120})?; jeg er ikke en robot; sikkerhedskontrol; adgang nægtet; et øjeblik",
    pageTitleIn: "i",
    employerLineAt: "hos",
    placeholders: "ikke oppgitt",
    headingLead: "din; dine; primære",
    jobWords: "ansattelse; stilling",
    outlook: "mulighed for",
    occupationEndings: "s; n; e; en; er",
    titleOpenEnds: "og; eller; for; af; til; med; i",
    titleWanted: "søges",
    titleOpenings: "som; en; et",
    titleLead: "ledig stilling",
    titleTail: "deltid",
    titleBeforeEmployer: "til; hos",
    titleBeforeTown: "i",
    titleLevels: "erfaren; nyuddannet",
    titleModifiers: "erfaren; ny; og",
    notTitleOpenings: "vi; du; som",
    genderMarks: "m\\/k; k\\/m",
    greetings: "hej; ny",
    companyCertainlyBefore: "vi er; hos",
    clientBefore: "hos; til; pa",
    onBehalf: "pa vegne a[fv]",
    aboutCompany: "om",
    nameWords: "og; for",
    beforeNames: "Vi på; Vi i; Vi; På; Hos; Kontakt; Ring; til; hos; i; I; For; Om; Hos os i",
    notNames: "Vi; Du; Din; Som; Det; Den; Har",
    institutions: "kommune; sygehus; skole; universitet; regionen?; styrelsen?; ministeriet?; politi; domstol; forsvaret; kirke; gymnasium; professionshøjskole; erhvervsakademi; folkeskole; børnehave; vuggestue; plejecenter; plejehjem; hospital; psykiatri; forening; fond; museum; bibliotek; kommunerne",
    agencyWords: "rekruttering\\w*; vikar; vikarbureau; personaleservice; headhunting; bemanding",
    siteWords: "kontor; kontoret; placeret; beliggende; lokaler",
    seeking: "søger",
    saysTown: "i",
    besideTown: "eller",
    municipalities: "kommune?",
    streetSuffixes: "vej; gade",
    workplaceFacts: "hybrid",
    one: "en; et",
    published: "indrykket",
    applying: "ansøg; frist",
    contractEnds: "vikariat; midlertid; tidsbegr; varighed; barsel",
    startsWork: "tiltræd; \\bstart; begynd",
    referenceNouns: "annonse; stillings?",
    quoting: "emne",
    payWords: "\\blon\\b",
    payPer: "om; ved; per",
    payPeriods: "time; dag; maned(?:en)?; ar",
    payHours: "time",
    weekHours: "timer? ?(?:om ugen|pr\\.? uge|/ ?uge|ugentligt)",
    workloadWords: "beskæftigelsesgrad",
    payFrom: "fra; mellem",
    payTo: "til; og",
    payToBare: "til",
    weWords: "vi",
    offerWe: "vi",
    offerCan: "kan",
    offerTo: "dig",
    offers: "tilbyder; tilbyde",
    youDo: "du (?:skal|vil); du (?:kommer til at|bliver (?:ansvarlig|en del af|vores)|har ansvaret|varetager|planlægger|sikrer|koordinerer|udvikler|deltager|arbejder|hjælper|bidrager); dine (?:primære |vigtigste )?(?:arbejds)?opgaver (?:bliver|er|vil|omfatter|består)",
    youHave: "du (?:har|er)",
    years: "ar",
    howToApply: "send .{0,20}ansogning; ansogningsfrist; ansogning (?:sendes|skal|med|og cv|via|vedlagt|vedhaeftet)|send (?:din|os|en) (?:ansogning|cv)|sog (?:stillingen|jobbet) (?:via|her|senest|online|ved)|via (?:linket|knappen|nedenstaende)|vil du vide mere|har du sporgsmal|kontakt(?:e)? (?:gerne |venligst )?(?:afdelings|leder|hr|chef|os pa|undertegnede)|yderligere (?:oplysninger|information)|for (?:mere|yderligere) information|vi (?:glaeder os til at (?:hore|modtage|laese)|afholder|forventer at afholde|indkalder|holder) |samtaler (?:afholdes|forventes|holdes|lobende)|ansættelsessamtale|vi glaeder os til",
    closings: "med venlig hilsen",
  },
  // prettier-ignore
  record: {
    valueKeys: "navn",
    contactKeys: "kontakt kontaktperson",
    keys: {
      salary: { plain: "lon" },
      description: { endings: "beskrivelse" },
    },
    textKeys: "beskriv",
  },
};
