import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { recountUsage } from "../../gateway/quota/recount-usage.js";
import { mergePersons } from "../../gateway/identity/merge-persons.js";
import type { Quota } from "../../gateway/quota/quota.payloads.js";
import { QuotaKind, type CountedRecord } from "../../gateway/platform/quotas.js";
import { TRASH_DAYS, UPLOAD_GRACE_HOURS } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { fingerprint } from "../support/fingerprint.js";
import { makeSpace } from "../support/space.js";

const HOUR_MS = 60 * 60 * 1000;
const RECORDS = 3;
const QUOTAS = `{ viewer { quotas { kind used limit } } }`;
const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`;
const KEEP = `mutation ($fileId: ID!) { createDocument(input: { name: "Letter", fileId: $fileId }) { document { id } } }`;
const COMPANY = `mutation { done: createCompany(input: { name: "Acme" }) { logEntryId record: company { id } } }`;
const EMPTY = `mutation { emptyTrash { count } }`;
const RESTORE = `mutation ($kind: RecordKind!, $id: ID!) { restore(input: { kind: $kind, id: $id }) { logEntryId } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const DROP_COMPANY = `mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`;

/** Each kind of record: what makes one, and what deletes it. */
const MADE: Readonly<Record<CountedRecord, readonly [create: string, remove: string]>> = {
  JOB_HUNT: [`createJobHunt(input: { name: "Acme" }) { record: jobHunt { id } }`, "deleteJobHunt"],
  IDEAL_JOB: [`createIdealJob(input: { name: "Acme" }) { record: idealJob { id } }`, "deleteIdealJob"],
  COMPANY: [`createCompany(input: { name: "Acme" }) { record: company { id } }`, "deleteCompany"],
  CONTACT: [`createContact(input: { lastName: "Acme" }) { record: contact { id } }`, "deleteContact"],
  DOCUMENT: [`createDocument(input: { name: "Acme" }) { record: document { id } }`, "deleteDocument"],
  NOTE: [`createNote(input: { noteGuid: $on, title: "Acme" }) { record: note { id } }`, "deleteNote"],
};
const KINDS = Object.entries(MADE).map(([kind, row]) => [kind, ...row] as const);

interface Made {
  readonly done: { readonly record: { readonly id: string }; readonly logEntryId: string };
}

describe("how much a person may have", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ quotas: { records: RECORDS, fileMegabytes: 1 } });
  });
  afterAll(() => app.close());

  const quotasOf = async (client: Client): Promise<ReadonlyMap<string, Quota>> => {
    const { viewer } = await client.query<{ viewer: { quotas: Quota[] } }>(QUOTAS);
    return new Map(viewer.quotas.map((quota) => [quota.kind, quota]));
  };
  const usedOf = async (client: Client, kind: string): Promise<number | undefined> =>
    (await quotasOf(client)).get(kind)?.used;
  /** What the person has by the counters, and counted anew. */
  const bothCounts = async (ownerId: string): Promise<readonly [readonly Quota[], readonly Quota[]]> => {
    const kept = await app.services.quotas.list(ownerId);
    await recountUsage(app.test.database, ownerId, app.clock.now());
    return [kept, await app.services.quotas.list(ownerId)];
  };

  it.each(KINDS)(
    "is just as much of each kind of record as the quota says, until the trash is emptied: %s",
    async (kind, create, remove) => {
      const me = await app.signIn();
      const { noteGuid } = await createJobHunt(me);
      const ask = `mutation ${kind === "NOTE" ? "($on: ID!)" : ""} { done: ${create} }`;
      const variables = { on: noteGuid };
      const made: Made[] = [];
      for (let at = kind === "JOB_HUNT" ? 1 : 0; at < RECORDS; at++) made.push(await me.query<Made>(ask, variables));
      const before = await fingerprint(app.test.database, me.person.id);
      const told = (await quotasOf(me)).get(kind);

      const refusal = await me.failure(ask, variables);
      const after = await fingerprint(app.test.database, me.person.id);
      await me.query(`mutation ($id: ID!) { ${remove}(input: { id: $id }) { id } }`, { id: made[0]?.done.record.id });
      const trashed = await me.failure(ask, variables);
      await me.query(EMPTY);
      await me.query(ask, variables);

      expect(told).toEqual({ kind, used: RECORDS, limit: RECORDS });
      expect(refusal).toMatchObject({
        extensions: {
          code: "QUOTA_REACHED",
          current: { kind, limit: RECORDS },
        },
      });
      expect(after).toBe(before);
      expect(trashed.extensions?.code).toBe("QUOTA_REACHED");
      expect(await usedOf(me, kind)).toBe(RECORDS);
    },
  );

  it("is never passed by those that come at once", async () => {
    const me = await app.signIn();

    const answers = await Promise.all(Array.from({ length: 12 }, () => me.graphql(COMPANY)));

    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? "made");
    expect(codes.sort()).toEqual([
      ...Array<string>(12 - RECORDS).fill("QUOTA_REACHED"),
      ...Array<string>(RECORDS).fill("made"),
    ]);
    expect(await usedOf(me, "COMPANY")).toBe(RECORDS);
    expect(await usedOf(me, "LOG_ENTRY")).toBe(RECORDS);
  });

  it("bounds the types that somebody adds, and says which quota it is", async () => {
    const me = await app.signIn();
    const retype = `mutation ($id: ID!, $type: String!) { updateCompany(input: { id: $id, type: $type }) { logEntryId } }`;
    const { done } = await me.query<Made>(COMPANY);
    for (let at = 0; at < RECORDS; at++) await me.query(retype, { id: done.record.id, type: `Guild ${at}` });

    const refusal = await me.failure(retype, { id: done.record.id, type: "Guild 9" });
    await me.query(retype, { id: done.record.id, type: "guild 0" });

    expect(refusal).toMatchObject({ extensions: { code: "QUOTA_REACHED", current: { kind: "TYPE", limit: RECORDS } } });
  });

  it("bounds the bytes of files and their number, and nothing is kept of one too many", async () => {
    const [big, many] = [await app.signIn(), await app.signIn()];
    const file = (bytes: number): { file: File } => ({ file: new File(["x".repeat(bytes)], "cv.txt") });
    const rows = async (client: Client): Promise<number> =>
      (await app.test.database.query(`select 1 from stored_file where owner_id = $1`, [client.person.id])).length;
    const { uploadFile } = await big.query<{ uploadFile: { fileId: string } }>(UPLOAD, file(700_000));
    const { createDocument } = await big.query<{ createDocument: { document: { id: string } } }>(KEEP, uploadFile);

    const tooBig = await big.upload(file(400_000).file);
    const left = await rows(big);
    await big.query(`mutation ($id: ID!) { deleteDocument(input: { id: $id }) { id } }`, createDocument.document);
    await big.query(EMPTY);
    const again = await big.upload(file(400_000).file);
    const answers = await Promise.all([1, 2, 3, 4].map(() => many.upload(file(1).file)));

    expect(tooBig).toMatchObject({
      status: 403,
      body: { error: { code: "QUOTA_REACHED", current: { kind: "FILE_BYTES" } } },
    });
    expect(left).toBe(1);
    expect(again.status).toBe(200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403]);
    expect([await usedOf(big, "FILE_BYTES"), await usedOf(many, "FILE"), await rows(many)]).toEqual([400_000, 3, 3]);
  });

  it("stops every change once the log is full, and never what makes room or shuts somebody out", async () => {
    const narrow = await app.beside({ quotas: { logEntries: 4 } });
    const me = (await app.signIn()).at(narrow.url);
    const { createAccessToken } = await me.query<{ createAccessToken: { accessToken: { id: string } } }>(
      `mutation { createAccessToken(input: { name: "Program", scopes: [READ] }) { accessToken { id } } }`,
    );
    const [first, second] = [await me.query<Made>(COMPANY), await me.query<Made>(COMPANY)];
    await me.query(`mutation { addLogEntry(input: { event: "Rang them" }) { id } }`);
    const id = first.done.record.id;

    const refused = [
      await me.failure(COMPANY),
      await me.failure(`mutation { addLogEntry(input: { event: "Rang again" }) { id } }`),
      await me.failure(`mutation ($id: ID!) { updateCompany(input: { id: $id, name: "Tern" }) { logEntryId } }`, {
        id,
      }),
      await me.failure(UNDO, { id: second.done.logEntryId }),
    ];
    await me.query(DROP_COMPANY, { id });
    refused.push(await me.failure(RESTORE, { kind: "COMPANY", id }));
    const emptied = await me.query(EMPTY);
    await me.query(
      `mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }`,
      createAccessToken.accessToken,
    );
    const counts = await bothCounts(me.person.id);
    await narrow.close();

    expect(refused.map(({ extensions }) => [extensions?.code, extensions?.current?.["kind"]])).toEqual(
      Array(5).fill(["QUOTA_REACHED", "LOG_ENTRY"]),
    );
    expect(emptied).toEqual({ emptyTrash: { count: 1 } });
    expect(counts[0]).toEqual(counts[1]);
  });

  it("is counted right through everything that adds and takes away, and through two persons becoming one", async () => {
    const wide = await app.beside();
    const [me, other] = [(await app.signIn()).at(wide.url), (await app.signIn()).at(wide.url)];
    const space = await makeSpace(me, "Mark");
    await makeSpace(me, "Other mark");
    await makeSpace(other, "Mark");
    const { done } = await me.query<Made>(COMPANY);
    await me.query(UNDO, { id: done.logEntryId });
    await me.query(RESTORE, { kind: "COMPANY", id: done.record.id });
    await me.query(UPLOAD, { file: new File(["Nobody takes me"], "cv.txt") });
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, { id: space.jobHunt });
    await me.query(`mutation ($id: ID!) { deleteDocument(input: { id: $id }) { id } }`, { id: space.document });
    await me.graphql(
      `mutation { createDocument(input: { name: "Lost", fileId: "0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a" }) { logEntryId } }`,
    );
    const used = await bothCounts(me.person.id);

    await me.query(EMPTY);
    const emptied = await bothCounts(me.person.id);
    await me.query(DROP_COMPANY, { id: done.record.id });
    app.clock.advance(TRASH_DAYS * 24 * HOUR_MS + UPLOAD_GRACE_HOURS * HOUR_MS);
    wide.clock.advance(TRASH_DAYS * 24 * HOUR_MS + UPLOAD_GRACE_HOURS * HOUR_MS);
    await wide.services.trash.purge();
    await wide.services.fileSweep.run();
    const purged = await bothCounts(me.person.id);
    const pair = { keptId: me.person.id, otherId: other.person.id };
    await app.test.database.transaction(() => mergePersons(app.test.database, pair));
    const merged = await bothCounts(me.person.id);
    await wide.close();

    for (const [kept, recounted] of [used, emptied, purged, merged]) expect(kept).toEqual(recounted);
    const usedBy = ([kept]: typeof used, kind: `${QuotaKind}`): number =>
      kept.find((quota) => quota.kind === QuotaKind[kind])?.used ?? 0;
    expect(usedBy(emptied, "DOCUMENT")).toBeLessThan(usedBy(used, "DOCUMENT"));
    expect(usedBy(purged, "FILE")).toBeLessThan(usedBy(emptied, "FILE"));
    expect(usedBy(merged, "LOG_ENTRY")).toBeGreaterThan(usedBy(purged, "LOG_ENTRY"));
  });

  it("is counted anew after a day, which puts right what an older release wrote", async () => {
    const me = await app.signIn();
    await me.query(COMPANY);
    await app.services.quotas.recount();
    await app.test.database.query(`update usage_count set used = 99 where owner_id = $1`, [me.person.id]);

    app.clock.advance(23 * HOUR_MS);
    await app.services.quotas.recount();
    const sameDay = await usedOf(me, "COMPANY");
    app.clock.advance(2 * HOUR_MS);
    await app.services.quotas.recount();

    expect([sameDay, await usedOf(me, "COMPANY"), await usedOf(me, "LOG_ENTRY"), await usedOf(me, "NOTE")]).toEqual([
      99, 1, 1, 0,
    ]);
  });
});
