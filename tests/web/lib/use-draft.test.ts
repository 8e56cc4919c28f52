import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { useDraft, type Draft } from "../../../web/lib/useDraft.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";
import { tokenOf } from "../token-of.js";

const BEGAN = { version: 3, texts: { name: "Northwind" } };

let page: FakePage;
const draftOf = (name: string): Draft => renderHook(() => useDraft(name), undefined).result.current;

beforeEach(() => {
  page = fakePage();
  page.local.set("person_guid", "robin");
});
afterEach(() => page.remove());

describe("the draft of a form", () => {
  it("comes back with what the form had shown by then, after a reload", () => {
    draftOf("company.1").keep({ name: "Northwind Ltd" }, BEGAN);

    expect(draftOf("company.1").read()).toEqual({ values: { name: "Northwind Ltd" }, began: BEGAN });
  });

  it("of a new record began with nothing", () => {
    draftOf("company.new").keep({ name: "Northwind" });

    expect(draftOf("company.new").read()).toEqual({ values: { name: "Northwind" }, began: undefined });
  });

  it("belongs to one form and one person", () => {
    draftOf("company.1").keep({ name: "Northwind" });

    const ofOtherForm = draftOf("company.2").read();
    page.local.set("person_guid", "kim");

    expect([ofOtherForm, draftOf("company.1").read()]).toEqual([undefined, undefined]);
  });

  it.each([undefined, "0"])("is found again by its person where it was typed while their guid was %s", (guid) => {
    signIn("auth|robin", guid);
    draftOf("company.1").keep({ name: "Northwind" });
    const meanwhile = draftOf("company.1").read()?.values;

    page.local.set("person_guid", "robin");
    const known = draftOf("company.1").read()?.values;
    draftOf("company.1").keep({ name: "Northwind Ltd" });

    expect([meanwhile, known]).toEqual([{ name: "Northwind" }, { name: "Northwind" }]);
    expect([draftOf("company.1").read()?.values, page.session.size]).toEqual([{ name: "Northwind Ltd" }, 1]);
  });

  it.each([undefined, "kim"])("is never shown to who signs in next, typed before anybody was known: %s", (guid) => {
    signIn("auth|robin", undefined);
    draftOf("company.1").keep({ name: "Northwind" });

    signIn("auth|kim", guid);

    expect(draftOf("company.1").read()).toBeUndefined();
  });

  it("that was typed before its person was known is forgotten once it is saved", () => {
    signIn("auth|robin", undefined);
    draftOf("company.1").keep({ name: "Northwind" });

    page.local.set("person_guid", "robin");
    draftOf("company.1").discard();

    expect(page.session.size).toBe(0);
  });

  it("is forgotten once it is saved", () => {
    const draft = draftOf("company.1");
    draft.keep({ name: "Northwind" });

    draft.discard();

    expect([draft.read(), page.session.size]).toEqual([undefined, 0]);
  });

  it("lasts as long as the tab, and no longer", () => {
    draftOf("company.1").keep({ name: "Northwind" });

    expect([page.session.size, [...page.local.keys()]]).toEqual([1, ["person_guid"]]);
  });

  it.each(["", "null", "7", "[]", "{", `{"values":{}}`, `{"values":{"name":1}}`, `{"values":"name"}`])(
    "is none where the text is %j",
    (text) => {
      const draft = draftOf("company.1");
      draft.keep({ name: "Northwind" });
      for (const key of page.session.keys()) page.session.set(key, text);

      expect(draft.read()).toBeUndefined();
    },
  );

  it("keeps the texts of a stored draft and drops everything else", () => {
    const draft = draftOf("company.1");
    draft.keep({ name: "Northwind" });
    const stored = { values: { name: "Kept", size: 3 }, began: { version: "3", texts: { name: "Old" } } };
    for (const key of page.session.keys()) page.session.set(key, JSON.stringify(stored));

    expect(draft.read()).toEqual({ values: { name: "Kept" }, began: undefined });
  });

  it("is lost where the storage is blocked, and the form is not", () => {
    const draft = draftOf("company.1");
    page.blockStorage();

    draft.keep({ name: "Northwind" });
    draft.discard();

    expect(draft.read()).toBeUndefined();
  });
});

function signIn(subject: string, guid: string | undefined): void {
  page.local.set("jwt_token", tokenOf(subject));
  if (guid === undefined) page.local.delete("person_guid");
  else page.local.set("person_guid", guid);
}
