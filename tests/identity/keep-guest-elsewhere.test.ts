import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { LOCAL_ISSUER } from "../../gateway/identity/local-issuer.js";
import { Browser, type Challenge, type Visit } from "./browser.js";
import { GuestRig, maya, type Guest } from "./guest-rig.js";
import "../support/on-both-databases.js";

const DAY_MS = 24 * 60 * 60_000;
const TAKING = "This address has an account. Sign in and take your additions with you.";
const LEAVING = "This address has an account. Sign in, or choose another one.";
/** What the form to sign in asks for. */
const signingIn = { email: maya.email, password: maya.password };
const guests = GuestRig.forFile();

describe("a guest who has an account already", () => {
  let guest: Guest;
  let ownerId: string;

  beforeEach(async () => {
    const accountId = await signUp(maya);
    guest = await guests.lookAround();
    ownerId = uuidv7();
    await guests.database.query(
      `insert into person (id, issuer, subject, email, name, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)`,
      [ownerId, LOCAL_ISSUER, accountId, maya.email, maya.name, guests.rig.clock.now()],
    );
    await guests.addHunt(guest, "Own");
    guests.rig.clock.advance(1000);
    await guests.database.query(`update job_hunt set owner_id = $1 where name = 'Own'`, [ownerId]);
  });

  async function signUp(account: typeof maya): Promise<string> {
    const browser = new Browser();
    const { page } = await guests.rig.begin(browser, { screen_hint: "signup" });
    await browser.submit(formWith(page, 'name="name"'), account);
    const [made] = await guests.database.query<{ id: string }>("select id from local_account where email = $1", [
      account.email,
    ]);
    return made?.id ?? "";
  }

  /** Fills in the form with the address that is taken. */
  async function fillIn(keeps: string, hint = "keep"): Promise<{ refused: Visit; challenge: Challenge }> {
    const { page, challenge } = await guests.askFor(hint, guest.browser);
    const fixed = hint === "keep" ? {} : { fixed: "yes" };
    return { refused: await guest.browser.submit(page, { ...maya, keeps, ...fixed }), challenge };
  }

  /** Presses the button beside the one of the form; returns the page to sign in. */
  async function signInInstead(refused: Visit, keeps: string): Promise<Visit> {
    const form = secondForm(refused);
    for (const [name, value] of Object.entries({ email: maya.email, keeps }))
      expect(form.text).toContain(`name="${name}" value="${value}"`);
    return guest.browser.submit(form, { email: maya.email, keeps });
  }

  it("takes what they added along, without the example, and is signed in there", async () => {
    await guests.addHunt(guest, "Mine");
    const { refused, challenge } = await fillIn("everything");

    const signIn = await signInInstead(refused, "everything");
    const tokens = await guests.rig.finish(await guest.browser.submit(signIn, signingIn), challenge);

    expect(refused.status).toBe(422);
    expect(refused.text).toContain(TAKING);
    expect(refused.text).toContain("Sign in and take them with you");
    expect(signIn.text).toContain("<h1>Sign in</h1>");
    expect(signIn.text).toContain(`value="${maya.email}"`);
    expect(signIn.text).toContain(`Sign in as ${maya.email} within a day, and what you added comes with you.`);
    expect(tokens.status).toBe(200);
    expect(await guests.huntsOf(ownerId)).toEqual(["Own", "Mine"]);
    for (const table of ["company", "contact", "document", "ideal_job", "stored_file"])
      expect([table, await guests.countOf(table)]).toEqual([table, 0]);
    expect(await guests.database.query("select id, email, name from person")).toEqual([
      { id: ownerId, email: maya.email, name: maya.name },
    ]);
    expect(guest.browser.cookie("job_hunt_added")).toBeUndefined();
  });

  it("is a guest no more: account, sign-ins and tokens have ended at once", async () => {
    await guests.addHunt(guest, "Mine");
    const { refused } = await fillIn("additions");

    await signInInstead(refused, "additions");

    expect((await guests.refresh(guest.tokens)).error).toBe("invalid_grant");
    expect(await guests.database.query("select email from local_account")).toEqual([{ email: maya.email }]);
    expect(await guests.huntsOf(ownerId)).toEqual(["Own"]);
  });

  it("takes nothing along that was left", async () => {
    await guests.addHunt(guest, "Mine");
    const { refused, challenge } = await fillIn("nothing", "start-own");

    const signIn = await signInInstead(refused, "nothing");
    const tokens = await guests.rig.finish(await guest.browser.submit(signIn, signingIn), challenge);

    expect(refused.text).toContain(LEAVING);
    expect(signIn.text).not.toContain("within a day");
    expect(tokens.status).toBe(200);
    expect(await guests.huntsOf(ownerId)).toEqual(["Own"]);
    expect(await guests.countOf("person")).toBe(1);
  });

  it("is promised nothing who added nothing", async () => {
    const { refused } = await fillIn("everything");

    const signIn = await signInInstead(refused, "everything");

    expect(refused.text).toContain(LEAVING);
    expect(signIn.text).not.toContain("within a day");
    expect(await guests.countOf("person")).toBe(1);
  });

  it("gets it at the sign-in to that account alone, also after a wrong password", async () => {
    const other = { ...maya, email: "other@example.org" };
    await signUp(other);
    await guests.addHunt(guest, "Mine");
    const { refused } = await fillIn("additions");
    const signIn = await signInInstead(refused, "additions");

    const wrong = await guest.browser.submit(signIn, { ...signingIn, password: "not that one" });
    const { page, challenge } = await guests.rig.begin(guest.browser);
    const { email, password } = other;
    await guests.rig.finish(await guest.browser.submit(page, { email, password }), challenge);
    const before = await guests.huntsOf(ownerId);
    await guests.rig.signIn(new Browser(), signingIn);
    const elsewhere = await guests.huntsOf(ownerId);
    await guest.browser.open(`${guests.rig.origin}/oidc/v2/logout`);
    await guests.rig.signIn(guest.browser, signingIn);

    expect(wrong.text).toContain("within a day");
    expect([before, elsewhere]).toEqual([["Own"], ["Own"]]);
    expect(await guests.huntsOf(ownerId)).toEqual(["Own", "Mine"]);
  });

  it("has it in an account that was never used, too", async () => {
    await guests.addHunt(guest, "Mine");
    await guests.database.query("delete from person where id = $1", [ownerId]);
    const { refused, challenge } = await fillIn("additions");
    const signIn = await signInInstead(refused, "additions");

    await guests.rig.finish(await guest.browser.submit(signIn, signingIn), challenge);

    const [person] = await guests.database.query<{ id: string; email: string }>("select id, email from person");
    expect(person?.email).toBe(maya.email);
    expect(await guests.huntsOf(person?.id ?? "")).toEqual(["Mine"]);
  });

  it("is signed in where it could not be given, and gets it at the next sign-in", async () => {
    await guests.addHunt(guest, "Mine");
    const { refused, challenge } = await fillIn("additions");
    const signIn = await signInInstead(refused, "additions");
    const fails = jest
      .spyOn(guests.database, "transaction")
      .mockRejectedValueOnce(new Error("The connection is gone."));

    const tokens = await guests.rig.finish(await guest.browser.submit(signIn, signingIn), challenge);
    const before = await guests.huntsOf(ownerId);
    fails.mockRestore();
    await guest.browser.open(`${guests.rig.origin}/oidc/v2/logout`);
    await guests.rig.signIn(guest.browser, signingIn);

    expect(tokens.status).toBe(200);
    expect(before).toEqual(["Own"]);
    expect(await guests.huntsOf(ownerId)).toEqual(["Own", "Mine"]);
  });

  it.each([
    [DAY_MS - 1, ["Own", "Mine"]],
    [DAY_MS, ["Own"]],
  ])("finds it for a day: after %d ms there is %j", async (later, hunts) => {
    await guests.addHunt(guest, "Mine");
    const { refused, challenge } = await fillIn("additions");
    const signIn = await signInInstead(refused, "additions");

    guests.rig.clock.advance(later);
    await guests.accounts.purge();
    await guests.rig.finish(await guest.browser.submit(signIn, signingIn), challenge);

    expect(await guests.huntsOf(ownerId)).toEqual(hunts);
  });

  it("is who may do it: not who is signed out, who has an account, nor another site", async () => {
    await guests.addHunt(guest, "Mine");
    const { refused } = await fillIn("additions");
    const owner = new Browser();
    await guests.rig.signIn(owner, signingIn);
    const pressOn = async (browser: Browser): Promise<number> => {
      const { page } = await guests.askFor("keep", browser);
      const form = { ...page, text: `<form action="${page.url.pathname}/keep/sign-in">` };
      return (await browser.submit(form, { email: maya.email, keeps: "additions" })).status;
    };

    const statuses = [await pressOn(new Browser()), await pressOn(owner)];
    const foreign = await guest.browser.submit(secondForm(refused), signingIn, { "sec-fetch-site": "cross-site" });

    expect([...statuses, foreign.status]).toEqual([404, 404, 403]);
    expect(await guests.huntsOf(guest.personId)).toContain("Mine");
  });
});

/** Returns the page with the form alone that leads to the account that they have. */
function secondForm(page: Visit): Visit {
  return formWith(page, "/keep/sign-in");
}

/** Returns the page with the form alone that has this text. */
function formWith(page: Visit, text: string): Visit {
  const [form = ""] = [...page.text.matchAll(/<form.*?<\/form>/gs)]
    .map(([all]) => all)
    .filter((all) => all.includes(text));
  return { ...page, text: form };
}
