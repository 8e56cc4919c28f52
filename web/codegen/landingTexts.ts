import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "virtual:landing-texts/";
/** The ids of the texts on the landing page, its own and the phases, and on the outermost error screen. None has placeholders. */
const spoken = /^(?:(?:landing|phase)\.|app\.(?:unexpectedError|notShown|reload)$)/;

/**
 * Returns a Vite plugin that extracts the landing page's texts from each catalogue, so that a first visit does not load
 * all of them.
 */
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
