import { describe, expect, it } from "@jest/globals";
import { readFeedRecord } from "./feed-record.js";
import { readHtml } from "../page/html.js";
import { scanHtml } from "../page/html-scan.js";
import { readStructuredData } from "./structured-data.js";

const read = (html: string) => {
  const page = readHtml(scanHtml(html), null);
  return readStructuredData(page.scripts, page.document, page.facts.titles);
};
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

describe("a pasted record", () => {
  it("is read from JSON whatever the nesting", () => {
    expect(
      readFeedRecord(
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
      readFeedRecord(
        `<?xml version="1.0"?><job xmlns:j="x"><title>Sail Maker</title><j:company>Windrose Loft</j:company><description><![CDATA[<p>${DESCRIPTION}</p>]]></description></job>`,
      ),
    ).toMatchObject({
      title: "Sail Maker",
      company: "Windrose Loft",
      description: `<p>${DESCRIPTION}</p>`,
    });
  });

  it("is not seen in prose or in other data", () => {
    expect(readFeedRecord("[Sail Maker] wanted in Cork")).toBeNull();
    expect(readFeedRecord('{"name":"package","version":"1.0.0"}')).toBeNull();
  });
});
