import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { ExtractInput } from "../../gateway/capture/types.js";
import { Feature } from "../../gateway/person/policy.js";
import { QuotaKind } from "../../gateway/platform/quotas.js";
import type { Quota } from "../../gateway/quota/quota.payloads.js";
import { FEATURE_OF_MUTATION } from "../../gateway/quota/guard-features.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { answeringCapture } from "../support/fakes.js";

const MEGABYTE = 1024 * 1024;
const VIEWER = `{ viewer { featuresOff uploadMaxBytes hasModel quotas { kind used limit } } }`;
const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`;
const EXTRACT = `mutation ($input: ExtractJobDetailsInput!) { extractJobDetails(input: $input) { usedModel } }`;
const TOKEN = `mutation { createAccessToken(input: { name: "Program", scopes: [READ] }) { secret } }`;
const CALENDAR = `mutation { renewCalendarFeed(input: {}) { address } }`;
const ASK = `mutation { askModel(input: { message: "Who are you?" }) }`;
const URL = "https://jobs.example.org/7";

/** What makes one of each kind that is counted in records. */
const CREATE: Readonly<Record<string, string>> = {
  JOB_HUNT: `createJobHunt(input: { name: "Acme" }) { logEntryId }`,
  IDEAL_JOB: `createIdealJob(input: { name: "Acme" }) { logEntryId }`,
  COMPANY: `createCompany(input: { name: "Acme" }) { logEntryId }`,
  CONTACT: `createContact(input: { lastName: "Acme" }) { logEntryId }`,
  DOCUMENT: `createDocument(input: { name: "Acme" }) { logEntryId }`,
  NOTE: `createNote(input: { noteGuid: $on, title: "Acme" }) { logEntryId }`,
};

interface Viewer {
  readonly featuresOff: readonly string[];
  readonly uploadMaxBytes: number;
  readonly hasModel: boolean;
  readonly quotas: readonly Quota[];
}

/** What the readers of adverts were given. */
const read: ExtractInput[] = [];
const capture = {
  ...answeringCapture,
  extractorFor: (personId: string) => ({
    ...answeringCapture.extractorFor(personId),
    extract: (input: ExtractInput) => {
      read.push(input);
      return answeringCapture.extractorFor(personId).extract(input);
    },
  }),
};

async function viewerOf(client: Client): Promise<Viewer> {
  return (await client.query<{ viewer: Viewer }>(VIEWER)).viewer;
}

function limitsIn({ quotas }: Viewer): Readonly<Record<string, number>> {
  return Object.fromEntries(quotas.map(({ kind, limit }) => [kind, limit]));
}

function fileOf(bytes: number): File {
  return new File(["x".repeat(bytes)], "cv.txt");
}

describe("who looks around where other machines reach the server", () => {
  let app: TestApp;
  let guest: Client;
  let other: Client;
  beforeAll(async () => {
    app = await startTestApp({ isExposed: true, capture });
    guest = await app.lookAround();
    other = await app.signIn();
  });
  beforeEach(() => void (read.length = 0));
  afterAll(() => app.close());

  const setUsed = (client: Client, kind: string, used: number): Promise<unknown> =>
    app.test.database.query(
      `insert into usage_count (owner_id, kind, used) values ($1, $2, $3)
       on conflict (owner_id, kind) do update set used = excluded.used`,
      [client.person.id, kind, used],
    );

  const writeNote = async (client: Client, content: string): Promise<string> => {
    const { noteGuid } = await createJobHunt(client);
    const { createNote } = await client.query<{ createNote: { note: { id: string } } }>(
      `mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }`,
      { input: { noteGuid, title: "Long", content } },
    );
    return createNote.note.id;
  };
  const UPDATE_NOTE = `mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { logEntryId } }`;

  it("can write 20 MB in all, what is overwritten included, and then only delete", async () => {
    const visitor = await app.lookAround();
    const content = "é".repeat(480_000);
    const id = await writeNote(visitor, content);
    await setUsed(visitor, "WRITTEN_BYTES", 20 * MEGABYTE - 100_000);

    const refused = await visitor.failure(UPDATE_NOTE, { input: { id, content: `${content}.` } });
    const deleted = await visitor.query(`mutation ($id: ID!) { deleteNote(input: { id: $id }) { logEntryId } }`, {
      id,
    });

    expect(refused.extensions).toMatchObject({ code: "LOOK_AROUND_LIMIT" });
    expect(refused.message).toBe("An account to look around can write 20 MB in all on this server.");
    expect(deleted).toMatchObject({ deleteNote: {} });
  });

  it("is counted by the bytes that are written, with what the log keeps; nobody else is", async () => {
    const visitor = await app.lookAround();
    const writtenBy = async ({ person }: Client): Promise<number | null> => {
      const [row] = await app.test.database.query<{ used: string }>(
        `select used from usage_count where owner_id = $1 and kind = 'WRITTEN_BYTES'`,
        [person.id],
      );
      return row === undefined ? null : Number(row.used);
    };

    const id = await writeNote(visitor, "é".repeat(50_000));
    const first = Number(await writtenBy(visitor));
    await visitor.query(UPDATE_NOTE, { input: { id, content: "Short" } });
    const second = Number(await writtenBy(visitor));
    await writeNote(other, "é".repeat(50_000));

    expect([first >= 100_000, first < 320_000, second - first >= 100_000]).toEqual([true, true, true]);
    expect(await writtenBy(other)).toBeNull();
  });

  it("is told what there is less of and what is off; everybody else has everything", async () => {
    const [few, all] = [await viewerOf(guest), await viewerOf(other)];

    expect(limitsIn(few)).toMatchObject({ COMPANY: 200, NOTE: 200, FILE: 200, FILE_BYTES: 20 * MEGABYTE });
    expect(limitsIn(few)).toMatchObject({ TYPE: 200, LOG_ENTRY: 2_000 });
    expect([few.uploadMaxBytes, few.hasModel]).toEqual([MEGABYTE, false]);
    expect([...few.featuresOff].sort()).toEqual(Object.values(Feature).sort());
    expect(limitsIn(all)).toMatchObject({ COMPANY: 20_000, FILE_BYTES: 2_048 * MEGABYTE, LOG_ENTRY: 2_000_000 });
    expect([all.uploadMaxBytes, all.hasModel, all.featuresOff]).toEqual([10 * MEGABYTE, true, []]);
  });

  it("begins with a search that fits", async () => {
    const { quotas, uploadMaxBytes } = await viewerOf(guest);
    const [largest] = await app.test.database.query<{ size: number }>(
      `select max(size)::integer as size from stored_file where owner_id = $1`,
      [guest.person.id],
    );

    expect(quotas.filter(({ used, limit }) => used > limit / 4)).toEqual([]);
    expect(quotas.find(({ kind }) => kind === QuotaKind.JOB_HUNT)?.used).toBeGreaterThan(5);
    expect(largest?.size).toBeLessThan(uploadMaxBytes / 4);
  });

  it.each(Object.keys(CREATE))("has 200 of a kind, and not one more: %s", async (kind) => {
    const { jobHunts } = await guest.query<{ jobHunts: { nodes: { noteGuid: string }[] } }>(
      `{ jobHunts(first: 1) { nodes { noteGuid } } }`,
    );
    const ask = `mutation ${kind === "NOTE" ? "($on: ID!)" : ""} { ${CREATE[kind] ?? ""} }`;
    const variables = { on: jobHunts.nodes[0]?.noteGuid };
    await setUsed(guest, kind, 199);

    const last = await guest.graphql(ask, variables);
    const beyond = await guest.failure(ask, variables);

    expect(last.errors).toBeUndefined();
    expect(beyond.extensions).toMatchObject({ code: "QUOTA_REACHED", current: { kind, limit: 200 } });
  });

  it("has 20 MB of files, and not a byte more", async () => {
    await setUsed(guest, "FILE_BYTES", 20 * MEGABYTE - 1_000);

    const last = await guest.upload(fileOf(1_000));
    const beyond = await guest.upload(fileOf(1));
    await setUsed(guest, "FILE_BYTES", 0);

    expect(last.status).toBe(200);
    expect(beyond).toMatchObject({
      status: 403,
      body: { error: { code: "QUOTA_REACHED", current: { kind: "FILE_BYTES", limit: 20 * MEGABYTE } } },
    });
  });

  it("uploads files of 1 MB, and not a byte more, by either way", async () => {
    const [fits, isLarger] = [fileOf(MEGABYTE), fileOf(MEGABYTE + 1)];

    const taken = [(await guest.graphql(UPLOAD, { file: fits })).errors, (await guest.upload(fits)).status];
    const refused = await guest.failure(UPLOAD, { file: isLarger });
    const refusedByRest = await guest.upload(isLarger);

    expect(taken).toEqual([undefined, 200]);
    expect(refused).toMatchObject({
      message: expect.stringMatching(/^A file can have at most 1 MB\. Save it as PDF/),
      extensions: { code: "TOO_LARGE" },
    });
    expect(refusedByRest).toMatchObject({ status: 413, body: { error: { code: "TOO_LARGE" } } });
    expect((await other.upload(isLarger)).status).toBe(200);
  });

  it("has no calendar as a file", async () => {
    const refused = await guest.send("/api/calendar.ics");

    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: { code: "LOOK_AROUND_LIMIT", current: { feature: "CALENDAR_FEED" } },
    });
    expect((await other.send("/api/calendar.ics")).status).toBe(200);
  });

  it.each([
    [TOKEN, "ACCESS_TOKENS"],
    [CALENDAR, "CALENDAR_FEED"],
    [`mutation { updateCalendarFeed(input: { includesSteps: true }) { start } }`, "CALENDAR_FEED"],
    [ASK, "MODEL"],
  ])("is refused what is off, by its name: %s", async (operation, feature) => {
    const { message, extensions } = await guest.failure(operation);

    expect(extensions).toMatchObject({ code: "LOOK_AROUND_LIMIT", current: { feature } });
    expect(message).toContain("account to look around");
    expect(Object.keys(FEATURE_OF_MUTATION).some((name) => operation.includes(name))).toBe(true);
  });

  it.each([{ url: URL }, { text: ` ${URL} ` }, { text: URL, url: URL }])(
    "has no page read, and is told to paste the text: %j",
    async (input) => {
      const { message, extensions } = await guest.failure(EXTRACT, { input });

      expect(extensions).toMatchObject({ code: "LOOK_AROUND_LIMIT", current: { feature: "PAGE_FETCH" } });
      expect(message).toContain("Paste the text");
      expect(read).toEqual([]);
    },
  );

  it("has pasted text read by the rules alone, whoever was asked for", async () => {
    await guest.query(EXTRACT, { input: { text: "Gardener wanted", url: URL, reader: "MODEL" } });
    await other.query(EXTRACT, { input: { text: "Gardener wanted", reader: "MODEL" } });

    expect(read.map(({ reader }) => reader)).toEqual(["RULES", "MODEL"]);
  });

  it("has no use of an access token or a calendar from when only this machine reached the server", async () => {
    const before = await app.beside({ isExposed: false });
    const here = guest.at(before.url);
    const { createAccessToken } = await here.query<{ createAccessToken: { secret: string } }>(TOKEN);
    const { renewCalendarFeed } = await here.query<{ renewCalendarFeed: { address: string } }>(CALENDAR);
    const { pathname } = new globalThis.URL(renewCalendarFeed.address);
    const ask = async (url: string): Promise<readonly number[]> => {
      const headers = { authorization: `Bearer ${createAccessToken.secret}`, "content-type": "application/json" };
      const body = JSON.stringify({ query: "{ viewer { id } }" });
      const byToken = await fetch(`${url}/graphql`, { method: "POST", headers, body });
      return [byToken.status, (await fetch(`${url}${pathname}`)).status];
    };

    const [was, is] = [await ask(before.url), await ask(app.url)];
    await before.close();

    expect(was).toEqual([200, 200]);
    expect(is).toEqual([401, 404]);
  });
});

describe("who looks around on a machine of their own", () => {
  it("has everything that others have", async () => {
    const app = await startTestApp({ capture });
    const [guest, other] = [await app.lookAround(), await app.signIn()];

    const { quotas, ...seen } = await viewerOf(guest);
    const { quotas: ofOther, ...seenByOther } = await viewerOf(other);
    const answers = [
      await guest.graphql(TOKEN),
      await guest.graphql(CALENDAR),
      await guest.graphql(ASK),
      await guest.graphql(EXTRACT, { input: { url: URL } }),
      await guest.graphql(UPLOAD, { file: fileOf(MEGABYTE + 1) }),
    ];
    await app.close();

    expect(seen).toEqual(seenByOther);
    expect(quotas.map(({ kind, limit }) => [kind, limit])).toEqual(ofOther.map(({ kind, limit }) => [kind, limit]));
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
  });
});
