import { describe, expect, it } from "@jest/globals";
import { createAllowList, type AllowedEmails } from "../../gateway/identity/allow-list.js";
import { createTokenVerifier } from "../../gateway/identity/token-verifier.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { REFUSALS, type Refusal } from "../../gateway/platform/refusals.js";
import { FakeClock } from "../support/fakes.js";
import { assemble, createTestIdp, rs256 } from "../support/idp.js";

const HOUR = 3_600;
const clock = new FakeClock();
const idp = await createTestIdp(clock);
const stranger = await createTestIdp(clock);
const now = Math.floor(clock.now().getTime() / 1000);
const verifier = createTokenVerifier({
  kind: "external",
  origin: "https://identity.example.org",
  audience: idp.audience,
  clientId: idp.clientId,
  maxAgeSeconds: 720 * HOUR,
  fetch: (url) =>
    Promise.resolve(url.endsWith("jwks.json") ? Response.json(idp.jwks) : new Response(null, { status: 401 })),
  clock,
  logger: createLogger("silent"),
});

const claiming = (claims: Record<string, unknown>, typ = "at+jwt"): string =>
  idp.signToken({ header: { typ }, claims });
const { header, claims: good } = idp.describe();

describe("the operator's reason for a refused token", () => {
  it.each<[Refusal, string]>([
    ["token-too-long", "x".repeat(12_001)],
    ["token-malformed", "opaque"],
    ["token-malformed", "a.b.c"],
    ["token-algorithm", assemble({ ...header, alg: "RS512" }, good, rs256(idp.privateKey))],
    ["token-key", assemble({ ...header, kid: stranger.kid }, good, rs256(stranger.privateKey))],
    ["token-signature", assemble(header, good, rs256(stranger.privateKey))],
    ["token-expired", claiming({ iat: now - 400, exp: now - 120 })],
    ["token-not-yet-valid", claiming({ nbf: now + 120 })],
    ["token-not-yet-valid", claiming({ iat: now + 120 })],
    ["token-issuer", claiming({ iss: "https://other.example.org/" })],
    ["token-audience", claiming({ aud: "https://other.example.org" })],
    ["token-lifetime", claiming({ exp: now + 720 * HOUR + 1 })],
    ["token-lifetime", claiming({ iat: now - 721 * HOUR })],
    ["token-claims", claiming({ sub: "" })],
    ["token-claims", claiming({ iat: undefined })],
    ["token-claims", claiming({ aud: undefined })],
    ["token-type", claiming({}, "logout+jwt")],
    ["token-is-id-token", claiming({ nonce: "n" }, "JWT")],
    ["token-without-azp", claiming({}, "JWT")],
    ["token-without-scope", claiming({ azp: idp.clientId, scope: undefined }, "JWT")],
    ["token-unknown-to-provider", claiming({ azp: idp.clientId, email: undefined }, "JWT")],
  ])("is %s, and the caller is told nothing of it", async (refusal, token) => {
    const refused = verifier.verify(token);

    await expect(refused).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      message: "Sign in to go on.",
      facts: { refusal },
    });
  });
});

describe("the operator's reason for a token that lives too long", () => {
  it("names the variable that bounds it", () => {
    expect(REFUSALS["token-lifetime"]).toContain("AUTH0_TOKEN_MAX_HOURS");
  });

  it("is not given for one that lives as long as it may", async () => {
    await expect(verifier.verify(claiming({ exp: now + 720 * HOUR }))).resolves.toMatchObject({ subject: "person-1" });
  });
});

describe("the operator's reason for somebody who is not on the list", () => {
  const claims = { issuer: "https://identity.example.org/", subject: "person-1", emailVerified: true };

  it.each<[Refusal, AllowedEmails, object]>([
    ["list-is-not-set", undefined, { email: "maya@example.org" }],
    ["email-missing", ["maya@example.org"], {}],
    ["email-not-verified", ["maya@example.org"], { email: "maya@example.org", emailVerified: false }],
    ["email-not-listed", ["maya@example.org"], { email: "ruth@example.org" }],
  ])("is %s", async (refusal, allowed, more) => {
    const list = createAllowList({ read: () => allowed, isOpenByDefault: false });

    const checking = Promise.resolve().then(() => list.check({ ...claims, ...more }));

    await expect(checking).rejects.toMatchObject({ code: "NOT_ALLOWED", facts: { refusal } });
  });
});

describe("the table of reasons", () => {
  it("has one sentence for each", () => {
    expect(Object.values(REFUSALS).filter((sentence) => !/^[A-Z].+\.$/.test(sentence))).toEqual([]);
    expect(new Set(Object.values(REFUSALS)).size).toBe(Object.keys(REFUSALS).length);
  });
});
