import { describe, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { openScreen } from "./support/open-screen.js";

const DEADLINE = { name: /^Application deadline/ };

/** Opens the form of an advert, whose dates may be any text, with the focus in its last day. */
async function openDay() {
  const screen = await openScreen("/jobdetails");
  // Until what reads a day is there, another field stands in its place.
  const field = await screen.page.findByRole<HTMLInputElement>("combobox", DEADLINE);
  field.focus();
  return { ...screen, field };
}
type OpenDay = Awaited<ReturnType<typeof openDay>>;

const calendar = ({ page }: OpenDay) => page.queryByRole("dialog", { name: "Calendar" });
const isIn = (text: string, { field }: OpenDay): Promise<void> => waitFor(() => expect(field.value).toBe(text));

/** Waits until the focus is on a day of the calendar. */
const isAt = (name: RegExp): Promise<void> =>
  waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(name));

describe("a day", () => {
  test("is typed, said in full words, and shown as its person writes it once Enter takes it", async () => {
    const screen = await openDay();

    await screen.user.keyboard("5 dec 2099");
    await screen.page.findByText(/^Saturday,? 5 December 2099 · in 7\d years$/);
    expect(calendar(screen)).toBeNull();
    await screen.user.keyboard("{Enter}");

    await isIn("Sat 5 Dec 2099", screen);
  });

  test("is asked for where a text means two, and kept where it means none", async () => {
    const screen = await openDay();

    await screen.user.keyboard("3/4/2099{Enter}");
    await screen.page.findByText("Which day is meant?");
    expect(screen.field.value).toBe("3/4/2099");
    await screen.user.click(screen.page.getByRole("button", { name: /^Friday,? 3 April 2099$/ }));
    await isIn("Fri 3 Apr 2099", screen);
    await screen.user.clear(screen.field);
    await screen.user.keyboard("as soon as possible{Tab}");

    await screen.page.findByText(/^No day in it\. It is kept as it stands/);
    expect(screen.field.value).toBe("as soon as possible");
  });

  test("is chosen in a calendar by keys, which Escape closes without losing the text", async () => {
    const screen = await openDay();
    const { user, page, field } = screen;
    await user.keyboard("5 dec 2099{Enter}");

    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await page.findByRole("grid");
    await isAt(/^Saturday,? 5 December 2099$/);
    await user.keyboard("{PageDown}{ArrowDown}{Home}");
    await isAt(/^Monday,? 11 January 2100$/);
    await user.keyboard("{Escape}");
    expect([calendar(screen), document.activeElement]).toEqual([null, field]);
    await isIn("Sat 5 Dec 2099", screen);
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await page.findByRole("grid");
    await isAt(/^Saturday,? 5 December 2099$/);
    await user.keyboard("{ArrowRight}{Enter}");

    await isIn("Sun 6 Dec 2099", screen);
    expect([calendar(screen), document.activeElement]).toEqual([null, field]);
  });
});
