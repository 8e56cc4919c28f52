import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { loadConfig } from "../../../web/app/config.js";
import { fakePage, install, type FakePage } from "../fake-page.js";

const IDENTITY = { domain: "id.example.org", clientId: "web", audience: "api", refreshToken: "cookie" };

describe("the configuration", () => {
  let page: FakePage;
  let answer: () => Response;
  let isOnline: boolean;
  let remove: () => void;

  beforeEach(() => {
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
});
