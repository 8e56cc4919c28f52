import { Agent, request } from "node:http";
import { answerMessages } from "./child.js";
import type { BenchPerson } from "./people.js";
import { workloadsNamed, type BenchRequest, type Workload } from "./workloads.js";

/** What the parent process says: the people first, then what to send to whom for how long. */
export type LoadMessage =
  | { readonly people: readonly BenchPerson[] }
  | { readonly url: string; readonly workload: string; readonly ms: number };

/** What was sent: the answers, how many of them failed, their bytes and the wall time. None is asked for compressed. */
export interface LoadFigures {
  readonly count: number;
  readonly failed: number;
  readonly bytes: number;
  readonly ms: number;
}

const CONNECTIONS = 16;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
/** The requests so far by workload: what was changed for one server is changed for the other, too. */
const sent = new Map<string, number>();
let people: readonly BenchPerson[] = [];

answerMessages(async (message: LoadMessage) => {
  if ("people" in message) {
    ({ people } = message);
    return null;
  }
  const [workload] = workloadsNamed([message.workload]);
  if (workload === undefined) throw new Error(`There is no workload ${message.workload}.`);
  return run(message.url, workload, message.ms);
});

async function run(url: string, workload: Workload, ms: number): Promise<LoadFigures> {
  const callers = people.filter(workload.isFor);
  const figures = { count: 0, failed: 0, bytes: 0 };
  const begin = performance.now();
  const next = (): BenchRequest => {
    const n = sent.get(workload.name) ?? 0;
    sent.set(workload.name, n + 1);
    const person = callers[n % callers.length];
    if (person === undefined) throw new Error(`Nobody has what ${workload.name} asks for.`);
    return workload.requestOf(person, Math.floor(n / callers.length));
  };
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      do {
        const { isFailed, bytes } = await send(url, next());
        figures.count++;
        figures.failed += isFailed ? 1 : 0;
        figures.bytes += bytes;
      } while (performance.now() - begin < ms);
    }),
  );
  return { ...figures, ms: performance.now() - begin };
}

async function send(
  url: string,
  { method, path, body, token }: BenchRequest,
): Promise<{ readonly isFailed: boolean; readonly bytes: number }> {
  const type = body === null ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const headers = {
    ...type,
    authorization: `Bearer ${token}`,
    accept: "application/graphql-response+json,application/json;q=0.9",
  };
  return new Promise((resolve) => {
    const asked = request(new URL(path, url), { method, headers, agent }, (answer) => {
      let bytes = 0;
      let isFailed = answer.statusCode !== 200;
      answer.on("data", (chunk: Buffer) => {
        if (bytes === 0 && chunk.subarray(0, 9).toString() === '{"errors"') isFailed = true;
        bytes += chunk.length;
      });
      answer.on("end", () => resolve({ isFailed, bytes }));
    });
    asked.on("error", () => resolve({ isFailed: true, bytes: 0 }));
    asked.end(body ?? undefined);
  });
}
