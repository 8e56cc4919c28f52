import { describe, expect, it, jest } from "@jest/globals";
import { createLogger } from "../../gateway/platform/logger.js";
import { createTokenVerifier, type TokenVerifier } from "../../gateway/identity/token-verifier.js";
import { FakeClock } from "../support/fakes.js";
import { createTestIdp, type TokenOverrides } from "../support/idp.js";
import { forgedSignatures, wrongClaims } from "./forgeries.js";

const logger = createLogger("silent");
const clock = new FakeClock();
const idp = await createTestIdp(clock);
const forgeries = [...(await forgedSignatures(idp, clock)), ...wrongClaims(idp, clock)];
const unauthenticated = { name: "AppError", code: "UNAUTHENTICATED", status: 401 };
const now = Math.floor(clock.now().getTime() / 1000);

function createVerifier(at = clock): TokenVerifier {
  return createTokenVerifier({ kind: "local", ...idp, clock: at, logger });
}

describe("a token of the local provider", () => {
  it("tells who its bearer is", async () => {
    const claims = await createVerifier().verify(
      idp.signToken({
        claims: { given_name: "Maya", family_name: "Okafor", picture: "https://pictures.example.org/maya.png" },
      }),
    );

    expect(claims).toEqual({
      issuer: "local",
      subject: "person-1",
      email: "maya@example.org",
      emailVerified: true,
      name: "Maya Okafor",
      givenName: "Maya",
      familyName: "Okafor",
      picture: "https://pictures.example.org/maya.png",
    });
  });

  it.each(forgeries)("is refused with %s", async (_trick, token) => {
    const fetch = jest.spyOn(globalThis, "fetch");

    const verifying = createVerifier().verify(token);

    await expect(verifying).rejects.toMatchObject(unauthenticated);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(forgeries)(
    "is refused with %s, though the published key does not name its algorithm",
    async (_trick, token) => {
      const keys = idp.jwks.keys.map(({ alg: _alg, use: _use, ...key }) => key);
      const verifier = createTokenVerifier({ kind: "local", ...idp, jwks: { keys }, clock, logger });

      await expect(verifier.verify(token)).rejects.toMatchObject(unauthenticated);
      await expect(verifier.verify(idp.signToken())).resolves.toMatchObject({ subject: "person-1" });
    },
  );

  it.each<[string, TokenOverrides]>([
    ["typ JWT", { header: { typ: "JWT" } }],
    ["no typ", { header: { typ: undefined } }],
    ["the typ of a logout token", { header: { typ: "logout+jwt" } }],
    ["the typ and the audience of an ID token", { header: { typ: "JWT" }, claims: { aud: idp.clientId, nonce: "n" } }],
    ["a life of eleven minutes", { claims: { exp: now + 660 } }],
  ])("is refused with %s", async (_trick, overrides) => {
    await expect(createVerifier().verify(idp.signToken(overrides))).rejects.toMatchObject(unauthenticated);
  });

  it.each<[string, TokenOverrides]>([
    ["several audiences, one of them ours", { claims: { aud: ["https://other.example.org", idp.audience] } }],
    ["the long form of its typ", { header: { typ: "application/at+jwt" } }],
    ["an expiry 29 seconds ago", { claims: { iat: now - 500, exp: now - 29 } }],
    ["a beginning in 29 seconds", { claims: { nbf: now + 29 } }],
    ["an issue in 29 seconds", { claims: { iat: now + 29, exp: now + 600 } }],
    ["a subject of 255 characters", { claims: { sub: "x".repeat(255) } }],
  ])("is accepted with %s", async (_case, overrides) => {
    await expect(createVerifier().verify(idp.signToken(overrides))).resolves.toMatchObject({ issuer: "local" });
  });

  it.each([
    ["an address that is a list", { email: ["maya@example.org"] }, { emailVerified: true }],
    ["a verification that is a text", { email_verified: "true" }, { email: "maya@example.org", emailVerified: false }],
    ["no word on verification", { email_verified: undefined }, { email: "maya@example.org", emailVerified: false }],
    [
      "a picture that is a script",
      { picture: "javascript:alert(1)" },
      { email: "maya@example.org", emailVerified: true },
    ],
    ["a name that cannot be stored", { given_name: "Ma\0ya" }, { email: "maya@example.org", emailVerified: true }],
  ])("says only what is usable of %s", async (_case, claims, expected) => {
    const read = await createVerifier().verify(idp.signToken({ claims }));

    expect(read).toEqual({ issuer: "local", subject: "person-1", name: "Maya Okafor", ...expected });
  });

  it("is not checked twice while it lasts, and refused once it has ended", async () => {
    const at = new FakeClock();
    const verifier = createVerifier(at);
    const token = idp.signToken({ claims: { iat: now, exp: now + 300 } });

    await verifier.verify(token);
    at.advance(299_000);
    await expect(verifier.verify(token)).resolves.toMatchObject({ subject: "person-1" });
    at.advance(32_000);

    await expect(verifier.verify(token)).rejects.toMatchObject(unauthenticated);
  });
});
