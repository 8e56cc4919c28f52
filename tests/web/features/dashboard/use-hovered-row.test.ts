import { beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import { useHoveredRow, type HoveredRow } from "../../../../web/features/dashboard/today/useHoveredRow.js";
import { renderHook } from "../../render-hook.js";

describe("the row under the mouse", () => {
  let hovered: { readonly current: HoveredRow };

  beforeEach(() => {
    hovered = renderHook(useHoveredRow, undefined).result;
  });

  it("is the one that the mouse is on, until it leaves", () => {
    point("a");
    const first = hovered.current.id;
    point("b", 2);
    const second = hovered.current.id;
    act(() => hovered.current.leave());

    expect([first, second, hovered.current.id]).toEqual(["a", "b", undefined]);
  });

  it("is none where a finger or a pen touches", () => {
    point("a", 1, "touch");
    point("a", 1, "pen");

    expect(hovered.current.id).toBeUndefined();
  });

  it("yields to the keys, until the mouse is moved", () => {
    point("a");
    act(() => hovered.current.yieldToKeys());
    const afterKeys = hovered.current.id;
    // The page has scrolled below the mouse.
    point("b");
    const resting = hovered.current.id;
    point("b", 2);

    expect([afterKeys, resting, hovered.current.id]).toEqual([undefined, undefined, "b"]);
  });

  function point(id: string, clientX = 1, pointerType = "mouse"): void {
    act(() => hovered.current.point(id, { pointerType, clientX, clientY: 1 }));
  }
});
