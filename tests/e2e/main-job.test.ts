import type { Page } from "@playwright/test";
import { ADVERT } from "../support/advert-page.js";
import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

// What is read and saved is tested in tests/screens.
test.describe("from an advert to a tracked hunt", () => {
  /** Puts a text where the focus is, as somebody does who copied it elsewhere. */
  async function paste(page: Page, text: string): Promise<void> {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("Control+v");
  }

  /** What a person pressed since the page was loaded: buttons of the mouse, and keys without those that paste. */
  const pressed = (page: Page): Promise<number> =>
    page.evaluate(() => Number(document.documentElement.getAttribute("data-pressed") ?? "0"));

  async function countPresses(page: Page): Promise<void> {
    await page.evaluate(() => {
      const root = document.documentElement;
      root.setAttribute("data-pressed", "0");
      const count = (): void =>
        root.setAttribute("data-pressed", String(Number(root.getAttribute("data-pressed")) + 1));
      document.addEventListener("pointerdown", count, true);
      document.addEventListener("keydown", (event) => {
        if (event.key !== "Control" && event.key.toLowerCase() !== "v") count();
      });
    });
  }

  const found = (page: Page) => page.getByText(/\d+ of \d+ fields found/);
  const titleField = (page: Page) => page.getByRole("textbox", { name: "Job title" });
  const done = (page: Page) => page.getByRole("button", { name: "Done" }).first();

  test("takes a new account one click to capture an advert, and two for each further one", async ({ journeys }) => {
    const { page, pageErrors } = await journeys.open("/");
    await countPresses(page);
    const box = page.getByRole("textbox", { name: "Paste an advert or its address", exact: true });
    await box.waitFor();
    await untilLoaded(page);
    await picture(page, "clicks-1-fresh-dashboard");
    await expect(page).toBeAccessible();

    // The box of the dashboard, which has the focus, and Done.
    await expect(box).toBeFocused();
    await paste(page, ADVERT);
    await expect(page).toHaveURL(/\/jobdetails$/);
    await expect(found(page)).toBeVisible();
    await picture(page, "clicks-2-read");
    await expect(titleField(page)).toHaveValue("Senior Backend Engineer (Platform)");
    await expect(page.getByRole("textbox", { name: "Job description" })).not.toHaveValue(/Five years/);
    await done(page).click();
    await expect(page.getByText("Job details saved")).toBeVisible();
    await picture(page, "clicks-3-done");
    await expect.poll(() => pressed(page)).toBe(1);
    await expect(page).toHaveURL(`${journeys.url}/`);

    // The key from another screen, whichever hunt is selected there, and Done.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByText("Senior Backend").first().waitFor();
    await countPresses(page);
    await page.keyboard.press("c");
    await expect(page).toHaveURL(/\/jobdetails$/);
    const area = page.getByRole("textbox", { name: "Job advert", exact: true });
    await expect(area).toBeFocused();
    await picture(page, "clicks-4-key-c");
    await expect(titleField(page)).toHaveValue("");
    await paste(page, journeys.advertUrl);
    await expect(found(page)).toBeVisible();
    await picture(page, "clicks-5-address-read");
    await expect(titleField(page)).toHaveValue("Data Engineer");
    await done(page).click();
    await expect(page.getByText("Job details saved")).toBeVisible();
    await picture(page, "clicks-6-done");
    await expect.poll(() => pressed(page)).toBe(2);
    // The way back is on its way once the toast is there.
    await expect(page).toHaveURL(`${journeys.url}/jobhunts`);

    // The menu leads to the same form.
    await page.getByRole("navigation").getByRole("link", { name: "Capture", exact: true }).click();
    await expect(area).toBeFocused();

    // Commands find it by whatever it is called, and on the dashboard lead to its box.
    await page.goto(journeys.url);
    await page.getByText("Senior Backend").first().waitFor();
    const palette = page.getByRole("combobox", { name: "Search and commands", exact: true });
    for (const words of ["capture", "advert", "paste", "job ad", "posting", "import"]) {
      await page.keyboard.press("Control+k");
      await palette.fill(words);
      await expect(page.getByRole("option", { name: "Capture an advert", exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(palette).toHaveCount(0);
    }
    await page.keyboard.press("c");
    await expect(box).toBeFocused();
    await picture(page, "clicks-7-dashboard-box");

    // Done waits for an address that is still read, with the focus on what ends that, and asks.
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes('"operationName":"JobDetailsExtract"') ? undefined : route.continue(),
    );
    await paste(page, journeys.advertUrl);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await button("Done when read").press("Enter");
    await expect(page.getByText("Done as soon as it is read.", { exact: false })).toBeVisible();
    await expect(button("Do not wait")).toBeFocused();
    await expect(page).toBeAccessible();
    await picture(page, "clicks-8-done-waits");
    await button("Do not wait").press("Enter");
    await expect(page.getByText("Only the address is known.", { exact: false })).toBeVisible();
    await expect(page).toBeAccessible();
    expect(pageErrors).toEqual([]);
  });
});
