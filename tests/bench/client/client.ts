import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { measureCards, measureForms, measurePalette } from "./acts.js";
import { startBenchProduct, type BenchPeople } from "./bench-product.js";
import { measureFiles } from "./files.js";
import { HEADING, isMet, lineOfFigure, type Figure } from "./figures.js";
import { measureMainThread, measureRequests, measureShifts } from "./loading.js";
import { measureHeap, measureLog } from "./long.js";
import { launchBenchBrowser } from "./page-cost.js";

interface Part {
  /** Whose accounts it looks at. */
  readonly needs: readonly (keyof BenchPeople)[];
  readonly measure: (
    browser: Browser,
    url: string,
    people: BenchPeople,
  ) => Promise<readonly Figure[]> | readonly Figure[];
}

const PARTS: Readonly<Record<string, Part>> = {
  files: { needs: [], measure: measureFiles },
  requests: { needs: ["guest"], measure: measureRequests },
  shifts: { needs: ["guest"], measure: measureShifts },
  "main-thread": { needs: ["hunts20", "hunts500"], measure: measureMainThread },
  cards: { needs: ["hunts20"], measure: measureCards },
  forms: { needs: ["guest"], measure: measureForms },
  palette: { needs: ["large"], measure: measurePalette },
  log: { needs: ["large"], measure: measureLog },
  heap: { needs: ["guest"], measure: measureHeap },
};

// `npm run bench:client [-- --only <part> --json --check]`: measures the built client in a browser.
const { only, json, check } = parseArgs({
  options: { only: { type: "string", multiple: true }, json: { type: "boolean" }, check: { type: "boolean" } },
}).values;
const unknown = only?.filter((name) => !(name in PARTS)) ?? [];
if (unknown.length > 0) throw new Error(`No part: ${unknown.join(", ")}. There are ${Object.keys(PARTS).join(", ")}.`);
const parts = Object.entries(PARTS).filter(([name]) => only === undefined || only.includes(name));

const { product, people } = await startBenchProduct(new Set(parts.flatMap(([, { needs }]) => needs)));
const browser = await launchBenchBrowser();
const figures: Figure[] = [];
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
try {
  if (json !== true) say(HEADING);
  for (const [, { measure }] of parts) {
    const measured = await measure(browser, product.url, people);
    figures.push(...measured);
    if (json !== true) for (const figure of measured) say(lineOfFigure(figure));
  }
} finally {
  await browser.close();
  await product.dispose();
}
const all = figures.map((figure) => ({ ...figure, isMet: isMet(figure) }));
if (json === true) say(JSON.stringify(all, null, 2));
// The engine of the database keeps the process alive.
process.exit(check === true && !figures.every(isMet) ? 1 : 0);
