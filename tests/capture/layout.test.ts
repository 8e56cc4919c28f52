import { describe, expect, it } from "@jest/globals";
import { capturedFields } from "../support/captured-fields.js";

const read = (body: string, head = "") =>
  capturedFields({ html: `<html><head>${head}</head><body>${body}</body></html>` });

const ABOUT =
  "<p>Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience, on a quay by the sea. " +
  "The loft was built for ropes in 1871, and its floor is long enough for the largest sails of the coast.</p>" +
  "<p>Nine people work here, and on Fridays we sail. Whoever joins us learns to sew, to cut and to measure, and takes " +
  "part in a regatta each summer, on a boat of our own.</p>";
const TASKS =
  "<ul><li>Mend old sails by hand</li><li>Sew new ones from our own cloth</li><li>Measure masts and booms aboard</li></ul>";

describe("the advert on a page", () => {
  it("goes on below a container of a known system that holds its introduction alone", async () => {
    const lists = `<div class="box"><h3>What you'll do</h3>${TASKS}</div><div class="box"><h3>What you bring</h3>
      <ul><li>Patience and a steady hand</li><li>Two years of sewing heavy cloth</li><li>A sailing licence, or the wish for one</li></ul></div>
      <div class="box"><h3>What you get</h3><ul><li>Thirty days of leave and a boat of your own for the summer</li>
      <li>A workshop by the sea, with a stove and a kitchen</li><li>A course each year, with the travel paid</li></ul></div>
      <div class="box"><p>The loft stands at the end of the quay, ten minutes from the station, and has room for bicycles. Families of the
      crew are welcome on the boats, and so are dogs, as long as they get on with the cat, who was here before all of us.</p></div>`;

    const fields = await read(`<h2>Sail maker</h2><div><div data-qa="job-description">${ABOUT}</div>${lists}</div>`);

    expect(fields.jobResponsibilities).toContain("Mend old sails by hand");
    expect(fields.jobRequirements).toContain("Two years of sewing heavy cloth");
    expect(fields.perksAndBenefits).toContain("Thirty days of leave");
  });

  it("has facts in one line, each with a label that is set apart", async () => {
    const fields = await read(
      `<main><h1>Sail maker</h1><div><span><b>Location:</b> Cork</span> <span><b>Job type:</b> Part-time</span></div>${ABOUT}</main>`,
    );

    expect(fields).toMatchObject({ location: "Cork", term: "Part-time" });
  });

  it("has labels and values beside each other without a colon", async () => {
    const fields = await read(
      `<main><h1>Zeilmaker</h1><div><span>Standplaats</span><strong>Zwartsluis</strong></div>${ABOUT}</main>`,
    );

    expect(fields.location).toBe("Zwartsluis");
  });
});

describe("the employer of a page", () => {
  it("is named without the link beside the name", async () => {
    const fields = await read(
      `<main><h1>Żaglomistrz</h1><h2 data-test="text-employerName">Windrose Loft sp. z o.o.<a href="/w">O firmie</a></h2>${ABOUT}</main>`,
    );

    expect(fields.companyName).toBe("Windrose Loft sp. z o.o.");
  });

  it("is not the board whose name the title and the site bear", async () => {
    const fields = await read(
      `<img alt="Seaside Posts"><main><p>Elmfield Harbour Authority Ltd</p><h1>Sail maker</h1>${ABOUT.replaceAll("Windrose Loft", "Elmfield Harbour Authority")}</main>`,
      `<title>Sail maker - Seaside Posts</title><meta property="og:site_name" content="Seaside Posts">`,
    );

    expect(fields.companyName).toBe("Elmfield Harbour Authority Ltd");
  });

  it.each([
    ["Sejlmager | Job i Elmfjord Kommune", "Elmfjord Kommune"],
    ["Elmfield University Careers | Sail maker", "Elmfield University"],
  ])("is named in a title without the words for jobs: %s", async (title, name) => {
    const headline = title.includes("Sejlmager") ? "Sejlmager" : "Sail maker";
    const prose = ABOUT.replaceAll("Windrose Loft", "The loft");

    const fields = await read(
      `<img alt="${name}"><main><h1>${headline}</h1>${prose}</main>`,
      `<title>${title}</title>`,
    );

    expect(fields.companyName).toBe(name);
  });

  it("is no department that hires, and the client no person to ask", async () => {
    const hub = await read(
      `<main><h1>Sail maker</h1>${ABOUT}<p>Questions go to our Recruitment Hub, which answers on Mondays.</p></main>`,
    );
    const contact = await read(
      `<main><h1>Segelmacher (m/w/d)</h1><p>Für unseren Kunden, eine Segelmacherei an der Förde, suchen wir zum nächsten Ersten Verstärkung in der Werkstatt, die alte Segel flickt und neue näht.</p>
       <h2>Deine Aufgaben</h2><ul><li>Segel flicken und nähen</li><li>Masten vermessen</li><li>Kunden am Kai beraten</li></ul><h2>Bewerbung</h2><p>Dann melde dich bei Ragnhild Sturmvogel, ein kurzer Lebenslauf genügt.</p></main>`,
    );

    expect(hub).not.toHaveProperty("recruitmentAgency");
    expect(contact).not.toHaveProperty("companyName");
  });
});
