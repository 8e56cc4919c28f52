import { describe, expect, it } from "@jest/globals";
import { createElement, type ReactNode } from "react";
import { SessionContext, useIsOff, useSession, type Session } from "../../../web/lib/session.js";
import { renderHook } from "../render-hook.js";

const SESSION: Session = {
  guid: "robin",
  name: "Robin Sample",
  email: undefined,
  picture: undefined,
  featuresOff: ["MODEL"],
  isGuest: false,
  guest: null,
  uploadMaxBytes: 1024,
  getToken: () => Promise.resolve("token"),
  logOut: () => undefined,
};

describe("the session", () => {
  it("is that of the shell around", () => {
    const wrap = (children: ReactNode): ReactNode =>
      createElement(SessionContext.Provider, { value: SESSION }, children);

    expect(renderHook(useSession, undefined, { wrap }).result.current).toBe(SESSION);
  });

  it("says what is off for the user", () => {
    const wrap = (children: ReactNode): ReactNode =>
      createElement(SessionContext.Provider, { value: SESSION }, children);

    const { result } = renderHook(() => [useIsOff("MODEL"), useIsOff("PAGE_FETCH")], undefined, { wrap });

    expect(result.current).toEqual([true, false]);
  });

  it("is asked for inside the shell alone", () => {
    expect(() => renderHook(useSession, undefined)).toThrow("outside the shell");
  });
});
