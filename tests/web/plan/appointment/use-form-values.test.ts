import { describe, expect, it } from "@jest/globals";
import { act } from "react";
import { newValues } from "../../../../web/plan/appointment/appointmentValues.js";
import { useFormValues } from "../../../../web/plan/appointment/useFormValues.js";
import { renderHook } from "../../render-hook.js";

describe("the values of a form", () => {
  it("are those after each change, for a save that began before it was drawn", () => {
    const { result } = renderHook(() => useFormValues(() => newValues({ note: "one" })), undefined);
    const { changeTyped, readTyped } = result.current;
    const read: string[] = [];

    act(() => {
      changeTyped((values) => ({ ...values, note: `${values.note} two` }));
      changeTyped((values) => ({ ...values, note: `${values.note} three` }));
      read.push(readTyped().note);
    });

    expect(read).toEqual(["one two three"]);
    expect(result.current.typed.note).toBe("one two three");
  });
});
