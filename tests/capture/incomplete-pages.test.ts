import { describe, expect, it } from "@jest/globals";
import { createExtractor } from "../../gateway/capture/extractor.js";
import type { AdvertModel, ExtractedField, Extraction, PageFetcher } from "../../gateway/capture/types.js";

const clock = { now: () => new Date("2026-11-21T09:00:00Z") };
const PAGE = `<html><head><title>Sail Maker | Windrose Loft</title></head><body><h1>Sail Maker</h1><div><p>${"Windrose Loft makes sails for wooden boats and repairs old ones. ".repeat(6)}</p></div></body></html>`;

function fieldOf(extraction: Extraction, name: ExtractedField["field"]): ExtractedField | undefined {
  return extraction.fields.find(({ field }) => field === name);
}

describe("a page without an advert", () => {
  it.each([
    [
      "PAGE_SIGN_IN",
      `<title>Sign in | Acme</title><h1>Sign in</h1><h2>Requirements</h2><ul><li>An account of this site</li></ul><input type="PASSWORD">`,
    ],
    ["PAGE_CHALLENGE", `<title>acme.example</title><h1>Location: Cork</h1><p>Verify you are human.</p>`],
  ])("offers no field of a page that is no advert, asks no model, and says so: %s", async (notice, body) => {
    const model: AdvertModel = { extract: () => Promise.reject(new Error("not asked")) };

    const extraction = await createExtractor({ clock, model }).extract({ html: `<html><body>${body}</body></html>` });

    expect(extraction).toMatchObject({ notices: [notice], fields: [] });
  });

  it("is an error where scripts render its text, and asks no model", async () => {
    const model: AdvertModel = { extract: () => Promise.reject(new Error("not asked")) };
    const html = `<html><body><div id="app"><h3>Requirements</h3><p>Location: Cork</p><p>Upload your CV</p></div><script src="app.js"></script></body></html>`;

    await expect(createExtractor({ clock, model }).extract({ html })).rejects.toMatchObject({ code: "PAGE_EMPTY" });
  });

  it("offers the data of such a page", async () => {
    const posting = { "@type": "JobPosting", title: "Sail Maker", hiringOrganization: { name: "Windrose Loft" } };
    const data = JSON.stringify({ ...posting, qualifications: "Sewing for two years" });
    const html = `<html><head><script type="application/ld+json">${data}</script></head><body><h3>Requirements</h3><p>Upload your CV</p></body></html>`;

    const extraction = await createExtractor({ clock }).extract({ html });

    expect(extraction.notices).toEqual(["PAGE_WITHOUT_TEXT"]);
    expect(extraction.fields.map(({ value, source }) => [value, source])).toEqual([
      ["Sail Maker", "PAGE_DATA"],
      ["Windrose Loft", "PAGE_DATA"],
    ]);
  });

  it("reads a short advert in Chinese", async () => {
    const text = "负责帆船的设计与制造，维修旧帆，与客户沟通需求并提出方案。三年以上缝纫经验，熟悉工业缝纫机。".repeat(
      3,
    );
    const html = `<html><head><script src="a.js"></script></head><body><h1>帆船制造工</h1><p>${text}</p></body></html>`;

    const extraction = await createExtractor({ clock }).extract({ html });

    expect(extraction.notices).toEqual([]);
    expect(fieldOf(extraction, "jobDescription")?.value).toContain("维修旧帆");
  });
});

describe("an input that is cut", () => {
  it("reads the beginning of a pasted page beyond the limit, and says so", async () => {
    const filler = `<script>${"x".repeat(2_000_000)}</script>`;

    const extraction = await createExtractor({ clock }).extract({ text: `${PAGE}${filler}` });

    expect(extraction.notices).toEqual(["TEXT_CUT"]);
    expect(fieldOf(extraction, "jobTitle")?.value).toBe("Sail Maker");
  });

  it("says so when a fetched page was cut at the limit", async () => {
    const fetchPage: PageFetcher = {
      fetch: (finalUrl) => Promise.resolve({ finalUrl, html: PAGE, isCut: true }),
    };

    const extraction = await createExtractor({ clock, fetchPage }).extract({ url: "https://jobs.example.com/7" });

    expect(extraction.notices).toEqual(["TEXT_CUT"]);
    expect(fieldOf(extraction, "jobTitle")?.value).toBe("Sail Maker");
  });

  it("reads the data of a page that ends in the middle of it, and says so", async () => {
    const words = "Windrose Loft makes sails for wooden boats and repairs old ones. ".repeat(6);
    const posting = { "@type": "JobPosting", title: "Sail Maker", hiringOrganization: { name: "Windrose Loft" } };
    const data = JSON.stringify({ ...posting, description: words }).slice(0, -20);
    const page = `<html><head><title>Careers</title><script type="application/ld+json">${data}`;
    const extractor = createExtractor({ clock });

    const empty = await extractor.extract({ html: page });
    const full = await extractor.extract({ html: `${page}</script></head><body><p>${words}</p></body></html>` });

    for (const extraction of [empty, full]) {
      expect(fieldOf(extraction, "jobTitle")?.value).toBe("Sail Maker");
      expect(fieldOf(extraction, "companyName")?.value).toBe("Windrose Loft");
    }
    expect(empty).toMatchObject({ notices: ["TEXT_CUT"], advertText: words.slice(0, -18).trim() });
    expect(full).toMatchObject({ notices: [], advertText: words.trim() });
  });
});
