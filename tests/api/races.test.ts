import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { UPLOAD_GRACE_HOURS } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import {
  NEW_HUNT,
  PHASES,
  possibleAfter,
  seen,
  STEPS,
  type JobHuntRequest,
  type JobHuntState,
} from "../support/job-hunt-model.js";
import { RACE_LIMIT_MS, raceRounds } from "../support/race-rounds.js";
import { send } from "../support/send-job-hunt.js";

const AT_ONCE = 8;
const HISTORIES = raceRounds(12, 1, 6);
const HOUR_MS = 60 * 60 * 1000;

/** Each kind of record that notes can be attached to: its noun, the field that names it, its verb of change, its kind in the trash. */
const KINDS: readonly (readonly [noun: string, nameField: string, change: string, kind: string])[] = [
  ["JobHunt", "name", "rename", "JOB_HUNT"],
  ["IdealJob", "name", "update", "IDEAL_JOB"],
  ["Company", "name", "update", "COMPANY"],
  ["Contact", "lastName", "update", "CONTACT"],
  ["Document", "name", "update", "DOCUMENT"],
];

const ADVANCE = `mutation ($id: ID!, $from: PhaseName!) { done: advanceJobHunt(input: { id: $id, from: $from }) { logEntryId jobHunt { currentPhase status version } } }`;
const ADD_NOTE = `mutation ($noteGuid: ID!) { createNote(input: { noteGuid: $noteGuid, title: "Overtaken" }) { note { id } } }`;
const COMPLETE = `mutation ($id: ID!) { completeStep(input: { jobHuntId: $id, step: DECIDE_ON_JOB }) { logEntryId } }`;
const LOGGED = `{ logEntries(first: 20) { nodes { action subjectId } } }`;
const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId url } }`;
const TAKE_FILE = `mutation ($id: ID!, $fileId: ID!) { updateDocument(input: { id: $id, fileId: $fileId }) { logEntryId } }`;
const RESTORE = `mutation ($kind: RecordKind!, $id: ID!) { restore(input: { kind: $kind, id: $id }) { logEntryId } }`;
const EMPTY = `mutation { emptyTrash { count } }`;
const HUNT = `query ($id: ID!) { jobHunt(id: $id) { status currentPhase terminationReason terminatedAt
  phases { status steps { name status } } wholeHuntSteps { name status } } }`;
const HUNTS = raceRounds(10, PHASES.length, 3);
// At least four, so that the deletion comes at each place among the others.
const ROUNDS = raceRounds(6, KINDS.length, 4);
/** What a person can find of what was asked for: the note and the record by their names, and what lies in the trash. */
const FOUND = `query ($noteGuid: ID!) { search(text: "Overtaken") { id } notes(noteGuid: $noteGuid) { nodes { title } } trash { nodes { id } } }`;
/** Notes that are attached to nothing, neither on what is there nor on what lies in the trash. */
const ORPHANS = `select id from note where owner_id = $1 and note_guid not in (${["job_hunt", "ideal_job", "company", "contact", "document"].map((table) => `select note_guid from ${table}`).join(" union all ")})`;
const REQUEST = fc.constantFrom<JobHuntRequest>(
  ...PHASES.map((_, from) => ({ asks: "advanceJobHunt", from }) as const),
  ...PHASES.map((_, to) => ({ asks: "activatePhase", to }) as const),
  ...[null, "The role was closed", "No answer"].map((reason) => ({ asks: "terminateJobHunt", reason }) as const),
  ...STEPS.flatMap((step) =>
    (["openStep", "completeStep", "resetStep", "skipStep"] as const).map((asks) => ({ asks, step })),
  ),
  ...(["reopenJobHunt", "reopenJobHunt", "deleteJobHunt", "restore", "restore"] as const).map((asks) => ({ asks })),
);

interface Logged {
  readonly logEntries: { readonly nodes: readonly { readonly action: string; readonly subjectId: string | null }[] };
}
interface Found {
  readonly search: readonly { readonly id: string }[];
  readonly notes: { readonly nodes: readonly { readonly title: string }[] };
  readonly trash: { readonly nodes: readonly { readonly id: string }[] };
}

interface Step {
  readonly name: string;
  readonly status: string;
}

interface JobHunt {
  readonly status: string;
  readonly currentPhase: string;
  readonly terminationReason: string | null;
  readonly terminatedAt: string | null;
  readonly phases: readonly { readonly status: string; readonly steps: readonly Step[] }[];
  readonly wholeHuntSteps: readonly Step[];
}

/** A hunt in the words of the model. */
interface SeenJobHunt extends Pick<JobHunt, "status" | "currentPhase" | "terminationReason"> {
  readonly isDated: boolean;
  readonly phases: readonly string[];
  readonly steps: Readonly<Record<string, string>>;
}

/** Some requests that are sent at once, and must be answered as if one had been sent after the other. */
class AtOnce implements fc.AsyncCommand<{ possible: readonly JobHuntState[] }, { id: string; lines: string[] }> {
  constructor(
    private readonly requests: readonly JobHuntRequest[],
    private readonly client: () => Client,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: { possible: readonly JobHuntState[] }, hunt: { id: string; lines: string[] }): Promise<void> {
    const client = this.client();
    const answered = await Promise.all(
      this.requests.map(async (request) => {
        const [outcome, logEntryId] = await send(client, hunt.id, request);
        if (logEntryId !== null) hunt.lines.push(logEntryId);
        return [request, outcome] as const;
      }),
    );
    const now = await look(client, hunt.id);

    const explained = unique(model.possible.flatMap((before) => possibleAfter(before, answered)));
    model.possible = explained.filter((state) => JSON.stringify(seen(state)) === JSON.stringify(now));
    if (model.possible.length === 0) expect({ answered, now }).toEqual(explained.map(seen));
  }

  toString(): string {
    return JSON.stringify(this.requests);
  }
}

describe("what is asked for at once", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  it(
    "moves a hunt out of each phase once, however many ask for it",
    async () => {
      for (let at = 0; at < HUNTS; at++) {
        const { id } = await createJobHunt(me);
        for (const [stage, from] of PHASES.entries()) {
          const answers = await Promise.all(
            Array.from({ length: AT_ONCE }, () =>
              me.query<{ done: { logEntryId: string | null; jobHunt: object } }>(ADVANCE, { id, from }),
            ),
          );

          const status = stage === PHASES.length - 1 ? "DONE" : "ACTIVE";
          const moved = { currentPhase: PHASES[stage + 1] ?? from, status, version: stage + 2 };
          expect(answers.map(({ done }) => done.jobHunt)).toEqual(answers.map(() => moved));
          expect(answers.filter(({ done }) => done.logEntryId !== null)).toHaveLength(1);
        }
      }
    },
    RACE_LIMIT_MS,
  );

  it.each(KINDS)(
    "leaves no loose end where a record is deleted, and gives back all that was done before: %s",
    async (noun, nameField, change, kind) => {
      const client = await app.signIn();
      const field = noun.charAt(0).toLowerCase() + noun.slice(1);
      const { create, read, rename, remove } = {
        create: `mutation { made: create${noun}(input: { ${nameField}: "First" }) { record: ${field} { id noteGuid } } }`,
        read: `query ($id: ID!) { record: ${field}(id: $id) { name: ${nameField} } }`,
        rename: `mutation ($id: ID!) { ${change}${noun}(input: { id: $id, ${nameField}: "Second" }) { logEntryId } }`,
        remove: `mutation ($id: ID!) { delete${noun}(input: { id: $id }) { logEntryId } }`,
      };
      const file = new File(["Hello"], "cv.txt");
      const extra = { JobHunt: COMPLETE, Document: TAKE_FILE }[noun];
      let url = "";

      for (let round = 0; round < ROUNDS; round++) {
        const { made } = await client.query<{ made: { record: { id: string; noteGuid: string } } }>(create);
        const { id, noteGuid } = made.record;
        const others = [
          () => succeeds(client, rename, { id }),
          () => succeeds(client, ADD_NOTE, { noteGuid }),
          async () => {
            if (extra !== TAKE_FILE) return extra !== undefined && succeeds(client, extra, { id });
            const { uploadFile } = await client.query<{ uploadFile: { fileId: string; url: string } }>(UPLOAD, {
              file,
            });
            url = new URL(uploadFile.url).pathname;
            return succeeds(client, TAKE_FILE, { id, fileId: uploadFile.fileId });
          },
        ];
        const removing = {
          at: round % (others.length + 1),
          done: (): Promise<unknown> => client.query(remove, { id }),
        };

        // Each round the deletion is sent at another place among the others.
        const [before, after] = [others.slice(0, removing.at), others.slice(removing.at)];
        const started = before.map((send) => send());
        const removed = removing.done();
        const [renamed, isNoted, more] = await Promise.all([...started, ...after.map((send) => send())]);
        await removed;
        // A change of a hunt is answered with the hunt as it is after its plan, and it may be deleted by then.
        const { logEntries } = await client.query<Logged>(LOGGED);
        const acts = logEntries.nodes.flatMap(({ action, subjectId }) => (subjectId === id ? action : []));
        const isRenamed = noun === "JobHunt" ? acts.includes("jobHunt.renamed") : renamed;
        const hasMore = noun === "JobHunt" ? acts.includes("step.completed") : more;
        const gone = await client.query<{ record: null }>(read, { id });
        const hidden = await client.query<Found>(FOUND, { noteGuid });
        const hiddenFile = hasMore && extra === TAKE_FILE ? (await client.send(url)).status : 404;
        await client.query(RESTORE, { kind, id });
        const back = await client.query<{ record: { name: string } }>(read, { id });
        const shown = await client.query<Found>(FOUND, { noteGuid });
        const steps = noun === "JobHunt" ? (await look(client, id))?.steps.DECIDE_ON_JOB : undefined;
        const text = hasMore && extra === TAKE_FILE ? await (await client.send(url)).text() : "Hello";

        expect([gone.record, hiddenFile]).toEqual([null, 404]);
        expect(hidden).toEqual({ search: [], notes: { nodes: [] }, trash: { nodes: [{ id }] } });
        expect(back.record.name).toBe(isRenamed ? "Second" : "First");
        expect([shown.search.length, shown.notes.nodes.length]).toEqual(isNoted ? [1, 1] : [0, 0]);
        expect(shown.trash.nodes).toEqual([]);
        if (noun === "JobHunt") expect(steps).toBe(hasMore ? "DONE" : "INACTIVE");
        expect(text).toBe("Hello");

        await Promise.all([
          succeeds(client, ADD_NOTE, { noteGuid }),
          client.query(remove, { id }).then(() => client.query(EMPTY)),
          succeeds(client, ADD_NOTE, { noteGuid }),
        ]);
        expect(await app.test.database.query(ORPHANS, [client.person.id])).toEqual([]);
      }
      app.clock.advance(UPLOAD_GRACE_HOURS * HOUR_MS);
      await app.services.fileSweep.run();
      expect(await readdir(join(app.filesFolder, client.person.id)).catch(() => [])).toEqual([]);
    },
    RACE_LIMIT_MS,
  );

  it(
    "leaves a hunt as one request after the other would have left it, and says so in the log",
    async () => {
      const commands = fc.commands(
        [fc.array(REQUEST, { minLength: 1, maxLength: 4 }).map((requests) => new AtOnce(requests, () => me))],
        { maxCommands: 12, size: "max" },
      );

      await fc.assert(
        fc.asyncProperty(commands, async (history) => {
          const { id, logEntryId } = await createJobHunt(me);
          const hunt = { id, lines: [logEntryId] };
          const model = { possible: [NEW_HUNT] as readonly JobHuntState[] }; // it narrows and widens as answers arrive
          await fc.asyncModelRun(
            () => ({ model, real: hunt }),
            [...history, new AtOnce([{ asks: "restore" }], () => me)],
          );

          const lines = await app.test.database.query<{ id: string }>(
            `select id from log_entry where owner_id = $1 and subject_id = $2`,
            [me.person.id, id],
          );
          expect(lines.map((line) => line.id).sort()).toEqual(hunt.lines.sort());
        }),
        { numRuns: HISTORIES, endOnFailure: true },
      );
    },
    RACE_LIMIT_MS,
  );
});

/** Whether it was done; the one good reason why not is that the record was gone. */
async function succeeds(client: Client, mutation: string, variables: object): Promise<boolean> {
  const { errors } = await client.graphql(mutation, variables);
  if (errors !== undefined) expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["NOT_FOUND"]);
  return errors === undefined;
}

/** Each state once, or their number would grow with every round. */
function unique(states: readonly JobHuntState[]): readonly JobHuntState[] {
  return [...new Map(states.map((state) => [JSON.stringify(state), state])).values()];
}

/** A hunt as its owner sees it, in the words of the model. */
async function look(client: Client, id: string): Promise<SeenJobHunt | null> {
  const { jobHunt } = await client.query<{ jobHunt: JobHunt | null }>(HUNT, { id });
  if (jobHunt === null) return null;
  const { status, currentPhase, terminationReason, terminatedAt, phases, wholeHuntSteps } = jobHunt;
  const all = [...phases.flatMap(({ steps }) => steps), ...wholeHuntSteps];
  return {
    status,
    currentPhase,
    terminationReason,
    isDated: terminatedAt !== null,
    phases: phases.map((phase) => phase.status),
    steps: Object.fromEntries(STEPS.map((name) => [name, all.find((step) => step.name === name)?.status ?? ""])),
  };
}
