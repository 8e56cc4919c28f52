import type { LanguagePack } from "./pack.js";

/** Danish. */
export const da: LanguagePack = {
  code: "da",
  stopWords:
    "og i en er som for på med af til du vi det om har den et dig vores din hos kan eller være inden også de os ikke at vil fra bliver jeg",
  telling: "ø å æ",
  months:
    "januar|jan februar|feb marts|mar april|apr maj juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov december|dec",
  headings: {
    description: `
      om (?!dig\\b).{2,30}; (?:virksomheden|stillingen|afdelingen|arbejdspladsen|baggrund|beskrivelse|organisationen);
      hvem er vi; stillingsbeskrivelse`,
    responsibilities: `
      arbejdsopgaver; opgaver(?:ne)?; ansvarsområder;
      (?:dine|dit) (?:(?:primære |vigtigste )?(?:arbejds)?opgaver|ansvar|job); hvad skal du lave; (?:om )?jobbet;
      om rollen; du kommer til at; dine ansvarsområder; hvad går jobbet ud på`,
    requirements: `
      kvalifikationer; krav; (?:om|hvem er) (?:dig|du); (?:din|dine) (?:profil|kompetencer|kvalifikationer|baggrund);
      vi forventer(?: .{0,15})?; (?:faglige|personlige) (?:og personlige )?(?:kvalifikationer|kompetencer|egenskaber);
      vi søger(?: .{0,15})?; vi lægger vægt på.{0,10}; du (?:har|er); vi forestiller os.{0,15}; hvem søger vi;
      hvad forventer vi.{0,10}`,
    perks: `
      vi (?:kan )?tilbyder?(?: .{0,15})?; (?:hvad|det) (?:kan vi )?tilbyder? vi(?: .{0,10})?; goder; fordele;
      hvorfor .{2,25}; hos os får du; løn og (?:ansættelses)?vilkår; løn og ansættelsesforhold; ansættelsesvilkår;
      vi giver dig`,
    other: `
      ansøg(?:ning|ningsfrist|er du)?(?: .{0,25})?; sådan søger du(?: .{0,20})?; kontakt(?:person)?(?: .{0,20})?;
      interesseret(?: .{0,20})?; (?:yderligere|mere|praktisk) information; spørgsmål(?: .{0,20})?; arbejdstid;
      arbejdssted; løn; tiltrædelse; søg (?:jobbet|stillingen).{0,10}; ansættelsesproces.{0,10}`,
  },
  headingWords: {
    responsibilities: "arbejdsopgave opgave ansvar laver hverdag",
    requirements: "kvalifik krav søger profil erfaring baggrund kompetence forventer ønsker håber",
    perks: "tilbyder tilbud fordel goder vilkår får lover gengæld",
  },
  cues: {
    description: `virksomhed virksomheden grundlagt førende kunder ansatte medarbejdere koncern verden markedet siden organisation søger velkommen kommune afdeling afdelingen teamet vokser danmarks danmark arbejdsplads`,
    responsibilities: `ansvar ansvarlig arbejde udvikle udvikling planlægge planlægning lede koordinere håndtere gennemføre støtte drive deltage følge opfølgning sikre bygge skabe udføre administrere bistå samarbejde dokumentere analysere rapportere vedligeholde salg bidrage undervise drift rådgivning opgaver`,
    requirements: `erfaring uddannelse uddannet bachelor kandidat kendskab kørekort ønskeligt krav dansk engelsk mundtligt skriftligt faglig egenskaber struktureret selvstændig fleksibel samarbejdsevner evne kompetencer gode relevant baggrund trives serviceminded minimum års skal positiv engageret flair`,
    perks: `pension pensionsordning sundhedsforsikring forsikring ferie flekstid fleksibel tilbyder bonus løn konkurrencedygtig hjemmearbejde udviklingsmuligheder karriere kantine frokost frokostordning fritvalg parkering fagligt arbejdsmiljø socialt goder overenskomst personalerabat kollegaer feriefridage`,
    other: `ansøgning ansøg ansøge søg cv samtale samtaler kontakt spørgsmål kontaktperson e-mail telefon ansøgningsfrist løbende mangfoldighed ansættelsesproces straffeattest`,
  },
  labels: {
    jobTitle: "(?:stilling(?:sbetegnelse)?|titel|jobtitel|rolle)",
    companyName: "(?:arbejdsgiver|virksomhed|firma|organisation|kunde)",
    recruitmentAgency: "(?:rekrutterings|vikar)(?:bureau|firma)",
    location: "(?:sted|arbejdssted|lokation|by|kommune|placering|arbejdsplads|område|region|adresse)",
    salary: "(?:løn(?:niveau|interval)?|årsløn|timeløn|månedsløn|aflønning)",
    term: "(?:ansættelsesform|ansættelsestype|stillingstype|omfang|arbejdstid|varighed|ansættelse|jobtype|ugentlig arbejdstid)",
    referenceNumber:
      "(?:ref(?:erence)?(?:[- ]?(?:nr|nummer|id|kode))?|job-?id|jobnummer|stillings-?(?:id|nummer|nr)|id|quick ?nr|sagsnummer|jobnr|annoncenr)",
    publishedDate: "(?:publiceret|oprettet|indrykket|opslået|indrykningsdato|dato|lagt op)(?: den| d\\.)?",
    applicationDeadline:
      "(?:ansøgningsfrist(?:en)?|frist(?: for ansøgning)?|ansøg senest|søg senest|sidste frist|deadline)(?: er| den| d\\.)?",
    ignored:
      "(?:kontakt(?:person)?|telefon|tlf|mobil|e-?mail|hjemmeside|tiltrædelse|opstart|start(?:dato)?|afdeling|branche|antal .{2,20}|sprog)",
  },
  terms: {
    "Full-time": "fuldtid(?:sstilling)?; fuld tid; 37 timer",
    "Part-time": "deltid(?:sstilling)?; \\d\\d timer om ugen; fritidsjob; studiejob",
    Contract: "vikariat; vikar; tidsbegrænset; midlertidig; barselsvikariat; projektansættelse; freelance",
    Internship: "praktik(?:plads)?; praktikant; trainee; elev(?:plads|stilling)?; lærling; studentermedhjælper",
    Permanent: "fastansættelse; fast stilling; fastansat",
  },
  occupations: `ingeniør udvikler leder chef konsulent specialist assistent administrator koordinator sagsbehandler tekniker sælger rådgiver økonom lærer pædagog sygeplejerske læge kok tjener rengørings chauffør lager montør mekaniker elektriker
    smed svejser tømrer maler operatør receptionist sekretær jurist advokat arkitekt designer redaktør journalist tester projektleder analytiker forsker psykolog socialrådgiver tandlæge indkøber planlægger controller revisor mægler frisør bager
    medarbejder elev trainee engineer developer manager scientist vikar inspektør partner bogholder studentermedhjælper direktør`,
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
    pageNumber: "side",
    mailHeaders: "Fra; Til; Sendt; Emne",
    mailSubject: "Emne",
    replyMarks: "sv; vs",
    conjunctions: "og; eller",
    navigation: "del; del annonsen; hjem; ansøg(?: nu| her)?; søg stillingen; gem job",
    otherJobs: "(?:lignende|andre|relaterte|flere) (?:stillinger|jobb|job|annonser)(?: .{0,30})?",
    careersHeadings: "ledige job",
    pageTitleIn: "i",
    employerLineAt: "hos",
    placeholders: "ikke oppgitt",
    headingLead: "din; dine; primære",
    jobWords: "ansattelse; stilling",
    outlook: "mulighed for",
    occupationEndings: "s; n; e; en; er",
    titleLead: "ledig stilling",
    titleTail: "deltid",
    titleBeforeEmployer: "til; hos",
    titleBeforeTown: "i",
    titleModifiers: "erfaren; ny; og",
    notTitleOpenings: "vi; du; som",
    genderMarks: "m\\/k; k\\/m",
    greetings: "hej; ny",
    companyCertainlyBefore: "vi er; hos",
    clientBefore: "hos; til; pa",
    onBehalf: "pa vegne a[fv]",
    aboutCompany: "om",
    nameWords: "og; for",
    beforeNames: "Vi på; Vi i; Vi; På; Hos; Kontakt; Ring; til; hos; i",
    notNames: "Vi; Du; Din; Som; Det; Den; Har",
    institutions: "kommune; sygehus; skole; universitet; regionen?",
    agencyWords: "rekruttering\\w*; vikar",
    siteWords: "kontor; kontoret; placeret; beliggende; lokaler",
    seeking: "søger",
    saysTown: "i",
    besideTown: "eller",
    municipalities: "kommune?",
    streetSuffixes: "vej; gade",
    today: "i dag",
    yesterday: "i går",
    one: "en; et",
    published: "indrykket",
    applying: "ansøg; frist",
    contractEnds: "vikariat; midlertid; tidsbegr",
    referenceNouns: "annonse; stillings?",
    quoting: "emne",
    payWords: "\\blon\\b",
    payPer: "om; ved; per",
    payPeriods: "time; dag; maned(?:en)?; ar",
    payHours: "time",
    payFrom: "fra; mellem",
    payTo: "til; og",
    payToBare: "til",
    weWords: "vi",
    offerWe: "vi",
    offerCan: "kan",
    offerTo: "dig",
    offers: "tilbyder; tilbyde",
    youDo: "du (?:skal|vil)",
    youHave: "du (?:har|er)",
    years: "ar",
    howToApply: "send .{0,20}ansogning; ansogningsfrist",
    closings: "med venlig hilsen",
  },
  // prettier-ignore
  record: {
    keys: {
      salary: { plain: "lon" },
      description: { endings: "beskrivelse" },
    },
    textKeys: "beskriv",
  },
};
