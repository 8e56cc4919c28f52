import type { Browser, Locator, Page } from "@playwright/test";
import type { BenchPeople } from "./bench-product.js";
import { median, type Figure } from "./figures.js";
import { openMeasured, type MeasuredPage } from "./page-cost.js";

const CARDS = 6;
const KEYS = "a word of thirty letters or so";
const ROUNDS = 5;
const CARD_MAX_MS = 200;
const KEY_MAX_MS = 8;
const PALETTE_KEY_MAX_MS = 12;

interface MeasuredForm {
  /** The address of its screen; `:id` is that of a hunt. */
  readonly path: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** The field that is typed in. */
  readonly field: string;
}

const pressNew = (page: Page): Promise<void> => page.getByRole("button", { name: "New", exact: true }).click();

/** Forms by what they are of. */
const FORMS: Readonly<Record<string, MeasuredForm>> = {
  company: { path: "/companies", open: pressNew, field: "main form input" },
  contact: { path: "/contacts", open: pressNew, field: "main form input" },
  document: { path: "/documents", open: pressNew, field: "main form input[type=text]" },
  "ideal job": { path: "/idealjobs", open: pressNew, field: "main form input" },
  "job details": { path: "/jobdetails", open: () => Promise.resolve(), field: ".job-field input" },
  "job hunt": {
    path: "/jobhunts",
    open: async (page) => {
      await pressNew(page);
      await page.getByRole("dialog").getByRole("radio").first().press("Enter");
    },
    field: "main form input",
  },
  note: {
    path: "/jobhunts",
    open: (page) => page.getByRole("button", { name: "Add a Note" }).first().click(),
    field: "dialog textarea",
  },
  appointment: {
    path: "/jobhunts/:id",
    open: (page) => page.getByRole("button", { name: "Add an appointment" }).first().click(),
    field: "dialog textarea",
  },
  "talking points": {
    path: "/jobhunts/:id",
    open: (page) => page.getByRole("button", { name: "Write it down", exact: true }).click(),
    field: "main textarea",
  },
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
  const { id } = createJobHunt.jobHunt;
  const figures: Figure[] = [];
  for (const [name, { path, open, field }] of Object.entries(FORMS)) {
    const measured = await openMeasured(browser, guest);
    const { page, context, untilQuiet } = measured;
    await context.addInitScript((id) => localStorage.setItem("selectedJobHuntId", id), id);
    await page.goto(url + path.replace(":id", id));
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await untilQuiet();
    await open(page);
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
