import { readFileSync, writeFileSync } from "node:fs";
import { OPERATION_LIMITS } from "../../gateway/graphql/operation-limits.js";
import { readProcessorMs } from "../../gateway/platform/proc-stat.js";
import { PAGE_MAX } from "../../schema/limits.js";
import type { Client } from "../support/client.js";
import { signUpAt } from "../support/product-client.js";
import { startProduct, type Product } from "../support/product.js";
import { createProofDatabase } from "./proof-database.js";
import type { Proof, ProofResult, ProofRun } from "./proof.js";

const SENDER = { name: "Kim Sender", email: "kim@example.org", password: "a long enough password" };
const MB = 1024 * 1024;
/** What one request may cost: processor time of the main thread, and memory beyond what it sends and gets. */
const BOUNDS = { mainMs: 500, memory: 50 * MB } as const;
/** The statuses of a request that was read. Any other turns it away whatever it holds, such as the 429 of the rate limit. */
const ANSWERS: ReadonlySet<number> = new Set([200, 400, 413]);

/** One request that would be costly, were it not bounded. */
interface BigRequest {
  readonly name: string;
  readonly send: (client: Client, seed: Seed) => Promise<Response>;
}

/** What lies in the database before the requests are sent. */
interface Seed {
  readonly noteGuid: string;
}

const CREATE = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id noteGuid } } }`;
const COUNT = `query ($first: Int!) { companies(first: $first) { totalCount } }`;

/** `times(3, (n) => `a${n}`)` is `a0 a1 a2`. */
function times(count: number, part: (n: number) => string, between = " "): string {
  return Array.from({ length: count }, (_, n) => part(n)).join(between);
}

const post = (client: Client, body: string, path = "/graphql"): Promise<Response> =>
  client.send(path, { method: "POST", body });
const operation = (client: Client, query: string, variables: object = {}): Promise<Response> =>
  post(client, JSON.stringify({ query, variables }));

const REQUESTS: readonly BigRequest[] = [
  {
    name: "200,000 unknown keys, 2.2 MB",
    send: (client) =>
      post(client, `{"query":"${CREATE}","variables":{"input":{${times(200_000, (n) => `"k${n}":1`, ",")}}}}`),
  },
  {
    name: "1,900 unknown keys of 3 KB",
    send: (client) =>
      post(
        client,
        `{"query":"${CREATE}","variables":{"input":{${times(1_900, (n) => `"k${n}${"x".repeat(3_000)}":1`, ",")}}}}`,
      ),
  },
  {
    name: "60 unknown keys of 100 KB text",
    send: (client) =>
      post(
        client,
        `{"query":"${CREATE}","variables":{"input":{${times(60, (n) => `"k${n}":"${"x".repeat(100_000)}"`, ",")}}}}`,
      ),
  },
  {
    name: "a list of a million numbers",
    send: (client) => post(client, `{"query":"${COUNT}","variables":{"first":[${times(1_000_000, () => "1", ",")}]}}`),
  },
  {
    name: "brackets 3 million deep",
    send: (client) =>
      post(client, `{"query":"{ __typename }","variables":{"a":${"[".repeat(3_000_000)}${"]".repeat(3_000_000)}}}`),
  },
  {
    name: "a text of 6.9 MB in place of a number",
    send: (client) => operation(client, COUNT, { first: "x".repeat(6_900_000) }),
  },
  {
    name: "an operation of 6 MB of comments",
    send: (client) => operation(client, `{ __typename }${"#\n".repeat(3_000_000)}`),
  },
  {
    name: "an operation of 1 MB in one text",
    send: (client) => operation(client, `{ companies(filter: "${"x".repeat(1_000_000)}") { totalCount } }`),
  },
  {
    name: "1,000 directives",
    send: (client) => operation(client, `{ __typename ${times(1_000, () => "@include(if: true)")} }`),
  },
  {
    name: "fragments in fragments, twice each",
    send: (client) =>
      operation(
        client,
        `{ ...f0 } ${times(60, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f60 on Query { __typename }`,
      ),
  },
  {
    name: "900 unknown fields in a value of the operation",
    send: (client) =>
      operation(client, `mutation { createCompany(input: { ${times(900, (n) => `k${n}: 1`)} }) { logEntryId } }`),
  },
  {
    name: "notes of 41 MB under 15 names",
    send: (client, { noteGuid }) =>
      operation(
        client,
        `query ($guid: ID!) { ${times(15, (n) => `a${n}: notes(noteGuid: $guid, first: 100) { nodes { content } }`)} }`,
        { guid: noteGuid },
      ),
  },
  {
    name: "one page of notes of 41 MB",
    send: (client, { noteGuid }) =>
      operation(client, `query ($guid: ID!) { notes(noteGuid: $guid, first: 200) { nodes { content } } }`, {
        guid: noteGuid,
      }),
  },
  {
    name: "hunts with everything, 15 pages of 200",
    send: (client) =>
      operation(client, `{ ${times(15, (n) => `a${n}: jobHunts(first: 200) { nodes { ...hunt } }`)} } ${HUNT}`),
  },
  {
    name: "hunts with everything, as many as fit",
    send: (client) =>
      operation(
        client,
        `{ ${times(OPERATION_LIMITS.rows / PAGE_MAX, (n) => `a${n}: jobHunts(first: 200) { nodes { ...hunt } }`)} } ${HUNT}`,
      ),
  },
  {
    name: "job details of 60 MB in one page of hunts",
    send: (client) => operation(client, `{ jobHunts(first: 200) { nodes { jobDetails { data } } } }`),
  },
  { name: "the log of 41 MB", send: (client) => operation(client, `{ logEntries(first: 200) { nodes { entry } } }`) },
  {
    name: "REST: the notes of 41 MB",
    send: (client, { noteGuid }) => client.send(`/api/note/get?gunid=${noteGuid}`),
  },
  {
    name: "REST: a body of 200,000 names",
    send: (client) => post(client, `{${times(200_000, (n) => `"k${n}":1`, ",")}}`, "/api/company/store"),
  },
];

const HUNT = `fragment hunt on JobHunt { id name noteGuid status currentPhase createdAt updatedAt version
  noteCount
  phases { name steps { ...step } } wholeHuntSteps { ...step } }
  fragment step on Step { id number key name status changedAt allowedActions }`;

/** Sends the costliest requests there are to the product on the embedded database. */
export const bigRequests: Proof = {
  promise: "No request costs the main thread more than 0.5 s, or 50 MB beyond what it sends and gets.",
  rounds: 3,
  // It changes nothing. Each of them is its own fault, so that there is nothing to wait for.
  minimum: { count: REQUESTS.length, unit: "answered requests" },
  async run(run) {
    const database = await createProofDatabase();
    const product = await startProduct({ DATABASE_URL: database.url });
    try {
      return await measure(product, run);
    } finally {
      await product.dispose();
      await database.drop();
    }
  },
};

async function measure(product: Product, { say, inTurn }: ProofRun): Promise<ProofResult> {
  const client = await signUpAt(product.url, SENDER);
  const seed = await fill(client);
  await operation(client, "{ __typename }");
  const worst = new Map<string, Cost>();
  let answered = 0;
  for (const { number: round } of inTurn(() => answered)) {
    for (const { name, send } of REQUESTS) {
      const cost = await costOf(product, () => send(client, seed));
      if (ANSWERS.has(cost.status)) answered++;
      say(`${round} ${name}: ${inWords(cost)}`);
      const before = worst.get(name) ?? cost;
      worst.set(name, {
        ...cost,
        mainMs: Math.max(cost.mainMs, before.mainMs),
        memory: Math.max(cost.memory, before.memory),
      });
    }
  }
  return {
    figures: Object.fromEntries([...worst].map(([name, cost]) => [name, inWords(cost)])),
    broken: [...worst].flatMap(([name, cost]) => {
      const isKept = cost.mainMs <= BOUNDS.mainMs && cost.memory <= BOUNDS.memory + cost.answer;
      return isKept ? [] : [`${name}: ${inWords(cost)}.`];
    }),
  };
}

/** A company with 41 notes of 1 MB, and 200 hunts, 150 of them with a job record of 400 KB. */
async function fill(client: Client): Promise<Seed> {
  const created = await client.query<{ createCompany: { company: { noteGuid: string } } }>(CREATE, {
    input: { name: "Full" },
  });
  const { noteGuid } = created.createCompany.company;
  const content = "lorem ipsum ".repeat(83_000);
  for (let n = 0; n < 41; n++)
    await client.query(`mutation ($input: CreateNoteInput!) { createNote(input: $input) { logEntryId } }`, {
      input: { noteGuid, title: `${n}`, content },
    });
  const data = JSON.stringify({ jobTitle: "x".repeat(399_000) });
  for (let n = 0; n < 200; n++) {
    const { createJobHunt } = await client.query<{ createJobHunt: { jobHunt: { id: string } } }>(
      `mutation { createJobHunt(input: { name: "Hunt" }) { jobHunt { id } } }`,
    );
    const jobHuntId = createJobHunt.jobHunt.id;
    if (n < 150)
      await client.query(`mutation ($input: SaveJobDataInput!) { saveJobData(input: $input) { id } }`, {
        input: { jobHuntId, data },
      });
  }
  return { noteGuid };
}

/** What one request cost the product. */
interface Cost {
  readonly status: number;
  /** The length of the answer, in bytes. */
  readonly answer: number;
  readonly mainMs: number;
  /** By how much its memory grew at most, in bytes. */
  readonly memory: number;
  /** The time the caller waited. */
  readonly waitedMs: number;
}

async function costOf({ pid }: Product, send: () => Promise<Response>): Promise<Cost> {
  writeFileSync(`/proc/${pid}/clear_refs`, "5"); // the peak begins anew
  const [mainBefore, memoryBefore, start] = [mainMsOf(pid), memoryOf(pid, "VmRSS"), performance.now()];
  const response = await send();
  const answer = await response.arrayBuffer();
  return {
    status: response.status,
    answer: answer.byteLength,
    mainMs: mainMsOf(pid) - mainBefore,
    memory: memoryOf(pid, "VmHWM") - memoryBefore,
    waitedMs: Math.round(performance.now() - start),
  };
}

/** The processor time of the main thread, whose id is that of the process. Throws when the product is gone. */
function mainMsOf(pid: number): number {
  const used = readProcessorMs(`/proc/${pid}/task/${pid}/stat`);
  if (used === null) throw new Error(`the product (process ${pid}) is gone`);
  return used;
}

function memoryOf(pid: number, field: "VmRSS" | "VmHWM"): number {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

function inWords({ status, answer, mainMs, memory, waitedMs }: Cost): string {
  return `${status}, ${mainMs} ms, +${Math.round(memory / MB)} MB, answer ${(answer / MB).toFixed(1)} MB, waited ${waitedMs} ms`;
}
