import { fi as dates } from "../../../schema/dates/languages/fi.js";
import type { LanguagePack } from "./pack.js";

/** Finnish, in a short pack; the other packs show what can be added. */
export const fi: LanguagePack = {
  code: "fi",
  countries: "FI",
  stopWords:
    "ja on että ei se sekä olet sinulla meillä tai kanssa työ myös joka jotka sinun meidän olemme mukaan kuin tehtävä hae",
  telling: "ä ö yy ii",
  dates,
  headings: {
    description: `
      (?:tietoa )?meistä; yritys; tehtävän kuvaus; tietoa (?:yrityksestä|työnantajasta|organisaatiosta)(?: .{0,15})?; keitä (?:me )?olemme; yrityksestä; työnantaja; organisaatio; työpaikan kuvaus; tehtävästä; me olemme(?: .{0,20})?; kuka me olemme; yritysesittely; yrityksen (?:esittely|kuvaus); työyhteisö(?:mme)?; toimipaikka`,
    responsibilities: `
      tehtävät; työtehtävät; vastuualueet; (?:tehtävän|työn) kuvaus; mitä (?:pääset tekemään|teet); mitä (?:tulet tekemään|sinä teet|työ sisältää|pääset tekemään|tekisit|teet meillä)(?: .{0,15})?; (?:tehtäväsi|tehtäviisi|työtehtäviisi|tehtäviin) (?:kuuluu|kuuluvat|sisältyy).{0,15}; tehtävänkuva(?:us)?; toimenkuva(?:us)?; työnkuva(?:us)?; työtehtäväsi; tehtäväsi; sinun (?:tehtäväsi|roolisi); roolisi; keskeiset (?:tehtävät|työtehtävät|vastuut); tärkeimmät tehtävät; päätehtävät; vastuusi; tulevat tehtäväsi; työn sisältö; tehtävän sisältö; työpäiväsi(?: .{0,15})?`,
    requirements: `
      vaatimukset; odotamme sinulta; edellytämme; kelpoisuusvaatimukset; osaaminen; hakijalta odotetaan; kuka (?:sinä )?olet; millainen (?:sinä )?olet; oletko (?:sinä|se).{0,25}; mitä (?:odotamme|toivomme|edellytämme|vaadimme|sinulta .{2,20})(?: .{0,15})?; odotamme(?: .{0,15})?; toivomme(?: .{0,15})?; edellytämme(?: .{0,15})?; arvostamme(?: .{0,15})?; eduksi(?: .{0,15})?; katsotaan eduksi; kelpoisuusehdot; kelpoisuus(?: .{0,15})?; pätevyys(?:vaatimukset)?; osaamis(?:vaatimukset|esi)?; vaadittu (?:koulutus|osaaminen|kokemus)(?: .{0,10})?; koulutus(?: .{0,15})?; hakijalta (?:edellytetään|toivotaan|odotamme)(?: .{0,10})?; etsimme (?:sinua|henkilöä)(?: .{0,20})?; taustasi; profiilisi; sinulla on(?: .{0,15})?; sinä(?: .{0,15})?; kielitaito(?:vaatimukset)?; menestyäksesi(?: .{0,20})?`,
    perks: `
      tarjoamme(?: .{0,15})?; edut; työsuhde-?edut; miksi .{2,20}; mitä (?:me )?tarjoamme(?: .{0,15})?; me tarjoamme(?: .{0,10})?; mitä (?:saat|meillä on tarjota)(?: .{0,15})?; henkilöstöedut; edut ja .{2,20}; etusi; miksi (?:meille|juuri me|tulla|valita)(?: .{0,15})?; palkka ja (?:edut|työsuhde-?edut); meillä saat; työsuhteen ehdot; saat meiltä`,
    other: `
      hakeminen; näin haet; hakuohjeet; yhteystiedot; lisätietoja(?: .{0,20})?; palkkaus; kiinnostuitko.{0,20}; miten haet; näin haet(?: .{0,15})?; hae (?:nyt|paikkaa|tehtävää|meille|mukaan)(?: .{0,20})?; hakeminen(?: .{0,15})?; hakemus(?: .{0,20})?; hakuprosessi; rekrytointiprosessi(?: .{0,10})?; haku(?:aika|menettely)?(?: .{0,15})?; yhteyshenkilö(?:t)?; ota yhteyttä(?: .{0,15})?; kysyttävää(?: .{0,15})?; kiinnostu(?:itko|nut|ko)(?: .{0,20})?; lisätiedot(?: .{0,20})?; muuta(?: .{0,15})?; tietosuoja(?: .{0,20})?; yhdenvertaisuus(?: .{0,20})?; monimuotoisuus(?: .{0,20})?; työaika(?: .{0,10})?; työsuhde(?: .{0,10})?; palkka(?:us)?(?: .{0,10})?; työn alkaminen; aloitus(?: .{0,10})?; sijainti; soveltuvuusarviointi; turvallisuusselvitys`,
  },
  headingWords: {
    responsibilities:
      "tehtäv työtehtäv vastuu toimenkuva arki työnkuva tehtävänkuva tekemään työtehtävät roolisi sisältää tehtäviisi",
    requirements:
      "odot edelly vaatim osaami kokemus toivomme arvostamme odotamme edellytämme osaamista kelpoisuus pätevyys eduksi profiili koulutus tausta hakijalta taidot",
    perks: "tarjo edut etuja hyöty saat tarjoamme työsuhde-edut henkilöstöedut etusi miksi",
    description: "yritys tiimi organisaatio keitä meistä työyhteisö",
    other: "hae hakemus hakeminen yhteys lisätie kysy palkka sijainti rekrytoin",
  },
  cues: {
    description:
      "yritys yrityksemme olemme asiakk suomen johtava perustettu työntekijä toimimme etsimme haemme konserni",
    responsibilities:
      "vastaat vastuulla tehtävä osallistut kehität kehittä suunnittel toteut hoidat johdat seuraat laadit ylläpid",
    requirements:
      "kokemus kokemusta koulutus tutkinto osaaminen osaamista taito taidot englanni suomen-kielen edellyt arvostamme odotamme kykyä ajokortti soveltu",
    perks: "tarjoamme etu edut lounas liikunta työterveys etätyö joustava bonus loma palkka kulttuuri virike",
    other: "hakemus hakemuksesi hae cv lisätietoja puhelin sähköposti haastattelu hakuaika palkkatoiv",
  },
  labels: {
    jobTitle:
      "(?:tehtävänimike|nimike|tehtävä|työtehtävä); ammatti(?:nimike)?; työn otsikko; tehtävän nimi(?:ke)?; virkanimike; virka(?:nimike)?; työpaikka; haettava tehtävä; avoin tehtävä; toimi",
    companyName:
      "(?:yritys|työnantaja|organisaatio); työnantajan nimi; yrityksen nimi; työnantaja/yritys; organisaation nimi; toimeksiantaja; hakeva organisaatio; asiakas",
    recruitmentAgency: "(?:rekrytointiyritys|henkilöstöpalveluyritys); henkilöstövuokrausyritys; rekrytoija",
    location:
      "(?:sijainti|työpaikan sijainti|paikkakunta|toimipiste|työskentelypaikka); työ(?:paikka|n sijainti|skentelypaikkakunta|paikan osoite|pisteen sijainti|kohde|piste)|työntekopaikka; kunta; kaupunki; alue; maakunta; paikka; osoite; työpaikan (?:osoite|sijainti|paikkakunta); sijaintipaikka; toimipaikka; toimipisteet; paikkakunnat",
    salary:
      "(?:palkka(?:us|taso)?|tuntipalkka|kuukausipalkka); palkka(?:haarukka|us| €|luokka|toive| euroa)?; palkan (?:peruste|määrä|lisätiedot|suuruus); peruspalkka; tehtäväkohtainen palkka; vähimmäispalkka; bruttopalkka; palkkaryhmä; vaativuustaso; hinnoittelutunnus; kk-palkka; palkkaus ja edut",
    term: "(?:työsuhde|työsuhteen (?:tyyppi|kesto|muoto)|työaika|työn kesto); työsuhde(?:muoto|tyyppi|laji|n muoto)?; työsuhteen (?:laatu|luonne|alku ja kesto); työn (?:luonne|tyyppi|muoto); työaika(?:muoto|järjestely)?; palvelussuhde; palvelussuhteen (?:laji|luonne|muoto|kesto|laatu|tyyppi); viikkotyöaika; tuntia viikossa; tunnit viikossa; sopimuksen (?:tyyppi|kesto); sopimustyyppi; työsopimus; kesto; vakinaisuus; kokoaikainen ?/ ?osa-aikainen; virkasuhde; tehtävän tyyppi",
    referenceNumber:
      "(?:viite|viitenumero|ilmoituksen numero|työavain|id); viite(?:koodi|tunnus)?; ilmoitus(?:numero|tunnus|nro)|ilmoitustunnus; työpaikkailmoituksen numero; ilmoituksen tunnus; tunnus; hakutunnus; tunnistenumero; työavain:?; diaarinumero; asianumero; vakanssi(?:numero)?; paikan numero; ilmoitus nro; työpaikan tunnus",
    publishedDate:
      "(?:julkaistu|julkaisupäivä); julkaistu(?: .{0,10})?; julkaisu(?:päivä|päivämäärä|pvm|aika)|julkaisupvm; ilmoitus julkaistu; ilmoitettu; päivitetty; viimeksi päivitetty; lisätty; luotu; ilmoituspäivä",
    applicationDeadline:
      "(?:hakuaika(?: päättyy)?|viimeinen hakupäivä|haku päättyy); haku(?:aika|ajan)? (?:päättyy|loppuu|päättyminen|sulkeutuu)(?: .{0,8})?; hakuaika(?: .{0,10})?; hae viimeistään; hakemukset viimeistään; hakemusten viimeinen jättöpäivä; määräaika; voimassa(?: asti)?; ilmoitus (?:voimassa|päättyy|vanhenee)(?: .{0,8})?; päättyy; hakemuksen jättöaika; hakupäivä; haku auki(?: .{0,8})?; viimeinen päivä hakea; haettava viimeistään; dl|deadline",
    ignored:
      "(?:yhteyshenkilö|puhelin|sähköposti|aloitus|ala|kotisivu); yhteyshenkilöt; puh(?:elinnumero)?\\.?; matkapuhelin; s-?posti; sähköpostiosoite; verkkosivut?; www-osoite; linkki; hakulinkki; työ(?:n alkamispäivä|suhde alkaa|n aloitus| alkaa)|työn alkamispäivä; alkaa; alkamis(?:päivä|aika)|aloitus(?:päivä|ajankohta|pvm)|alkaen; työt alkavat; työsuhteen alku; toimiala; ammattiala; ammattiryhmä; tehtäväalue; tehtäväala; osasto; yksikkö; tiimi; sektori; koulutus(?:aste|taso)|koulutusaste; kokemustaso; työkokemus; kielet; ajokortti; paikkojen (?:määrä|lukumäärä); paikkoja; avoimia (?:paikkoja|työpaikkoja); haettavien paikkojen määrä; henkilöstömäärä; etätyö(?:mahdollisuus)?; työkieli; vuorotyö; työvuorot; kategoria; luokka; avainsanat; jaa",
  },
  terms: {
    "Full-time": "kokoaikai\\S+; kokopäivä\\S+; kokoaikatyö; täysi työaika; täysiaikai\\S+; kokopäivätyö",
    "Part-time":
      "osa-?aikai\\S+; osa-aikatyö; osapäiväi\\S+; puolipäiväi\\S+; tuntityö\\S*; keikkatyö\\S*; nollatuntisopimus; viikonlopputyö; iltatyö; lisätyö; tarvittaessa töihin kutsuttava",
    Contract:
      "määräaikai\\S+; sijaisuus; freelance; sijaisuus\\S*; sijaisuut\\S+; äitiysloman sijaisuus; perhevapaan sijaisuus; vuokratyö\\S*; kausityö\\S*; kausiluontei\\S+; projektityö; toimeksianto; freelancer; vuorotteluvapaa\\S*; kesätyö\\S*; keikkaluontoi\\S+",
    Internship:
      "harjoitteli\\S+; harjoittelu; trainee; kesätyö; työharjoittelu\\S*; korkeakouluharjoittelu\\S*; kesäharjoitteli\\S+; oppisopimus\\S*; opinnäytetyö\\S*; diplomityö\\S*; lopputyö; traineepaikka; työssäoppi\\S+; kesätrainee",
    Permanent:
      "vakituinen; vakituis\\S+; toistaiseksi; vakinai\\S+; pysyvä; pysyväi\\S+; toistaiseksi voimassa ?oleva\\S*; jatkuva työsuhde",
  },
  occupations: `insinööri kehittäjä johtaja päällikkö asiantuntija konsultti avustaja hoitaja opettaja myyjä kuljettaja kokki tarjoilija siivooja asentaja sähköasentaja lääkäri suunnittelija koordinaattori sihteeri tutkija harjoittelija
    työntekijä ohjaaja engineer developer manager designer specialist analyytikko mekaanikko metsuri kirvesmies muurari laatoittaja maalari hitsaaja koneistaja levyseppä seppä lasittaja puuseppä verhoilija puutarhuri maanviljelijä maatalouslomittaja lomittaja kalastaja teurastaja leipuri kondiittori floristi tiskaaja keittiöapulainen kokinapulainen baarimikko vahtimestari vartija järjestyksenvalvoja talonmies laitoshuoltaja kotiapulainen varhaiskasvattaja lehtori professori tohtorikoulutettava rehtori postinkantaja lähetti kuriiri trukkikuski varastomies pakkaaja keräilijä matruusi kapteeni perämies lentäjä kätilö suuhygienisti fysioterapeutti toimintaterapeutti puheterapeutti optikko psykologi psykiatri kirurgi laborantti farmaseutti proviisori poliisi palomies lakimies juristi asianajaja notaari syyttäjä tuomari kirjanpitäjä controller palkanlaskija virkailija asiakaspalvelija myyntineuvottelija myyntiedustaja ostaja esimies arkkitehti ohjelmoija testaaja graafikko toimittaja valokuvaaja muusikko näyttelijä kääntäjä tulkki kemisti biologi geologi tilastotieteilijä ekonomisti rakennusmies raksamies timpuri sähkömies kampaaja parturi kosmetologi hieroja ompelija räätäli suutari kultaseppä agrologi kartoittaja tarkastaja isännöitsijä kiinteistönvälittäjä välittäjä valmentaja kouluttaja teknikko operaattori apulainen assistentti neuvoja neuvonantaja pappi kanttori diakoni suntio kanslisti intendentti sijainen`,
  beforeTitle: "(?:etsimme|haemme|hakee|etsii)(?: nyt| nyt joukkoomme| joukkoomme)?",
  afterTitle: "joka jolla tiimiimme toimipisteeseemme vakituiseen määräaikaiseen ja\\s+sinulla",
  beforeCompany: "me",
  afterCompany: "on (?:suomen|johtava|yksi|kasvava|kansainvälinen); hakee; etsii; tarjoaa",
  agency: "asiakkaamme; asiakkaallemme; asiakasyrityksemme; asiakasyrityksellemme",
  beforeLocation: "sijaitsee; toimipiste; toimisto",
  beforePublished: "julkaistu",
  beforeDeadline: "viimeistään; hakuaika päättyy; haku päättyy; mennessä",
  relative: {
    days: "# päivää sitten",
    hours: "# tuntia sitten",
    weeks: "# viikkoa sitten",
    months: "# kuukautta sitten",
  },
  // prettier-ignore
  words: {
    closings: "ystävällisin terveisin; terveisin; nähdään pian; tervetuloa (?:joukkoomme|mukaan|töihin)",
    legalNotes: "tietosuoja|henkilotie|rikosrekisteri|yhdenvertai|tasa-arvo|monimuotoisuu|syrjin|turvallisuusselvity|koeaika (?:on|ennen|kuusi)|koeaikaa|tartuntatauti|rokotus",
    howToApply: "hae (?:paikkaa|tehtavaa|tata|viimeistaan|mukaan|heti|nyt|meille)|laheta (?:hakemuksesi|hakemus|vapaamuotoinen|cv|ansioluettelo)|jata hakemuksesi|tayta hakemus|hakemukset (?:pyydetaan|ja|toimitetaan|osoitetaan|kasitellaan)|hakemuksesi|hakulomak|palkkatoive|lisatietoja (?:tehtavasta|antaa|paikasta|haku|saat)|lisatietoja antaa|kiinnostuitko|ota yhteytta|vastaamme mielellamme|haastattelut? (?:pidetaan|jarjestetaan|alkavat)|tayt(?:amme|etaan) (?:paikan|tehtavan|heti)|hakuaika",
    cvWords: "ansioluettelo\\w*",
    youHave: "sinulla on; sinulta (?:löytyy|edellytetään|odotetaan|odotamme); olet (?:oma-aloitteinen|luotettava|kokenut|reipas|ahkera|asiakaspalveluhenkinen|valmis|aktiivinen|täsmällinen); omaat; hallitset; osaat; (?:odotamme|edellytämme|toivomme|arvostamme)(?: sinulta)?; etsimme (?:sinua|henkilöä|osaajaa|tekijää); hakijalta (?:edellytetään|odotetaan|toivotaan)",
    youDo: "(?:vastaat|työskentelet|toimit|osallistut|suunnittelet|kehität|huolehdit|teet|ohjaat|johdat|hoidat|autat|palvelet|neuvot); (?:tehtäviisi|tehtäväsi|työtehtäviisi|tehtävänäsi|työhösi|tehtävään|toimenkuvaasi) (?:kuuluu|kuuluvat|sisältyy|sisältyvät|on|sisältää)",
    youWill: "tulet (?:tekemään|vastaamaan|työskentelemään|toimimaan|osallistumaan); pääset (?:tekemään|kehittämään|vaikuttamaan|työskentelemään|osaksi|mukaan)",
    weWords: "meillä; olemme; yrityksemme; tiimimme",
    agencyWords: "henkilostopalvelu\\w*; rekrytointi\\w*; henkilostovuokraus\\w*; tyovoimapalvelut; vuokratyo\\w*",
    navigation: "hae (?:paikkaa|työpaikkaa|tätä paikkaa|nyt|tehtävää|heti|tästä|työtä); jätä hakemus; lähetä hakemus; täytä hakemus; tallenna(?: ilmoitus| työpaikka)?; suosik(?:it|ki); lisää suosikkeihin; jaa(?: ilmoitus| työpaikka| .{2,15}ssa)?; tulosta(?: ilmoitus)?; kirjaudu(?: sisään| ulos)?; rekisteröidy; luo (?:tili|hakuvahti|profiili); hakuvahti; takaisin(?: .{2,25})?; palaa(?: .{2,25})?; näytä (?:lisää|kaikki|vähemmän|kartalla|kartta); lue lisää; katso (?:lisää|kaikki|kartalla)(?: .{0,20})?; kaikki (?:avoimet )?(?:työpaikat|paikat|ilmoitukset); avoimet työpaikat; työpaikat; etusivu; valikko; sulje; seuraava; edellinen; siirry (?:sisältöön|suoraan sisältöön); hyppää sisältöön; hyväksy(?: kaikki)?(?: evästeet)?; hylkää(?: kaikki)?; evästeasetukset; evästeet; tietosuojaseloste; käyttöehdot; saavutettavuusseloste; seuraa meitä(?: .{2,20})?; ilmianna; etsi töitä; hae töitä; työnhakijalle; työnantajalle",
    mailHeaders: "Lähettäjä; Vastaanottaja; Aihe; Lähetetty",
    titleOpenEnds: "ja; tai",
    titleWanted: "haetaan; etsitään",
    replyMarks: "vs",
    otherJobs: "(?:samankaltaisia|muita|vastaavia) \\S+(?: .{0,30})?; (?:lisaa|muita|uusimmat|samankaltaiset|vastaavat) (?:avoimia )?(?:tyopaikkoja|tyopaikat|ilmoituksia|paikkoja|tehtavia)(?: .{0,30})?; katso myos .{2,40}; sinua voisi kiinnostaa.{0,30}",
    careersHeadings: "avoimet työpaikat; rekrytointi; työpaikat",
    signIn: "kirjaudu(?: sisään)?(?: .{1,40})?; kirjautuminen; sisäänkirjautuminen; rekisteröidy(?: .{1,40})?; luo tili",
    challenges: "(?:vahvista|varmista),? että olet ihminen(?:[ .,].{0,120})?; en ole robotti; turvatarkistus; pääsy estetty; hetkinen",
    greetings: "hyvä; terve",
    aboutCompany: "tietoa",
    institutions: "kaupunki; kunta; yliopisto; sairaala; seurakunta; ministerio; virasto; hyvinvointialue; kuntayhtyma; ammattikorkeakoulu; ammattiopisto; koulu; lukio; paivakoti; poliisilaitos; saatio; yhdistys; liitto; tutkimuskeskus; laitos; keskussairaala; terveyskeskus; museo; kirjasto; rajavartiolaitos; puolustusvoimat; aluehallintovirasto; ely-keskus; evankelis",
    streetSuffixes: "tie; katu",
    workplaceFacts: "hybridi\\w*",
    published: "julkaistu",
    applying: "hak[eu]",
    contractEnds: "määräaik; sijais; kesto",
    startsWork: "alkaa; aloit; alkaen",
    payWords: "palkka",
    payPeriods: "kuukaudessa; kuukausi; kk; tunnissa; tunti; vuodessa; vuosi",
    weekHours: "(?:h|tuntia) ?(?:viikossa|/ ?vk|/ ?viikko)",
    offers: "tarjoamme; tarjoamme(?: sinulle)?; saat (?:meiltä|käyttöösi|mukaan); meillä (?:saat|pääset|on sinulle); pääset nauttimaan",
    years: "vuotta; vuoden",
  },
};
