import type { Locator, Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { picture, type Visitor } from "../support/browser.js";
import type { Speak } from "../support/speaker.js";
import { expect, type Journeys, test } from "./journeys.js";

const MINE = "What I typed";
const THEIRS = "What they saved";
/** What the console is told of a save that is refused: by the browser, and as the specification has it. */
const EXPECTED = /409|Error saving job details|Failed to update document/;

/** One kind of record in its form. */
interface Kind {
  readonly kind: string;
  /** Makes a record called `Before` and answers its id. */
  readonly make: (speak: Speak) => Promise<string>;
  readonly path: string;
  /** Leads from its screen to its form. */
  readonly open: (page: Page) => Promise<void>;
  /** The field that is typed in here and changed elsewhere, and one that is only changed elsewhere, so that it is taken. */
  readonly field: string;
  readonly other?: string;
  /** Changes them elsewhere. */
  readonly change: string;
  /** Reads them: one object whose values are what they hold; without it, they are read on the screen. */
  readonly read?: string;
  readonly save?: string;
  readonly saved?: string;
}

const byId = async (speak: Speak, mutation: string): Promise<string> => {
  const answer = await speak<Record<string, Record<string, { id: string }>>>(`mutation { ${mutation} }`);
  return Object.values(Object.values(answer)[0] ?? {})[0]?.id ?? "";
};
const button = (page: Page | Locator, name: string): Locator => page.getByRole("button", { name, exact: true }).first();
/** By keys: a card grows as its answers arrive, and what is in it and below it moves under a pointer. */
const press = (page: Page, name: string): Promise<void> => button(page, name).press("Enter");
const edit = async (page: Page): Promise<void> => {
  await button(page, "Before").click();
  await press(page, "Edit");
};

const KINDS: readonly Kind[] = [
  {
    kind: "a company",
    make: (speak) => byId(speak, `createCompany(input: { name: "Before" }) { company { id } }`),
    path: "/companies",
    open: edit,
    field: "Company name",
    other: "Address",
    change: `updateCompany(input: { id: $id, name: "${THEIRS}", address: "${THEIRS}" }) { logEntryId }`,
    read: "company(id: $id) { name address }",
  },
  {
    kind: "a contact",
    make: (speak) => byId(speak, `createContact(input: { firstName: "Before" }) { contact { id } }`),
    path: "/contacts",
    open: edit,
    field: "First name",
    other: "Last name",
    change: `updateContact(input: { id: $id, firstName: "${THEIRS}", lastName: "${THEIRS}" }) { logEntryId }`,
    read: "contact(id: $id) { firstName lastName }",
  },
  {
    kind: "a document",
    make: (speak) =>
      byId(speak, `createDocument(input: { name: "Before", source: "https://example.org/cv" }) { document { id } }`),
    path: "/documents",
    open: edit,
    field: "Name",
    other: "Description",
    change: `updateDocument(input: { id: $id, name: "${THEIRS}", description: "${THEIRS}" }) { logEntryId }`,
    read: "document(id: $id) { name description }",
  },
  {
    kind: "an ideal job",
    make: (speak) => byId(speak, `createIdealJob(input: { name: "Before" }) { idealJob { id } }`),
    path: "/idealjobs",
    open: edit,
    field: "Title",
    other: "Description",
    change: `updateIdealJob(input: { id: $id, name: "${THEIRS}", description: "${THEIRS}" }) { logEntryId }`,
    read: "idealJob(id: $id) { name description }",
  },
  {
    kind: "a job hunt",
    make: (speak) => byId(speak, `createJobHunt(input: { name: "Before" }) { jobHunt { id } }`),
    path: "/jobhunts",
    // Its card is open: the hunt is the selected one.
    open: (page) => button(page.getByRole("article", { name: "Before", exact: true }), "Edit").click(),
    field: "Job hunt title",
    change: `renameJobHunt(input: { id: $id, name: "${THEIRS}" }) { logEntryId }`,
    read: "jobHunt(id: $id) { name }",
  },
  {
    kind: "a note",
    make: async (speak) => {
      const { createCompany } = await speak<{ createCompany: { company: { noteGuid: string } } }>(
        `mutation { createCompany(input: { name: "Holder" }) { company { noteGuid } } }`,
      );
      const { noteGuid } = createCompany.company;
      return byId(speak, `createNote(input: { noteGuid: "${noteGuid}", title: "Before" }) { note { id } }`);
    },
    path: "/companies",
    open: async (page) => {
      await button(page, "Holder").click();
      await press(page, "Edit note Before");
    },
    field: "Title",
    other: "Description",
    // Of notes there are only lists.
    change: `updateNote(input: { id: $id, title: "${THEIRS}", content: "${THEIRS}" }) { logEntryId }`,
  },
  {
    kind: "the details of a job",
    make: async (speak) => {
      const id = await byId(speak, `createJobHunt(input: { name: "With details" }) { jobHunt { id } }`);
      await speak(`mutation { saveJobDetails(input: { jobHuntId: "${id}", jobTitle: "Before" }) { id } }`);
      return id;
    },
    path: "/jobdetails",
    open: () => Promise.resolve(),
    field: "Job title",
    other: "Location",
    change: `saveJobDetails(input: { jobHuntId: $id, jobTitle: "${THEIRS}", location: "${THEIRS}" }) { id }`,
    read: "jobDetails(jobHuntId: $id) { jobTitle location }",
    save: "Done",
    saved: "Job details saved",
  },
];

test.describe("a save that meets a change of elsewhere", () => {
  let person: Person;

  test.beforeAll(async ({ journeys }) => {
    person = await journeys.createPerson();
  });

  /** Opens the form of a new record, and types into it. */
  async function type(
    journeys: Journeys,
    { make, path, open, field }: Kind,
  ): Promise<Visitor & { readonly id: string }> {
    const visitor = await journeys.visit({ storageState: person.state });
    const { page } = visitor;
    const id = await make(person.speak);
    await page.addInitScript((hunt) => localStorage.setItem("selectedJobHuntId", hunt), id);
    // From then on the page is told of changes.
    const listens = page.waitForResponse((response) => response.url().endsWith("/graphql/stream"));
    await page.goto(journeys.url + path);
    await open(page);
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();
    await input(page, field).fill(MINE);
    await listens;
    return { ...visitor, id };
  }
  const input = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });

  for (const kind of KINDS) {
    test(`asks about the fields of ${kind.kind} that both changed, takes the others, and loses nothing`, async ({
      journeys,
    }) => {
      const { field, other, change, read, save = "Save", saved = "Saved" } = kind;
      const { page, complaints, id } = await type(journeys, kind);

      await person.speak(`mutation ($id: ID!) { ${change} }`, { id });
      await expect(page.getByText("This was changed elsewhere while you edit it.")).toBeVisible();
      await expect(input(page, field)).toHaveValue(MINE);
      await button(page, save).click();
      await expect(page.getByText("Not saved: this was changed elsewhere meanwhile.")).toBeVisible();
      await expect(page).toBeAccessible();
      await picture(page, `conflict-${kind.kind.replaceAll(" ", "-")}`);
      await button(page, `Keep mine: ${field}`).click();
      if (other !== undefined) {
        const taken = input(page, other).or(page.getByRole("combobox", { name: other, exact: true }));
        await expect(taken).toHaveValue(THEIRS);
      }
      await expect(page.getByRole("button", { name: /^Take theirs: / })).toHaveCount(0);
      await button(page, save).click();

      await expect(page.getByText(saved, { exact: true })).toBeVisible();
      if (read === undefined) {
        await expect(page.getByRole("listitem", { name: MINE, exact: true }).getByText(THEIRS)).toBeVisible();
      } else {
        const query = `query ($id: ID!) { ${read} }`;
        const answer = await person.speak<Record<string, Record<string, string>>>(query, { id });
        expect(Object.values(Object.values(answer)[0] ?? {})).toEqual(other === undefined ? [MINE] : [MINE, THEIRS]);
      }
      expect(complaints.filter((complaint) => !EXPECTED.test(complaint))).toEqual([]);
    });
  }

  test("goes on by itself where they changed what the person did not", async ({ journeys }) => {
    const [company] = KINDS;
    if (company === undefined) throw new Error("There is a company among the kinds.");
    const visitor = await journeys.visit({ storageState: person.state });
    const { page } = visitor;
    // Nobody tells the page of the change, so that the save is refused first.
    await page.route("**/graphql/stream", (route) => route.abort());
    const id = await company.make(person.speak);
    await page.goto(journeys.url + company.path);
    await company.open(page);
    await input(page, company.field).fill(MINE);
    await person.speak(
      `mutation ($id: ID!) { updateCompany(input: { id: $id, address: "${THEIRS}" }) { logEntryId } }`,
      {
        id,
      },
    );

    await button(page, "Save").click();

    await expect(page.getByText("Changed elsewhere, and taken into the form: Address")).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const { company: saved } = await person.speak<{ company: object }>(`query ($id: ID!) { ${company.read ?? ""} }`, {
      id,
    });
    expect(saved).toEqual({ name: MINE, address: THEIRS });
  });

  for (const kind of KINDS.filter(({ kind }) => kind === "a company" || kind === "the details of a job")) {
    test(`asks about the fields of ${kind.kind} also when the page was loaded again in between`, async ({
      journeys,
    }) => {
      const { page, id } = await type(journeys, kind);
      // The form keeps what was typed after it has shown it.
      const keeps = (text: string): boolean =>
        Object.entries(sessionStorage).some(([key, kept]) => key.startsWith("draft:") && String(kept).includes(text));
      await expect.poll(() => page.evaluate(keeps, MINE)).toBe(true);
      await page.goto(`${journeys.url}/profile`);
      await person.speak(`mutation ($id: ID!) { ${kind.change} }`, { id });

      await page.goto(journeys.url + kind.path);
      if (kind.kind === "a company") await press(page, "Edit");

      await expect(page.getByText("This was changed elsewhere while you edit it.")).toBeVisible();
      await expect(input(page, kind.field)).toHaveValue(MINE);
      await expect(button(page, `Take theirs: ${kind.field}`)).toBeVisible();
    });
  }
});
