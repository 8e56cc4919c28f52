import { describe, expect, it } from "@jest/globals";
import { readFeed } from "./feed-record.js";

const TEXT =
  "Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience. ".repeat(3) +
  "We sew, cut and measure, and on Fridays we sail.";

const read = (value: unknown) => readFeed(typeof value === "string" ? value : JSON.stringify(value))?.record ?? null;

describe("a record of an application system", () => {
  it.each([
    [
      "a search of jobs",
      {
        title: "Sail Maker",
        company: { display_name: "Windrose Loft", __CLASS__: "x" },
        location: { display_name: "Cork, Ireland", area: ["Ireland", "Cork"] },
        description: TEXT,
        created: "2026-11-02T10:00:00Z",
        contract_time: "full_time",
        category: { label: "Crafts" },
        id: "4400100200",
      },
      { company: "Windrose Loft", place: "Cork, Ireland", published: "2026-11-02T10:00:00Z", term: "full_time" },
    ],
    [
      "parts beside the description",
      {
        title: "Sail Maker",
        shortcode: "A1B2C3D4E5",
        code: "WL-7",
        company: "Windrose Loft",
        state: "published",
        location: { country: "Ireland", city: "Cork", telecommuting: false },
        created_at: "2026-11-02",
        description: `<p>${TEXT}</p>`,
        requirements: "<ul><li>Patience and good eyes</li></ul>",
        benefits: "<ul><li>Sailing on Fridays</li></ul>",
        employment_type: "Full-time",
      },
      {
        company: "Windrose Loft",
        city: "Cork",
        published: "2026-11-02",
        term: "Full-time",
        requirements: "<ul><li>Patience and good eyes</li></ul>",
      },
    ],
    [
      "an offer",
      {
        offer: {
          id: 100200,
          title: "Sail Maker",
          company_name: "Windrose Loft",
          city: "Cork",
          location: "Cork, Ireland",
          description: `<p>${TEXT}</p>`,
          employment_type_code: "fulltime_permanent",
          published_at: "2026-11-02 08:12:11 UTC",
          close_at: null,
          min_hours: 32,
          max_hours: 40,
        },
      },
      { company: "Windrose Loft", city: "Cork", published: "2026-11-02 08:12:11 UTC", term: "fulltime_permanent" },
    ],
    [
      "an address with its parts",
      {
        title: "Sail Maker",
        location: "Cork",
        department: "Workshop",
        isRemote: false,
        companyName: "Windrose Loft",
        descriptionHtml: `<p>${TEXT}</p>`,
        publishedAt: "2026-11-02T10:00:00.000+00:00",
        employmentType: "FullTime",
        address: { postalAddress: { addressLocality: "Cork", addressCountry: "Ireland" } },
        compensation: { compensationTierSummary: "€30K - €35K" },
      },
      { company: "Windrose Loft", published: "2026-11-02T10:00:00.000+00:00", salary: "€30K - €35K", term: "FullTime" },
    ],
    [
      "labels of codes",
      {
        result: {
          jobOpening: {
            jobOpeningName: "Sail Maker",
            jobOpeningStatus: "Open",
            departmentLabel: "Workshop",
            employmentStatusLabel: "Full-Time",
            location: { city: "Cork", state: null },
            description: `<p>${TEXT}</p>`,
            compensation: "€ 17 an hour",
            datePosted: "2026-11-02",
          },
        },
      },
      { city: "Cork", published: "2026-11-02", salary: "€ 17 an hour", term: "Full-Time" },
    ],
    [
      "a posting with its organisation beside it",
      {
        jobPostingInfo: {
          id: "0a1b2c3d4e5f0a1b2c3d4e5f",
          title: "Sail Maker",
          jobDescription: `<p>${TEXT}</p>`,
          location: "Cork",
          postedOn: "Posted 30+ Days Ago",
          startDate: "2026-10-05",
          timeType: "Full time",
          jobReqId: "R-7",
          country: { descriptor: "Ireland" },
        },
        hiringOrganization: { name: "Windrose Loft", url: "" },
      },
      { company: "Windrose Loft", place: "Cork", published: "2026-10-05", reference: "R-7", term: "Full time" },
    ],
  ])("is read from %s", (_what, record, slots) => {
    expect(read(record)).toMatchObject({ title: "Sail Maker", ...slots });
  });

  it("is read from XML with named parts, and from a channel", () => {
    const parts = read(
      `<workzag-jobs><position><id>100200</id><subcompany>Windrose Loft GmbH</subcompany><office>Flensburg</office><department>Werkstatt</department><name>Segelmacher (m/w/d)</name><jobDescriptions><jobDescription><name>Deine Aufgaben</name><value><![CDATA[<p>${TEXT}</p>]]></value></jobDescription><jobDescription><name>Dein Profil</name><value><![CDATA[<ul><li>Geduld und gute Augen</li></ul>]]></value></jobDescription></jobDescriptions><employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>2026-11-02T10:00:00+01:00</createdAt></position></workzag-jobs>`,
    );
    const item = read(
      `<rss><channel><title>Windrose Loft</title><item><title>Sail Maker</title><description>&lt;p&gt;${TEXT}&lt;/p&gt;</description><pubDate>Mon, 02 Nov 2026 09:00:00 +0100</pubDate><guid>x</guid><tt:locations><tt:location><tt:name>Loft</tt:name><tt:city>Cork</tt:city><tt:country>Ireland</tt:country></tt:location></tt:locations></item></channel></rss>`,
    );

    expect(parts).toMatchObject({
      title: "Segelmacher (m/w/d)",
      company: "Windrose Loft GmbH",
      place: "Flensburg",
      term: "permanent, full-time",
      published: "2026-11-02T10:00:00+01:00",
    });
    expect(parts?.description).toContain("Geduld");
    expect(item).toMatchObject({ title: "Sail Maker", city: "Cork", published: "Mon, 02 Nov 2026 09:00:00 +0100" });
  });
});
