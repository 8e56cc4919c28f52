import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import { deselectJobHunt, useSelection } from "../../../../web/features/jobhunt/useSelection.js";
import { writeLocalState } from "../../../../web/lib/localStorageState.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";

describe("the hunt that is selected", () => {
  let page: FakePage;

  beforeEach(() => {
    page = fakePage();
  });
  afterEach(() => page.remove());

  it("is remembered with its name and its notes, and without the step of the one before", () => {
    writeLocalState("selectedStepId", "other:3");
    const { result, unmount } = renderHook(useSelection, undefined);

    act(() => result.current[1]({ id: "h", name: "Baker", noteGuid: "n" }));

    expect(result.current[0]).toBe("h");
    expect(Object.fromEntries(page.local)).toEqual({
      selectedJobHuntId: "h",
      selectedJobHunt: "Baker",
      selectedUniqueNoteId: "n",
    });
    unmount();
  });

  it("is forgotten when that very hunt goes", () => {
    const { result, unmount } = renderHook(useSelection, undefined);
    act(() => result.current[1]({ id: "h", name: "Baker", noteGuid: "n" }));

    act(() => deselectJobHunt("other"));
    const kept = result.current[0];
    act(() => deselectJobHunt("h"));

    expect([kept, result.current[0], page.local.size]).toEqual(["h", undefined, 0]);
    unmount();
  });
});
