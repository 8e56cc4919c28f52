import { describe, expect, it } from "@jest/globals";
import { readFeed } from "./feed-record.js";
import { readHtml } from "../page/html.js";
import { scanHtml } from "../page/html-scan.js";
import { readStructuredData } from "./structured-data.js";

const read = (html: string, hasText = false) => {
  const page = readHtml(scanHtml(html), null);
  return readStructuredData(page.scripts, page.document, page.facts.titles, hasText).record;
};
const readRecordOf = (text: string) => readFeed(text)?.record ?? null;
const ld = (json: string) =>
  `<html><head><title>Sail Maker</title><script type="application/ld+json">${json}</script></head><body></body></html>`;
const DESCRIPTION = "Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience.";

describe("a page's own data", () => {
  it("is read from JSON-LD with raw line breaks, trailing commas and a graph around it", () => {
    const record = read(
      ld(
        `{"@graph":[{"@type":"WebSite"},{"@type":["JobPosting"],"title":"Sail Maker","description":"${DESCRIPTION}\n\tMore.","hiringOrganization":{"name":"Windrose Loft"},}]}`,
      ),
    );

    expect(record).toMatchObject({ title: "Sail Maker", company: "Windrose Loft" });
  });

  it("is read from an array of postings", () => {
    expect(
      read(
        ld(
          `[{"@type":"JobPosting","title":"Sail Maker","description":"${DESCRIPTION}","employmentType":["FULL_TIME"]}]`,
        ),
      ),
    ).toMatchObject({ term: "FULL_TIME" });
  });

  it("is read from the state of a script, also in Chinese, which needs fewer characters", () => {
    const state = JSON.stringify({
      job: { title: "帆船制造工", description: "负责帆船的设计与制造".repeat(8) },
      more: "x".repeat(300),
    });
    const page = `<html><head><title>帆船制造工</title></head><body><script>window.state = ${state};</script></body></html>`;

    expect(read(page)).toMatchObject({ title: "帆船制造工" });
  });

  it("drops placeholders", () => {
    const record = read(
      ld(
        `{"@type":"JobPosting","title":"Sail Maker","description":"${DESCRIPTION}","hiringOrganization":{"name":"N/A"},"baseSalary":{"currency":"EUR","value":{"minValue":0}},"jobLocation":{"address":{"addressLocality":"Cork"}}}`,
      ),
    );

    expect(record).toMatchObject({ city: "Cork" });
    expect(record).not.toHaveProperty("company");
    expect(record).not.toHaveProperty("salaryMin");
  });

  it("is no job of the list beside the advert", () => {
    const state = JSON.stringify({
      jobs: [{ title: "Rigger", description: `<p>${DESCRIPTION.repeat(4)}</p>`, company: "Other" }],
    });

    expect(
      read(
        `<html><head><title>Sail Maker</title></head><body><h1>Sail Maker</h1><script>window.state = ${state};</script></body></html>`,
      ),
    ).toBeNull();
  });
});

describe("a page's data that ends too early", () => {
  const posting = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Sail Maker",
    hiringOrganization: { "@type": "Organization", name: "Windrose Loft" },
    jobLocation: { "@type": "Place", address: { addressLocality: "Cork" } },
    description: DESCRIPTION.repeat(3),
    employmentType: "FULL_TIME",
  };
  const cut = (value: object, before: string) => {
    const json = JSON.stringify(value);
    return `<html><head><title>Sail Maker</title></head><body></body><script type="application/ld+json">${json.slice(0, json.indexOf(before))}`;
  };

  it("is read up to the cut", () => {
    expect(read(cut(posting, "Windrose"))).toEqual({ title: "Sail Maker" });
    expect(read(cut(posting, '"employmentType'))).toEqual({
      title: "Sail Maker",
      company: "Windrose Loft",
      city: "Cork",
      description: DESCRIPTION.repeat(3),
    });
  });

  it("has the beginning of its description where the page has no other text", () => {
    const html = cut(posting, 'patience.","');

    expect(read(html)).toMatchObject({
      city: "Cork",
      description: DESCRIPTION.repeat(3).slice(0, -"patience.".length).trim(),
    });
    expect(read(html, true)).toMatchObject({ title: "Sail Maker", company: "Windrose Loft", city: "Cork" });
    expect(read(html, true)).not.toHaveProperty("description");
  });

  it("is that of a job in a graph, and in a script that is closed", () => {
    const html = `${cut({ "@graph": [{ "@type": "WebSite" }, posting] }, '"employmentType')}</script>`;

    expect(read(html)).toMatchObject({ title: "Sail Maker", company: "Windrose Loft" });
  });

  it("is that of a job where the type would be stated behind the cut", () => {
    const { "@type": type, "@context": context, ...facts } = posting;

    expect(read(cut({ ...facts, "@context": context, "@type": type }, '"@context'))).toMatchObject({
      title: "Sail Maker",
      company: "Windrose Loft",
    });
  });

  it("is that of no job without a sign of one", () => {
    expect(read(cut({ "@type": "WebSite", title: "Sail Maker", more: "x" }, '"more'))).toBeNull();
  });

  it("is that of the page's own job in the state of a script", () => {
    const state = JSON.stringify({
      job: { title: "Sail Maker", company: "Windrose Loft", body: DESCRIPTION.repeat(4) },
      more: 1,
    });
    const script = `<script>window.state = ${state.slice(0, -3)}`;

    expect(read(`<html><head><title>Sail Maker</title></head><body></body>${script}`)).toMatchObject({
      title: "Sail Maker",
      company: "Windrose Loft",
    });
    expect(read(`<html><head><title>Rigger</title></head><body></body>${script}`)).toBeNull();
  });

  it("gives way to data that is whole", () => {
    const whole = `<script type="application/ld+json">${JSON.stringify({ ...posting, title: "Rigger" })}</script>`;

    expect(read(cut(posting, '"employmentType').replace("</body>", `${whole}</body>`))).toMatchObject({
      title: "Rigger",
      term: "FULL_TIME",
    });
  });
});

describe("a pasted record", () => {
  it("is read from JSON whatever the nesting", () => {
    expect(
      readRecordOf(
        JSON.stringify({
          data: {
            vacancy: {
              jobTitle: "Sail Maker",
              description: DESCRIPTION.repeat(3),
              employer: { name: "Windrose Loft" },
            },
          },
        }),
      ),
    ).toMatchObject({
      title: "Sail Maker",
      company: "Windrose Loft",
    });
  });

  it("is read from XML with CDATA and prefixes", () => {
    expect(
      readRecordOf(
        `<?xml version="1.0"?><job xmlns:j="x"><title>Sail Maker</title><j:company>Windrose Loft</j:company><description><![CDATA[<p>${DESCRIPTION}</p>]]></description></job>`,
      ),
    ).toMatchObject({
      title: "Sail Maker",
      company: "Windrose Loft",
      description: `<p>${DESCRIPTION}</p>`,
    });
  });

  it("is not seen in prose or in other data", () => {
    expect(readRecordOf("[Sail Maker] wanted in Cork")).toBeNull();
    expect(readRecordOf('{"name":"package","version":"1.0.0"}')).toBeNull();
  });
});
