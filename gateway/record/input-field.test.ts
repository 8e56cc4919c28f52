import { describe, expect, it } from "@jest/globals";
import { columnOf, hasColumn } from "../database/columns.js";
import { AppError } from "../platform/errors.js";
import { faultOf } from "../platform/validation.js";
import { DecimalColumn } from "./decimal-column.js";
import { givenOf, InputField, inputOf, withLimit, WritableColumn } from "./input-field.js";
import { TextColumn } from "./text-field.js";

class Boat {
  @TextColumn(8, "The harbour.")
  harbour!: string | null;

  @WritableColumn<string>(
    () => String,
    "The flag.",
    { type: "text", name: "flag_code" },
    {
      store: (code) => code.toUpperCase(),
      fault: (field, code) => (code === "XX" ? faultOf(field, "flag", "a flag that exists.") : null),
    },
  )
  flag!: string | null;

  @DecimalColumn("The length; null when not known.", { most: [60, "the length of the quay"] })
  length!: string | null;
}

class CreateBoatInput extends inputOf(Boat, ["harbour", "flag", "length"]) {
  @InputField<string>(() => String, "The name.", { store: (name) => name.trim() || null })
  name?: string | null;
}

const given = (input: CreateBoatInput): Partial<CreateBoatInput> => givenOf(CreateBoatInput, input);

describe("what the owner of a record writes", () => {
  it("has a column each, under its own name", () => {
    expect(["harbour", "flag", "length"].map((name) => columnOf(Boat, name))).toEqual([
      "harbour",
      "flag_code",
      "length",
    ]);
    expect(hasColumn(Boat, "name")).toBe(false);
  });

  it("is read as it is stored, without what was not given", () => {
    expect(given({ name: " Skua ", harbour: "", flag: "nl" })).toEqual({ name: "Skua", harbour: null, flag: "NL" });
    expect(given({})).toEqual({});
  });

  it("is cleared by null, which no rule is asked about", () => {
    expect(given({ flag: null, length: null })).toEqual({ flag: null, length: null });
  });

  it("is named where its inputs are declared", () => {
    expect(() => inputOf(Boat, ["harbour", "flag"])).toThrow(
      "The inputs of Boat have harbour, flag, and its owner writes harbour, flag, length.",
    );
  });

  it("may be as large as its limit", () => {
    expect(given({ harbour: "12345678", length: "60.00" })).toEqual({ harbour: "12345678", length: "60.00" });
  });

  it("is refused with every field that breaks its rule", () => {
    const refused = (): unknown => given({ harbour: "123456789", flag: "xx", length: "60.01", name: "Skua" });

    expect(refused).toThrow(AppError);
    expect(refused).toThrow("3 fields break a rule: harbour, flag, length.");
    expect(() => given({ length: "61.00" })).toThrow("length: at most 60, the length of the quay.");
  });

  it.each([
    ["The length.", "The length, at most 60."],
    ["The length; null when not known.", "The length, at most 60; null when not known."],
  ])("has its limit in the description %s", (description, limited) => {
    expect(withLimit(description, "at most 60")).toBe(limited);
  });
});
