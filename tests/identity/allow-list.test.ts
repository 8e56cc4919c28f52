import { describe, expect, it } from "@jest/globals";
import type { AllowList } from "../../gateway/person/authenticate.js";
import { createAllowList, type AllowedEmails } from "../../gateway/identity/allow-list.js";
import type { TokenClaims } from "../../gateway/person/token-claims.js";

const notAllowed = { name: "AppError", code: "NOT_ALLOWED", status: 403 };
const LISTED = ["maya@example.org", "Ruth@Example.org ", "straße@example.org"];

function claimsWith(email: string | undefined, emailVerified = true): TokenClaims {
  return {
    issuer: "https://identity.example.org/",
    subject: "person-1",
    emailVerified,
    ...(email === undefined ? {} : { email }),
  };
}

/** What the list says to the claims: null, or the failure it throws. */
function check(allowed: AllowedEmails, claims: TokenClaims, isOpenByDefault = false): unknown {
  return checkBy(createAllowList({ read: () => allowed, isOpenByDefault }), claims);
}

function checkBy(list: AllowList, claims: TokenClaims): unknown {
  try {
    list.check(claims);
    return null;
  } catch (error) {
    return error;
  }
}

describe("the closed-beta list", () => {
  it.each([
    ["as it is written", "maya@example.org"],
    ["in capitals", "MAYA@EXAMPLE.ORG"],
    ["with spaces around it", "  maya@example.org "],
    ["listed in capitals and with a space", "ruth@example.org"],
    ["with a letter of its own", "straße@example.org"],
  ])("lets in a listed address %s", (_how, email) => {
    expect(check(LISTED, claimsWith(email))).toBeNull();
  });

  it.each([
    ["that is not listed", claimsWith("eve@example.org")],
    ["that is not verified", claimsWith("maya@example.org", false)],
    ["that is not there", claimsWith(undefined)],
    ["that is empty", claimsWith("")],
    ["with a plus", claimsWith("maya+jobs@example.org")],
    ["without its dot", claimsWith("mayaexample.org")],
    ["with a Cyrillic а", claimsWith("mаya@example.org")],
    ["in full-width letters", claimsWith("ｍａｙａ@example.org")],
    ["with the Roman numeral ⅼ for l", claimsWith("maya@exampⅼe.org")],
    ["with the Kelvin sign K for k", claimsWith("maya@example.or\u212a")],
    ["with a zero-width space", claimsWith("maya\u200b@example.org")],
    ["with a no-break space", claimsWith("maya@example.org\u00a0")],
    ["with ss for ß", claimsWith("strasse@example.org")],
    ["that is two addresses", claimsWith("maya@example.org,eve@example.org")],
  ])("refuses an address %s", (_how, claims) => {
    expect(check(LISTED, claims)).toMatchObject(notAllowed);
  });

  it("lets everybody in when it is a star", () => {
    expect(check("*", claimsWith(undefined, false))).toBeNull();
  });

  it("lets everybody in whom the local provider signs in, unless it was set", () => {
    expect(check(undefined, claimsWith("eve@example.org"), true)).toBeNull();
    expect(check([], claimsWith("eve@example.org"), true)).toMatchObject(notAllowed);
  });

  it("lets nobody in whom an outside provider signs in, until it is set", () => {
    expect(check(undefined, claimsWith("maya@example.org"), false)).toMatchObject(notAllowed);
  });

  it("refuses a person at the next call after taking them off", () => {
    let allowed: AllowedEmails = LISTED;
    const list = createAllowList({ read: () => allowed, isOpenByDefault: false });
    list.check(claimsWith("maya@example.org"));

    allowed = ["ruth@example.org"];

    expect(checkBy(list, claimsWith("maya@example.org"))).toMatchObject(notAllowed);
  });
});
