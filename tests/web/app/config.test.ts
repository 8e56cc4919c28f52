import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { loadConfig, readKnownConfig } from "../../../web/app/config.js";
import { fakePage, install, type FakePage } from "../fake-page.js";

const IDENTITY = { domain: "id.example.org", clientId: "web", audience: "api", refreshToken: "cookie" };

describe("the configuration", () => {
  let page: FakePage;
  let answer: () => Response;
  let isOnline: boolean;
  let remove: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    page = fakePage();
    isOnline = true;
    const navigator = {
      get onLine() {
        return isOnline;
      },
    };
    remove = install({ navigator, fetch: () => new Promise((resolve) => resolve(answer())) });
  });
  afterEach(() => {
    remove();
    page.remove();
    jest.useRealTimers();
  });

  it("is what the server says", async () => {
    answer = () => Response.json({ identity: IDENTITY });

    expect(await loadConfig()).toEqual({ identity: IDENTITY });
  });

  it("keeps refresh tokens in the storage where the server names no place that is known", async () => {
    answer = () => Response.json({ identity: { domain: "id.example.org", clientId: "web", refreshToken: "attic" } });

    expect((await loadConfig()).identity).toEqual({
      domain: "id.example.org",
      clientId: "web",
      audience: undefined,
      refreshToken: "storage",
    });
  });

  it("is the last one known without a connection, and none where the server answers wrongly", async () => {
    answer = () => Response.json({ identity: IDENTITY });
    await loadConfig();
    answer = () => new Response("", { status: 502 });

    await expect(loadConfig()).rejects.toThrow("502");
    isOnline = false;

    expect(await loadConfig()).toEqual({ identity: IDENTITY });
  });

  it.each([{}, null, { identity: { domain: "id.example.org" } }, { identity: { clientId: "web" } }])(
    "is refused without an identity provider: %j",
    async (body) => {
      answer = () => Response.json(body);

      await expect(loadConfig()).rejects.toThrow("identity provider");
    },
  );

  it("is not made up where there never was one", async () => {
    isOnline = false;
    answer = () => {
      throw new TypeError("There is no network.");
    };

    await expect(loadConfig()).rejects.toThrow("no network");
  });

  it("of the last visit is enough while the stored token is valid", async () => {
    answer = () => Response.json({ identity: IDENTITY });
    await loadConfig();
    const valid = tokenUntil(Date.now() / 1000 + 600);

    page.local.set("jwt_token", valid);
    expect(readKnownConfig()).toEqual({ identity: IDENTITY });
    page.local.set("jwt_token", tokenUntil(Date.now() / 1000 + 30));
    expect(readKnownConfig()).toBeUndefined();
    page.local.delete("jwt_token");
    expect(readKnownConfig()).toBeUndefined();
  });

  it.each([undefined, "", "{", "{}"])("has to be fetched where the one of before is %j", (before) => {
    page.local.set("jwt_token", tokenUntil(Date.now() / 1000 + 600));
    if (before !== undefined) page.local.set("config", before);

    expect(readKnownConfig()).toBeUndefined();
  });
});

function tokenUntil(seconds: number): string {
  return `header.${btoa(JSON.stringify({ exp: Math.floor(seconds) }))}.signature`;
}
