import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createAllowList, type AllowedEmails } from "../../gateway/identity/allow-list.js";
import type { Authenticate } from "../../gateway/person/authenticate.js";
import { createAuthenticate } from "../../gateway/identity/authenticate.js";
import { PersonService } from "../../gateway/identity/person.service.js";
import { createTokenVerifier } from "../../gateway/identity/token-verifier.js";
import type { Viewer } from "../../gateway/person/viewer.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { FakeClock } from "../support/fakes.js";
import { createTestIdp } from "../support/idp.js";

const clock = new FakeClock();
const idp = await createTestIdp(clock);
const token = idp.signToken();
const unauthenticated = { name: "AppError", code: "UNAUTHENTICATED" };
let test: TestDatabase;
let server: Server;
let allowed: AllowedEmails;
let authenticate: Authenticate;
let answer: Promise<Viewer>;

beforeAll(async () => {
  test = await openTestDatabase();
  const verifier = createTokenVerifier({ kind: "local", ...idp, clock, logger: createLogger("silent") });
  const allowList = createAllowList({ read: () => allowed, isOpenByDefault: true });
  authenticate = createAuthenticate({ verifier, allowList, persons: new PersonService(test.database, clock) });
  server = createServer((request, response) => {
    answer = authenticate(request);
    void answer.then(
      () => response.end(),
      () => response.end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

beforeEach(() => {
  allowed = undefined;
  test.statements.length = 0;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

/** Sends a real request with these raw headers, and returns who the server takes the caller for. */
async function ask(headers: readonly string[], path = "/"): Promise<Viewer> {
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  await new Promise<void>((resolve, reject) => {
    const onAnswer = (response: IncomingMessage): void => void response.resume().on("end", resolve);
    get({ port, path, headers: ["Host", "localhost", "Connection", "close", ...headers] }, onAnswer).on(
      "error",
      reject,
    );
  });
  return answer;
}

describe("a request", () => {
  it("is the person's whose token it carries", async () => {
    const viewer = await ask(["Authorization", `Bearer ${token}`]);

    expect(viewer.person).toMatchObject({
      id: viewer.ownerId,
      subject: "person-1",
      email: "maya@example.org",
      name: "Maya Okafor",
    });
    expect(viewer.claims).toMatchObject({ subject: "person-1" });
  });

  it.each([`bearer ${token}`, `BEARER ${token}`, `Bearer  ${token}`, `bEaReR   ${token}`])(
    "is theirs however the scheme is written (RFC 9110): %#",
    async (value) => {
      expect((await ask(["Authorization", value])).person).toMatchObject({ subject: "person-1" });
    },
  );

  it.each<[string, string[]]>([
    ["only the token in the address", []],
    ["an empty one", ["Authorization", ""]],
    ["only the scheme", ["Authorization", "Bearer"]],
    ["another scheme", ["Authorization", `Basic ${Buffer.from("maya:secret").toString("base64")}`]],
    ["a tab behind the scheme", ["Authorization", `Bearer\t${token}`]],
    ["nothing between scheme and token", ["Authorization", `Bearer${token}`]],
    ["the token without a scheme", ["Authorization", token]],
    ["two tokens in one header", ["Authorization", `Bearer ${token} ${token}`]],
    ["two tokens with a comma", ["Authorization", `Bearer ${token}, Bearer ${token}`]],
    ["two headers", ["Authorization", `Bearer ${token}`, "Authorization", `Bearer ${token}`]],
    ["two headers, differently written", ["Authorization", `Bearer ${token}`, "authorization", "Basic eA=="]],
    ["the token in a cookie", ["Cookie", `access_token=${token}; jwt_token=${token}`]],
    ["the token in a header of its own", ["X-Access-Token", token]],
  ])("is nobody's with %s, and asks nothing of the database", async (_how, headers) => {
    await expect(ask(headers, `/?access_token=${token}`)).rejects.toMatchObject(unauthenticated);
    expect(test.statements).toEqual([]);
  });

  it("asks nothing of the database for a person who is not on the list, and leaves no trace of them", async () => {
    allowed = ["ruth@example.org"];

    await expect(ask(["Authorization", `Bearer ${idp.signToken({ claims: { sub: "eve" } })}`])).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });

    expect(test.statements).toEqual([]);
  });

  it("is refused once its person is taken off the list, though the token lasts", async () => {
    allowed = ["maya@example.org"];
    await ask(["Authorization", `Bearer ${token}`]);

    allowed = [];

    await expect(ask(["Authorization", `Bearer ${token}`])).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  });
});
