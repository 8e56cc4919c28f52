import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act } from "react";
import { fetchTimed } from "../../../web/lib/environment/clock.js";
import { identityOptions } from "../../../web/lib/identityOptions.js";
import { isFreshToken } from "../../../web/lib/storedToken.js";
import { createTokenCache, readFreshToken } from "../../../web/lib/tokenCache.js";
import { useNow } from "../../../web/lib/useNow.js";
import { fakePage, install } from "../fake-page.js";
import { renderHook } from "../render-hook.js";

const SERVER_TIME = Date.parse("2026-11-26T12:00:00Z");
const DAY_MS = 86_400_000;

describe.each([1, -1, 3650, -20_000])("on a device whose clock is %i days ahead", (days) => {
  let page: ReturnType<typeof fakePage>;
  let remove: () => void;
  const hear = async (): Promise<void> => void (await fetchTimed("/config.json"));

  beforeEach(() => {
    jest.useFakeTimers({ now: SERVER_TIME + days * DAY_MS });
    page = fakePage();
    remove = install({
      navigator: { onLine: true },
      fetch: () => Promise.resolve({ headers: new Headers({ date: new Date(SERVER_TIME).toUTCString() }) }),
    });
    Object.assign(page.window, { location: { origin: "https://tracker.example" } });
    Object.assign(page.document.documentElement, { lang: "en" });
  });
  afterEach(() => {
    remove();
    page.remove();
    jest.useRealTimers();
  });

  it.each([
    [-5, false],
    [30, false],
    [300, true],
  ])("a token that the server takes for %i seconds more is fresh: %j", async (seconds, isFresh) => {
    await hear();
    const token = tokenUntil(SERVER_TIME / 1000 + seconds);
    page.local.set("jwt_token", token);

    expect(isFreshToken(token)).toBe(isFresh);
    expect(readFreshToken({ refreshToken: "cookie" })).toBe(isFresh ? token : undefined);
  });

  it("the sign-in library is told the server's time, and finds the token of the server", async () => {
    await hear();
    const options = identityOptions({
      domain: "id.example.org",
      clientId: "web",
      audience: undefined,
      refreshToken: "memory",
    });
    // An option of the library below the one whose options these are.
    const read = Reflect.get(options, "nowProvider") as () => Promise<number>;
    const user = { id_token: "", decodedToken: { claims: {}, user: {} } };
    page.local.set("@@auth0spajs@@::web::@@user@@", JSON.stringify(user));
    page.local.set("jwt_token", tokenUntil(SERVER_TIME / 1000 + 300));

    expect(Math.abs(Number(await read()) - SERVER_TIME)).toBeLessThan(1000);
    expect(createTokenCache("memory").get("@@auth0spajs@@::web::api::openid")).toMatchObject({
      expiresAt: SERVER_TIME / 1000 + 300,
    });
  });

  it("what is shown follows the server's time as soon as that is known, also when the device is set right", async () => {
    await hear();
    const { result, unmount } = renderHook(useNow, ["2026-11-27T12:00:00Z"]);
    const first = result.current.getTime();
    jest.setSystemTime(SERVER_TIME);
    await act(hear);
    const second = result.current.getTime();
    unmount();

    expect([first, second].every((time) => Math.abs(time - SERVER_TIME) < 1000)).toBe(true);
  });
});

function tokenUntil(seconds: number): string {
  return `header.${btoa(JSON.stringify({ exp: Math.floor(seconds) }))}.signature`;
}
