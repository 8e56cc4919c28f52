import { describe, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { wordsOf } from "../support/words-of.js";
import { openScreen } from "./support/open-screen.js";

const inGerman = wordsOf("de");

describe("the language of the interface", () => {
  test("is English where the browser's language is not here", async () => {
    const { page } = await openScreen("/companies", { locale: "nb-NO" });

    await page.findByRole("heading", { name: wordsOf("en")("company.welcome") });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["en", "ltr"]);
  });

  test("has 'Translation Text Missing' and the key in place of a text that a catalogue lacks", async () => {
    const { page } = await openScreen("/companies", { locale: "de", texts: { "company.description": "Notizen" } });

    await page.findByRole("heading", { name: "Translation Text Missing company.welcome" });
    await page.findByText("Notizen");
  });

  test("has names of its own for the types that everybody has, which records do not keep", async () => {
    const { page, user, person } = await openScreen("/companies", { locale: "de" });
    await user.click(await page.findByRole("button", { name: inGerman("button.new") }));
    await user.type(await page.findByLabelText(inGerman("company.form.type")), "Arbeitg");
    await user.click(await page.findByText("Arbeitgeber", { selector: ".ant-select-item-option-content" }));
    await user.type(page.getByLabelText(inGerman("company.form.name")), "Elbwerft");
    await user.click(page.getByRole("button", { name: inGerman("button.save") }));

    await page.findByRole("button", { name: "Elbwerft" });
    await page.findByText("Arbeitgeber", { selector: ".row-chip *" });
    expect(await person.speak(`{ companies(filter: "Elbwerft") { nodes { type } } }`)).toEqual({
      companies: { nodes: [{ type: "Employer" }] },
    });
  });

  test("is that of the search, too", async () => {
    const { page, user, person } = await openScreen("/companies", { locale: "de" });
    await person.speak(`mutation { createCompany(input: { name: "Elbwerft", type: "Employer" }) { logEntryId } }`);

    await page.findByRole("heading", { name: inGerman("company.welcome") });
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await page.findByRole("combobox"), "arbeitgeb");

    await page.findByRole("option", { name: /^Elbwerft Arbeitgeber/ });
  });

  test("is that of the words by which the log is filtered", async () => {
    const { page, user, person } = await openScreen("/logs", { locale: "de" });
    await person.speak(`mutation { createCompany(input: { name: "Elbwerft" }) { logEntryId } }`);
    await user.click(await page.findByRole("button", { name: inGerman("log.filter") }));
    await user.type(await page.findByRole("textbox", { name: inGerman("log.filter.label") }), "firma „elb");

    await page.findByText((_, element) => element?.textContent === "Firma „Elbwerft“ hinzugefügt", {
      selector: "li *",
    });
    await waitFor(() =>
      expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Firma", "Elb"]),
    );
  });
});
