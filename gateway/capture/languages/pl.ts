import { pl as dates } from "../../../schema/dates/languages/pl.js";
import type { LanguagePack } from "./pack.js";

/** Polish. */
export const pl: LanguagePack = {
  code: "pl",
  countries: "PL",
  stopWords:
    "i w na z do się jest o dla że oraz lub nie to jak po od za ze nasz nasze twoje przez ci nas są w pracy będziesz a co przy",
  telling: "ą ę ł ń ś ź ż",
  dates,
  headings: {
    description: `
      o (?:nas|firmie|projekcie|pracodawcy|stanowisku|.{2,20}); kim jesteśmy;
      (?:nasza |nasz )?(?:firma|zespół|misja|klient); opis (?:stanowiska|firmy|pracy|projektu|oferty|.{2,15});
      kilka słów o .{2,20}; poznaj nas; (?:o )?projek(?:t|cie)`,
    responsibilities: `
      (?:zakres )?obowiązk(?:i|ów); zadania; (?:twój )?zakres (?:zadań|obowiązków|odpowiedzialności);
      (?:czym|co) (?:będziesz|się będziesz|będzie) (?:się )?(?:zajmować|robić|robił|robiła|robił/a).{0,20};
      (?:twoja|twoje) (?:rola|zadania|obowiązki|codzienność|misja); odpowiedzialność; główne (?:zadania|obowiązki);
      za co będziesz odpowiadać; za co będziesz odpowiedzialn[yai]\\S*; osoba zatrudniona na tym stanowisku .{0,40}; czym będziesz się zajmow(?:ać|ał|ała)(?: .{0,15})?; co będziesz robić(?: .{0,15})?; twoje (?:zadania|obowiązki|zadania i .{2,20})(?: .{0,15})?; główne (?:zadania|obowiązki)(?: .{0,15})?; zakres (?:zadań|obowiązków|czynności|odpowiedzialności|prac)(?: .{0,25})?; opis zadań; zadania na stanowisku; podstawowe (?:zadania|obowiązki); twoja rola(?: .{0,15})?; do (?:twoich|twych) (?:zadań|obowiązków).{0,20}; jak będzie wyglądał twój dzień.{0,10}`,
    requirements: `
      wymagania(?: .{2,30})?; wymagamy; (?:nasze )?oczekiwania(?: .{2,20})?;
      (?:czego )?(?:od ciebie )?oczekujemy(?: .{0,20})?; kwalifikacje; (?:twój|idealny) (?:profil|kandydat);
      kogo szukamy; (?:mile|dodatkowo) widziane; (?:dodatkowym )?(?:atutem|plusem|atuty)(?: będzie)?(?: .{0,15})?;
      profil kandydata; umiejętności; doświadczenie; wykształcenie;
      co (?:powinieneś|powinnaś|musisz|jest dla nas ważne).{0,25}; szukamy (?:osoby|kogoś|kandydat).{0,20};
      aplikuj,? jeśli; to stanowisko jest dla ciebie,? jeśli; czego potrzebujesz; niezbędne.{0,20}; czego (?:oczekujemy|od ciebie oczekujemy|szukamy|wymagamy)(?: .{0,20})?; kogo poszukujemy; wymagania (?:niezbędne|konieczne|dodatkowe|formalne|pożądane|obowiązkowe)(?: .{0,15})?; niezbędne (?:wymagania|kwalifikacje); nasze (?:wymagania|oczekiwania); jesteś (?:osobą|idealn\\S+)(?: .{0,20})?; mile widziane(?: .{0,20})?; będziesz pasować.{0,25}; wykształcenie i doświadczenie; kwalifikacje i .{2,20}; oczekiwania wobec .{2,20}`,
    perks: `
      (?:co |to |nasza )?ofer(?:ujemy|ta)(?: .{0,15})?;
      co (?:ci )?(?:oferujemy|zyskujesz|możemy ci zaoferować|zapewniamy|dla ciebie mamy)(?: .{0,15})?;
      benefity(?: .{2,20})?; dlaczego (?:warto|my|.{2,20})(?: .{0,20})?; zapewniamy; gwarantujemy;
      (?:nasze )?korzyści; co dla ciebie mamy; pracując u nas.{0,15}; możesz liczyć na;
      u nas (?:czeka|zyskasz|znajdziesz).{0,20}; oferujemy ci; to oferujemy; co (?:oferujemy|dla ciebie mamy|zyskasz|zyskujesz|otrzymasz|możemy ci zaoferować)(?: .{0,15})?; oferujemy(?: .{0,15})?; w zamian(?: .{0,20})?; co w zamian; to oferujemy(?: .{0,10})?; dlaczego (?:warto .{2,30}|my|u nas); warunki (?:pracy|zatrudnienia|współpracy|płacowe); warunki pracy i płacy; twoje korzyści; benefity i .{2,20}`,
    other: `
      (?:jak )?aplik(?:ować|uj|acja|owania)(?: .{0,30})?; kontakt; (?:proces|etapy|przebieg) rekrutacji(?: .{0,20})?;
      (?:miejsce|wymiar|rodzaj|data|typ|lokalizacja|wynagrodzenie|godziny)(?: .{2,25})?; dodatkowe informacje;
      zainteresowan[yai]\\S*(?: .{0,25})?; klauzula.{0,40}; (?:informacja|zgoda) .{2,40};
      technologie(?:, których używamy)?; podobne oferty; prosimy o .{2,40}; jak aplikować(?: .{0,15})?; sposób aplikowania(?: .{0,15})?; aplikuj(?: .{0,15})?; wymagane dokumenty(?: .{0,20})?; dokumenty(?: .{0,25})?; termin (?:i miejsce |składania ).{2,40}; proces rekrutacji(?: .{0,15})?; rekrutacja; informacje dodatkowe; rodo; ochrona danych(?: .{0,20})?; klauzula(?: .{0,30})?; zgoda(?: .{0,30})?; równe szanse(?: .{0,20})?; kontakt(?: .{0,20})?; zainteresowany\\?; masz pytania(?: .{0,15})?; osoby zainteresowane(?: .{0,30})?; inne informacje`,
  },
  headingWords: {
    responsibilities: "obowiązk zadania zadań zakres odpowiedzial robić robił zajmował",
    requirements: "wymaga oczekuj oczekiwania profil szukamy kwalifik potrzeb kompetencj",
    perks: "oferuj oferta benefit korzyści dajemy zapewniamy otrzym zyskasz",
    description: "firma firmie firmy zespół projekt kim pracodawca spółka",
    other: "aplikuj aplikacj kontakt zainteresow rekrutacj cv miejsce wynagrodzenie informacje",
  },
  cues: {
    description: `firma firmą spółka jesteśmy założona działa rynku lider liderem klientów klientom zespół zespołu szukamy poszukujemy poszukuje rodzinna międzynarodowa grupa pracowników lat roku polsce europie siedzibą misją branży projekt dołącz dynamicznie`,
    responsibilities: `zapewnienie zarządzanie zarządzać rozwój rozwijanie tworzenie prowadzenie przygotowywanie przygotowanie kontrola obsługa planowanie współpraca wsparcie wdrażanie nadzór monitorowanie analiza koordynacja koordynowanie projektowanie realizacja utrzymanie
      sprzedaż raportowanie odpowiedzialny odpowiedzialność udział dbanie weryfikacja wykonywanie budowanie pozyskiwanie negocjowanie sporządzanie opracowywanie`,
    requirements: `doświadczenie doświadczenia wykształcenie wyższe średnie znajomość znajomości język angielski angielskiego języka prawo jazdy umiejętność umiejętności samodzielność zaangażowanie komunikatywność dokładność gotowość mile widziane atutem minimum lat
      dobra biegła bardzo wiedza odporność punktualność chęć dyspozycyjność uprawnienia orzeczenie sumienność praktyczna obsługi`,
    perks: `urlop ubezpieczenie opieka medyczna multisport karta umowa umowę wynagrodzenie praca-zdalna zdalna hybrydowa szkolenia premia premie bonus oferujemy zapewniamy benefity rozwój-zawodowy stabilne zatrudnienie atrakcyjne dofinansowanie elastyczne godziny owoce
      integracyjne imprezy parking laptop samochód ścieżka awansu atmosfera prywatna kafeteryjny nauka zajęć`,
    other: `aplikuj aplikacja aplikacje cv wyślij przesłać prześlij kontakt telefon e-mail mail rekrutacji rekrutacja rodo danych osobowych zgodę zgoda przetwarzanie kandydat kandydatami skontaktujemy wybranymi klauzula rozmowa`,
  },
  labels: {
    jobTitle:
      "(?:nazwa )?(?:stanowisk(?:o|a)(?: pracy)?|pozycja|zawód|oferta pracy|rola|nazwa); nazwa (?:stanowiska|oferty|zawodu|pozycji); stanowisko urzędnicze; wolne stanowisko; poszukiwane stanowisko",
    companyName:
      "(?:nazwa )?(?:firm[ay]|pracodawc[ay]|spółka|organizacja|klient); nazwa (?:pracodawcy|przedsiębiorstwa|instytucji|jednostki); instytucja; urząd; jednostka",
    recruitmentAgency: "(?:agencja (?:pracy|zatrudnienia|rekrutacyjna|doradztwa personalnego)|agencja)",
    location:
      "(?:miejsce (?:pracy|wykonywania pracy)|lokalizacja|miasto|miejscowość|region|województwo|adres(?: pracy)?|gdzie|siedziba|miejsce); miejsce (?:zatrudnienia|wykonywania (?:pracy|obowiązków|czynności))(?: .{0,10})?; miejsca pracy; adres miejsca pracy; miejscowość pracy; lokalizacja (?:pracy|stanowiska); powiat; gmina; kraj",
    salary:
      "(?:wynagrodzenie(?: .{2,20})?|pensja|płaca|stawka(?: .{2,20})?|zarobki|widełki(?: .{2,20})?|wynagrodzenie); wynagrodzenie (?:brutto|zasadnicze|miesięczne|od|netto)(?: .{0,15})?; proponowane wynagrodzenie; stawka (?:godzinowa|brutto|za godzinę); płaca (?:brutto|zasadnicza); uposażenie; wysokość wynagrodzenia(?: .{0,10})?",
    term: "(?:rodzaj|typ|forma|wymiar)? ?(?:umow[ya]|zatrudnienia|etatu|pracy|czasu pracy|współpracy|wymiar czasu pracy)(?: .{0,12})?; etat; okres zatrudnienia; czas pracy; rodzaj (?:umowy|zatrudnienia|pracy|etatu); forma (?:zatrudnienia|współpracy|umowy); wymiar (?:etatu|czasu pracy|zatrudnienia); czas trwania umowy; system pracy; zmianowość; podstawa zatrudnienia",
    referenceNumber:
      "(?:nr|numer|kod)(?: (?:ref(?:erencyjny)?|oferty|ogłoszenia|rekrutacji|stanowiska))?\\.?; ref; nr ref; id(?: oferty)?; oznaczenie sprawy; numer (?:oferty|ogłoszenia|referencyjny|naboru|sprawy); nr (?:oferty|ogłoszenia|naboru|sprawy|referencyjny); id ogłoszenia; ogłoszenie nr; znak sprawy; identyfikator oferty",
    publishedDate:
      "(?:opublikowano|opublikowana|dodano|data (?:publikacji|dodania|zamieszczenia|ogłoszenia|utworzenia)|zamieszczono|data)(?: dnia)?; data (?:publikacji|dodania|opublikowania|rozpoczęcia naboru|utworzenia|ukazania się .{2,15})(?: .{0,10})?; opublikowano(?: dnia)?; dodano(?: dnia)?; dodane; ogłoszenie z dnia; oferta z dnia; aktualizacja",
    applicationDeadline:
      "(?:termin (?:aplikowania|składania (?:\\S+ ?){1,3}|nadsyłania (?:\\S+ ?){1,3}|zgłoszeń|rekrutacji|aplikacji)|aplikuj do|oferta ważna do|data (?:ważności|zakończenia|wygaśnięcia)(?: \\S+)?|ważna do|ważne do|termin|oferta aktualna do|składanie ofert do|zgłoszenia do|deadline); termin (?:składania|nadsyłania|aplikowania|przesyłania|naboru|zgłoszeń)(?: .{0,25})?; data (?:ważności|wygaśnięcia|zakończenia|końca)(?: .{0,20})?; oferta (?:ważna|aktualna) do; ogłoszenie (?:ważne|aktualne) do; aplikuj (?:do|przed)(?: dnia)?; dokumenty należy składać do; składanie (?:dokumentów|ofert) do; wygasa; zgłoszenia (?:do|przyjmujemy do)",
    ignored:
      "(?:kontakt|telefon|tel|e-?mail|strona(?: www)?|data rozpoczęcia|rozpoczęcie(?: pracy)?|dział|branża|liczba .{2,20}|wykształcenie|poziom(?: .{2,15})?|języki?|doświadczenie|kategoria|tryb pracy|zakres .{2,15}|osoba kontaktowa|start); osoba (?:do kontaktu|kontaktowa); dane kontaktowe; numer telefonu; adres e-?mail; sposób (?:aplikowania|kontaktu); data rozpoczęcia(?: pracy)?; początek pracy; od kiedy; liczba (?:miejsc|etatów|wakatów|stanowisk)(?: .{0,15})?; sektor; kategoria(?: .{0,15})?; specjalizacja; poziom (?:stanowiska|wykształcenia|doświadczenia); wydział; doświadczenie zawodowe; prawo jazdy; znajomość języków; godziny pracy; zmiany",
  },
  terms: {
    "Full-time":
      "pełny etat; pełen etat; cały etat; pełnego etatu; pełny wymiar(?: czasu)?(?: pracy)?; 1/1 etatu; w pełnym wymiarze; na (?:pełen|pełny|cały) etat",
    "Part-time":
      "część etatu; pół etatu; niepełny (?:etat|wymiar)\\S*; 1/2 etatu; 3/4 etatu; praca dodatkowa; niepełnym wymiarze; część etatu; na pół etatu; dorywcz[aoey]\\S*; praca dorywcza; weekendow[aey]",
    Contract:
      "umowa zlecenie; umowę zlecenie; umowy zlecenia?; umowa o dzieło; b2b; kontrakt(?: b2b)?; czas określony; na zastępstwo; tymczasow[aey]; freelance; umowa na czas określony; praca sezonowa; samozatrudnienie; umowa-zlecenie; umowa zlecenia; umowa (?:cywilnoprawna|agencyjna|na zastępstwo|tymczasowa); praca tymczasowa; sezonow[aye]; na czas określony; kontrakt menedżerski",
    Internship: "staż(?:e|u|ysta|ystka)?; praktyki(?: .{0,15})?; praktykant(?:ka)?; trainee; program stażowy; stażysta",
    Permanent:
      "czas nieokreślony; na stałe; stałe zatrudnienie; umowa na czas nieokreślony; umowa o pracę na czas nieokreślony; czasu nieokreślonego; na czas nieokreślony; stała praca; praca stała",
  },
  occupations: `inżynier programista programistka developer technik kierownik dyrektor menedżer menadżer manager asystent asystentka specjalist ekspert administrator księgow handlow przedstawiciel sprzedawc doradca konsultant analityk koordynator referent
    pielęgniark lekarz nauczyciel wychowawca kelner kucharz pomoc kierowca magazynier operator pracowni monter elektryk hydraulik mechanik spawacz stolarz murarz sprzątacz sprzątaczka recepcjonist sekretark prawnik radca architekt grafik
    projektant redaktor dziennikarz tłumacz tester stażyst praktykant lektor trener psycholog farmaceut fizjoterapeut naukow chemik biolog konstruktor kupiec logistyk spedytor kontroler audytor pośrednik fryzjer piekarz cukiernik
    rzeźnik barista opiekun engineer scientist controller rekruter lider brygadzist majster ślusarz tokarz kasjer ochroniarz kurier inspektor technolog laborant agent telemarketer urzędnik adwokat serwisant automatyk brukarz ogrodnik dekarz lakiernik drwal cieśla tynkarz glazurnik płytkarz malarz szklarz kowal frezer blacharz zbrojarz betoniarz dźwigowy koparkowy rolnik weterynarz rybak masarz florysta kasjerka barman barmanka kelnerka kucharka pomywacz portier pokojow gosposia niania stróż dozorca strażak policjant żołnierz ratownik listonosz doręczyciel dostawca kierowc pakowacz kompletator ładowacz marynarz położna dentyst stomatolog higienistka logopeda optyk dietetyk chirurg pediatra psychiatra radiolog masażyst kosmetyczka wykładowca adiunkt profesor doktorant pedagog bibliotekar archiwist kustosz fotograf muzyk aktor ilustrator notariusz aplikant sędzia prokurator aktuariusz ekonomista statystyk socjolog historyk archeolog geolog geodet sekretarz telefonist krawiec krawcow szwaczka szewc jubiler tapicer dekorator urbanist robotnik kierowniczka prezes naczelnik burmistrz sołtys pomocnik wiceprezes`,
  beforeTitle: `(?:szukamy|szuka|poszukujemy|poszukuje|zatrudnimy|zatrudni|przyjmiemy|rekrutujemy)(?: .{0,60}?)?(?: (?:osoby na stanowisko|osób na stanowisko|kandydat\\S+ na stanowisko|na stanowisko|osoby do pracy na stanowisku|do zespołu|obecnie|nowego|doświadczon\\S+))?; (?:na stanowisk[ou]|stanowisko|w roli|jako|do roli|pozycj[ęi]|roli|na pozycj[ęi])(?: pracy)?`,
  afterTitle: "do w na z dla który która o ze kto miejsce od z\\s+siedzibą który\\s+będzie przy we",
  beforeCompany:
    "jesteśmy; w; o; firma; w firmie; spółka; dla; dołącz do; dlaczego; dlaczego warto pracować w; pracodawca",
  afterCompany:
    "(?:jest|to) (?:jedn\\S+|lider\\S*|firm\\S+|polsk\\S+|międzynarodow\\S+|wiodąc\\S+|dynamiczn\\S+|producent\\S*|global\\S+|nowoczesn\\S+|spółk\\S+|obecn\\S+|częścią); poszukuje; szuka; oferuje; działa; zajmuje; tworzy; powstała; zatrudni; zatrudnia; specjalizuje; dostarcza; produkuje; sp\\. ?z ?o\\.? ?o",
  agency:
    "dla (?:naszego|jednego z naszych|swojego|jednego ze swoich) (?:\\S+ ){0,4}?(?:klienta|klientów|partnera|klientow); nasz klient; naszego klienta; agencja (?:pracy|zatrudnienia|rekrutacyjna); praca tymczasowa; w imieniu (?:naszego )?klienta; u naszego klienta; agencja pracy tymczasowej",
  beforeLocation:
    "w; we; z siedzibą w; siedzibą w; biuro w; biurze w; oddział w; oddziale w; lokalizacja; miejsce pracy; okolice; zakładzie w; na terenie; k\\.; magazynie w",
  beforePublished: "opublikowan[oa](?: dnia)?; dodano(?: dnia)?; zamieszczono(?: dnia)?; data publikacji; z dnia",
  beforeDeadline:
    "(?:termin|aplikacje|cv|dokumenty|zgłoszenia|oferty|aplikuj|prosimy|wyślij)(?:\\S* ){0,14}?(?:do dnia|do|nie później niż do)(?: dnia)?; ważna do; najpóźniej do(?: dnia)?; do dnia; nie później niż(?: do)?; w terminie do(?: dnia)?; termin",
  relative: {
    days: "# dni temu; # dzień temu",
    hours: "# godzin\\S* temu",
    weeks: "# tygodni\\S* temu; # tydzień temu",
    months: "# miesi\\S+ temu",
  },
  // prettier-ignore
  words: {
    youDo: "będziesz; będzie (?:pan|pani); twoim zadaniem; odpowiadasz; zajmiesz się",
    pageNumber: "strona",
    pageOf: "z",
    mailHeaders: "Od; Do; Wysłano; Temat",
    mailSubject: "Temat",
    replyMarks: "odp",
    conjunctions: "i; lub",
    navigation: "aplikuj(?: teraz| szybko)?; zapisz(?: ofertę)?; udostępnij; drukuj; wyszukaj; zaloguj(?: się)?; zarejestruj(?: się)?; wróć; pokaż więcej; oferty pracy; strona główna",
    otherJobs: "(?:podobne|inne|polecane) (?:oferty|ogloszenia)(?: .{0,30})?",
    pageTitleLead: "praca",
    careersHeadings: "praca; kari[eé]ra; oferty pracy; kariera",
    boardSections: "kariera; praca",
    boardSectionsAt: "w",
    signIn: "(?:zaloguj|zarejestruj)(?: się)?(?: (?:lub|do|przez|aby) .{1,60})?; logowanie; rejestracja; (?:załóż|utwórz) konto",
    challenges: "(?:potwierdź|zweryfikuj),? że jesteś człowiekiem(?:[ .,].{0,120})?; nie jestem robotem; kontrola bezpieczeństwa; odmowa dostępu; chwileczkę",
    pageTitleHiring: "szuka",
    pageTitleIn: "w",
    placeholders: "nie podano; poufne",
    headingLead: "twój; twoje; twoja; nasze; główne",
    jobWords: "etat; umow; prac[ayei]",
    outlook: "mozliwosc",
    certainContracts: "b2b",
    occupationEndings: "a; ka",
    titleOpenEnds: "i; lub; oraz; w; do; ds\\.; na",
    titleWanted: "poszukiwan[yaei]; potrzebn[yaei]",
    titleOpenings: "jako",
    titleBeforeTown: "w",
    titleLevels: "starsz\\S+; młodsz\\S+",
    titleModifiers: "doświadczon\\S+; ambitn\\S+",
    greetings: "dzień dobry; cześć; szanown",
    companyCertainlyBefore: "jestesmy; dolacz do; firma; w firmie",
    onBehalf: "w imieniu; dla naszego klienta,?",
    aboutCompany: "o firmie",
    beforeNames: "Firma; Spółka; Jesteśmy; Jako; Kontakt; w; u; na; do; o; i; W; We; Dla; Nasza",
    notNames: "Jesteśmy; Nasz\\S*; Firma; Dla",
    institutions: "urzad; gmina; szpital; uniwersytet; szkola; fundacja; miasto; politechnika; urząd; szkoła; instytut; stowarzyszenie; starostwo; ministerstwo; przedszkole; spółdzielnia",
    agencyWords: "rekrutacj\\w*; agencja pracy; agencja zatrudnienia; agencja (?:pracy|doradztwa|hr); doradztwo personalne; rekrutacja; praca tymczasowa",
    siteWords: "siedziba; biuro",
    seeking: "szuka; poszukuje",
    saysTown: "w; we",
    townParticles: "nad; pod",
    besideTown: "lub",
    workplaceFacts: "hybrydow[aoy]\\w*; stacjonarn[aoy]\\w*",
    remote: "zdalnie; praca zdalna",
    streetsBeforeNumber: "ul\\.; al\\.",
    published: "opublikowan; data",
    applying: "zgłoś; aplik; (?<!de)termin; ważn",
    contractEnds: "umow; okres; zastępst",
    startsWork: "rozpoczęci; od zaraz; \\bstart",
    referenceNouns: "oferty",
    referenceEndings: "erenc(?:ni|yjny)",
    referenceAfterRef: "kod",
    referenceNames: "nr ref; numer referencyjny",
    quoting: "temat; kod",
    payWords: "wynagrodz; stawk; widelk; zarob; brutto",
    notPay: "obrot",
    payGross: "brutto",
    payPer: "na; za",
    payPeriods: "godz(?:ine|\\.)?; dzien; miesiac; mies\\.?; rok; rocznie; miesiecznie",
    payHours: "godz",
    weekHours: "godz(?:in|\\.)? ?(?:tygodniowo|w tygodniu|na tydzień|/ ?tydz(?:ień|\\.)?)",
    payFrom: "od; do",
    payTo: "do; i",
    payToBare: "do",
    weWords: "jesteśmy; nasz\\w*",
    offers: "oferujemy; zapewniamy; gwarantujemy; dajemy; otrzymasz",
    youWill: "będziesz",
    youHave: "masz; posiadasz; potrafisz; znasz; jesteś",
    years: "lat",
    howToApply: "aplikuj; wyslij; przeslij; prosimy o; zglosze; prosimy o (?:przesl|przesy|wysl|zamieszcz|dolacz|kontakt|aplik)|wyslij (?:nam )?(?:swoje|cv|aplikacje)|przeslij (?:nam )?(?:swoje|cv)|list motywacyjny|osoby zainteresowane|zainteresowane osoby|zastrzegamy sobie|skontaktujemy sie|dokumenty (?:nalezy|aplikacyjne)|aplikacje (?:prosimy|nalezy|mozna)",
    legalNotes: "danych osobowych; przetwarzani\\w+ (?:moich )?danych|wyrazam zgode|administratorem (?:danych|panstwa|twoich)|rodo[ ,.)]|klauzul[aeę]|bez wzgledu na (?:plec|wiek|pochodzenie|rase)|niepelnosprawn|rowne szanse|rownego traktowania|polityk[ai] prywatnosci|wpis(?:any|ana)? do rejestru (?:agencji|podmiotow)|nr certyfikatu",
    equalityGrounds: "płeć",
    closings: "z powazaniem; pozdrawiam",
  },
  // prettier-ignore
  record: {
    valueKeys: "nazwa",
    contactKeys: "kontakt",
    keys: {
      title: { plain: "nazwastanowiska stanowisko", endings: "stanowiska" },
      company: { plain: "firma pracodawca", endings: "pracodawca" },
      place: { exact: "miejscepracy", plain: "lokalizacja" },
      city: { plain: "miasto miejscowosc" },
      salary: { plain: "wynagrodzenie" },
      term: { plain: "rodzajumowy" },
      reference: { plain: "nrref numeroferty" },
      published: { plain: "datapublikacji datadodania" },
      deadline: { plain: "datewaznosci datawaznosci" },
      responsibilities: { plain: "zakresobowiazkow" },
      requirements: { plain: "wymagania" },
      description: { plain: "opis", endings: "opis" },
    },
    titleKeys: "stanowisko",
    titleEndings: "nazwa",
    textKeys: "opis",
  },
};
