import { describe, expect, it } from "@jest/globals";
import { AccessTokenService } from "../../gateway/accesstoken/access-token.service.js";
import { CalendarFeedService } from "../../gateway/calendar/calendar-feed.service.js";
import { LogService } from "../../gateway/log/log.service.js";
import { AccessScope } from "../../gateway/person/access-scope.js";
import { Browser } from "./browser.js";
import { GuestRig, maya } from "./guest-rig.js";
import "../support/on-both-databases.js";

const MINUTE = 60_000;
const guests = GuestRig.forFile();

describe("a guest who keeps the example", () => {
  it("has the same data in an account of their own, and a new sign-in", async () => {
    const guest = await guests.lookAround();
    const before = await guests.huntsOf(guest.personId);
    const { page, challenge } = await guests.askFor("keep", guest.browser);

    const visit = await guest.browser.submit(page, { ...maya, keeps: "everything" });
    const tokens = await guests.rig.finish(visit, challenge);

    expect(page.text).toContain("<h1>Keep this search</h1>");
    expect(page.text).toMatch(/value="everything" checked/);
    expect(tokens.status).toBe(200);
    const claims: unknown = JSON.parse(Buffer.from(tokens.access_token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ sub: guest.accountId, name: maya.name, email: maya.email });
    expect(await guests.huntsOf(guest.personId)).toEqual(before);
    expect(await guests.database.query("select id, email, name from person")).toEqual([
      { id: guest.personId, email: maya.email, name: maya.name },
    ]);
    expect((await guests.rig.signIn(new Browser(), maya)).status).toBe(200);
  });

  it("is no guest any more: Logout and the end of the day erase nothing", async () => {
    const guest = await guests.lookAround();
    const { page, challenge } = await guests.askFor("keep", guest.browser);
    await guests.rig.finish(await guest.browser.submit(page, { ...maya, keeps: "everything" }), challenge);
    const before = await guests.huntsOf(guest.personId);

    await guest.browser.open(`${guests.rig.origin}/oidc/v2/logout`);
    guests.rig.clock.advance(25 * 60 * MINUTE);
    await guests.accounts.purge();

    expect(await guests.huntsOf(guest.personId)).toEqual(before);
  });

  it("ends the guest's sign-ins, access tokens and calendar address", async () => {
    const guest = await guests.lookAround();
    const log = new LogService(guests.database, guests.rig.clock);
    const accessTokens = new AccessTokenService(guests.database, guests.rig.clock, log);
    const feeds = new CalendarFeedService(guests.database, guests.rig.clock, log, guests.rig.origin);
    await accessTokens.create(guest.personId, { name: "Script", scopes: [AccessScope.READ] });
    await feeds.renew(guest.personId, {});
    const renewed = await guests.refresh(guest.tokens);
    const { page, challenge } = await guests.askFor("keep", guest.browser);

    await guests.rig.finish(await guest.browser.submit(page, { ...maya, keeps: "everything" }), challenge);

    expect(renewed.status).toBe(200);
    expect((await guests.refresh(renewed)).error).toBe("invalid_grant");
    const [, payload = ""] = guest.tokens.access_token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sid: string }; // those of a sign-in
    expect(await guests.rig.provider.sessions.isAlive(claims.sid)).toBe(false);
    expect([await guests.countOf("access_token"), await guests.countOf("calendar_feed")]).toEqual([0, 0]);
  });
});

describe("a guest who keeps the additions alone", () => {
  it("has them and nothing of the example, also not in the trash, the log or the files", async () => {
    const guest = await guests.lookAround();
    await guests.addHunt(guest, "Mine");
    const { page, challenge } = await guests.askFor("keep", guest.browser);

    const visit = await guest.browser.submit(page, { ...maya, keeps: "additions" });

    expect(page.text).toMatch(/value="additions" checked/);
    expect((await guests.rig.finish(visit, challenge)).status).toBe(200);
    expect(await guests.huntsOf(guest.personId)).toEqual(["Mine"]);
    for (const table of ["company", "contact", "document", "ideal_job", "note", "pause", "stored_file", "own_type"])
      expect([table, await guests.countOf(table)]).toEqual([table, 0]);
    const old = await guests.database.query("select entry from log_entry where created_at < $1", [
      new Date(guests.rig.clock.now().getTime() - MINUTE),
    ]);
    expect(old).toEqual([]);
    expect(await guests.database.query("select used from usage_count where kind = 'JOB_HUNT'")).toEqual([
      { used: "1" },
    ]);
  });
});

describe("a guest who starts anew", () => {
  it("has an account with nothing in it, and the example is erased", async () => {
    const guest = await guests.lookAround();
    await guests.addHunt(guest, "Mine");
    const { page, challenge } = await guests.askFor("start-own", guest.browser);

    const form = { ...maya, keeps: "nothing", fixed: "yes" };
    const tokens = await guests.rig.finish(await guest.browser.submit(page, form), challenge);

    expect(page.text).toContain("<h1>Start my own search</h1>");
    expect(page.text).not.toContain("<fieldset>");
    expect(tokens.status).toBe(200);
    for (const table of ["person", "job_hunt", "stored_file", "log_entry"])
      expect([table, await guests.countOf(table)]).toEqual([table, 0]);
    expect(await guests.database.query("select email from local_account")).toEqual([{ email: maya.email }]);
  });

  it("takes the additions along where that was chosen before", async () => {
    const guest = await guests.lookAround();
    await guests.addHunt(guest, "Mine");

    const { page } = await guests.askFor("keep-additions", guest.browser);

    expect(page.text).toContain('name="keeps" value="additions"');
    expect(page.text).not.toContain("<fieldset>");
  });
});
