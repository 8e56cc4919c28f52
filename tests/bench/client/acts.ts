import type { Browser, Locator } from "@playwright/test";
import type { BenchPeople } from "./bench-product.js";
import { median, type Figure } from "./figures.js";
import { openMeasured, type MeasuredPage } from "./page-cost.js";

const CARDS = 6;
const KEYS = "a word of thirty letters or so";
const ROUNDS = 5;
const CARD_MAX_MS = 200;
const KEY_MAX_MS = 8;
const PALETTE_KEY_MAX_MS = 12;

/** Forms by what they are of, each with the way to it and its first field. */
const FORMS: Readonly<Record<string, { readonly path: string; readonly isNew: boolean; readonly field: string }>> = {
  company: { path: "/companies", isNew: true, field: "main form input" },
  contact: { path: "/contacts", isNew: true, field: "main form input" },
  document: { path: "/documents", isNew: true, field: "main form input[type=text]" },
  "ideal job": { path: "/idealjobs", isNew: true, field: "main form input" },
  "job details": { path: "/jobdetails", isNew: false, field: ".job-field input" },
};

/** Returns what opening the card of a hunt takes, of twenty. */
export async function measureCards(
  browser: Browser,
  url: string,
  { hunts20 }: BenchPeople,
): Promise<readonly Figure[]> {
  const measured = await openMeasured(browser, hunts20);
  const { page, untilQuiet, cost, context } = measured;
  await page.goto(`${url}/jobhunts`);
  const closed = page.locator(".hunt-card [data-card][aria-expanded=false]");
  await closed.first().waitFor();
  await untilQuiet();
  const costs: number[] = [];
  for (let card = 0; card <= CARDS; card++) costs.push(await cost(() => closed.nth(card).press("Enter")));
  await context.close();
  return [{ name: "opening a card", value: median(costs.slice(1)), unit: "ms", goal: CARD_MAX_MS }];
}

/** Returns what a key takes in the forms of somebody with few records. */
export async function measureForms(browser: Browser, url: string, { guest }: BenchPeople): Promise<readonly Figure[]> {
  const { createJobHunt } = await guest.speak<{ createJobHunt: { jobHunt: { id: string } } }>(
    `mutation { createJobHunt(input: { name: "Nothing captured" }) { jobHunt { id } } }`,
  );
  const figures: Figure[] = [];
  for (const [name, { path, isNew, field }] of Object.entries(FORMS)) {
    const measured = await openMeasured(browser, guest);
    const { page, context, untilQuiet } = measured;
    await context.addInitScript((id) => localStorage.setItem("selectedJobHuntId", id), createJobHunt.jobHunt.id);
    await page.goto(url + path);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await untilQuiet();
    if (isNew) await page.getByRole("button", { name: "New", exact: true }).click();
    const value = await costOfKey(measured, page.locator(field).first());
    figures.push({ name: `a key in the form of a ${name}`, value, unit: "ms", goal: KEY_MAX_MS });
    await context.close();
  }
  return figures;
}

/** Returns what a key takes in the palette of somebody with 5,000 records of each kind. */
export async function measurePalette(
  browser: Browser,
  url: string,
  { large }: BenchPeople,
): Promise<readonly Figure[]> {
  const measured = await openMeasured(browser, large);
  const { page, context, untilQuiet } = measured;
  await page.goto(`${url}/companies`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await untilQuiet();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const field = page.getByRole("combobox", { name: "Search and commands", exact: true });
  const value = await costOfKey(measured, field, "person works");
  await context.close();
  return [{ name: "a key in the palette with 5,000 records", value, unit: "ms", goal: PALETTE_KEY_MAX_MS }];
}

/** Types a text several times, one key after the other has been drawn, and returns what a key takes with all that follows. */
async function costOfKey({ page, untilQuiet, cost }: MeasuredPage, field: Locator, text = KEYS): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await field.fill("");
    await untilQuiet();
    costs.push((await cost(() => page.keyboard.type(text, { delay: 50 }))) / text.length);
  }
  return median(costs.slice(1));
}
