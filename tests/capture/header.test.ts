import { describe, expect, it } from "@jest/globals";
import { capturedFields } from "../support/captured-fields.js";

const read = (text: string) => capturedFields({ text });

const TASKS = "\n\nResponsibilities\n- Mend sails\n- Sew new ones\n- Keep the loft tidy";

describe("a title", () => {
  it.each([
    ["Graduate trainee\nMathematics (m/f/d)", "Graduate trainee Mathematics (m/f/d)"],
    ["Head of\nSail Making", "Head of Sail Making"],
    ["Carpenter and\njoiner", "Carpenter and joiner"],
    ["SAIL MAKER\n(m/f/d)", "SAIL MAKER (m/f/d)"],
  ])("broken over lines is joined: %j", async (lines, title) => {
    expect((await read(`${lines}\n\nWindrose Loft mends sails for the whole coast.${TASKS}`)).jobTitle).toBe(title);
  });

  it.each([
    ["Sail maker wanted!", "Sail maker"],
    ["Wanted: Carpenter", "Carpenter"],
    ["Segelmacher gesucht", "Segelmacher"],
    ["Kock sökes", "Kock"],
  ])("is not %s as a whole", async (line, title) => {
    expect((await read(`${line}\n\nWindrose Loft mends sails for the whole coast.${TASKS}`)).jobTitle).toBe(title);
  });

  it("leaves out the town behind it, in a sentence as in a line", async () => {
    const { jobTitle } = await read(`Op zoek naar een Timmerman Zwolle Eiken? Dan is dit iets voor jou:
- Je bouwt dekken en je zorgt voor het hout van onze oude schepen
- Je werkt met het team op de werf en bij de klant`);

    expect(jobTitle).toBe("Timmerman");
  });
});

describe("an employer", () => {
  it("is the name between title and place", async () => {
    const fields = await read(`Sail maker\nWindrose Loft\nCork\n20/11/2026${TASKS}`);

    expect(fields).toMatchObject({ jobTitle: "Sail maker", companyName: "Windrose Loft", location: "Cork" });
  });

  it("is the name of the mail's address, as the text writes it", async () => {
    const { companyName } = await read(
      `Sail maker\n\nWe mend sails. At Harbourline Lofts nobody works on Sundays.${TASKS}\n\nMail to jobs@harbourline.example`,
    );

    expect(companyName).toBe("Harbourline Lofts");
  });

  it.each([
    ["a word of the first sentence", "Growth is what we want."],
    ["a site on which adverts are shared", "Share on WhatsApp. Follow us on LinkedIn."],
    ["a heading", "Our Mission\nWe keep boats moving."],
  ])("is not %s", async (_what, text) => {
    expect((await read(`Sail maker\n\n${text}${TASKS}`)).companyName).toBeUndefined();
  });

  it("stays one that speaks of its customers", async () => {
    const text = "Chez Voile Bleue, nous cousons des voiles pour nos clients. Voile Bleue est une entreprise de Brest.";
    const fields = await read(`Voilier (H/F)\nVoile Bleue\nBrest\n\n${text}`);

    expect(fields.companyName).toBe("Voile Bleue");
    expect(fields.recruitmentAgency).toBeUndefined();
  });

  it("is unknown where an agency writes", async () => {
    const fields = await read(
      `Sail maker\nTidewater Recruitment Ltd\nCork\n\nOur client, a loft in Cork, is looking for a sail maker.${TASKS}`,
    );

    expect(fields.recruitmentAgency).toBe("Tidewater Recruitment Ltd");
    expect(fields.companyName).toBeUndefined();
  });
});

describe("an employer of a page", () => {
  const body = `<h1>Sail maker</h1><p>Mend sails for the whole coast, sew new ones in winter, and keep the loft tidy all year.</p>`;
  const employerOf = async (html: string) => (await capturedFields({ html })).companyName ?? null;

  it.each([
    ["logo", `<img src="logo.svg" alt="Windrose Loft logo">${body}`],
    ["copyright", `${body}<footer>© 2026 Windrose Loft</footer>`],
    ["mail address", `${body}<p>jobs@windrose-loft.example</p>`],
  ])("is the name in its title that the %s shows", async (_what, content) => {
    const html = `<html><head><title>Sail maker | Windrose Loft</title></head><body>${content}</body></html>`;

    expect(await employerOf(html)).toBe("Windrose Loft");
  });

  it("is not any other part of its title", async () => {
    const html = `<html><head><title>Sail maker | Summer</title></head><body>${body}</body></html>`;

    expect(await employerOf(html)).toBeNull();
  });

  it("is not a job board", async () => {
    const html = `<html><head><title>Sail maker | Indeed</title></head><body><img alt="Indeed">${body}</body></html>`;

    expect(await employerOf(html)).toBeNull();
  });
});

describe("the description", () => {
  it("begins below a line that lists facts", async () => {
    const about =
      "Windrose Loft mends sails for the whole coast, with nine people in an old barn by the harbour of Cork.";
    const { jobDescription } = await read(`Windrose Loft | Senior Sail Maker (m/f/d) | Cork | Full-time\n\n${about}`);

    expect(jobDescription).toBe(about);
  });
});

describe("labels in another language than the advert", () => {
  const ENGLISH =
    "We are looking for a sail maker who likes the sea and the people who live from it. You will mend the sails of the fleet and you will teach what you know.";

  it.each([
    ["Standort: Kiel\nBewerbungsfrist: 15.12.2026\nKennziffer: W-17", "Kiel"],
    ["Arbejdssted: Aarhus\nAnsøgningsfrist: 15-12-2026\nStillings-id: W-17", "Aarhus"],
    ["Lieu de travail : Nantes\nDate limite de candidature : 15/12/2026\nRéférence : W-17", "Nantes"],
    ["Lugar de trabajo: Vigo\nFecha límite: 15/12/2026\nReferencia: W-17", "Vigo"],
  ])("are read: %j", async (labels, location) => {
    expect(await read(`Sail maker\n${labels}\n\n${ENGLISH}`)).toMatchObject({
      location,
      applicationDeadline: "2026-12-15",
      referenceNumber: "W-17",
    });
  });
});

describe("a place", () => {
  it("is not a word that the advert also writes small", async () => {
    const { location } = await read(
      `Mobile developer\n\nMobile is what we do. Our mobile app is read by sailors.${TASKS}`,
    );

    expect(location).toBeUndefined();
  });

  it("may be several places", async () => {
    expect((await read(`Sail maker\nWindrose Ltd\nCork, Galway, Limerick${TASKS}`)).location).toBe(
      "Cork, Galway, Limerick",
    );
  });

  it("is the only town that the advert names", async () => {
    const text = "We have mended sails since 1954, with nine people in Lowestoft.";

    expect((await read(`Sail maker\n\n${text}${TASKS}`)).location).toBe("Lowestoft");
  });
});

describe("a line of a copied page", () => {
  it("that describes a picture is none of the advert's", async () => {
    const fields = await read(`Windrose Loft logo\nSail maker\nWindrose Loft\nCork${TASKS}`);

    expect(fields.companyName).toBe("Windrose Loft");
  });

  it("asks to quote a code, wherever it stands", async () => {
    const fields = await read(`Sail maker${TASKS}\n- Please quote WLL/END/2214 when you write to us`);

    expect(fields.referenceNumber).toBe("WLL/END/2214");
  });

  it("tells in Polish that the advert is of yesterday", async () => {
    const fields = await read(
      `Żaglomistrz\nOpublikowano wczoraj\n\nTwoje zadania\n- Naprawa żagli\n- Szycie nowych żagli`,
    );

    expect(fields.publishedDate).toBe("2026-11-20");
  });
});

describe("sections below headings in no known wording", () => {
  it("are told apart by their lists", async () => {
    const fields = await read(`Sail maker

Windrose Loft mends sails for the whole coast, and has done so since 1871.

What Mondays look like
You sew the old sails that came in over the weekend
You prepare cloth for the new ones, and cut it
You carry out the repairs that a boat waits for

So it is you
You have sewn heavy cloth for two years or more
Experience with wooden boats
You speak English and one of the languages of our customers

On top of the wages
Thirty days of holiday and your birthday off
Free lunch, cooked by whoever lost the last regatta
Pension and private health insurance for your family

Please quote WLL/NAH/2214 when you write to us, in any language that you like.`);

    expect(fields.jobResponsibilities).toContain("carry out the repairs");
    expect(fields.jobRequirements).toContain("Experience with wooden boats");
    expect(fields.perksAndBenefits).toContain("Thirty days of holiday");
    expect(fields.perksAndBenefits).not.toMatch(/On top of the wages|WLL/);
  });
});
