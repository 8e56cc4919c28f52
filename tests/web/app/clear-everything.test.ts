import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { clearEverything, clearSession } from "../../../web/app/clearEverything.js";
import { isLeaving } from "../../../web/lib/leaving.js";
import { writeLocalState } from "../../../web/lib/localStorageState.js";
import { install } from "../fake-page.js";

/** A storage as a browser has it: its keys are those of the object. */
class FakeStorage {
  [key: string]: unknown;
  constructor(stored: Readonly<Record<string, string>>) {
    Object.assign(this, stored);
    Object.defineProperty(this, "removeItem", { value: (key: string) => Reflect.deleteProperty(this, key) });
    Object.defineProperty(this, "clear", {
      value: () => Object.keys(this).forEach((key) => Reflect.deleteProperty(this, key)),
    });
  }
}

const SIGN_IN = { "@@auth0spajs@@::web": "{}", jwt_token: "token", person_guid: "robin" };

describe("what this browser keeps", () => {
  let local: FakeStorage;
  let session: FakeStorage;
  let dropped: string[];
  let remove: () => void;

  beforeEach(() => {
    local = new FakeStorage({ ...SIGN_IN, listsFetched: "{}", theme: "dark", selectedCompanyId: "1" });
    session = new FakeStorage({ "draft:robin:company.new": "{}" });
    dropped = [];
    const indexedDB = { deleteDatabase: (name: string) => dropped.push(name) };
    remove = install({
      localStorage: local,
      sessionStorage: session,
      indexedDB,
      window: Object.assign(new EventTarget(), { indexedDB }),
    });
  });
  afterEach(() => remove());

  it("loses who was signed in and what they saw when a session ends, and neither settings nor drafts", () => {
    clearSession();

    expect([Object.keys(local), Object.keys(session), dropped]).toEqual([
      ["theme", "selectedCompanyId"],
      ["draft:robin:company.new"],
      ["job-hunt-tracker"],
    ]);
    expect(isLeaving()).toBe(false);
  });

  it("is nothing after Logout, whatever the page would still store", () => {
    clearEverything();
    writeLocalState("person_guid", "0");

    expect([Object.keys(local), Object.keys(session), dropped]).toEqual([[], [], ["job-hunt-tracker"]]);
    expect(isLeaving()).toBe(true);
  });
});
