import type { Page } from "@playwright/test";
import { createGuest, signInAgain, type Person } from "../support/browser-person.js";
import { goDark, picture, waitForServiceWorker } from "../support/browser.js";
import { expect, test, type Journey, type Journeys } from "./journeys.js";

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

test.describe("a note of a call", () => {
  async function createHunt({ speak }: Person): Promise<Hunt> {
    const { createJobHunt } = await speak<{ createJobHunt: { jobHunt: Hunt } }>(
      `mutation { createJobHunt(input: { name: "Grid forecasting" }) { jobHunt { id noteGuid } } }`,
    );
    return createJobHunt.jobHunt;
  }

  /** A person on the sheet of a hunt, which is there without a network too. */
  async function openSheet(journeys: Journeys): Promise<Journey & { readonly hunt: Hunt }> {
    const person = await journeys.createPerson();
    const hunt = await createHunt(person);
    const journey = await journeys.open(`/jobhunts/${hunt.id}`, { as: person });
    await journey.page.getByRole("textbox", { name: "Note of a call", exact: true }).waitFor();
    // Notes are kept for the person, who is known once the gateway has said who is signed in.
    await expect.poll(() => journey.page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();
    return { ...journey, hunt };
  }

  test("is written on a sheet of Today that was never opened, without a network, and sent once with one", async ({
    journeys,
  }) => {
    const person = await createGuest(journeys.url);
    const { page, context } = await journeys.open("/", { as: person, hasServiceWorker: true });
    const hunt = await huntOfToday(person);
    const before = (await notesOf(person, hunt)).length;
    await waitForServiceWorker(page);
    await expect.poll(() => page.evaluate(isSheetKept, hunt.id)).toBe(true);

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
    await expect(waiting.getByText(KEPT)).toBeVisible();
    await picture(page, "call-note-kept-light");
    await expect(page).toBeAccessible();
    await goDark(page);
    await expect(page).toHaveContrast();
    await page.reload();
    await expect(waiting.getByText("They call again on Monday.")).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByText("The note that was kept on this device is saved now.")).toBeVisible();
    await expect(waiting).toHaveCount(0);
    const notes = await notesOf(person, hunt);
    const sent = notes.filter(({ content }) => content === "They call again on Monday.");
    expect([notes.length - before, sent.length]).toEqual([1, 1]);
    expect(Date.parse(sent[0]?.date ?? "")).toBeLessThanOrEqual(writtenBy);
  });

  test("is asked for at Logout while it is only on this device, and sent before", async ({ journeys }) => {
    const { page, person, hunt } = await openSheet(journeys);
    await expect(page.getByRole("textbox", { name: "Note of a call", exact: true })).toBeFocused();
    await page.keyboard.type("They decide next week.");
    await page.keyboard.press("Control+Enter");
    const news = page.getByRole("group", { name: "Count this as news from them?", exact: true });
    await expect(news).toBeVisible();
    await expect(page).toBeAccessible();
    await news.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(news).toHaveCount(0);
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("CallNoteCreate") === true ? route.abort() : route.continue(),
    );
    await expect(page.getByRole("textbox", { name: "Note of a call", exact: true })).toBeFocused();
    await page.keyboard.type("The lost connection");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("list", { name: "Notes kept on this device", exact: true }).waitFor();

    await logOut(page);
    const question = page.getByRole("dialog", { name: "Log out now?", exact: true });
    const warning = question.getByText("1 note is kept only on this device. If you log out now, it is lost.");
    await expect(warning).toBeVisible();
    await expect(page).toBeAccessible();
    await picture(page, "call-note-logout-light");
    const send = question.getByRole("button", { name: "Send it and log out", exact: true });
    await send.click();
    await expect(question.getByText("Not everything could be sent. Nothing was lost.")).toBeVisible();
    await question.getByRole("button", { name: "Stay", exact: true }).click();
    await expect(page.getByText(KEPT).first()).toBeVisible();
    await logOut(page);
    await send.waitFor();
    // Only now: the page itself sends what it keeps, once a minute.
    await page.unroute("**/graphql");
    await send.click();

    await expect(page.getByRole("button", { name: "Show Me How", exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const again = await signInAgain(journeys.url, person);
    await expect
      .poll(() => notesOf(again, hunt))
      .toMatchObject([{ content: "The lost connection" }, { content: "They decide next week." }]);
  });
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

/** Returns whether the sheet of that hunt is written down in the browser. */
function isSheetKept(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open("job-hunt-tracker", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("seen");
    request.onsuccess = () => {
      const read = request.result.transaction("seen").objectStore("seen").getAll();
      read.onsuccess = () => {
        request.result.close();
        const [seen = {}] = read.result as Record<string, object>[]; // written by lib/persistedCache
        const hasLogs = Object.keys(seen.ROOT_QUERY ?? {}).some(
          (name) => name.includes("logEntries") && name.includes(id),
        );
        resolve(hasLogs && "talkingPoints" in (seen[`JobHunt:${id}`] ?? {}));
      };
    };
  });
}
