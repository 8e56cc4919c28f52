import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import {
  answerLeave,
  askToLeave,
  hasChangedForm,
  hasUnkeptForm,
  useLeaveGuard,
  usePendingLeave,
} from "../../../web/lib/leaveGuard.js";
import { renderHook } from "../render-hook.js";

describe("leaving a form", () => {
  let left: number;
  const leave = (): void => act(() => askToLeave(() => (left += 1)));
  const openForm = (isChanged: boolean) => renderHook((changed: boolean) => useLeaveGuard(changed), isChanged);

  beforeEach(() => {
    left = 0;
  });
  afterEach(() => act(() => answerLeave(false)));

  it("tells of one whose changes no draft keeps, while it is there", () => {
    const [kept, unkept] = [openForm(true), renderHook(() => useLeaveGuard(true, { isKept: false }), undefined)];
    const both = hasUnkeptForm();
    unkept.unmount();
    const one = hasUnkeptForm();
    kept.unmount();

    expect([both, one, hasChangedForm()]).toEqual([true, false, false]);
  });

  it("goes on at once where nothing was changed", () => {
    const form = openForm(false);

    leave();
    form.unmount();

    expect([left, hasChangedForm()]).toEqual([1, false]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("asks once where something was changed, and goes on with Yes alone: %s", (goes, times) => {
    const form = openForm(true);
    const dialog = renderHook(usePendingLeave, undefined);

    leave();
    const asked = [left, dialog.result.current !== undefined];
    act(() => answerLeave(goes));
    act(() => answerLeave(true));
    form.unmount();

    expect([asked, left, dialog.result.current]).toEqual([[0, true], times, undefined]);
    dialog.unmount();
  });

  it("asks as long as one of two forms is changed", () => {
    const [one, other] = [openForm(true), openForm(true)];
    const seen = [hasChangedForm()];

    one.unmount();
    seen.push(hasChangedForm());
    other.rerender(false);

    expect([...seen, hasChangedForm()]).toEqual([true, true, false]);
    other.unmount();
  });
});
