import { describe, expect, it } from "@jest/globals";
import { createLogger } from "../../gateway/platform/logger.js";
import { createTokenVerifier, type TokenVerifier } from "../../gateway/identity/token-verifier.js";
import { FakeClock } from "../support/fakes.js";
import { createTestIdp, type TestIdp, type TokenOverrides } from "../support/idp.js";
import { forgedSignatures, wrongClaims } from "./forgeries.js";

const ORIGIN = "https://identity.example.org";
const KEYS = `${ORIGIN}/.well-known/jwks.json`;
const USER_INFO = `${ORIGIN}/userinfo`;
const logger = createLogger("silent");
const clock = new FakeClock();
const idp = await createTestIdp(clock);
const forgeries = [...(await forgedSignatures(idp, clock)), ...wrongClaims(idp, clock)];
const unauthenticated = { name: "AppError", code: "UNAUTHENTICATED", status: 401 };
const unavailable = { name: "AppError", code: "IDENTITY_UNAVAILABLE", status: 503 };

/** Auth0's default profile: the header says JWT, the client stands in azp, and nothing says who the person is. */
const auth0 = {
  header: { typ: "JWT" },
  claims: { client_id: undefined, azp: idp.clientId, email: undefined, email_verified: undefined, name: undefined },
} satisfies TokenOverrides;
const anonymous = (claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}): TokenOverrides => ({
  header: { ...auth0.header, ...header },
  claims: { ...auth0.claims, ...claims },
});
const profile = { sub: "person-1", email: "maya@example.org", email_verified: true, name: "Maya Okafor" };

type Answer = () => Response | Promise<Response>;

/** The provider as the test lets it be, and what it was asked. */
class Provider {
  readonly asked: string[] = [];
  keys: Answer;
  userInfo: Answer = () => Response.json(profile);

  constructor(published: TestIdp = idp) {
    this.keys = () => Response.json(published.jwks);
  }

  readonly fetch = async (url: string, { signal }: RequestInit): Promise<Response> => {
    this.asked.push(url);
    if (url !== KEYS && url !== USER_INFO) throw new TypeError(`Nobody should ask for ${url}.`);
    const cut = new Promise<never>((_, reject) =>
      signal?.addEventListener("abort", () => reject(new DOMException("The time is up.", "TimeoutError"))),
    );
    return Promise.race([url === KEYS ? this.keys() : this.userInfo(), cut]);
  };
}

function createVerifier(provider: Provider, at = clock): TokenVerifier {
  const { fetch } = provider;
  return createTokenVerifier({
    kind: "external",
    origin: ORIGIN,
    audience: idp.audience,
    clientId: idp.clientId,
    maxAgeSeconds: 30 * 24 * 3600,
    fetch,
    timeoutMs: 30,
    clock: at,
    logger,
  });
}

const silence: Answer = () => new Promise(() => undefined);
const outage: Answer = () => Promise.reject(new TypeError("fetch failed"));

describe("a token of an outside provider", () => {
  it.each(forgeries)("is refused with %s", async (_trick, token) => {
    const provider = new Provider();

    const verifying = createVerifier(provider).verify(token);

    await expect(verifying).rejects.toMatchObject(unauthenticated);
    expect(provider.asked.filter((url) => url !== KEYS)).toEqual([]);
  });

  it.each<[string, TokenOverrides]>([
    ["the client as its audience", anonymous({ aud: idp.clientId })],
    ["the client among its audiences", anonymous({ aud: [idp.audience, idp.clientId] })],
    ["a nonce", anonymous({ nonce: "n-1" })],
    ["the hash of an access token", anonymous({ at_hash: "h" })],
    ["no scope", anonymous({ scope: undefined })],
    ["nobody it was issued to", anonymous({ azp: undefined })],
    ["the typ of a logout token", anonymous({}, { typ: "logout+jwt" })],
  ])("is refused with %s, as no access token has", async (_trick, overrides) => {
    await expect(createVerifier(new Provider()).verify(idp.signToken(overrides))).rejects.toMatchObject(
      unauthenticated,
    );
  });

  it("names its bearer in plain claims", async () => {
    const provider = new Provider();

    const claims = await createVerifier(provider).verify(idp.signToken());

    expect(claims).toMatchObject({ subject: "person-1", email: "maya@example.org", emailVerified: true });
    expect(provider.asked).toEqual([KEYS]);
  });

  it("names its bearer in claims under the audience's name", async () => {
    const provider = new Provider();
    const token = idp.signToken(
      anonymous({
        [`${idp.audience}/email`]: "maya@example.org",
        [`${idp.audience}/email_verified`]: true,
        [`${idp.audience}/name`]: "Maya Okafor",
      }),
    );

    const claims = await createVerifier(provider).verify(token);

    expect(claims).toMatchObject({ email: "maya@example.org", emailVerified: true, name: "Maya Okafor" });
    expect(provider.asked).toEqual([KEYS]);
  });

  it("has its bearer asked for once when it names nobody, even by twenty requests at a time", async () => {
    const provider = new Provider();
    const verifier = createVerifier(provider);
    const token = idp.signToken(anonymous());

    const all = await Promise.all(Array.from({ length: 20 }, () => verifier.verify(token)));
    await verifier.verify(token);

    expect(all[19]).toMatchObject({ email: "maya@example.org", emailVerified: true, name: "Maya Okafor" });
    expect(provider.asked).toEqual([KEYS, USER_INFO]);
  });

  it("names nobody when it may not be asked about", async () => {
    const provider = new Provider();

    const claims = await createVerifier(provider).verify(idp.signToken(anonymous({ scope: "read:jobs" })));

    expect(claims).toEqual({ issuer: idp.issuer, subject: "person-1", emailVerified: false });
    expect(provider.asked).toEqual([KEYS]);
  });

  it.each<[string, Answer, Record<string, unknown>]>([
    ["no longer knows the token", () => new Response(null, { status: 401 }), unauthenticated],
    ["is asked too often", () => new Response(null, { status: 429 }), unavailable],
    ["answers about somebody else", () => Response.json({ ...profile, sub: "person-2" }), unavailable],
    ["does not answer in time", silence, unavailable],
  ])("is not believed when /userinfo %s", async (_case, answer, failure) => {
    const provider = new Provider();
    provider.userInfo = answer;

    await expect(createVerifier(provider).verify(idp.signToken(anonymous()))).rejects.toMatchObject(failure);
  });
});

describe("the keys of an outside provider", () => {
  it.each<[string, Answer]>([
    ["cannot be reached", outage],
    ["does not answer in time", silence],
    ["answers with a page", () => new Response("<!doctype html><title>Maintenance</title>")],
    ["answers with garbage", () => Response.json({ keys: "none" })],
    ["answers with no keys", () => Response.json({ keys: [] })],
    ["answers with 10 MB", () => new Response(JSON.stringify({ keys: [], padding: "x".repeat(10_000_000) }))],
    ["answers with 500", () => new Response("{}", { status: 500 })],
    [
      "leads to a private address",
      () => new Response(null, { status: 302, headers: { location: "http://127.0.0.1/jwks.json" } }),
    ],
  ])("cannot be had when it %s", async (_case, answer) => {
    const provider = new Provider();
    provider.keys = answer;

    await expect(createVerifier(provider).verify(idp.signToken())).rejects.toMatchObject(unavailable);
    expect(provider.asked).toEqual([KEYS]);
  });

  it("serve on through an outage, however long it is", async () => {
    const at = new FakeClock();
    const provider = new Provider();
    const verifier = createVerifier(provider, at);
    const later = await tokensOf(at);
    await verifier.verify(later.sign());

    provider.keys = outage;
    at.advance(3 * 60 * 60_000);

    await expect(verifier.verify(later.sign())).resolves.toMatchObject({ subject: "person-1" });
    at.advance(10 * 60_000);
    await expect(verifier.verify(later.sign())).resolves.toMatchObject({ subject: "person-1" });
  });

  it("are not asked for again while an outage is fresh, and are once it is over", async () => {
    const at = new FakeClock();
    const provider = new Provider();
    const verifier = createVerifier(provider, at);
    const { sign } = await tokensOf(at);
    provider.keys = outage;

    await expect(verifier.verify(sign())).rejects.toMatchObject(unavailable);
    await expect(verifier.verify(sign())).rejects.toMatchObject(unavailable);
    expect(provider.asked).toHaveLength(1);
    provider.keys = () => Response.json(idp.jwks);
    at.advance(5_000);

    await expect(verifier.verify(sign())).resolves.toMatchObject({ subject: "person-1" });
  });

  it("are fetched once for a thousand unknown key ids", async () => {
    const provider = new Provider();
    const verifier = createVerifier(provider);

    const tokens = Array.from({ length: 1_000 }, (_, index) => idp.signToken({ header: { kid: `unknown-${index}` } }));
    const refusals = await Promise.allSettled(tokens.map((token) => verifier.verify(token)));

    expect(refusals.every(({ status }) => status === "rejected")).toBe(true);
    expect(provider.asked).toEqual([KEYS]);
  });

  it("take a new key 30 seconds after the last look, and drop the old one", async () => {
    const at = new FakeClock();
    const provider = new Provider();
    const verifier = createVerifier(provider, at);
    const old = await tokensOf(at);
    await verifier.verify(old.sign());
    const next = await createTestIdp(at);
    provider.keys = () => Response.json(next.jwks);

    at.advance(29_000);
    await expect(verifier.verify(next.signToken())).rejects.toMatchObject(unauthenticated);
    at.advance(1_000);

    await expect(verifier.verify(next.signToken())).resolves.toMatchObject({ subject: "person-1" });
    await expect(verifier.verify(old.sign())).rejects.toMatchObject(unauthenticated);
  });

  it("leave an unknown key undecided, not refused, while they cannot be renewed", async () => {
    const at = new FakeClock();
    const provider = new Provider();
    const verifier = createVerifier(provider, at);
    await verifier.verify((await tokensOf(at)).sign());
    const next = await createTestIdp(at);

    provider.keys = outage;
    at.advance(30_000);

    await expect(verifier.verify(next.signToken())).rejects.toMatchObject(unavailable);
  });
});

/** Tokens of the published key, each another one, issued at the moving clock's time. */
function tokensOf(at: FakeClock): Promise<{ sign: () => string }> {
  let count = 0;
  const sign = (): string => {
    const issued = Math.floor(at.now().getTime() / 1000);
    return idp.signToken({ claims: { iat: issued, exp: issued + 600, jti: String((count += 1)) } });
  };
  return Promise.resolve({ sign });
}
