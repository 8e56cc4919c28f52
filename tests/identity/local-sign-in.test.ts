import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { createTokenVerifier } from "../../gateway/identity/token-verifier.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { systemClock } from "../../gateway/platform/clock.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
let test: TestDatabase;
let rig: LocalRig;

beforeAll(async () => {
  test = await openTestDatabase();
  rig = await startLocalProvider(test);
});
afterAll(async () => {
  await rig.close();
  await test.close();
});

describe("the first visit", () => {
  it("makes an account and comes back with tokens that the gateway takes", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    expect(page.text).toContain("<h1>Create your account</h1>");

    const back = await browser.submit(page, maya);
    const tokens = await rig.finish(back, challenge);

    expect(back.url.origin + back.url.pathname).toBe(`${rig.origin}/`);
    expect(back.url.searchParams.get("state")).toBe(challenge.state);
    expect(tokens).toMatchObject({
      status: 200,
      token_type: "Bearer",
      expires_in: 600,
      refresh_token: expect.any(String),
    });
    const verifier = createTokenVerifier({
      kind: "local",
      ...rig.provider,
      clock: systemClock,
      logger: createLogger("silent"),
    });
    await expect(verifier.verify(tokens.access_token)).resolves.toEqual({
      issuer: "local",
      subject: expect.any(String),
      email: maya.email,
      emailVerified: true,
      name: maya.name,
      sessionId: expect.any(String),
    });
  });
});

describe("signing in", () => {
  it("gives an ID token that the Auth0 client takes: RS256, issuer with a slash, nonce, profile", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);

    const tokens = await rig.finish(await browser.submit(page, maya), challenge);

    expect(decodeProtectedHeader(tokens.id_token).alg).toBe("RS256");
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: `${rig.origin}/oidc/`,
      aud: rig.provider.clientId,
      nonce: challenge.nonce,
      name: maya.name,
      email: maya.email,
    });
  });

  it("takes a pasted address with marks that nobody sees for the address", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);

    const back = await browser.submit(page, { ...maya, email: "\u202A\u200Bmaya@exam\u2060ple.org\uFEFF" });

    await expect(rig.finish(back, challenge)).resolves.toMatchObject({ status: 200 });
  });

  it("keeps what was typed but the password, and names what is wrong", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    const refused = await browser.submit(page, { email: "Maya@Example.org", password: "wrong password" });

    expect(refused.status).toBe(422);
    expect(refused.text).toContain('role="alert">That e-mail address and password do not go together.');
    expect(refused.text).toContain('value="Maya@Example.org"');
    expect(refused.text).not.toContain("wrong password");
    expect(refused.text).toContain("<title>Error: Sign in - ");
  });

  it("says the same of an unknown account as of a wrong password", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    const wrong = await browser.submit(page, { email: maya.email, password: "wrong password" });
    const unknown = await browser.submit(page, { email: "nobody@example.org", password: "wrong password" });

    expect(unknown.status).toBe(wrong.status);
    expect(unknown.text.replace("nobody@example.org", maya.email)).toBe(wrong.text);
  });

  it.each([
    ["no address", { email: "", password: "x" }, "email", "Enter your e-mail address."],
    ["half an address", { email: "maya", password: "x" }, "email", "Enter an e-mail address such as name@example.com."],
    ["no password", { email: maya.email, password: "" }, "password", "Enter your password."],
  ])("names %s beside its field", async (_what, typed, field, fault) => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    const { status, text } = await browser.submit(page, typed);

    expect(status).toBe(422);
    expect(text).toContain(`<p class="fault" id="${field}-fault">${fault}</p>`);
    expect(text).toMatch(new RegExp(`id="${field}"[^>]* aria-invalid="true"[^>]* aria-describedby="${field}-fault"`));
  });

  it("shows markup that was typed as the text it is", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    const { text } = await browser.submit(page, { email: `"><script>alert('1')</script>@x`, password: "" });

    expect(text).not.toContain("<script");
    expect(text).toContain('value="&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;@x"');
  });

  it("asks no second time while the session lasts", async () => {
    const browser = new Browser();
    await rig.signIn(browser, maya);

    const { page, challenge } = await rig.begin(browser);

    expect(page.url.searchParams.get("state")).toBe(challenge.state);
    expect(await rig.finish(page, challenge)).toMatchObject({ status: 200 });
  });

  it("gives the session another identifier than the one it began with", async () => {
    const browser = new Browser();
    await rig.signIn(browser, maya);
    const before = browser.cookie("job_hunt_session");

    const { page } = await rig.begin(browser, { prompt: "login" });
    await browser.submit(page, maya);

    expect(before).toBeDefined();
    expect(browser.cookie("job_hunt_session")).not.toBe(before);
  });

  it("fills in the address that the product knows", async () => {
    const { page } = await rig.begin(new Browser(), { login_hint: maya.email });

    expect(page.text).toContain(`value="${maya.email}"`);
  });
});

describe("the pages", () => {
  it("hold no script, may run none, and are shown in no frame and kept in no cache", async () => {
    const { page } = await rig.begin(new Browser());

    expect(page.text).not.toMatch(/<script|javascript:| on\w+=| style=/i);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain("unsafe");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["de-AT,de;q=0.9,en;q=0.8", "de", "ltr", "Anmelden"],
    ["fr-CA,fr;q=0.9", "fr", "ltr", "Se connecter"],
    ["es-MX", "es", "ltr", "Iniciar sesión"],
    ["ar-EG,ar;q=0.9,en;q=0.8", "ar", "rtl", "تسجيل الدخول"],
    ["nb,sv;q=0.9", "en", "ltr", "Sign in"],
  ])("speak to %s in %s", async (accepted, tag, direction, title) => {
    const { page } = await rig.begin(new Browser(accepted));

    expect(page.text).toContain(`<html lang="${tag}" dir="${direction}">`);
    expect(page.text).toContain(`<h1>${title}</h1>`);
  });

  it("follow the language that was chosen in the product, also after a fault", async () => {
    const browser = new Browser("de");
    const { page } = await rig.begin(browser, { ui_locales: "es" });

    const refused = await browser.submit(page, { name: "", email: "", password: "" });

    expect(refused.text).toContain('<html lang="es" dir="ltr">');
    expect(refused.text).toContain("Escribe tu contraseña.");
  });

  it("are in English for a browser that speaks none of their languages", async () => {
    const { page } = await rig.begin(new Browser("tlh"));

    expect(page.text).toContain('<html lang="en" dir="ltr">');
  });

  it("send cookies that no script reads and no other site sends", async () => {
    const browser = new Browser();

    await rig.signIn(browser, maya);

    expect(browser.setCookies.length).toBeGreaterThan(4);
    for (const line of browser.setCookies) {
      expect(line.toLowerCase()).toContain("; httponly");
      expect(line.toLowerCase()).toContain("; samesite=lax");
      expect(line.toLowerCase()).toContain("; path=/oidc");
    }
  });
});

describe("a sign-in", () => {
  it("belongs to the browser that began it", async () => {
    const { page } = await rig.begin(new Browser());
    const stranger = new Browser();
    await rig.begin(stranger);

    const { status, text } = await stranger.open(page.url);

    expect(status).toBe(400);
    expect(text).toContain("This sign-in is over");
    expect(text).toContain(`href="${rig.origin}/"`);
  });

  it("takes no form from another site's page", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    const { status } = await browser.submit(page, maya, { "sec-fetch-site": "cross-site" });

    expect(status).toBe(403);
  });

  it("cannot be finished twice", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);
    await browser.submit(page, maya);

    const again = await browser.submit(page, maya);

    expect(again.status).toBe(400);
    expect(again.text).toContain("This sign-in is over");
  });

  it("refuses a body that is no form", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    const { status } = await browser.submit(page, { email: "x".repeat(20_000), password: "x" });

    expect(status).toBe(413);
  });
});
