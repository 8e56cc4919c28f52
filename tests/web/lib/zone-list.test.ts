import { describe, expect, it } from "@jest/globals";
import { countriesOf, listedZones, offsetText, wantedZones, zoneFacts } from "../../../web/lib/zoneList.js";
import { isSameZone, todaysZone, zoneCity, zoneLabel } from "../../../web/lib/zoneNames.js";

/** Names that the tz database keeps for what was written before, though the place is called otherwise today. */
const FORMER = [
  ...["Africa/Asmera", "America/Godthab", "Asia/Ashkhabad", "Asia/Calcutta", "Asia/Chungking", "Asia/Dacca"],
  ...["Asia/Istanbul", "Asia/Katmandu", "Asia/Macao", "Asia/Rangoon", "Asia/Saigon", "Asia/Thimbu"],
  ...["Asia/Ujung_Pandang", "Asia/Ulan_Bator", "Atlantic/Faeroe", "Europe/Kiev", "Europe/Nicosia"],
  ...["Pacific/Enderbury", "Pacific/Ponape", "Pacific/Samoa", "Pacific/Truk", "America/Buenos_Aires"],
  ...["America/Catamarca", "America/Cordoba", "America/Indianapolis", "America/Jujuy", "America/Knox_IN"],
  ...["America/Louisville", "America/Mendoza", "America/Virgin", "America/Coral_Harbour", "America/Porto_Acre"],
  ...["America/Atka", "America/Fort_Wayne", "Etc/UTC", "Zulu"],
];
/** A moment in winter. */
const AT = new Date("2026-11-26T12:00:00Z");
const zones = listedZones("Europe/Berlin", "en");
const facts = zoneFacts(zones, AT, "en");
const find = (wanted: string): readonly string[] => wantedZones(wanted, zones, facts);

describe("the name of a time zone", () => {
  it.each(FORMER)("%s is another one today, which is the same zone", (former) => {
    const today = todaysZone(former);

    expect(FORMER).not.toContain(today);
    expect(resolved(today)).toBe(resolved(former));
  });

  it("is that of today and of the same zone, for each that is listed here", () => {
    const listed = Intl.supportedValuesOf("timeZone");

    expect(listed.map(todaysZone).filter((name) => FORMER.includes(name))).toEqual([]);
    expect(listed.map((name) => resolved(todaysZone(name)))).toEqual(listed.map(resolved));
  });

  it.each([
    ["America/Buenos_Aires", "Buenos Aires", "Buenos Aires, Argentina, America"],
    ["Europe/Kiev", "Kyiv", "Kyiv, Europe"],
    ["America/New_York", "New York", "New York, America"],
    ["Etc/UTC", "UTC", "UTC"],
  ])("%s is shown as %s, and as a whole as %s", (name, city, label) => {
    expect([zoneCity(name), zoneLabel(name)]).toEqual([city, label]);
  });
});

describe("the list of time zones", () => {
  it("begins with the person's and UTC, and has each of the others once, by city", () => {
    const others = zones.slice(2);
    const cities = others.map(zoneCity);

    expect(zones.slice(0, 2)).toEqual(["Europe/Berlin", "UTC"]);
    expect(cities).toEqual(cities.toSorted(new Intl.Collator("en").compare));
    expect(new Set(zones.map(todaysZone)).size).toBe(zones.length);
    expect(zones.length).toBeGreaterThanOrEqual(Intl.supportedValuesOf("timeZone").length);
  });

  it("has the person's zone as it is stored, and not by its other name too", () => {
    const listed = listedZones("Asia/Calcutta", "en");

    expect(listed[0]).toBe("Asia/Calcutta");
    expect(listed.filter((name) => isSameZone(name, "Asia/Kolkata"))).toEqual(["Asia/Calcutta"]);
    expect(listedZones("UTC", "en").slice(0, 1)).toEqual(["UTC"]);
    expect(listedZones("UTC", "en").filter((name) => name === "UTC")).toHaveLength(1);
  });
});

describe("a time zone is found", () => {
  it.each([
    ["its city", "new york", "America/New_York"],
    ["its name as it is stored", "America/New_York", "America/New_York"],
    ["words of it", "amer york", "America/New_York"],
    ["its name of today", "kolkata", "Asia/Kolkata"],
    ["its former name", "Calcutta", "Asia/Kolkata"],
    ["another former name", "kiev", "Europe/Kyiv"],
    ["another spelling", "são paulo", "America/Sao_Paulo"],
    ["its country", "Nepal", "Asia/Kathmandu"],
    ["its distance from UTC", "+05:45", "Asia/Kathmandu"],
    ["the same in another way", "utc+5:45", "Asia/Kathmandu"],
    ["how the field shows it", "Berlin, Europe", "Europe/Berlin"],
  ])("by %s: %s", (_by, wanted, name) => {
    expect(find(wanted)[0]).toBe(name);
  });

  it("by whole hours, with each that is so far away", () => {
    expect(find("+05")).toEqual(expect.arrayContaining(["Asia/Kolkata", "Asia/Tashkent"]));
    expect(find("-5")).toEqual(expect.arrayContaining(["America/New_York"]));
    expect(find("-5")).not.toContain("Asia/Tashkent");
  });

  it("by its country in the person's language, where the browser knows it", () => {
    const german = zoneFacts(["Asia/Tokyo"], AT, "de");

    expect(countriesOf("Asia/Calcutta", german)).toEqual(["Indien"]);
    expect(wantedZones("indien", zones, german)).toEqual(["Asia/Kolkata"]);
  });

  it("first where its city begins so", () => {
    expect(find("indian").map(zoneCity)[0]).toBe("Indianapolis");
  });

  it("also before the distances and countries are known", () => {
    expect(wantedZones("tokyo", zones, undefined)).toEqual(["Asia/Tokyo"]);
    expect(wantedZones("+09", zones, undefined)).toEqual([]);
  });

  it("not by what is none of these; without a word, all are there", () => {
    expect(find("atlantis")).toEqual([]);
    expect(find("  ")).toEqual(zones);
  });
});

describe("a distance from UTC", () => {
  it.each([
    [330, "UTC+05:30"],
    [-210, "UTC−03:30"],
    [0, "UTC+00:00"],
  ])("of %d minutes is %s", (minutes, text) => {
    expect(offsetText(minutes)).toBe(text);
  });

  it("is that of the moment", () => {
    expect(zoneFacts(["Europe/Berlin"], AT, "en").offsets.get("Europe/Berlin")).toBe(60);
    expect(zoneFacts(["Europe/Berlin"], new Date("2026-07-01T12:00:00Z"), "en").offsets.get("Europe/Berlin")).toBe(120);
  });
});

function resolved(timeZone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}
