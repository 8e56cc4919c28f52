import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { ChannelListener } from "../../gateway/platform/listening.js";
import { MISSED, QUEUE_MAX } from "../../gateway/live/change-queue.js";
import { EventStream } from "../../gateway/live/event-stream.js";
import { LiveFeed } from "../../gateway/live/live-feed.js";
import { STREAMS } from "../../gateway/live/stream.router.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client, type OpenStream } from "../support/client.js";

const CHANGES = "subscription { changes { operation kind id } }";

describe("a stream of live updates", () => {
  let app: TestApp;
  let me: Client;
  const open: OpenStream[] = [];

  beforeAll(async () => {
    // No trust: who listens is asked before each change.
    app = await startTestApp({ streams: { ...STREAMS, trustMs: 0 } });
    me = await app.signIn();
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.stop();
  });
  afterAll(() => app.close());

  async function listen(client: Client, query = CHANGES): Promise<OpenStream> {
    const stream = await client.listen(query);
    open.push(stream);
    return stream;
  }

  const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    me.send("/graphql/stream", { method: "POST", body: JSON.stringify(body), headers });

  it("is refused where a person has as many as are fair, and where all have; a closed one makes room", async () => {
    const full = await app.beside({ streams: { ...STREAMS, total: STREAMS.perPerson + 2 } });
    const [client, other] = [(await app.signIn()).at(full.url), (await app.signIn()).at(full.url)];
    const [first] = await Promise.all(Array.from({ length: STREAMS.perPerson }, () => listen(client)));

    await expect(client.listen(CHANGES)).rejects.toMatchObject({ response: { status: 429 } });
    await Promise.all([listen(other), listen(other)]);
    await expect(other.listen(CHANGES)).rejects.toMatchObject({ response: { status: 503 } });
    first?.stop();

    await expect(untilLetIn(client)).resolves.toBeDefined();
    await full.close();
  });

  /** The server hears that somebody hung up a moment after it happened. */
  async function untilLetIn(client: Client): Promise<OpenStream> {
    const stream = await listen(client).catch(() => null);
    return stream ?? untilLetIn(client);
  }

  it.each([
    ["the token is no good any more", "UNAUTHENTICATED", (client: Client) => app.expire(client)],
    ["the person was taken off the list", "NOT_ALLOWED", (client: Client) => app.disallow(client)],
  ])("tells nothing more and ends once %s", async (_what, code, lose) => {
    const client = await app.signIn();
    const stream = await listen(client);

    lose(client);
    await app.services.log.add(client.person.id, { event: "Not for these ears" });

    expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(await stream.next()).toBeUndefined();
  });

  it("ends at once when the access token is revoked, on another gateway too, and tells nothing of it", async () => {
    const trusting = await app.beside();
    const { createAccessToken } = await me.query<{
      createAccessToken: { secret: string; accessToken: { id: string } };
    }>(`mutation { createAccessToken(input: { name: "Program", scopes: [READ] }) { secret accessToken { id } } }`);
    const program = new Client(trusting.url, createAccessToken.secret, me.person);
    const stream = await listen(program);

    await me.query(`mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }`, {
      id: createAccessToken.accessToken.id,
    });

    expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    expect(await stream.next()).toBeUndefined();
    await trusting.close();
  });

  it("ends at its next beat when the token has expired, though nothing happens", async () => {
    const beating = await app.beside({ streams: { ...STREAMS, beatMs: 20 } });
    const client = await app.signIn();
    const stream = await client.at(beating.url).listen(CHANGES);

    app.expire(client);

    expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    expect(await stream.next()).toBeUndefined();
    await beating.close();
  });

  it.each([
    ["is all too deep", `subscription { changes { ${"a { ".repeat(12)} id ${"}".repeat(12)} } }`],
    ["has too many aliases", `subscription { changes { ${times(16, (n) => `a${n}: id`)} } }`],
    ["asks for one thing over and over", `subscription { changes { ${times(21, () => "id")} } }`],
    ["has too many words", `subscription { changes { ${times(2_001, () => "id")} } }`],
    ["asks for what there is not", "subscription { secrets }"],
    ["is a query", "{ viewer { guid } }"],
    ["is a mutation", `mutation { addLogEntry(input: { event: "Streamed" }) { id } }`],
    ["is no GraphQL", "subscription {"],
    ["lacks a variable", "subscription ($a: Boolean!) { changes { id @include(if: $a) } }"],
  ])("is not opened for an operation that %s", async (_what, query) => {
    const stream = await listen(me, query);

    const answer = await stream.next();

    expect(answer?.errors?.length).toBeGreaterThan(0);
    expect(answer?.errors?.map(({ extensions }) => extensions?.code)).not.toContain("INTERNAL");
    expect(answer?.data ?? null).toBeNull();
    expect(await stream.next()).toBeUndefined();
  });

  it.each([
    ["nothing", undefined, 400],
    ["no operation", { query: 1 }, 400],
    ["variables that are none", { query: CHANGES, variables: [1] }, 400],
    ["far too much", { query: CHANGES, variables: { a: "x".repeat(70_000) } }, 413],
  ])("is not opened for a body that holds %s", async (_what, body, status) => {
    const response = await post(body);

    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty("errors.0.extensions.code");
  });

  it("is asked for by POST only, and never by another site's page", async () => {
    const byGet = await me.send("/graphql/stream", { headers: { accept: "text/event-stream" } });
    const foreign = await post({ query: CHANGES }, { "sec-fetch-site": "cross-site" });

    expect([byGet.status, byGet.headers.get("allow")]).toEqual([405, "POST"]);
    expect(foreign.status).toBe(403);
  });

  it("is neither kept, changed nor collected by anything on its way", async () => {
    const stop = new AbortController();
    const response = await me.send("/graphql/stream", {
      method: "POST",
      body: JSON.stringify({ query: CHANGES }),
      headers: { "accept-encoding": "gzip" },
      signal: stop.signal,
    });

    const { headers } = response;
    stop.abort();
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store, no-transform");
    expect(headers.get("content-encoding")).toBeNull();
    expect(headers.get("x-accel-buffering")).toBe("no");
  });

  it("ends in good order when the gateway stops", async () => {
    const second = await app.beside();
    const stream = await me.at(second.url).listen(CHANGES);

    await second.close();

    expect(await stream.next()).toBeUndefined();
  });

  it("is not what /graphql itself serves", async () => {
    const answer = await me.graphql(CHANGES);

    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([{ extensions: { code: "OPERATION_RESOLUTION_FAILURE" } }]);
  });
});

describe("a reader of live updates that is slow", () => {
  const line = (owner: string, logEntry: string): string =>
    JSON.stringify({ owner, logEntry, origin: null, changes: [] });

  async function openFeed(): Promise<{ feed: LiveFeed; channel: ChannelListener }> {
    let channel: ChannelListener | null = null;
    const feed = new LiveFeed(
      (_name, listener) => {
        channel = listener;
        return Promise.resolve(() => Promise.resolve());
      },
      () => Promise.resolve(false),
    );
    await feed.open();
    if (channel === null) throw new Error("Nobody listens.");
    return { feed, channel };
  }

  it("has so much kept for it, and is then told that it missed something", async () => {
    const { feed, channel } = await openFeed();
    const reader = feed.follow({ ownerId: "me" });

    for (let n = 0; n < QUEUE_MAX; n++) channel.onMessage(line("me", String(n)));
    expect((await reader.next()).value).toMatchObject({ logEntryId: "0" });
    for (let n = 0; n < 2; n++) channel.onMessage(line("me", "too many"));

    expect((await reader.next()).value).toEqual(MISSED);
  });

  it("is told so as well when the database was away, or says what is not understood", async () => {
    const { feed, channel } = await openFeed();
    const reader = feed.follow({ ownerId: "me" });

    channel.onGap();
    channel.onMessage("of another release");

    expect([(await reader.next()).value, (await reader.next()).value]).toEqual([MISSED, MISSED]);
  });

  it("is hung up on when it takes nothing at all", () => {
    const stuck = new Writable({ write: () => undefined });
    const stream = new EventStream(stuck, -1);

    void stream.next({ data: {} });
    expect(stuck.destroyed).toBe(false);
    stream.beat();

    expect(stuck.destroyed).toBe(true);
  });
});

function times(count: number, make: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => make(n)).join(" ");
}
