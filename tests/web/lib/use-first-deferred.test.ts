import { describe, expect, it } from "@jest/globals";
import { useFirstDeferred } from "../../../web/lib/useFirstDeferred.js";
import { renderHook } from "../render-hook.js";

describe("the rows of a list", () => {
  it("are there once they have arrived, and every later ones at once", () => {
    const { result, rerender, unmount } = renderHook((rows: string | undefined) => useFirstDeferred(rows), undefined);
    const shown = [result.current];

    for (const rows of ["first", "second", undefined]) {
      rerender(rows);
      shown.push(result.current);
    }

    expect(shown).toEqual([undefined, "first", "second", undefined]);
    unmount();
  });
});
