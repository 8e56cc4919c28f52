import { describe, expect, it } from "@jest/globals";
import { Browser, type Visit } from "./browser.js";
import { GuestRig, maya } from "./guest-rig.js";
import "../support/on-both-databases.js";

/** 200 characters that are no pattern. */
const LONGEST = Array.from({ length: 200 }, (_, at) => String.fromCharCode(97 + ((at * at + 3 * at) % 23))).join("");
const guests = GuestRig.forFile();

describe("the form of a guest", () => {
  it("refuses what is no new account, says why, and changes nothing", async () => {
    const guest = await guests.lookAround();
    const before = await guests.database.query("select * from local_account");
    const { page } = await guests.askFor("keep", guest.browser);
    const faults = [
      [{ password: "x1y2z3!" }, "Use at least 8 characters."],
      [{ password: `${LONGEST}z` }, "Use at most 200 characters."],
      [{ name: "" }, "Enter your name."],
      [{ email: "a@look-around.invalid" }, "Enter an e-mail address such as"],
    ] as const;

    for (const [fault, words] of faults) {
      const visit = await guest.browser.submit(page, { ...maya, keeps: "additions", ...fault });

      expect(visit.status).toBe(422);
      expect(visit.text).toContain(words);
      expect(visit.text).toMatch(/value="additions" checked/);
    }
    expect(await guests.database.query("select * from local_account")).toEqual(before);
  });

  it.each(["x1y2z3!q", LONGEST])("accepts a password at the limit: %s", async (password) => {
    const guest = await guests.lookAround();
    const { page } = await guests.askFor("keep", guest.browser);

    const visit = await guest.browser.submit(page, { ...maya, password, keeps: "everything" });

    expect(visit.url.searchParams.has("code")).toBe(true);
  });

  it("refuses an address that has an account, however it is written, and says no more than a new account does", async () => {
    const owner = new Browser();
    const { page: signUp } = await guests.rig.begin(owner, { screen_hint: "signup" });
    const own = { ...signUp, text: signUp.text.slice(signUp.text.lastIndexOf("<form")) };
    await owner.submit(own, maya);
    const guest = await guests.lookAround();
    const before = await guests.huntsOf(guest.personId);
    const { page } = await guests.askFor("keep", guest.browser);

    const visit = await guest.browser.submit(page, { ...maya, email: "MAYA@example.org", keeps: "nothing" });

    expect(visit.status).toBe(422);
    expect(visit.text).toContain("This address has an account. Sign in, or choose another one.");
    expect(await guests.huntsOf(guest.personId)).toEqual(before);
    expect((await guests.refresh(guest.tokens)).status).toBe(200);
  });

  it("counts as a new account of its network, unless it has a fault", async () => {
    const guest = await guests.lookAround();
    const { page } = await guests.askFor("keep", guest.browser);
    await guests.database.query("delete from local_attempt");

    await guest.browser.submit(page, { ...maya, password: "short" });
    const free = await guests.countOf("local_attempt");
    await guests.database.query(
      `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at)
       values (gen_random_uuid(), $1, $1, 'Maya', '', false, now(), now())`,
      [maya.email],
    );
    await guest.browser.submit(page, maya);
    await guests.database.query("update local_attempt set count = 10");
    const visit = await guest.browser.submit(page, { ...maya, email: "other@example.org" });

    expect(free).toBe(0);
    expect(visit.status).toBe(429);
    expect(visit.text).toContain("That was tried too often.");
  });

  it("is refused to who is signed out, to a person with an account, and to another site", async () => {
    const guest = await guests.lookAround();
    const { page } = await guests.askFor("keep", guest.browser);
    const stranger = new Browser();
    const { page: signIn } = await guests.askFor("keep", stranger);
    const keepOf = (visit: Visit): Visit => ({ ...visit, text: `<form action="${visit.url.pathname}/keep">` });

    const signedOut = await stranger.submit(keepOf(signIn), maya);
    const elsewhere = await new Browser().submit(keepOf(page), maya);
    const foreign = await guest.browser.submit(page, maya, { "sec-fetch-site": "cross-site" });

    expect(signIn.text).not.toContain("/keep");
    expect([signedOut.status, foreign.status]).toEqual([404, 403]);
    expect(elsewhere.status).toBeGreaterThanOrEqual(400);
    expect(await guests.database.query("select 1 from local_account where email = $1", [maya.email])).toEqual([]);
  });

  it("has an effect once, of two that are sent at the same moment, and none at the end of the account", async () => {
    const guest = await guests.lookAround();
    const before = await guests.huntsOf(guest.personId);
    const own = { ...maya, passwordHash: "", isFirst: false, keeps: "everything" } as const;
    const keep = async (email: string) =>
      guests.accounts.keep(guest.accountId, { ...own, email }, () => Promise.resolve());

    const kept = await Promise.all([
      keep("one@example.org"),
      keep("two@example.org"),
      guests.accounts.end(guest.accountId),
    ]);

    const left = await guests.database.query<{ email: string }>("select email from local_account");
    const emails = kept.flatMap((one) => (typeof one === "object" ? [one.email] : []));
    expect(left.map(({ email }) => email)).toEqual(emails);
    expect(emails.length).toBeLessThanOrEqual(1);
    expect(await guests.huntsOf(guest.personId)).toEqual(emails.length === 1 ? before : []);
  });

  it("is not offered where nobody may make an account", async () => {
    await guests.rig.close();
    await guests.start("closed");
    const guest = await guests.lookAround();

    const { page } = await guests.askFor("keep", guest.browser);
    const form = { ...page, text: `<form action="${page.url.pathname}/keep">` };
    const visit = await guest.browser.submit(form, maya);

    expect(page.text).not.toContain("/keep");
    expect(visit.status).toBe(403);
    expect(visit.text).toContain("New accounts cannot be made here.");
  });

  it("makes the first account where only that may be made", async () => {
    await guests.rig.close();
    await guests.start("first");
    const guest = await guests.lookAround();
    const { page, challenge } = await guests.askFor("keep", guest.browser);

    const tokens = await guests.rig.finish(
      await guest.browser.submit(page, { ...maya, keeps: "everything" }),
      challenge,
    );

    expect(tokens.status).toBe(200);
    expect(await guests.rig.provider.canSignUp()).toBe(false);
    expect(await guests.database.query("select is_first from local_account")).toEqual([{ is_first: true }]);
  });
});
