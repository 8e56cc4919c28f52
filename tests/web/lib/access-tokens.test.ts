import { describe, expect, it } from "@jest/globals";
import { shareTokens, type GetToken } from "../../../web/lib/accessTokens.js";

/** A provider that gives the tokens "1", "2" and so on, and refuses to while `isDown`. */
interface Provider {
  readonly getToken: GetToken;
  readonly renewals: () => number;
  isDown: boolean;
}

describe("an access token that the server refuses", () => {
  it("is not looked at while none is refused", async () => {
    const { getToken, renewals } = openProvider();

    expect([await getToken(), await getToken(), renewals()]).toEqual(["1", "1", 0]);
  });

  it("is renewed once for all requests that were sent with it", async () => {
    const { getToken, renewals } = openProvider();

    const together = await Promise.all([getToken({ refused: "1" }), getToken({ refused: "1" })]);
    const later = await getToken({ refused: "1" });

    expect([...together, later, renewals()]).toEqual(["2", "2", "2", 1]);
  });

  it("is renewed again when the new one is refused too", async () => {
    const { getToken } = openProvider();
    await getToken({ refused: "1" });

    expect(await getToken({ refused: "2" })).toBe("3");
  });

  it("is renewed when there was none", async () => {
    const { getToken } = openProvider(0);

    expect([await getToken(), await getToken({ refused: undefined })]).toEqual([undefined, "1"]);
  });

  it("is renewed by the next request after a renewal has failed", async () => {
    const provider = openProvider();
    provider.isDown = true;
    await expect(provider.getToken({ refused: "1" })).rejects.toThrow("no network");
    provider.isDown = false;

    expect(await provider.getToken({ refused: "1" })).toBe("2");
  });
});

/** Opens a provider that has given so many tokens. */
function openProvider(given = 1): Provider {
  let token = given;
  let renewals = 0;
  const told = (): string | undefined => (token === 0 ? undefined : String(token));
  const provider = {
    isDown: false,
    renewals: () => renewals,
    getToken: shareTokens({
      readStored: () => Promise.resolve(told()),
      renew: async () => {
        await Promise.resolve();
        if (provider.isDown) throw new Error("There is no network.");
        renewals += 1;
        token += 1;
        return told();
      },
    }),
  };
  return provider;
}
