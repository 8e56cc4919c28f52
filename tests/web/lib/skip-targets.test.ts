import { describe, expect, it } from "@jest/globals";
import { useSkipTarget, useSkipTargets } from "../../../web/lib/skipTargets.js";
import { fakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";

describe("the places that a keyboard reaches at once", () => {
  it("are those of the screens on show, each with its own label", () => {
    const links = renderHook(useSkipTargets, undefined);
    const list = renderHook((label: string) => useSkipTarget(label, ".list"), "List");
    const notes = renderHook((label: string) => useSkipTarget(label, ".notes"), "Notes");
    const seen = [links.result.current.map(({ label }) => label)];

    list.rerender("Liste");
    seen.push(links.result.current.map(({ label }) => label).toSorted());
    list.unmount();
    seen.push(links.result.current.map(({ label }) => label));
    notes.unmount();

    expect(seen).toEqual([["List", "Notes"], ["Liste", "Notes"], ["Notes"]]);
    expect(links.result.current).toEqual([]);
    links.unmount();
  });

  it("take the focus to what is there by then", () => {
    const page = fakePage();
    const focused: string[] = [];
    const links = renderHook(useSkipTargets, undefined);
    const list = renderHook(() => useSkipTarget("List", ".list"), undefined);
    const [target] = links.result.current;

    target?.focus();
    page.document.found.set(".list", { focus: () => focused.push("list") });
    target?.focus();
    list.unmount();
    links.unmount();
    page.remove();

    expect(focused).toEqual(["list"]);
  });
});
