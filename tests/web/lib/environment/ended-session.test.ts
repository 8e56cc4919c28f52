import { afterEach, describe, expect, it } from "@jest/globals";
import { noteEndedSession, takeEndedSession } from "../../../../web/lib/environment/endedSession.js";
import { install } from "../../fake-page.js";

/** The storage of a tab. */
function tabStorage(): object {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const refuse = (): never => {
  throw new DOMException("The storage is blocked.", "SecurityError");
};

describe("the end of a session", () => {
  let remove = (): void => undefined;
  afterEach(() => remove());

  it("is told once in the tab in which it was noted", () => {
    remove = install({ sessionStorage: tabStorage() });
    const before = takeEndedSession();
    noteEndedSession();

    expect([before, takeEndedSession(), takeEndedSession()]).toEqual([false, true, false]);
  });

  it("is told by nobody where the storage is blocked, and that is no error", () => {
    remove = install({ sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    noteEndedSession();

    expect(takeEndedSession()).toBe(false);
  });
});
