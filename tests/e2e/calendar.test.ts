import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test("the calendar in the profile is accessible with its address and its question, and has its switches", async ({
  journeys,
}) => {
  const { page, pageErrors } = await journeys.open("/profile?tab=connections");
  const calendar = page.getByRole("region", { name: "Calendar" });
  await calendar.getByRole("button", { name: "Make address", exact: true }).click();
  await calendar.getByLabel("Calendar address").waitFor();
  await expect(page).toBeAccessible();
  await picture(page, "profile-calendar-desktop");

  await page.reload();
  await calendar.getByRole("switch", { name: "Name employers in the calendar", exact: true }).click();
  await expect(calendar.getByRole("switch", { name: "Name employers in the calendar", exact: true })).toBeChecked();
  for (const name of [
    "Appointments in the calendar",
    "Days that others set in the calendar",
    "Due steps in the calendar",
  ]) {
    await calendar.getByRole("switch", { name, exact: true, checked: true }).click();
    await expect(calendar.getByRole("switch", { name, exact: true })).not.toBeChecked();
  }
  await calendar.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(calendar.getByText("Are you sure?")).toBeVisible();
  await untilLoaded(page);

  await expect(page).toBeAccessible();
  await calendar.getByRole("button", { name: "No", exact: true }).click();

  await page.getByRole("button", { name: "New access token", exact: true }).click();
  const token = page.getByRole("dialog");
  await token.getByRole("checkbox", { name: /^Calendar/ }).check();
  // The calendar is all that it may read, unless more is ticked.
  await expect(token.getByRole("checkbox", { checked: true })).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});
