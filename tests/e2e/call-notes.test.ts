import { describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { createGuest, signInAgain, type Person } from "../support/browser-person.js";
import { accessibilityFaults, contrastFaults, goDark, picture, waitForServiceWorker } from "../support/browser.js";
import { startJourneys, type Journey } from "./journeys.js";

const KEPT = "Kept on this device until you are connected";

interface Hunt {
  readonly id: string;
  readonly noteGuid: string;
}

interface Note {
  readonly title: string;
  readonly content: string;
  readonly date: string;
}

describe("a note of a call", () => {
  const journeys = startJourneys();

  async function createHunt({ speak }: Person): Promise<Hunt> {
    const { createJobHunt } = await speak<{ createJobHunt: { jobHunt: Hunt } }>(
      `mutation { createJobHunt(input: { name: "Grid forecasting" }) { jobHunt { id noteGuid } } }`,
    );
    return createJobHunt.jobHunt;
  }

  /** A person on the sheet of a hunt, which is there without a network too. */
  async function openSheet(): Promise<Journey & { readonly hunt: Hunt }> {
    const person = await journeys.createPerson();
    const hunt = await createHunt(person);
    const journey = await journeys.open(`/jobhunts/${hunt.id}`, { as: person });
    await journey.page.getByRole("textbox", { name: "Note of a call", exact: true }).waitFor();
    // Notes are kept for the person, who is known once the gateway has said who is signed in.
    await journey.page.waitForFunction(() => localStorage.getItem("person_guid") !== null);
    return { ...journey, hunt };
  }

  it("is saved with who and when by keyboard, and counts as news on request", async () => {
    const { page, person, hunt, complaints } = await openSheet();
    const box = page.getByRole("textbox", { name: "Note of a call", exact: true });
    const hasFocus = await box.evaluate((field) => field === document.activeElement);

    await page.keyboard.type("They decide next week.");
    await page.keyboard.press("Control+Enter");
    const news = page.getByRole("group", { name: "Count this as news from them?", exact: true });
    await news.waitFor();
    const faults = await accessibilityFaults(page);
    await news.getByRole("button", { name: "Yes", exact: true }).click();
    await page.getByText("Recorded for Grid forecasting").waitFor();
    await news.waitFor({ state: "detached" });

    const [note, ...others] = await notesOf(person, hunt);
    expect([hasFocus, await box.inputValue()]).toEqual([true, ""]);
    expect(note).toMatchObject({ content: "They decide next week." });
    expect(note?.title).toMatch(/^Call, .+\d\d:\d\d/);
    expect([others, faults, complaints]).toEqual([[], [], []]);
  });

  it("names the appointment that its text speaks of, and is saved with it", async () => {
    const { page, person, hunt } = await openSheet();

    await page.keyboard.type("Interview tomorrow at 10:30, bring the papers");
    await page.getByRole("button", { name: /^Appointment .+, 10:30/ }).click();
    const dialog = page.getByRole("dialog");
    // By keys: the dialog grows when the server has said what changes in the plan, and the button moves.
    await dialog.getByRole("button", { name: /^Save/ }).press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("group", { name: "Count this as news from them?", exact: true }).waitFor();

    const { jobHunt } = await person.speak<{ jobHunt: { appointments: { nodes: { time: string }[] } } }>(
      `query ($id: ID!) { jobHunt(id: $id) { appointments(first: 5) { nodes { time } } } }`,
      { id: hunt.id },
    );
    expect(jobHunt.appointments.nodes).toEqual([{ time: "10:30" }]);
    expect(await notesOf(person, hunt)).toHaveLength(1);
  });

  it("is written on a sheet of Today that was never opened, without a network, and sent once with one", async () => {
    const person = await createGuest(journeys.url);
    const { page, context } = await journeys.open("/", { as: person, hasServiceWorker: true });
    const hunt = await huntOfToday(person);
    const before = (await notesOf(person, hunt)).length;
    await waitForServiceWorker(page);
    await page.evaluate(isSheetKept, hunt.id);

    await context.setOffline(true);
    await page.goto(`${journeys.url}/jobhunts/${hunt.id}`);
    const box = page.getByRole("textbox", { name: "Note of a call", exact: true });
    await box.fill("They call again on Monday.");
    const writtenBy = Date.now();
    await page
      .getByRole("region", { name: "Note of a call" })
      .getByRole("button", { name: "Save", exact: true })
      .click();
    const waiting = page.getByRole("list", { name: "Notes kept on this device", exact: true });
    await waiting.getByText(KEPT).waitFor();
    await picture(page, "call-note-kept-light");
    const faults = await accessibilityFaults(page);
    await goDark(page);
    const contrast = await contrastFaults(page);
    await page.reload();
    await waiting.getByText("They call again on Monday.").waitFor();
    await context.setOffline(false);
    await page.getByText("The note that was kept on this device is saved now.").waitFor();
    await waiting.waitFor({ state: "detached" });

    const notes = await notesOf(person, hunt);
    const sent = notes.filter(({ content }) => content === "They call again on Monday.");
    expect([notes.length - before, sent.length]).toEqual([1, 1]);
    expect(Date.parse(sent[0]?.date ?? "")).toBeLessThanOrEqual(writtenBy);
    expect([faults, contrast]).toEqual([[], []]);
  });

  it("is asked for at Logout while it is only on this device, and sent before", async () => {
    const { page, person, hunt } = await openSheet();
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("CallNoteCreate") === true ? route.abort() : route.continue(),
    );
    await page.keyboard.type("The lost connection");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("list", { name: "Notes kept on this device", exact: true }).waitFor();

    await logOut(page);
    const question = page.getByRole("dialog", { name: "Log out now?", exact: true });
    await question.getByText("1 note is kept only on this device. If you log out now, it is lost.").waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "call-note-logout-light");
    const send = question.getByRole("button", { name: "Send it and log out", exact: true });
    await send.click();
    await question.getByText("Not everything could be sent. Nothing was lost.").waitFor();
    await question.getByRole("button", { name: "Stay", exact: true }).click();
    await page.getByText(KEPT).first().waitFor();
    await logOut(page);
    await send.waitFor();
    // Only now: the page itself sends what it keeps, once a minute.
    await page.unroute("**/graphql");
    await send.click();
    await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();
    const again = await signInAgain(journeys.url, person);

    expect(faults).toEqual([]);
    expect(await notesOf(again, hunt)).toMatchObject([{ content: "The lost connection" }]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  it("stays with its writer when somebody else signs in on the same device", async () => {
    const { page, context, person, hunt } = await openSheet();
    const other = await journeys.createPerson();
    await context.setOffline(true);
    await page.keyboard.type("Between us");
    await page.keyboard.press("Control+Enter");
    await page.getByText(KEPT).first().waitFor();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes("CallNoteCreate") === true) sent.push(request.url());
    });

    await signInInstead(page, other, () => context.setOffline(false));
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await page.waitForFunction(() => (localStorage.getItem("person_guid") ?? "0") !== "0");
    const seen = await page.getByText("Between us").count();
    const [key] = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("callNotes:")));

    expect([seen, sent, await notesOf(person, hunt)]).toEqual([0, [], []]);
    expect(key).toBeDefined();
  });

  /** Puts another person's session in the place of one that has expired, as a new sign-in does, and opens the app. */
  async function signInInstead(page: Page, { state }: Person, connect: () => Promise<void>): Promise<void> {
    const entries = state.origins.flatMap(({ localStorage: stored }) => stored);
    await page.evaluate((stored) => {
      for (const name of Object.keys(localStorage)) {
        if (/^(@@auth0spajs@@|jwt_token$|person_guid$)/.test(name)) localStorage.removeItem(name);
      }
      for (const { name, value } of stored) localStorage.setItem(name, value);
    }, entries);
    await page.context().clearCookies();
    await page.context().addCookies(state.cookies);
    await connect();
    await page.goto(journeys.url);
  }
});

async function notesOf({ speak }: Person, { noteGuid }: Hunt): Promise<readonly Note[]> {
  const { notes } = await speak<{ notes: { nodes: Note[] } }>(
    `query ($noteGuid: ID!) { notes(noteGuid: $noteGuid, first: 50) { nodes { title content date } } }`,
    { noteGuid },
  );
  return notes.nodes;
}

async function huntOfToday({ speak }: Person): Promise<Hunt> {
  const group = "items(first: 5) { jobHunt { id noteGuid } }";
  const { today } = await speak<{ today: Record<string, { items: { jobHunt: Hunt }[] }> }>(
    `{ today { today { ${group} } overdue { ${group} } next { ${group} } } }`,
  );
  const [first] = Object.values(today).flatMap(({ items }) => items);
  if (first === undefined) throw new Error("Nothing is due in the demo data.");
  return first.jobHunt;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /: open menu$/ }).click();
  await page.getByRole("menuitem", { name: "Logout", exact: true }).click();
}

/** Resolves once the sheet of that hunt is written down in the browser. */
function isSheetKept(id: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const request = indexedDB.open("job-hunt-tracker", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("seen");
      request.onsuccess = () => {
        const read = request.result.transaction("seen").objectStore("seen").getAll();
        read.onsuccess = () => {
          request.result.close();
          const [seen = {}] = read.result as Record<string, object>[]; // written by lib/persistedCache
          const logs = Object.keys(seen.ROOT_QUERY ?? {}).some(
            (name) => name.includes("logEntries") && name.includes(id),
          );
          if (logs && "talkingPoints" in (seen[`JobHunt:${id}`] ?? {})) resolve();
          else setTimeout(look, 100);
        };
      };
    };
    look();
  });
}
