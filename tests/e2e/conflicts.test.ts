import type { Locator, Page } from "@playwright/test";
import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

/** A form that is open on a record of somebody, and what changes that record elsewhere. */
interface Form {
  readonly kind: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly field: string;
  readonly change: string;
  readonly save?: string;
}

interface Made {
  readonly company: { readonly company: { readonly id: string; readonly noteGuid: string } };
  readonly contact: { readonly contact: { readonly id: string } };
  readonly document: { readonly document: { readonly id: string } };
  readonly idealJob: { readonly idealJob: { readonly id: string } };
  readonly hunt: { readonly jobHunt: { readonly id: string } };
}

const button = (page: Page | Locator, name: string): Locator => page.getByRole("button", { name, exact: true }).first();
/** By keys: a card grows as its answers arrive, and what is in it and below it moves under a pointer. */
const edit = async (page: Page): Promise<void> => {
  await button(page, "Before").click();
  await button(page, "Edit").press("Enter");
};

// What each kind of record asks and keeps is tested in tests/screens.
test("the question about what both changed is accessible in the form of every kind", async ({ journeys }) => {
  const person = await journeys.createPerson();
  const made = await person.speak<Made>(
    `mutation {
      company: createCompany(input: { name: "Before" }) { company { id noteGuid } }
      contact: createContact(input: { firstName: "Before" }) { contact { id } }
      document: createDocument(input: { name: "Before", source: "https://example.org/cv" }) { document { id } }
      idealJob: createIdealJob(input: { name: "Before" }) { idealJob { id } }
      hunt: createJobHunt(input: { name: "Before" }) { jobHunt { id } }
    }`,
  );
  const hunt = made.hunt.jobHunt.id;
  const { noteGuid } = made.company.company;
  const { createNote } = await person.speak<{ createNote: { note: { id: string } } }>(
    `mutation ($noteGuid: ID!, $hunt: ID!) {
      createNote(input: { noteGuid: $noteGuid, title: "First" }) { note { id } }
      saveJobDetails(input: { jobHuntId: $hunt, jobTitle: "Before" }) { id }
    }`,
    { noteGuid, hunt },
  );
  const update = (kind: string, id: string, values: string): string =>
    `update${kind}(input: { id: "${id}", ${values} }) { logEntryId }`;
  const forms: readonly Form[] = [
    {
      kind: "a note",
      path: "/companies",
      open: async (page) => {
        await button(page, "Before").click();
        await button(page, "Edit note First").press("Enter");
      },
      field: "Title",
      change: update("Note", createNote.note.id, `title: "Theirs"`),
    },
    {
      kind: "a company",
      path: "/companies",
      open: async (page) => button(page, "Edit").press("Enter"),
      field: "Company name",
      change: update("Company", made.company.company.id, `name: "Theirs"`),
    },
    {
      kind: "a contact",
      path: "/contacts",
      open: edit,
      field: "First name",
      change: update("Contact", made.contact.contact.id, `firstName: "Theirs"`),
    },
    {
      kind: "a document",
      path: "/documents",
      open: edit,
      field: "Name",
      change: update("Document", made.document.document.id, `name: "Theirs"`),
    },
    {
      kind: "an ideal job",
      path: "/idealjobs",
      open: edit,
      field: "Title",
      change: update("IdealJob", made.idealJob.idealJob.id, `name: "Theirs"`),
    },
    {
      kind: "the details of a job",
      path: "/jobdetails",
      open: () => Promise.resolve(),
      field: "Job title",
      change: `saveJobDetails(input: { jobHuntId: "${hunt}", jobTitle: "Theirs" }) { id }`,
      save: "Done",
    },
    {
      kind: "a job hunt",
      path: "/jobhunts",
      // Its card is open: the hunt is the selected one.
      open: async (page) => {
        await button(page, "More: Before").press("Enter");
        await page.getByRole("menuitem", { name: "Edit", exact: true }).press("Enter");
      },
      field: "Job hunt title",
      change: `renameJobHunt(input: { id: "${hunt}", name: "Theirs" }) { logEntryId }`,
    },
  ];
  const { page } = await journeys.visit({ storageState: person.state });
  await page.addInitScript((id) => localStorage.setItem("selectedJobHuntId", id), hunt);

  for (const { kind, path, open, field, change, save = "Save" } of forms) {
    await test.step(kind, async () => {
      await page.goto(journeys.url + path);
      await open(page);
      await page.getByRole("textbox", { name: field, exact: true }).fill("Mine");
      await untilLoaded(page);

      await person.speak(`mutation { ${change} }`);
      await expect(page.getByText("This was changed elsewhere while you edit it.")).toBeVisible();
      await button(page, save).click();
      await expect(page.getByText("Not saved: this was changed elsewhere meanwhile.")).toBeVisible();

      await expect(page).toBeAccessible();
      await picture(page, `conflict-${kind.replaceAll(" ", "-")}`);
      await button(page, `Keep mine: ${field}`).click();
      await button(page, save).click();
      await expect(page.getByRole("button", { name: /^Keep mine: / })).toHaveCount(0);
    });
  }
});
