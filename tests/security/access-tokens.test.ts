import { get, type IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createLogger } from "../../gateway/platform/logger.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { RATE_RULES } from "../../gateway/platform/rate-limit.js";
import { OWNERSHIP_ROWS } from "../api/ownership.rows.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client, type StreamMessage } from "../support/client.js";
import { answeringCapture } from "../support/fakes.js";
import { makeSpace, type Space } from "../support/space.js";
import { operationOf, walksFrom } from "../support/walks.js";
import { wholeOperations, type WholeOperation } from "../support/whole-operation.js";
import { EXPECTED_ACCESS, SCOPES, type Scope } from "./access.rows.js";
import { firstRefused } from "./type-access.rows.js";

const CREATE = `mutation ($scopes: [AccessScope!]!) {
  createAccessToken(input: { name: "Program", scopes: $scopes }) { secret accessToken { id } } }`;
const SCHEMA = createSchema(null);
const OPERATIONS = wholeOperations(SCHEMA);
const POINTS = 40;

let app: TestApp;
let written = "";
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  app = await startTestApp({ capture: answeringCapture, logger: createLogger("trace", stream) });
});
afterAll(() => app.close());

async function holder(
  scopes: readonly string[] = ["READ"],
): Promise<{ owner: Client; program: Client; secret: string }> {
  const owner = await app.signIn();
  const { createAccessToken } = await owner.query<{ createAccessToken: { secret: string } }>(CREATE, { scopes });
  const { secret } = createAccessToken;
  return { owner, secret, program: new Client(app.url, secret, owner.person) };
}

describe("the scopes of access tokens", () => {
  describe.each(SCOPES)("let %s", (scope: Scope) => {
    let owner: Client;
    let program: Client;
    let space: Space;
    beforeAll(async () => {
      ({ owner, program } = await holder([scope]));
      space = await makeSpace(owner, "mine");
    });

    /** What the program is told first: that it may not listen, or what its owner changes. */
    async function firstHeard(document: string, variables: Record<string, unknown>): Promise<StreamMessage> {
      const stream = await program.listen(document, variables);
      await owner.query(`mutation { addLogEntry(input: { event: "Somebody listens" }) { id } }`);
      const message = await stream.next();
      stream.stop();
      return message ?? {};
    }

    it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
      "do what it means and nothing else: %s",
      async (name, operation) => {
        const document = documentFor(scope, operation);
        const variables = { ...OWNERSHIP_ROWS[name]?.variables(space) };
        const { errors } = name.startsWith("Subscription.")
          ? await firstHeard(document, variables)
          : await program.graphql(document, variables);

        if (EXPECTED_ACCESS[name]?.includes(scope)) expect(errors?.[0]?.extensions?.code).not.toBe("FORBIDDEN");
        else expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
      },
    );

    it("reach files, uploads and the calendar by the same meaning", async () => {
      const read = await program.send(`/files/${space.file}`);
      const calendar = await program.send("/api/calendar.ics");
      const upload = await program.upload(new File(["Plain words"], "words.txt"));

      expect(read.status).toBe(scope === "READ" ? 200 : 403);
      expect(calendar.status).toBe(scope === "READ" || scope === "CALENDAR" ? 200 : 403);
      expect(upload.status).toBe(scope === "WRITE" ? 200 : 403);
    });

    it("reach the first version's paths by the same meaning", async () => {
      const read = await program.rest("GET", "/company/getall");
      const write = await program.rest("POST", "/company/store", { name: "Acme" });

      expect(read.status).toBe(scope === "READ" ? 200 : 403);
      expect(write.status).toBe(scope === "WRITE" ? 200 : 403);
    });
  });

  it("are named when they do not reach", async () => {
    const { program } = await holder(["CALENDAR"]);

    const messages = [
      await program.failure(`{ companyTypes { name } }`),
      await program.failure(`mutation { askModel(input: { message: "Hello" }) }`),
      await program.failure(`mutation { emptyTrash { count } }`),
    ].map(({ message }) => message);

    expect(messages).toEqual([
      "Query.companyTypes: this access token lacks the scope READ.",
      "Mutation.askModel: this access token lacks the scope CAPTURE.",
      "Mutation.emptyTrash: an access token cannot do this. Sign in to do it.",
    ]);
  });
});

describe("an access token that is not quite one", () => {
  const forgeries = (secret: string): readonly (readonly [string, string])[] => [
    ["cut short", secret.slice(0, -1)],
    ["with a digit too many", `${secret}0`],
    ["in capitals", secret.toUpperCase()],
    ["with its prefix in capitals", secret.replace("jht_", "JHT_")],
    ["with another digit in it", withOtherDigit(secret, 20)],
    ["with another digit in its checksum", withOtherDigit(secret, -1)],
    ["with nothing but its prefix", "jht_"],
    ["with the hash in its place", "jht_" + "0".repeat(64)],
    ["well made and never given out", "jht_" + "0".repeat(48) + "98da2fbc"],
  ];

  it("is refused whatever is wrong with it", async () => {
    const { secret } = await holder();

    const answers = await Promise.all(
      forgeries(secret).map(async ([trick, forged]) => [trick, await statusOf(["Authorization", `Bearer ${forged}`])]),
    );

    expect(await statusOf(["Authorization", `Bearer ${secret}`])).toBe(200);
    expect(answers).toEqual(forgeries(secret).map(([trick]) => [trick, 401]));
  });

  it("asks nothing of the database when its checksum is wrong", async () => {
    const { secret } = await holder();
    app.test.statements.length = 0;

    for (const [, forged] of forgeries(secret).slice(0, -1)) await statusOf(["Authorization", `Bearer ${forged}`]);

    expect(app.test.statements).toEqual([]);
  });

  it.each<[string, (secret: string) => string[]]>([
    ["in the address alone", () => []],
    ["by another scheme", (secret) => ["Authorization", `Basic ${Buffer.from(`me:${secret}`).toString("base64")}`]],
    ["without a scheme", (secret) => ["Authorization", secret]],
    ["twice in one header", (secret) => ["Authorization", `Bearer ${secret}, Bearer ${secret}`]],
    ["in two headers", (secret) => ["Authorization", `Bearer ${secret}`, "Authorization", `Bearer ${secret}`]],
    ["in a cookie", (secret) => ["Cookie", `access_token=${secret}`]],
    ["in a header of its own", (secret) => ["X-Access-Token", secret]],
  ])("is refused when it comes %s", async (_how, headersWith) => {
    const { secret } = await holder(["READ", "WRITE"]);

    const paths = [
      "/graphql?query={viewer{guid}}",
      "/api/company/getall",
      "/api/upload",
      "/files/01930000-0000-7000-8000-000000000001",
    ];
    const statuses = await Promise.all(
      paths.map((path) =>
        statusOf(headersWith(secret), `${path}${path.includes("?") ? "&" : "?"}access_token=${secret}`),
      ),
    );

    expect(statuses).toEqual([401, 401, 401, 401]);
  });
});

describe("the owner of an access token", () => {
  it("who is taken off the list is refused at the next call, everywhere", async () => {
    const { owner, program } = await holder(["READ", "WRITE", "CAPTURE", "CALENDAR"]);
    const { file } = await makeSpace(owner, "mine");
    const reads = (): Promise<number[]> =>
      Promise.all([
        program.graphql(`{ viewer { guid } }`).then(({ status }) => status),
        program.graphql(`{ __schema { queryType { name } } }`).then(({ status }) => status),
        program.rest("GET", "/company/getall").then(({ status }) => status),
        program.upload(new File(["Plain words"], "words.txt")).then(({ status }) => status),
        program.send(`/files/${file}`).then(({ status }) => status),
      ]);
    const before = await reads();

    app.disallow(owner);

    expect(before).toEqual([200, 200, 200, 200, 200]);
    expect(await reads()).toEqual([403, 403, 403, 403, 403]);
  });

  it("is shown to nobody by it, and shows nobody else's things", async () => {
    const other = await holder();
    const space = await makeSpace(other.owner, "CANARY-7c1f");
    const { program } = await holder(["READ", "WRITE"]);

    const answers = await Promise.all([
      program.graphql(`query ($id: ID!) { company(id: $id) { name } }`, { id: space.company }),
      program.graphql(`{ companies { nodes { name } } logEntries { nodes { entry } } trash { nodes { name } } }`),
      program.rest("GET", "/company/getall"),
      program.send(`/files/${space.file}`).then((response) => response.text()),
    ]);

    expect(JSON.stringify(answers)).not.toContain("CANARY-7c1f");
  });

  it("finds no secret in the operator's log", async () => {
    const { program, secret } = await holder();
    await program.graphql(`{ viewer { guid } nothing }`);
    await program.graphql(`mutation { emptyTrash { count } }`);
    await program.rest("POST", "/company/store", { name: "Acme" });

    expect(written).not.toContain(secret.slice(10));
  });
});

describe("the rate of access tokens", () => {
  it("is bounded for all of a person's tokens together, and leaves the person's browser and other people alone", async () => {
    const narrow = await startTestApp({ rateRules: { ...RATE_RULES, accessToken: [{ points: POINTS, seconds: 60 }] } });
    const owner = await narrow.signIn();
    const other = await narrow.signIn();
    const programOf = async (client: Client): Promise<Client> => {
      const { createAccessToken } = await client.query<{ createAccessToken: { secret: string } }>(CREATE, {
        scopes: ["READ"],
      });
      return new Client(narrow.url, createAccessToken.secret, client.person);
    };
    const programs = [await programOf(owner), await programOf(owner)];
    const stranger = await programOf(other);

    const statuses: number[] = [];
    for (let at = 0; at < POINTS; at++) {
      statuses.push((await (programs[at % 2] ?? stranger).rest("GET", "/company/getall")).status);
    }
    const over = await programs[0]?.rest("GET", "/company/getall");
    const overGraphql = await programs[1]?.send("/graphql", {
      method: "POST",
      body: `{"query":"{ viewer { guid } }"}`,
    });
    const browser = await owner.graphql(`{ viewer { guid } }`);
    const elsewhere = await stranger.graphql(`{ viewer { guid } }`);
    await narrow.close();

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(over).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
    expect(Number(over?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(overGraphql?.status).toBe(429);
    expect(Number(overGraphql?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect([browser.status, elsewhere.status]).toEqual([200, 200]);
  });
});

/** Everything that an operation can return, as far as the scope sees it; READ sees all of it. */
function documentFor(scope: Scope, { name, field, document }: WholeOperation): string {
  if (scope === "READ" || EXPECTED_ACCESS[name]?.includes(scope) !== true) return document;
  const walks = walksFrom(SCHEMA, { type: name.split(".")[0] ?? "", field });
  return operationOf(walks.filter((walk) => firstRefused(scope, walk) === undefined));
}

function withOtherDigit(secret: string, at: number): string {
  const index = at < 0 ? secret.length + at : at;
  return `${secret.slice(0, index)}${secret[index] === "0" ? "1" : "0"}${secret.slice(index + 1)}`;
}

/** What a request with these raw headers is answered; `fetch` would not send all of them. */
function statusOf(headers: readonly string[], path = "/api/company/getall"): Promise<number> {
  const { hostname, port, host } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const onAnswer = (response: IncomingMessage): void => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    };
    get(
      { hostname, port, path: encodeURI(path), headers: ["Host", host, "Connection", "close", ...headers] },
      onAnswer,
    ).on("error", reject);
  });
}
