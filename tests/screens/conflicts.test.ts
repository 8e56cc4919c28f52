import { beforeAll, describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { noAnswer } from "./support/faults.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

const MINE = "What I typed";
const THEIRS = "What they saved";
const CHANGED = "This was changed elsewhere while you edit it.";

/** One kind of record in its form. */
interface Kind {
  readonly kind: string;
  /** Makes a record called `Before` and answers its id. */
  readonly create: (person: Person) => Promise<string>;
  readonly path: string;
  /** Leads from its screen to its form. */
  readonly open: (screen: OpenedScreen) => Promise<void>;
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

async function press({ page, user }: OpenedScreen, name: string): Promise<void> {
  const [button] = await page.findAllByRole("button", { name });
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  await user.click(button);
}
const edit = async (screen: OpenedScreen): Promise<void> => {
  await press(screen, "Before");
  await press(screen, "Edit");
};

const KINDS: readonly Kind[] = [
  {
    kind: "a company",
    create: (person) => make(person, `createCompany(input: { name: "Before" }) { company { id } }`),
    path: "/companies",
    open: edit,
    field: "Company name",
    other: "Address",
    change: `updateCompany(input: { id: $id, name: "${THEIRS}", address: "${THEIRS}" }) { logEntryId }`,
    read: "company(id: $id) { name address }",
  },
  {
    kind: "a contact",
    create: (person) => make(person, `createContact(input: { firstName: "Before" }) { contact { id } }`),
    path: "/contacts",
    open: edit,
    field: "First name",
    other: "Last name",
    change: `updateContact(input: { id: $id, firstName: "${THEIRS}", lastName: "${THEIRS}" }) { logEntryId }`,
    read: "contact(id: $id) { firstName lastName }",
  },
  {
    kind: "a document",
    create: (person) =>
      make(person, `createDocument(input: { name: "Before", source: "https://example.org/cv" }) { document { id } }`),
    path: "/documents",
    open: edit,
    field: "Name",
    other: "Description",
    change: `updateDocument(input: { id: $id, name: "${THEIRS}", description: "${THEIRS}" }) { logEntryId }`,
    read: "document(id: $id) { name description }",
  },
  {
    kind: "an ideal job",
    create: (person) => make(person, `createIdealJob(input: { name: "Before" }) { idealJob { id } }`),
    path: "/idealjobs",
    open: edit,
    field: "Title",
    other: "Description",
    change: `updateIdealJob(input: { id: $id, name: "${THEIRS}", description: "${THEIRS}" }) { logEntryId }`,
    read: "idealJob(id: $id) { name description }",
  },
  {
    kind: "a job hunt",
    create: (person) => make(person, `createJobHunt(input: { name: "Before" }) { jobHunt { id } }`),
    path: "/jobhunts",
    // Its card is open: the hunt is the selected one.
    open: async ({ page, user }) => {
      const card = within(await page.findByRole("article", { name: "Before" }));
      await user.click(await card.findByRole("button", { name: /^More: / }));
      await user.click(await page.findByRole("menuitem", { name: "Edit" }));
    },
    field: "Job hunt title",
    change: `renameJobHunt(input: { id: $id, name: "${THEIRS}" }) { logEntryId }`,
    read: "jobHunt(id: $id) { name }",
  },
  {
    kind: "a note",
    create: async (person) => {
      const { createCompany } = await person.speak<{ createCompany: { company: { noteGuid: string } } }>(
        `mutation { createCompany(input: { name: "Holder" }) { company { noteGuid } } }`,
      );
      const { noteGuid } = createCompany.company;
      return make(person, `createNote(input: { noteGuid: "${noteGuid}", title: "Before" }) { note { id } }`);
    },
    path: "/companies",
    open: async (screen) => {
      await press(screen, "Holder");
      await press(screen, "Edit note Before");
    },
    field: "Title",
    other: "Description",
    // Of notes there are only lists.
    change: `updateNote(input: { id: $id, title: "${THEIRS}", content: "${THEIRS}" }) { logEntryId }`,
  },
  {
    kind: "the details of a job",
    create: async (person) => {
      const id = await make(person, `createJobHunt(input: { name: "With details" }) { jobHunt { id } }`);
      await person.speak(`mutation { saveJobDetails(input: { jobHuntId: "${id}", jobTitle: "Before" }) { id } }`);
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

/** Returns what a field holds, which is a text box or one that suggests. */
const valueOf = async ({ page }: OpenedScreen, name: string): Promise<string> =>
  (await page.findByLabelText<HTMLInputElement>(name, { selector: "input, textarea" })).value;

/** What a record holds at the server. */
async function read(person: Person, id: string, fields: string): Promise<readonly unknown[]> {
  const answer = await person.speak<Record<string, Record<string, unknown>>>(`query ($id: ID!) { ${fields} }`, { id });
  return Object.values(Object.values(answer)[0] ?? {});
}

describe("a save that meets a change of elsewhere", () => {
  let person: Person;

  beforeAll(async () => {
    person = await newPerson();
  });

  /** Opens the form of a new record, and types into it. */
  async function type({ create, path, open, field }: Kind): Promise<OpenedScreen & { readonly id: string }> {
    const id = await create(person);
    const screen = await openScreen(path, { as: person, stored: { selectedJobHuntId: id } });
    await open(screen);
    const input = await screen.page.findByRole("textbox", { name: field });
    await screen.untilLive();
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
    await screen.user.clear(input);
    await screen.user.type(input, MINE);
    return { ...screen, id };
  }

  test.each(KINDS)(
    "asks about the fields of $kind that both changed, takes the others, and loses nothing",
    async (kind) => {
      const { field, other, change, save = "Save", saved = "Saved" } = kind;
      const screen = await type(kind);
      const { page, id } = screen;

      await person.speak(`mutation ($id: ID!) { ${change} }`, { id });
      await page.findByText(CHANGED);
      expect(await valueOf(screen, field)).toBe(MINE);
      await press(screen, save);
      await page.findByText("Not saved: this was changed elsewhere meanwhile.");
      await press(screen, `Keep mine: ${field}`);
      if (other !== undefined) expect(await valueOf(screen, other)).toBe(THEIRS);
      expect(page.queryAllByRole("button", { name: /^Take theirs: / })).toHaveLength(0);
      await press(screen, save);

      await page.findByText(saved);
      if (kind.read === undefined) await within(await page.findByRole("listitem", { name: MINE })).findByText(THEIRS);
      else expect(await read(person, id, kind.read)).toEqual(other === undefined ? [MINE] : [MINE, THEIRS]);
    },
  );

  test("goes on by itself where they changed what the person did not", async () => {
    const [company] = KINDS;
    if (company === undefined) throw new Error("There is a company among the kinds.");
    const id = await company.create(person);
    const screen = await openScreen(company.path, { as: person });
    const { page, network, user } = screen;
    // Nobody tells the page of the change, so that the save is refused first.
    network.answer("/graphql/stream", noAnswer);
    await screen.reload();
    await company.open(screen);
    const input = await page.findByRole("textbox", { name: company.field });
    await user.clear(input);
    await user.type(input, MINE);
    await person.speak(
      `mutation ($id: ID!) { updateCompany(input: { id: $id, address: "${THEIRS}" }) { logEntryId } }`,
      { id },
    );

    await press(screen, "Save");

    await page.findByText("Changed elsewhere, and taken into the form: Address");
    await page.findByText("Saved");
    expect(await read(person, id, company.read ?? "")).toEqual([MINE, THEIRS]);
  });

  test.each(KINDS.filter(({ kind }) => kind === "a company" || kind === "the details of a job"))(
    "asks about the fields of $kind also when the page was loaded again in between",
    async (kind) => {
      const screen = await type(kind);
      const { page, id } = screen;
      const drafts = (): string[] =>
        Object.entries({ ...sessionStorage }).flatMap(([key, kept]) =>
          key.startsWith("draft:") ? [String(kept)] : [],
        );
      await waitFor(() => expect(drafts().join("\n")).toContain(MINE));
      await screen.leaveFor("/profile");
      await person.speak(`mutation ($id: ID!) { ${kind.change} }`, { id });

      await screen.leaveFor(kind.path);
      if (kind.kind === "a company") await press(screen, "Edit");

      await page.findByText(CHANGED);
      expect(await valueOf(screen, kind.field)).toBe(MINE);
      await page.findByRole("button", { name: `Take theirs: ${kind.field}` });
    },
  );
});
