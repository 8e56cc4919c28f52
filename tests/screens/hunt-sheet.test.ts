import { beforeAll, describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { createPerson, type Person } from "../support/browser-person.js";
import { openScreen } from "./support/open-screen.js";

const NEXT = "What is next";

describe("the hunt sheet", () => {
  let person: Person;

  beforeAll(async () => {
    person = await createPerson(window.location.origin);
  });

  async function createHunt(name: string, owner = person): Promise<string> {
    const { hunt } = await owner.speak<{ hunt: { id: string } }>(
      `mutation ($name: String!) { hunt: createJobHunt(input: { name: $name, phase: APPLYING }) { id } }`,
      { name },
    );
    return hunt.id;
  }

  test("keeps what to say, edited in place, also when the page is loaded again before", async () => {
    const id = await createHunt("Talks");
    await person.speak(
      `mutation ($id: ID!) { updateJobHunt(input: { id: $id, talkingPoints: "Old" }) { logEntryId } }`,
      { id },
    );
    const opened = await openScreen(`/jobhunts/${id}`, { as: person });
    const { page, user } = opened;
    await user.click(await page.findByRole("button", { name: "Edit: what I want to say" }));
    const name = "What I want to say";
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await waitFor(() => {
      expect(localStorage.getItem("person_guid")).not.toBeNull();
    });
    const box = await page.findByRole("textbox", { name });
    await user.clear(box);
    await user.type(box, "One line\nAnother line");

    await opened.reload();
    await page.findByText(/^What you typed before is back\./);
    await user.type(page.getByRole("textbox", { name }), "{Control>}{Enter}{/Control}");

    await page.findByText("Saved");
    await waitFor(() => {
      const lines = page.getAllByRole("listitem").map(({ textContent }) => textContent);
      expect(lines).toEqual(expect.arrayContaining(["One line", "Another line"]));
    });
    const { jobHunt } = await person.speak<{ jobHunt: { talkingPoints: string } }>(
      `query ($id: ID!) { jobHunt(id: $id) { talkingPoints } }`,
      { id },
    );
    expect(jobHunt.talkingPoints).toBe("One line\nAnother line");
  });

  test("moves on to the next step once one is done", async () => {
    const id = await createHunt("Steps");
    await person.speak(
      `mutation ($id: ID!) {
        setStepStatus(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
      }`,
      { id },
    );
    const { page, user } = await openScreen(`/jobhunts/${id}`, { as: person });
    const next = within(await page.findByRole("region", { name: NEXT }));
    await next.findByText("First follow-up communications");

    await user.click(next.getByRole("button", { name: /^Done/ }));

    await page.findByText(/ is Done/);
    await next.findByText("Second follow-up communications");
  });

  test("says why an ended hunt ended, and takes it up again", async () => {
    const id = await createHunt("Ended");
    await person.speak(
      `mutation ($id: ID!) { terminateJobHunt(input: { id: $id, reason: "no reply" }) { logEntryId } }`,
      { id },
    );
    const { page, user } = await openScreen(`/jobhunts/${id}`, { as: person });
    await page.findByText(/^Ended on .*: no reply$/);

    await user.click(page.getByRole("button", { name: "Reopen" }));

    await page.findByRole("region", { name: NEXT });
    expect(page.queryByText(/^Ended on/)).toBeNull();
  });

  test.each(["somebody else's", "unknown", "malformed"])("is the placeholder for a hunt that is %s", async (kind) => {
    const other = await createPerson(window.location.origin);
    const ids: Record<string, string> = {
      "somebody else's": await createHunt("Theirs", other),
      unknown: "0198c6a0-0000-7000-8000-000000000000",
      malformed: "nothing",
    };
    const { page } = await openScreen(`/jobhunts/${ids[kind] ?? ""}`, { as: person });

    await page.findByText("This hunt is not here. It may be in the bin.");
    await page.findByRole("heading", { name: "Coming soon!" });
  });

  test("is no sheet at the address of a phase", async () => {
    const { page } = await openScreen("/jobhunts/applying");

    await page.findByRole("heading", { level: 1, name: "Applying" });
    expect((await page.findAllByText("No hunt is in this phase")).length).toBeGreaterThan(0);
    expect(page.queryByText("This hunt is not here.", { exact: false })).toBeNull();
  });

  test("shows a hundred people little by little", async () => {
    const id = await createHunt("Many");
    for (let place = 0; place < 20; place++) {
      const one = (at: number): string => {
        const number = 100 + place * 5 + at;
        const contact = `0198c6a0-0000-7000-8000-0000000cb${number}`;
        return `c${number}: createContact(input: { id: "${contact}", lastName: "Rill ${number}" }) { id }
          l${number}: linkRecord(input: { jobHuntId: $id, kind: CONTACT, id: "${contact}" }) { id }`;
      };
      await person.speak(`mutation ($id: ID!) { ${[0, 1, 2, 3, 4].map(one).join("\n")} }`, { id });
    }
    await person.speak(
      `mutation ($id: ID!) {
        createContact(input: { id: "0198c6a0-0000-7000-8000-0000000cb200", lastName: "Rill 200" }) { id }
        linkRecord(input: { jobHuntId: $id, kind: CONTACT, id: "0198c6a0-0000-7000-8000-0000000cb200" }) { id }
      }`,
      { id },
    );
    const { page, user } = await openScreen(`/jobhunts/${id}`, { as: person });
    await page.findByRole("heading", { name: "People 101" });
    expect(document.querySelectorAll(".sheet-person")).toHaveLength(6);

    await user.click(within(page.getByRole("complementary")).getByRole("button", { name: "Show more" }));

    await page.findByText("100 of 101");
    expect(document.querySelectorAll(".sheet-person")).toHaveLength(100);
  });

  test("says that it could not be loaded, and tries again", async () => {
    const id = await createHunt("Again");
    const { page, user, network } = await openScreen("/companies", { as: person });
    await page.findByText("No companies yet");
    const connect = network.answer("HuntSheet", () => Promise.reject(new TypeError("Failed to fetch")));
    window.history.pushState({}, "", `/jobhunts/${id}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
    await page.findByRole("alert");

    connect();
    await user.click(page.getByRole("button", { name: "Try again" }));

    await page.findByRole("heading", { level: 2, name: "Again" });
  });
});
