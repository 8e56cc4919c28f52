import { readFile } from "node:fs/promises";
import type { AddressSource } from "./address-source.js";
import { TownIndex } from "./town-index.js";

/** The file that `packTownIndex` fills when the product is built. */
export const TOWN_INDEX_FILE = new URL("town-index.tsv", import.meta.url);

/** Returns the source that suggests the towns of the index; it is read at the first request and then kept in memory. */
export function createOfflineAddresses(): AddressSource {
  let towns: Promise<TownIndex> | null = null;
  return {
    async suggest(_personId, { text, first, language }) {
      towns ??= readFile(TOWN_INDEX_FILE).then((packed) => new TownIndex(packed));
      return (await towns).suggest(text, first, language);
    },
  };
}
