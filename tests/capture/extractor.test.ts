import { describe, expect, it } from "@jest/globals";
import { createExtractor } from "../../gateway/capture/extractor.js";
import type { AdvertReader } from "../../gateway/capture/read-advert.js";
import { readerHere } from "../../gateway/capture/reader-here.js";
import type { CountCapture } from "../../gateway/metrics/capture-outcome.js";
import { AppError } from "../../gateway/platform/errors.js";
import type {
  AdvertModel,
  ExtractedField,
  Extraction,
  JobField,
  ModelFields,
  PageFetcher,
} from "../../gateway/capture/types.js";

const clock = { now: () => new Date("2026-11-21T09:00:00Z") };
const ADVERT = `Sail Maker
Company: Windrose Loft
Location: Cork

Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience.

Your tasks
- Cut and sew sails
- Repair rigging

Requirements
- Experience with industrial sewing machines
`;
const PAGE = `<html><head><title>Sail Maker | Windrose Loft</title></head><body><h1>Sail Maker</h1><div><p>${"Windrose Loft makes sails for wooden boats and repairs old ones. ".repeat(6)}</p></div></body></html>`;

function modelThat(answer: ModelFields): AdvertModel {
  return { extract: () => Promise.resolve(answer) };
}

function fieldOf(extraction: Extraction, name: ExtractedField["field"]): ExtractedField | undefined {
  return extraction.fields.find(({ field }) => field === name);
}

describe("what is read", () => {
  it("fetches a text that is only an address, and keeps the final address", async () => {
    const asked: string[] = [];
    const fetchPage: PageFetcher = {
      fetch: (url) => {
        asked.push(url);
        return Promise.resolve({ finalUrl: `${url}/final`, html: PAGE });
      },
    };

    const extraction = await createExtractor({ clock, fetchPage }).extract({ text: "  https://jobs.example.com/7 \n" });

    expect(asked).toEqual(["https://jobs.example.com/7"]);
    expect(extraction.sourceUrl).toBe("https://jobs.example.com/7/final");
    expect(fieldOf(extraction, "jobTitle")?.value).toBe("Sail Maker");
  });

  it("reads the pasted text, not the address, when both are given", async () => {
    const fetchPage: PageFetcher = { fetch: () => Promise.reject(new Error("not asked for")) };

    const extraction = await createExtractor({ clock, fetchPage }).extract({
      text: ADVERT,
      url: "https://jobs.example.com/7",
    });

    expect(fieldOf(extraction, "companyName")?.value).toBe("Windrose Loft");
    expect(extraction.sourceUrl).toBe("https://jobs.example.com/7");
  });

  it("passes on what the fetcher throws for a lone address", async () => {
    const fetchPage: PageFetcher = { fetch: () => Promise.reject(new Error("no such host")) };

    await expect(createExtractor({ clock, fetchPage }).extract({ url: "https://jobs.example.com/7" })).rejects.toThrow(
      "no such host",
    );
  });

  it("says so when there is nothing to read", async () => {
    const extraction = await createExtractor({ clock }).extract({ text: " \n " });

    expect(extraction).toMatchObject({ fields: [], advertText: "", notices: ["EMPTY"] });
  });

  it("says so when an address cannot be fetched because there is no fetcher", async () => {
    const extraction = await createExtractor({ clock }).extract({ text: "https://jobs.example.com/7" });

    expect(extraction.notices).toEqual(["PAGE_NOT_FETCHED"]);
  });

  it.each([
    "<html><body><div id='app'>Please enable scripts</div></body></html>",
    "<html><head><title>Sail Maker at Windrose Loft | Jobs</title></head><body><div id='app'></div><script src='a.js'></script></body></html>",
    "<html><head><meta property='og:title' content='Sail Maker'></head><body><h1>Sail Maker</h1></body></html>",
  ])("fails where a page has neither text nor data of a job, whatever its title: %s", async (html) => {
    const fetchPage: PageFetcher = { fetch: (finalUrl) => Promise.resolve({ finalUrl, html }) };
    const extractor = createExtractor({ clock, fetchPage });

    await expect(extractor.extract({ html })).rejects.toMatchObject({ code: "PAGE_EMPTY" });
    await expect(extractor.extract({ url: "https://jobs.example.com/7" })).rejects.toMatchObject({
      code: "PAGE_EMPTY",
    });
  });

  it("cuts a text at the limit and says so", async () => {
    const extraction = await createExtractor({ clock }).extract({
      text: `${ADVERT}\n${"Windrose Loft likes long adverts.\n".repeat(5_000)}`,
    });

    expect(extraction.notices).toEqual(["TEXT_CUT"]);
    expect(extraction.advertText.length).toBeLessThanOrEqual(100_000);
  });

  it("reads a page nested thousands of elements deep", async () => {
    const html = `<html><body>${"<div>".repeat(4_000)}<h1>Sail Maker</h1>${"</div>".repeat(4_000)}</body></html>`;

    await expect(createExtractor({ clock }).extract({ html })).resolves.toBeDefined();
  });

  it("reads thousands of equal boxes and endless initials to their end", async () => {
    const extractor = createExtractor({ clock });
    const html = `<html><body>${'<div class="row">a row with some words in it</div>'.repeat(4_000)}</body></html>`;

    await expect(extractor.extract({ html })).resolves.toBeDefined();
    await expect(extractor.extract({ text: "A.".repeat(40_000) })).resolves.toBeDefined();
  });
});

describe("the description", () => {
  const descriptionOf = async (description?: "WHOLE" | "REST"): Promise<string | undefined> =>
    fieldOf(await createExtractor({ clock }).extract({ text: ADVERT, description }), "jobDescription")?.value;

  it("is the whole account of job and employer unless less is asked for", async () => {
    const whole = await descriptionOf();

    expect(whole).toContain("Cut and sew sails");
    expect(await descriptionOf("WHOLE")).toBe(whole);
  });

  it("holds nothing that another field holds, nor its heading, where the rest is asked for", async () => {
    expect(await descriptionOf("REST")).toBe(
      "Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience.",
    );
  });

  it("is absent where nothing but the other fields is left", async () => {
    const text = ADVERT.replace(/Windrose Loft makes.*\n/, "");

    const extraction = await createExtractor({ clock }).extract({ text, description: "REST" });

    expect(fieldOf(extraction, "jobResponsibilities")?.value).toBe("- Cut and sew sails\n- Repair rigging");
    expect(fieldOf(extraction, "jobDescription")).toBeUndefined();
  });

  it("leaves out what the model reads as another field, too", async () => {
    const text =
      "Sail Maker at Windrose Loft\n\nWe make sails for wooden boats, by hand and with patience.\nBring your own needle and a lot of calm.";
    const model = modelThat({ values: {}, sections: { jobRequirements: [{ from: 3, to: 3 }] } });

    const extraction = await createExtractor({ clock, model }).extract({ text, description: "REST" });

    expect(fieldOf(extraction, "jobRequirements")?.value).toBe("Bring your own needle and a lot of calm.");
    expect(fieldOf(extraction, "jobDescription")?.value).not.toContain("needle");
  });
});

describe("the model", () => {
  it("is not asked where the rules alone shall read", async () => {
    const model: AdvertModel = { extract: () => Promise.reject(new Error("not asked")) };

    const extraction = await createExtractor({ clock, model }).extract({ text: ADVERT, reader: "RULES" });

    expect(extraction).toMatchObject({ usedModel: false, notices: [] });
  });

  it("fills what the rules leave blank, with the words of the advert", async () => {
    const model = modelThat({ values: { salary: "by hand and with patience" }, sections: {} });

    const extraction = await createExtractor({ clock, model }).extract({ text: ADVERT });

    expect(extraction.usedModel).toBe(true);
    expect(fieldOf(extraction, "salary")).toMatchObject({ value: "by hand and with patience", source: "MODEL" });
  });

  it("is not believed where its words do not stand in the advert", async () => {
    const model = modelThat({
      values: { companyAddress: "1 Harbour Road, Cork", salary: "€1,000,000" },
      sections: {},
    });

    const extraction = await createExtractor({ clock, model }).extract({ text: ADVERT });

    expect(fieldOf(extraction, "companyAddress")).toBeUndefined();
    expect(fieldOf(extraction, "salary")).toBeUndefined();
  });

  it("names dates as they are written, and code resolves them", async () => {
    const text = `${ADVERT}\nThe loft sails on 3 May, so be quick.`;
    const model = modelThat({ values: { applicationDeadline: "3 May" }, sections: {} });

    const extraction = await createExtractor({ clock, model }).extract({ text });

    expect(fieldOf(extraction, "applicationDeadline")?.value).toBe("2027-05-03");
  });

  it("is given numbered lines, the day and the language", async () => {
    const asked: unknown[] = [];
    const model: AdvertModel = {
      extract: (request) => {
        asked.push({ ...request, lines: request.lines[0] });
        return Promise.resolve({ values: {}, sections: {} });
      },
    };

    await createExtractor({ clock, model }).extract({ text: ADVERT });

    expect(asked).toMatchObject([{ lines: "Sail Maker", today: "2026-11-21", language: "en" }]);
  });

  it("is asked for what is missing or not certain, and for sections that no data of the page states", async () => {
    const asked: JobField[] = [];
    const model: AdvertModel = {
      extract: ({ fields }) => {
        asked.push(...fields);
        return Promise.resolve({ values: {}, sections: {} });
      },
    };

    await createExtractor({ clock, model }).extract({ text: ADVERT });

    expect(asked).toEqual(expect.arrayContaining(["salary", "jobDescription", "jobRequirements", "perksAndBenefits"]));
    expect(asked).not.toContain("companyName");
    expect(asked).not.toContain("location");
  });

  it("may fail: the rules' result stands and a notice says so", async () => {
    const model: AdvertModel = { extract: () => Promise.reject(new Error("overloaded")) };

    const extraction = await createExtractor({ clock, model }).extract({ text: ADVERT });

    expect(extraction).toMatchObject({ usedModel: false, notices: ["MODEL_FAILED"] });
    expect(fieldOf(extraction, "jobTitle")?.value).toBe("Sail Maker");
  });

  it("is not blamed when the server has no time to read its answer", async () => {
    const outcomes: string[] = [];
    const reader: AdvertReader = {
      read: (task) => (task.answer === null ? readerHere.read(task) : Promise.reject(new AppError("SERVER_BUSY"))),
    };
    const onCapture: CountCapture = (source, outcome) => void outcomes.push(`${source} ${outcome}`);
    const model = modelThat({ values: {}, sections: {} });

    const extraction = createExtractor({ clock, model, reader, onCapture }).extract({ text: ADVERT });

    await expect(extraction).rejects.toMatchObject({ code: "SERVER_BUSY" });
    expect(outcomes).toEqual(["model ok", "text refused"]);
  });
});
