import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { SessionService } from "../../gateway/identity/session.service.js";
import { LogService } from "../../gateway/log/log.service.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createSignIn } from "../support/factories/sign-in.js";

const LIST = `{ sessions { id browser signedInAt lastActiveAt isCurrent } }`;
const END = `mutation ($id: ID!) { endSession(input: { id: $id }) { count } }`;
const END_OTHERS = `mutation { endOtherSessions { count } }`;
const HOUR = 60 * 60 * 1000;

interface Session {
  readonly id: string;
  readonly browser: string | null;
  readonly isCurrent: boolean;
}

describe("a person's sessions", () => {
  let app: TestApp;
  let me: Client;
  let names = 0;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const list = async (): Promise<readonly Session[]> => (await me.query<{ sessions: Session[] }>(LIST)).sessions;
  /** The person signs in elsewhere too; answers the id of that session. */
  const signInElsewhere = async (browser: string): Promise<string> => {
    const id = `session-${++names}`;
    await createSignIn(app.test.database, { subject: me.person.subject, id, at: app.clock.now(), browser });
    return id;
  };

  it("are listed, the one that asks first, then the last active", async () => {
    app.clock.advance(HOUR);
    const phone = await signInElsewhere("Safari on iOS");
    app.clock.advance(HOUR);
    const work = await signInElsewhere("Edge on Windows");

    const sessions = await list();

    expect(sessions.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [me.token, true],
      [work, false],
      [phone, false],
    ]);
    expect(sessions[1]).toEqual({
      id: work,
      browser: "Edge on Windows",
      signedInAt: app.clock.now().toISOString(),
      lastActiveAt: app.clock.now().toISOString(),
      isCurrent: false,
    });
  });

  it("end one by one, and the log says so", async () => {
    const phone = await signInElsewhere("Safari on iOS");

    const ended = await me.query(END, { id: phone });
    const again = await me.failure(END, { id: phone });
    const { logEntries } = await me.query<{ logEntries: { nodes: object[] } }>(
      `{ logEntries { nodes { action entry isUndoable } } }`,
    );

    expect(ended).toEqual({ endSession: { count: 1 } });
    expect(again.extensions?.code).toBe("NOT_FOUND");
    expect((await list()).map(({ id }) => id)).toEqual([me.token]);
    expect(logEntries.nodes).toEqual([{ action: "session.ended", entry: "Ended a session", isUndoable: false }]);
  });

  it("end all at once but the one that asks, and other people's go on", async () => {
    await signInElsewhere("Safari on iOS");
    await signInElsewhere("Edge on Windows");
    const other = await app.signIn();

    const ended = await me.query(END_OTHERS);
    const again = await me.query(END_OTHERS);

    expect(ended).toEqual({ endOtherSessions: { count: 2 } });
    expect(again).toEqual({ endOtherSessions: { count: 0 } });
    expect((await list()).map(({ id }) => id)).toEqual([me.token]);
    expect((await other.query<{ sessions: Session[] }>(LIST)).sessions).toHaveLength(1);
  });

  it("are not ours to list or end where an outside provider signs people in", async () => {
    const { database } = app.test;
    const sessions = new SessionService(database, new LogService(database, app.clock), null);
    const claims = { issuer: me.person.issuer, subject: me.person.subject, emailVerified: true };
    const viewer = { ownerId: me.person.id, person: me.person, claims, accessToken: null };

    expect(await sessions.list(viewer)).toBeNull();
    expect(await sessions.endOthers(viewer)).toBe(0);
    await expect(sessions.end(viewer, "anything")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
