import { describe, expect, it } from "@jest/globals";
import { contactName, initialsOf } from "../../../../web/features/contact/contactNames.js";
import { fullName, shortName } from "../../../../web/lib/contactNames.js";
import { named } from "../../translate.js";

const NOBODY = {
  salutation: null,
  firstName: null,
  middleNames: null,
  lastName: null,
  organization: null,
  email: null,
};
const ADA = { ...NOBODY, salutation: "Ms", firstName: "Ada", middleNames: "King", lastName: "Lovelace" };

describe("the name of a contact", () => {
  it("is written short in a list, and whole on its card", () => {
    expect([shortName(ADA), fullName(ADA), fullName(NOBODY)]).toEqual([
      "Ada King Lovelace",
      "Ms Ada King Lovelace",
      "",
    ]);
  });

  it("is the organization, the address, or that there is none, where no name is known", () => {
    const known = { ...NOBODY, salutation: "Ms", organization: "Northwind", email: "ada@example.org" };

    expect([ADA, known, { ...known, organization: "" }, NOBODY].map((contact) => contactName(contact, named))).toEqual([
      "Ada King Lovelace",
      "Northwind",
      "ada@example.org",
      expect.stringMatching(/noName/),
    ]);
  });

  it.each([
    [ADA, "AL"],
    [{ ...NOBODY, firstName: "ada" }, "A"],
    [{ ...NOBODY, firstName: "Ada Lovelace" }, "AL"],
    [{ ...NOBODY, lastName: "de la Cruz" }, "DD"],
    [{ ...NOBODY, firstName: "😀", lastName: "ßen" }, "😀SS"],
    [NOBODY, ""],
  ])("has initials: %#", (contact, initials) => {
    expect(initialsOf(contact)).toBe(initials);
  });
});
