import type { Page, Route } from "@playwright/test";
import { type BrowserState, picture, visit } from "../support/browser.js";
import { expect, type Journeys, test } from "./journeys.js";

const OPERATION = "**/graphql";

interface JobHuntMade {
  readonly createJobHunt: { readonly jobHunt: { readonly id: string } };
}

test.use({ variables: { QUOTA_RECORDS: "20" } });

test.describe("what fails", () => {
  let state: BrowserState;

  test.beforeAll(async ({ journeys }) => {
    const person = await journeys.createPerson();
    const { createJobHunt } = await person.speak<JobHuntMade>(
      `mutation { createJobHunt(input: { name: "Tern" }) { jobHunt { id } } }`,
    );
    await person.speak(
      `mutation { createDocument(input: { name: "Letter", source: "https://example.org/a.pdf" }) { logEntryId } }`,
    );
    const selected = { name: "selectedJobHuntId", value: createJobHunt.jobHunt.id };
    const origins = person.state.origins.map((origin) => ({
      ...origin,
      localStorage: [...origin.localStorage, selected],
    }));
    state = { ...person.state, origins };
  });

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

  /** Lets every call of an operation fail as if the server were gone. */
  async function cut(page: Page, operation: string): Promise<void> {
    await page.route(OPERATION, (route: Route) =>
      route.request().postData()?.includes(`"operationName":"${operation}"`) ? route.abort() : route.continue(),
    );
  }

  async function extract({ url }: Journeys, page: Page, advert: string): Promise<void> {
    await page.goto(`${url}/jobdetails`);
    await page.getByLabel("Job advert").fill(advert);
    await button(page, "Extract").click();
    await page.getByRole("alert").waitFor();
  }

  const FAILURES: readonly (readonly [string, (journeys: Journeys, page: Page) => Promise<void>])[] = [
    [
      "Error storing user",
      async (journeys, page) => {
        await cut(page, "Viewer");
        await page.goto(`${journeys.url}/`);
      },
    ],
    [
      "Error fetching job data",
      async (journeys, page) => {
        await cut(page, "JobDetailsForJobHunt");
        await page.goto(`${journeys.url}/jobdetails`);
        await page.getByText("Job details could not be loaded").waitFor();
      },
    ],
    [
      "Error retrieving job details",
      async (journeys, page) => {
        await cut(page, "JobDetailsExtract");
        await extract(journeys, page, "Harbour analyst at Tern Mobility");
      },
    ],
    ["Error fetching the URL content", (journeys, page) => extract(journeys, page, "http://127.0.0.1:9/advert")],
    [
      "Error saving job details",
      async (journeys, page) => {
        await cut(page, "JobDetailsComplete");
        await page.goto(`${journeys.url}/jobdetails`);
        await page.getByLabel("Job title").fill("Harbour analyst");
        await button(page, "Done").click();
        await page.getByRole("alert").waitFor();
      },
    ],
    [
      "Error completing workflow step",
      async (journeys, page) => {
        await cut(page, "StepSetStatus");
        await page.goto(`${journeys.url}/jobhunts`);
        await page.getByRole("checkbox", { name: "Ideal job profile is done" }).click();
      },
    ],
    [
      "Failed to create document",
      async (journeys, page) => {
        await cut(page, "DocumentCreate");
        await page.goto(`${journeys.url}/documents`);
        await button(page, "New").click();
        const file = { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("Who I am, and what I did.") };
        await page.locator("input[type=file]").setInputFiles(file);
        await button(page, "Save").click();
        await page.getByRole("alert").waitFor();
      },
    ],
    [
      "Failed to update document",
      async (journeys, page) => {
        await cut(page, "DocumentUpdate");
        await page.goto(`${journeys.url}/documents`);
        await button(page, "Letter").click();
        // By keys: the card grows as its answers arrive, and what is in it moves under a pointer.
        await button(page, "Edit").press("Enter");
        await page.getByRole("textbox", { name: "Name", exact: true }).fill("Letter to Tern");
        await button(page, "Save").click();
        await page.getByRole("alert").waitFor();
      },
    ],
  ];

  for (const [words, fail] of FAILURES) {
    test(`is written to the console in the words of the specification: ${words}`, async ({ journeys }) => {
      const { page } = await journeys.visit({ storageState: state });
      const told = page.waitForEvent("console", (message) => message.text().startsWith(words));

      await fail(journeys, page);

      expect((await told).type()).toBe("error");
    });
  }

  test("is not told while the start only takes long: then it says 'Loading...'", async ({ journeys }) => {
    const { page } = await journeys.visit({ storageState: state });
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/config.json", (route) => isAnswered.then(() => route.continue()));
    await page.goto(`${journeys.url}/companies`);
    await expect(page.getByRole("status").getByText("Loading...", { exact: true })).toBeVisible();

    answer();

    await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  });

  test("is not told of a read that came too soon: it is asked again when the server says so", async ({ journeys }) => {
    const { page } = await journeys.visit({ storageState: state });
    const refusal = { errors: [{ message: "That was a lot", extensions: { code: "RATE_LIMITED", retryAfter: 1 } }] };
    let refused = 0;
    await page.route(OPERATION, (route: Route) => {
      if (refused > 0 || !route.request().postData()?.includes(`"operationName":"DocumentList"`))
        return route.continue();
      refused++;
      const contentType = "application/graphql-response+json";
      return route.fulfill({ status: 429, contentType, body: JSON.stringify(refusal) });
    });

    await page.goto(`${journeys.url}/documents`);

    await expect(page.getByText("Letter", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(refused).toBe(1);
  });

  test("is told in an open card whose steps do not arrive, and they come with Try again", async ({ journeys }) => {
    const { page } = await journeys.visit({ storageState: state });
    await cut(page, "JobHuntOpen");
    await page.goto(`${journeys.url}/jobhunts`);
    const card = page.locator(".hunt-card.is-open");
    await expect(card.getByText("Tern could not be loaded", { exact: true })).toBeVisible();
    await expect(page).toBeAccessible();

    await page.unroute(OPERATION);
    await card.getByRole("button", { name: "Try again", exact: true }).click();

    await expect(card.getByRole("checkbox", { name: "Ideal job profile is done" })).toBeVisible();
  });

  test("is told in the profile before there is no more space", async ({ journeys }) => {
    const hoarder = await journeys.createPerson();
    const make = (count: number): Promise<unknown> => {
      const fields = Array.from(
        { length: count },
        (_, at) => `c${at}: createCompany(input: { name: "Acme" }) { logEntryId }`,
      );
      return hoarder.speak(`mutation { ${fields.join(" ")} }`);
    };
    await make(15);
    const { page, complaints } = await journeys.open("/profile", { as: hoarder });
    const space = page.getByRole("region", { name: "Space" });
    await expect(space.getByText("15 of 20", { exact: true })).toBeVisible();
    await expect(space.getByText(/^Nearly full/)).toHaveCount(0);

    await make(1);
    await page.reload();

    await expect(space.getByText(/^Nearly full: Companies \(16 of 20\)\./)).toBeVisible();
    await expect(page).toBeAccessibleInBothSizes("profile-space");
    expect(complaints).toEqual([]);
  });

  test("at the start is 'Error!' with the reason, and goes on with Try again", async ({ journeys }) => {
    const { page } = await journeys.visit({ storageState: state });
    await page.route("**/config.json", (route) => route.abort());
    await page.goto(`${journeys.url}/companies`);
    await expect(page.getByRole("heading", { name: "Error!", exact: true })).toBeVisible();
    const reason = "The server did not answer. Check your connection, then try again.";
    await expect(page.getByRole("alert")).toHaveText(reason, { useInnerText: true });
    await expect(page).toBeAccessible();
    await picture(page, "failure-at-start");

    await page.unroute("**/config.json");
    await button(page, "Try again").click();

    await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  });

  test("in a screen is 'Unexpected Application Error!' inside the frame, with the reason", async ({ journeys }) => {
    const { page } = await journeys.visit({ storageState: state });
    await page.route("**/assets/log-*.js", (route) => route.abort());
    await page.goto(`${journeys.url}/logs`);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!", exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(/\S/, { useInnerText: true });
    await expect(page).toBeAccessible();
    await picture(page, "failure-of-screen");

    await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Contacts" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeVisible();
  });

  test("is told on the landing page where the sign-in client does not arrive, and the next try signs in", async ({
    journeys,
  }) => {
    const { page } = await journeys.visit();
    await page.route("**/assets/auth0-*.js", (route) => route.abort());
    await page.goto(`${journeys.url}/`);
    await button(page, "Show Me How").click();
    const sentence = "Signing in is not possible at the moment. Check your connection, then try again.";
    await expect(page.getByRole("alert")).toHaveText(sentence);

    await page.unroute("**/assets/auth0-*.js");
    await button(page, "Show Me How").click();

    await page.waitForURL(/\/oidc\//);
  });

  test("says where browsers allow no sign-in, and how they would", async ({ journeys }) => {
    const { context, page } = await visit(journeys.browser);
    // Any other name than this machine's, over plain http.
    await context.route("http://jobs.example/**", async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: journeys.url + pathname }) });
    });
    const sentence = page.getByText("This page was opened over http, where browsers allow no sign-in.");

    await page.goto("http://jobs.example/");
    await expect(sentence).toBeVisible();
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await expect(sentence).toBeVisible();
    await page.goto("http://jobs.example/signup");

    await expect(page.getByRole("heading", { name: "Error!", exact: true })).toBeVisible();
    await expect(sentence).toBeVisible();
    await context.close();
  });
});
