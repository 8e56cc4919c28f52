import { createGuest, type Person } from "../support/browser-person.js";
import { openContext, type SIZES } from "../support/browser.js";
import { FIRST_ROWS, readFilesOfScreens, REQUESTS_MAX, SHIFT_MAX } from "../support/client-budgets.js";
import {
  holdLateFiles,
  isQuiet,
  requestsBeyond,
  shiftsBeyond,
  watchRequests,
  watchShifts,
} from "../support/first-paint.js";
import { expect, type Journeys, test, untilLoaded } from "./journeys.js";

/** So many pages at once. */
const PAGES = 3;

/** Each screen by its module, with its address. */
const SCREENS = {
  "features/dashboard/DashboardScreen.tsx": "/",
  "features/jobhunt/JobHuntScreen.tsx": "/jobhunts",
  "features/huntsheet/HuntSheetScreen.tsx": "/jobhunts/:id",
  "features/guide/GuideScreen.tsx": "/notfound",
  "features/company/CompanyScreen.tsx": "/companies",
  "features/contact/ContactScreen.tsx": "/contacts",
  "features/document/DocumentScreen.tsx": "/documents",
  "features/idealjob/IdealJobScreen.tsx": "/idealjobs",
  "features/jobdetails/JobDetailsScreen.tsx": "/jobdetails",
  "features/jobdetails/AdvertScreen.tsx": "/advert",
  "features/log/LogScreen.tsx": "/logs",
  "features/profile/ProfileScreen.tsx": "/profile",
} as const;
/** It leads to another screen. */
const REDIRECT = "features/step/StepScreen.tsx";

const FILES = readFilesOfScreens();

/** Whose screen is opened in which window. */
interface Visit {
  readonly module: string;
  readonly path: string;
  readonly person: Person;
  readonly hunt: string;
  readonly size: keyof typeof SIZES;
}

test.describe("the first paint of a screen", () => {
  for (const size of ["phone", "desktop"] as const) {
    test(`moves almost nothing on a ${size}, cold and warm, with data and without`, async ({ journeys }) => {
      const guest = await createGuest(journeys.url);
      const nobody = await journeys.createPerson();
      const hunt = await huntOf(guest);
      const screens = Object.entries(SCREENS).map(([module, path]) => ({ module, path }));
      const visits: Visit[] = [
        ...screens.map((screen) => ({ ...screen, person: guest, hunt, size })),
        ...screens
          .filter(({ path }) => path in FIRST_ROWS)
          .map((screen) => ({ ...screen, person: nobody, hunt: "", size })),
      ];

      const some = async (): Promise<void> => {
        for (let next = visits.shift(); next !== undefined; next = visits.shift()) await staysInPlace(journeys, next);
      };
      await Promise.all(Array.from({ length: PAGES }, some));

      expect([...Object.keys(SCREENS), REDIRECT].toSorted()).toEqual(Object.keys(FILES).toSorted());
    });
  }

  test("takes few requests until the first rows of a screen stand, and is found out when it asks for more or moves", async ({
    journeys,
  }) => {
    const guest = await createGuest(journeys.url);

    for (const [path, rows] of Object.entries(FIRST_ROWS)) {
      const { page } = await journeys.visit({ storageState: guest.state });
      const beyond = await requestsBeyond(page, rows, REQUESTS_MAX);
      await page.goto(journeys.url + path);

      await expect.poll(beyond).toEqual([]);
    }

    // A browser of its own: what is planted in one stays there for the tests after this one.
    const context = await openContext(journeys.browser, { ...journeys.device, storageState: guest.state });
    const page = await context.newPage();
    await watchShifts(context);
    const planted = Array.from({ length: REQUESTS_MAX }, (_, at) => `${journeys.url}/robots.txt?${at}`);
    await context.addInitScript((urls) => void urls.map((url) => fetch(url)), planted);
    const beyond = await requestsBeyond(page, FIRST_ROWS["/jobhunts"], REQUESTS_MAX);

    await page.goto(`${journeys.url}/jobhunts`);
    await expect.poll(beyond).toEqual(expect.arrayContaining(planted.map((url) => `GET ${url}`)));
    await untilLoaded(page);
    await expect.poll(() => shiftsBeyond(page, SHIFT_MAX)).toEqual([]);
    await page.locator(".screen-body").evaluate((body) => {
      const late = document.createElement("p");
      late.style.height = "400px";
      body.prepend(late);
    });

    await expect.poll(() => shiftsBeyond(page, SHIFT_MAX)).not.toEqual([]);
    await context.close();
  });
});

/** Opens a screen for the first time in a browser, and once more, and states that almost nothing moves on it. */
async function staysInPlace(journeys: Journeys, visit: Visit): Promise<void> {
  const { module, path, person, hunt, size } = visit;
  const context = await openContext(journeys.browser, { ...journeys.device, size, storageState: person.state });
  await watchShifts(context);
  await context.addInitScript(selectHunt, hunt);
  if (path === SCREENS["features/guide/GuideScreen.tsx"]) await context.addInitScript(openGuide, hunt);
  for (const isCold of [true, false]) {
    const page = await context.newPage();
    const requests = watchRequests(page);
    // The second time they are in the browser's cache.
    const late = isCold ? await holdLateFiles(page, FILES[module] ?? []) : undefined;
    await page.goto(journeys.url + path.replace(":id", hunt));
    await page.getByRole("main").waitFor();
    if (late !== undefined) {
      await expect.poll(() => isQuiet(page, requests, late)).toBe(true);
      await late.release();
    }
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await untilLoaded(page);
    await expect.poll(() => isQuiet(page, requests)).toBe(true);
    const what = `${path} of ${hunt === "" ? "nobody" : "somebody"} on a ${size}, ${isCold ? "cold" : "warm"}`;
    await expect.poll(() => shiftsBeyond(page, SHIFT_MAX), what).toEqual([]);
    await page.close();
  }
  await context.close();
}

/** Returns the id of a hunt with an advert and appointments. */
async function huntOf({ speak }: Person): Promise<string> {
  interface Hunt {
    readonly id: string;
    readonly jobDetails: object | null;
    readonly appointments: { readonly totalCount: number };
  }
  const { jobHunts } = await speak<{ jobHunts: { nodes: readonly Hunt[] } }>(
    `{ jobHunts(first: 10) { nodes { id jobDetails { id } appointments { totalCount } } } }`,
  );
  const hunt = jobHunts.nodes.find(
    ({ jobDetails, appointments }) => jobDetails !== null && appointments.totalCount > 0,
  );
  if (hunt === undefined) throw new Error("The invented search has no hunt with an advert and an appointment.");
  return hunt.id;
}

/** Selects a hunt before the application starts. */
function selectHunt(id: string): void {
  if (id !== "") localStorage.setItem("selectedJobHuntId", id);
}

/** Puts the guide of a step where the application starts, as a reload of it does. */
function openGuide(jobHuntId: string): void {
  history.replaceState({ usr: { jobHuntId, step: "CONTACT_ORGANIZATIONS" }, key: "guide", idx: 0 }, "");
}
