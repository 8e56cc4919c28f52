import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { PersonService } from "../../gateway/identity/person.service.js";
import type { TokenClaims } from "../../gateway/person/token-claims.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { FakeClock } from "../support/fakes.js";
import { RACE_LIMIT_MS, raceRounds } from "../support/race-rounds.js";

const ISSUER = "https://identity.example.org/";
let test: TestDatabase;
let clock: FakeClock;
let count = 0;

beforeAll(async () => {
  test = await openTestDatabase();
});
beforeEach(() => {
  clock = new FakeClock();
});
afterAll(() => test.close());

/** The claims of somebody who was never here. */
function newcomer(claims: Partial<TokenClaims> = {}): TokenClaims {
  count += 1;
  return {
    issuer: ISSUER,
    subject: `newcomer-${count}`,
    emailVerified: true,
    email: `newcomer${count}@example.org`,
    name: `Newcomer ${count}`,
    ...claims,
  };
}

function rowsOf({ subject }: TokenClaims): Promise<{ id: string; issuer: string }[]> {
  return test.database.query("select id, issuer from person where subject = $1 order by issuer", [subject]);
}

function writes(): string[] {
  return test.statements.filter((sql) => /^\s*(insert|update)/i.test(sql));
}

describe("a person", () => {
  it("keeps the time zone when a token brings news of them", async () => {
    const claims = newcomer();
    const { id } = await new PersonService(test.database, clock).personFor(claims);
    await test.database.query(`update person set time_zone = 'Europe/Berlin' where id = $1`, [id]);

    await new PersonService(test.database, clock).personFor({ ...claims, name: "Another name" });

    const rows = await test.database.query(`select name, time_zone from person where id = $1`, [id]);
    expect(rows).toEqual([{ name: "Another name", time_zone: "Europe/Berlin" }]);
  });

  it("is made at the first sign-in, as the token introduces them", async () => {
    const claims = newcomer({ givenName: "New", familyName: "Comer", picture: "https://pictures.example.org/new.png" });

    const person = await new PersonService(test.database, clock).personFor(claims);

    expect(person).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
      issuer: ISSUER,
      subject: claims.subject,
      email: claims.email,
      emailVerified: true,
      name: claims.name,
      givenName: "New",
      familyName: "Comer",
      picture: "https://pictures.example.org/new.png",
      createdAt: clock.now(),
      updatedAt: clock.now(),
    });
  });

  it(
    "is one, however many first sign-ins there are at once",
    async () => {
      for (let round = 0; round < raceRounds(1); round++) {
        const claims = newcomer();
        const services = Array.from({ length: 20 }, () => new PersonService(test.database, clock));

        const persons = await Promise.all(services.map((service) => service.personFor(claims)));

        expect(new Set(persons.map(({ id }) => id)).size).toBe(1);
        expect(await rowsOf(claims)).toHaveLength(1);
      }
    },
    RACE_LIMIT_MS,
  );

  it("is another one with the same e-mail address under another subject or issuer", async () => {
    const service = new PersonService(test.database, clock);
    const claims = newcomer();

    const person = await service.personFor(claims);
    const namesake = await service.personFor(newcomer({ email: claims.email ?? "" }));
    const elsewhere = await service.personFor({ ...claims, issuer: "https://other.example.org/" });

    expect(new Set([person.id, namesake.id, elsewhere.id]).size).toBe(3);
    expect(await rowsOf(claims)).toHaveLength(2);
  });

  it("costs no write and, for a minute, no read either while the token says nothing new", async () => {
    const service = new PersonService(test.database, clock);
    const claims = newcomer();
    await service.personFor(claims);
    test.statements.length = 0;

    await service.personFor(claims);
    expect(test.statements).toHaveLength(0);
    clock.advance(60_000);
    await service.personFor(claims);

    expect(test.statements).toHaveLength(1);
    expect(writes()).toEqual([]);
  });

  it("is renamed as soon as a token says so, and keeps what it leaves out", async () => {
    const service = new PersonService(test.database, clock);
    const claims = newcomer({ picture: "https://pictures.example.org/old.png" });
    const before = await service.personFor(claims);
    clock.advance(1_000);

    const after = await service.personFor({
      issuer: claims.issuer,
      subject: claims.subject,
      emailVerified: false,
      name: "Maya Adeyemi",
    });

    expect(after).toEqual({ ...before, name: "Maya Adeyemi", updatedAt: clock.now() });
    await expect(new PersonService(test.database, clock).personFor(claims)).resolves.toMatchObject({
      name: claims.name,
    });
  });

  it("is known to have a checked address as long as the tokens say so", async () => {
    const service = new PersonService(test.database, clock);
    const claims = newcomer();
    const before = await service.personFor(claims);

    const after = await service.personFor({ ...claims, email: "other@example.org", emailVerified: false });

    expect(before.emailVerified).toBe(true);
    expect(after).toMatchObject({ email: "other@example.org", emailVerified: false });
  });
});
