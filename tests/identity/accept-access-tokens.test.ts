import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { acceptAccessTokens } from "../../gateway/accesstoken/accept-access-tokens.js";
import { AccessScope } from "../../gateway/person/access-scope.js";
import { AccessTokenService } from "../../gateway/accesstoken/access-token.service.js";
import { AppError } from "../../gateway/platform/errors.js";
import { createAllowList, type AllowedEmails } from "../../gateway/identity/allow-list.js";
import type { IntroducedPerson } from "../../gateway/person/person.entity.js";
import { LogService } from "../../gateway/log/log.service.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { createPerson } from "../support/factories/person.js";
import { FakeClock } from "../support/fakes.js";
import "../support/on-embedded-database.js";

describe("the closed-beta list, asked for the owner of an access token", () => {
  const clock = new FakeClock();
  let test: TestDatabase;
  let server: Server;
  let accessTokens: AccessTokenService;
  let allowed: AllowedEmails;

  beforeAll(async () => {
    test = await openTestDatabase();
    accessTokens = new AccessTokenService(test.database, clock, new LogService(test.database, clock));
    const authenticate = acceptAccessTokens({
      accessTokens,
      allowList: createAllowList({ read: () => allowed, isOpenByDefault: false }),
      authenticate: () => Promise.reject(new AppError("INTERNAL")),
    });
    server = createServer((request, response) => {
      const answer = (text: string): unknown => response.end(text);
      authenticate(request).then(
        ({ ownerId }) => answer(ownerId),
        (error: unknown) => answer(error instanceof AppError ? error.code : String(error)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await test.close();
  });

  /** Who the server takes somebody for who has an access token of the person's. */
  async function askAs(person: IntroducedPerson): Promise<string> {
    const { secret } = await accessTokens.create(person.id, { name: "Program", scopes: [AccessScope.READ] });
    const { port } = server.address() as AddressInfo; // a TCP server's address is an object
    const response = await fetch(`http://127.0.0.1:${port}`, { headers: { authorization: `Bearer ${secret}` } });
    return response.text();
  }

  it("lets in who is on it with a checked address", async () => {
    const person = await createPerson(test.database);
    allowed = [person.email ?? ""];

    expect(await askAs(person)).toBe(person.id);
  });

  it("refuses who is not on it, and everybody where nobody was listed", async () => {
    const person = await createPerson(test.database);
    allowed = ["somebody-else@example.org"];
    const unlisted = await askAs(person);
    allowed = undefined;

    expect([unlisted, await askAs(person)]).toEqual(["NOT_ALLOWED", "NOT_ALLOWED"]);
  });

  it("refuses an address that nobody checked", async () => {
    const person = await createPerson(test.database);
    allowed = [person.email ?? ""];
    await test.database.query(`update person set email_verified = false where id = $1`, [person.id]);

    expect(await askAs(person)).toBe("NOT_ALLOWED");
  });

  it("refuses who has no address at all", async () => {
    const person = await createPerson(test.database);
    allowed = [person.email ?? ""];
    await test.database.query(`update person set email = null where id = $1`, [person.id]);

    expect(await askAs(person)).toBe("NOT_ALLOWED");
  });
});
