import { readFile } from "node:fs/promises";
import type { AddressSource } from "./address-source.js";
import { Places } from "./places.js";

/** What `packPlaces` made of the data set when the product was built. */
export const PLACES_FILE = new URL("places.tsv", import.meta.url);

/** Suggests the places of the world that come with the product; they are read when somebody first asks, and then kept. */
export function createOfflineAddresses(): AddressSource {
  let places: Promise<Places> | null = null;
  return {
    async suggest(_personId, { text, first, language }) {
      places ??= readFile(PLACES_FILE).then((packed) => new Places(packed));
      return (await places).suggest(text, first, language);
    },
  };
}
