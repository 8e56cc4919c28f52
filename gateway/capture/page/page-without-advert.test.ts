import { describe, expect, it } from "@jest/globals";
import { LANGUAGES } from "../languages/languages.js";
import { asksForPerson, isChallenge, noticeWithoutAdvert, type PageTraits } from "./page-without-advert.js";

const linesOf = (text: string) => text.split("\n").map((line) => ({ text: line, kind: "text" as const, gap: false }));
const noticeOf = (text: string, traits: Partial<PageTraits> = {}) =>
  noticeWithoutAdvert({ lines: linesOf(text), titles: [], hasScripts: true, hasPasswordField: false, ...traits });
const ADVERT = "Windrose Loft makes sails for wooden boats and repairs old ones.\n".repeat(10);
/** 150 characters, as an advert on a phone has them. */
const CHINESE = "负责帆船的设计与制造维修旧帆与客户沟通需求并提出方案三年以上缝纫经验".repeat(5).slice(0, 150);
const JAPANESE = "当社では木造船の帆を製作する職人を募集しています経験者優遇未経験者も歓迎".repeat(5).slice(0, 150);

describe("a page", () => {
  it.each([
    ["of a title alone", "Job portal", {}, "PAGE_WITHOUT_TEXT"],
    ["whose scripts render it", "Apply now\nRequirements\nUpload your CV", {}, "PAGE_WITHOUT_TEXT"],
    ["of 199 characters, with scripts", "a".repeat(199), {}, "PAGE_WITHOUT_TEXT"],
    ["of 79 characters, without scripts", "a".repeat(79), { hasScripts: false }, "PAGE_WITHOUT_TEXT"],
    ["titled as a sign-in page", ADVERT, { titles: ["Sign in | Acme Careers"] }, "PAGE_SIGN_IN"],
    ["titled so behind the name of the site", ADVERT, { titles: ["Acme: Log in or sign up"] }, "PAGE_SIGN_IN"],
    ["headed so in another language", ADVERT, { titles: ["Acme", "Bitte anmelden"] }, "PAGE_SIGN_IN"],
    ["of a password field and little else", "Acme", { hasPasswordField: true }, "PAGE_SIGN_IN"],
    ["that begins so, with a password field", `Sign in\n${ADVERT}`, { hasPasswordField: true }, "PAGE_SIGN_IN"],
    ["that asks for a person in its title", "acme.example", { titles: ["Just a moment..."] }, "PAGE_CHALLENGE"],
    ["that asks for a person in a line", "Acme\nVerify you are human by clicking here.", {}, "PAGE_CHALLENGE"],
  ])("%s is no advert", (_what, text, traits, notice) => {
    expect(noticeOf(text, traits)).toBe(notice);
  });

  it.each([
    ["of 200 characters, with scripts", "a".repeat(200), {}],
    ["of 80 characters, without scripts", "a".repeat(80), { hasScripts: false }],
    ["of 150 Chinese characters", CHINESE, {}],
    ["of 150 Japanese characters", JAPANESE, {}],
    ["with a password field in its head", ADVERT, { hasPasswordField: true }],
    ["badly titled, of much text", ADVERT.repeat(3), { titles: ["Login"] }],
    ["for somebody who builds the sign-in", ADVERT, { titles: ["Sign-in engineer | Acme"] }],
    ["that mentions robots", `${ADVERT}Are you a robot?`, { titles: ["Robot check engineer"] }],
  ])("%s is one", (_what, text, traits) => {
    expect(noticeOf(text, traits)).toBeNull();
  });

  it("is known to ask for a sign-in and for a person in every language", () => {
    expect(LANGUAGES.filter(({ words }) => !words.signIn || !words.challenges)).toEqual([]);
  });
});

describe("a text", () => {
  it("that asks for a person is short", () => {
    expect(asksForPerson(linesOf("acme.example\nIch bin kein Roboter.\nRay ID 12"))).toBe(true);
    expect(asksForPerson(linesOf(`${ADVERT}Ich bin kein Roboter.`))).toBe(false);
    expect(asksForPerson(linesOf("Roboter gesucht"))).toBe(false);
  });
});

describe("a challenge", () => {
  const words = "<p>Checking the connection of your browser to the site before you go on.</p>";

  it.each([
    ["Cloudflare", "<script>window._cf_chl_opt={cvId:'3'}</script>"],
    ["DataDome", '<script src="https://ct.captcha-delivery.com/c.js"></script>'],
    ["HUMAN", '<div id="px-captcha"></div>'],
    ["Akamai", '<div id="sec-if-cpt-container"></div>'],
    ["a form with a captcha", '<div class="g-recaptcha"></div>'],
  ])("of %s is known by its markup", (_who, markup) => {
    expect(isChallenge(`<html><body>${words}${markup}</body></html>`)).toBe(true);
  });

  it.each([
    ["a page without such markup", words],
    ["an advert whose form has a captcha", `<p>${ADVERT}</p><div class="g-recaptcha"></div>`],
    ["a page with much text", `<p>${ADVERT.repeat(3)}</p><script>window._cf_chl_opt={}</script>`],
    ["the scripts of the same service on any page", `<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">`],
    ["job data", '<script>_cf_chl_opt</script><script type="application/ld+json">{"@type":"JobPosting"}</script>'],
  ])("is not %s", (_what, html) => {
    expect(isChallenge(html)).toBe(false);
  });
});
