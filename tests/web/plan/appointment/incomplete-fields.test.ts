import { describe, expect, it } from "@jest/globals";
import { incompleteFields } from "../../../../web/plan/appointment/incompleteFields.js";

describe("the half typed fields of a form", () => {
  const control = (name: string, badInput: boolean) => ({ name, validity: { badInput } });

  it("are those in which something stands that is no value", () => {
    const controls = [control("time", true), control("minutes", false), control("note", true), {}];

    expect([...incompleteFields(controls)]).toEqual(["time"]);
    expect([...incompleteFields([control("minutes", true), control("time", true)])]).toEqual(["time", "minutes"]);
  });
});
