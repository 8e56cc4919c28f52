import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { decodeJwt } from "jose";
import { systemClock } from "../../gateway/platform/clock.js";
import type { IntroducedPerson } from "../../gateway/person/person.entity.js";
import { PersonService } from "../../gateway/identity/person.service.js";
import { createTokenVerifier } from "../../gateway/identity/token-verifier.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig, type TokenAnswer } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };

describe("an account of the local provider whose server moves to another address", () => {
  let test: TestDatabase;
  const rigs: LocalRig[] = [];

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterEach(async () => {
    for (const rig of rigs.splice(0)) await rig.close();
  });
  afterAll(() => test.close());

  /** The provider at an address of its own; each listens on another port. */
  async function start(options: Parameters<typeof startLocalProvider>[1] = {}): Promise<LocalRig> {
    const rig = await startLocalProvider(test, options);
    rigs.push(rig);
    return rig;
  }

  async function signUp(rig: LocalRig, browser = new Browser()): Promise<TokenAnswer> {
    const { page, challenge } = await rig.begin(browser, { screen_hint: "signup" });
    return rig.finish(await browser.submit(page, maya), challenge);
  }

  /** Whom the server takes the holder of the token for. */
  async function personOf(rig: LocalRig, { access_token }: TokenAnswer): Promise<IntroducedPerson> {
    const rules = { kind: "local", ...rig.provider, clock: systemClock, logger: createLogger("silent") } as const;
    const claims = await rig.provider.sessions.guard(createTokenVerifier(rules)).verify(access_token);
    return new PersonService(test.database, systemClock).personFor(claims);
  }

  it("is the same person with another port and under another name", async () => {
    const before = await start();
    const person = await personOf(before, await signUp(before));
    const otherPort = await start({ keepsAccounts: true });
    const otherName = await start({ keepsAccounts: true, hostname: "localhost" });

    const there = [
      await personOf(otherPort, await otherPort.signIn(new Browser(), maya)),
      await personOf(otherName, await otherName.signIn(new Browser(), maya)),
    ];

    expect(there.map(({ id }) => id)).toEqual([person.id, person.id]);
  });

  it("names its address in the tokens, so that those of the old one are no good at the new one", async () => {
    const before = await start();
    const tokens = await signUp(before);
    const after = await start({ keepsAccounts: true });

    await expect(personOf(after, tokens)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${before.origin}/oidc/`,
      aud: `${before.origin}/api`,
    });
  });

  it("gets whole tokens in a browser that is still signed in, without typing the password again", async () => {
    const browser = new Browser();
    const before = await start();
    const first = await signUp(before, browser);
    const person = await personOf(before, first);
    const after = await start({ keepsAccounts: true });

    const { page, challenge } = await after.begin(browser);
    const tokens = await after.finish(page, challenge);
    const renewed = await after.exchange({ grant_type: "refresh_token", refresh_token: tokens.refresh_token });

    const scopes = [first, tokens, renewed].map(({ access_token }) => decodeJwt(access_token)["scope"]);
    expect(scopes).toEqual(Array(3).fill("openid profile email"));
    expect(renewed.status).toBe(200);
    expect((await personOf(after, renewed)).id).toBe(person.id);
    expect(await after.provider.sessions.list(person.subject)).toHaveLength(1);
  });
});
