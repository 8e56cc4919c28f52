import { cs as dates } from "../../../schema/dates/languages/cs.js";
import type { LanguagePack } from "./pack.js";

/** Czech, which also matches much of Slovak. */
export const cs: LanguagePack = {
  code: "cs",
  countries: "CZ SK",
  stopWords:
    "a v se na je s pro do i k o z že co jako nebo u ve jsme vás nás máš máte bude práce po za od aby naše jsou při tě vám",
  telling: "ě š č ř ž ů ý",
  dates,
  headings: {
    description: `
      (?:o|kdo|co) (?:nás|jsme|společnosti|firmě|pozici|nabídce|děláme|je .{2,20});
      (?:naše |naši |náš )?(?:společnost|firma|tým|klient);
      popis (?:společnosti|firmy|pozice|pracovní pozice|pracovního místa|místa|zaměstnavatele); představení; úvod;
      informace o pozici; pro našeho klienta`,
    responsibilities: `
      náplň (?:vaší )?(?:práce|pozice); pracovní náplň; co (?:tě|vás|tebe) (?:čeká|bude čekat|u nás čeká);
      co (?:budeš|budete|u nás budeš|u nás budete)(?: u nás)?(?: na starosti| dělat| mít na starosti)?;
      (?:vaše|tvoje|tvé|hlavní) (?:úkoly|odpovědnosti|role|práce); úkoly; z?odpovědnosti?;
      čím se (?:budeš|budete) zabývat; jaká (?:bude|je) (?:tvoje|vaše|náplň) .{2,30}; popis práce; činnosti;
      na čem budeš pracovat; co (?:budeš dělat|budete dělat|bude vaší náplní|bude tvou náplní)(?: .{0,15})?; co vás (?:u nás )?(?:čeká|bude čekat); náplň práce(?: .{0,15})?; pracovní náplň(?: .{0,15})?; (?:tvoje|vaše|hlavní) (?:náplň|zodpovědnosti|pracovní náplň|úkoly|činnosti)(?: .{0,15})?; popis (?:činnosti|pracovní činnosti); hlavní pracovní činnosti; jak bude vypadat .{2,30}; na starosti budete mít; vaším úkolem bude`,
    requirements: `
      požadavky(?: .{2,30})?; požadujeme;
      co (?:od (?:vás|tebe|tě)|po (?:vás|tobě)) (?:očekáváme|požadujeme|chceme|čekáme);
      co (?:očekáváme|požadujeme|hledáme|oceníme|potřebuješ|potřebujete|bys měl.{0,20}|byste měl.{0,20})(?: .{0,20})?;
      (?:koho|jakého kolegu) hledáme; (?:váš|tvůj|náš) (?:ideální )?(?:profil|kandidát);
      (?:jaký|jaká|kdo) (?:bys|byste) .{2,20}; očekáváme; předpoklady; kvalifikace; (?:co k tomu|k tomu) potřebuješ;
      výhodou(?: je| bude)?; vzdělání; znalosti; dovednosti; oceníme; jsi to ty; hledáme; co byste měli umět; co (?:od tebe|od vás|po tobě|po vás) (?:očekáváme|potřebujeme|požadujeme|chceme)(?: .{0,10})?; koho (?:hledáme|k sobě hledáme); jsi (?:to ty|ten pravý).{0,15}; požadujeme(?: .{0,15})?; požadavky (?:na (?:uchazeče|zaměstnance|vás|pozici)|pro výkon)(?: .{0,15})?; kvalifikační (?:požadavky|předpoklady); předpoklady(?: .{0,20})?; požadované (?:vzdělání|znalosti|předpoklady|dovednosti)(?: .{0,15})?; výhodou(?: .{0,15})?; co byste (?:měl|měli|měl/a) (?:umět|mít|splňovat).{0,10}; oceníme(?: .{0,15})?; hodíš se k nám.{0,20}; předpokládáme; ideální kandidát(?: .{0,10})?`,
    perks: `
      nabízíme(?: .{0,15})?;
      co (?:ti |vám |za to )?(?:nabízíme|nabídneme|můžeme nabídnout|dostaneš|získáš|získáte|dostanete|od nás dostaneš)(?: .{0,15})?;
      benefity(?: .{2,20})?; (?:zaměstnanecké |firemní )(?:výhody|benefity); výhody; na co se (?:můžeš|můžete) těšit;
      proč (?:k nám|u nás|právě|jít|pracovat|si vybrat).{0,25};
      u nás (?:získáš|získáte|najdeš|najdete|tě čeká|vás čeká); odměna; co tě u nás čeká navíc; můžeš se těšit na;
      můžete se těšit na; a co za to; co na to říkáš; co (?:nabízíme|vám nabízíme|ti nabízíme|získáte|získáš|můžeme nabídnout|za to)(?: .{0,15})?; nabízíme(?: .{0,10})?; proč (?:k nám|právě k nám|pracovat u nás|jít k nám|zrovna my)(?: .{0,10})?; (?:naše|zaměstnanecké|firemní) (?:benefity|výhody)(?: .{0,10})?; na oplátku(?: .{0,15})?; za odměnu; platové podmínky; mzdové podmínky; co u nás (?:najdete|najdeš|získáte|získáš)`,
    other: `
      (?:jak )?(?:se )?(?:přihlásit|odpovědět|reagovat)(?: .{0,25})?; kontakt(?:ní osoba|y|ní údaje)?;
      (?:místo|datum|nástup|typ|pracovní doba|úvazek|mzda|plat|lokalita)(?: .{2,25})?; další informace;
      informace(?: .{2,25})?; (?:máš|máte) zájem(?: .{0,20})?; zaujal[ao]?(?: .{0,25})?; jak (?:na to|probíhá).{0,25};
      výběrové řízení; podobné nabídky; zaměstnavatel; technologie; pracovní podmínky; jak se (?:přihlásit|ucházet)(?: .{0,10})?; zaujala (?:vás|tě)(?: .{0,25})?; máte dotazy(?: .{0,15})?; kontaktní (?:osoba|údaje)(?: .{0,10})?; výběrové řízení(?: .{0,20})?; průběh výběrového řízení; přihláška(?: .{0,30})?; náležitosti přihlášky; k přihlášce .{2,30}; ochrana osobních údajů(?: .{0,15})?; gdpr; poznámka; další informace(?: .{0,15})?; informace o (?:pozici|pracovním místě|nabídce); předpokládaný nástup; termín nástupu; informace o zpracování .{2,30}`,
  },
  headingWords: {
    responsibilities: "náplň úkol odpovědnost dělat činnost starost",
    requirements: "požad očekáv hledáme profil kvalifik znalosti zkušenost potřebuj dovednost",
    perks: "nabíz benefit výhody získáte získáš odměn",
    description: "firma firmě společnost tým projekt kdo",
    other: "kontakt zájem reagovat životopis výběrové místo mzda informace přihláška",
  },
  cues: {
    description: `společnost firma jsme založena založená působí trhu lídr zákazníky klienty tým týmu hledáme hledá rodinná mezinárodní skupina zaměstnanců let roku českou evropě sídlem nabídka dynamická předním`,
    responsibilities: `zajišťování zajištění zajišťovat správa spravovat vývoj vyvíjet řízení řídit komunikace komunikovat vedení vést příprava připravovat kontrola kontrolovat tvorba vytvářet plánování spolupráce spolupracovat podpora zpracování zpracovávat
      zodpovědnost odpovědnost koordinace analýza návrh realizace údržba obsluha prodej péče evidence budeš budete starat vyřizování administrativa účast testování`,
    requirements: `praxe praxi zkušenost zkušenosti vzdělání sš vš vyučení znalost znalosti angličtina anglický angličtiny jazyk výhodou řidičský průkaz skupiny schopnost samostatnost spolehlivost pečlivost zodpovědný zodpovědnost-a komunikativnost flexibilita
      orientace ochota pozitivní přístup časová týmový dovednosti minimálně dobrá výborná bezúhonnost uživatelská aktivní`,
    perks: `dovolené dovolená týdnů stravenky stravenkový multisport příspěvek penzijní bonus bonusy prémie mzda mzdu ohodnocení nabízíme benefity home office flexibilní pružná školení vzdělávání kariérní růst telefon notebook sick days zázemí nástup smlouva
      pracovní-poměr hpp akce teambuilding káva ovoce firemní automobil zvýhodněné kafeterie zaškolení`,
    other: `životopis cv zašlete pošlete pošli zasílejte kontakt telefon email e-mail přihlásit odpovědět údajů osobních souhlas gdpr výběrového výběrové řízení pohovor uchazeč uchazeče kontaktovat zájem`,
  },
  labels: {
    jobTitle:
      "(?:název )?(?:pozice|pracovní pozice|místa|práce); pozice; profese; hledáme; pracovní pozice; volné místo; název (?:pracovní pozice|pracovního místa|funkce|inzerátu); požadovaná profese; nabízená pozice; funkce; pracovní místo; volná pozice",
    companyName:
      "(?:název )?(?:společnost|společnosti|firma|firmy|zaměstnavatel|zaměstnavatele); organizace; klient; název (?:zaměstnavatele|organizace|firmy); instituce; úřad; obchodní firma",
    recruitmentAgency: "(?:personální )?(?:agentura|agentury); zadavatel; inzerent",
    location:
      "místo(?: výkonu)?(?: pracoviště| práce| výkonu práce)?; lokalita; pracoviště; adresa pracoviště; město; místo výkonu; region; kraj; kde; místo (?:pracoviště|výkonu práce|výkonu zaměstnání|práce)(?: .{0,10})?; adresa(?: pracoviště| místa výkonu práce)?; obec; okres; pracovní lokalita; lokality",
    salary:
      "(?:hrubá |měsíční |nástupní )?(?:mzda|plat|odměna|finanční ohodnocení|mzdové rozpětí|ohodnocení)(?: .{0,20})?; platová třída; platové ohodnocení; nabízená mzda; mzda (?:od|hrubá|nabízená|v kč)(?: .{0,10})?; hrubá mzda(?: .{0,10})?; platová (?:třída|tarifní třída)(?: .{0,10})?; základní mzda; mzdové podmínky; hodinová (?:mzda|sazba); platové zařazení",
    term: "(?:typ|druh|forma)? ?(?:pracovního |pracovní )?(?:úvazku?|poměru?|vztahu?|smlouvy|smluvního vztahu|smlouva|spolupráce)(?: .{0,15})?; délka pracovního poměru; doba trvání; pracovní doba; typ pozice; smluvní vztah; pracovněprávní vztah; zaměstnání; typ (?:pracovního (?:poměru|úvazku|vztahu)|smlouvy|úvazku|práce|zaměstnání); druh (?:pracovního poměru|úvazku); úvazek; pracovní (?:úvazek|poměr|režim); délka úvazku; doba trvání (?:pracovního poměru|smlouvy); počet hodin týdně",
    referenceNumber:
      "(?:referenční |evidenční )?(?:číslo|kód|č\\.)(?: (?:nabídky|pozice|inzerátu|místa|zakázky|volného místa|jednací))?; reference; ref; id(?: pozice| nabídky)?; značka; čj; číslo (?:inzerátu|nabídky|volného místa|pozice|jednací|referenční); kód (?:pozice|nabídky); id (?:nabídky|inzerátu|pozice); č\\. ?j; spisová značka",
    publishedDate:
      "(?:zveřejněno|publikováno|vloženo|aktualizováno|přidáno|vystaveno)(?: dne)?; datum (?:zveřejnění|vložení|publikace|vystavení|aktualizace); datum; zveřejněno(?: dne)?; datum (?:zveřejnění|vložení|přidání|vyhlášení|aktualizace)(?: .{0,10})?; změněno; poslední změna",
    applicationDeadline:
      "(?:termín|uzávěrka|lhůta|datum)(?: (?:podání|pro podání|přihlášek|ukončení|přihlášení|pro přihlášení|odevzdání|uzávěrky|do))*(?: (?:přihlášek|přihlášky|inzerátu|nabídky|žádostí))?; přihlášky do; přihlaste se do; platnost(?: nabídky| inzerátu)?(?: do)?; uzávěrka; platí do; zájemci do; termín (?:podání|pro podání|přihlášek|přihlášení|ukončení)(?: .{0,20})?; uzávěrka (?:přihlášek|nabídky)?; datum (?:uzávěrky|ukončení|expirace)(?: .{0,15})?; lhůta (?:pro podání|k podání|pro přihlášení)(?: .{0,15})?; přihlášky (?:do|zasílejte do|podávejte do); platnost (?:inzerátu|nabídky)(?: .{0,8})?; konec platnosti; nabídka platí do; odpovědět do",
    ignored:
      "kontakt(?:ní osoba)?; telefon; tel; e-?mail; web; nástup(?: možný)?(?: od)?; datum nástupu; obor; oddělení; vzdělání; jazyky?; požadované .{3,20}; počet .{2,20}; zaměstnanecké výhody; benefity; odvětví; směnnost; praxe; zařazeno; kontaktní (?:telefon|e-?mail|adresa|údaje); telefonní číslo; webové stránky; mobil; termín nástupu; předpokládaný (?:nástup|termín nástupu); datum nástupu(?: .{0,10})?; možný nástup(?: od)?; obor(?: činnosti)?; oblast; kategorie; minimální (?:stupeň )?vzdělání; stupeň vzdělání; praxe v oboru; délka praxe; počet (?:volných míst|míst|pozic)(?: .{0,10})?; pracovní doba; jazykové (?:znalosti|požadavky); řidičský průkaz; vhodné (?:pro|i pro)(?: .{0,20})?; zařazeno v",
  },
  terms: {
    "Full-time":
      "plný úvazek; hlavní pracovní poměr; hpp; plného úvazku; práce na plný úvazek; na plný úvazek; plný pracovní úvazek; plný pracovní poměr",
    "Part-time":
      "částečný úvazek; zkrácený úvazek; poloviční úvazek; brigáda; dpp; dpč; částečného úvazku; kratší úvazek; na částečný úvazek; na poloviční úvazek; částečný pracovní úvazek; vedlejší pracovní poměr; přivýdělek; na zkrácený úvazek; dohoda o (?:provedení práce|pracovní činnosti)",
    Contract:
      "doba určitá; dobu určitou; ičo; živnost(?:enský list)?; osvč; externí spolupráce; freelance; na záskok; dočasn[áýě]; dpp; dpč; dohoda o (?:provedení práce|pracovní činnosti); zástup; sezónní; na dobu určitou; agenturní zaměstnání; na živnost",
    Internship: "stáž; stážist[ak]a?; praktikant; trainee; absolventský program; praxe pro studenty",
    Permanent:
      "doba neurčitá; dobu neurčitou; trvalý pracovní poměr; na dobu neurčitou; pracovní poměr na dobu neurčitou; trvalé zaměstnání; stálý pracovní poměr",
  },
  occupations: `inženýr vývojář programátor technik manažer ředitel vedoucí asistent administrativní účetní obchodní zástupce prodavač prodejce konzultant analytik specialist koordinátor referent sestra lékař učitel pedagog vychovatel
    číšník servírka kuchař pomocný řidič skladník operátor dělník montér elektrikář instalatér mechanik svářeč truhlář zedník uklízeč recepční sekretář právník advokát architekt grafik designér redaktor novinář překladatel tester
    správce supervizor mistr seřizovač obsluha pracovník pracovnice stážist lektor trenér psycholog farmaceut lékárník fyzioterapeut výzkumn chemik biolog projektant konstruktér nákupčí logistik dispečer kontrolor auditor makléř kadeřnice
    pekař cukrář řezník barista pečovatel engineer developer manager scientist controller recruiter technolog kurýr ostraha inspektor strážník dřevorubec tesař pokrývač obkladač malíř sklenář kovář soustružník frézař klempíř jeřábník bagrista zahradník zemědělec ošetřovatel veterinář rybář pokladní číšnice kuchařka barman portýr pokojská hospodyně chůva vrátný hlídač hasič policista voják záchranář listonoš doručovatel řidička balič skladnice námořník hygienistka logoped optik dietolog chirurg pediatr psychiatr radiolog masér kosmetička učitelka profesor docent doktorand pedagožka archivář kurátor tlumočník fotograf hudebník herec ilustrátor notář koncipient soudce ekonom statistik sociolog historik archeolog geolog geodet písařka telefonist krejčí švadlena obuvník zlatník čalouník dekoratér dělnice mistrová předák starosta tajemník fakturant webmaster nástrojař lakýrník svářečka zámečník brusič obráběč strojník údržbář topenář`,
  beforeTitle: `(?:hledáme|hledá|přijmeme|přijme|přijímáme|obsazujeme|nabíráme|sháníme|poptáváme)(?: .{0,60}?)? ?(?:kolegu|kolegyni|posilu|novou posilu|kolegu/kolegyni|zkušen\\S+|šikovn\\S+|nového|novou|nové|do (?:našeho )?týmu|na pozici|osobu na pozici)?; na pozici; pozice; na místo; jako; pozici`,
  afterTitle: "pro do na který která s se v ve kdo k u a\\s+to od na\\s+plný se\\s+zkušeností",
  beforeCompany: "jsme; ve společnosti; společnost; firma; o společnosti; v; ve; u; pro; proč; o; pro společnost",
  afterCompany:
    "je (?:česká|mezinárodní|přední|jednou|rodinná|jedním|společnost|firma|největší|předním|lídr|součást|nadnárodní|dynamicky|výrob); hledá; nabízí; působí; patří; přijme; se zabývá; vyvíjí; jsme; dodává; vyrábí; poskytuje; vznikla; zajišťuje; s\\.? ?r\\.? ?o; a\\. ?s",
  agency:
    "pro (?:našeho|naší|svého|významného|jednoho z našich|nášho) (?:\\S+ ){0,4}?(?:klienta|klientů|zákazníka|partnera); náš klient; našeho klienta; personální agentura; agenturní zaměstnávání; pro klienta; u klienta",
  beforeLocation:
    "v; ve; se sídlem v; sídlem v; pobočka; pobočce v; lokalita; pracoviště; místo výkonu práce; nedaleko; okolí; na pobočku; kanceláři v; kanceláře v; u; okres",
  beforePublished:
    "zveřejněno(?: dne)?; publikováno(?: dne)?; vloženo(?: dne)?; aktualizováno(?: dne)?; přidáno; ze dne",
  beforeDeadline:
    "(?:přihlášky|přihlaste|životopis\\S*|zasílejte|zašlete|pošlete|žádosti|podávejte|hlaste|reagujte)(?:\\S* ){0,14}?(?:do|nejpozději do|nejpozději)(?: dne)?; nejpozději do(?: dne)?; nejpozději; uzávěrka(?: přihlášek)?(?: je| do| dne)*; termín(?: \\S+){0,3} (?:do|je)(?: dne)?; do dne; platnost do; do",
  relative: {
    days: "před # dny; před # dnem",
    hours: "před # hodinami",
    weeks: "před # týdny; před # týdnem",
    months: "před # měsíci",
  },
  // prettier-ignore
  words: {
    youDo: "vaším úkolem; tvým úkolem; odpovídáte; zajišťujete",
    pageNumber: "strana",
    pageOf: "z; ze",
    mailHeaders: "Od; Komu; Odesláno; Předmět; Datum",
    mailSubject: "Předmět",
    conjunctions: "a; nebo",
    navigation: "odpovědět(?: na inzerát| na nabídku)?; uložit; sdílet; vytisknout; přihlásit(?: se)?; zpět; domů; zobrazit více",
    otherJobs: "(?:podobne|dalsi|souvisejici) (?:nabidky|pozice|inzeraty)(?: .{0,30})?",
    careersHeadings: "kari[eé]ra; volná místa; kariéra; volné pozice; nabídka práce",
    signIn: "přihlásit(?: se)?(?: (?:nebo|do|k|pomocí) .{1,60})?; přihlášení; přihlaste se; registrace; registrovat se; vytvořit účet",
    challenges: "(?:ověřte|potvrďte),? že jste člověk(?:[ .,].{0,120})?; nejsem robot; bezpečnostní kontrola; přístup odepřen; okamžik,? prosím",
    pageTitleHiring: "hledá",
    pageTitleIn: "v",
    placeholders: "neuvedeno",
    headingLead: "vaše; tvoje; tvé; naše; hlavní",
    jobWords: "uvaz; pomer; smlouv",
    outlook: "moznost",
    certainContracts: "dpp; dpc",
    occupationEndings: "a; ka",
    titleOpenEnds: "a; nebo; pro; v; na; do; s",
    titleWanted: "hledáme; hledá se",
    titleOpenings: "jako",
    titleLead: "nabídka práce",
    titleBeforeTown: "v; ve",
    titleLevels: "starší; mladší",
    titleModifiers: "zkušen\\S+; šikovn\\S+; spolehliv\\S+; novou; nového",
    greetings: "dobrý den; ahoj; vážen",
    companyCertainlyBefore: "jsme; ve spolecnosti; spolecnost; firma",
    onBehalf: "pro naseho klienta,?; jmenem",
    aboutCompany: "o společnosti",
    beforeNames: "Firma; Společnost; Jako; Jsme; Ve společnosti; u; na; do; pro; o; i; a; V; Ve; Pro; Naše",
    notNames: "Jsme; Naše; My; Pro; Jako; Firma",
    institutions: "urad; mesto; nemocnice; univerzita; skola; město; obec; kraj; ústav; škola; gymnázium; nadace; ministerstvo; úřad; knihovna; družstvo",
    agencyWords: "personalni agentura; agentura práce; personální; recruitment; hr agentura",
    siteWords: "pobočk; pracovišt",
    seeking: "hledá",
    saysTown: "v; ve",
    townParticles: "nad; pod; v",
    besideTown: "nebo",
    notTownsAfterNumber: "Kč",
    workplaceFacts: "hybridn[íi]",
    remote: "na dálku",
    one: "jednym",
    published: "zveřejněn; datum",
    applying: "reag(?:eer|eren|ujte); přihl; životopis; uzávěrk; (?<!de)termin",
    contractEnds: "smlouv; dob[ay] určit; poměr",
    startsWork: "nástup; zaháj",
    referenceNouns: "nabídky",
    referenceNumberWords: "číslo",
    referenceEndings: "erenc(?:ni|yjny)",
    referenceAfterRef: "kod; cislo",
    quoting: "predmet; kod",
    payWords: "mzd; \\bplat\\b; platov; ohodnoceni; hrub",
    notPay: "obrat",
    payGross: "hruba; hrubeho",
    payPer: "za; na",
    payPeriods: "hod(?:inu|\\.)?; den; mesic; rok; mesicne",
    payHours: "hod",
    weekHours: "hod(?:in|\\.)? ?(?:týdně|za týden|/ ?týden)",
    payFrom: "od; az",
    payTo: "a; az",
    payToBare: "az",
    weWords: "jsme; naše",
    offers: "nabízíme; poskytujeme; zajistíme; dostanete; získáte",
    youWill: "budeš",
    youHave: "más; máte; máš; umíte; umíš; ovládáte; jste; jsi",
    years: "let; roky?",
    cvWords: "životopis",
    howToApply: "posli(?:te)? .{0,30}(?:cv|zivotopis); zivotopis; (?:zaslete|zasilejte|poslete|posilejte) (?:nam )?(?:svuj|prosim|na|strukturovany|sve|vas)|motivacni dopis|strukturovany zivotopis|prihlasku (?:zaslete|zasilejte|podavejte|doructe)|reagujte (?:na|prostrednictvim|zaslanim)|kontaktovat (?:budeme|vas)|budeme kontaktovat|tesime se na (?:vas|tve|tebe|tvuj|vasi)|mate-li zajem|v pripade zajmu|bude(?:te)? mit zajem",
    legalNotes: "osobních údajů; osobnich udaju|ochran[aey] (?:osobnich )?udaju|souhlas se zpracovanim|gdpr|bez ohledu na (?:vek|pohlavi|rasu)|rovne prilezitosti|zdravotnim postizenim|vyhrazujeme si pravo|trestniho rejstriku",
    closings: "s pozdravem",
  },
  // prettier-ignore
  record: {
    valueKeys: "nazev jmeno",
    contactKeys: "kontakt kontaktniosoba",
    keys: {
      title: { plain: "pozadovanaprofese" },
      company: { plain: "firma zamestnavatel", endings: "zamestnavatel" },
      place: { plain: "misto" },
      city: { plain: "mesto obec" },
      salary: { plain: "mzda" },
      salaryMin: { plain: "mesicnimzdaod" },
      salaryMax: { plain: "mesicnimzdado" },
      reference: { plain: "referencnicislo" },
      term: { plain: "uvazek" },
      published: { plain: "datumzverejneni datumvlozeni" },
      deadline: { plain: "expirace" },
      description: { plain: "popis upresnujiciinformace", endings: "popis" },
    },
    titleEndings: "nazev",
    textKeys: "popis",
  },
};
