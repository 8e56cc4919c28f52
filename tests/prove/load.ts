import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "../support/client.js";

/** Requests that come all the time, and what they were answered. */
export interface Load {
  /** How often each code was answered; OK for success, NO_ANSWER where the connection was cut. */
  readonly answers: ReadonlyMap<string, number>;
  /** The companies whose making was acknowledged, and who made them. */
  readonly made: ReadonlyMap<string, Client>;
  /** The longest that any of them waited, in milliseconds. */
  readonly longestMs: () => number;
  /** Resolves when the last request is answered. */
  stop(): Promise<void>;
}

const MAKE = `mutation ($id: ID!) { createCompany(input: { id: $id, name: "Made under load" }) { company { id } } }`;
const READ = `{ companies { nodes { id name } } jobHunts { nodes { id } } }`;
const FOUND = `query ($id: ID!) { company(id: $id) { id } }`;
/** A database that is gone refuses at once; nobody asks it again without a pause. */
const PAUSE_MS = 20;

/** Starts a caller for each client, which makes a company and reads lists in turn; one person has two sessions at most. */
export function startLoad(clients: readonly Client[]): Load {
  const answers = new Map<string, number>();
  const made = new Map<string, Client>();
  let [isStopped, longestMs] = [false, 0];
  const call = async (client: Client, query: string, variables: object = {}): Promise<string> => {
    const start = Date.now();
    const code = await answerOf(client, query, variables);
    longestMs = Math.max(longestMs, Date.now() - start);
    answers.set(code, (answers.get(code) ?? 0) + 1);
    if (code !== "OK") await sleep(PAUSE_MS);
    return code;
  };
  const run = async (client: Client): Promise<void> => {
    while (!isStopped) {
      const id = randomUUID();
      if ((await call(client, MAKE, { id })) === "OK") made.set(id, client);
      await call(client, READ);
    }
  };
  const running = Promise.all(clients.map(run));
  return {
    answers,
    made,
    longestMs: () => longestMs,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/** Asks until a change is made, and answers how many milliseconds that took; throws after a minute. */
export async function untilChanged(client: Client): Promise<number> {
  const start = Date.now();
  while ((await answerOf(client, MAKE, { id: randomUUID() })) !== "OK") {
    if (Date.now() - start > 60_000) throw new Error("No change was possible within a minute.");
    await sleep(PAUSE_MS);
  }
  return Date.now() - start;
}

/** The code of the first failure, OK when there is none, and NO_ANSWER when the connection was cut. */
export async function answerOf(client: Client, query: string, variables: object = {}): Promise<string> {
  try {
    const { errors } = await client.graphql(query, variables);
    return errors === undefined ? "OK" : (errors[0]?.extensions?.code ?? "NO_CODE");
  } catch {
    return "NO_ANSWER";
  }
}

/** A sentence for each answer that is neither a success nor DATABASE_UNAVAILABLE, and for each company that is not there. */
export async function findBroken({ answers, made }: Load): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const [code, count] of answers)
    if (code !== "OK" && code !== "DATABASE_UNAVAILABLE") broken.push(`${count} requests were answered ${code}.`);
  for (const [id, client] of made)
    if ((await answerOf(client, FOUND, { id })) !== "OK") broken.push(`The company ${id} is lost.`);
  return broken;
}
