import type { LanguagePack } from "./pack.js";

/** Czech, which also matches much of Slovak. */
export const cs: LanguagePack = {
  code: "cs",
  stopWords:
    "a v se na je s pro do i k o z že co jako nebo u ve jsme vás nás máš máte bude práce po za od aby naše jsou při tě vám",
  telling: "ě š č ř ž ů ý",
  months:
    "ledna|leden února|únor března|březen dubna|duben května|květen června|červen července|červenec srpna|srpen září října|říjen listopadu|listopad prosince|prosinec",
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
      na čem budeš pracovat`,
    requirements: `
      požadavky(?: .{2,30})?; požadujeme;
      co (?:od (?:vás|tebe|tě)|po (?:vás|tobě)) (?:očekáváme|požadujeme|chceme|čekáme);
      co (?:očekáváme|požadujeme|hledáme|oceníme|potřebuješ|potřebujete|bys měl.{0,20}|byste měl.{0,20})(?: .{0,20})?;
      (?:koho|jakého kolegu) hledáme; (?:váš|tvůj|náš) (?:ideální )?(?:profil|kandidát);
      (?:jaký|jaká|kdo) (?:bys|byste) .{2,20}; očekáváme; předpoklady; kvalifikace; (?:co k tomu|k tomu) potřebuješ;
      výhodou(?: je| bude)?; vzdělání; znalosti; dovednosti; oceníme; jsi to ty; hledáme; co byste měli umět`,
    perks: `
      nabízíme(?: .{0,15})?;
      co (?:ti |vám |za to )?(?:nabízíme|nabídneme|můžeme nabídnout|dostaneš|získáš|získáte|dostanete|od nás dostaneš)(?: .{0,15})?;
      benefity(?: .{2,20})?; (?:zaměstnanecké |firemní )(?:výhody|benefity); výhody; na co se (?:můžeš|můžete) těšit;
      proč (?:k nám|u nás|právě|jít|pracovat|si vybrat).{0,25};
      u nás (?:získáš|získáte|najdeš|najdete|tě čeká|vás čeká); odměna; co tě u nás čeká navíc; můžeš se těšit na;
      můžete se těšit na; a co za to; co na to říkáš`,
    other: `
      (?:jak )?(?:se )?(?:přihlásit|odpovědět|reagovat)(?: .{0,25})?; kontakt(?:ní osoba|y|ní údaje)?;
      (?:místo|datum|nástup|typ|pracovní doba|úvazek|mzda|plat|lokalita)(?: .{2,25})?; další informace;
      informace(?: .{2,25})?; (?:máš|máte) zájem(?: .{0,20})?; zaujal[ao]?(?: .{0,25})?; jak (?:na to|probíhá).{0,25};
      výběrové řízení; podobné nabídky; zaměstnavatel; technologie; pracovní podmínky`,
  },
  headingWords: {
    responsibilities: "náplň úkol odpovědnost dělat činnost starost",
    requirements: "požad očekáv hledáme profil kvalifik znalosti zkušenost potřebuj dovednost",
    perks: "nabíz benefit výhody získáte získáš odměn",
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
      "(?:název )?(?:pozice|pracovní pozice|místa|práce); pozice; profese; hledáme; pracovní pozice; volné místo",
    companyName: "(?:název )?(?:společnost|společnosti|firma|firmy|zaměstnavatel|zaměstnavatele); organizace; klient",
    recruitmentAgency: "(?:personální )?(?:agentura|agentury); zadavatel; inzerent",
    location:
      "místo(?: výkonu)?(?: pracoviště| práce| výkonu práce)?; lokalita; pracoviště; adresa pracoviště; město; místo výkonu; region; kraj; kde",
    salary:
      "(?:hrubá |měsíční |nástupní )?(?:mzda|plat|odměna|finanční ohodnocení|mzdové rozpětí|ohodnocení)(?: .{0,20})?; platová třída; platové ohodnocení",
    term: "(?:typ|druh|forma)? ?(?:pracovního |pracovní )?(?:úvazku?|poměru?|vztahu?|smlouvy|smluvního vztahu|smlouva|spolupráce)(?: .{0,15})?; délka pracovního poměru; doba trvání; pracovní doba; typ pozice; smluvní vztah; pracovněprávní vztah; zaměstnání",
    referenceNumber:
      "(?:referenční |evidenční )?(?:číslo|kód|č\\.)(?: (?:nabídky|pozice|inzerátu|místa|zakázky|volného místa|jednací))?; reference; ref; id(?: pozice| nabídky)?; značka; čj",
    publishedDate:
      "(?:zveřejněno|publikováno|vloženo|aktualizováno|přidáno|vystaveno)(?: dne)?; datum (?:zveřejnění|vložení|publikace|vystavení|aktualizace); datum",
    applicationDeadline:
      "(?:termín|uzávěrka|lhůta|datum)(?: (?:podání|pro podání|přihlášek|ukončení|přihlášení|pro přihlášení|odevzdání|uzávěrky|do))*(?: (?:přihlášek|přihlášky|inzerátu|nabídky|žádostí))?; přihlášky do; přihlaste se do; platnost(?: nabídky| inzerátu)?(?: do)?; uzávěrka; platí do; zájemci do",
    ignored:
      "kontakt(?:ní osoba)?; telefon; tel; e-?mail; web; nástup(?: možný)?(?: od)?; datum nástupu; obor; oddělení; vzdělání; jazyky?; požadované .{3,20}; počet .{2,20}; zaměstnanecké výhody; benefity; odvětví; směnnost; praxe; zařazeno",
  },
  terms: {
    "Full-time": "plný úvazek; hlavní pracovní poměr; hpp; plného úvazku; práce na plný úvazek; 40 hodin týdně",
    "Part-time":
      "částečný úvazek; zkrácený úvazek; poloviční úvazek; brigáda; dpp; dpč; částečného úvazku; kratší úvazek",
    Contract:
      "doba určitá; dobu určitou; ičo; živnost(?:enský list)?; osvč; externí spolupráce; freelance; na záskok; dočasn[áýě]; dpp; dpč",
    Internship: "stáž; stážist[ak]a?; praktikant; trainee; absolventský program; praxe pro studenty",
    Permanent: "doba neurčitá; dobu neurčitou; trvalý pracovní poměr",
  },
  occupations: `inženýr vývojář programátor technik manažer ředitel vedoucí asistent administrativní účetní obchodní zástupce prodavač prodejce konzultant analytik specialist koordinátor referent sestra lékař učitel pedagog vychovatel
    číšník servírka kuchař pomocný řidič skladník operátor dělník montér elektrikář instalatér mechanik svářeč truhlář zedník uklízeč recepční sekretář právník advokát architekt grafik designér redaktor novinář překladatel tester
    správce supervizor mistr seřizovač obsluha pracovník pracovnice stážist lektor trenér psycholog farmaceut lékárník fyzioterapeut výzkumn chemik biolog projektant konstruktér nákupčí logistik dispečer kontrolor auditor makléř kadeřnice
    pekař cukrář řezník barista pečovatel engineer developer manager scientist controller recruiter technolog kurýr ostraha inspektor strážník`,
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
    pageNumber: "strana",
    pageOf: "z; ze",
    mailHeaders: "Od; Komu; Odesláno; Předmět; Datum",
    mailSubject: "Předmět",
    conjunctions: "a; nebo",
    navigation: "odpovědět(?: na inzerát| na nabídku)?; uložit; sdílet; vytisknout; přihlásit(?: se)?; zpět; domů; zobrazit více",
    otherJobs: "(?:podobne|dalsi|souvisejici) (?:nabidky|pozice|inzeraty)(?: .{0,30})?",
    careersHeadings: "kari[eé]ra",
    pageTitleHiring: "hledá",
    pageTitleIn: "v",
    placeholders: "neuvedeno",
    headingLead: "vaše; tvoje; tvé; naše; hlavní",
    jobWords: "uvaz; pomer; smlouv",
    outlook: "moznost",
    certainContracts: "dpp; dpc",
    occupationEndings: "a; ka",
    titleLead: "nabídka práce",
    titleBeforeTown: "v; ve",
    titleModifiers: "zkušen\\S+; šikovn\\S+; spolehliv\\S+; novou; nového",
    greetings: "dobrý den; ahoj; vážen",
    companyCertainlyBefore: "jsme; ve spolecnosti; spolecnost; firma",
    onBehalf: "pro naseho klienta,?; jmenem",
    aboutCompany: "o společnosti",
    beforeNames: "Firma; Společnost; Jako; Jsme; Ve společnosti; u; na; do; pro; o; i; a",
    notNames: "Jsme; Naše; My; Pro; Jako; Firma",
    institutions: "urad; mesto; nemocnice; univerzita; skola",
    agencyWords: "personalni agentura",
    siteWords: "pobočk; pracovišt",
    seeking: "hledá",
    saysTown: "v; ve",
    townParticles: "nad; pod; v",
    besideTown: "nebo",
    notTownsAfterNumber: "Kč",
    remote: "na dálku",
    today: "dnes",
    yesterday: "včera",
    one: "jednym",
    dateWords: "dnes",
    published: "zveřejněn; datum",
    applying: "reag(?:eer|eren|ujte); přihl; životopis; uzávěrk; termin",
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
    payFrom: "od; az",
    payTo: "a; az",
    payToBare: "az",
    weWords: "jsme; naše",
    offers: "nabízíme",
    youWill: "budeš",
    youHave: "más",
    years: "let; roky?",
    cvWords: "životopis",
    howToApply: "posli(?:te)? .{0,30}(?:cv|zivotopis); zivotopis",
    legalNotes: "osobních údajů",
    closings: "s pozdravem",
  },
  // prettier-ignore
  record: {
    keys: {
      company: { plain: "firma zamestnavatel", endings: "zamestnavatel" },
      place: { plain: "misto" },
      city: { plain: "mesto" },
      salary: { plain: "mzda" },
      term: { plain: "uvazek" },
      published: { plain: "datumzverejneni" },
      description: { plain: "popis", endings: "popis" },
    },
    titleEndings: "nazev",
    textKeys: "popis",
  },
};
