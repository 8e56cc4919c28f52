import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  keepWaiting,
  markWaiting,
  readWaiting,
  removeWaiting,
  useWaitingNotes,
  WAITING_MAX,
  WAITING_SIZE_MAX,
  type WaitingNote,
} from "../../../../web/plan/callnote/waitingNotes.js";
import { hasWaiting, waitingPerson } from "../../../../web/plan/callnote/waitingKey.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";
import { tokenOf } from "../../token-of.js";
import { noteOf } from "./note-of.js";

let page: FakePage;
const idsOf = (notes: readonly WaitingNote[]): readonly string[] => notes.map(({ id }) => id);

beforeEach(() => {
  page = fakePage();
  page.local.set("person_guid", "robin");
});
afterEach(() => page.remove());

describe("notes that are kept on a device", () => {
  it("come back in the order of writing, as they were written", () => {
    const [first, second] = [noteOf("1"), noteOf("2", { content: "They call on Monday." })];

    const kept = [keepWaiting("robin", first), keepWaiting("robin", second)];

    expect(kept).toEqual(["STORED", "STORED"]);
    expect(readWaiting("robin")).toEqual([first, second]);
  });

  it("wait for their person until the last one is removed", () => {
    const before = hasWaiting();
    keepWaiting("robin", noteOf("1"));
    const kept = hasWaiting();
    removeWaiting("robin", "1");

    expect([before, kept, hasWaiting()]).toEqual([false, true, false]);
  });

  it("are kept once for their id", () => {
    keepWaiting("robin", noteOf("1"));
    keepWaiting("robin", noteOf("1"));

    expect(idsOf(readWaiting("robin"))).toEqual(["1"]);
  });

  it("belong to one person, who finds them again after somebody else", () => {
    keepWaiting("robin", noteOf("1"));
    page.local.set("person_guid", "kim");
    keepWaiting("kim", noteOf("2"));

    const { result, rerender, unmount } = renderHook(() => useWaitingNotes(), undefined);
    const ofKim = result.current;
    page.local.set("person_guid", "robin");
    rerender(undefined);
    const ofRobin = result.current;
    unmount();

    expect([idsOf(ofKim), idsOf(ofRobin)]).toEqual([["2"], ["1"]]);
  });

  it.each([undefined, "0"])("are nobody's while the person is %s", (guid) => {
    if (guid === undefined) page.local.delete("person_guid");
    else page.local.set("person_guid", guid);

    expect(waitingPerson()).toBeUndefined();
    expect(keepWaiting(waitingPerson(), noteOf("1"))).toBe("BLOCKED");
    expect(readWaiting(waitingPerson())).toEqual([]);
  });

  it("are their person's once the server has named them, in the order of writing, and nobody else's", () => {
    keepWaiting(waitingPerson(), noteOf("1"));
    page.local.set("jwt_token", tokenOf("auth|robin")).delete("person_guid");
    keepWaiting(waitingPerson(), noteOf("2"));
    const before = idsOf(readWaiting(waitingPerson()));

    page.local.set("jwt_token", tokenOf("auth|kim"));
    const ofKim = [hasWaiting(), readWaiting(waitingPerson()).length];
    page.local.set("jwt_token", tokenOf("auth|robin")).set("person_guid", "robin");
    const known = idsOf(readWaiting(waitingPerson()));
    removeWaiting("robin", "1");
    const left = idsOf(readWaiting(waitingPerson()));
    removeWaiting("robin", "2");

    expect([before, ofKim, known, left]).toEqual([["2"], [false, 0], ["1", "2"], ["2"]]);
    expect(hasWaiting()).toBe(false);
  });

  it("are at most so many, and another is refused without the loss of one", () => {
    for (let at = 1; at <= WAITING_MAX; at += 1) keepWaiting("robin", noteOf(String(at)));

    const outcome = keepWaiting("robin", noteOf("one more"));
    removeWaiting("robin", "1");

    expect(outcome).toBe("FULL");
    expect(readWaiting("robin")).toHaveLength(WAITING_MAX - 1);
    expect(keepWaiting("robin", noteOf("one more"))).toBe("STORED");
  });

  it("have a size together, and one beyond it is refused", () => {
    keepWaiting("robin", noteOf("1"));

    const outcome = keepWaiting("robin", noteOf("2", { content: "x".repeat(WAITING_SIZE_MAX) }));

    expect([outcome, idsOf(readWaiting("robin"))]).toEqual(["FULL", ["1"]]);
  });

  it("are refused where the storage is blocked", () => {
    page.blockStorage();

    expect([keepWaiting("robin", noteOf("1")), readWaiting("robin")]).toEqual(["BLOCKED", []]);
  });

  it("stay when they can no longer be saved, with the reason", () => {
    keepWaiting("robin", noteOf("1"));

    markWaiting("robin", "1", "GONE");

    expect(readWaiting("robin")).toEqual([noteOf("1", { fault: "GONE" })]);
  });

  it("leave nothing behind once the last one is removed", () => {
    keepWaiting("robin", noteOf("1"));
    removeWaiting("robin", "1");

    expect([...page.local.keys()]).toEqual(["person_guid"]);
  });

  it.each(["", "{", "null", "7", "{}", `[{"id":"1"}]`, `["x",null]`])("are none where the text is %j", (stored) => {
    page.local.set("callNotes:robin", stored);

    expect(readWaiting("robin")).toEqual([]);
  });
});
