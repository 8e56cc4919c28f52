import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { speakMany } from "../support/speaker.js";
import { openScreen } from "./support/open-screen.js";
import { newPerson } from "./support/people.js";

const HUNTS = 60;

describe("a list on show", () => {
  test("keeps every hunt of a lane that was asked for, when one of them changes elsewhere", async () => {
    const person = await newPerson();
    const names = Array.from({ length: HUNTS }, (_, at) => `Hunt ${String(at + 1).padStart(3, "0")}`);
    const [oldest] = await speakMany<{ jobHunt: { id: string } }>(
      person.speak,
      names.map((name) => `createJobHunt(input: { name: "${name}" }) { jobHunt { id } }`),
    );
    const screen = await openScreen("/jobhunts/preparing", { as: person });
    const { page, user, network } = screen;
    const cards = (): number => document.querySelectorAll(".hunt-card").length;
    await page.findByRole("button", { name: /^Hunt 060,/ });
    for (let shown = cards(); shown < HUNTS; shown = cards()) {
      await user.click(await page.findByRole("button", { name: "Show more" }));
      await waitFor(() => expect(cards()).toBeGreaterThan(shown));
    }
    await screen.untilLive();
    const asked = network.asked.length;

    await person.speak(`mutation ($id: ID!) { renameJobHunt(input: { id: $id, name: "The oldest" }) { logEntryId } }`, {
      id: oldest?.jobHunt.id,
    });

    await page.findByRole("button", { name: /^The oldest,/ });
    expect(network.asked.length).toBeGreaterThan(asked);
    expect(cards()).toBe(HUNTS);
  });

  test("shows a new hunt before the lists have been read again", async () => {
    const { page, user, network } = await openScreen("/jobhunts");
    await page.findByText("No job hunts yet");
    await user.click((await page.findAllByRole("button", { name: "New" }))[0] ?? document.body);
    await user.click(within(await page.findByRole("dialog")).getByRole("button", { name: "New" }));
    await user.type(await page.findByRole("textbox", { name: "Job hunt title" }), "Just begun");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let answered = 0;
    for (const name of ["JobHuntBoard", "JobHuntStatistics"])
      network.answer(name, async (_, pass) => {
        await held;
        const answer = await pass();
        answered++;
        return answer;
      });

    await user.click(page.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(window.location.pathname).toBe("/jobdetails"));
    await user.click((await page.findAllByRole("link", { name: /^View Job Hunts/ }))[0] ?? document.body);

    await page.findByRole("article", { name: "Just begun" });
    expect(answered).toBe(0);
    release();
    await waitFor(() => expect(answered).toBeGreaterThan(0));
  });
});
