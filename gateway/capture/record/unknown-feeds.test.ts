import { describe, expect, it } from "@jest/globals";
import { readFeed } from "./feed-record.js";

const TEXT =
  "Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience. ".repeat(3) +
  "We sew, cut and measure, and on Fridays we sail.";

const read = (value: unknown) => readFeed(typeof value === "string" ? value : JSON.stringify(value))?.record ?? null;

describe("a record of a system that nobody knows", () => {
  it.each([
    [
      "es",
      `<oferta><num-oferta>77</num-oferta><fecha-publicacion>02/11/2026</fecha-publicacion><puesto>Velero de taller</puesto><nombre-empresa>Windrose Loft SL</nombre-empresa><localidad>Vigo</localidad><fecha-limite>15/12/2026</fecha-limite><tipo-contrato>Indefinido</tipo-contrato><texto-anuncio>${TEXT}</texto-anuncio></oferta>`,
      {
        title: "Velero de taller",
        company: "Windrose Loft SL",
        published: "02/11/2026",
        deadline: "15/12/2026",
        term: "Indefinido",
        description: TEXT,
      },
    ],
    [
      "it",
      `<annuncio><id>77</id><data-pubblicazione>02/11/2026</data-pubblicazione><posizione>Velaio</posizione><azienda>Windrose Loft srl</azienda><sede-di-lavoro>Genova</sede-di-lavoro><scadenza>15/12/2026</scadenza><testo>${TEXT}</testo></annuncio>`,
      {
        title: "Velaio",
        company: "Windrose Loft srl",
        place: "Genova",
        published: "02/11/2026",
        deadline: "15/12/2026",
        description: TEXT,
      },
    ],
    [
      "da",
      `<opslag><opslag-id>77</opslag-id><oprettet>02-11-2026</oprettet><stillingsbetegnelse>Sejlmager</stillingsbetegnelse><virksomhed>Windrose Loft ApS</virksomhed><arbejdssted>Svendborg</arbejdssted><ansøgningsfrist>15-12-2026</ansøgningsfrist><brødtekst>${TEXT}</brødtekst></opslag>`,
      {
        title: "Sejlmager",
        company: "Windrose Loft ApS",
        place: "Svendborg",
        deadline: "15-12-2026",
        description: TEXT,
      },
    ],
    [
      "de",
      `<anzeige><anzeigenNr>77</anzeigenNr><stellenbezeichnung>Segelmacher</stellenbezeichnung><arbeitgeber-name>Windrose Loft GmbH</arbeitgeber-name><einsatzort>Flensburg</einsatzort><bewerbungsschluss>15.12.2026</bewerbungsschluss><online_seit>02.11.2026</online_seit><volltext>${TEXT}</volltext></anzeige>`,
      {
        title: "Segelmacher",
        company: "Windrose Loft GmbH",
        place: "Flensburg",
        deadline: "15.12.2026",
        description: TEXT,
      },
    ],
    [
      "pt",
      {
        vaga: {
          codigoVaga: "77",
          cargo: "Veleiro",
          nomeEmpresa: "Windrose Loft Lda",
          localDeTrabalho: "Aveiro",
          dataPublicacao: "2026-11-02",
          dataLimite: "2026-12-15",
          textoVaga: TEXT,
        },
      },
      {
        title: "Veleiro",
        company: "Windrose Loft Lda",
        place: "Aveiro",
        published: "2026-11-02",
        deadline: "2026-12-15",
        description: TEXT,
      },
    ],
    [
      "sv",
      {
        annons: {
          annonsnummer: "77",
          yrkesbenämning: "Segelmakare",
          "arbetsgivare-namn": "Windrose Loft AB",
          arbetsort: "Öregrund",
          publicerad: "2026-11-02",
          sistaAnsökningsdag: "2026-12-15",
          annonstext: TEXT,
        },
      },
      {
        title: "Segelmakare",
        company: "Windrose Loft AB",
        city: "Öregrund",
        published: "2026-11-02",
        deadline: "2026-12-15",
        description: TEXT,
      },
    ],
  ])("is read by the words of its keys: %s", (_language, source, slots) => {
    expect(read(source)).toMatchObject(slots);
  });

  it("has none of its ids and dates in its text, even without a title", () => {
    const record = read({ kod: "77-A", stempel: "2026-11-02", notiz: TEXT, url: "https://x.example/a" });

    expect(record).toMatchObject({ description: TEXT });
    expect(record).not.toHaveProperty("title");
  });

  it("has the title of the job, not the name of the person to ask", () => {
    const record = read({
      stelle: { bezeichnung: "Segelmacher (m/w/d)", text: TEXT, kontakt: { name: "Ragnhild Sturmvogel" } },
    });

    expect(record).toMatchObject({ title: "Segelmacher (m/w/d)" });
  });
});
