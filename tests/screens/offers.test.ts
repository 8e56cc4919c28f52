import { describe, expect, test } from "@jest/globals";
import { fireEvent, waitFor, within, type BoundFunctions, type queries } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { noAnswer } from "./support/faults.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

const DAY_MS = 86_400_000;
const ADD = "Record an offer";
const OFFLINE = "Not possible while you are offline";
const PAY = { payAmount: "64000", payCurrency: "EUR", payPeriod: "YEAR" };
const PAY_TITLE = /^EUR\s64,000 a year$/;

/** The day a number of days from now, in UTC: the zone of the people of these tests. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function makePerson(): Promise<Person> {
  const person = await newPerson();
  await person.speak(`mutation { updateViewer(input: { timeZone: "UTC" }) { logEntryId } }`);
  return person;
}

/** Makes a hunt in the phase of offers. */
const makeHunt = (person: Person, name = "Data Analyst"): Promise<string> =>
  make(person, `createJobHunt(input: { name: "${name}", phase: ACCEPTING }) { jobHunt { id } }`);

/** Makes an offer of a hunt at the server, and returns its id. */
async function makeOffer({ speak }: Person, jobHuntId: string, terms: object = PAY): Promise<string> {
  const { made } = await speak<{ made: { id: string } }>(
    `mutation ($input: CreateOfferInput!) { made: createOffer(input: $input) { id } }`,
    { input: { jobHuntId, ...terms } },
  );
  return made.id;
}

/** Changes an offer elsewhere. */
const changeOffer = async ({ speak }: Person, id: string, terms: object): Promise<void> =>
  void (await speak(`mutation ($input: UpdateOfferInput!) { updateOffer(input: $input) { id } }`, {
    input: { id, ...terms },
  }));

/** Returns what the server knows of the offers of a hunt, the newest first. */
async function offersOf({ speak }: Person, id: string, fields: string): Promise<readonly object[]> {
  const { jobHunt } = await speak<{ jobHunt: { offers: { nodes: readonly object[] } } }>(
    `query ($id: ID!) { jobHunt(id: $id) { offers { nodes { ${fields} } } } }`,
    { id },
  );
  return jobHunt.offers.nodes;
}

type Found = BoundFunctions<typeof queries>;

/** Somebody with the open card of a hunt in the phase of offers. */
interface Card extends OpenedScreen {
  readonly id: string;
}

async function openCard(as?: Person, terms?: object): Promise<Card> {
  const person = as ?? (await makePerson());
  const id = await makeHunt(person);
  if (terms !== undefined) await makeOffer(person, id, terms);
  const screen = await openScreen("/jobhunts/accepting", { as: person, stored: { selectedJobHuntId: id } });
  // What is typed is kept for the person, who is known once the gateway has said who is signed in.
  await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
  return { ...screen, id };
}

/** The offers of a hunt, on its card, its sheet or beside a guide. */
const offers = async ({ page }: OpenedScreen): Promise<Found> =>
  within(await page.findByRole("list", { name: "Offers" }));

/** Presses the button of an offer, or the one that records a new one, and returns the dialog. */
async function openOffer(screen: OpenedScreen, name: string | RegExp = ADD): Promise<Found> {
  await screen.user.click(await (await offers(screen)).findByRole("button", { name }));
  return within(await screen.page.findByRole("dialog", { name: "Offer" }));
}
const untilClosed = ({ page }: OpenedScreen): Promise<void> =>
  waitFor(() => expect(page.queryByRole("dialog", { name: "Offer" })).toBeNull());
const save = ({ user }: OpenedScreen, dialog: Found): Promise<void> =>
  user.click(dialog.getByRole("button", { name: "Save" }));
const setDay = (dialog: Found, label: string, day: string): void =>
  void fireEvent.change(dialog.getByLabelText(label), { target: { value: day } });
const valueOf = (dialog: Found, label: string): string => dialog.getByLabelText<HTMLInputElement>(label).value;

/** Returns the day that a field shows, as YYYY-MM-DD; empty: none. */
const dayOf = (shown: string): string => (shown === "" ? "" : new Date(`${shown} UTC`).toISOString().slice(0, 10));

/** Returns what stands at a field as wrong; null: nothing. */
function problemOf(dialog: Found, label: string): string | null {
  const field = dialog.getByLabelText(label);
  if (field.getAttribute("aria-invalid") !== "true") return null;
  return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? null;
}

async function undo({ page, user }: OpenedScreen, told: string): Promise<void> {
  const toast = (await page.findByText(told)).closest<HTMLElement>(".toast");
  await user.click(within(toast ?? document.body).getByRole("button", { name: "Undo" }));
}

describe("an offer", () => {
  test("is recorded from the card with amounts as they are typed, and taken back", async () => {
    const card = await openCard();
    const { page, user, person, id } = card;
    const dialog = await openOffer(card);
    expect(dialog.queryByLabelText("State")).toBeNull();

    await user.type(dialog.getByLabelText("Pay"), "64.000");
    await user.selectOptions(dialog.getByLabelText("Currency"), "EUR");
    await dialog.findByText("EUR 5,333 a month, EUR 64,000 a year");
    await user.type(dialog.getByLabelText("Hours a week"), "37,5");
    await user.type(dialog.getByLabelText("Place"), "Harbourtown");
    setDay(dialog, "Answer by", dayIn(9));
    await save(card, dialog);

    await untilClosed(card);
    await (await offers(card)).findByRole("button", { name: PAY_TITLE });
    const terms = {
      ...PAY,
      hours: "37.5",
      place: "Harbourtown",
      receivedOn: dayIn(0),
      answerBy: dayIn(9),
      bonus: null,
    };
    expect(await offersOf(person, id, Object.keys(terms).join(" "))).toEqual([terms]);
    await undo(card, "Offer saved");
    await page.findByText("Undone");
    await waitFor(() => expect(page.queryByRole("button", { name: PAY_TITLE })).toBeNull());
    expect(await offersOf(person, id, "id")).toEqual([]);
  });

  test.each([
    ["an hour", "28", /^EUR 4,550 a month, EUR 54,600 a year$/],
    ["a week", "900", /^EUR 3,900 a month, EUR 46,800 a year$/],
    ["a month", "5.000,50", /^EUR 5,001 a month, EUR 60,006 a year$/],
  ])("says the pay of %s for a month and for a year", async (period, amount, hint) => {
    const card = await openCard();
    const { user } = card;
    const dialog = await openOffer(card);

    await user.type(dialog.getByLabelText("Pay"), amount);
    await user.selectOptions(dialog.getByLabelText("Currency"), "EUR");
    await user.selectOptions(dialog.getByLabelText("Pay is for"), period);
    await user.type(dialog.getByLabelText("Hours a week"), "37.5");

    await dialog.findByText(hint);
    await user.selectOptions(dialog.getByLabelText("Pay is for"), "a day");
    expect(dialog.queryByText(/ a month, /)).toBeNull();
  });

  test.each(["-5", "sixty thousand"])("is not sent with %s as its pay, which is told at its field", async (amount) => {
    const card = await openCard();
    const { user, network } = card;
    const dialog = await openOffer(card);
    await user.type(dialog.getByLabelText("Pay"), amount);
    await user.type(dialog.getByLabelText("Note"), "By telephone");
    await user.type(dialog.getByLabelText("Hours a week"), "200");
    expect(problemOf(dialog, "Pay")).toBeNull();

    await save(card, dialog);

    await waitFor(() => expect(problemOf(dialog, "Pay")).toMatch(/^Only a number, such as 2,450\.5/));
    expect(problemOf(dialog, "Hours a week")).toBe("At most 168.");
    expect(["Pay", "Note", "Hours a week"].map((label) => valueOf(dialog, label))).toEqual([
      amount,
      "By telephone",
      "200",
    ]);
    expect(network.asked.map(({ name }) => name)).not.toContain("OfferCreate");
    await user.clear(dialog.getByLabelText("Pay"));
    expect(problemOf(dialog, "Pay")).toBeNull();
  });

  test("is not sent with days in a wrong order, which are told at their fields", async () => {
    const card = await openCard();
    const { user, network } = card;
    const dialog = await openOffer(card);
    setDay(dialog, "Offer came", dayIn(1));
    setDay(dialog, "Answer by", dayIn(-1));
    setDay(dialog, "First day of work", dayIn(-2));

    await save(card, dialog);

    await waitFor(() => expect(problemOf(dialog, "Offer came")).toBe("Not after today."));
    const before = "Not before the day on which the offer came.";
    expect(problemOf(dialog, "Answer by")).toBe(before);
    expect(problemOf(dialog, "First day of work")).toBe(before);
    setDay(dialog, "Offer came", "");
    expect(problemOf(dialog, "Offer came")).toBe("Choose the day.");
    expect(network.asked.map(({ name }) => name)).not.toContain("OfferCreate");
    setDay(dialog, "Offer came", dayIn(-3));
    await save(card, dialog);
    await untilClosed(card);
    await user.click(await (await offers(card)).findByRole("button", { name: /^Offer \(/ }));
  });

  test("keeps what was typed on Escape, and drops it on Cancel", async () => {
    const card = await openCard();
    const { user } = card;
    await user.type((await openOffer(card)).getByLabelText("Pay"), "64000");
    await user.keyboard("{Escape}");
    await untilClosed(card);

    const again = await openOffer(card);
    await again.findByText("What you typed before is back. Cancel drops it.");
    expect(valueOf(again, "Pay")).toBe("64000");
    await user.click(again.getByRole("button", { name: "Cancel" }));
    await untilClosed(card);

    const last = await openOffer(card);
    expect(valueOf(last, "Pay")).toBe("");
    expect(last.queryByText(/^What you typed before is back/)).toBeNull();
  });

  test("begins with the days of its hunt when it is the first, and with the currency of the last otherwise", async () => {
    const person = await makePerson();
    const id = await makeHunt(person);
    await person.speak(`mutation ($input: SetJobHuntDatesInput!) { setJobHuntDates(input: $input) { logEntryId } }`, {
      input: { jobHuntId: id, offerReceivedOn: dayIn(-4), answerBy: dayIn(6), startsOn: dayIn(40) },
    });
    const screen = await openScreen(`/jobhunts/${id}`, { as: person });
    const days = (dialog: Found): readonly string[] =>
      ["Offer came", "Answer by", "First day of work"].map((label) => dayOf(valueOf(dialog, label)));

    const first = await openOffer(screen);
    expect(days(first)).toEqual([dayIn(-4), dayIn(6), dayIn(40)]);
    await screen.user.selectOptions(first.getByLabelText("Currency"), "CHF");
    await screen.user.selectOptions(first.getByLabelText("Pay is for"), "a month");
    await save(screen, first);
    await untilClosed(screen);
    const second = await openOffer(screen);

    expect(days(second)).toEqual([dayIn(0), "", ""]);
    expect([valueOf(second, "Currency"), valueOf(second, "Pay is for")]).toEqual(["CHF", "MONTH"]);
  });

  test("names one of the documents of its hunt as the one in which it is written", async () => {
    const person = await makePerson();
    const id = await makeHunt(person);
    const document = await make(person, `createDocument(input: { name: "Offer.pdf" }) { document { id } }`);
    await person.speak(
      `mutation ($id: ID!, $document: ID!) { linkRecord(input: { jobHuntId: $id, kind: DOCUMENT, id: $document }) { id } }`,
      { id, document },
    );
    const screen = await openScreen(`/jobhunts/${id}`, { as: person });
    const dialog = await openOffer(screen);
    await dialog.findByRole("option", { name: "Offer.pdf" });
    await screen.user.selectOptions(dialog.getByLabelText("In writing"), "Offer.pdf");

    await save(screen, dialog);

    await untilClosed(screen);
    expect(await offersOf(person, id, "document { id }")).toEqual([{ document: { id: document } }]);
    const again = await openOffer(screen, /^Offer \(/);
    await waitFor(() => expect(valueOf(again, "In writing")).toBe(document));
  });

  test("is declined, and counts no more until that is taken back", async () => {
    const card = await openCard(undefined, PAY);
    const { page, user, person, id } = card;
    const dialog = await openOffer(card, PAY_TITLE);
    await user.selectOptions(dialog.getByLabelText("State"), "I declined it");

    await save(card, dialog);

    await (await offers(card)).findByRole("button", { name: /^EUR\s64,000 a year: I declined it$/ });
    expect(await offersOf(person, id, "outcome")).toEqual([{ outcome: "DECLINED" }]);
    await undo(card, "Offer saved");
    await page.findByText("Undone");
    await (await offers(card)).findByRole("button", { name: PAY_TITLE });
  });

  test("is deleted, and back after Undo", async () => {
    const card = await openCard(undefined, PAY);
    const { page, user } = card;
    const dialog = await openOffer(card, PAY_TITLE);

    await user.click(dialog.getByRole("button", { name: "Delete" }));

    await untilClosed(card);
    await waitFor(() => expect(page.queryByRole("button", { name: PAY_TITLE })).toBeNull());
    await undo(card, "Offer deleted");
    await (await offers(card)).findByRole("button", { name: PAY_TITLE });
  });

  test("stays in its form when it was not deleted or saved, and why is told", async () => {
    const card = await openCard(undefined, PAY);
    const { page, user, network } = card;
    const dialog = await openOffer(card, PAY_TITLE);
    await user.type(dialog.getByLabelText("Note"), "By telephone");
    network.answer("OfferDelete", noAnswer);
    const connect = network.answer("OfferUpdate", noAnswer);

    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await page.findByText(/^The offer was not deleted/);
    await save(card, dialog);
    await dialog.findByRole("alert");
    expect(valueOf(dialog, "Note")).toBe("By telephone");
    connect();
    await save(card, dialog);

    await page.findByText("Offer saved");
  });

  test("cannot be recorded, saved or deleted without a connection, and says so", async () => {
    const card = await openCard(undefined, PAY);
    const { user, network } = card;
    const dialog = await openOffer(card, PAY_TITLE);
    await user.type(dialog.getByLabelText("Note"), "By telephone");

    network.setOffline(true);

    for (const name of ["Save", "Delete"]) {
      const button = dialog.getByRole<HTMLButtonElement>("button", { name });
      await waitFor(() => expect(button.disabled).toBe(true));
      expect(button.title).toBe(OFFLINE);
    }
    await user.keyboard("{Escape}");
    await untilClosed(card);
    for (const name of [PAY_TITLE, ADD]) {
      const button = (await offers(card)).getByRole<HTMLButtonElement>("button", { name });
      expect([button.disabled, button.title]).toEqual([true, OFFLINE]);
    }
    network.setOffline(false);
    const chip = (await offers(card)).getByRole<HTMLButtonElement>("button", { name: PAY_TITLE });
    await waitFor(() => expect(chip.disabled).toBe(false));
    const again = await openOffer(card, PAY_TITLE);
    expect(valueOf(again, "Note")).toBe("By telephone");
  });

  test("is only shown once its hunt was terminated", async () => {
    const person = await makePerson();
    const id = await makeHunt(person);
    await makeOffer(person, id, { ...PAY, hours: "37.5" });
    await person.speak(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id, reason: "No" }) { logEntryId } }`, {
      id,
    });
    const screen = await openScreen(`/jobhunts/${id}`, { as: person });

    const list = await offers(screen);

    await list.findByText("EUR 64,000 a year");
    list.getByText("37.5 hours a week");
    for (const name of [ADD, PAY_TITLE]) expect(list.queryByRole("button", { name })).toBeNull();
  });
});

describe("an offer that is changed elsewhere while it is in a form", () => {
  /** Opens the form of an offer, once the page hears of changes. */
  async function edit(): Promise<Card & { readonly dialog: Found; readonly offerId: string }> {
    const person = await makePerson();
    const card = await openCard(person, PAY);
    const [offer] = await offersOf(person, card.id, "id");
    await card.untilLive();
    const dialog = await openOffer(card, PAY_TITLE);
    return { ...card, dialog, offerId: String(Object.values(offer ?? {})[0]) };
  }

  test("takes what only the other device changed, and keeps what was typed", async () => {
    const card = await edit();
    const { page, user, person, dialog, id } = card;
    await user.type(dialog.getByLabelText("Note"), "By telephone");

    await changeOffer(person, card.offerId, { payAmount: "66000", daysOff: "30" });

    await page.findByText("Changed elsewhere, and taken into the form: Pay and Days off a year");
    expect(["Pay", "Days off a year", "Note"].map((label) => valueOf(dialog, label))).toEqual([
      "66000",
      "30",
      "By telephone",
    ]);
    await save(card, dialog);
    await untilClosed(card);
    expect(await offersOf(person, id, "payAmount daysOff note")).toEqual([
      { payAmount: "66000", daysOff: "30", note: "By telephone" },
    ]);
  });

  test("asks about what both changed, and loses neither", async () => {
    const card = await edit();
    const { page, user, person, dialog, id } = card;
    await user.clear(dialog.getByLabelText("Pay"));
    await user.type(dialog.getByLabelText("Pay"), "65.000");

    await changeOffer(person, card.offerId, { payAmount: "66000", note: "In writing on Monday" });

    await dialog.findByText("This was changed elsewhere while you edit it.");
    expect(valueOf(dialog, "Pay")).toBe("65.000");
    expect(page.getByText("66000")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Keep mine: Pay" }));
    await save(card, dialog);
    await untilClosed(card);
    expect(await offersOf(person, id, "payAmount note")).toEqual([
      { payAmount: "65000", note: "In writing on Monday" },
    ]);
  });

  test("says that it was deleted, and keeps what was typed", async () => {
    const card = await edit();
    const { user, person, dialog, offerId } = card;
    await user.type(dialog.getByLabelText("Note"), "By telephone");

    await person.speak(`mutation ($id: ID!) { deleteOffer(input: { id: $id }) { id } }`, { id: offerId });

    await dialog.findByText("This was deleted elsewhere, or moved to another list.");
    expect(valueOf(dialog, "Note")).toBe("By telephone");
  });
});

describe("offers side by side", () => {
  const TITLES = { 1: "One offer", 2: "Two offers, side by side", 3: "Three offers, side by side" };
  const FIRST = { ...PAY, hours: "40", daysOff: "30", place: "Harbourtown" };
  const SECOND = { payAmount: "5000", payCurrency: "EUR", payPeriod: "MONTH", hours: "37.5", daysOff: "30" };
  const THIRD = { payAmount: "70000", payCurrency: "CHF", payPeriod: "YEAR", hours: "42" };

  /** Somebody with hunts by the names of their places, each with an offer. */
  async function makeHunts(...all: readonly object[]): Promise<{ readonly person: Person; readonly ids: string[] }> {
    const person = await makePerson();
    const ids: string[] = [];
    for (const [at, terms] of all.entries()) {
      const id = await makeHunt(person, ["Data Analyst", "Cartographer", "Forecast Analyst"][at]);
      await makeOffer(person, id, terms);
      ids.push(id);
    }
    return { person, ids };
  }

  const address = ([first, ...others]: readonly string[]): string => `/jobhunts/${first}?compare=${others.join(",")}`;
  const addressNow = (): string => decodeURIComponent(window.location.pathname + window.location.search);

  /** Opens the offers of hunts side by side. */
  async function compare(person: Person, ids: readonly string[], shown = ids.length): Promise<OpenedScreen> {
    const screen = await openScreen(address(ids), { as: person });
    await untilCompared(screen, shown);
    return screen;
  }
  const untilCompared = async ({ page }: OpenedScreen, count: number): Promise<void> =>
    void (await page.findByRole("heading", { level: 2, name: TITLES[count as keyof typeof TITLES] })); // one of three

  // A second table is on the paper.
  const table = ({ page }: OpenedScreen): Found => within(within(page.getByRole("main")).getByRole("table"));
  /** Returns the cells of a row: bold ones between stars. */
  const row = (screen: OpenedScreen, name: string): readonly string[] =>
    within(table(screen).getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map((cell) => {
        const best = cell.querySelector("b")?.textContent;
        return (best === undefined ? cell.textContent : `*${best}*`).replace(/\u00a0/g, " ");
      });
  const rowNames = (screen: OpenedScreen): readonly (string | null)[] =>
    table(screen)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);

  test("say what each holds, the best number in bold, and what nobody has stated", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND);

    const screen = await compare(person, ids);

    expect(row(screen, "Pay a year")).toEqual(["*EUR 64,000*", "EUR 60,000"]);
    expect(row(screen, "Pay a month")).toEqual(["*EUR 5,333*", "EUR 5,000"]);
    expect(row(screen, "Hours a week")).toEqual(["40", "*37.5*"]);
    expect(row(screen, "Days off a year")).toEqual(["30", "30"]);
    expect(row(screen, "Place")).toEqual(["Harbourtown", "Not stated"]);
    expect(row(screen, "Bonus and extras")).toEqual(["Not stated", "Not stated"]);
    expect(row(screen, "In writing")).toEqual(["Not in writing", "Not in writing"]);
    expect(table(screen).getAllByText("(the best of these)")).toHaveLength(3);
    expect(document.title).toMatch(/^Compare/);
  });

  test("of three hunts have no best pay where it is in two currencies", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND, THIRD);

    const screen = await compare(person, ids);

    expect(row(screen, "Pay a year")).toEqual(["EUR 64,000", "EUR 60,000", "CHF 70,000"]);
    expect(row(screen, "Hours a week")).toEqual(["40", "*37.5*", "42"]);
    expect(screen.page.queryByRole("combobox", { name: "Compare with" })).toBeNull();
  });

  test("hide what is the same in all of them, and show it again", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND);
    const screen = await compare(person, ids);
    const { user } = screen;
    const button = screen.page.getByRole("button", { name: "Only differences" });

    await user.click(button);

    expect(button.getAttribute("aria-pressed")).toBe("true");
    const names = rowNames(screen);
    expect(names).not.toContain("Days off a year");
    expect(names).toEqual(expect.arrayContaining(["Pay a year", "Bonus and extras"]));
    within(screen.page.getByRole("main")).getByText("1 row is the same.");
    await user.click(button);
    expect(rowNames(screen)).toContain("Days off a year");
  });

  test("stay as they are, with what is hidden, while a third is taken in", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND, { ...THIRD, daysOff: "30" });
    const screen = await compare(person, ids.slice(0, 2));
    const { page, user } = screen;
    await user.click(page.getByRole("button", { name: "Only differences" }));
    const list = await page.findByRole("combobox", { name: "Compare with" });
    const table = page.getByRole("main").querySelector("table");

    await user.selectOptions(list, "Forecast Analyst");
    await user.click(page.getByRole("button", { name: "Compare" }));

    await untilCompared(screen, 3);
    expect(page.getByRole("main").querySelector("table")).toBe(table);
    expect(rowNames(screen)).not.toContain("Days off a year");
  });

  test("show all rows of the last one that is left, whatever was hidden before", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND);
    const screen = await compare(person, ids);
    const { page, user } = screen;
    await user.click(page.getByRole("button", { name: "Only differences" }));

    await user.click(page.getByRole("button", { name: "Leave out Cartographer" }));

    await untilCompared(screen, 1);
    expect(row(screen, "Days off a year")).toEqual(["30"]);
  });

  test("add their questions to what the person wants to say, and none twice", async () => {
    const { person, ids } = await makeHunts(FIRST);
    const [id] = ids;
    await person.speak(
      `mutation ($id: ID!) { updateJobHunt(input: { id: $id, talkingPoints: "I can begin soon.\\nWhen would I start?" }) { id } }`,
      { id },
    );
    const screen = await compare(person, ids);
    const { page, user } = screen;
    const talkingPoints = async (): Promise<string> =>
      (
        await person.speak<{ jobHunt: { talkingPoints: string } }>(
          `query ($id: ID!) { jobHunt(id: $id) { talkingPoints } }`,
          { id },
        )
      ).jobHunt.talkingPoints;
    page.getByText("Ask Data Analyst:");

    await user.click(page.getByRole("button", { name: "Add 4 questions to “What I want to say”" }));

    await page.findByText("4 questions added");
    await page.findByText("They stand in “What I want to say”.");
    expect(page.queryByRole("button", { name: /^Add \d/ })).toBeNull();
    expect((await talkingPoints()).split("\n")).toEqual([
      "I can begin soon.",
      "When would I start?",
      "Is there a bonus, or anything else beside the pay?",
      "Does the contract end, and how long is the probation?",
      "By which day do you need my answer?",
      "Could I have the offer in writing?",
    ]);
    await undo(screen, "4 questions added");
    await page.findByRole("button", { name: "Add 4 questions to “What I want to say”" });
    expect(await talkingPoints()).toBe("I can begin soon.\nWhen would I start?");
  });

  test("add no question without a connection, and say why one was not added", async () => {
    const { person, ids } = await makeHunts(FIRST);
    const { page, user, network } = await compare(person, ids);
    const button = page.getByRole<HTMLButtonElement>("button", { name: /^Add 5 questions/ });

    network.setOffline(true);
    await waitFor(() => expect(button.disabled).toBe(true));
    expect(button.title).toBe(OFFLINE);
    network.setOffline(false);
    await waitFor(() => expect(button.disabled).toBe(false));
    network.answer("CompareAddQuestions", noAnswer);
    await user.click(button);

    await page.findByText(/^The questions were not added/);
  });

  test("take a further hunt in, and leave one out, at an address of their own", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND);
    const [first = "", second = ""] = ids;
    const screen = await openScreen(`/jobhunts/${first}`, { as: person });
    const { page, user } = screen;
    await user.click(await (await offers(screen)).findByRole("button", { name: "Compare with another offer" }));
    await untilCompared(screen, 1);
    expect(addressNow()).toBe(address([first]));

    await user.selectOptions(await page.findByRole("combobox", { name: "Compare with" }), "Cartographer");
    await user.click(page.getByRole("button", { name: "Compare" }));

    await untilCompared(screen, 2);
    expect(addressNow()).toBe(address([first, second]));
    expect(row(screen, "Pay a year")).toHaveLength(2);
    await user.click(page.getByRole("button", { name: "Leave out Data Analyst" }));
    await untilCompared(screen, 1);
    expect(addressNow()).toBe(address([second]));
    expect(row(screen, "Pay a year")).toEqual(["EUR 60,000"]);
    expect(page.queryByRole("button", { name: /^Leave out/ })).toBeNull();
  });

  test("offer only hunts with an offer that counts", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND);
    const [first = "", second = ""] = ids;
    const [offer] = await offersOf(person, second, "id");
    await changeOffer(person, String(Object.values(offer ?? {})[0]), { outcome: "DECLINED" });
    await makeHunt(person, "Without any");

    const { page } = await compare(person, [first]);

    await page.findByText("No other job hunt has an offer yet. When one has, you can choose it here.");
  });

  test("follow a change of elsewhere", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND);
    const screen = await compare(person, ids);
    const [offer] = await offersOf(person, ids[1] ?? "", "id");
    await screen.untilLive();

    await changeOffer(person, String(Object.values(offer ?? {})[0]), { payAmount: "6000" });

    await waitFor(() => expect(row(screen, "Pay a year")).toEqual(["EUR 64,000", "*EUR 72,000*"]));
  });

  test.each(["0198c6a0-0000-7000-8000-000000000000", "nothing"])(
    "are the placeholder for the unknown hunt %s, and leave it out beside another",
    async (unknown) => {
      const { person, ids } = await makeHunts(FIRST);
      const screen = await openScreen(address([unknown, ...ids]), { as: person });

      await screen.page.findByText("This hunt is not here. It may be in the bin.");

      await screen.leaveFor(address([...ids, unknown]));
      await untilCompared(screen, 1);
      expect(row(screen, "Pay a year")).toEqual(["EUR 64,000"]);
    },
  );

  test("say that they could not be loaded, and try again", async () => {
    const { person, ids } = await makeHunts(FIRST, SECOND);
    const screen = await openScreen(address(ids), { as: person, answers: { OffersCompared: noAnswer } });
    const { page, user, network } = screen;
    await page.findByRole("alert");
    await user.click(page.getByRole("button", { name: "Try again" }));
    await page.findByRole("alert");

    network.answer("OffersCompared", (_, pass) => pass());
    await user.click(page.getByRole("button", { name: "Try again" }));

    await untilCompared(screen, 2);
  });
});

describe("the offer that counts", () => {
  test("stands on the hunt sheet, among the facts and below with all its terms", async () => {
    const person = await makePerson();
    const id = await makeHunt(person);
    await makeOffer(person, id, { ...PAY, daysOff: "30", place: "Harbourtown", note: "The desk is at the window" });

    const screen = await openScreen(`/jobhunts/${id}`, { as: person });

    const fact = (await screen.page.findAllByText("Offer", { selector: "main dt" }))[0]?.nextElementSibling;
    expect(fact?.textContent.replace(/\u00a0/g, " ")).toBe("EUR 64,000 a year · 30 days off · Harbourtown");
    await screen.page.findByRole("heading", { name: "Offers" });
    await (await offers(screen)).findByText("The desk is at the window");
  });

  test("stands beside the guide of its step, where another is recorded, and its pay in the letter that accepts it", async () => {
    const person = await makePerson();
    const id = await makeHunt(person);
    await makeOffer(person, id);
    const screen = await openScreen("/logs", { as: person });
    const { page } = screen;
    await page.findByRole("heading", { level: 1, name: "Logs" });
    const goToGuide = (step: string): void => {
      window.history.pushState({ usr: { jobHuntId: id, step }, key: step, idx: 1 }, "", "/notfound");
      window.dispatchEvent(new Event("popstate"));
    };
    goToGuide("received_offer");
    await page.findByRole("heading", { name: "Offers" });
    await (await offers(screen)).findByRole("button", { name: PAY_TITLE });

    const dialog = await openOffer(screen);
    await screen.user.type(dialog.getByLabelText("Pay"), "66000");
    await save(screen, dialog);
    await untilClosed(screen);
    await (await offers(screen)).findByRole("button", { name: /^EUR\s66,000 a year$/ });
    goToGuide("offer_acceptance");

    const letter = await page.findByRole<HTMLTextAreaElement>("textbox", { name: "Yes" });
    expect(letter.value.replace(/\s/g, " ")).toContain("“Data Analyst” with EUR 66,000 a year, [hours] hours");
  });
});
