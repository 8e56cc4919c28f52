import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { LOOK_AROUND_DOMAIN } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PLACES = 20;
const ASK = `{ viewer { id } }`;

/** Makes accounts without a search; their last use is that many minutes ago. */
async function addAccounts(app: TestApp, minutesAgo: readonly number[]): Promise<readonly string[]> {
  const ids = minutesAgo.map(() => uuidv7());
  const usedAt = minutesAgo.map((minutes) => new Date(app.clock.now().getTime() - minutes * MINUTE));
  const rows = `unnest($1::uuid[], $2::timestamptz[]) as made (id, used_at)`;
  await app.test.database.query(
    `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at, last_used_at)
     select id, id || $3, id || $3, 'Guest', '', false, $4, $4, used_at from ${rows}`,
    [ids, usedAt, `@${LOOK_AROUND_DOMAIN}`, new Date(app.clock.now().getTime() - 2 * HOUR)],
  );
  await app.test.database.query(
    `insert into person (id, issuer, subject, email) select id, 'local', id::text, id || $2 from unnest($1::uuid[]) as made (id)`,
    [ids, `@${LOOK_AROUND_DOMAIN}`],
  );
  return ids;
}

async function accountsOf(app: TestApp): Promise<readonly string[]> {
  const rows = await app.test.database.query<{ id: string }>(`select id from local_account order by id`);
  return rows.map(({ id }) => id);
}

async function clear(app: TestApp): Promise<void> {
  await app.test.database.query("delete from person");
  await app.test.database.query("delete from local_account");
}

async function nothingIsLeftOf({ person }: Client, app: TestApp): Promise<void> {
  const left = await app.test.database.query(
    `select id from person where id = $1 union all select id from local_account where id = $2
     union all select id from stored_file where owner_id = $1 union all select id from log_entry where owner_id = $1`,
    [person.id, person.subject],
  );
  expect(left).toEqual([]);
}

describe("an account to look around where other machines reach the server", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ isExposed: true });
  });
  afterAll(() => app.close());

  it("is erased after an hour without a request, and every request begins a new hour", async () => {
    const guest = await app.lookAround();
    app.clock.advance(59 * MINUTE);
    await guest.query(ASK);

    app.clock.advance(HOUR);
    await app.lookArounds.purge();
    const kept = await accountsOf(app);
    // The last use is noted to the minute.
    app.clock.advance(MINUTE);
    await app.lookArounds.purge();

    expect(kept).toEqual([guest.person.subject]);
    await nothingIsLeftOf(guest, app);
  });

  it("has ended for a request that comes too late, before anything was removed", async () => {
    const guest = await app.lookAround();
    app.clock.advance(HOUR + MINUTE);

    const answers = [await guest.graphql(ASK), await guest.graphql(ASK)];

    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    await nothingIsLeftOf(guest, app);
  });

  it("is noted as used once a minute, whatever the requests, and by any gateway", async () => {
    const guest = await app.lookAround();
    const beside = await app.beside({ isExposed: true });
    const noted = (): number =>
      app.test.statements.filter((sql) => sql.startsWith("update local_account set last_used_at")).length;
    app.test.statements.length = 0;

    await guest.query(ASK);
    await guest.query(ASK);
    const once = noted();
    app.clock.advance(MINUTE);
    await guest.query(ASK);
    const twice = noted();
    beside.clock.advance(app.clock.now().getTime() - beside.clock.now().getTime() + 50 * MINUTE);
    await guest.at(beside.url).query(ASK);
    app.clock.advance(HOUR);
    await app.lookArounds.purge();
    const kept = await accountsOf(app);
    await beside.close();
    await clear(app);

    expect([once, twice]).toEqual([1, 2]);
    expect(kept).toContain(guest.person.subject);
  });

  it("makes room for the next visitor when it is unused for longest, and no other does", async () => {
    const ids = await addAccounts(
      app,
      Array.from({ length: PLACES }, (_, at) => 50 - at),
    );

    await app.lookArounds.begin("Guest");
    const left = await accountsOf(app);
    await clear(app);

    expect(left).toHaveLength(PLACES);
    expect(ids.filter((id) => !left.includes(id))).toEqual([ids[0]]);
  });

  it("makes no room while it is in use, and the visitor is refused", async () => {
    const ids = await addAccounts(
      app,
      Array.from({ length: PLACES }, () => 4.9),
    );

    const refused = await app.lookArounds.begin("Guest").catch((error: unknown) => error);
    const left = await accountsOf(app);
    await clear(app);

    expect(refused).toMatchObject({ code: "RATE_LIMITED", facts: { refusal: "look-around-full" } });
    expect(left).toEqual([...ids].sort());
  });
});

describe("an account to look around on a machine of one's own", () => {
  it("is kept for a day without use, and makes no room for others", async () => {
    const app = await startTestApp();
    const ids = await addAccounts(
      app,
      Array.from({ length: PLACES }, () => 90),
    );

    app.clock.advance(20 * HOUR);
    await app.lookArounds.purge();
    const refused = await app.lookArounds.begin("Guest").catch((error: unknown) => error);
    const left = await accountsOf(app);
    await app.close();

    expect(refused).toMatchObject({ code: "RATE_LIMITED" });
    expect(left).toEqual([...ids].sort());
  });
});
