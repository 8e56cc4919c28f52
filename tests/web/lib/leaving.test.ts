import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { startLeaving } from "../../../web/lib/leaving.js";
import { createTokenCache } from "../../../web/lib/tokenCache.js";
import { fakePage, type FakePage } from "../fake-page.js";

describe("a page that is being left", () => {
  let page: FakePage;

  beforeEach(() => {
    page = fakePage();
  });
  afterEach(() => page.remove());

  it("stores nothing of a sign-in that was being renewed", () => {
    const cache = createTokenCache("storage");
    const user = { name: "Robin Sample" };
    startLeaving();

    void cache.set("@@auth0spajs@@::client::@@user@@", {
      id_token: "id",
      decodedToken: { claims: { __raw: "" }, user },
    });
    void cache.set("@@auth0spajs@@::client::audience::openid", {
      body: { access_token: "access", refresh_token: "refresh" },
      expiresAt: 4_000_000_000,
    });

    expect([...page.local.keys()]).toEqual([]);
  });
});
