import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createTokenCache, readFreshToken, readStoredUser } from "../../../web/lib/tokenCache.js";

interface TokenEntry {
  readonly body: Readonly<Record<string, string | undefined>>;
  readonly expiresAt: number;
}

type TokenCache = ReturnType<typeof createTokenCache>;

type Place = "cookie" | "memory" | "storage";

const USER_KEY = "@@auth0spajs@@::client::@@user@@";
const TOKEN_KEY = "@@auth0spajs@@::client::audience::openid";
const SOON = Math.floor(Date.now() / 1000) + 600;

let stored: Map<string, string>;
let isOnline: boolean;

beforeEach(() => {
  stored = new Map();
  isOnline = true;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  // Object.keys of a storage are the keys it holds.
  const localStorage = new Proxy(storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: {
      get onLine() {
        return isOnline;
      },
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "localStorage");
});

/** Does what the Auth0 client does with an answer of the token endpoint. */
function signIn(cache: TokenCache, refreshToken: string | undefined): void {
  const claims = { __raw: "the ID token", sub: "1", name: "Robin Sample" };
  void cache.set(USER_KEY, { id_token: "the ID token", decodedToken: { claims, user: { name: "Robin Sample" } } });
  const body = { access_token: "access", ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }) };
  void cache.set(TOKEN_KEY, { body, expiresAt: SOON });
}

function tokensIn(cache: TokenCache): TokenEntry | undefined {
  return cache.get(TOKEN_KEY) as TokenEntry | undefined; // what the Auth0 client expects there
}

describe("what the client keeps of a sign-in", () => {
  it.each<[Place, string | undefined]>([
    ["cookie", undefined],
    ["memory", "the refresh token"],
  ])("is the access token and the user record, with the refresh token in %s", (place, refreshToken) => {
    const cache = createTokenCache(place);

    signIn(cache, refreshToken);

    expect([...stored.keys()].toSorted()).toEqual([USER_KEY, "jwt_token"]);
    expect(stored.get("jwt_token")).toBe("access");
    expect(stored.get(USER_KEY)).toContain("Robin Sample");
    expect(JSON.stringify([...stored])).not.toMatch(/the (ID|refresh) token/);
    expect(tokensIn(cache)?.expiresAt).toBe(SOON);
  });

  it("is the refresh token too where nothing else lets a reload stay signed in, and then still no ID token", () => {
    signIn(createTokenCache("storage"), "the refresh token");

    const reloaded = createTokenCache("storage");

    expect(tokensIn(reloaded)?.body["refresh_token"]).toBe("the refresh token");
    expect(JSON.stringify([...stored])).not.toContain("the ID token");
  });

  it.each<[Place, string | undefined]>([
    ["cookie", "cookie"],
    ["memory", undefined],
  ])("leaves a reloaded page with the refresh token in %s: %s", (place, refreshToken) => {
    const token = `x.${btoa(JSON.stringify({ exp: SOON }))}.y`;
    signIn(createTokenCache(place), place === "memory" ? "the refresh token" : undefined);
    stored.set("jwt_token", token);

    const tokens = tokensIn(createTokenCache(place));

    expect(tokens).toEqual({
      body: { access_token: token, ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }) },
      expiresAt: SOON,
    });
  });

  it("is the same object for the Auth0 client as long as nobody else signs in: an ID token that is not undefined", () => {
    const cache = createTokenCache("cookie");

    signIn(cache, undefined);

    expect(cache.get(USER_KEY)).toMatchObject({ id_token: "", decodedToken: { user: { name: "Robin Sample" } } });
  });

  it("counts as good without a network, where no other token can be had", () => {
    const cache = createTokenCache("memory");
    signIn(cache, "the refresh token");
    stored.set("jwt_token", "over");
    const online = tokensIn(cache);

    isOnline = false;

    expect(online?.expiresAt).toBe(0);
    expect(tokensIn(createTokenCache("memory"))?.expiresAt).toBeGreaterThan(SOON);
  });

  it("is nothing once the user record is gone, as after Logout in another tab", () => {
    const cache = createTokenCache("cookie");
    signIn(cache, undefined);

    stored.delete(USER_KEY);

    expect(tokensIn(cache)).toBeUndefined();
  });

  it("takes a refresh token that an earlier version left over, at once and once", () => {
    const cache = createTokenCache("cookie");
    signIn(cache, undefined);
    stored.set(TOKEN_KEY, JSON.stringify({ body: { refresh_token: "left over", id_token: "old" }, expiresAt: SOON }));

    const before = tokensIn(cache);
    signIn(cache, undefined);

    expect(before).toMatchObject({ body: { refresh_token: "left over" }, expiresAt: 0 });
    expect(tokensIn(cache)?.body["refresh_token"]).toBe("cookie");
    expect(stored.has(TOKEN_KEY)).toBe(false);
  });

  it("goes when the Auth0 client clears it", async () => {
    const cache = createTokenCache("memory");
    signIn(cache, "the refresh token");

    for (const key of (await cache.allKeys?.()) ?? []) await cache.remove(key);

    expect(cache.get(USER_KEY)).toBeUndefined();
    expect(tokensIn(cache)).toBeUndefined();
  });
});

describe("a start without the sign-in client", () => {
  const inSeconds = (seconds: number): string => {
    const payload = { exp: Math.floor(Date.now() / 1000) + seconds };
    return `header.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.signature`;
  };

  it.each([
    [-1, false],
    [30, false],
    [90, true],
  ])("has a token that expires in %i seconds: %j", (seconds, isFresh) => {
    stored.set("jwt_token", inSeconds(seconds));

    expect(readFreshToken({ refreshToken: "cookie" })).toBe(isFresh ? stored.get("jwt_token") : undefined);
  });

  it("has any token that is stored while there is no connection, and none where none is", () => {
    expect(readFreshToken({ refreshToken: "cookie" })).toBeUndefined();
    stored.set("jwt_token", inSeconds(-100));
    isOnline = false;

    expect(readFreshToken({ refreshToken: "cookie" })).toBe(stored.get("jwt_token"));
  });

  it("has none that does not say when it expires", () => {
    stored.set("jwt_token", "opaque");

    expect(readFreshToken({ refreshToken: "cookie" })).toBeUndefined();
  });

  it.each<[Place, boolean]>([
    ["cookie", false],
    ["memory", false],
    ["storage", true],
  ])("leaves to the client what an earlier version stored, with refresh tokens in %s: %j", (place, isFresh) => {
    stored.set("jwt_token", inSeconds(90));
    stored.set(TOKEN_KEY, JSON.stringify({ body: { refresh_token: "old" } }));

    expect(readFreshToken({ refreshToken: place }) !== undefined).toBe(isFresh);
  });

  it("knows the user whom the client has stored, and nobody for another client", () => {
    signIn(createTokenCache("cookie"), undefined);

    expect(readStoredUser({ clientId: "client" })).toEqual({ name: "Robin Sample" });
    expect(readStoredUser({ clientId: "other" })).toBeUndefined();
  });
});
