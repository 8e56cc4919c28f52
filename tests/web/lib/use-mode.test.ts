import { describe, expect, it } from "@jest/globals";
import { act } from "react";
import { useMode, type Mode } from "../../../web/lib/useMode.js";
import { renderHook } from "../render-hook.js";

type Action = Parameters<ReturnType<typeof useMode>["act"]>[0];

describe("the mode of a screen", () => {
  it.each<[string, readonly Action[], Mode]>([
    ["reads at first", [], "READ"],
    ["makes a new record", ["new"], "CREATE"],
    ["changes a record", ["edit"], "UPDATE"],
    ["reads once it is saved", ["new", "saved"], "READ"],
    ["reads after Back", ["edit", "back"], "READ"],
    ["stays in a form where New is pressed", ["edit", "new"], "UPDATE"],
    ["stays where there is nothing to save", ["saved", "back"], "READ"],
  ])("%s", (_what, actions, mode) => {
    const { result } = renderHook(useMode, undefined);

    for (const action of actions) act(() => result.current.act(action));

    expect([result.current.mode, result.current.isForm]).toEqual([mode, mode !== "READ"]);
  });
});
