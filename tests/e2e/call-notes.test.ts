import type { Page } from "@playwright/test";
import { createGuest, signInAgain, type Person } from "../support/browser-person.js";
import { goDark, picture, waitForServiceWorker } from "../support/browser.js";
import { expect, test, untilLoaded, type Journey, type Journeys } from "./journeys.js";

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

  test("is saved with who and when by keyboard, and counts as news on request", async ({ journeys }) => {
    const { page, person, hunt, complaints } = await openSheet(journeys);
    const box = page.getByRole("textbox", { name: "Note of a call", exact: true });
    await expect(box).toBeFocused();

    await page.keyboard.type("They decide next week.");
    await page.keyboard.press("Control+Enter");
    const news = page.getByRole("group", { name: "Count this as news from them?", exact: true });
    await expect(news).toBeVisible();
    await expect(page).toBeAccessible();
    await news.getByRole("button", { name: "Yes", exact: true }).click();

    await expect(page.getByText("Recorded for Grid forecasting")).toBeVisible();
    await expect(news).toHaveCount(0);
    await expect(box).toHaveValue("");
    const [note, ...others] = await notesOf(person, hunt);
    expect(note).toMatchObject({ content: "They decide next week." });
    expect(note?.title).toMatch(/^Call, .+\d\d:\d\d/);
    expect([others, complaints]).toEqual([[], []]);
  });

  test("names the appointment that its text speaks of, and is saved with it", async ({ journeys }) => {
    const { page, person, hunt } = await openSheet(journeys);
    await expect(page.getByRole("textbox", { name: "Note of a call", exact: true })).toBeFocused();

    await page.keyboard.type("Interview tomorrow at 10:30, bring the papers");
    await page.getByRole("button", { name: /^Appointment .+, 10:30/ }).click();
    const dialog = page.getByRole("dialog");
    // By keys: the dialog grows when the server has said what changes in the plan, and the button moves.
    await dialog.getByRole("button", { name: /^Save/ }).press("Enter");

    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("group", { name: "Count this as news from them?", exact: true })).toBeVisible();
    const { jobHunt } = await person.speak<{ jobHunt: { appointments: { nodes: { time: string }[] } } }>(
      `query ($id: ID!) { jobHunt(id: $id) { appointments(first: 5) { nodes { time } } } }`,
      { id: hunt.id },
    );
    expect(jobHunt.appointments.nodes).toEqual([{ time: "10:30" }]);
    expect(await notesOf(person, hunt)).toHaveLength(1);
  });

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
    expect(await notesOf(again, hunt)).toMatchObject([{ content: "The lost connection" }]);
  });

  test("stays with its writer when somebody else signs in on the same device", async ({ journeys }) => {
    const { page, context, person, hunt } = await openSheet(journeys);
    const other = await journeys.createPerson();
    await expect(page.getByRole("textbox", { name: "Note of a call", exact: true })).toBeFocused();
    await context.setOffline(true);
    await page.keyboard.type("Between us");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(KEPT).first()).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes("CallNoteCreate") === true) sent.push(request.url());
    });

    await signInInstead(page, other);
    await context.setOffline(false);
    // What is asked for in the background comes with what sends the notes that are kept.
    const background = page.waitForRequest((request) => request.postData()?.includes("CallNoteHunts") === true);
    await page.goto(journeys.url);

    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid") ?? "0")).not.toBe("0");
    await background;
    await untilLoaded(page);
    await expect(page.getByText("Between us")).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage)))
      .toContainEqual(expect.stringMatching(/^callNotes:/));
    expect([sent, await notesOf(person, hunt)]).toEqual([[], []]);
  });

  /** Puts another person's session in the place of one that has expired, as a new sign-in does. */
  async function signInInstead(page: Page, { state }: Person): Promise<void> {
    const entries = state.origins.flatMap(({ localStorage: stored }) => stored);
    await page.evaluate((stored) => {
      for (const name of Object.keys(localStorage)) {
        if (/^(@@auth0spajs@@|jwt_token$|person_guid$)/.test(name)) localStorage.removeItem(name);
      }
      for (const { name, value } of stored) localStorage.setItem(name, value);
    }, entries);
    await page.context().clearCookies();
    await page.context().addCookies(state.cookies);
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
