import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "virtual:landing-texts/";
/** What the landing says of a catalogue: its own texts, and the phases on its line. They have no places to fill. */
const spoken = /^(?:landing|phase)\./;

/** Gives the landing the few texts it says of each catalogue, so that a first visit does not wait for all of them. */
export function landingTexts(): Plugin {
  return {
    name: "landing-texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = fileURLToPath(new URL(`../locales/${id.slice(PREFIX.length + 1)}.json`, import.meta.url));
      this.addWatchFile(file);
      const catalogue: unknown = JSON.parse(readFileSync(file, "utf8"));
      const texts = Object.entries(catalogue ?? {}).filter(([key]) => spoken.test(key));
      return `export const texts = ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
