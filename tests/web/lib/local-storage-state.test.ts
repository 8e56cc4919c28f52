import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import {
  clearSelectedJobHunt,
  clearSelections,
  readLocalState,
  writeLocalState,
  useLocalStorageState,
  type LocalStorageKey,
} from "../../../web/lib/localStorageState.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";

let page: FakePage;

beforeEach(() => {
  page = fakePage();
});
afterEach(() => page.remove());

describe("what a browser remembers", () => {
  it("is what was put there, a flag as true or false", () => {
    writeLocalState("selectedJobHuntId", "0198-a:b");
    writeLocalState("logsCollapsed", true);
    writeLocalState("theme", "dark");

    expect([readLocalState("selectedJobHuntId"), readLocalState("logsCollapsed"), readLocalState("theme")]).toEqual([
      "0198-a:b",
      true,
      "dark",
    ]);
    expect(page.local.get("logsCollapsed")).toBe("true");
  });

  it("is gone once it is undefined", () => {
    writeLocalState("theme", "dark");
    writeLocalState("theme", undefined);

    expect([readLocalState("theme"), page.local.size]).toEqual([undefined, 0]);
  });

  it.each<[LocalStorageKey, string]>([
    ["selectedCompanyId", "<script>"],
    ["selectedCompanyId", "a".repeat(129)],
    ["selectedCompanyId", ""],
    ["logsCollapsed", "yes"],
    ["theme", "purple"],
    ["shortcuts", "true"],
    ["language", "a".repeat(36)],
    ["selectedJobHunt", "a".repeat(501)],
  ])("counts as absent where the text is none of the key: %s", (key, text) => {
    page.local.set(key, text);

    expect(readLocalState(key)).toBeUndefined();
  });

  it("is nothing where the storage is blocked, and nobody fails over it", () => {
    page.local.set("theme", "dark");
    page.blockStorage();

    writeLocalState("theme", "light");

    expect(readLocalState("theme")).toBeUndefined();
  });

  it("forgets every selection at home, and nothing else", () => {
    const selections = ["selectedCompanyId", "selectedContactId", "selectedIdealJobId", "selectedDocumentId"] as const;
    for (const key of [...selections, "selectedJobHuntId", "selectedStepId", "selectedUniqueNoteId"] as const)
      writeLocalState(key, "some-id");
    writeLocalState("selectedJobHunt", "Baker");
    writeLocalState("theme", "dark");
    writeLocalState("companyCollapsed", true);

    clearSelections();

    expect([...page.local]).toEqual([
      ["theme", "dark"],
      ["companyCollapsed", "true"],
    ]);
  });

  it("forgets the hunt that was selected, and no other record", () => {
    for (const key of ["selectedJobHuntId", "selectedStepId", "selectedUniqueNoteId", "selectedCompanyId"] as const)
      writeLocalState(key, "some-id");
    writeLocalState("selectedJobHunt", "Baker");

    clearSelectedJobHunt();

    expect([...page.local.keys()]).toEqual(["selectedCompanyId"]);
  });
});

describe("a component with a remembered value", () => {
  it("follows it, here and in another tab, until it goes", () => {
    const { result, unmount } = renderHook(() => useLocalStorageState("theme"), undefined);
    const seen = [result.current[0]];

    act(() => result.current[1]("dark"));
    seen.push(result.current[0]);
    act(() => {
      page.local.set("theme", "light");
      page.window.dispatchEvent(new Event("storage"));
    });
    seen.push(result.current[0]);
    unmount();
    writeLocalState("theme", "system");

    expect([...seen, result.current[0]]).toEqual([undefined, "dark", "light", "light"]);
  });
});
