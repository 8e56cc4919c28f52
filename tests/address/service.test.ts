import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { AddressSource } from "../../gateway/address/address-source.js";
import { withFallback } from "../../gateway/address/create-addresses.js";
import { createPhotonAddresses } from "../../gateway/address/photon-addresses.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { createRateLimits, RATE_RULES } from "../../gateway/platform/rate-limit.js";
import { FakeClock } from "../support/fakes.js";
import { startPhotonMock, type PhotonMock } from "../support/photon-mock.js";

const OFFLINE = ["A town of the index"];
const PAUSE_MS = 30_000;

describe("an outside address service", () => {
  let photon: PhotonMock;
  let clock: FakeClock;
  let source: AddressSource;

  beforeAll(async () => {
    photon = await startPhotonMock();
  });
  beforeEach(async () => {
    photon.answerWith(null);
    photon.questions.length = 0;
    clock = new FakeClock();
    source = withFallback({
      service: createPhotonAddresses(photon.url),
      offline: { suggest: () => Promise.resolve(OFFLINE) },
      clock,
      limits: await createRateLimits(),
      logger: createLogger("silent"),
    });
  });
  afterAll(() => photon.close());

  const suggest = (text: string, language = "en", person = "ann"): Promise<readonly string[]> =>
    source.suggest(person, { text, first: 5, language });

  it("is asked for the text, and its places are written as addresses", async () => {
    expect(await suggest("Quay & Co")).toEqual(OFFLINE);
    expect(await suggest("quay")).toEqual([
      "Quayside 1, 4050 Harbourtown, Portugal",
      "Quay House, Quayside 12, Harbourtown, Portugal",
      "Quayham, Milltown, United Kingdom",
    ]);
    expect(photon.questions.map((question) => Object.fromEntries(question))).toEqual([
      { q: "Quay & Co", limit: "5", lang: "en" },
      { q: "quay", limit: "5", lang: "en" },
    ]);
  });

  it.each([
    ["de-AT", "de"],
    ["fr", "fr"],
    ["ar", null],
  ])("is asked in the language %s only where it has it", async (language, lang) => {
    await suggest("quay", language);

    expect(photon.questions[0]?.get("lang")).toBe(lang);
  });

  it.each([
    ["fails", 500, "Oops"],
    ["refuses", 403, "{}"],
    ["leads elsewhere", 302, ""],
    ["answers what is no JSON", 200, "<html>"],
    ["answers another shape", 200, `{"features":[{"properties":{"name":7}}]}`],
    ["answers more than fits", 200, JSON.stringify({ features: [], more: "x".repeat(300_000) })],
  ])("leaves the answer to the town index when it %s, and is left alone for a while", async (_how, status, body) => {
    photon.answerWith({ status, body });

    const during = await suggest("quay");
    photon.answerWith(null);
    clock.advance(PAUSE_MS - 1);
    const before = await suggest("quay");
    clock.advance(1);
    const after = await suggest("quay");

    expect([during, before]).toEqual([OFFLINE, OFFLINE]);
    expect(after).toHaveLength(3);
    expect(photon.questions).toHaveLength(2);
  });

  it("leaves the answer to the town index when it does not answer in time", async () => {
    photon.answerWith(undefined);

    expect(await suggest("quay")).toEqual(OFFLINE);
  });

  it("leaves out what is no address: without words, too long, or with a sign that cannot be kept", async () => {
    const names = ["", "   ", "x".repeat(501), "Nul \u0000", "Kept", "Kept"];
    const body = JSON.stringify({ features: names.map((name) => ({ properties: { name } })) });
    photon.answerWith({ status: 200, body });

    expect(await suggest("kep")).toEqual(["Kept"]);
  });

  it("is asked by one person as often as is fair, and then the town index answers that person alone", async () => {
    const [{ points }] = RATE_RULES.address;
    for (let at = 0; at < points; at++) await suggest("quay");

    const beyond = await suggest("quay");
    const other = await suggest("quay", "en", "bob");

    expect(beyond).toEqual(OFFLINE);
    expect(other).toHaveLength(3);
    expect(photon.questions).toHaveLength(points + 1);
  });
});
