import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { AddressSource } from "../../gateway/address/address-source.js";
import { foldWords } from "../../gateway/platform/fold-text.js";
import { createOfflineAddresses } from "../../gateway/address/offline-addresses.js";
import { createPhotonAddresses } from "../../gateway/address/photon-addresses.js";
import { fakeAddresses } from "../support/fakes.js";
import { startPhotonMock, type PhotonMock } from "../support/photon-mock.js";

/** What every source promises, the fake one too: so what is tested with the fake holds with the others. */
describe.each([
  ["the town index", "Lisb", () => createOfflineAddresses()],
  ["a service that speaks Photon's API", "Quay", () => createPhotonAddresses(photon.url)],
  ["the fake of the tests", "Quay", () => fakeAddresses],
])("suggestions of %s", (_name, known, open) => {
  const suggest = (text: string, first = 5): ReturnType<AddressSource["suggest"]> =>
    open().suggest("somebody", { text, first, language: "en" });

  it("are addresses with a word that begins like what was typed, whatever its case and accents", async () => {
    const found = await suggest(known);

    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((address) => !foldWords(address).includes(foldWords(known)))).toEqual([]);
    expect(await suggest(known.toUpperCase())).toEqual(found);
    expect(await suggest(`${known.slice(0, 1)}${known.slice(1).replace(/[au]/, "$&\u0301")}`)).toEqual(found);
  });

  it("are no more than were asked for, the same ones first, none twice", async () => {
    const found = await suggest(known, 5);

    expect(await suggest(known, 1)).toEqual(found.slice(0, 1));
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(["Qzxqzx", "'; drop table company; --", "%%%", "\u{1F3E0}\u{1F3E0}\u{1F3E0}", "((("])(
    "are none for what nobody has heard of: %s",
    async (text) => {
      expect(await suggest(text)).toEqual([]);
    },
  );
});

let photon: PhotonMock;
beforeAll(async () => {
  photon = await startPhotonMock();
});
afterAll(() => photon.close());
