import type { LanguagePack } from "./pack.js";

/** Finnish, in a short pack; the other packs show what can be added. */
export const fi: LanguagePack = {
  code: "fi",
  stopWords:
    "ja on että ei se sekä olet sinulla meillä tai kanssa työ myös joka jotka sinun meidän olemme mukaan kuin tehtävä hae",
  telling: "ä ö yy ii",
  months:
    "tammikuuta|tammikuu helmikuuta|helmikuu maaliskuuta|maaliskuu huhtikuuta|huhtikuu toukokuuta|toukokuu kesäkuuta|kesäkuu heinäkuuta|heinäkuu elokuuta|elokuu syyskuuta|syyskuu lokakuuta|lokakuu marraskuuta|marraskuu joulukuuta|joulukuu",
  headings: {
    description: `
      (?:tietoa )?meistä; yritys; tehtävän kuvaus`,
    responsibilities: `
      tehtävät; työtehtävät; vastuualueet; (?:tehtävän|työn) kuvaus; mitä (?:pääset tekemään|teet)`,
    requirements: `
      vaatimukset; odotamme sinulta; edellytämme; kelpoisuusvaatimukset; osaaminen; hakijalta odotetaan`,
    perks: `
      tarjoamme(?: .{0,15})?; edut; työsuhde-?edut; miksi .{2,20}`,
    other: `
      hakeminen; näin haet; hakuohjeet; yhteystiedot; lisätietoja(?: .{0,20})?; palkkaus; kiinnostuitko.{0,20}`,
  },
  headingWords: {
    responsibilities: "tehtäv työtehtäv vastuu toimenkuva arki",
    requirements: "odot edelly vaatim osaami kokemus toivomme arvostamme",
    perks: "tarjo edut etuja hyöty saat",
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
    jobTitle: "(?:tehtävänimike|nimike|tehtävä|työtehtävä)",
    companyName: "(?:yritys|työnantaja|organisaatio)",
    recruitmentAgency: "(?:rekrytointiyritys|henkilöstöpalveluyritys)",
    location: "(?:sijainti|työpaikan sijainti|paikkakunta|toimipiste|työskentelypaikka)",
    salary: "(?:palkka(?:us|taso)?|tuntipalkka|kuukausipalkka)",
    term: "(?:työsuhde|työsuhteen (?:tyyppi|kesto|muoto)|työaika|työn kesto)",
    referenceNumber: "(?:viite|viitenumero|ilmoituksen numero|työavain|id)",
    publishedDate: "(?:julkaistu|julkaisupäivä)",
    applicationDeadline: "(?:hakuaika(?: päättyy)?|viimeinen hakupäivä|haku päättyy)",
    ignored: "(?:yhteyshenkilö|puhelin|sähköposti|aloitus|ala|kotisivu)",
  },
  terms: {
    "Full-time": "kokoaikai\\S+; kokopäivä\\S+",
    "Part-time": "osa-?aikai\\S+",
    Contract: "määräaikai\\S+; sijaisuus; freelance",
    Internship: "harjoitteli\\S+; harjoittelu; trainee; kesätyö",
    Permanent: "vakituinen; vakituis\\S+; toistaiseksi",
  },
  occupations: `insinööri kehittäjä johtaja päällikkö asiantuntija konsultti avustaja hoitaja opettaja myyjä kuljettaja kokki tarjoilija siivooja asentaja sähköasentaja lääkäri suunnittelija koordinaattori sihteeri tutkija harjoittelija
    työntekijä ohjaaja engineer developer manager designer specialist analyytikko mekaanikko`,
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
    replyMarks: "vs",
    otherJobs: "(?:samankaltaisia|muita|vastaavia) \\S+(?: .{0,30})?",
    careersHeadings: "avoimet työpaikat",
    greetings: "hyvä; terve",
    aboutCompany: "tietoa",
    institutions: "kaupunki; kunta; yliopisto; sairaala",
    streetSuffixes: "tie; katu",
    today: "tänään",
    yesterday: "eilen",
    published: "julkaistu",
    applying: "hak[eu]",
    payWords: "palkka",
    offers: "tarjoamme",
    years: "vuotta",
  },
};
