import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { KeptRow } from "../../../../web/features/dashboard/today/todayRows.js";
import type { TodayStop } from "../../../../web/features/dashboard/today/useShownRows.js";
import { useRowKeys } from "../../../../web/features/dashboard/today/useRowKeys.js";
import { fakePage, install, type FakePage } from "../../fake-page.js";
import { FakeElement, FakeKeyboardEvent, pressKey } from "../../pressed-keys.js";
import { renderHook } from "../../render-hook.js";

/** Where the mouse, the focus and the last selection are; absent: nowhere. */
interface Where {
  readonly hovered?: string;
  readonly focused?: string;
  readonly selected?: string;
}

const EQUAL: TodayStop = {
  id: "today:DECIDE_ON_JOB",
  group: "today",
  steps: {
    id: "today:DECIDE_ON_JOB",
    group: "today",
    step: "DECIDE_ON_JOB",
    rows: [],
    firstOn: null,
    lastOn: null,
    deadline: null,
  },
};

describe("D, S and O on Today", () => {
  let page: FakePage;
  let removeNames: () => void;
  let done: string[];
  let unmount: () => void;

  beforeEach(() => {
    page = fakePage();
    removeNames = install({ HTMLElement: FakeElement, KeyboardEvent: FakeKeyboardEvent });
    done = [];
  });
  afterEach(() => {
    unmount();
    removeNames();
    page.remove();
  });

  it.each<[what: string, where: Where, row: string | null]>([
    ["the row under the mouse", { hovered: "a", focused: "b", selected: "c" }, "a"],
    ["the focused row, where the mouse is elsewhere", { focused: "b", selected: "c" }, "b"],
    ["the row that was selected last, where the focus is elsewhere", { selected: "c" }, "c"],
    ["the focused row, where the one under the mouse is going", { hovered: "gone", focused: "b" }, "b"],
    ["no row, where none is pointed at, focused or selected", {}, null],
  ])("act on %s", (_what, where, row) => {
    listen(where);

    for (const key of ["d", "s", "o"]) pressKey(key);

    expect(done).toEqual(row === null ? [] : [`done ${row}`, `later ${row}`, `sheet ${row}`]);
  });

  it("show the job hunts of several equal steps, as each is done by itself", () => {
    listen({ hovered: EQUAL.id });

    for (const key of ["d", "s", "o"]) pressKey(key);

    expect(done).toEqual([`unfold ${EQUAL.id}`, `unfold ${EQUAL.id}`]);
  });

  it("change nothing without a network, and still open the sheet", () => {
    listen({ hovered: "a" }, false);

    for (const key of ["d", "s", "o"]) pressKey(key);

    expect(done).toEqual(["sheet a"]);
  });

  function listen({ hovered, focused, selected }: Where, isOnline = true): void {
    const card = focused === undefined ? null : { getAttribute: () => focused };
    page.document.activeElement = { closest: (selector: string) => (selector === "[data-card]" ? card : null) };
    const act = (what: string) => (row: KeptRow) => void done.push(`${what} ${row.item.id}`);
    const keys = {
      ...{ stops: [...["a", "b", "c"].map(stopOf), EQUAL], pointed: [hovered, selected] as const, isOnline },
      ...{ complete: act("done"), openSheet: act("sheet"), askOutcome: act("ask"), hasCome: () => false },
      select: () => undefined,
      openMenu: (id: string) => void done.push(`later ${id}`),
      unfold: (id: string) => void done.push(`unfold ${id}`),
    };
    ({ unmount } = renderHook(useRowKeys, keys));
  }
});

const stopOf = (id: string): TodayStop => ({ id, group: "today", row: rowOf(id) });

function rowOf(id: string): KeptRow {
  return { group: "today", item: { id, kind: "STEP", step: "DECIDE", appointment: null } } as unknown as KeptRow; // what is asked of it
}
