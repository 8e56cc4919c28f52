import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import { useMerge, type MergeProps } from "../../../web/components/useMerge.js";
import { dismiss, useNotices } from "../../../web/lib/notify.js";
import type { Edited, Versioned } from "../../../web/lib/useEdited.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";
import { speaking } from "../translate.js";

type Field = "name" | "address";
type Texts = Readonly<Record<Field, string>>;

const BEFORE: Texts = { name: "Northwind", address: "Lisbon" };

interface Form {
  readonly mine?: Partial<Texts>;
  readonly theirs?: Partial<Texts> | undefined;
  readonly version?: number;
  readonly refused?: number;
  readonly isGone?: boolean;
  readonly isToGoOn?: boolean;
}

describe("a form whose record was changed elsewhere", () => {
  let page: FakePage;
  let taken: Partial<Texts>[];
  let settled: Field[];
  let saved: number;
  let notices: { readonly result: { readonly current: ReturnType<typeof useNotices> }; readonly unmount: () => void };

  beforeEach(() => {
    page = fakePage();
    [taken, settled, saved] = [[], [], 0];
    notices = renderHook(useNotices, undefined);
  });
  afterEach(() => {
    act(() => notices.result.current.forEach(({ id }) => dismiss(id)));
    notices.unmount();
    page.remove();
  });

  const texts = (): readonly string[] => notices.result.current.map(({ text }) => text);

  it("takes what only others changed, says so, and asks about what both changed", () => {
    const { asked } = open({ mine: { name: "Mine" }, theirs: { name: "Theirs", address: "Porto" } });

    expect([asked(), taken, settled]).toEqual([["name"], [{ address: "Porto" }], ["address"]]);
    expect(texts()).toEqual([expect.stringMatching(/: Address$/)]);
  });

  it("says nothing where both came to the same, and is done with it", () => {
    open({ mine: { name: "Same" }, theirs: { name: "Same" } });

    expect([taken, settled, texts()]).toEqual([[], ["name"], []]);
  });

  it("saves again by itself once nothing is open any more, with the version known by then", () => {
    const form = open({ mine: { name: "Mine" }, theirs: { address: "Porto" }, version: 4, refused: 4, isToGoOn: true });
    const before = saved;

    form.rerender({ mine: { name: "Mine" }, version: 5, refused: 4, isToGoOn: true });

    expect([before, saved]).toEqual([0, 1]);
  });

  it.each<[string, Form]>([
    ["nobody asked for it", { version: 5, refused: 4, isToGoOn: false }],
    ["the version is still the one that was refused", { version: 4, refused: 4, isToGoOn: true }],
    [
      "something is open",
      { mine: { name: "Mine" }, theirs: { name: "Theirs" }, version: 5, refused: 4, isToGoOn: true },
    ],
    ["the record is gone", { version: 5, refused: 4, isToGoOn: true, isGone: true }],
  ])("is not saved by itself while %s", (_why, form) => {
    open(form);

    expect(saved).toBe(0);
  });

  it("takes nothing any more once the record is gone", () => {
    open({ theirs: { address: "Porto" }, isGone: true });

    expect([taken, settled]).toEqual([[], []]);
  });

  function open(form: Form) {
    const hook = (now: Form): readonly Field[] => useMerge(propsOf(now), now.isToGoOn ?? false);
    const { result, rerender } = renderHook(hook, form, { wrap: speaking("en") });
    return { asked: () => result.current, rerender };
  }

  function propsOf({ mine, theirs, version = 4, refused, isGone = false }: Form): MergeProps<Field> {
    const edited: Edited<Versioned, Field> = {
      base: { id: "1", version: 4 },
      seen: { version: 4, texts: BEFORE },
      version,
      theirs,
      isGone,
      settle: (names) => void settled.push(...names),
      reload: () => Promise.resolve(),
    };
    return {
      edited,
      mine: { ...BEFORE, ...mine },
      labels: { name: "Name", address: "Address" },
      refused,
      onTake: (values) => void taken.push(values),
      onSaveAgain: () => void (saved += 1),
    };
  }
});
