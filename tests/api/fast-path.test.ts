import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { connect } from "node:net";
import { once } from "node:events";
import { OWN_PLUGINS } from "../../gateway/graphql/apollo.js";
import { LogNames } from "../../gateway/platform/log-names.js";
import { createLogger } from "../../gateway/platform/logger.js";
import type { Client } from "../support/client.js";
import { startTwoPaths, type TwoPaths } from "../support/two-paths.js";

const VIEWER = JSON.stringify({ query: "{ viewer { guid } }" });
const TOKEN = "a-secret-for-the-operator";
/** How what each plug-in of Apollo Server does is done for a request that it does not see. */
const DONE_BY: Readonly<Record<keyof typeof OWN_PLUGINS, string>> = {
  jsonStatus: "it answers 400 only to requests that Apollo answers",
  noSubscriptions: "a subscription is left to Apollo",
  boundOperations: "PreparedOperation, and withinLimit",
};

describe("a request that is answered ahead of Express", () => {
  let paths: TwoPaths;
  let me: Client;
  const lines: string[] = [];

  beforeAll(async () => {
    const names = new LogNames();
    names.useKey(Buffer.from("a key of the test"));
    const logger = createLogger("debug", { write: (line: string) => void lines.push(line) }, names);
    paths = await startTwoPaths({ logger, metricsToken: TOKEN });
    me = await paths.fast.signIn();
  });
  afterAll(() => paths.close());

  const sendTo = (url: string, init: RequestInit = {}): Promise<Response> =>
    me.at(url).send("/graphql", { method: "POST", body: VIEWER, ...init });
  const figureOf = async (name: RegExp): Promise<number> => {
    const answer = await fetch(`${paths.fast.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return Number(name.exec(await answer.text())?.[1] ?? 0);
  };

  it("is told apart by nothing: it has the same headers", async () => {
    const headersOf = async (url: string): Promise<object> => {
      const headers = new Headers((await sendTo(url)).headers);
      // Express makes one of each answer, which no cache may keep; one more request was counted meanwhile.
      for (const name of ["etag", "date", "ratelimit-remaining", "content-length"]) headers.delete(name);
      return Object.fromEntries(headers);
    };

    const [fast, slow] = [await headersOf(paths.fast.url), await headersOf(paths.slow.url)];

    expect(fast).toEqual(slow);
    expect(fast).toMatchObject({ "cache-control": "no-store", "x-frame-options": "SAMEORIGIN" });
  });

  it.each([
    ["application/json", "application/json; charset=utf-8"],
    ["application/graphql-response+json", "application/graphql-response+json; charset=utf-8"],
    ["application/graphql-response+json,application/json;q=0.9", "application/graphql-response+json; charset=utf-8"],
    ["*/*", "application/json; charset=utf-8"],
  ])("has the type that is accepted: %s", async (accept, type) => {
    for (const { url } of [paths.fast, paths.slow]) {
      const answer = await sendTo(url, { headers: { accept } });

      expect(answer.headers.get("content-type")).toBe(type);
    }
  });

  it.each<[string, RequestInit, number]>([
    ["a form", { body: new FormData() }, 400],
    ["another type of text", { headers: { "content-type": "text/plain" } }, 400],
    ["another encoding", { headers: { "content-type": "application/json; charset=utf-16" } }, 415],
    ["a list of operations", { body: `[${VIEWER}]` }, 400],
    ["no operation", { body: "{}" }, 400],
    ["no JSON", { body: "{" }, 400],
    ["a type that nobody has", { headers: { accept: "image/png" } }, 406],
    ["an operation of another name", { body: `{"query":"query A { viewer { guid } }","operationName":"B"}` }, 400],
    ["with extensions that are none", { body: `{"query":"{ viewer { guid } }","extensions":7}` }, 400],
    ["a page of another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
  ])("is refused alike where it is %s", async (_what, init, status) => {
    const [fast, slow] = [await sendTo(paths.fast.url, init), await sendTo(paths.slow.url, init)];
    const said = async (answer: Response): Promise<string> => (await answer.text()).replace(/"reference":"[^"]*"/, "");

    expect([fast.status, await said(fast)]).toEqual([slow.status, await said(slow)]);
    expect(fast.status).toBe(status);
  });

  it("is refused without a token, and that of somebody who may not", async () => {
    const outsider = await paths.fast.signIn();
    paths.fast.disallow(outsider);

    for (const { url } of [paths.fast, paths.slow]) {
      expect((await fetch(`${url}/graphql`, { method: "POST", body: VIEWER })).status).toBe(401);
      expect((await outsider.at(url).send("/graphql", { method: "POST", body: VIEWER })).status).toBe(403);
    }
  });

  it("counts once against the rate, also where it is handed on", async () => {
    const left = async (body: string): Promise<number> =>
      Number((await sendTo(paths.fast.url, { body })).headers.get("ratelimit-remaining"));

    const before = await left(VIEWER);

    expect([await left("{"), await left(`{"query":"{ nothing }"}`), await left(VIEWER)]).toEqual([
      before - 1,
      before - 2,
      before - 3,
    ]);
  });

  it("is counted by the metrics, as an operation and as a request", async () => {
    const figures = async (): Promise<readonly number[]> => [
      await figureOf(/jobhunt_graphql_root_fields_total\{field="companyStatistics",outcome="ok"\} (\d+)/),
      await figureOf(
        /jobhunt_http_request_duration_seconds_count\{route="\/graphql",method="POST",status="2xx"\} (\d+)/,
      ),
    ];
    const [operations = 0, requests = 0] = await figures();

    await me.query("{ companyStatistics { total } }");

    expect(await figures()).toEqual([operations + 1, requests + 1]);
  });

  it("is logged with its caller where it fails", async () => {
    lines.length = 0;

    await me.failure(`{ jobHunts(first: 0) { nodes { id } } }`);

    const [line] = lines.map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>); // as pino writes
    expect(line).toMatchObject({ code: "VALIDATION" });
    expect(Object.keys(line ?? {})).toEqual(expect.arrayContaining(["reference", "person", "network"]));
  });

  it("is nobody's when its client has gone before it was sent whole", async () => {
    const { port } = new URL(paths.fast.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${me.token ?? ""}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    await once(socket, "connect");
    socket.destroy();

    expect(await me.query("{ viewer { guid } }")).toHaveProperty("viewer.guid");
  });

  it("leaves nothing out that a plug-in of Apollo Server does", () => {
    expect(Object.keys(DONE_BY)).toEqual(Object.keys(OWN_PLUGINS));
  });
});
