import { sv as dates } from "../../../schema/dates/languages/sv.js";
import type { LanguagePack } from "./pack.js";

/** Swedish. */
export const sv: LanguagePack = {
  code: "sv",
  countries: "SE FI",
  stopWords:
    "och att i en är som för på med av till du vi det om har den ett dig vår våra din hos kommer eller vara inom även de oss",
  telling: "å ä ö",
  dates,
  headings: {
    description: `
      om (?!dig\\b).{2,30};
      (?:företaget|företagsbeskrivning|bakgrund|verksamheten|beskrivning|rollen|tjänsten|organisationen|företagspresentation|vilka är vi|vilka vi är|kunden);
      vilka (?:är|vi) .{2,12}; (?:befattnings|rol|tjänste)beskrivning; vår kund`,
    responsibilities: `
      arbetsuppgifter; ansvarsområden?; arbetsbeskrivning;
      vad (?:du )?(?:kommer|får) (?:du )?(?:att )?(?:göra|arbeta med);
      (?:ditt|din|dina) (?:uppdrag|roll|ansvar|uppgifter|arbetsuppgifter|vardag|arbetsdag);
      vad innebär (?:jobbet|rollen|tjänsten); i (?:rollen|tjänsten|uppdraget) .{0,20}(?:ingår|kommer du|arbetar);
      ansvar; uppgifter; det här (?:kommer du att|gör du|får du) .{0,15}; vad gör du; jobbet;
      detta kommer du att jobba med; huvudsakliga (?:arbetsuppgifter|uppgifter); om uppdraget; vad gör du hos oss; (?:dina|huvudsakliga|exempel på) (?:huvudsakliga )?(?:arbetsuppgifter|uppgifter|ansvarsområden)(?: .{0,20})?; din (?:roll|vardag|arbetsdag)(?: .{0,15})?; arbetsuppgifter (?:och|&) ansvar; så ser din (?:dag|vardag) ut; det här kommer du (?:att )?(?:göra|jobba|arbeta).{0,15}; jobbet innebär; tjänsten innebär; ditt uppdrag(?: .{0,15})?; som .{3,30} (?:hos oss )?kommer du.{0,15}`,
    requirements: `
      kvalifikationer; krav(?:profil)?; (?:skall|ska)-?krav; meriterande; (?:vi|vem) söker(?: vi| dig)?(?: .{0,15})?;
      vi söker dig(?: .{0,15})?; vi tror att du.{0,20}; (?:din|vår) (?:profil|bakgrund|kompetens);
      (?:om|vem är) (?:dig|du); (?:vad|vem) (?:vi )?(?:letar|söker) (?:vi )?(?:efter)?; vi (?:letar|ser gärna).{0,20};
      personliga egenskaper; (?:det )?som kännetecknar dig.{0,10}; det som kännetecknar dig.{0,10};
      kompetens(?:er|krav)?; utbildning(?: .{2,25})?; erfarenhet(?:er)?(?: .{2,25})?;
      för att (?:lyckas|trivas).{0,30}; du (?:har|är|bör ha); är du den vi söker; dina egenskaper; din erfarenhet;
      språk; detta söker vi; vad du (?:har|behöver|tar med dig).{0,15}; har du det som krävs; vem vi söker; formella krav; krav för tjänsten; kvalifikationskrav; meriterande (?:kvalifikationer|är|för tjänsten)(?: .{0,15})?; önskvärt; behörighet(?: .{0,15})?; behörighetskrav; bedömningsgrunder; övriga meriter; vi söker dig som(?: .{0,20})?; du som söker(?: .{0,15})?; för att (?:bli aktuell|vara aktuell|passa|lyckas|trivas)(?: .{0,30})?; personliga (?:egenskaper|förmågor|kompetenser); språkkrav; vad vi söker(?: .{0,15})?; urvalskriterier; du behöver ha`,
    perks: `
      det vi erbjuder(?: .{0,10})?; det här erbjuder vi(?: .{0,10})?;
      vi erbjuder(?: .{0,15})?; (?:vad|detta|det här) (?:vi )?(?:erbjuder|kan vi erbjuda)(?: vi)?(?: .{0,10})?;
      förmåner(?: .{2,20})?; varför (?:jobba|arbeta|oss|välja|.{2,20})(?: .{0,20})?; därför ska du.{0,20};
      (?:hos oss|som anställd) .{0,25}; vi kan erbjuda.{0,10}; våra förmåner; vad får du; villkor; lön och förmåner;
      vårt erbjudande; vad (?:kan )?vi (?:kan )?erbjuda(?:r)?(?: .{0,15})?; vad erbjuder vi(?: .{0,10})?; detta erbjuder vi(?: .{0,10})?; det får du(?: .{0,15})?; därför (?:ska|bör) du .{2,25}; anställningsvillkor; lön och anställningsvillkor; anställningsförmåner; varför (?:ska du|börja|du ska|jobba hos oss).{0,25}; vi ger dig`,
    other: `
      ansök(?:an|ning|ningsförfarande)?(?: .{0,30})?; så (?:söker|ansöker) du(?: .{0,20})?;
      kontakt(?:person|uppgifter|information)?(?: .{0,20})?; (?:övrig|ytterligare|mer|praktisk) information; övrigt;
      intresserad(?: .{0,20})?; (?:rekryteringsprocess|urval)(?:en)?(?: .{0,20})?; sökord;
      (?:sista ansökningsdag|tillträde|anställningsform|omfattning|placering(?:sort)?|ort|start|varaktighet|arbetstid|lön)(?: .{0,30})?;
      frågor(?: .{0,20})?; känner du igen dig.{0,40}; låter det(?: här)? intressant.{0,20}; välkommen(?: .{0,25})?;
      fackliga.{0,20}; liknande jobb; hur (?:söker|ansöker) (?:du|jag)(?: .{0,15})?; så här (?:söker|ansöker) du; låter (?:det|detta) (?:här )?(?:som|intressant).{0,30}; vill du (?:veta|bli|arbeta|jobba).{2,40}; har du frågor(?: .{0,20})?; kontakta oss(?: .{0,15})?; upplysningar(?: .{0,20})?; information om .{2,30}; om anställningen; anställningen(?: .{0,15})?; rekryteringsprocessen(?: .{0,15})?; urval och .{2,20}; mångfald(?: .{0,30})?; jämställdhet(?: .{0,30})?; personuppgifter(?: .{0,20})?; gdpr(?: .{0,20})?; bakgrundskontroll(?: .{0,15})?; säkerhetsprövning(?: .{0,15})?; till bemannings.{2,50}; praktiska detaljer; mer om tjänsten; sammanfattning`,
  },
  headingWords: {
    responsibilities: "arbetsuppgift uppgift ansvar göra gör uppdrag vardag ingår",
    requirements: "kvalifik krav profil söker kompetens bakgrund erfaren meriter tror egenskaper önskar hoppas",
    perks: "erbjud förmån fördel villkor får ger",
    description: "företag företaget bolaget team organisation avdelning verksamhet vilka",
    other: "ansök ansökan kontakt intresse intresserad frågor urval rekrytering lön plats arbetsplats information",
  },
  cues: {
    description: `företag företaget bolag grundades ledande verksamhet kunder anställda medarbetare koncern världen marknaden sedan organisation söker vill välkommen familjeägt internationell sverige kommun kommunen skola skolan team teamet växer möjligheten vision enhet`,
    responsibilities: `ansvara ansvarar ansvarig arbeta arbetar utveckla utvecklar planera planerar leda leder samordna hantera hantering hanterar genomföra genomför stödja stötta driva driver delta deltar följa upp uppföljning säkerställa bygga skapa utföra arbetsuppgifter administrera
      innefattar ingår samarbeta samarbetar dokumentera ta-fram analysera rapportera underhålla underhåll undervisa bemöta handlägga utreda kommer`,
    requirements: `erfarenhet utbildning examen kunskap kunskaper körkort meriterande krav svenska engelska tal skrift högskola gymnasie gymnasial legitimation egenskaper noggrann strukturerad självständig självgående flexibel samarbetsförmåga lösningsorienterad driven
      ansvarstagande förmåga kompetens vana goda mycket söker-dig person personlig lämplighet kommunicera kommunicerar van minst års kännetecknar serviceinriktad stresstålig lyhörd relevant b-körkort`,
    perks: `friskvård friskvårdsbidrag semester tjänstepension kollektivavtal förmån förmåner erbjuder bonus försäkring flexibel-arbetstid distansarbete hemifrån utvecklingsmöjlig karriär gym lunch parkering föräldralön personalrabatt fortbildning kompetensutveckling pension lön
      semesterdagar gemenskap frukost after-work trivsel`,
    other: `ansökan ansök ansöka sök cv personligt brev intervju intervjuer löpande urval rekrytering rekryteringsprocess kontakta frågor mejl e-post telefon sista ansökningsdag välkommen-med fackliga mångfald sökord annons diskriminering bakgrundskontroll upplysningar referensnummer tillsättas`,
  },
  labels: {
    jobTitle:
      "(?:tjänst|befattning|yrke|roll|titel|jobb|yrkesroll|yrkestitel|befattningstitel|tjänstetitel|position); yrkesbenämning; titel på tjänsten; jobbtitel; rubrik; tjänstebenämning; anställning som",
    companyName:
      "(?:företag|arbetsgivare|bolag|organisation|kund|uppdragsgivare|företagsnamn); namn på arbetsgivare; arbetsgivarens namn; myndighet; enhet/arbetsgivare; bolagsnamn",
    recruitmentAgency: "(?:rekryterings|bemannings)(?:företag|bolag|byrå|partner); rekryterare",
    location:
      "(?:ort|placering(?:sort)?|arbetsplats|plats|arbetsort|kommun|placeringsort|stationering(?:sort)?|var|stad|län|region|tjänsteställe); arbetsplatsens (?:adress|ort); kommun/ort; arbetsplatsadress; orter; var ligger jobbet; placeringsorter; besöksadress; ort/kommun; tjänsteort; var finns arbetsplatsen",
    salary:
      "(?:lön(?:eform|typ|espann|eläge|evillkor)?|månadslön|timlön|ersättning|ingångslön|lön och förmåner|löneintervall); lönetyp; lönebeskrivning; lön per .{3,8}; löneuppgift; lön/ersättning; månadslön från; grundlön; lönesättning; fast lön",
    term: "(?:anställningsform|anställningstyp|omfattning|anställning|varaktighet|tjänstgöringsgrad|arbetstid|sysselsättningsgrad|anställningens omfattning|arbetstyp|tjänsteform|typ av anställning|tjänstetyp|kontraktstyp|uppdragslängd|längd); anställnings(?:typ|tid|längd|grad|period|omfattning|villkor); arbetstid/varaktighet; arbetstidens omfattning; heltid ?/ ?deltid; tjänstens omfattning; sysselsättning; uppdragets längd; anställningens längd; timmar per vecka; anställningsvaraktighet; typ av (?:tjänst|jobb|kontrakt)",
    referenceNumber:
      "(?:ref(?:erens)?(?:[- ]?(?:nr|nummer|id|kod))?|diarie(?:nummer|nr)|dnr|annons-?id|jobb-?id|annonsnummer|platsnummer|id|tjänstenummer|uppdragsnummer|referens); diarie-?nr; ref\\.? ?nr; annons(?:ens)? (?:id|nummer); platsannonsid; annonsnr; ärendenummer; jobb-?nummer; rekryterings-?id; annonsens referens",
    publishedDate:
      "(?:publicerad|publicerat|publiceringsdatum|annonsen publicerad|publiceringsdag|upplagd|datum|publicerades|inlagd)(?: den)?; publicerad (?:den|sedan)?; annonsen publicerades; publiceringsstart; utlagd; annonsdatum; uppdaterad; senast uppdaterad",
    applicationDeadline:
      "(?:sista (?:ansökningsdag(?:en|ar)?|ansökningsdatum|dag(?: att söka| för ansökan)?|dag)|ansök(?:an)? senast|ansökningstid(?:en)?(?: går ut| t\\.o\\.m| till)?|ansökningsdatum|sök senast|senast|deadline|ansökan ska .{2,25} senast|sista ansökan)(?: är| den)?; sista dag att (?:söka|ansöka); ansök (?:senast|före)(?: den)?; ansökan (?:senast|stänger|ska vara inne)(?: .{0,12})?; ansökningstid(?:en)? (?:går ut|till|t\\.o\\.m\\.?)(?: den)?; sök jobbet senast(?: den)?; annonsen (?:stänger|är öppen till|gäller till)(?: den)?; sista datum(?: .{0,15})?; stänger(?: den)?; ansökningsperiod; söks senast",
    ignored:
      "(?:kontakt(?:person)?|telefon|tel|e-?post|mejl|hemsida|webb(?:plats)?|tillträde(?:sdag)?|start(?:datum)?|avdelning|bransch|antal .{2,20}|yrkesområde|facklig.{2,20}|körkort|språk|sökord|tillträdesdatum|förvaltning|adress); kontaktpersoner?; kontaktuppgifter; telefonnummer; mobil; e-postadress; webbadress; länk; start(?:datum| för anställning)?; tillträde (?:enligt .{3,20})?; anställningsstart; börjar; yrkeskategori; yrkesgrupp; kategori; branscher; arbetsområde; enhet; institution; sektor; utbildningsnivå; antal (?:platser|tjänster|jobb|anställda|lediga befattningar); distansarbete; fackliga? (?:företrädare|representanter|kontakter)",
  },
  terms: {
    "Full-time": "heltid(?:stjänst)?; full[ -]?tid; heltidsanställning",
    "Part-time":
      "deltid(?:stjänst)?; extrajobb; timanställ\\S+; deltidsanställning; halvtid; timvikarie; helgjobb; extraarbete; studentjobb",
    Contract:
      "visstid(?:sanställning)?; vikariat; vikarie; tidsbegränsa\\S+; konsultuppdrag; konsult på plats; projektanställning; behovsanställning; sommarjobb; timanställning; säsongs\\S+; interim; allmän visstid; tidsbegränsad anställning; vikarierande; föräldravikariat; föräldraledighet; säsongsarbete; säsongsanställning; särskild visstidsanställning; sommarvikarie; feriejobb; semestervikarie; intermittent",
    Internship:
      "praktik(?:ant|plats)?; lia(?= |$|[,.)-]); trainee(?:program)?; examensarbete; lärling(?:splats)?; studentmedarbetare",
    Permanent: "tillsvidare(?:anställning|tjänst)?; fast anställning; tills vidare",
  },
  occupations: `ingenjör utvecklare chef ledare konsult specialist assistent administratör koordinator samordnare handläggare tekniker säljare sälj rådgivare ekonom redovisnings lärare förskollärare barnskötare sjuksköterska undersköterska läkare
    kock servitör servitris städare chaufför förare lager montör mekaniker elektriker rörmokare svetsare snickare målare operatör maskin receptionist sekreterare jurist advokat arkitekt designer redaktör journalist översättare testare
    kommunikatör projektledare produktägare analytiker forskare doktorand psykolog kurator socialsekreterare behandlingsassistent personlig boendestödjare tandläkare tandsköterska apotekare farmaceut fysioterapeut arbetsterapeut kemist biolog
    inköpare planerare logistiker controller revisor mäklare frisör bagare vaktmästare väktare brevbärare budbilsförare butiks medarbetare medarbetare praktikant trainee engineer developer manager scientist strateg utredare pedagog
    orderspecialist order rektor instruktör tränare vikarie lärling arbetare skötare biträde värd inspektör tolk skogshuggare murare plattsättare takläggare golvläggare plåtslagare glasmästare svarvare fräsare grävmaskinist trädgårdsmästare lantbrukare veterinär fiskare slaktare florist kassör diskare kökshjälp kallskänka bartender hovmästare portier husfru lokalvårdare hemvårdare barnflicka nanny barnvakt lektor professor postdoktor postdok bibliotekarie arkivarie antikvarie postbud cykelbud plockare packare matros kapten pilot kabinpersonal barnmorska tandhygienist logoped optiker dietist kiropraktor massör psykiater kirurg vårdare brandman ordningsvakt åklagare domare notarie paralegal fotograf musiker skådespelare illustratör programmerare statistiker historiker arkeolog geolog agronom jägmästare kontorist telefonist rivare ställningsbyggare sömmerska skräddare skomakare guldsmed lackerare plåtare montörer föreståndare verksamhetschef förman platschef ordförande kyrkoherde präst kantor diakon organist`,
  beforeTitle: `(?:söker|sökes|letar efter|rekryterar|anställer|behöver)(?: vi| nu| just nu| en| vi nu| därför| för .{2,50})*? (?:en|ett|dig som(?: är| vill vara)?|fler|flera|två|tre|en ny|nya|vår nästa|driven|erfarna?|engagera\\S+|våra); som; (?:rollen|tjänsten|tjänst|uppdrag|jobb|anställning) som; till rollen som`,
  afterTitle:
    "som till för i på med hos vid inom att och\\s+dig sökes med\\s+placering kommer arbetar ansvarar får är erbjuder där du vi har",
  beforeCompany: "vi är; på; hos; om; till; för; varför; välkommen till; vi på; bli en del av; i; från",
  afterCompany:
    "är (?:ett|en|idag|ett av|en av|sveriges|nordens|världs|den|det|specialiserade|ledande|marknadsledande|svensk|i); söker; erbjuder; har; arbetar; utvecklar; grundades; levererar; hjälper; bedriver; tillverkar; växer; finns; driver; vi söker; består; strävar; drivs; tillhandahåller; ingår; and",
  agency:
    "(?:för|hos|till|åt) (?:vår|en av våra|vår fina) (?:\\S+ ){0,3}?(?:kund|uppdragsgivare|kunds)(?:räkning)?; en av våra (?:\\S+ )?kunder; vår kund; kunds räkning; kunduppdrag; hos kund(?:en)?; konsultuppdrag; som konsult (?:hos|via|på); anställd av oss; bemanningsföretag; uthyrning; anställning hos oss .{2,30} ute hos kund; via oss på; rekryteringsuppdrag; i denna rekrytering samarbetar",
  beforeLocation:
    "i; placerad i; placerat i; kontor i; vårt kontor i; huvudkontor(?:et)? i; beläget i; belägen i; med placering i; ort; stationerad i; i centrala; utanför; på",
  beforePublished: "publicerad(?: den)?; publicerat(?: den)?; publicerades(?: den)?; upplagd(?: den)?",
  beforeDeadline:
    "sista (?:ansökningsdag|ansökningsdatum|dag(?: att (?:söka|ansöka)| för ansökan)?)(?:en|et)?(?: är| den)*; (?:ansökan|ansök|sök|skicka|välkommen)(?:\\S* ){0,14}?(?:senast|före|innan|till och med|t\\.o\\.m\\.?)(?: den)*; senast(?: den)?; t\\.?o\\.?m\\.?(?: den)?; till och med(?: den)?; före den",
  relative: {
    days: "för # dag(?:ar)? sedan; # dag(?:ar)? sedan",
    hours: "för # timm(?:e|ar) sedan",
    weeks: "för # veck(?:a|or) sedan; # veck(?:a|or) sedan",
    months: "för # månad(?:er)? sedan",
  },
  compoundEndings: "chef",
  // prettier-ignore
  words: {
    pageNumber: "sida",
    pageOf: "av",
    mailHeaders: "Från; Till; Skickat; Ämne; Datum",
    mailSubject: "Ämne",
    replyMarks: "sv; vs",
    conjunctions: "och; eller",
    navigation: "ansök(?: nu| här)?; spara(?: annons| jobb)?; dela; skriv ut; logga in; tillbaka; visa mer; hem; tipsa; startsida; medarbetare; lediga jobb; sök jobb; till innehållet; sok (?:jobbet|tjänsten|jobb)(?: här| nu)?; ansök till tjänsten; spara (?:annonsen|jobbet|tjänsten); dela (?:annonsen|jobbet|med en vän|på .{2,20}); skriv ut annonsen; mejla; tipsa en vän; anmäl annons; visa (?:fler|alla jobb|på karta|mindre|färre); alla (?:lediga )?jobb; tillbaka till (?:sökresultatet|listan|sökning|jobb|startsidan); bevaka; skapa (?:konto|bevakning|cv); stäng; meny; nästa; föregående; gå till (?:innehåll|huvudinnehåll); hoppa till innehåll; till toppen; godkänn(?: alla)?(?: kakor| cookies)?; avvisa; cookieinställningar; om cookies; integritetspolicy; följ oss(?: på .{2,20})?; läs mer; läs mindre",
    otherJobs: "(?:liknande|relaterade|andra|fler) (?:jobb|annonser|tjanster)(?: .{0,30})?",
    careersHeadings: "jobba hos oss; lediga jobb; lediga (?:jobb|tjänster); karriär",
    boardSections: "(?:lediga )?jobb; karriär; jobba",
    boardSectionsAt: "hos; på; i",
    signIn: "(?:logga in|registrera dig|skapa konto)(?: (?:eller|på|med|för) .{1,60})?; inloggning",
    challenges: "(?:verifiera|bekräfta) att du är (?:en )?människa(?:[ .,].{0,120})?; jag är inte en robot; säkerhetskontroll; åtkomst nekad; ett ögonblick",
    pageTitleHiring: "söker",
    pageTitleIn: "i",
    employerLineAt: "hos",
    placeholders: "ej angivet",
    headingLead: "din; ditt; dina; våra; vår; huvudsakliga",
    jobWords: "tjanst; anstallning",
    outlook: "mojlighet till",
    occupationEndings: "s; n; a; e; en; er; o",
    titleOpenEnds: "och; eller; för; av; till; med; inom; i",
    titleWanted: "sökes; söks",
    titleOpenings: "som; en; ett",
    titleTail: "heltid; deltid",
    titleBeforeEmployer: "till; hos",
    titleBeforeTown: "i",
    titleLevels: "erfaren; nyexaminerad",
    titleModifiers: "driven; engagerad; erfaren; ny; nya; och",
    notTitleOpenings: "vi; du; som",
    greetings: "hej; god (?:dag|morgon|morgen); ny",
    companyCertainlyBefore: "vi ar; hos; bli en del av",
    clientBefore: "hos; till; pa",
    onBehalf: "pa uppdrag av; for var kund,?",
    aboutCompany: "om",
    nameWords: "och",
    beforeNames: "Jobba hos; Vi på; Vi i; Vi; På; Hos; Företaget; Ring; till; hos; i; Inom; För; Om; I",
    notNames: "Vi; Du; Din; Vår; Som; Det; Den; Har; Är; Vill",
    institutions: "kommun; regionen?; universitet; hogskola; landsting; skola\\w*",
    agencyWords: "bemanning\\w*; rekrytering\\w*; bemanningsbyra",
    siteWords: "kontor; kontoret; placera",
    seeking: "söker",
    saysTown: "i",
    besideTown: "eller",
    municipalities: "kommune?; stad",
    workplaceFacts: "hybrid; på plats",
    remote: "distans(?:arbete)?",
    streetSuffixes: "gatan; vägen",
    one: "en; ett",
    published: "publicerad; datum",
    applying: "ansök; sök[ ]; frist",
    contractEnds: "vikariat; visstid; tidsbegr; anställningen",
    startsWork: "tillträd; \\bstart; börjar",
    referenceNouns: "annons",
    referenceNumberWords: "nummer",
    referenceEndings: "erens",
    referenceAfterRef: "nr; nummer; kod",
    referenceNames: "diarienummer; dnr",
    quoting: "amne; kod",
    payWords: "\\blon\\b; manadslon",
    notPay: "omsattning; friskvard",
    payPer: "i; om; per",
    payPeriods: "timme; timma; tim; dag; veckan?; manad(?:en)?; ar",
    payHours: "tim; timme",
    weekHours: "tim(?:mar)? ?(?:i veckan|per vecka|/ ?v(?:ecka)?)",
    workloadWords: "omfattning; sysselsättningsgrad; tjänstgöringsgrad",
    payFrom: "fran; mellan; upp till",
    payTo: "till; och",
    payToBare: "till",
    weWords: "vi; var; vara",
    offerWe: "vi",
    offerCan: "kan",
    offerTo: "dig",
    offers: "erbjuder",
    youWill: "du kommer",
    youDo: "du (?:ansvarar|arbetar|planerar|leder|kommer att)",
    youHave: "du (?:har|ar)",
    years: "ar",
    howToApply: "vid fragor; har du fragor; ansok (?:nu|redan|senast|via|idag); skicka (?:in )?(?:din|ditt|ansokan); din ansokan; valkommen med; ansokningsdag; sok (?:tjansten|jobbet) (?:redan|via|genom|idag|senast)|valkommen med (?:din|en) ansokan|skicka in din ansokan|din ansokan (?:ska|senast|bor|via)|personligt brev|via (?:knappen|ansokningsknappen|lanken)|vi (?:tillampar|arbetar med|gor) (?:lopande )?urval|lopande urval|urval (?:sker|och intervjuer)|intervjuer (?:sker|kommer|halls|planeras)|for (?:mer|ytterligare) information",
    legalNotes: "personuppgift; mangfald (?:och|berikar|ar|som)|jamn (?:kons|och)|jamstalld(?:het)? |diskriminer|oavsett (?:kon|alder|bakgrund|etnisk)|funktions(?:nedsattning|variation)|personuppgift|bakgrundskontroll|utdrag (?:ur|fran) (?:belastnings|polisens)|belastningsregistret|sakerhetsprovning|undanber (?:vi )?(?:oss|sig)|vanligen men bestamt|bestamt (?:direktkontakt|kontakt)|skyddad folkbokforing|offentlighetsprincipen",
    equalityGrounds: "kön",
    equalityGroundsAfter: "funktions",
    closings: "(?:med )?vanliga? halsning(?:ar)?",
  },
  // prettier-ignore
  record: {
    valueKeys: "namn",
    contactKeys: "kontakt kontaktperson",
    keys: {
      title: { exact: "annonsrubrik", plain: "yrkesbenamning befattning", endings: "rubrik" },
      company: { exact: "arbetsgivarenamn arbetsgivare organisationsnamn", endings: "arbetsgivare" },
      place: { plain: "ort plats" },
      city: { plain: "ort stad", endings: "kommun" },
      street: { plain: "gatuadress" },
      postcode: { plain: "postnr" },
      term: { plain: "heltiddeltid" },
      reference: { plain: "referens diarienummer", endings: "referens" },
      id: { exact: "annonsid" },
      published: { exact: "publiceringsdatum" },
      deadline: { exact: "sistaansokningsdatum sistaansokningsdag", endings: "ansokningsdag" },
      description: { exact: "annonstextformaterad annonstext", plain: "beskrivning", endings: "beskrivning" },
    },
    titleEndings: "rubrik",
    textKeys: "beskriv",
  },
};
