import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { networkName, personName } from "../../gateway/platform/log-names.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { collectLog } from "../support/logged-lines.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const KEY = Buffer.from("of the test");
const HOME = networkName(KEY, "127.0.0.1");

const { lines, told, logger } = collectLog(KEY);

afterEach(() => {
  lines.length = 0;
});

describe("the log of the built-in sign-in", () => {
  let test: TestDatabase;
  let rig: LocalRig;
  const person = personName(KEY, maya.email);

  beforeAll(async () => {
    test = await openTestDatabase();
    rig = await startLocalProvider(test, { logger });
  });
  afterAll(async () => {
    await rig.close();
    await test.close();
  });

  it("tells that somebody made an account, signed in, failed to, and signed out, and who", async () => {
    const browser = new Browser();
    await browser.submit((await rig.begin(browser)).page, maya);
    await new Browser().open(`${rig.origin}/oidc/v2/logout`);
    await browser.open(`${rig.origin}/oidc/v2/logout`);
    const { page } = await rig.begin(browser);
    await browser.submit(page, { email: " MAYA@example.org", password: "a wrong guess" });
    await browser.submit(page, maya);

    const who = { person, network: HOME };
    expect(told()).toMatchObject([
      { event: "account-made", ...who },
      { event: "signed-in", methods: ["pwd"], ...who },
      { event: "signed-out", ...who },
      { refusal: "wrong-password", ...who },
      { event: "signed-in", methods: ["pwd"], ...who },
    ]);
    expect(lines.join("")).not.toMatch(/maya|okafor|127\.0/i);
  });
});
