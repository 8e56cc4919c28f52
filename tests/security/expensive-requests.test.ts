import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { SERVER_LIMITS } from "../../gateway/database/data-source.js";
import { PersonSessions } from "../../gateway/database/person-sessions.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { answerOf } from "../prove/load.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

const ALIASES = 15;
/** As many expensive questions as one request can ask, about a table that is locked; each is another statement. */
const QUESTIONS = Array.from({ length: ALIASES }, (_, n) => `a${n}: jobHunts(first: ${n + 1}) { nodes { id } }`);
const HEAVY = `{ ${QUESTIONS.join(" ")} }`;
/** Takes one statement. */
const ONE = `{ jobHunts(first: 1) { nodes { id } } }`;
const LIGHT = `{ contacts(first: 1) { totalCount } }`;
const CHANGE = `mutation { createJobHunt(input: { name: "Never" }) { logEntryId } createNote(input: { noteGuid: "0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a", title: "Never" }) { logEntryId } }`;
/** A locked table stands for a statement that takes long: it costs nobody any processor time. */
const LOCK = "lock table job_hunt in access exclusive mode";
const WAITING = `select count(*)::integer as count from pg_locks where relation = 'job_hunt'::regclass and not granted`;
/** Lets every reading of hunts fail as one that was cut off, without the half minute that it takes. */
const CUT_OFF = [
  `create function cut_off() returns boolean language plpgsql as $$
    begin raise exception 'planted' using errcode = '57014'; end $$`,
  "alter table job_hunt rename to whole_job_hunt",
  "create view job_hunt as select * from whole_job_hunt where cut_off()",
  `insert into whole_job_hunt (owner_id, id, name, status, current_phase, started_phase, note_guid)
    select id, gen_random_uuid(), '', 'ACTIVE', 'PREPARING', 'PREPARING', gen_random_uuid() from person`,
];
/** So often is the server asked whether statements wait. */
const LOOKS = 5_000;

interface LogLine {
  readonly level: number;
  readonly code?: string;
  readonly refusal?: string;
  readonly reference?: string;
  readonly err?: object;
}

/** Sessions that are waited for no longer than a moment, and whose holders run, once it is slow, when the test says so. */
class SlowSessions extends PersonSessions {
  isSlow = false;
  holders = 0;
  refused = 0;
  private release = (): void => undefined;
  private readonly released = new Promise<void>((resolve) => (this.release = resolve));
  private note = (): void => undefined;

  constructor() {
    super(5);
  }

  override async hold<T>(work: () => Promise<T>): Promise<T> {
    if (!this.isSlow) return super.hold(work);
    const begun = async (): Promise<T> => {
      this.holders++;
      this.note();
      await this.released;
      return work();
    };
    try {
      return await super.hold(begun);
    } catch (error) {
      this.refused++;
      this.note();
      throw error;
    }
  }

  /** Waits until so many statements hold a session, and so many were refused. */
  async until(holders: number, refused: number): Promise<void> {
    while (this.holders < holders || this.refused < refused)
      await new Promise<void>((resolve) => (this.note = resolve));
  }

  /** Lets the holders run. */
  go(): void {
    this.release();
  }
}

describe("a request whose statements hold all sessions of its person for longer than one is waited for", () => {
  const lines: LogLine[] = [];
  let sessions: SlowSessions;
  let app: TestApp;
  let me: Client;

  beforeEach(async () => {
    lines.length = 0;
    sessions = new SlowSessions();
    const logger = createLogger("info", { write: (line) => void lines.push(JSON.parse(line) as LogLine) }); // pino's
    app = await startTestApp({ logger, sessions });
    me = await app.signIn();
    sessions.isSlow = true;
  });
  afterEach(() => app.close());

  it("holds one session with all of them once they were answered before", async () => {
    sessions.isSlow = false;
    for (const question of QUESTIONS) await me.query(`{ ${question} }`);
    sessions.isSlow = true;
    const answer = me.graphql(HEAVY);
    await sessions.until(1, 0);
    sessions.go();

    const { errors } = await answer;

    expect([errors, sessions.holders, sessions.refused]).toEqual([undefined, 1, 0]);
  });

  it("is answered as too expensive, logged in one line, and asks no more when it is alone", async () => {
    const answer = me.graphql(HEAVY);
    await sessions.until(2, ALIASES - 2);
    sessions.go();

    const { errors, data } = await answer;

    const [line, ...more] = lines.filter(({ code }) => code !== undefined);
    expect(Object.values(data ?? {}).filter((answered) => answered !== null)).toHaveLength(2);
    expect(errors?.map(({ extensions }) => extensions)).toEqual(
      Array.from({ length: ALIASES - 2 }, () => ({ code: "TOO_EXPENSIVE", reference: line?.reference })),
    );
    expect(line).toMatchObject({ level: 30, code: "TOO_EXPENSIVE", refusal: "too-expensive" });
    expect([more, sessions.holders]).toEqual([[], 2]);
  });

  it("is to be asked again when another request of the person holds one", async () => {
    const other = answerOf(me, ONE);
    await sessions.until(1, 0);
    const answer = me.graphql(HEAVY);
    await sessions.until(2, ALIASES - 1);
    sessions.go();

    const { errors } = await answer;

    const [line, ...more] = lines.filter(({ code }) => code !== undefined);
    expect(errors?.map(({ extensions }) => extensions)).toEqual(
      Array.from({ length: ALIASES - 1 }, () => ({ code: "RATE_LIMITED", retryAfter: 1, reference: line?.reference })),
    );
    expect([line?.refusal, more, await other]).toEqual(["concurrency-limit", [], "OK"]);
  });
});

// The embedded database has one session, so nothing holds a lock that another statement waits for.
if (process.env["TEST_DATABASE_URL"] === undefined) {
  describe("a request with statements that the embedded database cuts off", () => {
    it("is answered as too expensive, and logged in one line without a stack", async () => {
      const lines: LogLine[] = [];
      const logger = createLogger("info", { write: (line) => void lines.push(JSON.parse(line) as LogLine) }); // pino's
      const app = await startTestApp({ logger });
      const me = await app.signIn();
      for (const statement of CUT_OFF) await app.test.database.query(statement);

      const { errors } = await me.graphql(HEAVY);

      expect(new Set(errors?.map(({ extensions }) => extensions?.code))).toEqual(new Set(["TOO_EXPENSIVE"]));
      expect(errors).toHaveLength(ALIASES);
      expect(lines.filter(({ code }) => code !== undefined)).toEqual([
        expect.objectContaining({ level: 30, code: "TOO_EXPENSIVE", reference: errors?.[0]?.extensions?.reference }),
      ]);
      expect(await answerOf(me, LIGHT)).toBe("OK");
      await app.close();
    });
  });
} else {
  describe("a request that is too expensive for a server", () => {
    let app: TestApp;
    let me: Client;
    let other: Client;
    let holder: pg.Client;
    let lines: LogLine[];

    async function open(limits: Partial<typeof SERVER_LIMITS>): Promise<void> {
      lines = [];
      const logger = createLogger("info", { write: (line) => void lines.push(JSON.parse(line) as LogLine) }); // pino's
      app = await startTestApp({ logger, serverLimits: { ...SERVER_LIMITS, lockMs: 60_000, ...limits } });
      [me, other] = [await app.signIn(), await app.signIn()];
      holder = new pg.Client({ connectionString: app.test.url ?? "" });
      await holder.connect();
    }
    const close = async (): Promise<void> => {
      await holder.end();
      await app.close();
    };
    const failures = (): readonly LogLine[] => lines.filter(({ code }) => code !== undefined);

    describe.each([
      ["the server ends the statement", { statementMs: 500 }],
      ["the server is not waited for any longer, and is up", { answerMs: 500 }],
    ])("of which %s", (_how, limits) => {
      beforeAll(() => open(limits));
      afterAll(close);

      it("is answered as such, and logged in one line without a stack", async () => {
        await holder.query("begin");
        await holder.query(LOCK);

        const { errors, data } = await me.graphql(HEAVY);

        await holder.query("rollback");
        const [line, ...more] = failures();
        expect(data).toEqual(Object.fromEntries(Array.from({ length: ALIASES }, (_, n) => [`a${n}`, null])));
        expect(errors).toHaveLength(ALIASES);
        expect(new Set(errors?.map(({ extensions }) => JSON.stringify(extensions)))).toEqual(
          new Set([JSON.stringify({ code: "TOO_EXPENSIVE", reference: line?.reference })]),
        );
        expect(line).toMatchObject({ level: 30, code: "TOO_EXPENSIVE", refusal: "too-expensive" });
        expect([line?.err, more]).toEqual([undefined, []]);
      });

      it("is 422 over REST", async () => {
        await holder.query("begin");
        await holder.query(LOCK);

        const { status, body } = await me.rest("GET", "/jobhunt/getall");

        await holder.query("rollback");
        expect([status, body]).toEqual([422, { error: expect.objectContaining({ code: "TOO_EXPENSIVE" }) }]);
      });

      it("changes nothing, and the next request is answered", async () => {
        await holder.query("begin");
        await holder.query(LOCK);

        const { errors } = await me.graphql(CHANGE);

        await holder.query("rollback");
        const [notes] = await app.test.database.query<{ count: number }>(`select count(*)::integer as count from note`);
        expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(["TOO_EXPENSIVE", "TOO_EXPENSIVE"]);
        expect(notes?.count).toBe(0);
        expect([await answerOf(me, HEAVY), await answerOf(other, LIGHT)]).toEqual(["OK", "OK"]);
      });
    });

    describe("when four of them are one person's", () => {
      beforeAll(() => open({ statementMs: 60_000, answerMs: 60_000 }));
      afterAll(close);

      it("others are answered meanwhile, and those four after it", async () => {
        await holder.query("begin");
        await holder.query(LOCK);
        const requests = Promise.all(Array.from({ length: 4 }, () => answerOf(me, HEAVY)));
        for (let look = 0; look < LOOKS && (await waiting()) < 2; look++);

        const answered = [await answerOf(other, LIGHT), await answerOf(other, LIGHT)];
        const held = await waiting();

        await holder.query("rollback");
        expect([answered, held]).toEqual([["OK", "OK"], 2]);
        expect(await requests).toEqual(["OK", "OK", "OK", "OK"]);
      });

      async function waiting(): Promise<number> {
        return (await holder.query<{ count: number }>(WAITING)).rows[0]?.count ?? 0;
      }
    });
  });
}
