import type { ExtractInput } from "../../gateway/capture/types.js";

/** A job of a page with several: `own` are words that no other job of the page has. */
export interface ExpectedJob {
  readonly title: string;
  readonly place: string | null;
  readonly own: readonly string[];
  /** Absent: the employer of all. */
  readonly company?: string;
}

/** A page or text with several jobs, and what is to be told of them. */
export interface SeveralJobs {
  readonly input: ExtractInput;
  readonly company: string | null;
  readonly expected: readonly ExpectedJob[];
}

const TRADES = [
  {
    title: "Sail Maker",
    place: "Cork",
    tasks: "You cut and sew sails of up to forty square metres.",
    needs: "Three years of experience with canvas and leather.",
  },
  {
    title: "Bookbinder",
    place: "Galway",
    tasks: "You bind the registers of the harbour in cloth.",
    needs: "A certificate in bookbinding, and steady hands.",
  },
  {
    title: "Lighthouse Keeper",
    place: "Limerick",
    tasks: "You clean the lamp and keep the log of passing ships.",
    needs: "You sleep well alone and swim better than most.",
  },
];

const EXPECTED = TRADES.map(({ title, place, tasks, needs }) => ({ title, place, own: [tasks, needs] }));
const LONG = "The harbour trust has looked after boats, books and lamps for a hundred years, in all weathers. ".repeat(
  3,
);

const described = ({ tasks, needs }: (typeof TRADES)[number]): string =>
  `<p>${LONG}</p><h3>Your tasks</h3><ul><li>${tasks}</li></ul><h3>Requirements</h3><ul><li>${needs}</li></ul>`;

const LINKED = TRADES.map((job, at) => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: job.title,
  datePosted: "2026-11-02",
  identifier: { "@type": "PropertyValue", name: "Harbour Trust", value: `H-${at + 70}` },
  hiringOrganization: { "@type": "Organization", name: "Harbour Trust Ltd" },
  jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: job.place } },
  description: described(job),
}));

const page = (head: string, body: string): string =>
  `<!doctype html><html><head><title>Jobs at Harbour Trust Ltd</title>${head}</head><body><main>${body}</main></body></html>`;
const linked = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const shown = TRADES.map(
  (job) => `<section><h2>${job.title}</h2><p>Location: ${job.place}</p>${described(job)}</section>`,
);

const FEED = TRADES.map(({ title, place, tasks, needs }, at) => ({
  id: at + 70,
  title,
  company: "Harbour Trust Ltd",
  location: place,
  description: `${LONG}${at === 1 ? `\n\n${LONG}` : ""}\n\nYour tasks:\n- ${tasks}\n\nRequirements:\n- ${needs}`,
}));

const XML = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Jobs of the harbour</title>${TRADES.map(
  (job) =>
    `<item><title>${job.title}</title><company>Harbour Trust Ltd</company><location>${job.place}</location><description><![CDATA[${described(job)}]]></description></item>`,
).join("")}</channel></rss>`;

const DUTCH = `<!doctype html><html lang="nl"><head><title>Vacatures | Peeters NV</title></head><body><main>
<h1>Werken bij Peeters NV</h1><p>Peeters NV maakt al zestig jaar deuren en ramen voor scholen en ziekenhuizen in het hele land.</p>
<h2>Timmerman</h2><p>Plaats: Gent</p><h3>Taken</h3><ul><li>Je zaagt en schaaft deuren van eiken en beuken.</li><li>Je controleert de maten van elke deur.</li></ul>
<h3>Profiel</h3><ul><li>Je hebt een diploma houtbewerking.</li></ul>
<h2>Boekhouder</h2><p>Plaats: Antwerpen</p><h3>Taken</h3><ul><li>Je verwerkt facturen en bereidt de jaarrekening voor.</li></ul>
<h3>Profiel</h3><ul><li>Je hebt ervaring met btw-aangiften.</li></ul>
<h2>Vrachtwagenchauffeur</h2><p>Plaats: Brugge</p><h3>Taken</h3><ul><li>Je levert ramen bij klanten in drie provincies.</li></ul>
<h3>Profiel</h3><ul><li>Je hebt een rijbewijs C en bent stressbestendig.</li></ul>
<h2>Solliciteren</h2><p>Stuur je cv naar jobs@peeters.example.</p></main></body></html>`;

const GERMAN = `Gasthof Sonne GmbH
Wir sind ein Familienbetrieb mit sechzig Betten am Rand des Schwarzwalds.

Koch (m/w/d)
Arbeitsort: Freiburg

Ihre Aufgaben
- Zubereitung warmer Speisen mit Zutaten aus der Region
- Planung der Speisekarte für jede Woche

Ihr Profil
- Abgeschlossene Ausbildung in der Küche
- Freude an frischen Kräutern

Gärtner (m/w/d)
Arbeitsort: Offenburg

Ihre Aufgaben
- Pflege der Obstbäume und des Gemüsegartens
- Schnitt der Hecken im Herbst

Ihr Profil
- Kenntnisse im Obstbau
- Führerschein Klasse B

Buchhalter (m/w/d)
Arbeitsort: Lahr

Ihre Aufgaben
- Erstellung der Monatsabschlüsse für drei Häuser
- Prüfung der Rechnungen von Lieferanten

Ihr Profil
- Erfahrung mit Lohnabrechnungen
- Sorgfältige Arbeitsweise

Bewerbung
Bitte senden Sie Ihre Unterlagen an jobs@gasthof-sonne.example.
`;

const FRENCH = `Nous recrutons deux personnes.

Poste 1 : Jardinier
Lieu : Annecy
Date limite : 15/01/2027
Salaire : 2 100 € par mois
Vous entretenez les massifs du parc et plantez les arbres de l'avenue, avec une équipe de quatre personnes et un matériel récent.

Poste 2 : Bibliothécaire
Lieu : Chambéry
Date limite : 20/01/2027
Salaire : 2 350 € par mois
Vous accueillez les lecteurs, classez les ouvrages et préparez les lectures du samedi pour les enfants de la commune.
`;

const FORUM = `Harbour Trust Ltd | Backend Engineer | Cork | Full-time
We keep the tide tables of forty harbours, and the service that answers for them has outgrown its first ten years. You would take it apart and put it together again with two others, in Go and PostgreSQL. We have no managers and few meetings, and whoever is on call sleeps the next morning. Pay is 80,000 EUR and more.

Oakfield Seeds GmbH | Data Analyst | Berlin | Part-time
We breed apple trees, and measure each of 200,000 of them twice a year. You would find out why some of them bear fruit and the others do not, with R and a lot of patience, and tell the growers in words that they understand. The team has five people, three of whom climb trees. Twenty hours a week are enough.

Millstone Bakery Ltd | Warehouse Manager | Limerick | Permanent
We bake bread for ninety schools and send it out before dawn, so that the night shift is the one that counts here. You would plan the routes of twelve vans, and keep flour, salt and yeast in stock for each day of the week. You know your way around a forklift, and around people at 3 in the morning.
`;

const SPANISH = `Oferta 1

Puesto: Carpintero
Lugar: Sevilla
Salario: 1.800 € al mes
Buscamos a una persona para fabricar puertas y ventanas a medida en nuestro taller, y para montarlas en casa de los clientes de la zona.

Puesto: Contable
Lugar: Málaga
Salario: 2.000 € al mes
Buscamos a una persona para llevar los libros de tres sociedades, preparar los impuestos y hablar con los bancos y la gestoría.
`;

/** Pages, feeds and texts with several jobs, all invented. */
export const SEVERAL: Readonly<Record<string, SeveralJobs>> = {
  "three JobPostings of JSON-LD": {
    input: { html: page(LINKED.map(linked).join(""), "<h1>Open positions</h1><p>See our jobs.</p>") },
    company: "Harbour Trust Ltd",
    expected: EXPECTED,
  },
  "a @graph, shown on the page as well": {
    input: { html: page(linked({ "@graph": LINKED }), `<h1>Open positions</h1>${shown.join("")}`) },
    company: "Harbour Trust Ltd",
    expected: EXPECTED,
  },
  "an ItemList": {
    input: {
      html: page(
        linked({ "@type": "ItemList", itemListElement: LINKED.map((item) => ({ "@type": "ListItem", item })) }),
        "<h1>Open positions</h1>",
      ),
    },
    company: "Harbour Trust Ltd",
    expected: EXPECTED,
  },
  microdata: {
    input: {
      html: page(
        "",
        TRADES.map(
          (job) =>
            `<article itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">${job.title}</h2><span itemprop="hiringOrganization">Harbour Trust Ltd</span> <span itemprop="jobLocation">${job.place}</span><div itemprop="description">${described(job)}</div></article>`,
        ).join(""),
      ),
    },
    company: "Harbour Trust Ltd",
    expected: EXPECTED,
  },
  "a feed that is an array": {
    input: { text: JSON.stringify(FEED) },
    company: "Harbour Trust Ltd",
    expected: EXPECTED,
  },
  "a feed with the array inside": {
    input: { text: JSON.stringify({ total: 3, jobs: FEED }) },
    company: "Harbour Trust Ltd",
    expected: EXPECTED,
  },
  "a feed of XML": { input: { text: XML }, company: "Harbour Trust Ltd", expected: EXPECTED },
  "a page with a heading for each": {
    input: { html: DUTCH },
    company: "Peeters NV",
    expected: [
      { title: "Timmerman", place: "Gent", own: ["deuren van eiken", "diploma houtbewerking"] },
      { title: "Boekhouder", place: "Antwerpen", own: ["verwerkt facturen", "btw-aangiften"] },
      { title: "Vrachtwagenchauffeur", place: "Brugge", own: ["in drie provincies", "rijbewijs C"] },
    ],
  },
  "the text of a document": {
    input: { text: GERMAN },
    company: "Gasthof Sonne GmbH",
    expected: [
      { title: "Koch (m/w/d)", place: "Freiburg", own: ["Zubereitung warmer Speisen", "frischen Kräutern"] },
      { title: "Gärtner (m/w/d)", place: "Offenburg", own: ["Pflege der Obstbäume", "Kenntnisse im Obstbau"] },
      { title: "Buchhalter (m/w/d)", place: "Lahr", own: ["Erstellung der Monatsabschlüsse", "Lohnabrechnungen"] },
    ],
  },
  "a text that numbers them": {
    input: { text: FRENCH },
    company: null,
    expected: [
      { title: "Jardinier", place: "Annecy", own: ["les massifs du parc", "2 100"] },
      { title: "Bibliothécaire", place: "Chambéry", own: ["accueillez les lecteurs", "2 350"] },
    ],
  },
  "posts of a forum": {
    input: { text: FORUM },
    company: null,
    expected: [
      { title: "Backend Engineer", place: "Cork", own: ["tide tables", "80,000"], company: "Harbour Trust Ltd" },
      { title: "Data Analyst", place: "Berlin", own: ["apple trees"], company: "Oakfield Seeds GmbH" },
      { title: "Warehouse Manager", place: "Limerick", own: ["ninety schools"], company: "Millstone Bakery Ltd" },
    ],
  },
  "a text that labels them": {
    input: { text: SPANISH },
    company: null,
    expected: [
      { title: "Carpintero", place: "Sevilla", own: ["fabricar puertas", "1.800"] },
      { title: "Contable", place: "Málaga", own: ["llevar los libros", "2.000"] },
    ],
  },
};

const TASKS = `Your tasks
- You plant trees along the avenues and in the parks of the town.
- You prune hedges in winter, and repair the tools of the team.

Requirements
- Three years of experience as a gardener, or as a forester
- A driving licence`;

const GARDENER_PAGE = `<h1>Gardener</h1><p>Location: Cork</p><p>${LONG}</p><h2>Your tasks</h2><ul><li>You plant trees along the avenues of the town.</li><li>You prune hedges in winter.</li></ul><h2>Requirements</h2><ul><li>Three years of experience as a gardener</li></ul>`;

const TEASERS = TRADES.map(
  ({ title, place, tasks }) =>
    `<div><h3>${title}</h3><p>Location: ${place}</p><p>${tasks}</p><p>Posted: 3 days ago</p></div>`,
).join("");

/** Adverts of one job that look like several. */
export const SINGLE: Readonly<Record<string, ExtractInput>> = {
  "a plain advert": { text: `Gardener (f/m/d)\nGreenhouse Ltd, Cork\n\n${TASKS}\n` },
  "its title again above the tasks": {
    text: `Gardener (f/m/d)\nGreenhouse Ltd, Cork\n\n${LONG}\n\nRequirements\n- You like rain.\n\nGardener (f/m/d)\n\n${TASKS}\n`,
  },
  "a heading with its title in other words": {
    text: `Gardener (f/m/d)\nGreenhouse Ltd, Cork\n\n${LONG}\n\nYour tasks as Gardener\n- You plant trees along the avenues.\n\nWhat a gardener needs\n- Patience\n`,
  },
  "levels of one job": {
    text: `Gardeners wanted\nGreenhouse Ltd, Cork\n\nJunior Gardener\n\n${TASKS}\n\nSenior Gardener\n\n${TASKS}\n- Ten years more\n`,
  },
  "the advert in two languages": {
    text: `Gärtner (m/w/d)\nArbeitsort: Freiburg\n\nIhre Aufgaben\n- Pflege der Obstbäume und des Gemüsegartens mit einem kleinen Team\n- Schnitt der Hecken im Herbst\n\nIhr Profil\n- Kenntnisse im Obstbau und ein Führerschein der Klasse B\n\nOrchard Manager (m/f/d)\nLocation: Freiburg\n\nYour tasks\n- You look after the fruit trees and the vegetables with a small team.\n- You prune the hedges in the autumn.\n\nRequirements\n- You know about fruit and have a driving licence.\n`,
  },
  "one job in three places": {
    text: ["Cork", "Galway", "Limerick"]
      .map((place) => `Gardener (f/m/d)\nLocation: ${place}\n\n${TASKS}\n`)
      .join("\n"),
  },
  "teasers of other jobs below it": { html: page("", `${GARDENER_PAGE}<h2>Similar jobs</h2>${TEASERS}`) },
  "teasers of other jobs that nothing announces": { html: page("", `${GARDENER_PAGE}${TEASERS}`) },
  "the data of other jobs beside its own": {
    html: page(linked([...LINKED, { ...LINKED[0], title: "Gardener", description: LONG }]), GARDENER_PAGE),
  },
  "data of one job in three places": {
    html: page(linked(LINKED.map((job) => ({ ...job, title: "Sail Maker", description: LONG }))), "<h1>Jobs</h1>"),
  },
  "data of one job in two languages": {
    html: page(
      linked([
        { ...LINKED[0], title: "Gardener", description: `<p>${LONG}</p>` },
        {
          ...LINKED[0],
          title: "Jardinier",
          description:
            "<p>Vous entretenez les massifs du parc et plantez les arbres de l'avenue, avec une équipe de quatre personnes et un matériel récent.</p>",
        },
      ]),
      "<h1>Jobs</h1>",
    ),
  },
  "a record with jobs like it": { text: JSON.stringify({ ...FEED[0], similarJobs: FEED.slice(1) }) },
  "a record with headed parts": {
    text: JSON.stringify({
      ...FEED[0],
      sections: [
        { title: "Tasks of the Sail Maker", text: LONG },
        { title: "Profile of the Sail Maker", text: LONG },
      ],
    }),
  },
};
